// Fills the tables of a Program from rules in which board, paths and places are known to fit.
#pragma once

#include "games/race/program.h"

namespace sivba::race {

Program tables_of(const Rules& rules);

}  // namespace sivba::race
