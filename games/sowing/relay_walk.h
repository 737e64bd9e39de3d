// A turn of a four-row game: from its start lap after lap, through captures and what is
// sown after them, to its end or the next decision. Nothing here ends the turn; the
// kernel (relay_kernel.h) does, told by the Step that comes back.
#pragma once

#include "games/sowing/endless.h"
#include "games/sowing/relay_harvest.h"
#include "games/sowing/relay_starts.h"

namespace sivba::sowing {

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
    using Hand = RelayHand<Ring>;
    using Harvest = RelayHarvest<Ring>;

    // Begins the turn of `state.seat` with a start that is open.
    template <class Sink>
    static Step start(const Program& program, State& state, Move move, Sink&& sink) {
        const int seat = index(state.seat), pit = pit_of(move);
        Walk& walk = state.walk;
        walk = {};
        state.open = {};
        state.pending = Pending::start;
        walk.at = walk.origin = static_cast<std::uint8_t>(pit);
        walk.clockwise = static_cast<std::uint8_t>(way_of(move));
        switch (state.kind) {
        case StartKind::plant_capture:
            Hand::plant(program, state, pit, sink);
            walk.captures = 1;
            return then_run(program, state, Harvest::capture(program, state, pit, Why::planted_capture, sink),
                            sink);
        case StartKind::direct:
            walk.captures = 1;
            return then_run(program, state, Harvest::capture(program, state, pit, Why::direct_capture, sink),
                            sink);
        case StartKind::plant_sow:
        case StartKind::plant_tax: Hand::plant(program, state, pit, sink); break;
        case StartKind::lift: walk.captures = may_capture(program, state, seat, move); break;
        }
        const bool taxed = state.kind == StartKind::plant_tax;
        walk.hand = static_cast<std::uint16_t>(Hand::lift(
            program, state, pit, taxed ? program.rules.house.tax : -1, taxed ? Why::tax : Why::plain, sink));
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
            if (chosen != 0)
                return then_run(program, state,
                                Harvest::capture(program, state, walk.at, last_why(program), sink), sink);
            return then_run(program, state, relay(program, state, walk.at, sink), sink);
        case Pending::side: Harvest::from_end(program, state, chosen); break;
        case Pending::lap_way: walk.clockwise = chosen; break;
        case Pending::resow_way: Harvest::choose_resow(program, state, chosen); break;
        case Pending::sow_way:
            walk.clockwise = chosen;
            Harvest::sow_from(program, state, walk.taken_at);
            break;
        case Pending::house:
            if (chosen == 0) return stop(program, state, walk.at, Why::chosen_stop, sink);
            return then_run(program, state, after_house(program, state, walk.at, sink), sink);
        case Pending::extra:
            Harvest::take_further(program, state, move, sink);
            return then_run(program, state, Harvest::resow(program, state, walk.taken_at, sink), sink);
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
        walk.hand = static_cast<std::uint16_t>(Hand::lift(program, state, from, -1, why, sink));
    }

    // Moves all seeds of pairs of pits round the ring, from `pit` on (Mangola's first turn).
    template <class Sink>
    static Step sow_in_pairs(const Program& program, State& state, Move move, Sink&& sink) {
        int from = pit_of(move);
        const int way = way_of(move);
        for (int i = 0; i < program.ring.size; i += 2) {
            const int to = program.ring.step(from, way);
            const int seeds = Hand::lift(program, state, from, -1, Why::plain, sink);
            for (int seed = 0; seed < seeds; ++seed) {
                Hand::pit(program, state, to) = static_cast<Count>(Hand::pit(program, state, to) + 1);
                sink(Event{.kind = EventKind::drop, .seat = state.seat, .to = Hand::id(program, state, to)});
            }
            from = program.ring.step(to, way);
        }
        return Step::turn_over;
    }

    // What a lap that ends among seeds comes to because of a house.
    static HouseEnd house_end(const Program& program, const State& state, int last) {
        const HouseRules& rules = program.rules.house;
        const int seat = index(state.seat);
        if (state.house[at(seat)] == 0) return HouseEnd::ordinary;
        if (rules.phases == HousePhases::planting && state.kind == StartKind::lift) return HouseEnd::ordinary;
        if (last == program.ring.house_outer) return rules.outer_end;
        if (last != program.ring.house || Ring::of(program, state, seat, last) < rules.works_from)
            return HouseEnd::ordinary;
        if (state.walk.captures == 0) return rules.sowing_end;
        if (rules.capture_first && Harvest::captures_here(program, state, {last, true}))
            return HouseEnd::ordinary;
        return rules.capturing_end;
    }

    static std::size_t at(int i) { return static_cast<std::size_t>(i); }

private:
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
    static Step sow_hand(const Program& program, State& state, int& last, Sink&& sink) {
        Walk& walk = state.walk;
        const int seat = index(state.seat), way = walk.clockwise;
        if (program.rules.end.inner_empty == InnerEmpty::loses_at_once &&
            Ring::inner_row_empty(program, state, seat) &&
            !program.ring.pit[at(Ring::step(program, state, seat, walk.at, way))].inner) {
            const int first = Ring::step(program, state, seat, walk.at, way);
            Hand::drop(program, state, first, sink);
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
            from = Ring::step(program, state, seat, from, way);
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
            now = Ring::step(program, state, index(state.seat), now, way);
            Hand::drop(program, state, now, sink);
        }
        return now;
    }

    template <class Sink>
    static Step stop(const Program& program, State& state, int last, Why why, Sink&& sink) {
        sink(Event{.kind = EventKind::stop,
                   .seat = state.seat,
                   .reason = reason(why),
                   .to = Hand::id(program, state, last)});
        return Step::turn_over;
    }

    template <class Sink>
    static Step lap_end(const Program& program, State& state, int last, Sink&& sink) {
        state.walk.at = static_cast<std::uint8_t>(last);
        const bool occupied = Hand::pit(program, state, last) > 1;
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
        if (!Harvest::captures_here(program, state, {last, true})) return relay(program, state, last, sink);
        if (program.rules.capture.compulsory)
            return Harvest::capture(program, state, last, Why::last_in_occupied, sink);
        state.pending = Pending::take;
        return Step::decision;
    }

    template <class Sink>
    static Step empty_end(const Program& program, State& state, int last, Sink&& sink) {
        const LapRules& rules = program.rules.move.lap;
        const int next = Ring::step(program, state, index(state.seat), last, state.walk.clockwise);
        const bool more = rules.over_relay != OverRelay::off && Hand::pit(program, state, next) > 1;
        const bool takes = Harvest::captures_here(program, state, {last, false});
        if (more && (!takes || rules.over_relay == OverRelay::before_capture))
            return lift_on(program, state, next, Why::over_relay, sink);
        if (takes) return Harvest::capture(program, state, last, Why::last_in_empty, sink);
        return stop(program, state, last, Why::empty_pit, sink);
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
        walk.hand = static_cast<std::uint16_t>(Hand::lift(program, state, from, -1, why, sink));
        walk.at = walk.origin = static_cast<std::uint8_t>(from);
        const ReverseRules& reverse = program.rules.move.reverse;
        if (!reverse.at_relay) return Step::goes_on;
        walk.clockwise = 0;
        if (!program.ring.pit[at(from)].reverse || !Harvest::lap_captures(program, state, from, 1))
            return Step::goes_on;
        state.pending = Pending::lap_way;
        return Step::decision;
    }

    // The seeds of the pit are lifted when the other seat has sown its lap, if they are still there.
    static Step wait(State& state, int from) {
        state.walk.at = state.walk.origin = static_cast<std::uint8_t>(from);
        return Step::goes_on;
    }
};

}  // namespace sivba::sowing
