// Kernel of the null family: one decision, no choice, a draw after some turns.
#pragma once

#include "framework/base/random.h"
#include "framework/rules/kernel.h"

#include <type_traits>

namespace sivba::null {

struct Program {
    std::uint8_t turns = 4;
};

struct State {
    std::uint8_t turns_left = 0;
    Seat to_move = Seat::p1;
    friend bool operator==(const State&, const State&) = default;
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) == 2);

struct NullKernel {
    using Program = null::Program;
    using State = null::State;
    static constexpr int seats = 2;

    static State initial(const Program& program) { return {program.turns, Seat::p1}; }
    static Actor actor(const Program&, const State& state) {
        return state.turns_left == 0 ? Actor::nobody() : Actor(state.to_move);
    }
    static void legal(const Program&, const State& state, MoveList& moves) {
        if (state.turns_left > 0) moves.push(Move{0});
    }
    static std::uint32_t weight(const Program&, const State&, Move) { return 1; }
    static std::uint32_t denominator(const Program&, const State&) { return 1; }

    template <class Sink>
    static Progress apply(const Program&, State& state, Move, Sink sink) {
        sink(Event{EventKind::pass, state.to_move});
        --state.turns_left;
        if (state.turns_left == 0) sink(Event{EventKind::draw, state.to_move});
        state.to_move = other(state.to_move);
        return {.ply_ended = true, .turn_ended = true, .irreversible = true};
    }
    static Outcome outcome(const Program&, const State& state) {
        Outcome outcome;
        if (state.turns_left > 0) return outcome;
        outcome.kind = OutcomeKind::drawn;
        outcome.reason = EndReason::limit;
        return outcome;
    }
    static std::uint64_t hash(const Program&, const State& state) {
        return mix64(static_cast<std::uint64_t>(state.turns_left) << 8 |
                     static_cast<std::uint64_t>(state.to_move));
    }
    static RepetitionRule repetition(const Program&) { return {}; }
    template <class Sink>
    static void settle_repetition(const Program&, State&, Sink) {}
    static float evaluate(const Program&, const State&, Seat) { return 0; }
};
static_assert(Kernel<NullKernel>);

}  // namespace sivba::null
