// What a position of a sowing game is worth to a seat before anything is searched: a sum
// of differences between the seats, each between -1 and 1, with the weights of the
// Program. What one seat gains the other loses. One pass over the pits, nothing allocated.
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
    int seeds = 0;       // on its side, in its reserve and in its hand
    int stored = 0;      // captured for good
    int starts = 0;      // pits from which it may start, whatever else the rules ask
    int inner = 0;       // pits of its inner row that hold seeds
    int capturable = 0;  // seeds that a last seed of the opponent would take
    int house = 0;       // 1: its house stands
    int claimed = 0;     // 1: a pit of the opponent is its own
    int captured = 0;    // 1: it has captured, where the second capture may win
};

inline float weighed(const Program& program, const Standing& own, const Standing& their) {
    const Weights& weights = program.weights;
    const auto share = [](int a, int b, int of) {
        return of > 0 ? static_cast<float>(a - b) / static_cast<float>(of) : 0.0f;
    };
    const float sum = weights.seeds * share(own.seeds, their.seeds, program.total) +
                      weights.stored * share(own.stored, their.stored, program.total) +
                      weights.mobility * share(own.starts, their.starts, program.pits_each) +
                      weights.capturable * share(their.capturable, own.capturable, program.total) +
                      weights.inner * share(own.inner, their.inner, program.columns) +
                      weights.house * share(own.house, their.house, 1) +
                      weights.claimed * share(own.claimed, their.claimed, 1) +
                      weights.special * share(own.captured, their.captured, 1);
    return std::clamp(sum, -1.0f, 1.0f);
}

// A pit that may be lifted in the ordinary way.
inline bool may_start(const StartRules& rules, int seeds) {
    return seeds >= std::max(rules.at_least, 1) && (rules.at_most == 0 || seeds <= rules.at_most);
}

// Two rows.
template <class State>
struct Evaluation {
    static float of(const Program& program, const State& state, int own) {
        return weighed(program, standing(program, state, own), standing(program, state, 1 - own));
    }

private:
    static std::size_t at(int i) { return static_cast<std::size_t>(i); }

    static Standing standing(const Program& program, const State& state, int seat) {
        Standing standing;
        const bool threatened = program.weights.capturable != 0;
        const int first = program.first_pit[at(seat)];
        for (int place = first; place < first + program.pits_each; ++place) {
            const int count = state.at(place);
            standing.seeds += count;
            standing.starts += may_start(program.rules.move.start, count);
            if (threatened && endangered(program, state, seat, place)) standing.capturable += count;
        }
        if (program.has_stores()) standing.stored = state.at(program.store[at(seat)]);
        standing.claimed = state.claimed[at(seat)] > 0;
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
        return weighed(program, standing(program, state, own), standing(program, state, 1 - own));
    }

private:
    static std::size_t at(int i) { return static_cast<std::size_t>(i); }

    static Standing standing(const Program& program, const State& state, int seat) {
        Standing standing;
        const bool threatened = program.weights.capturable != 0;
        for (int pit = 0; pit < program.ring.size; ++pit) {
            const int count = Ring::of(program, state, seat, pit);
            standing.seeds += count;
            standing.starts += may_start(program.rules.move.start, count);
            if (pit >= program.ring.columns) continue;
            standing.inner += count > 0;
            if (threatened) standing.capturable += taken_over(program, state, seat, pit);
        }
        if (program.has_stores()) standing.stored = state.at(program.store[at(seat)]);
        if (program.reserve[0] > 0) standing.seeds += state.at(program.reserve[at(seat)]);
        if (index(state.seat) == seat) standing.seeds += state.walk.hand;
        standing.house = state.house[at(seat)];
        standing.captured = state.capturing[at(seat)] > 0;
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
