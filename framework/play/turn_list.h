// The turns that a position offers, found by walking its decisions: to list them, to
// count below each of them, to compare them with vectors.
#pragma once

#include "framework/rules/game.h"

namespace sivba {

// A turn or its beginning.
struct TurnPart {
    std::string text;  // as the move list writes it: single continuations left out
    PositionPtr after;
    std::size_t decisions = 0;
    std::uint64_t weight = 1;  // of the throws in it
    bool turn_ended = false, ply_ended = false;
};

// `from` longer by one decision of whoever acts, seat or chance; none when the game is over.
std::vector<TurnPart> continued(const Game& game, const TurnPart& from);

struct TurnList {
    std::vector<TurnPart> turns;  // a turn has not ended where a throw interrupts it
    bool too_many = false;
};

// All turns of the seat to move, at most `limit`. Precondition: the actor of `from` is a seat.
TurnList list_turns(const Game& game, const PositionPtr& from, std::size_t limit,
                    const std::stop_token& stop);

}  // namespace sivba
