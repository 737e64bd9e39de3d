// What follows a turn of a four-row game: what the rules count, pits that become
// blocked, the end of the game, and the next turn.
#pragma once

#include "games/sowing/relay_walk.h"

#include <algorithm>
#include <vector>

namespace sivba::sowing {

template <class Ring>
struct RelayEnd {
    using State = typename Ring::State;
    using Pits = typename Ring::Pits;
    using Captures = RelayCapture<Ring>;
    using Starts = RelayStarts<Ring>;

    // Brings what a step of the sowing came to into the state. `at_rest`: seeds_at_rest before it.
    template <class Sink>
    static Progress settle(const Program& program, State& state, Step step, int at_rest, Sink&& sink) {
        const Seat mover = state.seat;
        switch (step) {
        case Step::goes_on:
        case Step::decision: return {};
        case Step::turn_over:
            if (starts_after_capture(program, state, sink)) return {};
            finish_turn(program, state, sink);
            break;
        case Step::won:
            count_turn(program, state);
            win(program, state, mover, at_once(program, state), sink);
            break;
        case Step::lost:
            count_turn(program, state);
            win(program, state, other(mover), Why::inner_row_empty, sink);
            break;
        case Step::endless: endless(program, state, sink); break;
        }
        const bool irreversible =
            state.pending == Pending::nothing || seeds_at_rest(program, state) != at_rest;
        return {.ply_ended = true, .turn_ended = true, .irreversible = irreversible};
    }

    // Seeds in stores, less those in reserve: a number that only grows.
    static int seeds_at_rest(const Program& program, const State& state) {
        int sum = 0;
        for (const std::size_t seat : {0u, 1u}) {
            if (program.has_stores()) sum += state.at(program.store[seat]);
            if (program.reserve[seat] > 0) sum -= state.at(program.reserve[seat]);
        }
        return sum;
    }

    template <class Sink>
    static void finish_turn(const Program& program, State& state, Sink&& sink) {
        const Seat mover = state.seat;
        const bool sowed_only = state.kind == StartKind::lift && state.walk.captures == 0;
        const bool captured = state.walk.captured != 0;
        count_turn(program, state);
        state.walk = {};
        const EndRules& rules = program.rules.end;
        if (rules.second_capture_wins && captured && state.capturing[at(index(mover))] == 2 &&
            state.capturing[at(1 - index(mover))] == 0)
            return win(program, state, mover, Why::second_capture, sink);
        if (rules.inner_empty == InnerEmpty::loses_after_turn)
            for (const Seat seat : {mover, other(mover)})
                if (Ring::inner_row_empty(program, state, index(seat)))
                    return win(program, state, other(seat), Why::inner_row_empty, sink);
        if (rules.no_seeds_loses)
            for (const Seat seat : {other(mover), mover})
                if (Ring::seeds_of(program, state, index(seat)) == 0)
                    return win(program, state, other(seat), Why::no_seeds, sink);
        pass_block_on(program, state, mover, sowed_only, sink);
        state.seat = other(mover);
        if (rules.turn_limit > 0 && state.made >= rules.turn_limit)
            return close(program, state, mover, EndReason::limit, Verdict::drawn, Why::turn_limit, sink);
        begin_turn(program, state, sink);
    }

    // Finds the starts of `state.seat`; without any the rule about that applies.
    template <class Sink>
    static void begin_turn(const Program& program, State& state, Sink&& sink) {
        state.pending = Pending::start;
        open_starts(program, state, sink);
        if (!none_open(state)) return;
        const Seat stuck = state.seat;
        if (program.rules.end.no_move != NoMove::passes)
            return win(program, state, other(stuck), Why::no_start, sink);
        sink(Event{.kind = EventKind::pass, .seat = stuck, .reason = reason(Why::no_start)});
        state.seat = other(stuck);
        state.blocked = state.target = no_pit;
        open_starts(program, state, sink);
        if (none_open(state))
            close(program, state, state.seat, EndReason::no_move, Verdict::drawn, Why::no_start, sink);
    }

    // The starts of a turn in which nothing is planted, without those that the rules forbid as endless.
    template <class Sink>
    static void open_liftings(const Program& program, State& state, Sink&& sink) {
        Starts::lifting(program, state);
        drop_forbidden(program, state, sink);
    }

    // Would the decision lead to a sowing that never ends, whatever is decided after it? A decision may
    // come again like a lap, and after thousands of others: each is looked at once, without recursion.
    template <class Sink = NullSink>
    static bool leads_nowhere(const Program& program, const State& state, Move move, Sink&& sink = {}) {
        const Tried<std::remove_cvref_t<Sink>> quiet{sink};
        std::vector<State> waiting;
        std::vector<std::uint64_t> known;
        // False where the sowing comes to an end.
        const auto goes_on = [&](const State& from, Move decided) {
            State next = from;
            const bool starts = from.pending == Pending::start || from.pending == Pending::then_start;
            const Step step = starts ? RelayWalk<Ring>::start(program, next, decided, quiet)
                                     : RelayWalk<Ring>::resume(program, next, decided, quiet);
            if (step != Step::decision) return step == Step::endless;
            const std::uint64_t hash = hash_decision(program, next);
            if (std::ranges::find(known, hash) != known.end()) return true;
            known.push_back(hash);
            waiting.push_back(next);
            return true;
        };
        if (!goes_on(state, move)) return false;
        while (!waiting.empty()) {
            const State asked = waiting.back();
            waiting.pop_back();
            MoveList answers;
            RelayHarvest<Ring>::answers(program, asked, answers);
            for (const Move each : answers)
                if (!goes_on(asked, each)) return false;
        }
        return true;
    }

    // The position came again: a draw, or whoever has more seeds wins; seats share the board equally
    // or keep what lies on their own side.
    template <class Sink>
    static void repetition(const Program& program, State& state, Sink&& sink) {
        int margin = 0;
        for (const int seat : {0, 1}) {
            int seeds = program.has_stores() ? state.at(program.store[at(seat)]) : 0;
            if (program.rules.repetition.outcome == RepetitionOutcome::own_side) {
                seeds += Ring::seeds_of(program, state, seat);
                if (program.reserve[at(seat)] > 0) seeds += state.at(program.reserve[at(seat)]);
            }
            margin += seat == 0 ? seeds : -seeds;
        }
        Verdict verdict = Verdict::drawn;
        if (program.rules.repetition.outcome != RepetitionOutcome::draw && margin != 0)
            verdict = margin > 0 ? Verdict::p1_wins : Verdict::p2_wins;
        const Seat seat = verdict == Verdict::drawn ? state.seat : margin > 0 ? Seat::p1 : Seat::p2;
        close(program, state, seat, EndReason::repetition, verdict, Why::repetition, sink);
    }

    template <class Sink>
    static void win(const Program& program, State& state, Seat winner, Why why, Sink&& sink) {
        EndReason end = EndReason::no_move;
        if (why == Why::inner_row_empty) end = EndReason::row_empty;
        if (why == Why::no_seeds) end = EndReason::no_seeds;
        if (why == Why::both_ends || why == Why::second_capture) end = EndReason::special_win;
        if (why == Why::endless) end = EndReason::endless_move;
        const bool befell_winner = end == EndReason::special_win;
        close(program, state, winner, end, winner == Seat::p1 ? Verdict::p1_wins : Verdict::p2_wins, why,
              sink, befell(befell_winner ? winner : other(winner)));
    }

    // Seeds in hand stay there: the game has ended in the middle of a sowing.
    template <class Sink>
    static void close(const Program& program, State& state, Seat seat, EndReason end, Verdict verdict,
                      Why why, Sink&& sink, std::uint16_t whom = 0) {
        if (state.blocked != no_pit) report_free(program, state, state.seat, state.blocked, sink);
        if (state.target != no_pit) report_free(program, state, other(state.seat), state.target, sink);
        state.seat = seat;
        const std::uint16_t hand = state.walk.hand;
        state.walk = {};
        state.walk.hand = hand;
        state.end = end;
        state.verdict = verdict;
        state.pending = Pending::nothing;
        state.kind = StartKind::lift;
        state.open = {};
        state.blocked = state.target = state.joint = no_pit;
        EventKind kind = EventKind::win;
        if (verdict == Verdict::drawn) kind = EventKind::draw;
        if (verdict == Verdict::nullified) kind = EventKind::undone;
        sink(Event{.kind = kind, .seat = state.seat, .reason = reason(why), .extra = whom});
    }

private:
    static std::size_t at(int i) { return static_cast<std::size_t>(i); }
    static bool none_open(const State& state) { return state.open[0].empty() && state.open[1].empty(); }

    // A direct capture that comes before the move: the same seat starts now, if it can.
    template <class Sink>
    static bool starts_after_capture(const Program& program, State& state, Sink&& sink) {
        if (state.kind != StartKind::direct || program.rules.move.direct != DirectCapture::before_move)
            return false;
        State next = state;
        next.pending = Pending::then_start;
        next.walk = {};
        open_liftings(program, next, sink);
        if (none_open(next)) return false;
        state = next;
        return true;
    }

    static Why at_once(const Program& program, const State& state) {
        return program.rules.end.both_ends_win && (state.walk.ends & 3) == 3 ? Why::both_ends
                                                                             : Why::inner_row_empty;
    }

    static void count_turn(const Program& program, State& state) {
        const auto up_to = [](std::uint8_t& count, int most) {
            if (count < most) ++count;
        };
        const std::size_t mover = at(index(state.seat));
        up_to(state.turns[mover], program.ring.counted_turns);
        if (program.rules.end.turn_limit > 0) ++state.made;
        if (state.walk.captured != 0) up_to(state.capturing[mover], program.ring.counted_captures);
    }

    template <class Sink>
    static void endless(const Program& program, State& state, Sink&& sink) {
        const Seat mover = state.seat;
        switch (program.rules.endless.outcome) {
        case EndlessOutcome::stops: return finish_turn(program, state, sink);
        case EndlessOutcome::mover_loses:
            count_turn(program, state);
            return win(program, state, other(mover), Why::endless, sink);
        case EndlessOutcome::draw:
            count_turn(program, state);
            return close(program, state, state.seat, EndReason::endless_move, Verdict::drawn, Why::endless,
                         sink);
        case EndlessOutcome::nullified:
        case EndlessOutcome::illegal:  // nothing that leads here is open: only a position made by hand does
            count_turn(program, state);
            return close(program, state, state.seat, EndReason::endless_move, Verdict::nullified,
                         Why::endless, sink);
        }
    }

    template <class Sink>
    static void open_starts(const Program& program, State& state, Sink&& sink) {
        Starts::open(program, state);
        drop_forbidden(program, state, sink);
    }

    template <class Sink>
    static void drop_forbidden(const Program& program, State& state, Sink&& sink) {
        if (program.rules.endless.outcome != EndlessOutcome::illegal) return;
        // What only counts laps counts these, too; what records must not.
        if constexpr (std::remove_cvref_t<Sink>::records)
            drop_endless(program, state, NullSink{});
        else
            drop_endless(program, state, sink);
    }

    // Walks that are only tried have a sink of their own type: few rulesets ask for them, and the
    // compiler shall not make the walks that are played slower for their sake.
    template <class Sink>
    struct Tried {
        static constexpr bool records = false;
        Sink& sink;
        void operator()(const Event& event) const { sink(event); }
    };

    template <class Sink>
    static void drop_endless(const Program& program, State& state, Sink&& quiet) {
        for (const int way : {0, 1}) {
            Pits kept = state.open[at(way)];
            state.open[at(way)].each([&](int pit) {
                if (leads_nowhere(program, state, start_of(state, pit, way), quiet)) kept.remove(pit);
            });
            state.open[at(way)] = kept;
        }
    }
    static Move start_of(const State& state, int pit, int way) {
        const bool later = state.kind == StartKind::plant_capture || state.kind == StartKind::direct;
        return start_move(pit, later ? no_way : way);
    }

    // A blocked pit becomes the one that must be captured, and a captured one is free again; a turn
    // without captures may block a pit.
    template <class Sink>
    static void pass_block_on(const Program& program, State& state, Seat mover, bool sowed_only,
                              Sink&& sink) {
        if (!program.rules.blocking.active) return;
        if (state.target != no_pit) report_free(program, state, other(mover), state.target, sink);
        state.target = state.blocked;
        state.blocked = no_pit;
        if (state.target != no_pit) return;
        const bool planting =
            program.reserve[0] > 0 && state.at(program.reserve[0]) + state.at(program.reserve[1]) > 0;
        if (!sowed_only || planting) return;
        const int opponent = 1 - index(mover);
        if (any(Starts::capturing_starts(program, state, opponent))) return;
        Pits prey;
        const auto threats = Starts::capturing_starts(program, state, index(mover));
        for (const int way : {0, 1})
            threats[at(way)].each(
                [&](int pit) { prey.add(Starts::prey_of(program, state, index(mover), pit, way)); });
        int only = -1, count = 0;
        prey.each([&](int pit) {
            only = pit;
            ++count;
        });
        if (count != 1 || is_exempt(program, state, opponent, only)) return;
        state.blocked = static_cast<std::uint8_t>(only);
        report_mark(program, seat_at(opponent), only, PitMark::blocked, sink);
    }
    static bool any(const std::array<Pits, 2>& open) { return !open[0].empty() || !open[1].empty(); }

    static bool is_exempt(const Program& program, const State& state, int seat, int pit) {
        const bool house = pit == program.ring.house && state.house[at(seat)] != 0;
        const bool works = Ring::of(program, state, seat, pit) >= program.rules.house.works_from;
        if (house && (works || program.rules.blocking.exempts == BlockExempt::unbroken_house)) return true;
        int occupied = 0, several = 0;
        for (int i = 0; i < program.ring.columns; ++i) {
            occupied += Ring::of(program, state, seat, i) > 0;
            several += Ring::of(program, state, seat, i) > 1;
        }
        return occupied == 1 || (several == 1 && Ring::of(program, state, seat, pit) > 1);
    }

    template <class Sink>
    static void report_mark(const Program& program, Seat owner, int pit, PitMark mark, Sink&& sink) {
        sink(Event{.kind = EventKind::mark,
                   .seat = owner,
                   .reason = reason(Why::blocked),
                   .to = {static_cast<std::uint16_t>(program.first_pit[at(index(owner))] + pit)},
                   .extra = static_cast<std::uint16_t>(mark)});
    }
    template <class Sink>
    static void report_free(const Program& program, const State& state, Seat owner, int pit, Sink&& sink) {
        const bool house = pit == program.ring.house && state.house[at(index(owner))] != 0;
        report_mark(program, owner, pit, house ? PitMark::house : PitMark::none, sink);
    }
};

}  // namespace sivba::sowing
