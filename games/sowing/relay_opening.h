// What comes before the first ordinary turn of a four-row game: arranging the seeds, and
// a first turn that both seats play at once.
#pragma once

#include "games/sowing/relay_end.h"

namespace sivba::sowing {

// A step of an arrangement: `seeds` go to or from the pit; no seeds: the arrangement is done.
constexpr Move arrange_move(int pit, int seeds) {
    return {static_cast<std::uint64_t>(pit) | static_cast<std::uint64_t>(seeds) << 8};
}
constexpr Move arranged = arrange_move(0, 0);
constexpr int seeds_of(Move move) { return static_cast<int>(move.bits >> 8); }

template <class Ring>
struct RelayOpening {
    using State = typename Ring::State;
    using Count = typename State::Count;
    using Walks = RelayWalk<Ring>;
    using Ends = RelayEnd<Ring>;

    // `state.seat` begins the game.
    template <class Sink>
    static void begin(const Program& program, State& state, Sink&& sink) {
        const OpeningRules& rules = program.rules.opening;
        state.joint = no_pit;
        if (rules.arrange != Arrange::none) {
            state.pending = Pending::arrange;
            return;
        }
        begin_play(program, state, sink);
    }

    static void legal_arrangements(const Program& program, const State& state, MoveList& moves) {
        const int seat = index(state.seat), columns = program.ring.columns;
        switch (program.rules.opening.arrange) {
        case Arrange::none: break;
        case Arrange::push_whole:
        case Arrange::push_part:
            for (int column = 0; column < columns; ++column) {
                const int outer = program.ring.size - 1 - column;
                const int seeds = Ring::of(program, state, seat, outer);
                if (Ring::of(program, state, seat, column) > 0) continue;
                const bool whole = program.rules.opening.arrange == Arrange::push_whole;
                for (int n = whole ? std::max(seeds, 1) : 1; n <= seeds; ++n)
                    moves.push(arrange_move(outer, n));
            }
            moves.push(arranged);
            break;
        case Arrange::free: {
            const int rest = state.at(program.reserve[at(seat)]);
            for (int pit = 0; rest > 0 && pit < program.ring.size; ++pit)
                if (Ring::of(program, state, seat, pit) == 0)
                    for (int n = last_empty(program, state, seat) ? rest : 1; n <= rest; ++n)
                        moves.push(arrange_move(pit, n));
            if (rest == 0) moves.push(arranged);
            break;
        }
        }
    }

    template <class Sink>
    static Progress arrange(const Program& program, State& state, Move move, Sink&& sink) {
        if (move != arranged) {
            put(program, state, pit_of(move), seeds_of(move), sink);
            return {};
        }
        const bool second = state.joint != no_pit;
        state.seat = other(state.seat);
        state.joint = second ? no_pit : 0;
        if (second) begin_play(program, state, sink);
        return {.ply_ended = true, .turn_ended = true, .irreversible = true};
    }

    // The start of one seat of a turn that both play; when both are known it is played.
    template <class Sink>
    static Progress start_together(const Program& program, State& state, Move move, Sink&& sink) {
        if (state.joint == no_pit) {
            state.joint = static_cast<std::uint8_t>(pit_of(move));
            state.seat = other(state.seat);
            RelayStarts<Ring>::lifting(program, state);
            return {};
        }
        int starts[2];
        starts[index(state.seat)] = pit_of(move);
        starts[1 - index(state.seat)] = state.joint;
        state.joint = no_pit;
        play_together(program, state, starts, sink);
        return {.ply_ended = true, .turn_ended = true, .irreversible = true};
    }

private:
    static std::size_t at(int i) { return static_cast<std::size_t>(i); }

    template <class Sink>
    static void begin_play(const Program& program, State& state, Sink&& sink) {
        if (program.rules.opening.first_turn != FirstTurn::together)
            return Ends::begin_turn(program, state, sink);
        state.pending = Pending::together;
        RelayStarts<Ring>::lifting(program, state);
    }

    static bool last_empty(const Program& program, const State& state, int seat) {
        int empty = 0;
        for (int pit = 0; pit < program.ring.size; ++pit) empty += Ring::of(program, state, seat, pit) == 0;
        return empty == 1;
    }

    template <class Sink>
    static void put(const Program& program, State& state, int pit, int seeds, Sink&& sink) {
        const int seat = index(state.seat), first = program.first_pit[at(seat)];
        const bool pushes = program.rules.opening.arrange != Arrange::free;
        const int from = pushes ? first + pit : program.reserve[at(seat)];
        const int to = pushes ? first + program.ring.size - 1 - pit : first + pit;
        state.at(from) = static_cast<Count>(state.at(from) - seeds);
        state.at(to) = static_cast<Count>(state.at(to) + seeds);
        sink(Event{.kind = EventKind::collect,
                   .seat = state.seat,
                   .reason = reason(Why::arranged),
                   .from = {static_cast<std::uint16_t>(from)},
                   .to = {static_cast<std::uint16_t>(to)},
                   .count = static_cast<std::uint16_t>(seeds)});
    }

    // Lap by lap in turn, p1 first. Seeds that wait to be sown on can still be captured; then that
    // seat's sowing is over. Whoever sowed fewer laps begins, p1 if they are equal.
    template <class Sink>
    static void play_together(const Program& program, State& state, const int (&starts)[2], Sink&& sink) {
        Walk walks[2];
        int laps[2] = {0, 0};
        bool sowing[2] = {true, true};
        for (const Seat seat : {Seat::p1, Seat::p2}) {
            state.seat = seat;
            state.walk = {};
            state.walk.together = state.walk.captures = 1;
            state.walk.clockwise = static_cast<std::uint8_t>(program.ring.way);
            Walks::lift_to_sow(program, state, starts[index(seat)], Why::plain, sink);
            walks[index(seat)] = state.walk;
        }
        for (int turn = 0; sowing[0] || sowing[1]; turn = 1 - turn) {
            if (!sowing[turn]) continue;
            state.seat = seat_at(turn);
            state.walk = walks[turn];
            if (state.walk.hand == 0) {
                if (Ring::of(program, state, turn, state.walk.at) == 0) {
                    sowing[turn] = false;
                    continue;
                }
                Walks::lift_to_sow(program, state, state.walk.at, Why::relay, sink);
            }
            ++laps[turn];
            sowing[turn] = Walks::lap(program, state, sink) == Step::goes_on;
            walks[turn] = state.walk;
        }
        state.walk = {};
        for (std::size_t seat = 0; seat < 2; ++seat) {
            if (program.ring.counted_turns > 0) state.turns[seat] = 1;
            if (program.ring.counted_captures > 0) state.capturing[seat] = walks[seat].captured;
        }
        state.seat = laps[1] < laps[0] ? Seat::p2 : Seat::p1;
        Ends::begin_turn(program, state, sink);
    }
};

}  // namespace sivba::sowing
