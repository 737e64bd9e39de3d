// The rules of four-row games in motion. A turn is a start and whatever it leads to
// (relay_walk.h), stopped only by decisions of the seat that sows; this file says who
// decides what, and hands each decision to the part that knows it.
#pragma once

#include "framework/rules/kernel.h"
#include "games/sowing/evaluation.h"
#include "games/sowing/relay_opening.h"

namespace sivba::sowing {

template <class RingPolicy>
struct RelayKernel {
    using Ring = RingPolicy;
    using Program = sowing::Program;
    using State = typename Ring::State;
    using Walks = RelayWalk<Ring>;
    using Ends = RelayEnd<Ring>;
    using Openings = RelayOpening<Ring>;
    static constexpr int seats = 2;

    static State initial(const Program& program) {
        State state{};
        for (int place = 0; place < program.places; ++place)
            state.at(place) = static_cast<typename State::Count>(program.opening[at(place)]);
        state.house.fill(program.ring.house >= 0);
        state.closed.fill(program.ring.opener >= 0);
        state.blocked = state.target = state.joint = no_pit;
        state.pending = Pending::starter;
        if (program.rules.starter == Starter::random) return state;
        state.seat = fixed_starter(program.rules.starter);
        Openings::begin(program, state, NullSink{});
        return state;
    }

    static Actor actor(const Program&, const State& state) {
        if (state.pending == Pending::nothing) return Actor::nobody();
        return state.pending == Pending::starter ? Actor::chance() : Actor(state.seat);
    }

    static void legal(const Program& program, const State& state, MoveList& moves) {
        switch (state.pending) {
        case Pending::nothing: break;
        case Pending::starter:
            legal_draws(moves, [](Seat seat) { return Move{static_cast<std::uint64_t>(index(seat))}; });
            break;
        case Pending::arrange: Openings::legal_arrangements(program, state, moves); break;
        case Pending::together:
        case Pending::start:
        case Pending::then_start: legal_starts(state, moves); break;
        default: {
            MoveList answers;
            RelayHarvest<Ring>::answers(program, state, answers);
            for (const Move each : answers) {
                const bool open = program.rules.endless.outcome != EndlessOutcome::illegal ||
                                  !Ends::leads_nowhere(program, state, each);
                if (open) moves.push(each);
            }
        }
        }
    }

    static std::uint32_t weight(const Program&, const State&, Move) { return 1; }
    static std::uint32_t denominator(const Program&, const State& state) {
        return state.pending == Pending::starter ? draw_denominator : 1;
    }

    template <class Sink>
    static Progress apply(const Program& program, State& state, Move move, Sink&& sink) {
        switch (state.pending) {
        case Pending::starter: return draw_starter(program, state, move, sink);
        case Pending::arrange: return Openings::arrange(program, state, move, sink);
        case Pending::together: return Openings::start_together(program, state, move, sink);
        case Pending::start:
        case Pending::then_start: return start(program, state, move, sink);
        default: {
            const int at_rest = Ends::seeds_at_rest(program, state);
            return Ends::settle(program, state, Walks::resume(program, state, move, sink), at_rest, sink);
        }
        }
    }

    static Outcome outcome(const Program& program, const State& state) {
        Outcome outcome;
        if (state.end == EndReason::none) return outcome;
        outcome.reason = state.end;
        if (program.has_stores())
            for (std::size_t seat = 0; seat < 2; ++seat)
                outcome.score[seat] = static_cast<std::int16_t>(state.at(program.store[seat]));
        switch (state.verdict) {
        case Verdict::p1_wins:
        case Verdict::p2_wins:
            outcome.kind = OutcomeKind::won;
            outcome.winners = state.verdict == Verdict::p1_wins ? 1 : 2;
            break;
        case Verdict::nullified: outcome.kind = OutcomeKind::nullified; break;
        case Verdict::drawn:
        case Verdict::by_stores: outcome.kind = OutcomeKind::drawn; break;
        }
        return outcome;
    }

    static std::uint64_t hash(const Program& program, const State& state) {
        std::uint64_t facts =
            static_cast<std::uint64_t>(index(state.seat)) | static_cast<std::uint64_t>(state.pending) << 4;
        int shift = 8;
        for (const std::uint8_t each : {state.turns[0], state.turns[1], state.capturing[0],
                                        state.capturing[1], state.house[0], state.house[1]}) {
            facts |= std::uint64_t{each} << shift;
            shift += 4;
        }
        facts ^= std::uint64_t{state.closed[0]} << 2 | std::uint64_t{state.closed[1]} << 3;
        for (const std::uint8_t each : {state.blocked, state.target, state.joint}) {
            facts |= std::uint64_t{each} << shift;
            shift += 8;
        }
        if (state.pending != Pending::start) facts = mix64(facts ^ hash_walk(state.walk));
        return hash_seeds(state, 0, program.places, 0x9E3779B97F4A7C15u ^ facts);
    }

    static RepetitionRule repetition(const Program& program) { return {program.rules.repetition.times}; }
    template <class Sink>
    static void settle_repetition(const Program& program, State& state, Sink&& sink) {
        Ends::repetition(program, state, sink);
    }

    static float evaluate(const Program& program, const State& state, Seat seat) {
        return RelayEvaluation<Ring>::of(program, state, index(seat));
    }

    // Makes a position whole whose seeds and facts were set by hand: finds the open starts. A
    // position in which the rules end the game is settled.
    static void complete(const Program& program, State& state) {
        if (state.pending == Pending::start) Ends::begin_turn(program, state, NullSink{});
        if (state.pending == Pending::together || state.pending == Pending::then_start)
            Ends::open_liftings(program, state, NullSink{});
    }

private:
    static std::size_t at(int i) { return static_cast<std::size_t>(i); }

    static void legal_starts(const State& state, MoveList& moves) {
        const bool later = state.kind == StartKind::plant_capture || state.kind == StartKind::direct;
        const auto both = state.open[0] | state.open[1];
        both.each([&](int pit) {
            for (const int way : {0, 1})
                if (state.open[at(way)].has(pit)) moves.push(start_move(pit, later ? int{no_way} : way));
        });
    }

    template <class Sink>
    static Progress draw_starter(const Program& program, State& state, Move move, Sink&& sink) {
        state.seat = seat_at(static_cast<int>(move.bits));
        sink(Event{.kind = EventKind::roll,
                   .seat = state.seat,
                   .reason = reason(Why::drawn_starter),
                   .count = static_cast<std::uint16_t>(move.bits + 1)});
        Openings::begin(program, state, sink);
        return draw_progress;
    }

    template <class Sink>
    static Progress start(const Program& program, State& state, Move move, Sink&& sink) {
        const bool pairs = program.rules.opening.first_turn == FirstTurn::in_pairs &&
                           state.turns[at(index(state.seat))] == 0;
        const int at_rest = Ends::seeds_at_rest(program, state);
        const Step step = pairs ? Walks::sow_in_pairs(program, state, move, sink)
                                : Walks::start(program, state, move, sink);
        return Ends::settle(program, state, step, at_rest, sink);
    }
};

}  // namespace sivba::sowing
