// Random games on the bit board without move lists: the same rules (BitKernel), the same
// distribution as framework/search/playout.h, faster. The loop asks the kernel for the
// sources of a throw as bits and picks one of them; the rules themselves stay in kernel.h.
#pragma once

#include "framework/search/playout.h"
#include "games/race/kernel.h"

namespace sivba::race {

// The n-th lowest of a few positions.
inline int pick(Positions from, std::uint32_t n) {
    for (; n > 0; --n) from &= from - 1;
    return std::countr_zero(from);
}

// From the first throw of the game proper; one random number serves a throw (its upper
// half) and the choice of the piece (its lower half). False if stopped before the end.
// Flattened for the optimiser's sake: the whole kernel goes into the loop, a third faster.
template <class K>
[[gnu::flatten]] bool play_random_throws(const Program& program, typename K::State& state,
                                         RandomStream& random, const std::stop_token& stop,
                                         PlayoutResult& result) {
    constexpr std::uint64_t throws_between_stops = decisions_between_stops / 2;  // a throw, then a move
    std::uint64_t throws = 0;
    auto next_stop = throws_between_stops;
    while (state.turn.stage != Stage::over) {
        if (throws == next_stop) {
            if (stop.stop_requested()) return false;
            if (2 * throws >= longest_random_game) break;
            next_stop += throws_between_stops;
        }
        ++throws;
        const std::uint64_t number = random.next();
        const int steps = program.throw_table[(number >> 32) * program.denominator >> 32];
        K::apply(program, state, dice_move(steps), NullSink{});
        const Positions from = K::sources(program, state);
        Move move = pass_move();
        if (from != 0) {
            const auto choices = static_cast<std::uint32_t>(std::popcount(from));
            const int position =
                pick(from, static_cast<std::uint32_t>((number & 0xFFFFFFFF) * choices >> 32));
            move = step_move(position, program.landing(position, steps));
        }
        K::apply(program, state, move, NullSink{});
    }
    result.throws += throws;
    result.turns += throws;
    result.throws_squared += static_cast<double>(throws) * static_cast<double>(throws);
    return true;
}

template <class K>
PlayoutResult run_fast_playouts(const Program& program, std::uint64_t games, std::uint64_t seed,
                                std::stop_token stop) {
    const bool plain_start = program.starter == Starter::first || program.starter == Starter::second;
    if (!plain_start || program.denominator > program.throw_table.size())
        return run_playouts<K>(program, games, seed, std::move(stop));
    PlayoutResult result;
    const CpuTime start = CpuTime::now();
    RandomStream random(seed);
    for (std::uint64_t game = 0; game < games; ++game) {
        result.stopped = game % games_between_stops == 0 && stop.stop_requested();
        if (result.stopped) break;
        typename K::State state = K::initial(program);
        result.stopped = !play_random_throws<K>(program, state, random, stop, result);
        if (result.stopped) break;
        tally(K::outcome(program, state), result);
    }
    result.cpu_seconds = start.elapsed();
    return result;
}

// Compiled in a unit of its own, for the same sake: together a quarter faster.
extern template PlayoutResult run_fast_playouts<BitKernel>(const Program&, std::uint64_t, std::uint64_t,
                                                           std::stop_token);

}  // namespace sivba::race
