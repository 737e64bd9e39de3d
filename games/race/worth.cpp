// The numbers behind the evaluation of race games.
#include "games/race/worth.h"

namespace sivba::race {

// A piece is worth the part of the way it has behind it, and more while it stands safe
// where the opponent comes by, because it also bars the square. A piece borne off needs
// no luck any more. The weights are a judgement, not a rule.
void fill_worth(Program& program) {
    constexpr float guard = 4.5f;  // in steps
    constexpr float borne_off = 1.15f;
    const auto way = static_cast<float>(program.off());
    for (const Seat seat : {Seat::p1, Seat::p2}) {
        auto& worth = program.worth[row(seat)];
        for (int position = 1; position <= program.length; ++position) {
            const auto p = static_cast<std::size_t>(position);
            const bool guarded = program.facing[row(seat)][p] != 0 &&
                                 (program.protected_squares >> program.square_at[row(seat)][p] & 1) != 0;
            const float bonus = guarded ? guard : 0;
            worth[p] = (static_cast<float>(position) + bonus) / way;
        }
        worth[static_cast<std::size_t>(program.off())] = borne_off;
    }
}

}  // namespace sivba::race
