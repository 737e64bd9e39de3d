// The rules of the sowing games in motion: one kernel for every ruleset. A decision is
// played as lift, lap, what the last seed does, whose turn comes, and the end rules.
// `Board` (plain_board.h, vector_board.h) only moves and counts seeds; `Words`
// (facts.h) says where the most used words are read. Each rule is written here once.
#pragma once

#include "framework/rules/kernel.h"
#include "games/sowing/capture.h"
#include "games/sowing/claims.h"
#include "games/sowing/evaluation.h"
#include "games/sowing/facts.h"
#include "games/sowing/plain_board.h"
#include "games/sowing/settle.h"
#include "games/sowing/vector_board.h"

#include <algorithm>
#include <cstring>

namespace sivba::sowing {

template <class BoardPolicy, class Words = ProgramWords>
struct SowingKernel {
    using Board = BoardPolicy;
    using Program = sowing::Program;
    using State = typename Board::State;
    using Pits = typename Board::Pits;
    using Captures = CaptureRule<Board, Words>;
    using Claims = ClaimRule<State>;
    using Settles = Settlement<State>;
    static constexpr int seats = 2;

    static State initial(const Program& program) {
        State state{};
        for (int place = 0; place < program.pits; ++place)
            state.at(place) = static_cast<typename State::Count>(program.rules.setup.all);
        state.pending = Pending::starter;
        if (program.rules.starter == Starter::random) return state;
        state.seat = fixed_starter(program.rules.starter);
        begin_turn(program, state, NullSink{});
        return state;
    }

    static Actor actor(const Program&, const State& state) {
        if (state.pending == Pending::nothing) return Actor::nobody();
        return state.pending == Pending::starter ? Actor::chance() : Actor(state.seat);
    }

    // A start is the number of the pit in its row, from 0; a starter the seat's index.
    static void legal(const Program&, const State& state, MoveList& moves) {
        if (state.pending == Pending::start) {
            state.open.each([&](int pit) { moves.push({static_cast<std::uint64_t>(pit)}); });
        } else if (state.pending == Pending::starter) {
            legal_draws(moves, [](Seat seat) { return Move{static_cast<std::uint64_t>(index(seat))}; });
        }
    }

    static std::uint32_t weight(const Program&, const State&, Move) { return 1; }
    static std::uint32_t denominator(const Program&, const State& state) {
        return state.pending == Pending::starter ? draw_denominator : 1;
    }

    template <class Sink>
    static Progress apply(const Program& program, State& state, Move move, Sink&& sink) {
        if (state.pending == Pending::start)
            return sow(program, state, static_cast<int>(move.bits), std::forward<Sink>(sink));
        state.seat = seat_at(static_cast<int>(move.bits));
        sink(Event{.kind = EventKind::roll,
                   .seat = state.seat,
                   .reason = reason(Why::drawn_starter),
                   .count = static_cast<std::uint16_t>(move.bits + 1)});
        begin_turn(program, state, sink);
        return draw_progress;
    }

    static Outcome outcome(const Program& program, const State& state) {
        return Settles::outcome(program, state);
    }

    // The number of turns is left out: the repetition rule compares seeds and seat only, so that
    // it holds beside a limit of turns.
    static std::uint64_t hash(const Program& program, const State& state) {
        // Two words are folded by one wide multiplication (W. Yi, wyhash, 2019).
        constexpr std::size_t word = sizeof(std::uint64_t);
        const std::size_t bytes = at(program.places) * sizeof(typename State::Count);
        const std::size_t words =
            std::is_same_v<Board, VectorBoard> || bytes <= 2 * word ? 2 : (bytes + 15) / 16 * 2;
        std::uint64_t result =
            0x9E3779B97F4A7C15u ^ std::uint64_t(index(state.seat)) << 32 ^ std::uint64_t(state.pending);
        if (Words::claims(program))
            result ^= std::uint64_t{state.claimed[0]} << 40 ^ std::uint64_t{state.claimed[1]} << 48;
        for (std::size_t i = 0; i < words; i += 2) {
            std::uint64_t pair[2];
            std::memcpy(pair, reinterpret_cast<const char*>(state.count.data()) + i * word, sizeof pair);
            const auto product =
                static_cast<unsigned __int128>(pair[0] ^ result) * (pair[1] ^ 0xD6E8FEB86659FD93u);
            result ^= static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
        }
        return result;
    }

    static RepetitionRule repetition(const Program& program) { return {program.rules.repetition.times}; }

    template <class Sink>
    static void settle_repetition(const Program& program, State& state, Sink&& sink) {
        Settles::by_repetition(program, state, sink);
    }

    static float evaluate(const Program& program, const State& state, Seat seat) {
        return Evaluation<State>::of(program, state, index(seat));
    }

    // Makes a position whole whose seeds, seat and `pending` were set by hand: finds the
    // open starts. A position in which the rules end the game is settled.
    static void complete(const Program& program, State& state) {
        state.open = {};
        if (state.pending != Pending::start) return;
        for (const int store : program.store)
            if (program.hot.majority && state.at(store) >= program.goal)
                return Settles::by_majority(program, state, NullSink{});
        finish_turn(program, state, other(state.seat), NullSink{});
    }

private:
    static std::size_t at(int i) { return static_cast<std::size_t>(i); }

    // Seeds that a turn of `seat` can only make more.
    static int stored_by(const Program& program, const State& state, int seat) {
        const int own = state.at(program.store[at(seat)]);
        return Words::claims(program) ? own + state.at(program.store[at(1 - seat)]) : own;
    }

    template <class Sink>
    static Progress sow(const Program& program, State& state, int pit, Sink&& sink) {
        const Seat mover = state.seat;
        const int seat = index(mover);
        const int place = program.first_pit[at(seat)] + pit;
        const int stored = stored_by(program, state, seat);
        if constexpr (std::remove_cvref_t<Sink>::records) report_lap(program, state, seat, place, sink);
        const int last = Board::sow(program, state, seat, place);
        if (Words::claims(program)) Claims::gather(program, state, sink);
        Captures::take(program, state, seat, last, sink);
        if (Words::claims(program)) Claims::claim(program, state, seat, last, sink);
        const bool again = Words::of(program).again_in_store && last == program.store[at(seat)];
        if (Words::of(program).turn_limit) state.turns = static_cast<std::uint16_t>(state.turns + !again);
        state.seat = seat_at(seat ^ static_cast<int>(!again));
        const bool irreversible = stored_by(program, state, seat) != stored;
        finish_turn(program, state, mover, sink);
        if constexpr (std::remove_cvref_t<Sink>::records) {
            if (again && state.pending == Pending::start)
                sink(Event{.kind = EventKind::again, .seat = mover, .reason = reason(Why::last_in_store)});
        }
        return {.ply_ended = true,
                .turn_ended = !again || state.pending == Pending::nothing,
                .irreversible = irreversible};
    }

    template <class Sink>
    static void report_lap(const Program& program, const State& state, int seat, int place, Sink&& sink) {
        int hand = state.at(place);
        const bool first_stays = program.rules.move.lap.origin == OriginPit::first_seed && hand > 1;
        sink(Event{.kind = EventKind::lift,
                   .seat = seat_at(seat),
                   .from = {static_cast<std::uint16_t>(place)},
                   .count = static_cast<std::uint16_t>(hand)});
        if (first_stays) {
            sink(Event{
                .kind = EventKind::drop, .seat = seat_at(seat), .to = {static_cast<std::uint16_t>(place)}});
            --hand;
        }
        const bool skips = program.rules.move.lap.origin == OriginPit::skipped;
        for (int now = program.next[at(seat)][at(place)]; hand > 0; now = program.next[at(seat)][at(now)]) {
            if (skips && now == place) continue;
            sink(Event{
                .kind = EventKind::drop, .seat = seat_at(seat), .to = {static_cast<std::uint16_t>(now)}});
            --hand;
        }
    }

    // After a turn of `mover`: the rules that end a game, then the next turn.
    template <class Sink>
    static void finish_turn(const Program& program, State& state, Seat mover, Sink&& sink) {
        const HotWords& words = Words::of(program);
        // Seeds sown into a claimed pit go to the other seat's store.
        if (words.majority &&
            (state.at(program.store[at(index(mover))]) >= program.goal ||
             (Words::claims(program) && state.at(program.store[at(1 - index(mover))]) >= program.goal)))
            return Settles::by_majority(program, state, sink);
        if (words.row_empty_ends) {
            const bool first = Board::holding(program, state, 0, 1).empty();
            const bool second = Board::holding(program, state, 1, 1).empty();
            if (first || second)
                return Settles::by_empty_row(program, state, mover, first ? Seat::p1 : Seat::p2, sink);
        }
        if (words.turn_limit && state.turns >= program.rules.end.turn_limit)
            return Settles::by_turn_limit(program, state, sink);
        begin_turn(program, state, sink);
    }

    template <class Sink>
    static void begin_turn(const Program& program, State& state, Sink&& sink) {
        const HotWords& words = Words::of(program);
        const int seat = index(state.seat);
        state.pending = Pending::start;
        state.open = Board::holding(program, state, seat, words.at_least);
        bool feeds = false;
        if (words.must_feed && Board::holding(program, state, 1 - seat, 1).empty()) {
            feeds = true;
            state.open = state.open & Board::reaching(program, state, seat);
        }
        if (words.forbids_grand_slam) Captures::forbid_grand_slams(program, state);
        if (!state.open.empty()) return;
        if (feeds && !Board::holding(program, state, seat, 1).empty())
            Settles::by_cannot_feed(program, state, sink);
        else
            Settles::by_no_move(program, state, sink);
    }
};

}  // namespace sivba::sowing
