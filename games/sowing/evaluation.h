// What a position of a sowing game is worth to a seat before anything is searched: a sum
// of differences between the seats, each between -1 and 1, with the weights of the
// Program. One pass over the pits, nothing allocated.
#pragma once

#include "games/sowing/program.h"
#include "games/sowing/relay_capture.h"
#include "games/sowing/state.h"

#include <algorithm>

namespace sivba::sowing {

// The weights of a ruleset; what it does not say follows from its rules.
Weights weights_of(const Rules& rules);

// What is counted of one seat.
struct Standing {
    int seeds = 0;       // on its side
    int starts = 0;      // pits from which it may start, whatever else the rules ask
    int inner = 0;       // pits of its inner row that hold seeds
    int capturable = 0;  // seeds that a last seed of the opponent would take
    int special = 0;
};

inline float weighed(const Program& program, const Standing& own, const Standing& their, int stored,
                     int house) {
    const Weights& weights = program.weights;
    const auto share = [](int a, int b, int of) {
        return of > 0 ? static_cast<float>(a - b) / static_cast<float>(of) : 0.0f;
    };
    const int board = weights.of_the_board ? own.seeds + their.seeds : program.total;
    const float sum = weights.seeds * share(own.seeds, their.seeds, board) +
                      weights.stored * share(stored, 0, program.total) +
                      weights.mobility * share(own.starts, their.starts, program.pits_each) +
                      weights.capturable * share(their.capturable, own.capturable, program.total) +
                      weights.inner * share(own.inner, their.inner, program.columns) +
                      weights.house * static_cast<float>(house) +
                      weights.special * share(own.special, their.special, 2);
    return std::clamp(sum, -1.0f, 1.0f);
}

// Two rows.
template <class State>
struct Evaluation {
    static float of(const Program& program, const State& state, int own) {
        const int their = 1 - own;
        const int stored = state.at(program.store[at(own)]) - state.at(program.store[at(their)]);
        return weighed(program, standing(program, state, own), standing(program, state, their), stored, 0);
    }

private:
    static std::size_t at(int i) { return static_cast<std::size_t>(i); }

    static Standing standing(const Program& program, const State& state, int seat) {
        Standing standing;
        const Weights& weights = program.weights;
        const int first = program.first_pit[at(seat)];
        for (int place = first; place < first + program.pits_each; ++place) {
            const int count = state.at(place);
            standing.seeds += count;
            standing.starts += count >= program.hot.at_least;
            if (weights.capturable != 0 && endangered(program, state, seat, place))
                standing.capturable += count;
            // One seed less than what reaches the other row ends in the own store.
            standing.special += program.hot.again_in_store && count == program.reach[at(place)] - 1;
        }
        if (program.hot.claims) standing.special += state.claimed[at(seat)] > 0 ? 4 : 0;
        return standing;
    }

    static bool endangered(const Program& program, const State& state, int seat, int place) {
        const int count = state.at(place);
        switch (program.hot.capture_when) {
        case CaptureWhen::last_makes:
            return program.captures_at[at(1 - seat)][at(place)] && count > 0 && count < 63 &&
                   (program.hot.capture_counts >> (count + 1) & 1) != 0;
        case CaptureWhen::last_makes_even: return count % 2 == 1;
        case CaptureWhen::last_in_empty: return state.at(program.opposite[at(place)]) == 0;
        case CaptureWhen::never:
        case CaptureWhen::last_in_occupied: break;
        }
        return false;
    }
};

// Four rows.
template <class Ring>
struct RelayEvaluation {
    using State = typename Ring::State;

    static float of(const Program& program, const State& state, int own) {
        const int their = 1 - own;
        const int stored =
            program.has_stores() ? state.at(program.store[at(own)]) - state.at(program.store[at(their)]) : 0;
        const int house = program.ring.house >= 0 ? state.house[at(own)] - state.house[at(their)] : 0;
        return weighed(program, standing(program, state, own), standing(program, state, their), stored,
                       house);
    }

private:
    static std::size_t at(int i) { return static_cast<std::size_t>(i); }

    static Standing standing(const Program& program, const State& state, int seat) {
        Standing standing;
        const int least = std::max(program.rules.move.start.at_least, 1);
        const bool threatened = program.weights.capturable != 0;
        for (int pit = 0; pit < program.ring.size; ++pit) {
            const int count = Ring::of(program, state, seat, pit);
            standing.seeds += count;
            standing.starts += count >= least;
            if (pit >= program.ring.columns) continue;
            standing.inner += count > 0;
            if (threatened) standing.capturable += taken_over(program, state, seat, pit);
        }
        standing.special = state.capturing[at(seat)];
        return standing;
    }

    // Seeds of `seat` that the opponent would take with a last seed opposite to its inner pit.
    static int taken_over(const Program& program, const State& state, int seat, int pit) {
        const CaptureRules& rules = program.rules.capture;
        const RingPit& here = program.ring.pit[at(pit)];
        const int facing = Ring::of(program, state, 1 - seat, here.opposite);
        if ((facing > 0) != (rules.when == CaptureWhen::last_in_occupied)) return 0;
        if (!RelayCapture<Ring>::faces_prey(program, state, 1 - seat, here.opposite)) return 0;
        const int inner = Ring::of(program, state, seat, pit);
        return inner + (rules.take_behind ? Ring::of(program, state, seat, here.behind) : 0);
    }
};

}  // namespace sivba::sowing
