// The ways of one seat's pieces in two games that are played on one board: both as places of
// the first game's board, and in words where they part. Ways lead from a hand to a goal;
// circuits of pits have no such ends and are not compared.
#pragma once

#include "framework/rules/game.h"

#include <vector>

namespace sivba {

bool has_ways(const Game& game);

// What the way at index `other` has of its own where it parts from the one at `main`, from the square
// before the fork to the one where both meet; empty when there is none.
std::vector<PlaceId> branch_of(const std::vector<std::vector<PlaceId>>& paths, std::size_t main,
                               std::size_t other);

// Empty when the ways of both games can be drawn on one board, else why not.
Message why_no_common_ways(const Game& a, const Game& b);

struct WayPair {
    // From hand to goal; and the other branch of a way that forks.
    struct Ways {
        std::vector<PlaceId> way, branch;
    };
    Ways a, b;
    std::vector<Message> words;  // one sentence each
};

// For games with common ways. The names are those by which the sentences call the games.
WayPair compare_ways(const Game& a, const Game& b, Seat seat, const Message& name_a, const Message& name_b);

}  // namespace sivba
