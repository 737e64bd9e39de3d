// Why an event of a race game happened, or why nothing could. The words for each are
// in explain.cpp.
#pragma once

#include "framework/rules/event.h"

namespace sivba::race {

enum class Why : std::uint16_t {
    plain,
    // what keeps a piece from moving
    throw_of_zero,    // zero moves nothing
    own_piece,        // the move ends on an own piece
    protected_piece,  // on a protected piece of the opponent
    other_side,       // on a piece that shows the other side
    wrong_side,       // on a square that does not admit the side the piece shows
    full,             // on a shared square without room
    throw_too_large,  // the piece could only leave, with a smaller throw
    not_entering,     // the throw enters no piece
    buried,           // another piece lies on top
    // again
    rosette,       // the move ended on a square that gives another throw
    left_rosette,  // a piece was borne off from such a square
    captured,      // the capture gives one
    rethrown,      // the throw itself does
    // the start
    starts_by_throw,  // the higher throw starts
    starts_by_lot,
    throws_first_by_lot,
    equal_throws,   // both throw once more
    throws_next,    // the other seat tries
    for_the_start,  // a throw that only decides who starts
    // collect
    pays,   // a token for passing
    takes,  // a token for landing
    takes_pot,
    // win
    borne_off,
    // flip
    takes_way  // the piece does not turn over: it shows which branch of the way it is on
};

constexpr Reason reason(Why why) { return Reason{static_cast<std::uint16_t>(why)}; }
constexpr Why why(Reason given) { return static_cast<Why>(given.code); }

// What keeps the pieces of a seat from moving, taken together: a bit for each reason, as the
// `extra` of a pass.
class Hindrances {
public:
    constexpr Hindrances() = default;
    constexpr explicit Hindrances(std::uint16_t bits) : bits_(bits) {}
    constexpr void add(Why one) {
        bits_ = static_cast<std::uint16_t>(bits_ | 1U << static_cast<unsigned>(one));
    }
    constexpr bool has(Why one) const { return (bits_ >> static_cast<unsigned>(one) & 1) != 0; }
    constexpr std::uint16_t bits() const { return bits_; }

private:
    std::uint16_t bits_ = 0;
};

}  // namespace sivba::race
