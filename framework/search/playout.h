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

// Random games look at their stop token before each game in this many, and within a game
// after this many decisions: a game may be long, or by its dice endless in practice.
inline constexpr std::uint64_t games_between_stops = 64;
inline constexpr std::uint64_t decisions_between_stops = 1'024;
// What has not ended then is left as it stands and counted as endless: an author's rules may let
// the seats block each other for good. The longest games of the sources take a few thousand.
inline constexpr std::uint64_t longest_random_game = 100 * decisions_between_stops;

// Plays one game from `state` to its end; false if it was stopped before.
template <Kernel K>
bool play_random_game(const typename K::Program& program, typename K::State& state, RandomStream& random,
                      RepetitionTracker& repetition, const std::stop_token& stop, PlayoutResult& result) {
    std::uint64_t throws = 0;
    MoveList moves;
    for (std::uint64_t decisions = 1;; ++decisions) {
        if (decisions % decisions_between_stops == 0) {
            if (stop.stop_requested()) return false;
            if (decisions >= longest_random_game) break;
        }
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
    return true;
}

template <Kernel K>
PlayoutResult run_playouts(const typename K::Program& program, std::uint64_t games, std::uint64_t seed,
                           std::stop_token stop) {
    PlayoutResult result;
    const CpuTime start = CpuTime::now();
    RandomStream random(seed);
    RepetitionTracker repetition(K::repetition(program));
    for (std::uint64_t game = 0; game < games; ++game) {
        result.stopped = game % games_between_stops == 0 && stop.stop_requested();
        if (result.stopped) break;
        typename K::State state = K::initial(program);
        if (repetition.active()) repetition.begin(K::hash(program, state));
        result.stopped = !play_random_game<K>(program, state, random, repetition, stop, result);
        if (result.stopped) break;
        tally(K::outcome(program, state), result);
    }
    result.cpu_seconds = start.elapsed();
    return result;
}

}  // namespace sivba
