#include "framework/play/solutions.h"

#include "framework/base/data_folders.h"
#include "framework/play/solution_file.h"

#include <fmt/format.h>

namespace sivba {

std::filesystem::path solution_place(const Game& game) {
    return user_folder() / "solutions" / fmt::format("{:016x}.solution", game.solution_key());
}

// As `sivba solve --keep` names it.
std::filesystem::path unfinished_place(const Game& game) { return solution_place(game).string() + ".part"; }

bool solves_at_once(const Game& game) {
    constexpr std::uint64_t most_positions = 500'000;
    const SolveNeeds needs = game.solve_needs(*game.initial());
    return needs.measure == SolveMeasure::chance && needs.positions <= most_positions;
}

Result<SolutionPtr> find_solution(const Game& game, const std::stop_token& stop) {
    if (game.solution_key() == 0)
        return Error{
            msg("`perfect` plays solved games only, and no solver knows all positions of this one.")};
    if (solves_at_once(game)) return game.solution(*game.initial(), {}, nullptr, {}, stop).solution;
    const std::filesystem::path place = solution_place(game);
    std::error_code error;
    if (std::filesystem::exists(place, error)) return open_solution(place, game);
    return Error{msg("`perfect` plays solved games only; `sivba solve {game} --keep` solves this one.")
                     .with("game", game.ruleset().full_id())};
}

}  // namespace sivba
