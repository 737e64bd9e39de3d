// Why an event of a race game happened, or why nothing could. The words for each are
// in explain.cpp.
#pragma once

#include "framework/rules/event.h"

namespace sivba::race {

enum class Why : std::uint16_t {
    plain,
    // pass
    throw_of_zero,    // zero moves nothing
    own_piece,        // every move ends on an own piece
    protected_piece,  // every move ends on a protected piece of the opponent
    throw_too_large,  // every piece could only leave, with a smaller throw
    own_or_protected,
    own_or_too_large,
    protected_or_too_large,
    own_or_protected_or_too_large,
    // again
    rosette,       // the move ended on a square that gives another throw
    left_rosette,  // a piece was borne off from such a square
    // the start
    starts_by_throw,  // the higher throw starts
    starts_by_lot,
    equal_throws,   // both throw once more
    for_the_start,  // a throw that only decides who starts
    // win
    borne_off
};

constexpr Reason reason(Why why) { return Reason{static_cast<std::uint16_t>(why)}; }
constexpr Why why(Reason given) { return static_cast<Why>(given.code); }

// What keeps the pieces of a seat from moving, taken together: the reason of its pass.
struct Hindrances {
    bool own = false, guarded = false, too_large = false;

    constexpr void add(Why one) {
        own |= one == Why::own_piece;
        guarded |= one == Why::protected_piece;
        too_large |= one == Why::throw_too_large;
    }
    constexpr Why together() const {
        if (own && guarded) return too_large ? Why::own_or_protected_or_too_large : Why::own_or_protected;
        if (own) return too_large ? Why::own_or_too_large : Why::own_piece;
        if (guarded) return too_large ? Why::protected_or_too_large : Why::protected_piece;
        return too_large ? Why::throw_too_large : Why::plain;
    }
};

}  // namespace sivba::race
