// Complete turns of a position: a turn is the list of decisions by one seat until its
// turn ends. Used to list them and to play them from notation.
#pragma once

#include "framework/play/session.h"

namespace sivba::cli {

struct ListedTurn {
    std::string text;  // as the move list writes it: single continuations left out
    PositionPtr after;
    Message says;  // of its decision, if it is the only one
    std::size_t decisions = 0;
    bool complete = true;  // false where a throw interrupts the turn
};

struct TurnList {
    std::vector<ListedTurn> turns;
    bool too_many = false;
};

// All turns of the seat to move, at most `limit`; only one level of decisions when
// `decisions` is set. Precondition: the actor of `from` is a seat.
TurnList list_turns(const Game& game, const PositionPtr& from, std::size_t limit, bool decisions,
                    const std::stop_token& stop);

// Plays `text` ("3: enter>3", "+I4 L") in the session: its tokens, the continuations
// that leave no choice, and throws that are due but not written, if they may be taken
// from the seed. One turn at most; true when it is complete. The error says which rule
// forbids what; the decisions before it have been played.
Result<bool> play_turn(Session& session, std::string_view text, bool throw_from_seed);

}  // namespace sivba::cli
