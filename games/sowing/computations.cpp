// Chooses the kernel for a computation: vectors where the board has a lap table, with
// fixed words for games of bonus turns (facts.h); single seeds elsewhere.
#include "games/sowing/computations.h"

#include "framework/search/alphabeta.h"
#include "framework/search/margin_solver.h"
#include "framework/search/perft.h"
#include "games/sowing/margin_game.h"
#include "games/sowing/playouts.h"
#include "games/sowing/relay_kernel.h"

namespace sivba::sowing {
namespace {

// Calls `run` with a value of the kernel to take.
template <class K, class Run>
auto on_fastest_kernel(const Program& program, Run run) {
    if constexpr (std::is_same_v<K, SowingKernel<PlainBoard<Small>>>) {
        if (program.laps.usable() && BonusTurnWords::fits(program))
            return run(SowingKernel<VectorBoard, BonusTurnWords>{});
        if (program.laps.usable() && UnclaimedWords::fits(program))
            return run(SowingKernel<VectorBoard, UnclaimedWords>{});
    }
    return run(K{});
}

}  // namespace

template <class K>
PerftResult Computations<K>::perft(const Program& program, const State& from, const PerftOptions& options,
                                   std::stop_token stop, const NameMove& name) {
    return on_fastest_kernel<K>(program, [&](auto kernel) {
        return run_perft<decltype(kernel)>(program, from, options, stop, [&](const State& state, Move move) {
            return name(snapshot(program, state), move);
        });
    });
}

template <class K>
PlayoutResult Computations<K>::playout(const Program& program, std::uint64_t games, std::uint64_t seed,
                                       std::stop_token stop) {
    return on_fastest_kernel<K>(program, [&](auto kernel) {
        using Fast = decltype(kernel);
        if constexpr (std::is_same_v<Fast, SowingKernel<VectorBoard, UnclaimedWords>> ||
                      std::is_same_v<Fast, SowingKernel<VectorBoard, BonusTurnWords>>)
            return run_fast_playouts<Fast>(program, games, seed, stop);
        else
            return run_playouts<Fast>(program, games, seed, stop);
    });
}

template <class K>
SearchResult Computations<K>::search(const Program& program, const State& state,
                                     std::span<const std::uint64_t> history, const SearchLimits& limits,
                                     std::stop_token stop) {
    return on_fastest_kernel<K>(program, [&](auto kernel) {
        return alphabeta_search<decltype(kernel)>(program, state, history, limits, stop);
    });
}

template <class K>
SolveResult Computations<K>::solve(const Program& program, const State& state, const SolveLimits& limits,
                                   const OnSolve& report, std::stop_token stop) {
    SolveResult result;
    if constexpr (std::is_same_v<K, SowingKernel<PlainBoard<Small>>>) {
        on_fastest_kernel<K>(program, [&](auto kernel) {
            using Counted = MarginGame<decltype(kernel)>;
            if (Counted::fits(program, state))
                result = solve_margin<Counted>(program, state, limits, report, stop);
        });
    }
    return result;
}

template struct Computations<SowingKernel<PlainBoard<Small>>>;
template struct Computations<SowingKernel<PlainBoard<Medium>>>;
template struct Computations<SowingKernel<PlainBoard<Large>>>;
template struct Computations<RelayKernel<PlainRing<RelaySmall>>>;
template struct Computations<RelayKernel<PlainRing<RelayMedium>>>;
template struct Computations<RelayKernel<PlainRing<RelayLarge>>>;

}  // namespace sivba::sowing
