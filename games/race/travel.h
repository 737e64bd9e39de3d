// What a decision does: a piece goes on, captures, turns over, leaves the board; goes back;
// is lifted in its pile.
#pragma once

#include "games/race/state.h"
#include "games/race/tokens.h"

namespace sivba::race {

// Sends the opponent's piece home on whose square the mover is about to land.
template <class Board, class Sink>
bool capture(const Program& program, RaceState<Board>& state, int to, Sink&& sink) {
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

template <class Board, class Sink>
void set_down(const Program& program, RaceState<Board>& state, int from, int to, Sink&& sink) {
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

template <class Board, class Sink>
Progress win(const Program& program, RaceState<Board>& state, Sink&& sink) {
    const Seat seat = state.turn.seat;
    if constexpr (!Board::linear) take_pot(program, state, sink);
    begin_turn(state, seat);
    state.turn.stage = Stage::over;
    sink(Event{.kind = EventKind::win, .seat = seat, .reason = reason(Why::borne_off)});
    return {.ply_ended = true, .turn_ended = true, .irreversible = true};
}

template <class Board, class Sink>
Progress step(const Program& program, RaceState<Board>& state, int from, int to, Sink&& sink) {
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

// A capture against the path; where the rules say so, the piece goes back to its place.
template <class Board, class Sink>
Progress strike(const Program& program, RaceState<Board>& state, int from, int to, Sink&& sink) {
    state.board.lift(program, state.turn.seat, from);
    capture(program, state, to, sink);
    set_down(program, state, from, to, sink);
    if (program.backward == Backward::back) {
        state.board.lift(program, state.turn.seat, to);
        set_down(program, state, to, from, sink);
    }
    go_on_after(program, state, sink);
    return {.ply_ended = true, .turn_ended = true};
}

// Lifts the piece at `place` from the top, or turns the pile upside down (0).
template <class Board, class Sink>
Progress rearrange(const Program& program, RaceState<Board>& state, int square, int place, Sink&& sink) {
    const Seat seat = state.turn.seat;
    if (place != 0)
        state.board.raise(square, place);
    else
        state.board.invert(square);
    sink(Event{.kind = place != 0 ? EventKind::raise : EventKind::invert,
               .seat = seat,
               .to = {static_cast<std::uint16_t>(square)},
               .count = static_cast<std::uint16_t>(place)});
    go_on_after(program, state, sink);
    if (place != 0 && state.turn.seat != seat) state.board.set_lifted(square);
    return {.ply_ended = true, .turn_ended = true};
}

}  // namespace sivba::race
