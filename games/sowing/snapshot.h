// A position without regard to the size of its State: what notation, pictures and words
// work on, so that they are compiled once.
#pragma once

#include "games/sowing/program.h"
#include "games/sowing/state.h"

namespace sivba::sowing {

struct Snapshot {
    PerPlace<int> count{};
    std::array<bool, max_places / 2> open{};  // starts open to `seat`
    Seat seat = Seat::p1;
    Pending pending = Pending::start;
    EndReason end = EndReason::none;
    int turns = 0;

    int at(int place) const { return count[static_cast<std::size_t>(place)]; }
    bool is_open(int pit) const { return open[static_cast<std::size_t>(pit)]; }
    int seeds_in_row(const Program& program, Seat row) const {
        const int first = program.first_pit[static_cast<std::size_t>(index(row))];
        int sum = 0;
        for (int i = 0; i < program.pits_each; ++i) sum += at(first + i);
        return sum;
    }
};

template <class State>
Snapshot snapshot(const Program& program, const State& state) {
    Snapshot shot;
    for (std::size_t i = 0; i < static_cast<std::size_t>(program.places); ++i) shot.count[i] = state.count[i];
    state.open.each([&](int pit) { shot.open[static_cast<std::size_t>(pit)] = true; });
    shot.seat = state.seat;
    shot.pending = state.pending;
    shot.end = state.end;
    shot.turns = state.turns;
    return shot;
}

// The starts that are open are left to the kernel (SowingKernel::complete).
template <class State>
State restore(const Program& program, const Snapshot& shot) {
    State state{};
    for (std::size_t i = 0; i < static_cast<std::size_t>(program.places); ++i)
        state.count[i] = static_cast<typename State::Count>(shot.count[i]);
    state.seat = shot.seat;
    state.pending = shot.pending;
    state.end = shot.end;
    state.turns = static_cast<std::uint16_t>(shot.turns);
    return state;
}

}  // namespace sivba::sowing
