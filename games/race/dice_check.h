// The dice of a ruleset: what they can throw, and whether such throws end the game.
#pragma once

#include "framework/ruleset/document.h"
#include "games/race/program.h"

namespace sivba::race {

// Reports throws too large for the tables, dice that never move a piece, totals in
// `dice.steps` that the dice cannot show, and exits that no throws can reach.
void check_dice(const Rules& rules, const Program& program, const Mark& mark, Diagnostics& diagnostics);

}  // namespace sivba::race
