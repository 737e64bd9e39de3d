// The bits of a Move in race games: its kind, then two small numbers.
#pragma once

#include "framework/rules/types.h"

namespace sivba::race {

enum class MoveKind : std::uint8_t {
    dice,    // chance: a throw of `steps`
    lots,    // chance: this seat starts
    step,    // a piece goes from one station of its path to another, hand and goal included
    back,    // a piece captures backwards, from one station to another
    lift,    // an own piece, `place` from the top, goes to the top of the pile on a square
    invert,  // the pile on a square is turned upside down
    pass
};

constexpr Move make_move(MoveKind kind, int a = 0, int b = 0) {
    return {static_cast<std::uint64_t>(kind) | static_cast<std::uint64_t>(a) << 8 |
            static_cast<std::uint64_t>(b) << 16};
}
constexpr Move dice_move(int steps) { return make_move(MoveKind::dice, steps); }
constexpr Move lots_move(Seat seat) { return make_move(MoveKind::lots, index(seat)); }
constexpr Move step_move(int from, int to) { return make_move(MoveKind::step, from, to); }
constexpr Move back_move(int from, int to) { return make_move(MoveKind::back, from, to); }
constexpr Move lift_move(int square, int place) { return make_move(MoveKind::lift, square, place); }
constexpr Move invert_move(int square) { return make_move(MoveKind::invert, square); }
constexpr Move pass_move() { return make_move(MoveKind::pass); }

constexpr MoveKind kind_of(Move move) { return static_cast<MoveKind>(move.bits & 0xFF); }
constexpr int steps_of(Move move) { return static_cast<int>(move.bits >> 8 & 0xFF); }
constexpr Seat lots_of(Move move) { return seat_at(static_cast<int>(move.bits >> 8 & 0xFF)); }
constexpr int from_of(Move move) { return static_cast<int>(move.bits >> 8 & 0xFF); }
constexpr int to_of(Move move) { return static_cast<int>(move.bits >> 16 & 0xFF); }

constexpr int square_of(Move move) { return static_cast<int>(move.bits >> 8 & 0xFF); }
constexpr int place_of(Move move) { return static_cast<int>(move.bits >> 16 & 0xFF); }

}  // namespace sivba::race
