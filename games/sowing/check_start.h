// Rulesets whose opening leaves no turn to anybody.
#pragma once

#include "framework/rules/game.h"
#include "framework/ruleset/document.h"
#include "games/sowing/program.h"

namespace sivba::sowing {

// Reports an opening in which the game is over, at the word that leaves no start.
void check_start(const Game& game, const Program& program, const Node& root, Diagnostics& diagnostics);

}  // namespace sivba::sowing
