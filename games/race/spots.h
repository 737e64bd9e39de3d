// Names in a ruleset to squares of the board and stations of a path: a square means every
// visit to it, a kind all its squares, a number one position of each seat's path.
#pragma once

#include "games/race/program.h"

#include <optional>
#include <string_view>

namespace sivba::race {

// Row letter and column of a name like "B12"; nothing if it is not one.
std::optional<std::pair<char, int>> parse_square(std::string_view name);
// The same square with the rows of the board turned over.
std::string mirrored_square(const Names& squares, const std::string& square);
// The way of a seat as squares, mirrored where the rules say so.
Names way_of(const Rules& rules, const Rules::Ways& ways, Seat seat);
inline Names path_of(const Rules& rules, Seat seat) { return way_of(rules, rules.path, seat); }
inline Names fork_of(const Rules& rules, Seat seat) { return way_of(rules, rules.path.fork, seat); }

// Index in board.squares, which is its size for an unknown name.
std::size_t square_index(const Rules& rules, std::string_view name);
bool has_square(const Rules& rules, std::string_view name);
// The squares of a kind; null for an unknown one.
const Names* squares_of_kind(const Rules& rules, std::string_view name);
// A number from 1 to the length of the path.
std::optional<int> position_in(const Rules& rules, std::string_view name);

// Bit per square, for names of squares and kinds.
std::uint64_t square_bits(const Rules& rules, const Names& names);
// Stations of the seat's path that the names mean; needs Program::square_at and number.
Positions stations_of(const Rules& rules, const Program& program, Seat seat, const Names& names);

}  // namespace sivba::race
