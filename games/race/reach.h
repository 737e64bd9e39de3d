// What a throw moves: from which stations of a path, to which, and what keeps a piece where
// it is. A piece may pass over any other; only where it ends counts.
#pragma once

#include "games/race/moves.h"
#include "games/race/state.h"

#include <algorithm>
#include <bit>

namespace sivba::race {

template <class Board>
struct Reach {
    using State = RaceState<Board>;

    // On the bit board: positions (0 = hand) from which the seat's throw moves a piece.
    static Positions sources(const Program& program, const State& state) requires(Board::linear) {
        const Seat seat = state.turn.seat;
        const int steps = state.turn.thrown;
        if (steps == 0) return 0;
        const Positions open = program.reach & ~state.board.barred(program, seat);
        const Positions men = state.board.men(program, seat), hand{state.board.hand(seat) > 0};
        if (program.counted_entry) return (men | hand) & open >> steps;
        return (men & open >> steps) | (hand & open >> program.entry[static_cast<std::size_t>(steps)]);
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

private:
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
};

}  // namespace sivba::race
