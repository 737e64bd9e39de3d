// A position of a sowing game as a value: seeds per place, whose decision it is and
// what is to be decided. Three sizes; a Program says which one its board needs.
#pragma once

#include "framework/rules/outcome.h"

#include <array>
#include <bit>
#include <type_traits>

namespace sivba::sowing {

// What the actor decides next. In the middle of a turn the kernel stops its lap and comes
// back to it.
enum class Pending : std::uint8_t {
    starter,     // chance: who begins
    arrange,     // the next pit of an arrangement before play, or its end
    together,    // the start of one of two turns that are played at once
    start,       // the pit to begin with, and the way
    then_start,  // the same after a capture that came before it
    take,        // capture or relay
    side,        // the end of the inner row from which captured seeds are sown
    lap_way,     // a lap that may go clockwise
    resow_way,   // captured seeds that may be sown clockwise
    sow_way,     // the way of captured seeds
    house,       // stop in the house or go on
    extra,       // further pits to capture
    nothing      // the game is over
};

// How a game ended where not the stores decide.
enum class Verdict : std::uint8_t { by_stores, p1_wins, p2_wins, drawn, nullified };

// Marks of pits on the board, as Contents::marks has them.
enum class PitMark : std::uint8_t { none, house, blocked, claimed, closed };

// Set of a seat's own pits, bit i = its i-th pit.
template <class Bits>
struct PitSet {
    Bits bits = 0;

    bool empty() const { return bits == 0; }
    bool has(int i) const { return (bits >> i & 1) != 0; }
    void add(int i) { bits = static_cast<Bits>(bits | static_cast<Bits>(Bits{1} << i)); }
    void remove(int i) { bits = static_cast<Bits>(bits & ~static_cast<Bits>(Bits{1} << i)); }
    friend PitSet operator&(PitSet a, PitSet b) { return {static_cast<Bits>(a.bits & b.bits)}; }
    friend PitSet operator|(PitSet a, PitSet b) { return {static_cast<Bits>(a.bits | b.bits)}; }
    friend PitSet operator-(PitSet a, PitSet b) { return {static_cast<Bits>(a.bits & ~b.bits)}; }
    friend bool operator==(PitSet, PitSet) = default;

    // Calls visit(i) for the members in ascending order.
    template <class Visit>
    void each(Visit visit) const {
        if constexpr (sizeof(Bits) <= sizeof(std::uint64_t)) {
            for (std::uint64_t rest = bits; rest != 0; rest &= rest - 1) visit(std::countr_zero(rest));
        } else {
            for (int i = 0; bits >> i != 0; ++i)
                if (has(i)) visit(i);
        }
    }
};

template <int Capacity, class CountType, class PitBits>
struct Size {
    static constexpr int capacity = Capacity;  // places: pits, then stores
    using Count = CountType;
    using Pits = PitSet<PitBits>;
};
using Small = Size<32, std::uint8_t, std::uint16_t>;
using Medium = Size<64, std::uint8_t, std::uint32_t>;
using Large = Size<256, std::uint16_t, unsigned __int128>;
// Of four-row games (relay_state.h), whose pits all belong to rings of two rows.
using RelaySmall = Size<48, std::uint8_t, std::uint32_t>;
using RelayMedium = Size<96, std::uint8_t, std::uint64_t>;
using RelayLarge = Size<256, std::uint16_t, unsigned __int128>;

template <class SizeType>
struct State {
    using Size = SizeType;
    using Count = typename Size::Count;
    using Pits = typename Size::Pits;

    alignas(16) std::array<Count, Size::capacity> count;  // seeds per place; 0 beyond the board
    Pits open;            // starts open to `seat`: found when its turn begins, for the end rules need it
    std::uint16_t turns;  // counted only where the ruleset limits them
    // The column of the opponent's row that each seat has claimed, from 1; 0: none.
    std::array<std::uint8_t, 2> claimed;
    Seat seat;  // whose turn it is, or was when the game ended
    Pending pending;
    EndReason end;

    // Through a pointer: gcc 12 folds the code of two sizes into one and then warns of the
    // bounds of the wrong array.
    Count& at(int place) { return count.data()[place]; }
    Count at(int place) const { return count.data()[place]; }

    friend bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State<Small>> && sizeof(State<Small>) == 48);
static_assert(std::is_trivially_copyable_v<State<Medium>> && sizeof(State<Medium>) == 80);
static_assert(std::is_trivially_copyable_v<State<Large>> && sizeof(State<Large>) == 544);

}  // namespace sivba::sowing
