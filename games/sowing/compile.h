// From the Rules of a ruleset to the Program of the kernel.
#pragma once

#include "framework/ruleset/document.h"
#include "games/sowing/program.h"

namespace sivba::sowing {

inline constexpr int max_seeds_of_rulesets = 9'999;  // docs/authors.md: what a ruleset may ask for

// Reports combinations without sense, naming the two keys, where they stand in `root`.
void check_combinations(const Rules& rules, const Node& root, Diagnostics& diagnostics);

// Precondition: check_combinations reported nothing.
Program compile_rules(const Rules& rules);

}  // namespace sivba::sowing
