// Whole computations over a sowing game, each run on the fastest kernel that fits its
// Program: random games, counting, search.
#pragma once

#include "framework/search/search_types.h"
#include "games/sowing/snapshot.h"

#include <functional>
#include <span>
#include <stop_token>

namespace sivba::sowing {

using NameMove = std::function<std::string(const Snapshot&, Move)>;

template <class Kernel>
struct Computations {
    using State = typename Kernel::State;
    static PerftResult perft(const Program& program, const State& from, const PerftOptions& options,
                             std::stop_token stop, const NameMove& name);
    static PlayoutResult playout(const Program& program, std::uint64_t games, std::uint64_t seed,
                                 std::stop_token stop);
    static SearchResult search(const Program& program, const State& state,
                               std::span<const std::uint64_t> history, const SearchLimits& limits,
                               std::stop_token stop);
    static SolveResult solve(const Program& program, const State& state, const SolveLimits& limits,
                             const OnSolve& report, std::stop_token stop);
};

}  // namespace sivba::sowing
