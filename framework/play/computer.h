// The computer player: a level's budget, its mistakes, and the choice of a decision.
// Same position, seed and level give the same decision.
#pragma once

#include "framework/play/session.h"

namespace sivba {

struct ComputerMove {
    Move move{};
    double value = 0;  // for the mover, in [-1, 1]
    int depth = 0;
    std::uint64_t nodes = 0;
    bool stopped = false;
};

struct ComputerLimits {
    std::uint64_t nodes = 0;                    // 0: the level's own budget
    std::chrono::milliseconds emergency{2000};  // 0: none (matches)
    const Solution* solution = nullptr;         // of the game; without it Player::perfect plays like master
};

// Precondition: the actor of `position` is a seat. Where a game has no decision to offer, a Move
// comes back that Session::play refuses.
ComputerMove choose_move(const Game& game, const Position& position, std::span<const std::uint64_t> history,
                         Player player, std::uint64_t seed, const ComputerLimits& limits,
                         const std::stop_token& stop);

// What a seat can know of its decisions: the search of the position, or where it hides a secret the mean
// over all that may be, with a share of the nodes each.
SearchResult search_decisions(const Game& game, const Position& position,
                              std::span<const std::uint64_t> history, const SearchLimits& limits,
                              const std::stop_token& stop);

}  // namespace sivba
