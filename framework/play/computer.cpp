#include "framework/play/computer.h"

#include "framework/base/random.h"

namespace sivba {

namespace {

std::optional<Level> level_of(Player player) {
    switch (player) {
    case Player::easy: return Level::easy;
    case Player::medium: return Level::medium;
    case Player::hard: return Level::hard;
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

}  // namespace

ComputerMove choose_move(const Game& game, const Position& position, std::span<const std::uint64_t> history,
                         Player player, std::uint64_t seed, const ComputerLimits& limits,
                         std::stop_token stop) {
    MoveList moves;
    game.legal(position, moves);
    RandomStream random(mix64(seed) ^ game.hash(position));
    const std::optional<Level> level = level_of(player);
    if (!level || moves.size() == 1) return random_move(moves, random);

    const LevelSettings settings = game.level(*level);
    if (settings.blunder > 0 && random.unit() < settings.blunder) return random_move(moves, random);

    SearchLimits search;
    search.nodes = limits.nodes ? limits.nodes : settings.nodes;
    search.depth = settings.depth;
    search.emergency = limits.emergency;
    search.every_value = settings.noise > 0;
    const SearchResult result = game.search(position, history, search, std::move(stop));

    const ScoredMove& best = best_of(result.moves, settings.noise, random);
    return {best.move, best.value, result.depth, result.nodes, result.stopped};
}

}  // namespace sivba
