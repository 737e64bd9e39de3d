// The rules of race games, played: who acts, what may be done, what it does. One
// implementation for both boards: SquareBoard (general) and BitBoard (fast); a board
// says where pieces stand and where a seat may not land, everything else is here.
//
// A throw with its move or pass is one ply and one turn; another throw begins a new
// turn of the same seat (docs/cli.md, "perft").
#pragma once

#include "framework/rules/kernel.h"
#include "games/race/bit_board.h"
#include "games/race/evaluate.h"
#include "games/race/moves.h"
#include "games/race/reasons.h"
#include "games/race/square_board.h"

#include <algorithm>
#include <bit>

namespace sivba::race {

enum class Stage : std::uint8_t {
    lots,          // chance names the seat that starts
    first_throw,   // `seat` throws for the start
    second_throw,  // the other seat does; `thrown` is what `seat` has thrown
    throwing,      // `seat` is about to throw
    moving,        // `seat` has thrown `thrown`
    over           // `seat` has won
};

struct Turn {
    Stage stage = Stage::throwing;
    Seat seat = Seat::p1;
    std::uint8_t thrown = 0;  // 0 where no throw lies on the table
    friend bool operator==(const Turn&, const Turn&) = default;
};

template <class Board>
struct RaceState {
    Board board;
    Turn turn;
    friend bool operator==(const RaceState&, const RaceState&) = default;
};

template <class Board>
struct RaceKernel {
    using Program = race::Program;
    using State = RaceState<Board>;
    static constexpr int seats = 2;

    static State initial(const Program& program) {
        State state{Board(program), {}};
        switch (program.starter) {
        case Starter::throw_off: state.turn.stage = Stage::first_throw; break;
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

    // Positions (0 = hand) from which the seat's throw moves a piece. A piece may pass
    // over any other; only where it ends counts.
    static Positions sources(const Program& program, const State& state, Seat seat, int steps) {
        const Positions own = state.board.men(program, seat) | Positions{state.board.hand(seat) > 0};
        const Positions open = program.reach & ~state.board.barred(program, seat);
        return steps == 0 ? 0 : own & open >> steps;
    }
    static Positions sources(const Program& program, const State& state) {
        return sources(program, state, state.turn.seat, state.turn.thrown);
    }

    static void legal(const Program& program, const State& state, MoveList& moves) {
        switch (state.turn.stage) {
        case Stage::over: return;
        case Stage::lots: return legal_draws(moves, lots_move);
        case Stage::moving: return legal_steps(program, state, moves);
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
        case MoveKind::lots:
            begin_turn(state, lots_of(move));
            sink(
                Event{.kind = EventKind::again, .seat = lots_of(move), .reason = reason(Why::starts_by_lot)});
            return draw_progress;
        case MoveKind::step: return step(program, state, from_of(move), to_of(move), sink);
        case MoveKind::pass: break;
        }
        if constexpr (std::remove_cvref_t<Sink>::records)
            sink(Event{.kind = EventKind::pass,
                       .seat = state.turn.seat,
                       .reason = reason(pass_reason(program, state))});
        begin_turn(state, other(state.turn.seat));
        return {.ply_ended = true, .turn_ended = true};
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

    // What keeps the seat's piece at `position` (0 = hand) from moving `steps`; plain
    // when it can move.
    static Why hindrance(const Program& program, const State& state, Seat seat, int position, int steps) {
        if (steps == 0) return Why::throw_of_zero;
        const int to = position + steps;
        if (to > program.length)
            return to == program.off() || program.exit == ExitThrow::enough ? Why::plain
                                                                            : Why::throw_too_large;
        if ((state.board.barred(program, seat) & at(to)) == 0) return Why::plain;
        const Positions own = state.board.men(program, seat);
        const Positions here = at(to) | program.twins[row(seat)][static_cast<std::size_t>(to)];
        return (own & here) != 0 ? Why::own_piece : Why::protected_piece;
    }
    // Precondition: the throw moves no piece.
    static Why pass_reason(const Program& program, const State& state) {
        const Seat seat = state.turn.seat;
        if (state.turn.thrown == 0) return Why::throw_of_zero;
        Hindrances hindrances;
        Positions own = state.board.men(program, seat) | Positions{state.board.hand(seat) > 0};
        for (; own != 0; own &= own - 1)
            hindrances.add(hindrance(program, state, seat, std::countr_zero(own), state.turn.thrown));
        return hindrances.together();
    }

private:
    static void begin_turn(State& state, Seat seat) { state.turn = {Stage::throwing, seat, 0}; }

    static void legal_steps(const Program& program, const State& state, MoveList& moves) {
        Positions from = sources(program, state);
        if (from == 0) moves.push(pass_move());
        for (; from != 0; from &= from - 1) {
            const int position = std::countr_zero(from);
            moves.push(step_move(position, std::min(position + state.turn.thrown, program.off())));
        }
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
        if (for_start) return throw_off(state, steps, sink);
        state.turn.stage = Stage::moving;
        state.turn.thrown = static_cast<std::uint8_t>(steps);
        return {};
    }

    // Both throw, the higher throw starts and is not played, equal throws count nothing.
    template <class Sink>
    static Progress throw_off(State& state, int steps, Sink&& sink) {
        Turn& turn = state.turn;
        if (turn.stage == Stage::first_throw) {
            turn.stage = Stage::second_throw;
            turn.thrown = static_cast<std::uint8_t>(steps);
            return {};
        }
        const bool equal = steps == turn.thrown;
        const Seat seat = steps > turn.thrown ? other(turn.seat) : turn.seat;
        turn = {equal ? Stage::first_throw : Stage::throwing, seat, 0};
        const Why why = equal ? Why::equal_throws : Why::starts_by_throw;
        sink(Event{.kind = EventKind::again, .seat = seat, .reason = reason(why)});
        return {.ply_ended = true, .turn_ended = true};
    }

    template <class Sink>
    static Progress step(const Program& program, State& state, int from, int to, Sink&& sink) {
        const Seat seat = state.turn.seat;
        const bool leaves = to > program.length;
        state.board.lift(program, seat, from);
        const int taken = leaves ? 0 : state.board.take(program, seat, to);
        state.board.put(program, seat, to);
        if (taken != 0)
            sink(Event{.kind = EventKind::send_home,
                       .seat = other(seat),
                       .from = program.place(seat, to),
                       .to = program.hand_place(other(seat))});
        sink(Event{.kind = EventKind::move,
                   .seat = seat,
                   .from = program.place(seat, from),
                   .to = program.place(seat, to),
                   .count = 1});
        if (leaves && state.board.off(seat) == program.goal) {
            state.turn = {Stage::over, seat, 0};
            sink(Event{.kind = EventKind::win, .seat = seat, .reason = reason(Why::borne_off)});
            return {.ply_ended = true, .turn_ended = true, .irreversible = true};
        }
        const bool again =
            (leaves ? program.leaving_again[row(seat)] >> from : program.again[row(seat)] >> to) & 1;
        if (again)
            sink(Event{.kind = EventKind::again,
                       .seat = seat,
                       .reason = reason(leaves ? Why::left_rosette : Why::rosette)});
        begin_turn(state, again ? seat : other(seat));
        return {.ply_ended = true, .turn_ended = true, .irreversible = leaves};
    }
};

using SquareKernel = RaceKernel<SquareBoard>;
using BitKernel = RaceKernel<BitBoard>;
static_assert(Kernel<SquareKernel> && Kernel<BitKernel>);
static_assert(std::is_trivially_copyable_v<SquareKernel::State> && sizeof(SquareKernel::State) <= 80);
static_assert(std::is_trivially_copyable_v<BitKernel::State> && sizeof(BitKernel::State) <= 32);

// Programs the bit board can play: all whose squares hold one piece at most, which is
// every word the family knows so far.
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
