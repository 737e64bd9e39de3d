// Sowing and counting seed by seed and pit by pit: the policy that serves every board.
// It knows no rule; the kernel (kernel.h) asks it and its twin vector_board.h.
#pragma once

#include "games/sowing/program.h"
#include "games/sowing/state.h"

namespace sivba::sowing {

template <class SizeType>
struct PlainBoard {
    using Size = SizeType;
    using State = sowing::State<Size>;
    using Count = typename Size::Count;
    using Pits = typename Size::Pits;

    // Lifts the seeds of `place` and drops them along the way of `seat`; returns where
    // the last one falls. Precondition: the pit is not empty.
    static int sow(const Program& program, State& state, int seat, int place) {
        const auto& next = program.next[at(seat)];
        const bool skips = program.rules.move.lap.origin == OriginPit::skipped;
        const bool first_stays =
            program.rules.move.lap.origin == OriginPit::first_seed && state.at(place) > 1;
        int hand = state.at(place) - first_stays;
        state.at(place) = first_stays;
        int now = place;
        while (hand > 0) {
            now = next[at(now)];
            if (skips && now == place) continue;
            state.at(now) = static_cast<Count>(state.at(now) + 1);
            --hand;
        }
        return now;
    }

    // Own pits with at least `n` seeds.
    static Pits holding(const Program& program, const State& state, int seat, int n) {
        Pits pits;
        for (int i = 0; i < program.pits_each; ++i)
            if (state.at(program.first_pit[at(seat)] + i) >= n) pits.add(i);
        return pits;
    }

    // Own pits whose seeds reach the other row.
    static Pits reaching(const Program& program, const State& state, int seat) {
        Pits pits;
        for (int i = 0; i < program.pits_each; ++i) {
            const std::size_t place = at(program.first_pit[at(seat)] + i);
            if (state.count[place] >= program.reach[place]) pits.add(i);
        }
        return pits;
    }

    static int seeds_in_row(const Program& program, const State& state, int seat) {
        int sum = 0;
        for (int i = 0; i < program.pits_each; ++i) sum += state.at(program.first_pit[at(seat)] + i);
        return sum;
    }

    static std::size_t at(int i) { return static_cast<std::size_t>(i); }
};

}  // namespace sivba::sowing
