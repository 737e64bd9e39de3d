// From the Rules an author wrote to the tables the game is played with.
#pragma once

#include "framework/ruleset/document.h"
#include "games/race/program.h"

#include <optional>

namespace sivba::race {

// Reports everything that does not fit together, each at its place in `root`, and
// returns nothing in that case.
std::optional<Program> compile(const Rules& rules, const Node& root, Diagnostics& diagnostics);

}  // namespace sivba::race
