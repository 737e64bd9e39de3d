// The pieces of a race game as one bit per position of each seat's path. For rulesets
// with one way, at most one piece on a square and no tokens (Program::linear); tests/unit/race/boards_test.cpp checks it equal to
// the general form (square_board.h) on random positions under every option.
#pragma once

#include "framework/base/random.h"
#include "games/race/program.h"

#include <bit>

namespace sivba::race {

class BitBoard {
public:
    static constexpr bool linear = true;

    explicit BitBoard(const Program& program)
        : hand_{static_cast<std::uint8_t>(program.pieces), static_cast<std::uint8_t>(program.pieces)} {}

    int hand(Seat seat) const { return hand_[row(seat)]; }
    int off(Seat seat) const { return off_[row(seat)]; }
    Positions men(const Program&, Seat seat) const { return men_[row(seat)]; }

    static int count(const Program&, Seat, int) { return 1; }
    // Where a throw could take the seat's pieces, were all squares free.
    Positions reached(const Program& program, Seat seat, int steps) const {
        const int entry = program.entry[static_cast<std::size_t>(steps)];
        return men_[row(seat)] << steps | (hand_[row(seat)] > 0 && entry != 0 ? at(entry) : 0);
    }

    Positions barred(const Program& program, Seat seat) const {
        Positions found = men_[row(seat)] | program.closed[row(seat)];
        for (const Bar& bar : program.barred_by_enemy[row(seat)])
            if ((men_[row(other(seat))] & bar.standing) != 0) found |= bar.barred;
        for (const Bar& bar : program.barred_by_twin[row(seat)])
            if ((men_[row(seat)] & bar.standing) != 0) found |= bar.barred;
        return found;
    }
    bool captures(const Program& program, Seat seat, int position) const {
        return (men_[row(other(seat))] & program.facing[row(seat)][static_cast<std::size_t>(position)]) != 0;
    }
    int take(const Program& program, Seat seat, int position) {
        Positions& enemy = men_[row(other(seat))];
        const Positions hit = enemy & program.facing[row(seat)][static_cast<std::size_t>(position)];
        if (hit == 0) return 0;  // facing is empty for the goal
        enemy ^= hit;
        ++hand_[row(other(seat))];
        return std::countr_zero(hit);
    }
    int put(const Program& program, Seat seat, int position) {
        if (position == 0) return ++hand_[row(seat)];
        if (position == program.off()) return ++off_[row(seat)];
        men_[row(seat)] |= at(position);
        return 1;
    }
    void lift(const Program& program, Seat seat, int position) {
        if (position == 0)
            --hand_[row(seat)];
        else if (position == program.off())
            --off_[row(seat)];
        else
            men_[row(seat)] ^= at(position);
    }
    std::uint64_t hash(const Program&) const {
        const std::uint64_t counts = static_cast<std::uint64_t>(off_[0]) << 8 | off_[1];
        return mix64(mix64(mix64(counts) ^ men_[0]) ^ men_[1]);
    }
    friend bool operator==(const BitBoard&, const BitBoard&) = default;

private:
    std::array<Positions, 2> men_{};
    std::array<std::uint8_t, 2> hand_{};
    std::array<std::uint8_t, 2> off_{};
};

}  // namespace sivba::race
