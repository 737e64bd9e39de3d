// The tables of a four-row board.
#pragma once

#include "games/sowing/program.h"

namespace sivba::sowing {

class Clashes;

// Reports words of a four-row game that make no sense together.
void check_four_rows(const Rules& rules, Clashes& clashes);

// Fills everything of a Program but its rules, for a board of four rows.
void lay_four_rows(Program& program);
// Seeds of one seat when the game begins, by the pits of its ring.
std::vector<int> opening_of(const Rules& rules);
// The number on its owner's ring of a pit that exists on the board.
int ring_pit(const Rules& rules, PitName name);

}  // namespace sivba::sowing
