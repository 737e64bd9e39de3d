// A position without regard to the size of its State: what notation, pictures and words
// work on, so that they are compiled once.
#pragma once

#include "games/sowing/program.h"
#include "games/sowing/relay_state.h"

namespace sivba::sowing {

struct Snapshot {
    PerPlace<int> count{};
    // Starts open to `seat`, by pit; [1] those clockwise, where a start has a way.
    std::array<std::array<bool, max_places / 2>, 2> open{};
    Seat seat = Seat::p1;
    Pending pending = Pending::start;
    EndReason end = EndReason::none;
    int turns = 0;           // of both seats, where the ruleset limits them
    PerSeat<int> claimed{};  // columns of the other row, from 1; two rows only

    // Four rows (relay_state.h).
    Walk walk;
    StartKind kind = StartKind::lift;
    Verdict verdict = Verdict::by_stores;
    PerSeat<int> own_turns{}, capturing{}, house{}, closed{};
    int blocked = no_pit, target = no_pit, joint = no_pit;

    int at(int place) const { return count[static_cast<std::size_t>(place)]; }
    bool is_open(int pit, int way) const {
        return open[static_cast<std::size_t>(way)][static_cast<std::size_t>(pit)];
    }
    bool is_open(int pit) const { return is_open(pit, 0) || is_open(pit, 1); }
    // The seeds on a seat's own side.
    int seeds_in_row(const Program& program, Seat row) const {
        const int first = program.first_pit[static_cast<std::size_t>(index(row))];
        int sum = 0;
        for (int i = 0; i < program.pits_each; ++i) sum += at(first + i);
        return sum;
    }
};

template <class Size>
Snapshot snapshot(const Program& program, const State<Size>& state) {
    Snapshot shot;
    for (std::size_t i = 0; i < static_cast<std::size_t>(program.places); ++i) shot.count[i] = state.count[i];
    state.open.each([&](int pit) { shot.open[0][static_cast<std::size_t>(pit)] = true; });
    shot.seat = state.seat;
    shot.pending = state.pending;
    shot.end = state.end;
    shot.turns = state.turns;
    shot.claimed = {state.claimed[0], state.claimed[1]};
    return shot;
}

template <class Size>
Snapshot snapshot(const Program& program, const RelayState<Size>& state) {
    Snapshot shot;
    for (std::size_t i = 0; i < static_cast<std::size_t>(program.places); ++i) shot.count[i] = state.count[i];
    for (const std::size_t way : {0u, 1u})
        state.open[way].each([&](int pit) { shot.open[way][static_cast<std::size_t>(pit)] = true; });
    shot.seat = state.seat;
    shot.pending = state.pending;
    shot.end = state.end;
    shot.walk = state.walk;
    shot.kind = state.kind;
    shot.verdict = state.verdict;
    for (const std::size_t seat : {0u, 1u}) {
        shot.own_turns[seat] = state.turns[seat];
        shot.capturing[seat] = state.capturing[seat];
        shot.house[seat] = state.house[seat];
        shot.closed[seat] = state.closed[seat];
    }
    shot.turns = state.made;
    shot.blocked = state.blocked;
    shot.target = state.target;
    shot.joint = state.joint;
    return shot;
}

// The starts that are open are left to the kernel's complete().
template <class Size>
void restore(const Program& program, const Snapshot& shot, State<Size>& state) {
    state = {};
    for (std::size_t i = 0; i < static_cast<std::size_t>(program.places); ++i)
        state.count[i] = static_cast<typename Size::Count>(shot.count[i]);
    state.seat = shot.seat;
    state.pending = shot.pending;
    state.end = shot.end;
    state.turns = static_cast<std::uint16_t>(shot.turns);
    for (const std::size_t seat : {0u, 1u})
        state.claimed[seat] = static_cast<std::uint8_t>(shot.claimed[seat]);
}

template <class Size>
void restore(const Program& program, const Snapshot& shot, RelayState<Size>& state) {
    state = {};
    for (std::size_t i = 0; i < static_cast<std::size_t>(program.places); ++i)
        state.count[i] = static_cast<typename Size::Count>(shot.count[i]);
    state.seat = shot.seat;
    state.pending = shot.pending;
    state.end = shot.end;
    state.walk = shot.walk;
    state.kind = shot.kind;
    state.verdict = shot.verdict;
    for (const std::size_t seat : {0u, 1u}) {
        state.turns[seat] = static_cast<std::uint8_t>(shot.own_turns[seat]);
        state.capturing[seat] = static_cast<std::uint8_t>(shot.capturing[seat]);
        state.house[seat] = static_cast<std::uint8_t>(shot.house[seat]);
        state.closed[seat] = static_cast<std::uint8_t>(shot.closed[seat]);
    }
    state.made = static_cast<std::uint16_t>(shot.turns);
    state.blocked = static_cast<std::uint8_t>(shot.blocked);
    state.target = static_cast<std::uint8_t>(shot.target);
    state.joint = static_cast<std::uint8_t>(shot.joint);
}

// The same position with the seats exchanged: both see the board alike.
Snapshot mirrored(const Program& program, const Snapshot& shot);

}  // namespace sivba::sowing
