// How good a position looks to a seat before anything is tried: how far its pieces
// have come, and what the opponent's next throw may send home. Built from the Program
// alone, so it holds for every path and set of dice. Values in (-1, 1).
#pragma once

#include "games/race/program.h"

#include <bit>
#include <cmath>

namespace sivba::race {

// Worth of all pieces of a seat, in whole ways from hand to goal.
template <class Board>
float standing(const Program& program, const Board& board, Seat seat) {
    const auto& worth = program.worth[row(seat)];
    float sum = static_cast<float>(board.off(seat)) * worth[static_cast<std::size_t>(program.off())];
    for (Positions men = board.men(program, seat); men != 0; men &= men - 1) {
        const int station = std::countr_zero(men);
        sum += static_cast<float>(board.count(program, seat, station)) *
               worth[static_cast<std::size_t>(station)];
    }
    return sum;
}

// Expected worth lost by `seat` if the opponent throws now and takes the best piece it can.
template <class Board>
float exposure(const Program& program, const Board& board, Seat seat) {
    const Seat enemy = other(seat);
    const Positions own = board.men(program, seat);
    const Positions open = ~board.barred(program, enemy);
    Positions prey = 0;  // on the opponent's path
    for (Positions men = own; men != 0; men &= men - 1)
        prey |= program.facing[row(seat)][static_cast<std::size_t>(std::countr_zero(men))];
    float sum = 0;
    for (const Throw& each : program.throws) {
        if (each.steps == 0) continue;
        float loss = 0;
        for (Positions hit = board.reached(program, enemy, each.steps) & prey & open; hit != 0;
             hit &= hit - 1) {
            const Positions mine =
                program.facing[row(enemy)][static_cast<std::size_t>(std::countr_zero(hit))] & own;
            const float lost = program.worth[row(seat)][static_cast<std::size_t>(std::countr_zero(mine))];
            if (lost > loss) loss = lost;
        }
        sum += loss * static_cast<float>(each.weight);
    }
    return sum / static_cast<float>(program.denominator);
}

// `mover`: who throws next, or has thrown.
template <class Board>
float evaluate(const Program& program, const Board& board, Seat mover, Seat seat) {
    constexpr float tempo = 0.07f;      // the throw in hand, in ways
    constexpr float threatened = 0.7f;  // share of the exposure that counts for the one about to throw
    constexpr float later = 0.25f;      // and for the other
    constexpr float steepness = 0.6f;
    const Seat enemy = other(mover);
    const float lead = standing(program, board, mover) - standing(program, board, enemy) + tempo +
                       threatened * exposure(program, board, enemy) - later * exposure(program, board, mover);
    const float value = std::tanh(steepness * lead);
    return seat == mover ? value : -value;
}

}  // namespace sivba::race
