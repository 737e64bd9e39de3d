// What lies between two decisions of a race game, and whose turn it is: the board, the
// stage of the turn, the throw on the table.
#pragma once

#include "framework/rules/event.h"
#include "games/race/bit_board.h"
#include "games/race/reasons.h"
#include "games/race/square_board.h"

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
void begin_turn(RaceState<Board>& state, Seat seat) {
    state.turn = {Stage::throwing, seat, 0};
    if constexpr (!Board::linear) state.board.set_lifted(-1);
}

// The same seat throws again for this reason; plain: it is the other's turn.
template <class Board, class Sink>
void go_on(RaceState<Board>& state, Why why, Sink&& sink) {
    const Seat seat = state.turn.seat;
    if (why != Why::plain) sink(Event{.kind = EventKind::again, .seat = seat, .reason = reason(why)});
    begin_turn(state, why != Why::plain ? seat : other(seat));
}

// After a decision that gives no other reason to throw again than the throw itself.
template <class Board, class Sink>
void go_on_after(const Program& program, RaceState<Board>& state, Sink&& sink) {
    go_on(state, (program.throw_again >> state.turn.thrown & 1) != 0 ? Why::rethrown : Why::plain, sink);
}

}  // namespace sivba::race
