#include "framework/rules/solution.h"

#include "framework/rules/game.h"

#include <algorithm>
#include <functional>

namespace sivba {

std::vector<ScoredMove> rated_decisions(const Game& game, const Position& position,
                                        const Solution& solution) {
    const Actor actor = game.actor(position);
    if (!actor.is_seat()) return {};
    MoveList moves;
    game.legal(position, moves);
    std::vector<ScoredMove> rated;
    rated.reserve(moves.size());
    for (const Move move : moves) {
        const auto chance = solution.chance(*game.apply(position, move, nullptr).position);
        if (!chance) return {};
        rated.push_back({move, actor.seat() == Seat::p1 ? *chance : 1 - *chance});
    }
    std::ranges::stable_sort(rated, std::greater(), &ScoredMove::value);
    return rated;
}

}  // namespace sivba
