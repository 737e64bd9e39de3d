// What the margin solver (framework/search/margin_solver.h) asks of a game of two rows,
// and which games it can be asked about: those in which every seed comes to a store in
// the end, nothing but the seeds on the board decides how, and no position comes twice.
#pragma once

#include "games/sowing/kernel.h"

namespace sivba::sowing {

template <class Base>
struct MarginGame : Base {
    using Program = typename Base::Program;
    using State = typename Base::State;

    static bool fits(const Program& program, const State& state) {
        const Rules& rules = program.rules;
        const bool counted = program.has_stores() && program.progress && !rules.end.majority &&
                             rules.end.turn_limit == 0 && rules.repetition.times == 0 && !program.hot.claims;
        return counted && program.pits_each <= most_pits && state.pending != Pending::starter &&
               at_stake(program, state) + program.pits < key_bits;
    }

    static int ahead(const Program& program, const State& state, Seat seat) {
        const int margin = state.at(program.store[0]) - state.at(program.store[1]);
        return seat == Seat::p1 ? margin : -margin;
    }
    static int at_stake(const Program& program, const State& state) {
        return program.total - state.at(program.store[0]) - state.at(program.store[1]);
    }

    // A 0 for every seed and a 1 at the end of every pit, after a leading 1.
    static std::uint64_t board_key(const Program& program, const State& state) {
        std::uint64_t bits = 1;
        const int own = index(state.seat);
        for (const int seat : {own, 1 - own}) {
            const int first = program.first_pit[static_cast<std::size_t>(seat)];
            for (int place = first; place < first + program.pits_each; ++place)
                bits = bits << state.at(place) << 1 | 1;
        }
        return bits;
    }

private:
    static constexpr int key_bits = 64, most_pits = 16;
};

}  // namespace sivba::sowing
