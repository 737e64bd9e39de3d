// What a capture of a four-row game takes, and where the captured seeds are sown from.
#pragma once

#include "games/sowing/relay_capture.h"
#include "games/sowing/relay_hand.h"

namespace sivba::sowing {

enum class Step : std::uint8_t {
    goes_on,    // seeds are in hand
    decision,   // state.pending says which
    turn_over,  // the sowing has ended
    won,        // the seat that sows has won at once
    lost,       // it has lost at once
    endless     // the sowing never ends
};

template <class Ring>
struct RelayHarvest {
    using State = typename Ring::State;
    using Captures = RelayCapture<Ring>;
    using Hand = RelayHand<Ring>;

    static bool captures_here(const Program& program, const State& state, Landing last) {
        return state.walk.captures != 0 && Captures::captures(program, state, index(state.seat), last);
    }

    // Would the seeds in hand capture, sown from the pit after `from`?
    static bool lap_captures(const Program& program, const State& state, int from, int way) {
        return captures_here(
            program, state,
            Ring::landing(program, state, index(state.seat), from, way, state.walk.hand, false));
    }

    // Takes what lies opposite to `last`; what is sown of it follows in resow().
    template <class Sink>
    static Step capture(const Program& program, State& state, int last, Why why, Sink&& sink) {
        const CaptureRules& rules = program.rules.capture;
        const RingPit& here = program.ring.pit[at(last)];
        const int opponent = 1 - index(state.seat);
        Walk& walk = state.walk;
        const bool by_fallback = rules.fallback == CaptureFallback::outer_when_inner_row_empty &&
                                 Ring::of(program, state, opponent, here.opposite) == 0;
        int inner = 0, outer = 0;
        if (rules.take_opposite) inner = Hand::grab(program, state, here.opposite, why, sink);
        if (rules.take_behind || by_fallback) outer = Hand::grab(program, state, here.behind, why, sink);
        if (inner > 0 && here.opposite == program.ring.house && state.house[at(opponent)] != 0) {
            if (program.ring.house_outer >= 0)
                Hand::grab(program, state, program.ring.house_outer, Why::house_taken, sink);
            Hand::break_house(program, state, seat_at(opponent), sink);
        }
        walk.captured = 1;
        walk.dropped = walk.laps = 0;
        walk.checkpoint = 0;
        walk.taken_at = static_cast<std::uint8_t>(last);
        walk.ends = static_cast<std::uint8_t>((walk.ends & 3) | (inner > 0 && outer > 0 ? both_taken : 0));
        if (program.rules.end.both_ends_win) {
            if (here.opposite == 0) walk.ends |= 1;
            if (here.opposite == program.ring.columns - 1) walk.ends |= 2;
            if ((walk.ends & 3) == 3) return Step::won;
        }
        if (program.rules.end.inner_empty == InnerEmpty::loses_at_once &&
            Ring::inner_row_empty(program, state, opponent))
            return Step::won;
        if (const int further = further_pits(program, state); further > 0)
            return choose_further(program, state, further, sink);
        return resow(program, state, last, sink);
    }

    template <class Sink>
    static void take_further(const Program& program, State& state, Move move, Sink&& sink) {
        for (std::uint64_t rest = move.bits; rest != 0; rest >>= 8)
            Hand::grab(program, state, static_cast<int>(rest & 0xFF) - 1, Why::further_pit, sink);
    }

    // Where captured seeds are sown from.
    template <class Sink>
    static Step resow(const Program& program, State& state, int last, Sink&& sink) {
        if (program.rules.capture.to == CaptureTo::store) return Step::turn_over;
        const ResowRules& rules = program.rules.capture.resow;
        const int seat = index(state.seat);
        Walk& walk = state.walk;
        if (rules.with_last)
            walk.hand = static_cast<std::uint16_t>(
                walk.hand + Hand::lift(program, state, last, -1, Why::with_capture, sink));
        if (program.rules.opening.resow_from_capturing_pit && state.turns[at(seat)] == 0) {
            state.pending = Pending::sow_way;
            return Step::decision;
        }
        switch (rules.from) {
        case ResowFrom::next_pit: walk.at = walk.origin = static_cast<std::uint8_t>(last); break;
        case ResowFrom::lap_origin: walk.at = walk.origin; return reverse_resow(program, state);
        case ResowFrom::capturing_pit: return from_capturing_pit(program, state, last);
        case ResowFrom::row_end: return choose_end(program, state, last);
        case ResowFrom::after_empty_pit: {
            int from = Ring::step(program, state, seat, last, 1 - walk.clockwise);
            while (from != last && Hand::pit(program, state, from) > 0)
                from = Ring::step(program, state, seat, from, 1 - walk.clockwise);
            walk.at = walk.origin = static_cast<std::uint8_t>(from);
            break;
        }
        }
        return Step::goes_on;
    }

    static void sow_from(const Program& program, State& state, int first) {
        Walk& walk = state.walk;
        walk.at = static_cast<std::uint8_t>(
            Ring::step(program, state, index(state.seat), first, 1 - walk.clockwise));
        walk.origin = static_cast<std::uint8_t>(first);
    }

    // Captured seeds that may go clockwise go `way`: clockwise always from the origin of the lap.
    static void choose_resow(const Program& program, State& state, std::uint8_t way) {
        Walk& walk = state.walk;
        walk.clockwise = way;
        if (way == 1 || program.rules.capture.resow.from == ResowFrom::lap_origin)
            walk.at = walk.origin;
        else
            sow_from(program, state, walk.taken_at);
    }

    // From the left end clockwise, from the right end counter-clockwise; the first seed falls into it.
    static void from_end(const Program& program, State& state, int end) {
        state.walk.clockwise = end == 0 ? 1 : 0;
        sow_from(program, state, end == 0 ? 0 : program.ring.columns - 1);
    }

    // What the seat may answer to the question in the middle of its sowing.
    static void answers(const Program& program, const State& state, MoveList& moves) {
        if (state.pending == Pending::extra) return further_sets(program, state, moves);
        for (const std::uint64_t each : {0u, 1u}) moves.push({each});
    }

private:
    static std::size_t at(int i) { return static_cast<std::size_t>(i); }
    static constexpr std::uint8_t both_taken = 4;  // Walk::ends: the capture took inner and outer pit

    static void further_sets(const Program& program, const State& state, MoveList& moves) {
        const ExtraRules& rules = program.rules.capture.extra;
        std::array<std::uint64_t, max_places / 2> pits;
        std::size_t count = 0;
        Ring::holding(program, state, 1 - index(state.seat), 1).each([&](int pit) {
            pits[count++] = static_cast<std::uint64_t>(pit) + 1;
        });
        const auto most = std::min<std::size_t>(count, at(rules.pits));
        for (std::size_t n = rules.optional ? 0 : most; n <= most; ++n) combine(pits, 0, count, n, 0, moves);
    }
    // All sets of `n` of pits[from..count), beside those already in `bits`.
    static void combine(const std::array<std::uint64_t, max_places / 2>& pits, std::size_t from,
                        std::size_t count, std::size_t n, std::uint64_t bits, MoveList& moves) {
        if (n == 0) return moves.push({bits});
        for (std::size_t i = from; i + n <= count; ++i)
            combine(pits, i + 1, count, n - 1, bits << 8 | pits[i], moves);
    }

    // Further pits of the opponent, packed as pit + 1 per byte.
    static int further_pits(const Program& program, const State& state) {
        const ExtraRules& extra = program.rules.capture.extra;
        if (extra.pits == 0) return 0;
        if (extra.needs == ExtraNeeds::both_taken && state.walk.ends < both_taken) return 0;
        return extra.pits;
    }

    // All the opponent's pits, if there are no more than may be taken; else a decision.
    template <class Sink>
    static Step choose_further(const Program& program, State& state, int further, Sink&& sink) {
        const auto pits = Ring::holding(program, state, 1 - index(state.seat), 1);
        int count = 0;
        pits.each([&](int) { ++count; });
        if (count > further || (program.rules.capture.extra.optional && count > 0)) {
            state.pending = Pending::extra;
            return Step::decision;
        }
        pits.each([&](int each) { Hand::grab(program, state, each, Why::further_pit, sink); });
        return resow(program, state, state.walk.taken_at, sink);
    }

    // From the origin of the lap; clockwise where that may be and captures again.
    static Step reverse_resow(const Program& program, State& state) {
        Walk& walk = state.walk;
        if (program.rules.move.reverse.resow != ReverseResow::from_origin) return Step::goes_on;
        walk.clockwise = 0;
        if (!program.ring.pit[walk.origin].reverse || !lap_captures(program, state, walk.origin, 1))
            return Step::goes_on;
        state.pending = Pending::resow_way;
        return Step::decision;
    }

    // The first seed falls into the capturing pit itself.
    static Step from_capturing_pit(const Program& program, State& state, int last) {
        const ResowRules& rules = program.rules.capture.resow;
        Walk& walk = state.walk;
        if (rules.direction == ResowDirection::choice) {
            state.pending = Pending::sow_way;
            return Step::decision;
        }
        const bool clockwise_lap = walk.clockwise == 1;
        if (clockwise_lap && program.rules.move.reverse.resow == ReverseResow::after_clockwise_lap &&
            lap_captures(program, state, walk.origin, 1)) {
            state.pending = Pending::resow_way;
            return Step::decision;
        }
        if (rules.direction == ResowDirection::counter_clockwise || walk.clockwise == no_way)
            walk.clockwise = static_cast<std::uint8_t>(program.ring.way);
        sow_from(program, state, last);
        return Step::goes_on;
    }

    static Step choose_end(const Program& program, State& state, int last) {
        const int flank = program.rules.capture.resow.flank, columns = program.ring.columns;
        Walk& walk = state.walk;
        if (last < flank)
            from_end(program, state, 0);
        else if (last >= columns - flank)
            from_end(program, state, 1);
        else if (walk.clockwise != no_way)
            from_end(program, state, walk.clockwise == 1 ? 0 : 1);
        else {
            state.pending = Pending::side;
            return Step::decision;
        }
        return Step::goes_on;
    }
};

}  // namespace sivba::sowing
