// The rules of race games, played: who acts, what may be done, what it does. One
// implementation for both boards: SquareBoard (general) and BitBoard (fast); a board
// says where pieces stand and where a seat may not land, everything else is here.
//
// A throw with its move or pass is one ply and one turn; another throw begins a new
// turn of the same seat (docs/cli.md, "perft").
#pragma once

#include "framework/rules/kernel.h"
#include "games/race/evaluate.h"
#include "games/race/reach.h"
#include "games/race/start.h"
#include "games/race/travel.h"

namespace sivba::race {

template <class Board>
struct RaceKernel : Reach<Board> {
    using Program = race::Program;
    using State = RaceState<Board>;
    static constexpr int seats = 2;

    static State initial(const Program& program) {
        State state{Board(program), {}};
        switch (program.starter) {
        case Starter::throw_off: state.turn.stage = Stage::first_throw; break;
        case Starter::first_one:
        case Starter::random: state.turn.stage = Stage::lots; break;
        case Starter::first:
        case Starter::second: state.turn.seat = fixed_starter(program.starter); break;
        }
        return state;
    }

    static Actor actor(const Program&, const State& state) {
        if (state.turn.stage == Stage::moving) return state.turn.seat;
        return state.turn.stage == Stage::over ? Actor::nobody() : Actor::chance();
    }

    static void legal(const Program& program, const State& state, MoveList& moves) {
        switch (state.turn.stage) {
        case Stage::over: return;
        case Stage::lots: return legal_draws(moves, lots_move);
        case Stage::moving: return Reach<Board>::legal_steps(program, state, moves);
        default:
            for (const Throw& each : program.throws) moves.push(dice_move(each.steps));
        }
    }

    static std::uint32_t weight(const Program& program, const State& state, Move move) {
        if (kind_of(move) != MoveKind::dice || state.turn.stage == Stage::moving) return 1;
        for (const Throw& each : program.throws)
            if (each.steps == steps_of(move)) return each.weight;
        return 0;
    }
    static std::uint32_t denominator(const Program& program, const State& state) {
        if (state.turn.stage == Stage::moving || state.turn.stage == Stage::over) return 1;
        return state.turn.stage == Stage::lots ? draw_denominator : program.denominator;
    }

    template <class Sink>
    static Progress apply(const Program& program, State& state, Move move, Sink&& sink) {
        switch (kind_of(move)) {
        case MoveKind::dice: return roll(program, state, steps_of(move), sink);
        case MoveKind::lots: return draw_starter(program, state, lots_of(move), sink);
        case MoveKind::step: return step(program, state, from_of(move), to_of(move), sink);
        case MoveKind::pass: return pass(program, state, sink);
        default: break;
        }
        if constexpr (!Board::linear) {
            if (kind_of(move) == MoveKind::back)
                return strike(program, state, from_of(move), to_of(move), sink);
            const bool lifts = kind_of(move) == MoveKind::lift;
            return rearrange(program, state, square_of(move), lifts ? place_of(move) : 0, sink);
        }
        return {};
    }

    static Outcome outcome(const Program&, const State& state) {
        Outcome outcome;
        if (state.turn.stage == Stage::over)
            outcome = Outcome::win(state.turn.seat, EndReason::all_borne_off);
        for (const Seat seat : {Seat::p1, Seat::p2})
            outcome.score[row(seat)] = static_cast<std::int16_t>(state.board.off(seat));
        return outcome;
    }

    static std::uint64_t hash(const Program& program, const State& state) {
        const std::uint64_t turn = static_cast<std::uint64_t>(state.turn.stage) << 16 |
                                   static_cast<std::uint64_t>(state.turn.seat) << 8 | state.turn.thrown;
        return mix64(state.board.hash(program) ^ turn << 40);
    }

    // Dice end every game with probability one; no ruleset of the sources knows more.
    static RepetitionRule repetition(const Program&) { return {}; }
    template <class Sink>
    static void settle_repetition(const Program&, State&, Sink&&) {}

    static float evaluate(const Program& program, const State& state, Seat seat) {
        return race::evaluate(program, state.board, state.turn.seat, seat);
    }

private:
    template <class Sink>
    static Progress pass(const Program& program, State& state, Sink&& sink) {
        const Seat seat = state.turn.seat;
        if constexpr (std::remove_cvref_t<Sink>::records && !Board::linear)
            sink(Event{.kind = EventKind::pass,
                       .seat = seat,
                       .reason = reason(state.turn.thrown == 0 ? Why::throw_of_zero : Why::plain),
                       .extra = Reach<Board>::hindrances(program, state).bits()});
        go_on_after(program, state, sink);
        return {.ply_ended = true, .turn_ended = true};
    }

    template <class Sink>
    static Progress roll(const Program& program, State& state, int steps, Sink&& sink) {
        const Stage stage = state.turn.stage;
        const bool for_start = stage != Stage::throwing;
        if constexpr (std::remove_cvref_t<Sink>::records) {
            std::uint16_t shown = 0;
            for (const Throw& each : program.throws)
                if (each.steps == steps) shown = each.shown;
            const Seat seat = stage == Stage::second_throw ? other(state.turn.seat) : state.turn.seat;
            sink(Event{.kind = EventKind::roll,
                       .seat = seat,
                       .reason = reason(for_start ? Why::for_the_start : Why::plain),
                       .count = static_cast<std::uint16_t>(steps),
                       .extra = shown});
        }
        if (for_start && (program.starter != Starter::first_one || steps != 1))
            return throw_for_start(program, state, steps, sink);
        state.turn.stage = Stage::moving;
        state.turn.thrown = static_cast<std::uint8_t>(steps);
        return {};
    }
};

using SquareKernel = RaceKernel<SquareBoard>;
using BitKernel = RaceKernel<BitBoard>;
static_assert(Kernel<SquareKernel> && Kernel<BitKernel>);
static_assert(std::is_trivially_copyable_v<SquareKernel::State> && sizeof(SquareKernel::State) <= 272);
static_assert(std::is_trivially_copyable_v<BitKernel::State> && sizeof(BitKernel::State) <= 32);

// Precondition: program.linear.
inline BitKernel::State fast_state(const Program& program, const SquareKernel::State& state) {
    BitKernel::State fast{BitBoard(program), state.turn};
    for (const Seat seat : {Seat::p1, Seat::p2}) {
        for (Positions men = state.board.men(program, seat); men != 0; men &= men - 1) {
            fast.board.lift(program, seat, 0);
            fast.board.put(program, seat, std::countr_zero(men));
        }
        for (int i = 0; i < state.board.off(seat); ++i) {
            fast.board.lift(program, seat, 0);
            fast.board.put(program, seat, program.off());
        }
    }
    return fast;
}

}  // namespace sivba::race
