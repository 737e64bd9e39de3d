// Which pits a last seed captures in a four-row game, asked before a lap is sown as well
// as after it.
#pragma once

#include "games/sowing/ring.h"

namespace sivba::sowing {

template <class Ring>
struct RelayCapture {
    using State = typename Ring::State;

    // May captures happen in this turn of `seat` at all?
    static bool allowed(const Program& program, const State& state, int seat) {
        const CaptureRules& rules = program.rules.capture;
        return rules.when != CaptureWhen::never && state.turns[at(seat)] + 1 >= rules.from_turn;
    }

    // The opponent's pits opposite to `pit` hold what a capture there needs.
    static bool faces_prey(const Program& program, const State& state, int seat, int pit) {
        const RingPit& here = program.ring.pit[at(pit)];
        if (!here.inner) return false;
        if (state.closed[at(1 - seat)] != 0 && program.ring.pit[here.opposite].in_closed_column) [[unlikely]]
            return false;
        const int inner = Ring::of(program, state, 1 - seat, here.opposite);
        const int outer = Ring::of(program, state, 1 - seat, here.behind);
        if (program.rules.capture.fallback == CaptureFallback::outer_when_inner_row_empty && inner == 0 &&
            outer > 0 && Ring::inner_row_empty(program, state, 1 - seat))
            return true;
        switch (program.rules.capture.needs) {
        case CaptureNeeds::nothing: return true;
        case CaptureNeeds::opposite: return inner > 0;
        case CaptureNeeds::both_opposite: return inner > 0 && outer > 0;
        case CaptureNeeds::either_opposite: return inner > 0 || outer > 0;
        }
        return false;
    }

    static bool captures(const Program& program, const State& state, int seat, Landing last) {
        const bool wanted = program.rules.capture.when == CaptureWhen::last_in_occupied;
        return last.occupied == wanted && faces_prey(program, state, seat, last.pit);
    }

    // Would the lap of the seeds of `pit`, not lifted yet, end in a capture?
    static bool start_captures(const Program& program, const State& state, int seat, int pit, int way) {
        const int seeds = Ring::of(program, state, seat, pit);
        const int most = program.rules.capture.start_below;
        if (pit == program.ring.house && program.ring.house_outer >= 0 && state.house[at(seat)] != 0)
            return house_captures(program, state, seat, way);
        if (most > 0 && seeds >= most) return false;
        return captures(program, state, seat, Ring::landing(program, state, seat, pit, way, seeds, true));
    }

    static std::size_t at(int i) { return static_cast<std::size_t>(i); }

private:
    // A house of two parts is lifted as a whole.
    static bool house_captures(const Program& program, const State& state, int seat, int way) {
        State lifted = state;
        const int first = program.first_pit[at(seat)];
        const int seeds = state.at(first + program.ring.house) + state.at(first + program.ring.house_outer);
        const int most = program.rules.capture.start_below;
        if (most > 0 && seeds >= most && !program.rules.house.start_unrestricted) return false;
        lifted.at(first + program.ring.house) = 0;
        lifted.at(first + program.ring.house_outer) = 0;
        return captures(program, state, seat,
                        Ring::landing(program, lifted, seat, program.ring.house, way, seeds, true));
    }
};

}  // namespace sivba::sowing
