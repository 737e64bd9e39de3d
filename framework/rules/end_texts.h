// The end of a game in words, the same for every family.
#pragma once

#include "framework/rules/game.h"

namespace sivba {

// "South wins, 26 to 22: more than half of all seeds." Empty while the game is open.
Message outcome_text(const Game& game, const Outcome& outcome);
// The part behind the colon: "more than half of all seeds".
Message end_reason_text(EndReason reason);

}  // namespace sivba
