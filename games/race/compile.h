// From the Rules an author wrote to the tables the game is played with.
#pragma once

#include "framework/ruleset/document.h"
#include "games/race/program.h"

#include <optional>

namespace sivba::race {

// Reports everything that does not fit together, each at its place in `root`, and
// returns nothing in that case.
std::optional<Program> compile(const Rules& rules, const Node& root, Diagnostics& diagnostics);

// The path of a seat as squares, mirrored where the rules say so. Needs checked rules.
Names path_of(const Rules& rules, Seat seat);
// The same square with the rows of the board turned over.
std::string mirrored_square(const Names& squares, const std::string& square);
// Row letter and column of a name like "B12"; nothing if it is not one.
std::optional<std::pair<char, int>> parse_square(std::string_view name);

}  // namespace sivba::race
