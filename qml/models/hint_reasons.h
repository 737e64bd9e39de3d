// What speaks for a move, read from the events of the move and of the answers to it: the
// same for every family, because nothing but events is looked at.
#pragma once

#include "framework/rules/game.h"

#include <optional>
#include <vector>

namespace sivba {

// What the other side can take in its next decision.
struct HintRisk {
    Seat by = Seat::p1;
    bool thrown = false;  // dice come first: `most` is then in percent of the throws
    int most = 0;         // seeds or pieces
    std::vector<PlaceId> threatened;
};

struct HintReasons {
    bool only = false;  // nothing else can be played
    bool wins = false, again = false, leaves = false, enters = false;
    int seeds = 0, pieces = 0;                // captured
    std::optional<Seat> owner;                // of what is captured
    std::optional<HintRisk> risk, elsewhere;  // after the move, and after the worst of the other moves
    // Where to look: what is captured or in danger, where the last seed should fall, or a few of
    // the places that can be played, the right one among them. The move alone only if it is the only one.
    std::vector<PlaceId> area;

    // Who goes on has not yet to fear an answer.
    bool saves() const { return !again && risk && elsewhere && risk->most < elsewhere->most; }
    bool gains() const { return wins || seeds > 0 || pieces > 0 || again || leaves; }
};

HintReasons reasons_for(const Game& game, const Position& position, const Choice& choice);

}  // namespace sivba
