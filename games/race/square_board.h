// The pieces of a race game, square by square: the general form, in which each rule of
// landing is written as a rule book says it. bit_board.h is the fast form of the same.
#pragma once

#include "framework/base/random.h"
#include "games/race/program.h"

namespace sivba::race {

// One square: nobody, or a piece that remembers how far it has come, because a path
// may cross a square twice.
class Cell {
public:
    constexpr Cell() = default;
    constexpr Cell(Seat owner, int position)
        : code_(static_cast<std::uint8_t>(position | index(owner) << 7)) {}

    constexpr bool empty() const { return code_ == 0; }
    constexpr Seat owner() const { return seat_at(code_ >> 7); }
    constexpr int position() const { return code_ & 0x7F; }
    friend constexpr bool operator==(Cell, Cell) = default;

private:
    std::uint8_t code_ = 0;
};

class SquareBoard {
public:
    explicit SquareBoard(const Program& program)
        : hand_{static_cast<std::uint8_t>(program.pieces), static_cast<std::uint8_t>(program.pieces)} {}

    int hand(Seat seat) const { return hand_[row(seat)]; }
    int off(Seat seat) const { return off_[row(seat)]; }
    Cell cell(int square) const { return cells_[static_cast<std::size_t>(square)]; }

    // Positions on which the seat has a piece.
    Positions men(const Program& program, Seat seat) const {
        Positions found = 0;
        for (int square = 0; square < program.squares; ++square)
            if (!cell(square).empty() && cell(square).owner() == seat) found |= at(cell(square).position());
        return found;
    }

    // One piece per square: an own one is never landed on, one of the opponent's is
    // captured unless its square protects it.
    bool may_land(const Program& program, Seat seat, int position) const {
        const int square = program.square_at[row(seat)][static_cast<std::size_t>(position)];
        if (cell(square).empty()) return true;
        return cell(square).owner() != seat && (program.protected_squares >> square & 1) == 0;
    }
    // Positions on which the seat may not land.
    Positions barred(const Program& program, Seat seat) const {
        Positions found = 0;
        for (int position = 1; position <= program.length; ++position)
            if (!may_land(program, seat, position)) found |= at(position);
        return found;
    }

    // Sends an opponent's piece home from the square of `position`; its position on its
    // own path, or 0 when there is none.
    int take(const Program& program, Seat seat, int position) {
        Cell& there = under(program, seat, position);
        if (there.empty() || there.owner() == seat) return 0;
        const int taken = there.position();
        ++hand_[row(other(seat))];
        there = {};
        return taken;
    }
    // The square must be empty; hand and goal are counted.
    void put(const Program& program, Seat seat, int position) {
        if (position == 0)
            ++hand_[row(seat)];
        else if (position > program.length)
            ++off_[row(seat)];
        else
            under(program, seat, position) = Cell(seat, position);
    }
    void lift(const Program& program, Seat seat, int position) {
        if (position == 0)
            --hand_[row(seat)];
        else if (position > program.length)
            --off_[row(seat)];
        else
            under(program, seat, position) = {};
    }

    std::uint64_t hash(const Program& program) const {
        std::uint64_t value = mix64(static_cast<std::uint64_t>(off_[0]) << 8 | off_[1]);
        for (const Seat seat : {Seat::p1, Seat::p2}) value = mix64(value ^ men(program, seat));
        return value;
    }
    friend bool operator==(const SquareBoard&, const SquareBoard&) = default;

private:
    Cell& under(const Program& program, Seat seat, int position) {
        return cells_[program.square_at[row(seat)][static_cast<std::size_t>(position)]];
    }
    std::array<Cell, max_squares> cells_{};
    std::array<std::uint8_t, 2> hand_{};
    std::array<std::uint8_t, 2> off_{};
};

}  // namespace sivba::race
