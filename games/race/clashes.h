// Combinations of words that make no sense, each refused with both keys named.
#pragma once

#include "framework/ruleset/document.h"
#include "games/race/rules.h"

namespace sivba::race {

// Needs rules whose board, path and places are known to be right.
void check_clashes(const Rules& rules, const Node& root, Diagnostics& diagnostics);

}  // namespace sivba::race
