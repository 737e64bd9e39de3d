// A pit of the opponent that a seat has claimed (a tuzdyk): whatever is sown into it goes
// to the store of that seat, so it is empty between turns and nobody starts there.
#pragma once

#include "games/sowing/program.h"
#include "games/sowing/reasons.h"
#include "games/sowing/state.h"

namespace sivba::sowing {

template <class State>
struct ClaimRule {
    // After a lap: the seeds in claimed pits go to the stores.
    template <class Sink>
    static void gather(const Program& program, State& state, Sink&& sink) {
        for (const int seat : {0, 1})
            if (state.claimed[at(seat)] > 0) empty(program, state, seat, pit_of(program, state, seat), sink);
    }

    // The last seed of `seat` fell at `last`, and nothing was captured there.
    template <class Sink>
    static void claim(const Program& program, State& state, int seat, int last, Sink&& sink) {
        const ClaimRules& rules = program.rules.claim;
        if (state.at(last) != rules.makes || !program.is_pit(last)) return;
        if (program.owner[at(last)] == seat || state.claimed[at(seat)] > 0) return;
        const int column = program.column(last) + 1;
        if (rules.spares_last_pit && column == program.columns) return;
        if (rules.spares_same_number && state.claimed[at(1 - seat)] == column) return;
        state.claimed[at(seat)] = static_cast<std::uint8_t>(column);
        sink(Event{.kind = EventKind::mark,
                   .seat = seat_at(seat),
                   .reason = reason(Why::claimed),
                   .to = {static_cast<std::uint16_t>(last)},
                   .extra = static_cast<std::uint16_t>(PitMark::claimed)});
        empty(program, state, seat, last, sink);
    }

private:
    static std::size_t at(int i) { return static_cast<std::size_t>(i); }

    static int pit_of(const Program& program, const State& state, int seat) {
        return program.first_pit[at(1 - seat)] + state.claimed[at(seat)] - 1;
    }

    template <class Sink>
    static void empty(const Program& program, State& state, int seat, int place, Sink&& sink) {
        using Count = typename State::Count;
        const int seeds = state.at(place), store = program.store[at(seat)];
        if (seeds == 0) return;
        state.at(place) = 0;
        state.at(store) = static_cast<Count>(state.at(store) + seeds);
        sink(Event{.kind = EventKind::collect,
                   .seat = seat_at(seat),
                   .reason = reason(Why::claimed),
                   .from = {static_cast<std::uint16_t>(place)},
                   .to = {static_cast<std::uint16_t>(store)},
                   .count = static_cast<std::uint16_t>(seeds)});
    }
};

}  // namespace sivba::sowing
