// Chooses the kernel for a computation: vectors where the board has a lap table, with
// fixed words for games of bonus turns (facts.h); single seeds elsewhere.
#include "games/sowing/computations.h"

#include "framework/search/alphabeta.h"
#include "framework/search/perft.h"
#include "games/sowing/playouts.h"

namespace sivba::sowing {
namespace {

// Calls `run` with a value of the kernel to take.
template <class Size, class Run>
auto on_fastest_kernel(const Program& program, Run run) {
    if constexpr (std::is_same_v<Size, Small>) {
        if (program.laps.usable() && BonusTurnWords::fits(program))
            return run(SowingKernel<VectorBoard, BonusTurnWords>{});
        if (program.laps.usable()) return run(SowingKernel<VectorBoard>{});
    }
    return run(SowingKernel<PlainBoard<Size>>{});
}

}  // namespace

template <class Size>
PerftResult Computations<Size>::perft(const Program& program, const State& from, const PerftOptions& options,
                                      std::stop_token stop, const NameMove& name) {
    return on_fastest_kernel<Size>(program, [&](auto kernel) {
        return run_perft<decltype(kernel)>(program, from, options, stop, [&](const State& state, Move move) {
            return name(snapshot(program, state), move);
        });
    });
}

template <class Size>
PlayoutResult Computations<Size>::playout(const Program& program, std::uint64_t games, std::uint64_t seed,
                                          std::stop_token stop) {
    return on_fastest_kernel<Size>(program, [&](auto kernel) {
        using K = decltype(kernel);
        if constexpr (std::is_same_v<typename K::Board, VectorBoard>)
            return run_fast_playouts<K>(program, games, seed, stop);
        else
            return run_playouts<K>(program, games, seed, stop);
    });
}

template <class Size>
SearchResult Computations<Size>::search(const Program& program, const State& state,
                                        std::span<const std::uint64_t> history, const SearchLimits& limits,
                                        std::stop_token stop) {
    return on_fastest_kernel<Size>(program, [&](auto kernel) {
        return alphabeta_search<decltype(kernel)>(program, state, history, limits, stop);
    });
}

template struct Computations<Small>;
template struct Computations<Medium>;
template struct Computations<Large>;

}  // namespace sivba::sowing
