#include "cli/commands/solve_answers.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace sivba::cli {

std::optional<Answer> ask(const Game& game, const Solution& solution, const Position& position) {
    const auto chance = solution.chance(position);
    if (!chance) return std::nullopt;
    Answer answer{game.text(position), *chance, solution.error(), {}};
    const Actor actor = game.actor(position);
    if (actor.is_nobody() || actor.is_chance()) return answer;
    for (const ScoredMove& each : rated_decisions(game, position, solution))
        answer.decisions.push_back(
            {game.token(position, each.move), actor.seat() == Seat::p1 ? each.value : 1 - each.value});
    if (answer.decisions.empty()) return std::nullopt;
    return answer;
}

std::string chance_text(double chance, double error) {
    constexpr int most_digits = 12;
    const int digits = error > 0 ? static_cast<int>(-std::log10(2 * error)) : most_digits;
    return fmt::format("{:.{}f}", chance, std::clamp(digits, 1, most_digits));
}

void print_answer(const Output& out, const Answer& answer) {
    out.text(answer.position + "\n");
    out.text(fmt::format("  {}\n", chance_text(answer.chance, answer.error)));
    std::size_t width = 0;
    for (const auto& each : answer.decisions) width = std::max(width, width_of(each.token));
    for (const auto& each : answer.decisions)
        out.text(
            fmt::format("  {}  {}\n", padded(each.token, width), chance_text(each.chance, answer.error)));
}

Json answer_json(const Answer& answer) {
    Json decisions = Json::array();
    for (const auto& each : answer.decisions)
        decisions.push_back({{"token", each.token}, {"value", each.chance}});
    return {{"position_text", answer.position},
            {"value", answer.chance},
            {"error", answer.error},
            {"decisions", std::move(decisions)}};
}

}  // namespace sivba::cli
