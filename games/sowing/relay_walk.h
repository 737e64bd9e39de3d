// A turn of a four-row game: from its start lap after lap, through captures and what is
// sown after them, to its end or the next decision. Nothing here ends the turn; the
// kernel (relay_kernel.h) does, told by the Step that comes back.
#pragma once

#include "games/sowing/endless.h"
#include "games/sowing/reasons.h"
#include "games/sowing/relay_starts.h"

namespace sivba::sowing {

enum class Step : std::uint8_t {
    goes_on,    // seeds are in hand
    decision,   // state.pending says which
    turn_over,  // the sowing has ended
    won,        // the seat that sows has won at once
    lost,       // it has lost at once
    endless     // the sowing never ends
};

inline constexpr std::uint8_t no_way = 2;  // Walk::clockwise before the first lap

// A start as a Move: the pit and the way, or no_way where it follows from the capture.
constexpr Move start_move(int pit, int way) {
    return {static_cast<std::uint64_t>(pit) | static_cast<std::uint64_t>(way) << 8};
}
constexpr int pit_of(Move move) { return static_cast<int>(move.bits & 0xFF); }
constexpr int way_of(Move move) { return static_cast<int>(move.bits >> 8 & 0xFF); }

template <class Ring>
struct RelayWalk {
    using State = typename Ring::State;
    using Count = typename State::Count;
    using Captures = RelayCapture<Ring>;
    using Starts = RelayStarts<Ring>;

    // Begins the turn of `state.seat` with a start that is open.
    template <class Sink>
    static Step start(const Program& program, State& state, Move move, Sink&& sink) {
        const int seat = index(state.seat), pit = pit_of(move);
        Walk& walk = state.walk;
        walk = {};
        walk.at = walk.origin = static_cast<std::uint8_t>(pit);
        walk.clockwise = static_cast<std::uint8_t>(way_of(move));
        switch (state.kind) {
        case StartKind::plant_capture:
            plant(program, state, pit, sink);
            walk.captures = 1;
            return then_run(program, state, capture(program, state, pit, Why::planted_capture, sink), sink);
        case StartKind::direct:
            walk.captures = 1;
            return then_run(program, state, capture(program, state, pit, Why::direct_capture, sink), sink);
        case StartKind::plant_sow:
        case StartKind::plant_tax:
            plant(program, state, pit, sink);
            break;
        case StartKind::lift: walk.captures = may_capture(program, state, seat, move); break;
        }
        const bool taxed = state.kind == StartKind::plant_tax;
        walk.hand = static_cast<std::uint16_t>(
            lift(program, state, pit, taxed ? program.rules.house.tax : -1, taxed ? Why::tax : Why::plain, sink));
        return run(program, state, sink);
    }

    // Goes on after a decision inside the turn; state.pending still says which.
    template <class Sink>
    static Step resume(const Program& program, State& state, Move move, Sink&& sink) {
        Walk& walk = state.walk;
        const Pending asked = state.pending;
        state.pending = Pending::start;
        const auto chosen = static_cast<std::uint8_t>(move.bits);
        switch (asked) {
        case Pending::take:
            if (chosen != 0) return then_run(program, state, capture(program, state, walk.at, last_why(program), sink), sink);
            return then_run(program, state, relay(program, state, walk.at, sink), sink);
        case Pending::side: from_end(program, state, chosen); break;
        case Pending::lap_way: walk.clockwise = chosen; break;
        case Pending::resow_way: choose_resow(program, state, chosen); break;
        case Pending::sow_way:
            walk.clockwise = chosen;
            sow_from(program, state, walk.taken_at);
            break;
        case Pending::house:
            if (chosen == 0) return stop(program, state, walk.at, Why::chosen_stop, sink);
            return then_run(program, state, after_house(program, state, walk.at, sink), sink);
        case Pending::extra:
            take_further(program, state, move, sink);
            return then_run(program, state, resow(program, state, walk.taken_at, sink), sink);
        default: break;
        }
        return run(program, state, sink);
    }

    // Sows what is in hand, and on, until something else than another lap comes of it.
    template <class Sink>
    static Step run(const Program& program, State& state, Sink&& sink) {
        Step step = Step::goes_on;
        while (step == Step::goes_on) step = lap(program, state, sink);
        return step;
    }

    // One lap and what its last seed does.
    template <class Sink>
    static Step lap(const Program& program, State& state, Sink&& sink) {
        int last = 0;
        if (const Step step = sow_hand(program, state, last, sink); step != Step::goes_on) return step;
        return lap_end(program, state, last, sink);
    }

    // Lifts a pit of `state.seat` to sow it.
    template <class Sink>
    static void lift_to_sow(const Program& program, State& state, int from, Why why, Sink&& sink) {
        Walk& walk = state.walk;
        walk.at = walk.origin = static_cast<std::uint8_t>(from);
        walk.hand = static_cast<std::uint16_t>(lift(program, state, from, -1, why, sink));
    }

    // Moves all seeds of pairs of pits round the ring, from `pit` on (Mangola's first turn).
    template <class Sink>
    static Step sow_in_pairs(const Program& program, State& state, Move move, Sink&& sink) {
        int from = pit_of(move);
        const int way = way_of(move);
        for (int i = 0; i < program.ring.size; i += 2) {
            const int to = program.ring.step(from, way);
            const int seeds = lift(program, state, from, -1, Why::plain, sink);
            for (int seed = 0; seed < seeds; ++seed) {
                pit(program, state, to) = static_cast<Count>(pit(program, state, to) + 1);
                sink(Event{.kind = EventKind::drop, .seat = state.seat, .to = id(program, state, to)});
            }
            from = program.ring.step(to, way);
        }
        return Step::turn_over;
    }

    // Further pits of the opponent, packed as pit + 1 per byte.
    static int further_pits(const Program& program, const State& state) {
        const ExtraRules& extra = program.rules.capture.extra;
        if (extra.pits == 0) return 0;
        if (extra.needs == ExtraNeeds::both_taken && state.walk.ends < both_taken) return 0;
        return extra.pits;
    }

    static std::size_t at(int i) { return static_cast<std::size_t>(i); }

private:
    static constexpr std::uint8_t both_taken = 4;  // Walk::ends: the capture took inner and outer pit

    static PlaceId id(const Program& program, const State& state, int pit_number) {
        return {static_cast<std::uint16_t>(program.first_pit[at(index(state.seat))] + pit_number)};
    }
    static PlaceId their(const Program& program, const State& state, int pit_number) {
        return {static_cast<std::uint16_t>(program.first_pit[at(1 - index(state.seat))] + pit_number)};
    }
    static Count& pit(const Program& program, State& state, int pit_number) {
        return state.at(program.first_pit[at(index(state.seat))] + pit_number);
    }
    static Why last_why(const Program& program) {
        return program.rules.capture.when == CaptureWhen::last_in_empty ? Why::last_in_empty
                                                                        : Why::last_in_occupied;
    }

    template <class Sink>
    static Step then_run(const Program& program, State& state, Step step, Sink&& sink) {
        return step == Step::goes_on ? run(program, state, sink) : step;
    }

    static std::uint8_t may_capture(const Program& program, const State& state, int seat, Move move) {
        if (!Captures::allowed(program, state, seat)) return 0;
        const bool very_first = state.turns[0] + state.turns[1] == 0;
        if (very_first && program.rules.opening.first_turn == FirstTurn::without_planting) return 0;
        if (program.rules.capture.decided_by == DecidedBy::every_lap) return 1;
        return Captures::start_captures(program, state, seat, pit_of(move), way_of(move));
    }

    template <class Sink>
    static void plant(const Program& program, State& state, int to, Sink&& sink) {
        const int reserve = program.reserve[at(index(state.seat))];
        state.at(reserve) = static_cast<Count>(state.at(reserve) - 1);
        pit(program, state, to) = static_cast<Count>(pit(program, state, to) + 1);
        sink(Event{.kind = EventKind::collect,
                   .seat = state.seat,
                   .reason = reason(Why::planted),
                   .from = {static_cast<std::uint16_t>(reserve)},
                   .to = id(program, state, to),
                   .count = 1});
    }

    // Lifts `seeds` of a pit, -1 for all, and both parts of a house; returns how many.
    template <class Sink>
    static int lift(const Program& program, State& state, int from, int seeds, Why why, Sink&& sink) {
        const int all = pit(program, state, from);
        int lifted = seeds < 0 || seeds > all ? all : seeds;
        pit(program, state, from) = static_cast<Count>(all - lifted);
        sink(Event{.kind = EventKind::lift,
                   .seat = state.seat,
                   .reason = reason(why),
                   .from = id(program, state, from),
                   .count = static_cast<std::uint16_t>(lifted)});
        const int seat = index(state.seat);
        if (from != program.ring.house || state.house[at(seat)] == 0 || lifted < all) return lifted;
        const int outer = program.ring.house_outer;
        if (outer >= 0 && pit(program, state, outer) > 0) {
            const int more = pit(program, state, outer);
            pit(program, state, outer) = 0;
            sink(Event{.kind = EventKind::lift,
                       .seat = state.seat,
                       .reason = reason(Why::house_taken),
                       .from = id(program, state, outer),
                       .count = static_cast<std::uint16_t>(more)});
            lifted += more;
        }
        break_house(program, state, state.seat, sink);
        return lifted;
    }

    template <class Sink>
    static void break_house(const Program& program, State& state, Seat owner, Sink&& sink) {
        const int seat = index(owner);
        state.house[at(seat)] = 0;
        if constexpr (!std::remove_cvref_t<Sink>::records) return;
        for (const int part : {program.ring.house, program.ring.house_outer})
            if (part >= 0)
                sink(Event{.kind = EventKind::mark,
                           .seat = owner,
                           .reason = reason(Why::house_broken),
                           .to = {static_cast<std::uint16_t>(program.first_pit[at(seat)] + part)},
                           .extra = 0});
    }

    template <class Sink>
    static Step sow_hand(const Program& program, State& state, int& last, Sink&& sink) {
        Walk& walk = state.walk;
        const int seat = index(state.seat), way = walk.clockwise;
        if (program.rules.end.inner_empty == InnerEmpty::loses_at_once &&
            Ring::inner_row_empty(program, state, seat) &&
            !program.ring.pit[at(program.ring.step(walk.at, way))].inner) {
            const int first = program.ring.step(walk.at, way);
            drop(program, state, first, sink);
            --walk.hand;
            return Step::lost;
        }
        walk.dropped += walk.hand;
        int seeds = walk.hand;
        walk.hand = 0;
        int from = walk.at;
        if (program.rules.move.lap.empty_end == EmptyEnd::next_pit &&
            !Ring::landing(program, state, seat, from, way, seeds, false).occupied) {
            from = sow_seeds(program, state, from, way, seeds - 1, sink);
            from = program.ring.step(from, way);
            seeds = 1;
        }
        last = sow_seeds(program, state, from, way, seeds, sink);
        return Step::goes_on;
    }

    template <class Sink>
    static int sow_seeds(const Program& program, State& state, int from, int way, int seeds, Sink&& sink) {
        if constexpr (!std::remove_cvref_t<Sink>::records)
            return Ring::sow(program, state, index(state.seat), from, way, seeds);
        int now = from;
        for (; seeds > 0; --seeds) {
            now = program.ring.step(now, way);
            drop(program, state, now, sink);
        }
        return now;
    }
    template <class Sink>
    static void drop(const Program& program, State& state, int to, Sink&& sink) {
        pit(program, state, to) = static_cast<Count>(pit(program, state, to) + 1);
        sink(Event{.kind = EventKind::drop, .seat = state.seat, .to = id(program, state, to)});
    }

    template <class Sink>
    static Step stop(const Program& program, State& state, int last, Why why, Sink&& sink) {
        sink(Event{.kind = EventKind::stop,
                   .seat = state.seat,
                   .reason = reason(why),
                   .to = id(program, state, last)});
        return Step::turn_over;
    }

    template <class Sink>
    static Step lap_end(const Program& program, State& state, int last, Sink&& sink) {
        state.walk.at = static_cast<std::uint8_t>(last);
        const bool occupied = pit(program, state, last) > 1;
        if (!occupied) return empty_end(program, state, last, sink);
        if (last == state.blocked) return stop(program, state, last, Why::blocked, sink);
        if (program.ring.house >= 0) {
            const HouseEnd end = house_end(program, state, last);
            if (end == HouseEnd::stops) return stop(program, state, last, Why::in_house, sink);
            if (end == HouseEnd::choice) {
                state.pending = Pending::house;
                return Step::decision;
            }
        }
        return after_house(program, state, last, sink);
    }

    // What a last seed among seeds does where no house keeps it.
    template <class Sink>
    static Step after_house(const Program& program, State& state, int last, Sink&& sink) {
        if (!captures_here(program, state, {last, true})) return relay(program, state, last, sink);
        if (program.rules.capture.compulsory) return capture(program, state, last, Why::last_in_occupied, sink);
        state.pending = Pending::take;
        return Step::decision;
    }

    template <class Sink>
    static Step empty_end(const Program& program, State& state, int last, Sink&& sink) {
        const LapRules& rules = program.rules.move.lap;
        const int next = program.ring.step(last, state.walk.clockwise);
        const bool more = rules.over_relay != OverRelay::off && pit(program, state, next) > 1;
        const bool takes = captures_here(program, state, {last, false});
        if (more && (!takes || rules.over_relay == OverRelay::before_capture))
            return lift_on(program, state, next, Why::over_relay, sink);
        if (takes) return capture(program, state, last, Why::last_in_empty, sink);
        return stop(program, state, last, Why::empty_pit, sink);
    }

    static bool captures_here(const Program& program, const State& state, Landing last) {
        return state.walk.captures != 0 && Captures::captures(program, state, index(state.seat), last);
    }

    static HouseEnd house_end(const Program& program, const State& state, int last) {
        const HouseRules& rules = program.rules.house;
        const int seat = index(state.seat);
        if (state.house[at(seat)] == 0) return HouseEnd::ordinary;
        if (rules.phases == HousePhases::planting && state.kind == StartKind::lift) return HouseEnd::ordinary;
        if (last == program.ring.house_outer) return rules.outer_end;
        if (last != program.ring.house || Ring::of(program, state, seat, last) < rules.works_from)
            return HouseEnd::ordinary;
        if (state.walk.captures == 0) return rules.sowing_end;
        if (rules.capture_first && captures_here(program, state, {last, true})) return HouseEnd::ordinary;
        return rules.capturing_end;
    }

    // The seeds of the pit are sown on.
    template <class Sink>
    static Step relay(const Program& program, State& state, int last, Sink&& sink) {
        if (!program.rules.move.lap.relay) return stop(program, state, last, Why::single_lap, sink);
        return lift_on(program, state, last, Why::relay, sink);
    }
    template <class Sink>
    static Step lift_on(const Program& program, State& state, int from, Why why, Sink&& sink) {
        Walk& walk = state.walk;
        const int circuits = program.rules.endless.circuits;
        if (circuits > 0 && walk.dropped >= static_cast<std::uint32_t>(circuits * program.ring.size))
            return Step::endless;
        if (comes_again(program, state, from)) return Step::endless;
        if (walk.together != 0) return wait(state, from);
        walk.hand = static_cast<std::uint16_t>(lift(program, state, from, -1, why, sink));
        walk.at = walk.origin = static_cast<std::uint8_t>(from);
        const ReverseRules& reverse = program.rules.move.reverse;
        if (!reverse.at_relay) return Step::goes_on;
        walk.clockwise = 0;
        if (!program.ring.pit[at(from)].reverse || !lap_captures(program, state, from, 1)) return Step::goes_on;
        state.pending = Pending::lap_way;
        return Step::decision;
    }

    // The seeds of the pit are lifted when the other seat has sown its lap, if they are still there.
    static Step wait(State& state, int from) {
        state.walk.at = state.walk.origin = static_cast<std::uint8_t>(from);
        return Step::goes_on;
    }

    // Would the seeds in hand capture, sown from the pit after `from`?
    static bool lap_captures(const Program& program, const State& state, int from, int way) {
        return captures_here(program, state,
                             Ring::landing(program, state, index(state.seat), from, way, state.walk.hand, false));
    }

    template <class Sink>
    static int grab(const Program& program, State& state, int their_pit, Why why, Sink&& sink) {
        const int opponent = 1 - index(state.seat);
        Count& seeds = state.at(program.first_pit[at(opponent)] + their_pit);
        const int count = seeds;
        if (count == 0) return 0;
        seeds = 0;
        const bool stores = program.rules.capture.to == CaptureTo::store;
        const int store = program.store[at(index(state.seat))];
        if (stores)
            state.at(store) = static_cast<Count>(state.at(store) + count);
        else
            state.walk.hand = static_cast<std::uint16_t>(state.walk.hand + count);
        sink(Event{.kind = EventKind::capture,
                   .seat = state.seat,
                   .reason = reason(why),
                   .from = their(program, state, their_pit),
                   .to = stores ? PlaceId{static_cast<std::uint16_t>(store)} : no_place,
                   .count = static_cast<std::uint16_t>(count)});
        return count;
    }

    // Takes what lies opposite to `last`; what is sown of it follows in resow().
    template <class Sink>
    static Step capture(const Program& program, State& state, int last, Why why, Sink&& sink) {
        const CaptureRules& rules = program.rules.capture;
        const RingPit& here = program.ring.pit[at(last)];
        const int opponent = 1 - index(state.seat);
        Walk& walk = state.walk;
        const bool by_fallback =
            rules.outer_if_inner_row_empty && Ring::of(program, state, opponent, here.opposite) == 0;
        int inner = 0, outer = 0;
        if (rules.take_opposite) inner = grab(program, state, here.opposite, why, sink);
        if (rules.take_behind || by_fallback) outer = grab(program, state, here.behind, why, sink);
        if (inner > 0 && here.opposite == program.ring.house && state.house[at(opponent)] != 0) {
            if (program.ring.house_outer >= 0) grab(program, state, program.ring.house_outer, Why::house_taken, sink);
            break_house(program, state, seat_at(opponent), sink);
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
        if (const int further = further_pits(program, state); further > 0) return choose_further(program, state, further, sink);
        return resow(program, state, last, sink);
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
        pits.each([&](int each) { grab(program, state, each, Why::further_pit, sink); });
        return resow(program, state, state.walk.taken_at, sink);
    }
    template <class Sink>
    static void take_further(const Program& program, State& state, Move move, Sink&& sink) {
        for (std::uint64_t rest = move.bits; rest != 0; rest >>= 8)
            grab(program, state, static_cast<int>(rest & 0xFF) - 1, Why::further_pit, sink);
    }

    // Where captured seeds are sown from.
    template <class Sink>
    static Step resow(const Program& program, State& state, int last, Sink&& sink) {
        if (program.rules.capture.to == CaptureTo::store) return Step::turn_over;
        const ResowRules& rules = program.rules.capture.resow;
        const int seat = index(state.seat);
        Walk& walk = state.walk;
        if (rules.with_last) walk.hand = static_cast<std::uint16_t>(walk.hand + lift(program, state, last, -1, Why::with_capture, sink));
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
            int from = program.ring.step(last, 1 - walk.clockwise);
            while (from != last && pit(program, state, from) > 0) from = program.ring.step(from, 1 - walk.clockwise);
            walk.at = walk.origin = static_cast<std::uint8_t>(from);
            break;
        }
        }
        return Step::goes_on;
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
    static void sow_from(const Program& program, State& state, int first) {
        Walk& walk = state.walk;
        walk.at = static_cast<std::uint8_t>(program.ring.step(first, 1 - walk.clockwise));
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
    // From the left end clockwise, from the right end counter-clockwise; the first seed falls into it.
    static void from_end(const Program& program, State& state, int end) {
        state.walk.clockwise = end == 0 ? 1 : 0;
        sow_from(program, state, end == 0 ? 0 : program.ring.columns - 1);
    }
};

}  // namespace sivba::sowing
