// What happened inside a decision, step by step: the screen plays these, the
// explanation is worded from them, and replaying them on the old contents of the
// board gives the new contents (framework/board/contents.h).
#pragma once

#include "framework/rules/types.h"

#include <vector>

namespace sivba {

enum class EventKind : std::uint8_t {
    roll,       // count = the throw's value; from = no place; extra = family's detail
    lift,       // count seeds leave `from` into the hand
    drop,       // one seed falls from the hand into `to`
    capture,    // count seeds leave `from`; to = where they go, no_place = into the hand
    store,      // count seeds go from the hand into `to`
    move,       // the topmost piece of `seat` that shows side `extra` goes from -> to (hands and the
                // far side are places, too), there to lie at height `count`, 1 = bottom; 0 = on top
    flip,       // the piece at height `count` of `to` shows its other side; extra = side afterwards
    send_home,  // a captured piece goes from -> to, its owner's hand; seat = that owner; extra = side
    raise,      // the piece that is `count`-th from the top of `to` goes to the top
    invert,     // the pile on `to` is turned upside down
    mark,       // `to` gets the mark `extra` (house destroyed, blocked, tuzdyk, 0 = none)
    pass,       // the actor could not or need not move
    again,      // the same seat goes on
    stop,       // the sowing ends at `to`
    collect,    // count seeds go from -> to when the game is settled
    win,        // seat has won
    draw,       // nobody has
    undone      // the game is void
};

// Why. Numbers are the family's own and named in its explanation table; 0 = plain.
struct Reason {
    std::uint16_t code;
    friend constexpr bool operator==(Reason, Reason) = default;
};

struct Event {
    EventKind kind;
    Seat seat;  // whose decision or piece it is
    Reason reason{0};
    PlaceId from = no_place;
    PlaceId to = no_place;
    std::uint16_t count = 0;
    std::uint16_t extra = 0;
    friend constexpr bool operator==(const Event&, const Event&) = default;
};

using EventLog = std::vector<Event>;

// Sinks for Kernel::apply. A kernel may skip work that only feeds events when
// `Sink::records` is false.
struct NullSink {
    static constexpr bool records = false;
    void operator()(const Event&) const {}
};
struct RecordingSink {
    static constexpr bool records = true;
    EventLog* log;
    void operator()(const Event& event) const { log->push_back(event); }
};

}  // namespace sivba
