#include "framework/play/computer.h"

#include "framework/base/random.h"

#include <algorithm>
#include <functional>

namespace sivba {

namespace {

std::optional<Level> level_of(Player player) {
    switch (player) {
    case Player::easy: return Level::easy;
    case Player::medium: return Level::medium;
    case Player::hard: return Level::hard;
    case Player::perfect:  // without a solution at hand
    case Player::master: return Level::master;
    case Player::human:
    case Player::random: return std::nullopt;
    }
    return std::nullopt;
}

ComputerMove random_move(const MoveList& moves, RandomStream& random) {
    ComputerMove chosen;
    chosen.move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
    return chosen;
}

// Best of the values after each has been blurred by up to `noise`.
const ScoredMove& best_of(const std::vector<ScoredMove>& moves, double noise, RandomStream& random) {
    const ScoredMove* best = nullptr;
    double best_value = 0;
    for (const ScoredMove& each : moves) {
        const double value = each.value + noise * (2 * random.unit() - 1);
        if (best && value <= best_value) continue;
        best = &each;
        best_value = value;
    }
    return *best;
}

// One position at a time for what a secret may be; the values of a decision are their mean.
SearchResult search_alike(const Game& game, const std::vector<PositionPtr>& alike,
                          std::span<const std::uint64_t> history, SearchLimits limits,
                          const std::stop_token& stop) {
    limits.nodes = std::max<std::uint64_t>(1, limits.nodes / alike.size());
    limits.emergency /= static_cast<int>(alike.size());
    limits.every_value = true;
    SearchResult sum;
    for (const PositionPtr& each : alike) {
        const SearchResult found = game.search(*each, history, limits, stop);
        for (const ScoredMove& scored : found.moves) {
            auto same = std::ranges::find(sum.moves, scored.move, &ScoredMove::move);
            if (same == sum.moves.end()) same = sum.moves.insert(same, {scored.move, 0});
            same->value += scored.value / static_cast<double>(alike.size());
        }
        sum.depth = std::max(sum.depth, found.depth);
        sum.nodes += found.nodes;
        sum.stopped |= found.stopped;
    }
    std::ranges::stable_sort(sum.moves, std::greater(), &ScoredMove::value);
    return sum;
}

}  // namespace

SearchResult search_decisions(const Game& game, const Position& position,
                              std::span<const std::uint64_t> history, const SearchLimits& limits,
                              const std::stop_token& stop) {
    const std::vector<PositionPtr> alike = game.alike(position, game.actor(position).seat());
    return alike.empty() ? game.search(position, history, limits, stop)
                         : search_alike(game, alike, history, limits, stop);
}

ComputerMove choose_move(const Game& game, const Position& position, std::span<const std::uint64_t> history,
                         Player player, std::uint64_t seed, const ComputerLimits& limits,
                         const std::stop_token& stop) {
    MoveList moves;
    game.legal(position, moves);
    if (moves.empty()) return {};
    const std::vector<PositionPtr> alike = game.alike(position, game.actor(position).seat());
    RandomStream random(mix64(seed) ^ game.hash(alike.empty() ? position : *alike.front()));
    if (player == Player::perfect && limits.solution) {
        const std::vector<ScoredMove> rated = rated_decisions(game, position, *limits.solution);
        if (!rated.empty()) return {.move = rated.front().move, .value = 2 * rated.front().value - 1};
    }
    const std::optional<Level> level = level_of(player);
    if (!level || moves.size() == 1) return random_move(moves, random);

    const LevelSettings settings = game.level(*level);
    if (settings.blunder > 0 && random.unit() < settings.blunder) return random_move(moves, random);

    SearchLimits search;
    search.nodes = limits.nodes ? limits.nodes : settings.nodes;
    search.depth = settings.depth;
    search.emergency = limits.emergency;
    search.every_value = settings.noise > 0;
    const SearchResult result = search_decisions(game, position, history, search, stop);

    const ScoredMove& best = best_of(result.moves, settings.noise, random);
    return {best.move, best.value, result.depth, result.nodes, result.stopped};
}

}  // namespace sivba
