#include "games/race/worth.h"

namespace sivba::race {

// A piece is worth the part of the way it has behind it. Squares that give another
// throw, or that protect where the opponent could come, are worth a step more while
// the piece is there. A piece borne off needs no luck any more: a little extra.
void fill_worth(Program& program) {
    constexpr float extra_steps = 0.5f;
    constexpr float borne_off = 1.15f;
    const auto way = static_cast<float>(program.off());
    for (const Seat seat : {Seat::p1, Seat::p2}) {
        auto& worth = program.worth[row(seat)];
        for (int position = 1; position <= program.length; ++position) {
            const auto p = static_cast<std::size_t>(position);
            const bool guarded = program.facing[row(seat)][p] != 0 &&
                                 (program.protected_squares >> program.square_at[row(seat)][p] & 1) != 0;
            const float bonus = guarded ? 3 * extra_steps : 0;
            worth[p] = (static_cast<float>(position) + bonus) / way;
        }
        worth[static_cast<std::size_t>(program.off())] = borne_off;
    }
}

}  // namespace sivba::race
