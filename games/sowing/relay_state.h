// A position of a four-row game as a value. Between turns only the upper part counts;
// `walk` is the sowing that a decision has interrupted. Pits are numbered round the
// owner's own ring, clockwise: I1..IN, then ON..O1 (0 .. 2N-1).
#pragma once

#include "games/sowing/state.h"

namespace sivba::sowing {

// What a start does; all starts open in a position do the same.
enum class StartKind : std::uint8_t {
    lift,           // lift a pit and sow it
    plant_capture,  // plant a seed opposite to seeds, which are captured
    plant_sow,      // plant a seed, lift the pit and sow it
    plant_tax,      // plant a seed in the house and sow only the tax
    direct          // capture from a pit without sowing to it first
};

// A sowing under way. Without one everything is zero, so that equal positions are equal.
struct Walk {
    std::uint64_t checkpoint = 0;  // hash of an earlier end of a lap (endless.h)
    std::uint32_t dropped = 0;     // seeds since the start or the last capture
    std::uint32_t laps = 0;        // ends of laps since then
    std::uint16_t hand = 0;        // seeds to sow
    std::uint8_t at = 0;           // the next seed falls into the pit after this one
    std::uint8_t origin = 0;       // where the lap's seeds were lifted
    std::uint8_t taken_at = 0;     // the pit that captured last
    std::uint8_t clockwise = 0;
    std::uint8_t captures = 0;  // this turn may still capture
    std::uint8_t captured = 0;  // this turn has captured
    std::uint8_t ends = 0;      // ends of the opponent's board captured: 1 left, 2 right; 4: both pits taken
    std::uint8_t together = 0;  // both seats sow at once (relay_opening.h): no choices, relays wait
    friend bool operator==(const Walk&, const Walk&) = default;
};

inline constexpr std::uint8_t no_pit = 255;
inline constexpr std::uint8_t no_way = 2;  // Walk::clockwise before the first lap

template <class SizeType>
struct RelayState {
    using Size = SizeType;
    using Count = typename Size::Count;
    using Pits = typename Size::Pits;

    alignas(16) std::array<Count, Size::capacity> count;  // pits, stores, reserves
    std::array<Pits, 2> open;  // starts open to `seat`, [1] clockwise; both where the way is chosen later
    Walk walk;
    std::array<std::uint8_t, 2> turns;      // own turns made, as far as the rules ask
    std::array<std::uint8_t, 2> capturing;  // of them with a capture, as far as the rules ask
    std::array<std::uint8_t, 2> house;      // 1: not destroyed
    std::array<std::uint8_t, 2> closed;     // 1: the closed column is not opened yet
    std::uint16_t made;                     // turns of both seats, where the ruleset limits them
    std::uint8_t blocked;                   // pit of `seat` that is blocked in this turn, or no_pit
    std::uint8_t target;                    // pit of the opponent that `seat` must capture first, or no_pit
    std::uint8_t joint;                     // the first seat's start while both open together
    StartKind kind;
    Seat seat;
    Pending pending;
    EndReason end;
    Verdict verdict;

    Count& at(int place) { return count.data()[place]; }
    Count at(int place) const { return count.data()[place]; }

    friend bool operator==(const RelayState&, const RelayState&) = default;
};

}  // namespace sivba::sowing
