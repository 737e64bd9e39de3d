// Two toy games whose values are known, for the tests of search and counting.
#pragma once

#include "framework/base/random.h"
#include "framework/rules/kernel.h"

namespace sivba::toy {

// Nim with one heap: take 1 to 3, who takes the last coin wins. With `bonus` set, a
// taker of exactly that many moves again, so the seats do not alternate.
struct Nim {
    static constexpr int seats = 2;

    struct Program {
        int coins = 10;
        int bonus = 0;
    };
    struct State {
        int coins;
        Seat to_move;
        friend bool operator==(const State&, const State&) = default;
    };

    static State initial(const Program& program) { return {program.coins, Seat::p1}; }
    static Actor actor(const Program&, const State& state) {
        return state.coins == 0 ? Actor::nobody() : Actor(state.to_move);
    }
    static void legal(const Program&, const State& state, MoveList& moves) {
        for (int n = 1; n <= 3 && n <= state.coins; ++n) moves.push(Move{static_cast<std::uint64_t>(n)});
    }
    static std::uint32_t weight(const Program&, const State&, Move) { return 1; }
    static std::uint32_t denominator(const Program&, const State&) { return 1; }
    template <class Sink>
    static Progress apply(const Program& program, State& state, Move move, Sink) {
        state.coins -= static_cast<int>(move.bits);
        const bool again = static_cast<int>(move.bits) == program.bonus && state.coins > 0;
        // The winner is the seat that has just moved, so `to_move` must not change at the end.
        if (!again && state.coins > 0) state.to_move = other(state.to_move);
        return {.ply_ended = true, .turn_ended = !again, .irreversible = true};
    }
    static Outcome outcome(const Program&, const State& state) {
        return state.coins > 0 ? Outcome{} : Outcome::win(state.to_move, EndReason::no_seeds);
    }
    static std::uint64_t hash(const Program&, const State& state) {
        return mix64(static_cast<std::uint64_t>(state.coins) * 2 +
                     static_cast<std::uint64_t>(index(state.to_move)));
    }
    static RepetitionRule repetition(const Program&) { return {}; }
    template <class Sink>
    static void settle_repetition(const Program&, State&, Sink) {}
    static float evaluate(const Program&, const State&, Seat) { return 0; }
};
static_assert(Kernel<Nim>);

// Pig with a coin: a seat either banks one point or tosses: heads two points, tails
// none; then the turn passes. First to `goal` wins.
struct Toss {
    static constexpr int seats = 2;

    struct Program {
        int goal = 2;
    };
    struct State {
        int points[2];
        Seat to_move;
        bool tossing;
        friend bool operator==(const State&, const State&) = default;
    };
    static constexpr Move bank{0}, toss{1}, heads{2}, tails{3};

    static State initial(const Program&) { return {{0, 0}, Seat::p1, false}; }
    static Actor actor(const Program& program, const State& state) {
        if (state.points[0] >= program.goal || state.points[1] >= program.goal) return Actor::nobody();
        return state.tossing ? Actor::chance() : Actor(state.to_move);
    }
    static void legal(const Program&, const State& state, MoveList& moves) {
        moves.push(state.tossing ? heads : bank);
        moves.push(state.tossing ? tails : toss);
    }
    static std::uint32_t weight(const Program&, const State&, Move) { return 1; }
    static std::uint32_t denominator(const Program&, const State&) { return 2; }
    template <class Sink>
    static Progress apply(const Program&, State& state, Move move, Sink) {
        if (move == toss) {
            state.tossing = true;
            return {};
        }
        state.points[index(state.to_move)] += move == heads ? 2 : move == bank ? 1 : 0;
        state.tossing = false;
        state.to_move = other(state.to_move);
        return {.ply_ended = true, .turn_ended = true};
    }
    static Outcome outcome(const Program& program, const State& state) {
        for (Seat seat : {Seat::p1, Seat::p2})
            if (state.points[index(seat)] >= program.goal) return Outcome::win(seat, EndReason::special_win);
        return {};
    }
    static std::uint64_t hash(const Program&, const State& state) {
        return mix64(static_cast<std::uint64_t>(state.points[0]) << 16 |
                     static_cast<std::uint64_t>(state.points[1]) << 8 |
                     static_cast<std::uint64_t>(index(state.to_move)) << 1 | state.tossing);
    }
    static RepetitionRule repetition(const Program&) { return {}; }
    template <class Sink>
    static void settle_repetition(const Program&, State&, Sink) {}
    static float evaluate(const Program&, const State&, Seat) { return 0; }
};
static_assert(Kernel<Toss>);

}  // namespace sivba::toy
