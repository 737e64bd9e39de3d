// How a sowing game ends: who collects the seeds still on the board, and the outcome
// that follows from the stores.
#pragma once

#include "games/sowing/program.h"
#include "games/sowing/reasons.h"
#include "games/sowing/state.h"

namespace sivba::sowing {

template <class State>
struct Settlement {
    // More than half of the seeds: what is left on the board stays there.
    template <class Sink>
    static void by_majority(const Program& program, State& state, Sink&& sink) {
        close(program, state, EndReason::majority, Why::majority, sink);
    }

    // `finisher`: whose row is empty; if both are, nothing is left to collect.
    template <class Sink>
    static void by_empty_row(const Program& program, State& state, Seat mover, Seat finisher, Sink&& sink) {
        Seat to = other(finisher);
        if (program.rules.end.rest == Rest::mover) to = mover;
        if (program.rules.end.rest == Rest::finisher) to = finisher;
        collect(program, state, other(finisher), to, Why::row_empty, sink);
        close(program, state, EndReason::seeds_counted, Why::row_empty, sink, befell(finisher));
    }

    // The seat whose turn it is has no start.
    template <class Sink>
    static void by_no_move(const Program& program, State& state, Sink&& sink) {
        const Seat opponent = other(state.seat);
        const NoMove rule = program.rules.end.no_move;
        const Seat own = rule == NoMove::opponent_takes_all ? opponent : state.seat;
        const Seat their = rule == NoMove::stuck_takes_all ? state.seat : opponent;
        collect(program, state, state.seat, own, Why::no_move, sink);
        collect(program, state, opponent, their, Why::no_move, sink);
        close(program, state, EndReason::seeds_counted, Why::no_move, sink, befell(state.seat));
    }

    // The other row is empty and the seat whose turn it is cannot reach it.
    template <class Sink>
    static void by_cannot_feed(const Program& program, State& state, Sink&& sink) {
        const Seat opponent = other(state.seat);
        const bool all = program.rules.end.cannot_feed == CannotFeed::mover_takes_all;
        collect(program, state, state.seat, state.seat, Why::cannot_feed, sink);
        collect(program, state, opponent, all ? state.seat : opponent, Why::cannot_feed, sink);
        close(program, state, EndReason::seeds_counted, Why::cannot_feed, sink, befell(state.seat));
    }

    template <class Sink>
    static void by_turn_limit(const Program& program, State& state, Sink&& sink) {
        collect_own_sides(program, state, Why::turn_limit, sink);
        close(program, state, EndReason::limit, Why::turn_limit, sink);
    }

    template <class Sink>
    static void by_repetition(const Program& program, State& state, Sink&& sink) {
        if (program.rules.repetition.outcome == RepetitionOutcome::own_side)
            collect_own_sides(program, state, Why::repetition, sink);
        if (program.rules.repetition.outcome == RepetitionOutcome::split)
            collect_halves(program, state, sink);
        close(program, state, EndReason::repetition, Why::repetition, sink);
    }

    static Outcome outcome(const Program& program, const State& state) {
        Outcome outcome;
        if (state.end == EndReason::none) return outcome;
        outcome.reason = state.end;
        for (std::size_t seat = 0; seat < 2; ++seat)
            outcome.score[seat] = static_cast<std::int16_t>(state.at(program.store[seat]));
        const int margin = outcome.score[0] - outcome.score[1];
        const bool declared =
            state.end == EndReason::repetition && program.rules.repetition.outcome == RepetitionOutcome::draw;
        outcome.kind = margin == 0 || declared ? OutcomeKind::drawn : OutcomeKind::won;
        if (outcome.kind == OutcomeKind::won) outcome.winners = margin > 0 ? 1 : 2;
        return outcome;
    }

private:
    static std::size_t at(int i) { return static_cast<std::size_t>(i); }

    template <class Sink>
    static void move_seeds(const Program& program, State& state, int place, int count, Seat to, Why why,
                           Sink&& sink) {
        if (count == 0) return;
        using Count = typename State::Count;
        const int store = program.store[at(index(to))];
        state.at(store) = static_cast<Count>(state.at(store) + count);
        state.at(place) = static_cast<Count>(state.at(place) - count);
        sink(Event{.kind = EventKind::collect,
                   .seat = to,
                   .reason = reason(why),
                   .from = {static_cast<std::uint16_t>(place)},
                   .to = {static_cast<std::uint16_t>(store)},
                   .count = static_cast<std::uint16_t>(count)});
    }

    template <class Sink>
    static void collect(const Program& program, State& state, Seat row, Seat to, Why why, Sink&& sink) {
        for (int i = 0; i < program.pits_each; ++i) {
            const int place = program.first_pit[at(index(row))] + i;
            move_seeds(program, state, place, state.at(place), to, why, sink);
        }
    }
    template <class Sink>
    static void collect_own_sides(const Program& program, State& state, Why why, Sink&& sink) {
        collect(program, state, Seat::p1, Seat::p1, why, sink);
        collect(program, state, Seat::p2, Seat::p2, why, sink);
    }

    // Half of the seeds on the board each; an odd one stays where it lies.
    template <class Sink>
    static void collect_halves(const Program& program, State& state, Sink&& sink) {
        int rest[2] = {0, 0};
        for (int place = 0; place < program.pits; ++place) rest[0] += state.at(place);
        rest[0] /= 2;
        rest[1] = rest[0];
        for (int place = 0; place < program.pits; ++place) {
            for (const Seat seat : {Seat::p1, Seat::p2}) {
                const int count = std::min<int>(state.at(place), rest[index(seat)]);
                move_seeds(program, state, place, count, seat, Why::repetition, sink);
                rest[index(seat)] -= count;
            }
        }
    }

    template <class Sink>
    static void close(const Program& program, State& state, EndReason end, Why why, Sink&& sink,
                      std::uint16_t whom = 0) {
        state.end = end;
        state.pending = Pending::nothing;
        state.open = {};
        const Outcome result = outcome(program, state);
        Event event{.kind = EventKind::draw, .seat = state.seat, .reason = reason(why), .extra = whom};
        if (result.kind == OutcomeKind::won) {
            event.kind = EventKind::win;
            event.seat = result.winners == 1 ? Seat::p1 : Seat::p2;
        }
        sink(event);
    }
};

}  // namespace sivba::sowing
