// Where solved games are kept, and how the level `perfect` comes by one: from the person's
// data folder, or at once where a game is small.
#pragma once

#include "framework/rules/game.h"

#include <filesystem>

namespace sivba {

// In the person's data folder; needs Game::solution_key().
std::filesystem::path solution_place(const Game& game);
// Beside it, what is done of a solution that is not finished (SolveFile).
std::filesystem::path unfinished_place(const Game& game);

// Whether solving the game takes no more than a moment.
bool solves_at_once(const Game& game);

// The solution that is kept, or that can be had at once. The error says how to get one; a null
// pointer means that `stop` was requested.
Result<SolutionPtr> find_solution(const Game& game, const std::stop_token& stop);

}  // namespace sivba
