// How fast random games and counting are on each board and choice of words; the ratios
// say what the vectors and the fixed words are worth.
#include "framework/play/library.h"
#include "framework/search/perft.h"
#include "games/sowing/family.h"
#include "games/sowing/game.h"
#include "games/sowing/playouts.h"

#include <benchmark/benchmark.h>

#include <map>

namespace sivba::sowing {
namespace {

using Plain = SowingKernel<PlainBoard<Small>>;
using Vectors = SowingKernel<VectorBoard, UnclaimedWords>;
using FixedBonusTurns = SowingKernel<VectorBoard, BonusTurnWords>;

const Program& program_of(std::string_view id) {
    static std::map<std::string, GamePtr, std::less<>> games;
    GamePtr& game = games[std::string(id)];
    if (!game) {
        const Library library({&sowing_family()}, {SIVBA_SOURCE_DIR "/rulesets"});
        game = library.load(*GameRequest::parse(id)).game;
    }
    return static_cast<const SowingGame<SowingKernel<PlainBoard<Small>>>&>(*game).program();
}

template <class K, bool fast>
void random_games(benchmark::State& state, std::string_view id) {
    const Program& program = program_of(id);
    std::uint64_t games = 0, seed = 1;
    for (auto _ : state) {
        const PlayoutResult result = fast ? run_fast_playouts<K>(program, 1000, seed++, {})
                                          : run_playouts<K>(program, 1000, seed++, {});
        games += result.games;
    }
    state.counters["games/s"] = benchmark::Counter(static_cast<double>(games), benchmark::Counter::kIsRate);
}

template <class K>
void count(benchmark::State& state, std::string_view id) {
    const Program& program = program_of(id);
    const PerftOptions options{.depth = 6};
    const auto nameless = [](const typename K::State&, Move) { return std::string(); };
    for (auto _ : state)
        benchmark::DoNotOptimize(
            run_perft<K>(program, K::initial(program), options, {}, nameless).counts.back());
}

void oware_plain(benchmark::State& state) { random_games<Plain, false>(state, "mancala/oware"); }
void oware_vectors(benchmark::State& state) { random_games<Vectors, false>(state, "mancala/oware"); }
void oware_vectors_and_picker(benchmark::State& state) {
    random_games<Vectors, true>(state, "mancala/oware");
}
void kalah_plain(benchmark::State& state) { random_games<Plain, false>(state, "mancala/kalah"); }
void kalah_vectors_and_picker(benchmark::State& state) {
    random_games<Vectors, true>(state, "mancala/kalah");
}
void kalah_fixed_words(benchmark::State& state) {
    random_games<FixedBonusTurns, true>(state, "mancala/kalah");
}
void oware_perft_plain(benchmark::State& state) { count<Plain>(state, "mancala/oware"); }
void oware_perft_vectors(benchmark::State& state) { count<Vectors>(state, "mancala/oware"); }

BENCHMARK(oware_plain);
BENCHMARK(oware_vectors);
BENCHMARK(oware_vectors_and_picker);
BENCHMARK(kalah_plain);
BENCHMARK(kalah_vectors_and_picker);
BENCHMARK(kalah_fixed_words);
BENCHMARK(oware_perft_plain);
BENCHMARK(oware_perft_vectors);

}  // namespace
}  // namespace sivba::sowing
