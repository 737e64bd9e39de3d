// Sowing round one seat's ring, seed by seed: the policy that serves every four-row
// board. It knows no rule; the kernel (relay_kernel.h) asks it. Pits are numbers of the
// ring, ways are 0 counter-clockwise and 1 clockwise.
#pragma once

#include "games/sowing/program.h"
#include "games/sowing/relay_state.h"

namespace sivba::sowing {

// Where the last seed of a lap falls, and whether seeds lay there before it.
struct Landing {
    int pit = 0;
    bool occupied = false;
};

template <class SizeType>
struct PlainRing {
    using Size = SizeType;
    using State = RelayState<Size>;
    using Count = typename Size::Count;
    using Pits = typename Size::Pits;

    // The next pit on the way of `seat`, past a column that is still closed to it.
    [[gnu::always_inline]] static int step(const Program& program, const State& state, int seat, int from,
                                           int way) {
        const int next = program.ring.step(from, way);
        if (state.closed[at(seat)] != 0) [[unlikely]]
            return past_closed(program, next, way);
        return next;
    }

    // Drops `seeds` from the pit after `from`; returns where the last one falls.
    static int sow(const Program& program, State& state, int seat, int from, int way, int seeds) {
        Count* ring = state.count.data() + program.first_pit[at(seat)];
        if (state.closed[at(seat)] != 0) [[unlikely]]
            return sow_past_closed(program, state, seat, from, way, seeds);
        int now = from;
        for (; seeds > 0; --seeds) {
            now = program.ring.step(now, way);
            ring[now] = static_cast<Count>(ring[now] + 1);
        }
        return now;
    }

    // The lap that sow() would sow. `lifted`: the seeds still lie in the pit `from`.
    static Landing landing(const Program& program, const State& state, int seat, int from, int way, int seeds,
                           bool lifted) {
        if (state.closed[at(seat)] != 0 && from != program.ring.opener) [[unlikely]]
            return landing_past_closed(program, state, seat, from, way, seeds, lifted);
        const int size = program.ring.size;
        const int rounds = (seeds - 1) / size;
        int pit = from + (way != 0 ? 1 : -1) * (seeds - rounds * size);
        if (pit < 0) pit += size;
        if (pit >= size) pit -= size;
        const bool emptied = lifted && pit == from;
        return {pit, rounds > 0 || (!emptied && of(program, state, seat, pit) > 0)};
    }

    // Own pits with at least `n` seeds.
    static Pits holding(const Program& program, const State& state, int seat, int n) {
        Pits pits;
        for (int i = 0; i < program.ring.size; ++i)
            if (of(program, state, seat, i) >= n) pits.add(i);
        return pits;
    }

    static bool inner_row_empty(const Program& program, const State& state, int seat) {
        for (int i = 0; i < program.ring.columns; ++i)
            if (of(program, state, seat, i) > 0) return false;
        return true;
    }
    static int seeds_of(const Program& program, const State& state, int seat) {
        int sum = 0;
        for (int i = 0; i < program.ring.size; ++i) sum += of(program, state, seat, i);
        return sum;
    }

    static int of(const Program& program, const State& state, int seat, int pit) {
        return state.at(program.first_pit[at(seat)] + pit);
    }
    static std::size_t at(int i) { return static_cast<std::size_t>(i); }

private:
    // What few games need stands apart, so that the loops of all others stay short.
    [[gnu::noinline]] static int past_closed(const Program& program, int pit, int way) {
        while (program.ring.pit[at(pit)].in_closed_column) pit = program.ring.step(pit, way);
        return pit;
    }
    [[gnu::noinline]] static int sow_past_closed(const Program& program, State& state, int seat, int from,
                                                 int way, int seeds) {
        int now = from;
        for (; seeds > 0; --seeds) {
            now = step(program, state, seat, now, way);
            Count& pit = state.at(program.first_pit[at(seat)] + now);
            pit = static_cast<Count>(pit + 1);
        }
        return now;
    }

    // The column has two pits of the ring, next to each other.
    [[gnu::noinline]] static Landing landing_past_closed(const Program& program, const State& state, int seat,
                                                         int from, int way, int seeds, bool lifted) {
        const int size = program.ring.size - 2;
        const int rounds = (seeds - 1) / size;
        int pit = from;
        for (int left = seeds - rounds * size; left > 0; --left) pit = step(program, state, seat, pit, way);
        const bool emptied = lifted && pit == from;
        return {pit, rounds > 0 || (!emptied && of(program, state, seat, pit) > 0)};
    }
};

}  // namespace sivba::sowing
