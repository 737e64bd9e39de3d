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
        for (int station = 1; station < program.stations; ++station) {
            const auto s = static_cast<std::size_t>(station);
            const bool guarded =
                program.facing[row(seat)][s] != 0 && (program.guarded[row(seat)] >> station & 1) != 0;
            worth[s] = (static_cast<float>(program.number[s]) + (guarded ? guard : 0)) / way;
        }
        worth[static_cast<std::size_t>(program.off())] = borne_off;
    }
}

}  // namespace sivba::race
