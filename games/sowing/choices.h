// Where on the board a decision of a sowing game is asked, and what tells it from the
// others asked there: the pit it heads for, the seeds it moves, the pits it takes as well.
#pragma once

#include "framework/rules/game.h"
#include "games/sowing/snapshot.h"

namespace sivba::sowing {

// Everything of the Choice but its token, its words and its landing.
Choice asked_choice(const Program& program, const Snapshot& shot, Move move);

// Both seats choose without knowing of each other: nothing of a decision may be foreseen.
inline bool chosen_unseen(const Snapshot& shot) { return shot.pending == Pending::together; }

}  // namespace sivba::sowing
