// Who starts a race game: the lot, a throw of each seat, or the first one.
#pragma once

#include "framework/rules/starter.h"
#include "games/race/moves.h"
#include "games/race/state.h"

namespace sivba::race {

template <class Board, class Sink>
Progress draw_starter(const Program& program, RaceState<Board>& state, Seat seat, Sink&& sink) {
    begin_turn(state, seat);
    const bool only_first_throw = program.starter == Starter::first_one;
    if (only_first_throw) state.turn.stage = Stage::first_throw;
    sink(Event{.kind = EventKind::again,
               .seat = seat,
               .reason = reason(only_first_throw ? Why::throws_first_by_lot : Why::starts_by_lot)});
    return draw_progress;
}

// Both throw, the higher throw starts and is not played, equal throws count nothing.
template <class Board, class Sink>
Progress throw_off(RaceState<Board>& state, int steps, Sink&& sink) {
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

// A throw that only decides who starts.
template <class Board, class Sink>
Progress throw_for_start(const Program& program, RaceState<Board>& state, int steps, Sink&& sink) {
    if (program.starter != Starter::first_one) return throw_off(state, steps, sink);
    state.turn.seat = other(state.turn.seat);
    sink(Event{.kind = EventKind::again, .seat = state.turn.seat, .reason = reason(Why::throws_next)});
    return {.ply_ended = true, .turn_ended = true};
}

}  // namespace sivba::race
