// The dice of a ruleset: what they can throw, and whether such throws end the game.
#pragma once

#include "framework/ruleset/document.h"
#include "games/race/program.h"

namespace sivba::race {

// The throws of a set of dice with their weights, ascending; their sum is `denominator`.
std::vector<Throw> throws_of(const Rules::Dice& dice, std::uint32_t& denominator);

// Reports throws too large for the tables, dice that never move a piece or enter one, throws
// spoken of that the dice cannot show, exits that no throws can reach, and a start that could
// never be decided.
void check_dice(const Rules& rules, const Program& program, const Node& root, Diagnostics& diagnostics);

}  // namespace sivba::race
