// The tables a race game is played with, made once from the Rules by compile.cpp.
//
// A seat's pieces stand on the stations of its path: 0 = in the hand, 1..length = the
// positions of the path, length + 1 = borne off, and beyond it the positions of the second
// branch where the path forks, so that a station says all of a piece that the rules ask:
// square, branch, side. A Positions value has bit s set for station s. A path may visit a
// square twice, so occupancy is a matter of squares: `facing` and `twins` say which
// stations share one.
#pragma once

#include "framework/rules/types.h"
#include "games/race/rules.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace sivba::race {

inline constexpr int max_squares = 64;
inline constexpr int max_length = 48;  // of a path; with max_steps it fits 64 bits
inline constexpr int max_steps = 14;   // of one throw
inline constexpr int max_pieces = 15;  // of one seat
inline constexpr int most_room = 4;    // of a shared square
inline constexpr int most_tokens = 99;
inline constexpr int most_stations = 64;

constexpr std::size_t row(Seat seat) { return static_cast<std::size_t>(index(seat)); }

using Positions = std::uint64_t;
constexpr Positions at(int position) { return Positions{1} << position; }

// A throw that can occur.
struct Throw {
    std::uint8_t steps = 0;
    std::uint8_t shown = 0;    // marked tips, or the sum of the faces
    std::uint32_t weight = 0;  // over Program::denominator
};

// While a man stands on one of `standing`, nobody of the other table index lands on `barred`.
struct Bar {
    Positions standing = 0;
    Positions barred = 0;
};

struct Program {
    int squares = 0;
    int length = 0;     // positions of each path
    int stations = 0;   // with hand, goal and second branch
    int pieces = 0;     // of each seat
    int goal = 0;       // borne off to win
    int fork_from = 0;  // position at which the path forks; 0: nowhere
    ExitThrow exit = ExitThrow::exact;
    Starter starter = Starter::first;

    template <class T>
    using PerSeat = std::array<T, 2>;
    template <class T>
    using PerStation = std::array<T, 64>;
    template <class T>
    using PerThrow = std::array<T, max_steps + 1>;

    // Both seats walk the same stations, over squares of their own.
    PerStation<std::uint8_t> number{};              // position on the path
    Positions first_branch = 0, second_branch = 0;  // stations named by a letter
    Positions marked = 0;                           // where a piece shows its marked side
    PerStation<PerThrow<Positions>> ahead{};        // where a throw takes a piece, goal included
    PerStation<PerThrow<std::uint8_t>> behind{};    // where it takes one backwards; 0: nowhere

    PerSeat<PerStation<std::uint8_t>> square_at{};  // index of the square under a station
    PerSeat<PerStation<Positions>> facing{};        // the opponent's stations on the same square
    PerSeat<PerStation<Positions>> twins{};         // the seat's own other stations on it
    PerSeat<Positions> guarded{};                   // stations on which a piece is not captured
    PerSeat<Positions> closed{};                    // never to be entered
    PerSeat<Positions> shared_own{}, shared_both{};
    PerSeat<Positions> again{};          // landing there gives another throw
    PerSeat<Positions> leaving_again{};  // bearing off from there does
    PerSeat<Positions> paying{};         // passing there costs a token
    PerSeat<Positions> taking{};         // landing there brings one
    std::uint64_t top_only = 0;          // bit per square
    std::uint64_t lifting = 0;
    LiftAnswer lift_answer = LiftAnswer::none;
    int room = 1;  // most pieces of a shared square
    Sides sides = Sides::any;
    Backward backward = Backward::off;
    bool capture_again = false;
    std::uint32_t throw_again = 0;  // bit per number of steps
    int tokens = 0;                 // of each seat at the start

    // The same for the bit board, where a move is one shift: no fork, one piece on a square.
    bool linear = false;
    Positions reach = 0;                        // where a move may end: the path and beyond it
    PerThrow<std::uint8_t> entry{};             // station a throw enters on; 0: none
    bool counted_entry = true;                  // every throw enters as it is counted: no entry words
    PerSeat<std::vector<Bar>> barred_by_enemy;  // [seat that wants to land]
    PerSeat<std::vector<Bar>> barred_by_twin;

    std::vector<Throw> throws;  // ascending steps, no throw of weight 0
    std::uint32_t denominator = 1;
    std::array<std::uint8_t, 256> throw_table{};  // steps by chance, when denominator <= 256

    PerSeat<std::array<float, 64>> worth{};  // of a piece at a station (evaluate.h), hand and goal too

    int off() const { return length + 1; }
    // The station of a position on the same branch as `station`.
    int along(int station, int position) const {
        const int beyond = position - fork_from;
        const bool second =
            (second_branch >> station & 1) != 0 && beyond >= 0 && off() + 1 + beyond < stations;
        return second ? off() + 1 + beyond : position;
    }
    // Where a throw may take a piece at best: the farthest one leaves with a larger throw, too.
    Positions ahead_at_best(int station, int steps) const {
        const Positions found = ahead[static_cast<std::size_t>(station)][static_cast<std::size_t>(steps)];
        const bool beyond =
            station != 0 && steps > 0 && number[static_cast<std::size_t>(station)] + steps > off();
        return found == 0 && beyond && exit == ExitThrow::enough_for_farthest ? at(off()) : found;
    }
    // On the bit board: where `steps` lead from a position or the hand.
    int landing(int from, int steps) const {
        return from == 0 ? entry[static_cast<std::size_t>(steps)] : std::min(from + steps, off());
    }

    // Places of the board picture (picture.cpp): squares, hands, goals, purses, pot.
    PlaceId square_place(Seat seat, int station) const {
        return {square_at[static_cast<std::size_t>(index(seat))][static_cast<std::size_t>(station)]};
    }
    PlaceId beside(int nth) const { return {static_cast<std::uint16_t>(squares + nth)}; }
    PlaceId hand_place(Seat seat) const { return beside(index(seat)); }
    PlaceId goal_place(Seat seat) const { return beside(2 + index(seat)); }
    PlaceId purse_place(Seat seat) const { return beside(4 + index(seat)); }
    PlaceId pot_place() const { return beside(6); }
    // Of any station, hand and goal included.
    PlaceId place(Seat seat, int station) const {
        if (station == 0) return hand_place(seat);
        return station == off() ? goal_place(seat) : square_place(seat, station);
    }
    std::uint8_t side(int station) const { return static_cast<std::uint8_t>(marked >> station & 1); }
    // What a piece shows there: its side, and as 2 or 4 the branch of a forked way.
    std::uint8_t look(int station) const {
        return static_cast<std::uint8_t>((marked >> station & 1) | (first_branch >> station & 1) << 1 |
                                         (second_branch >> station & 1) << 2);
    }
};

}  // namespace sivba::race
