// Rules of the null family as an author writes them: two seats take turns doing
// nothing. The smallest complete family; a new one starts as a copy of this folder.
#pragma once

#include "framework/ruleset/schema.h"

namespace sivba::null {

struct Rules {
    int turns = 4;  // turns until the game is a draw
};

const WordTable<Rules>& words();

}  // namespace sivba::null
