// What every family's compile() needs when it looks for faults: where a word stands in
// the file, and whether the number of players is one that the kernel can seat.
#pragma once

#include "framework/ruleset/ruleset.h"

namespace sivba {

inline constexpr std::size_t no_item = static_cast<std::size_t>(-1);

// Where the value of `path` ("capture.take") stands, or the block nearest to it; with
// `item`, where that item of its list does.
Mark mark_of(const Node& root, std::string_view path, std::size_t item = no_item);

// Of two words that clash, the one that the author of the file wrote himself, not what he
// extends or left at its default; the first if both stand in one file.
std::string_view to_blame(const Node& root, std::string_view path, std::string_view other);

// Reports a `players` other than `seats`, the seats of the family's kernel (K::seats).
void check_players(const Ruleset& frame, int seats, const Node& root, Diagnostics& diagnostics);

}  // namespace sivba
