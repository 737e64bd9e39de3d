// The throw that lies on the table in a position that nobody has seen thrown: one that a game
// starts from may stand after a throw.
#pragma once

#include "framework/rules/game.h"

#include <optional>

namespace sivba {

// Read from the position's JSON, where every family with dice writes such a throw as "throw".
std::optional<Event> throw_on_table(const Game& game, const Position& position);

}  // namespace sivba
