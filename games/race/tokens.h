// Tokens of race games: what a move takes from the pot or pays into it, and the pot that
// the winner takes. The bit board has none.
#pragma once

#include "games/race/state.h"

#include <algorithm>
#include <cstdlib>

namespace sivba::race {

// Tokens from the pot to the mover; to the pot where negative.
template <class Sink>
void give(const Program& program, RaceState<SquareBoard>& state, int count, Why why, Sink&& sink) {
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

// Landing takes a token from the pot, passing pays one for each such square between.
template <class Sink>
void move_tokens(const Program& program, RaceState<SquareBoard>& state, int from, int to, Sink&& sink) {
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

// What is left goes to the winner.
template <class Sink>
void take_pot(const Program& program, RaceState<SquareBoard>& state, Sink&& sink) {
    if (const int pot = state.board.pot(program); pot != 0) give(program, state, pot, Why::takes_pot, sink);
}

}  // namespace sivba::race
