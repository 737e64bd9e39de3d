// A compiled sowing game: plain tables made once from Rules, read by the kernel.
// Places are numbered pits first, p1's row from its own left, then p2's from its own
// left, then the stores; the numbers are the PlaceIds of the board picture.
#pragma once

#include "framework/rules/types.h"
#include "games/sowing/rules.h"

#include <array>
#include <string>
#include <vector>

namespace sivba::sowing {

inline constexpr int max_places = 256;

template <class T>
using PerPlace = std::array<T, max_places>;
template <class T>
using PerSeat = std::array<T, 2>;

// The words that every move reads, together, so that a kernel may be instantiated for
// one combination of them (facts.h).
struct HotWords {
    int at_least = 1;
    bool must_feed = false;
    bool forbids_grand_slam = false;
    bool again_in_store = false;
    CaptureWhen capture_when = CaptureWhen::never;
    std::uint64_t capture_counts = 0;
    bool capture_needs_opposite = false;
    bool take_last = true;
    bool take_opposite = false;
    bool chain = false;
    bool majority = false;
    bool row_empty_ends = false;
    bool turn_limit = false;
    bool claims = false;
    friend bool operator==(const HotWords&, const HotWords&) = default;
};

struct alignas(16) Bytes16 {
    std::array<std::uint8_t, 16> byte;
};

// Sowing pre-expanded for boards of up to 16 places with at most 255 seeds: what a lap
// of n seeds from a pit adds to each place, the lifted pit included (modulo 256), and
// where its last seed falls. Index: n << 4 | pit, so that small laps lie together.
struct LapTable {
    std::vector<Bytes16> added;
    std::vector<std::uint8_t> last;
    Bytes16 reach{};  // PerPlace reach, 255 beyond the pits
    bool usable() const { return !added.empty(); }
};

// What the rules say of a pit of a seat's own ring; the same for both seats.
struct RingPit {
    bool inner = false;
    bool reverse = false;                      // a lap from here may go clockwise
    bool house = false, house_outer = false;   // the inner and the outer part of a house
    bool in_closed_column = false;             // out of play until `opener` is lifted
    std::array<bool, 2> opens = {true, true};  // the first, the second turn may start here
    std::uint8_t opposite = 0, behind = 0;     // on the opponent's ring; of inner pits
};

// Four rows: each seat sows round its own two, pits numbered clockwise I1..IN, ON..O1.
struct RingTables {
    int size = 0;     // pits of a ring
    int columns = 0;  // of them inner ones, the first
    std::array<RingPit, max_places / 2> pit{};
    int house = -1, house_outer = -1;
    int opener = -1;           // lifting it opens the closed column
    bool both_ways = false;    // the start chooses the way
    int way = 0;               // else: 0 counter-clockwise, 1 clockwise
    int counted_turns = 0;     // own turns that the rules ask for
    int counted_captures = 0;  // own capturing turns that they ask for

    int step(int from, int towards) const {
        const int next = from + (towards != 0 ? 1 : -1);
        return next < 0 ? size - 1 : next == size ? 0 : next;
    }
};

// What the evaluation gives for each difference between the seats (evaluation.h): 1 is a won game.
struct Weights {
    float seeds = 0, stored = 0, mobility = 0, capturable = 0, inner = 0;
    float house = 0, claimed = 0, special = 0;
};

struct Program {
    Rules rules;
    Weights weights;
    HotWords hot;
    RingTables ring;

    int columns = 0;
    int pits_each = 0;  // pits of one seat
    int pits = 0;
    int places = 0;
    int total = 0;          // seeds of the opening: no position holds more
    int goal = 0;           // the least that is more than half of them
    bool progress = false;  // seeds only ever come nearer to a store: no position comes twice

    PerSeat<int> first_pit{};
    PerSeat<int> store{};               // 0: the game has none
    PerSeat<int> reserve{};             // 0: the game has none
    PerPlace<std::uint16_t> opening{};  // seeds when the game begins
    PerPlace<std::uint8_t> owner{};     // index of the seat
    PerPlace<std::uint16_t> opposite{};
    PerPlace<std::uint16_t> reach{};          // seeds a start here needs to drop one in the other row
    PerSeat<PerPlace<std::uint16_t>> next{};  // the way of a seat's sowing
    PerSeat<PerPlace<std::uint16_t>> back{};  // the same, backwards
    PerSeat<PerPlace<bool>> captures_at{};    // capture.where
    LapTable laps;

    bool is_pit(int place) const { return place < pits; }
    bool has_stores() const { return store[0] > 0; }
    // Of a pit: its number on its owner's side, from 0 at the owner's left.
    int column(int place) const { return place - first_pit[owner[static_cast<std::size_t>(place)]]; }
};

// A pit by its number on its owner's side: "3", with four rows "I3" or "O3".
PitName pit_name(const Program& program, int pit);
std::string pit_label(const Program& program, int pit);

}  // namespace sivba::sowing
