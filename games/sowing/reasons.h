// Why something happened in a sowing game: the Reason codes of its events. Words for
// them are in explain.cpp.
#pragma once

#include "framework/rules/event.h"

namespace sivba::sowing {

enum class Why : std::uint16_t {
    plain,
    last_makes_count,   // capture: the last seed made one of the capturing counts
    chain,              // capture: the pit behind one that was captured
    last_in_empty,      // capture: the last seed fell in an empty pit
    opposite_of_count,  // capture: the pit opposite to a last seed that made such a count
    opposite_of_empty,  // capture: the pit opposite to a last seed in an empty pit
    grand_slam_void,    // stop: a capture of everything takes nothing
    last_in_store,      // again: the last seed fell in the own store
    majority,           // win: more than half of the seeds
    row_empty,          // collect, win, draw: a row is empty
    no_move,            // the same: the seat to move has no start
    cannot_feed,        // the same: the other row is empty and cannot be fed
    repetition,         // the same: the position came again
    turn_limit,         // the same: the ruleset's limit of turns
    drawn_starter,      // roll: chance chose who begins
    claimed,            // mark, collect: the pit belongs to the opponent of its owner

    // Four rows.
    last_in_occupied,  // capture: the last seed fell among seeds
    direct_capture,    // capture: from a pit that faced seeds already
    planted_capture,   // capture: by the seed planted
    further_pit,       // capture: a pit of the player's choice
    house_taken,       // capture: the other part of a house
    planted,           // store: a seed of the reserve
    relay,             // lift: the last seed fell among seeds
    over_relay,        // lift: the pit after an empty end
    with_capture,      // lift: the capturing pit is sown, too
    tax,               // lift: only some seeds leave the house
    column_opened,     // mark: the closed column is in play from now on
    house_broken,      // mark: the house is lifted or captured
    blocked,           // mark, stop: the only pit the opponent threatens
    in_house,          // stop: the lap ended in the house
    chosen_stop,       // stop: the player stops there
    empty_pit,         // stop: the last seed fell in an empty pit
    single_lap,        // stop: the turn has one lap
    endless,           // stop, win, draw, undone: the sowing would never end
    circuits,          // the same: too many rounds without a capture
    inner_row_empty,   // win: no seed is left in the other inner row
    no_seeds,          // win: the opponent has none
    both_ends,         // win: both ends captured in one turn
    second_capture,    // win: the second capturing turn before any of the opponent's
    no_start,          // win, pass: the seat to move has no start
    arranged           // move: before play
};

constexpr Reason reason(Why why) { return {static_cast<std::uint16_t>(why)}; }

// Whom an end befell: whose row is empty, who has no move, who cannot feed. Kept in `extra`
// of the event that ends the game; an end of another kind befalls nobody.
constexpr std::uint16_t befell(Seat seat) { return static_cast<std::uint16_t>(index(seat) + 1); }
constexpr bool befell_someone(const Event& end) { return end.extra != 0; }
constexpr Seat whom_it_befell(const Event& end) { return seat_at(end.extra - 1); }

constexpr Why why_of(Reason reason) { return static_cast<Why>(reason.code); }

}  // namespace sivba::sowing
