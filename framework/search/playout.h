// Random games with the complete rules, repetition included: uniform over the legal
// decisions, throws by their weights. Used for speed, statistics and conformance.
#pragma once

#include "framework/base/cpu_time.h"
#include "framework/base/random.h"
#include "framework/rules/kernel.h"
#include "framework/search/repetition.h"
#include "framework/search/search_types.h"

#include <stop_token>

namespace sivba {

template <Kernel K>
Move random_throw(const typename K::Program& program, const typename K::State& state, const MoveList& moves,
                  RandomStream& random) {
    std::uint32_t rest = random.below(K::denominator(program, state));
    for (Move move : moves) {
        const std::uint32_t weight = K::weight(program, state, move);
        if (rest < weight) return move;
        rest -= weight;
    }
    return moves[moves.size() - 1];
}

// Plays one game from `state` to its end.
template <Kernel K>
void play_random_game(const typename K::Program& program, typename K::State& state, RandomStream& random,
                      RepetitionTracker& repetition, PlayoutResult& result) {
    std::uint64_t throws = 0;
    MoveList moves;
    for (;;) {
        const Actor actor = K::actor(program, state);
        if (actor.is_nobody()) break;
        moves.clear();
        K::legal(program, state, moves);
        Move move = moves[0];
        if (actor.is_chance()) {
            move = random_throw<K>(program, state, moves, random);
            ++throws;
        } else if (moves.size() > 1) {
            move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
        }
        const Progress progress = K::apply(program, state, move, NullSink{});
        result.turns += progress.turn_ended;
        if (repetition.active() && repetition.note(progress, [&] { return K::hash(program, state); }))
            K::settle_repetition(program, state, NullSink{});
    }
    result.throws += throws;
    result.throws_squared += static_cast<double>(throws) * static_cast<double>(throws);
}

template <Kernel K>
PlayoutResult run_playouts(const typename K::Program& program, std::uint64_t games, std::uint64_t seed,
                           std::stop_token stop) {
    PlayoutResult result;
    const CpuTime start = CpuTime::now();
    RandomStream random(seed);
    RepetitionTracker repetition(K::repetition(program));
    for (std::uint64_t game = 0; game < games; ++game) {
        if (game % 64 == 0 && stop.stop_requested()) {
            result.stopped = true;
            break;
        }
        typename K::State state = K::initial(program);
        repetition.clear();
        play_random_game<K>(program, state, random, repetition, result);
        tally(K::outcome(program, state), result);
    }
    result.cpu_seconds = start.elapsed();
    return result;
}

}  // namespace sivba
