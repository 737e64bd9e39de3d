// Random games without move lists, for boards with a lap table: the same kernel and the
// same distribution as framework/search/playout.h, with a faster choice of the start.
#pragma once

#include "framework/search/playout.h"
#include "games/sowing/kernel.h"

namespace sivba::sowing {

// Chooses uniformly among the members of a set. For rows of up to six pits by a table: 60
// is a multiple of 1..6, so a random number below 60 serves every size of set, and no
// step of the choice waits for counting the set.
class StartPicker {
public:
    static constexpr int table_pits = 6;

    StartPicker() {
        for (std::size_t set = 1; set < sets; ++set) {
            const auto size = static_cast<std::size_t>(std::popcount(set));
            for (std::size_t random = 0; random < spread; ++random)
                table_[set * row + random] = static_cast<std::uint8_t>(member(set, random % size));
        }
    }

    // Precondition: the set is not empty and has members below table_pits only.
    template <class Bits>
    std::uint64_t from_table(PitSet<Bits> set, std::uint64_t random) const {
        return table_[set.bits * row + bounded(random, spread)];
    }
    template <class Bits>
    static std::uint64_t from_any(PitSet<Bits> set, std::uint64_t random) {
        const auto bits = static_cast<std::size_t>(set.bits);
        return member(bits, bounded(random, static_cast<std::uint32_t>(std::popcount(bits))));
    }

private:
    static constexpr std::size_t sets = 1u << table_pits, row = 64;
    static constexpr std::uint32_t spread = 60;

    static std::uint64_t member(std::size_t set, std::size_t n) {
        for (; n > 0; --n) set &= set - 1;
        return static_cast<std::uint64_t>(std::countr_zero(set));
    }

    std::array<std::uint8_t, sets * row> table_{};
};

// Plays on for at most decisions_between_stops; kept free of the question for the stop, which
// would cost the loop a register.
template <class K, bool small_rows>
void play_random_starts(const Program& program, typename K::State& state, RandomStream& random,
                        RepetitionTracker& repetition, PlayoutResult& result) {
    static const StartPicker picker;
    const bool repeats = repetition.active();
    std::uint64_t turns = 0;
    for (auto left = decisions_between_stops; state.pending == Pending::start && left > 0; --left) {
        const std::uint64_t number = random.next();
        const Move move{small_rows ? picker.from_table(state.open, number)
                                   : picker.from_any(state.open, number)};
        const Progress progress = K::apply(program, state, move, NullSink{});
        turns += progress.turn_ended;
        if (repeats && repetition.note(progress, [&] { return K::hash(program, state); }))
            K::settle_repetition(program, state, NullSink{});
    }
    result.turns += turns;
}

template <class K>
PlayoutResult run_fast_playouts(const Program& program, std::uint64_t games, std::uint64_t seed,
                                std::stop_token stop) {
    if (program.rules.starter == Starter::random)
        return run_playouts<K>(program, games, seed, std::move(stop));
    PlayoutResult result;
    const CpuTime start = CpuTime::now();
    RandomStream random(seed);
    RepetitionTracker repetition(K::repetition(program));
    const typename K::State opening = K::initial(program);
    const std::uint64_t opening_hash = K::hash(program, opening);
    for (std::uint64_t game = 0; game < games; ++game) {
        result.stopped = game % games_between_stops == 0 && stop.stop_requested();
        if (result.stopped) break;
        typename K::State state = opening;
        repetition.begin(opening_hash);
        while (state.pending == Pending::start && !result.stopped) {
            if (program.pits_each <= StartPicker::table_pits)
                play_random_starts<K, true>(program, state, random, repetition, result);
            else
                play_random_starts<K, false>(program, state, random, repetition, result);
            result.stopped = state.pending == Pending::start && stop.stop_requested();
        }
        if (result.stopped) break;
        tally(K::outcome(program, state), result);
    }
    result.cpu_seconds = start.elapsed();
    return result;
}

}  // namespace sivba::sowing
