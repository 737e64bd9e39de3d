// The same questions as plain_board.h answered on 16 bytes at once, for boards of up to
// 16 places: a lap is one addition of a vector from the Program's LapTable. A test
// compares both on random positions of every ruleset.
#pragma once

#include "games/sowing/program.h"
#include "games/sowing/state.h"

#if defined(__SSE4_1__)
#include <smmintrin.h>
#else
#include "games/sowing/plain_board.h"
#endif

namespace sivba::sowing {

#if defined(__SSE4_1__)

struct VectorBoard {
    using Size = Small;
    using State = sowing::State<Size>;
    using Pits = Size::Pits;

    static int sow(const Program& program, State& state, int, int place) {
        const std::size_t lap = std::size_t{state.at(place)} << 4 | at(place);
        store(state, _mm_add_epi8(load(state), load(program.laps.added[lap])));
        return program.laps.last[lap];
    }

    static Pits holding(const Program& program, const State& state, int seat, int n) {
        return row(program, at_least(load(state), _mm_set1_epi8(static_cast<char>(n))), seat);
    }

    static Pits reaching(const Program& program, const State& state, int seat) {
        return row(program, at_least(load(state), load(program.laps.reach)), seat);
    }

    static int seeds_in_row(const Program& program, const State& state, int seat) {
        int sum = 0;
        for (int i = 0; i < program.pits_each; ++i) sum += state.at(program.first_pit[at(seat)] + i);
        return sum;
    }

    static std::size_t at(int i) { return static_cast<std::size_t>(i); }

private:
    static __m128i load(const State& state) {
        return _mm_load_si128(reinterpret_cast<const __m128i*>(state.count.data()));
    }
    static __m128i load(const Bytes16& bytes) {
        return _mm_load_si128(reinterpret_cast<const __m128i*>(bytes.byte.data()));
    }
    static void store(State& state, __m128i value) {
        _mm_store_si128(reinterpret_cast<__m128i*>(state.count.data()), value);
    }
    // Bit per byte of `a` that is not below its neighbour in `b`, unsigned.
    static int at_least(__m128i a, __m128i b) {
        return _mm_movemask_epi8(_mm_cmpeq_epi8(_mm_max_epu8(a, b), a));
    }
    static Pits row(const Program& program, int places, int seat) {
        const int mask = (1 << program.pits_each) - 1;
        return {static_cast<std::uint16_t>(places >> program.first_pit[at(seat)] & mask)};
    }
};

#else

using VectorBoard = PlainBoard<Small>;

#endif

}  // namespace sivba::sowing
