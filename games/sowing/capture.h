// What the last seed of a lap captures, and the rules about a grand slam: a capture of
// all the seeds the opponent has on the board.
#pragma once

#include "games/sowing/facts.h"
#include "games/sowing/reasons.h"
#include "games/sowing/state.h"

namespace sivba::sowing {

template <class Board, class Words>
struct CaptureRule {
    using State = typename Board::State;
    using Count = typename State::Count;

    // Captures to the store of `seat` what its last seed at `last` allows.
    template <class Sink>
    static void take(const Program& program, State& state, int seat, int last, Sink&& sink) {
        if (!captures(program, state, seat, last)) return;
        if (program.rules.capture.grand_slam != GrandSlam::captures_all &&
            is_grand_slam(program, state, seat, last)) {
            if (program.rules.capture.grand_slam == GrandSlam::legal_without_capture) {
                sink(Event{.kind = EventKind::stop,
                           .seat = seat_at(seat),
                           .reason = reason(Why::grand_slam_void),
                           .to = id(last)});
                return;
            }
        }
        const HotWords& words = Words::of(program);
        const bool makes = words.capture_when == CaptureWhen::last_makes ||
                           words.capture_when == CaptureWhen::last_makes_even;
        const Why why = makes ? Why::last_makes_count : Why::last_in_empty;
        if (words.take_opposite)
            grab(program, state, seat, program.opposite[at(last)],
                 makes ? Why::opposite_of_count : Why::opposite_of_empty, sink);
        each_captured(program, state, seat, last, [&](int place) {
            if (words.take_last) grab(program, state, seat, place, place == last ? why : Why::chain, sink);
        });
    }

    // Takes away the open starts that would be a forbidden grand slam.
    static void forbid_grand_slams(const Program& program, State& state) {
        auto allowed = state.open;
        const int seat = index(state.seat);
        state.open.each([&](int pit) {
            State after = state;
            const int last = Board::sow(program, after, seat, program.first_pit[at(seat)] + pit);
            if (captures(program, after, seat, last) && is_grand_slam(program, after, seat, last))
                allowed.remove(pit);
        });
        if (allowed.empty() && program.rules.capture.grand_slam == GrandSlam::forbidden_unless_only) return;
        state.open = allowed;
    }

private:
    static std::size_t at(int i) { return static_cast<std::size_t>(i); }
    static PlaceId id(int place) { return {static_cast<std::uint16_t>(place)}; }

    // Does a last seed at `place` capture there? Conditions are joined without branching:
    // which of them fails is hard to foresee for the processor.
    static bool captures(const Program& program, const State& state, int seat, int place) {
        const HotWords& words = Words::of(program);
        const unsigned count = state.at(place);
        const unsigned here = program.captures_at[at(seat)][at(place)];
        switch (words.capture_when) {
        case CaptureWhen::never:
        case CaptureWhen::last_in_occupied: return false;  // a word of four rows
        case CaptureWhen::last_makes:
            return (here & static_cast<unsigned>(count < 64) &
                    static_cast<unsigned>(words.capture_counts >> (count & 63))) != 0;
        case CaptureWhen::last_makes_even: return (here & static_cast<unsigned>(count > 0) & ~count) != 0;
        case CaptureWhen::last_in_empty: {
            const unsigned facing = state.count[program.opposite[at(place)]];
            return (here & static_cast<unsigned>(count == 1) &
                    static_cast<unsigned>(!words.capture_needs_opposite | (facing > 0))) != 0;
        }
        }
        return false;
    }

    // The pit of the last seed and, where captures chain, the unbroken line behind it.
    template <class Visit>
    static void each_captured(const Program& program, const State& state, int seat, int last, Visit visit) {
        int place = last;
        do {
            const int behind = program.back[at(seat)][at(place)];
            visit(place);
            place = behind;
        } while (Words::of(program).chain && place != last && captures(program, state, seat, place));
    }

    // Precondition: the last seed captures.
    static bool is_grand_slam(const Program& program, const State& state, int seat, int last) {
        const int row = Board::seeds_in_row(program, state, 1 - seat);
        int taken = 0;
        const auto count = [&](int place) {
            if (program.is_pit(place) && program.owner[at(place)] != seat) taken += state.at(place);
        };
        const HotWords& words = Words::of(program);
        if (words.take_opposite) count(program.opposite[at(last)]);
        if (words.take_last) each_captured(program, state, seat, last, count);
        return row > 0 && taken == row;
    }

    template <class Sink>
    static void grab(const Program& program, State& state, int seat, int place, Why why, Sink&& sink) {
        const int store = program.store[at(seat)];
        const int count = state.at(place);
        if (count == 0) return;
        state.at(store) = static_cast<Count>(state.at(store) + count);
        state.at(place) = 0;
        sink(Event{.kind = EventKind::capture,
                   .seat = seat_at(seat),
                   .reason = reason(why),
                   .from = id(place),
                   .to = id(store),
                   .count = static_cast<std::uint16_t>(count)});
    }
};

}  // namespace sivba::sowing
