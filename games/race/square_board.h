// The pieces of a race game, square by square: the general form, in which each rule of
// landing is written as a rule book says it. bit_board.h is a fast form for the games that
// need no piles.
#pragma once

#include "framework/base/random.h"
#include "games/race/program.h"
#include "games/race/reasons.h"

#include <algorithm>
#include <bit>
#include <span>

namespace sivba::race {

// A piece on a square: its owner and its station, which tells how far it has come, on which
// branch and with which side up.
class Cell {
public:
    constexpr Cell() = default;
    constexpr Cell(Seat owner, int station) : code_(static_cast<std::uint8_t>(station | index(owner) << 7)) {}

    constexpr bool empty() const { return code_ == 0; }
    constexpr Seat owner() const { return seat_at(code_ >> 7); }
    constexpr int station() const { return code_ & 0x7F; }
    constexpr bool in(const std::array<Positions, 2>& stations) const {
        return (stations[row(owner())] >> station() & 1) != 0;
    }
    friend constexpr bool operator==(Cell, Cell) = default;
    friend constexpr bool operator<(Cell a, Cell b) { return a.code_ < b.code_; }

private:
    std::uint8_t code_ = 0;
};

// The pieces of one square, bottom to top.
class Pile {
public:
    int size() const {
        int count = 0;
        while (count < most_room && !cells_[static_cast<std::size_t>(count)].empty()) ++count;
        return count;
    }
    bool empty() const { return cells_[0].empty(); }
    std::span<const Cell> cells() const { return {cells_.data(), static_cast<std::size_t>(size())}; }
    Cell top() const { return cells_[static_cast<std::size_t>(std::max(size(), 1) - 1)]; }

    // Height (1 = bottom) at which the piece comes to lie: on top, or, where the order means
    // nothing, where the numbers of owner and station put it. The pile must have room.
    int add(Cell cell, bool on_top) {
        int height = size();
        cells_[static_cast<std::size_t>(height)] = cell;
        for (; !on_top && height > 0 && cells_[at(height)] < cells_[at(height - 1)]; --height)
            std::swap(cells_[at(height)], cells_[at(height - 1)]);
        return height + 1;
    }
    // The topmost such piece, which must be there.
    void remove(Cell cell) {
        int height = size() - 1;
        while (cells_[at(height)] != cell) --height;
        std::rotate(cells_.begin() + height, cells_.begin() + height + 1, cells_.end());
        cells_.back() = {};
    }
    // Brings the piece at this place from the top (1 = top) to the top.
    void raise(int place) {
        const auto end = cells_.begin() + size();
        std::rotate(end - place, end - place + 1, end);
    }
    void invert() { std::reverse(cells_.begin(), cells_.begin() + size()); }
    friend bool operator==(const Pile&, const Pile&) = default;

private:
    static constexpr std::size_t at(int height) { return static_cast<std::size_t>(height); }
    std::array<Cell, most_room> cells_{};
};

class SquareBoard {
public:
    static constexpr bool linear = false;

    explicit SquareBoard(const Program& program)
        : hand_{static_cast<std::uint8_t>(program.pieces), static_cast<std::uint8_t>(program.pieces)},
          tokens_{static_cast<std::uint8_t>(program.tokens), static_cast<std::uint8_t>(program.tokens)} {}

    int hand(Seat seat) const { return hand_[row(seat)]; }
    int off(Seat seat) const { return off_[row(seat)]; }
    const Pile& pile(int square) const { return piles_[static_cast<std::size_t>(square)]; }

    // Stations on which the seat has a piece.
    Positions men(const Program& program, Seat seat) const {
        Positions found = 0;
        for (int square = 0; square < program.squares; ++square)
            for (const Cell cell : pile(square).cells())
                if (cell.owner() == seat) found |= at(cell.station());
        return found;
    }
    // Stations from which a piece of the seat may move, the hand included.
    Positions movable(const Program& program, Seat seat) const {
        Positions found = Positions{hand(seat) > 0};
        for (int square = 0; square < program.squares; ++square) {
            const auto cells = pile(square).cells();
            const bool top_only = (program.top_only >> square & 1) != 0;
            for (const Cell cell : top_only && !cells.empty() ? cells.last(1) : cells)
                if (cell.owner() == seat) found |= at(cell.station());
        }
        return found;
    }

    // Pieces of the seat on a station.
    int count(const Program& program, Seat seat, int station) const {
        return static_cast<int>(
            std::ranges::count(under(program, seat, station).cells(), Cell(seat, station)));
    }
    // Where a throw could take the seat's pieces, were all squares free.
    Positions reached(const Program& program, Seat seat, int steps) const {
        Positions found = 0;
        for (Positions men = movable(program, seat); men != 0; men &= men - 1)
            found |=
                program
                    .ahead[static_cast<std::size_t>(std::countr_zero(men))][static_cast<std::size_t>(steps)];
        return found;
    }

    // What bars the seat from landing on a station of its path; plain: nothing.
    Why bar(const Program& program, Seat seat, int station) const {
        if (station == program.off()) return Why::plain;
        if ((program.closed[row(seat)] >> station & 1) != 0) return Why::wrong_side;
        const auto cells = under(program, seat, station).cells();
        if (cells.empty()) return Why::plain;
        const bool own = (program.shared_own[row(seat)] >> station & 1) != 0;
        const bool both = (program.shared_both[row(seat)] >> station & 1) != 0;
        if (own || both) {
            const auto& shared = own ? program.shared_own : program.shared_both;
            const bool together = std::ranges::all_of(
                cells, [&](Cell cell) { return cell.in(shared) && (both || cell.owner() == seat); });
            if (together) return std::ssize(cells) < program.room ? Why::plain : Why::full;
        }
        for (const Cell cell : cells) {
            if (cell.owner() == seat) return Why::own_piece;
            if (cell.in(program.guarded)) return Why::protected_piece;
            if (program.sides == Sides::same && program.side(cell.station()) != program.side(station))
                return Why::other_side;
        }
        return Why::plain;
    }
    // Stations on which the seat may not land.
    Positions barred(const Program& program, Seat seat) const {
        Positions found = 0;
        for (int station = 1; station < program.stations; ++station)
            if (bar(program, seat, station) != Why::plain) found |= at(station);
        return found;
    }
    // Whether landing there captures.
    bool captures(const Program& program, Seat seat, int station) const {
        if (station == program.off()) return false;
        const auto cells = under(program, seat, station).cells();
        return cells.size() == 1 && cells[0].owner() != seat && !cells[0].in(program.guarded);
    }

    // Sends an opponent's piece home from the square of `station`; its station, or 0 when
    // there is none.
    int take(const Program& program, Seat seat, int station) {
        if (!captures(program, seat, station)) return 0;
        Pile& there = under(program, seat, station);
        const int taken = there.top().station();
        ++hand_[row(other(seat))];
        there = {};
        return taken;
    }
    // The height at which the piece comes to lie; hand and goal are counted.
    int put(const Program& program, Seat seat, int station) {
        if (station == 0) return ++hand_[row(seat)];
        if (station == program.off()) return ++off_[row(seat)];
        const int square = program.square_at[row(seat)][static_cast<std::size_t>(station)];
        return under(program, seat, station).add(Cell(seat, station), (program.top_only >> square & 1) != 0);
    }
    void lift(const Program& program, Seat seat, int station) {
        if (station == 0)
            --hand_[row(seat)];
        else if (station == program.off())
            --off_[row(seat)];
        else
            under(program, seat, station).remove(Cell(seat, station));
    }

    // The square of the opponent's lift just before, or -1.
    int lifted() const { return lifted_ - 1; }
    void set_lifted(int square) { lifted_ = static_cast<std::uint8_t>(square + 1); }
    void raise(int square, int place) { piles_[static_cast<std::size_t>(square)].raise(place); }
    void invert(int square) { piles_[static_cast<std::size_t>(square)].invert(); }

    int tokens(Seat seat) const { return tokens_[row(seat)]; }
    int pot(const Program& program) const { return 2 * program.tokens - tokens_[0] - tokens_[1]; }
    // From the pot to the seat, or back where negative.
    void give_tokens(Seat seat, int count) {
        tokens_[row(seat)] = static_cast<std::uint8_t>(tokens_[row(seat)] + count);
    }

    std::uint64_t hash(const Program& program) const {
        std::uint64_t value = mix64(
            static_cast<std::uint64_t>(off_[0]) << 8 | off_[1] | static_cast<std::uint64_t>(lifted_) << 16 |
            static_cast<std::uint64_t>(tokens_[0]) << 24 | static_cast<std::uint64_t>(tokens_[1]) << 32);
        for (int square = 0; square < program.squares; ++square)
            value = mix64(value ^ std::bit_cast<std::uint32_t>(pile(square)));
        return value;
    }
    friend bool operator==(const SquareBoard&, const SquareBoard&) = default;

private:
    const Pile& under(const Program& program, Seat seat, int station) const {
        return piles_[program.square_at[row(seat)][static_cast<std::size_t>(station)]];
    }
    Pile& under(const Program& program, Seat seat, int station) {
        return piles_[program.square_at[row(seat)][static_cast<std::size_t>(station)]];
    }
    std::array<Pile, max_squares> piles_{};
    std::array<std::uint8_t, 2> hand_{};
    std::array<std::uint8_t, 2> off_{};
    std::array<std::uint8_t, 2> tokens_{};
    std::uint8_t lifted_ = 0;
};

}  // namespace sivba::race
