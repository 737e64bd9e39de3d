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

    // On the bit board: positions (0 = hand) from which the seat's throw moves a piece. A
    // piece may pass over any other; only where it ends counts.
    static Positions sources(const Program& program, const State& state) requires(Board::linear) {
        const Seat seat = state.turn.seat;
        const int steps = state.turn.thrown;
        if (steps == 0) return 0;
        const Positions open = program.reach & ~state.board.barred(program, seat);
        const Positions entering = open >> program.entry[static_cast<std::size_t>(steps)] & 1;
        return (state.board.men(program, seat) & open >> steps) | (state.board.hand(seat) > 0 ? entering : 0);
    }

    // Stations to which the throw takes the seat's piece at `from` (0 = hand).
    static Positions targets(const Program& program, const State& state, Seat seat, int from, int steps) {
        Positions found = program.ahead[static_cast<std::size_t>(from)][static_cast<std::size_t>(steps)];
        if (found == 0 && steps > 0 && leaves_as_farthest(program, state, seat, from))
            return at(program.off());
        for (Positions each = found; each != 0; each &= each - 1)
            if (state.board.bar(program, seat, std::countr_zero(each)) != Why::plain)
                found &= ~(each & -each);
        return found;
    }
    // Station on which the throw takes the seat's piece at `from` backwards; 0: none.
    static int target_behind(const Program& program, const State& state, Seat seat, int from, int steps) {
        const int to = program.behind[static_cast<std::size_t>(from)][static_cast<std::size_t>(steps)];
        if (to == 0 || program.side(to) != program.side(from)) return 0;
        const bool takes =
            state.board.captures(program, seat, to) && state.board.bar(program, seat, to) == Why::plain;
        return takes ? to : 0;
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
        case MoveKind::lots: return draw(program, state, lots_of(move), sink);
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

    // What keeps the seat's piece at `from` (0 = hand) from moving `steps` forward; plain when
    // it can move.
    static Why hindrance(const Program& program, const State& state, Seat seat, int from, int steps) {
        if (steps == 0) return Why::throw_of_zero;
        if ((state.board.movable(program, seat) >> from & 1) == 0) return Why::buried;
        if (targets(program, state, seat, from, steps) != 0) return Why::plain;
        const Positions wanted =
            program.ahead[static_cast<std::size_t>(from)][static_cast<std::size_t>(steps)];
        if (wanted == 0) return from == 0 ? Why::not_entering : Why::throw_too_large;
        return state.board.bar(program, seat, std::countr_zero(wanted));
    }
    // Precondition: the throw moves no piece.
    static Hindrances hindrances(const Program& program, const State& state) {
        const Seat seat = state.turn.seat;
        Hindrances found;
        Positions own = state.board.men(program, seat) | Positions{state.board.hand(seat) > 0};
        for (; own != 0; own &= own - 1)
            found.add(hindrance(program, state, seat, std::countr_zero(own), state.turn.thrown));
        return found;
    }

private:
    static void begin_turn(State& state, Seat seat) {
        state.turn = {Stage::throwing, seat, 0};
        if constexpr (!Board::linear) state.board.set_lifted(-1);
    }

    static void legal_steps(const Program& program, const State& state, MoveList& moves) {
        const std::size_t before = moves.size();
        const Seat seat = state.turn.seat;
        const int steps = state.turn.thrown;
        if constexpr (Board::linear) {
            for (Positions from = sources(program, state); from != 0; from &= from - 1) {
                const int position = std::countr_zero(from);
                moves.push(step_move(position, program.landing(position, steps)));
            }
        } else {
            const Positions movable = state.board.movable(program, seat);
            for (Positions from = movable; from != 0; from &= from - 1) {
                const int station = std::countr_zero(from);
                for (Positions to = targets(program, state, seat, station, steps); to != 0; to &= to - 1)
                    moves.push(step_move(station, std::countr_zero(to)));
            }
            if (program.backward != Backward::off)
                for (Positions from = movable; from != 0; from &= from - 1) {
                    const int station = std::countr_zero(from);
                    const int to = target_behind(program, state, seat, station, steps);
                    if (to != 0) moves.push(back_move(station, to));
                }
            for (std::uint64_t squares = program.lifting; squares != 0; squares &= squares - 1)
                legal_lifts(program, state, std::countr_zero(squares), moves);
        }
        if (moves.size() == before) moves.push(pass_move());
    }

    // A throw of k >= 2 lifts an own piece that lies k-th from the top; a 1 answers a lift.
    static void legal_lifts(const Program& program, const State& state, int square, MoveList& moves) {
        const auto cells = state.board.pile(square).cells();
        const int steps = state.turn.thrown;
        if (steps >= 2 && steps <= std::ssize(cells) &&
            cells[cells.size() - static_cast<std::size_t>(steps)].owner() == state.turn.seat)
            moves.push(lift_move(square, steps));
        if (steps == 1 && program.lift_answer == LiftAnswer::invert && state.board.lifted() == square)
            moves.push(invert_move(square));
    }

    // With nothing in the hand, the own piece farthest from the exit.
    static bool leaves_as_farthest(const Program& program, const State& state, Seat seat, int from) {
        if (program.exit != ExitThrow::enough_for_farthest || from == 0 || state.board.hand(seat) != 0)
            return false;
        int lowest = program.length;
        for (Positions men = state.board.men(program, seat); men != 0; men &= men - 1)
            lowest = std::min<int>(lowest, program.number[static_cast<std::size_t>(std::countr_zero(men))]);
        return program.number[static_cast<std::size_t>(from)] == lowest;
    }

    template <class Sink>
    static Progress draw(const Program& program, State& state, Seat seat, Sink&& sink) {
        begin_turn(state, seat);
        const bool only_first_throw = program.starter == Starter::first_one;
        if (only_first_throw) state.turn.stage = Stage::first_throw;
        sink(Event{.kind = EventKind::again,
                   .seat = seat,
                   .reason = reason(only_first_throw ? Why::throws_first_by_lot : Why::starts_by_lot)});
        return draw_progress;
    }

    template <class Sink>
    static Progress pass(const Program& program, State& state, Sink&& sink) {
        const Seat seat = state.turn.seat;
        if constexpr (std::remove_cvref_t<Sink>::records && !Board::linear)
            sink(Event{.kind = EventKind::pass,
                       .seat = seat,
                       .reason = reason(state.turn.thrown == 0 ? Why::throw_of_zero : Why::plain),
                       .extra = hindrances(program, state).bits()});
        go_on(state, (program.throw_again >> state.turn.thrown & 1) != 0 ? Why::rethrown : Why::plain, sink);
        return {.ply_ended = true, .turn_ended = true};
    }

    // The same seat throws again for this reason; plain: it is the other's turn.
    template <class Sink>
    static void go_on(State& state, Why why, Sink&& sink) {
        const Seat seat = state.turn.seat;
        if (why != Why::plain) sink(Event{.kind = EventKind::again, .seat = seat, .reason = reason(why)});
        begin_turn(state, why != Why::plain ? seat : other(seat));
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
        if (program.starter == Starter::first_one && for_start && steps != 1) {
            state.turn.seat = other(state.turn.seat);
            sink(
                Event{.kind = EventKind::again, .seat = state.turn.seat, .reason = reason(Why::throws_next)});
            return {.ply_ended = true, .turn_ended = true};
        }
        if (program.starter != Starter::first_one && for_start) return throw_off(state, steps, sink);
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
        const bool leaves = to == program.off();
        state.board.lift(program, seat, from);
        const bool captured = capture(program, state, to, sink);
        set_down(program, state, from, to, sink);
        if constexpr (!Board::linear)
            if (program.tokens != 0) move_tokens(program, state, from, to, sink);
        if (leaves && state.board.off(seat) == program.goal) return win(program, state, sink);
        const Positions again =
            leaves ? program.leaving_again[row(seat)] >> from : program.again[row(seat)] >> to;
        Why why = Why::plain;
        if ((again & 1) != 0)
            why = leaves ? Why::left_rosette : Why::rosette;
        else if (captured && program.capture_again)
            why = Why::captured;
        else if ((program.throw_again >> state.turn.thrown & 1) != 0)
            why = Why::rethrown;
        go_on(state, why, sink);
        return {.ply_ended = true, .turn_ended = true, .irreversible = leaves};
    }

    // Sends the opponent's piece home on whose square the mover is about to land.
    template <class Sink>
    static bool capture(const Program& program, State& state, int to, Sink&& sink) {
        const Seat seat = state.turn.seat;
        const int taken = state.board.take(program, seat, to);
        if (taken == 0) return false;
        const PlaceId hand = program.hand_place(other(seat));
        sink(Event{.kind = EventKind::send_home,
                   .seat = other(seat),
                   .from = program.place(seat, to),
                   .to = hand,
                   .extra = program.look(taken)});
        if (program.look(taken) != 0) sink(Event{.kind = EventKind::flip, .seat = other(seat), .to = hand});
        return true;
    }

    template <class Sink>
    static void set_down(const Program& program, State& state, int from, int to, Sink&& sink) {
        const Seat seat = state.turn.seat;
        const auto height = static_cast<std::uint16_t>(state.board.put(program, seat, to));
        sink(Event{.kind = EventKind::move,
                   .seat = seat,
                   .from = program.place(seat, from),
                   .to = program.place(seat, to),
                   .count = height,
                   .extra = program.look(from)});
        if (program.look(from) == program.look(to)) return;
        const Why why = program.side(from) == program.side(to) ? Why::takes_way : Why::plain;
        sink(Event{.kind = EventKind::flip,
                   .seat = seat,
                   .reason = reason(why),
                   .to = program.place(seat, to),
                   .count = height,
                   .extra = program.look(to)});
    }

    template <class Sink>
    static Progress win(const Program& program, State& state, Sink&& sink) {
        const Seat seat = state.turn.seat;
        if constexpr (!Board::linear)
            if (const int pot = state.board.pot(program); pot != 0)
                give(program, state, pot, Why::takes_pot, sink);
        begin_turn(state, seat);
        state.turn.stage = Stage::over;
        sink(Event{.kind = EventKind::win, .seat = seat, .reason = reason(Why::borne_off)});
        return {.ply_ended = true, .turn_ended = true, .irreversible = true};
    }

    // Landing takes a token from the pot, passing pays one for each such square between.
    template <class Sink>
    static void move_tokens(const Program& program, State& state, int from, int to, Sink&& sink) {
        const Seat seat = state.turn.seat;
        if ((program.taking[row(seat)] >> to & 1) != 0 && state.board.pot(program) > 0)
            give(program, state, 1, Why::takes, sink);
        const int way = to == program.off() ? from : to;  // names the branch
        int passed = 0;
        for (int p = program.number[static_cast<std::size_t>(from)] + 1;
             p < program.number[static_cast<std::size_t>(to)]; ++p)
            passed += static_cast<int>(program.paying[row(seat)] >> program.along(way, p) & 1);
        passed = std::min(passed, state.board.tokens(seat));
        if (passed > 0) give(program, state, -passed, Why::pays, sink);
    }
    // Tokens from the pot to the mover; to the pot where negative.
    template <class Sink>
    static void give(const Program& program, State& state, int count, Why why, Sink&& sink) {
        const Seat seat = state.turn.seat;
        state.board.give_tokens(seat, count);
        const PlaceId purse = program.purse_place(seat);
        sink(Event{.kind = EventKind::collect,
                   .seat = seat,
                   .reason = reason(why),
                   .from = count > 0 ? program.pot_place() : purse,
                   .to = count > 0 ? purse : program.pot_place(),
                   .count = static_cast<std::uint16_t>(std::abs(count))});
    }

    // A capture against the path; where the rules say so, the piece goes back to its place.
    template <class Sink>
    static Progress strike(const Program& program, State& state, int from, int to, Sink&& sink) {
        state.board.lift(program, state.turn.seat, from);
        capture(program, state, to, sink);
        set_down(program, state, from, to, sink);
        if (program.backward == Backward::back) {
            state.board.lift(program, state.turn.seat, to);
            set_down(program, state, to, from, sink);
        }
        go_on(state, (program.throw_again >> state.turn.thrown & 1) != 0 ? Why::rethrown : Why::plain, sink);
        return {.ply_ended = true, .turn_ended = true};
    }

    // Lifts the piece at `place` from the top, or turns the pile upside down (0).
    template <class Sink>
    static Progress rearrange(const Program& program, State& state, int square, int place, Sink&& sink) {
        const Seat seat = state.turn.seat;
        if (place != 0)
            state.board.raise(square, place);
        else
            state.board.invert(square);
        sink(Event{.kind = place != 0 ? EventKind::raise : EventKind::invert,
                   .seat = seat,
                   .to = {static_cast<std::uint16_t>(square)},
                   .count = static_cast<std::uint16_t>(place)});
        go_on(state, (program.throw_again >> state.turn.thrown & 1) != 0 ? Why::rethrown : Why::plain, sink);
        if (place != 0 && state.turn.seat != seat) state.board.set_lifted(square);
        return {.ply_ended = true, .turn_ended = true};
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
