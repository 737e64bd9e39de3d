// The schema table of race games: every word a ruleset of the family may use.
#pragma once

#include "framework/ruleset/schema.h"
#include "games/race/rules.h"

namespace sivba::race {

const WordTable<Rules>& words();

// The kinds of square a board can show, in the order of the reference.
const std::vector<WordValue>& square_kinds();

}  // namespace sivba::race
