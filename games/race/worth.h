// What a piece is worth at each position, for the evaluation (evaluate.h).
#pragma once

#include "games/race/program.h"

namespace sivba::race {

void fill_worth(Program& program);

}  // namespace sivba::race
