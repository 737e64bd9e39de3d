// Seeds of a four-row board on their way: planted, lifted, dropped, grabbed. Every change
// of the board in a turn is made here, with its event.
#pragma once

#include "games/sowing/reasons.h"
#include "games/sowing/ring.h"

namespace sivba::sowing {

template <class Ring>
struct RelayHand {
    using State = typename Ring::State;
    using Count = typename State::Count;

    // Pits of the seat whose turn it is, and of the other.
    static PlaceId id(const Program& program, const State& state, int pit_number) {
        return {static_cast<std::uint16_t>(program.first_pit[at(index(state.seat))] + pit_number)};
    }
    static PlaceId their(const Program& program, const State& state, int pit_number) {
        return {static_cast<std::uint16_t>(program.first_pit[at(1 - index(state.seat))] + pit_number)};
    }
    static Count& pit(const Program& program, State& state, int pit_number) {
        return state.at(program.first_pit[at(index(state.seat))] + pit_number);
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
        if (from == program.ring.opener && state.closed[at(seat)] != 0) [[unlikely]]
            open_column(program, state, sink);
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
    [[gnu::noinline]] static void open_column(const Program& program, State& state, Sink&& sink) {
        state.closed[at(index(state.seat))] = 0;
        if constexpr (!std::remove_cvref_t<Sink>::records) return;
        for (int each = 0; each < program.ring.size; ++each)
            if (program.ring.pit[at(each)].in_closed_column)
                sink(Event{.kind = EventKind::mark,
                           .seat = state.seat,
                           .reason = reason(Why::column_opened),
                           .to = id(program, state, each),
                           .extra = static_cast<std::uint16_t>(PitMark::none)});
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
    static void drop(const Program& program, State& state, int to, Sink&& sink) {
        pit(program, state, to) = static_cast<Count>(pit(program, state, to) + 1);
        sink(Event{.kind = EventKind::drop, .seat = state.seat, .to = id(program, state, to)});
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

private:
    static std::size_t at(int i) { return static_cast<std::size_t>(i); }
};

}  // namespace sivba::sowing
