// The tables a race game is played with, made once from the Rules by compile.cpp.
//
// A seat's pieces are numbered by their position on that seat's own path: 0 = in the
// hand, 1..length = squares of the path, length + 1 = borne off. A Positions value has
// bit p set for position p. A path may visit a square twice, so occupancy is a matter
// of squares: `facing` and `twins` say which positions share one.
#pragma once

#include "framework/rules/types.h"
#include "games/race/rules.h"

#include <array>
#include <cstdint>
#include <vector>

namespace sivba::race {

inline constexpr int max_squares = 64;
inline constexpr int max_length = 48;  // of a path; with max_steps it fits 64 bits
inline constexpr int max_steps = 14;   // of one throw
inline constexpr int max_pieces = 15;  // of one seat

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
    int length = 0;  // squares of each path
    int pieces = 0;  // of each seat
    int goal = 0;    // borne off to win
    ExitThrow exit = ExitThrow::exact;
    Starter starter = Starter::first;

    template <class T>
    using PerSeat = std::array<T, 2>;
    template <class T>
    using PerPosition = PerSeat<std::array<T, 64>>;

    PerPosition<std::uint8_t> square_at{};  // index of the square under a position
    PerPosition<Positions> facing{};        // the opponent's positions on the same square
    PerPosition<Positions> twins{};         // the seat's own other positions on it
    std::uint64_t protected_squares = 0;    // bit per square
    PerSeat<Positions> again{};             // landing there gives another throw
    PerSeat<Positions> leaving_again{};     // bearing off from there does
    Positions reach = 0;                    // where a move may end: the path and beyond it

    // The same rules for the bit board: who bars whom, without a walk over the squares.
    PerSeat<std::vector<Bar>> barred_by_enemy;  // [seat that wants to land]
    PerSeat<std::vector<Bar>> barred_by_twin;

    std::vector<Throw> throws;  // ascending steps, no throw of weight 0
    std::uint32_t denominator = 1;
    std::array<std::uint8_t, 256> throw_table{};  // steps by chance, when denominator <= 256

    PerSeat<std::array<float, 64>> worth{};  // of a piece at a position (evaluate.h), hand and goal too

    int off() const { return length + 1; }
    // Places of the board picture (picture.cpp): squares, hands, goals.
    PlaceId square_place(Seat seat, int position) const {
        return {square_at[static_cast<std::size_t>(index(seat))][static_cast<std::size_t>(position)]};
    }
    PlaceId hand_place(Seat seat) const { return {static_cast<std::uint16_t>(squares + index(seat))}; }
    PlaceId goal_place(Seat seat) const { return {static_cast<std::uint16_t>(squares + 2 + index(seat))}; }
    // Of any position, hand and goal included.
    PlaceId place(Seat seat, int position) const {
        if (position == 0) return hand_place(seat);
        return position > length ? goal_place(seat) : square_place(seat, position);
    }
};

constexpr std::size_t row(Seat seat) { return static_cast<std::size_t>(index(seat)); }

}  // namespace sivba::race
