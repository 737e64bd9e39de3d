// Random games of Finkel's game per second of CPU time, on both boards, and the search.
#include "framework/play/library.h"
#include "framework/search/playout.h"
#include "games/race/family.h"
#include "games/race/game.h"

#include <benchmark/benchmark.h>

namespace sivba::race {

namespace {

GamePtr finkel() {
    const Library library({&race_family()}, {SIVBA_SOURCE_DIR "/rulesets"});
    return library.load(*GameRequest::parse("ur/finkel:starter=first")).game;
}

void playout(benchmark::State& state) {
    const GamePtr game = finkel();
    std::uint64_t seed = 0;
    for (auto _ : state) benchmark::DoNotOptimize(game->playout(1000, ++seed, {}).throws);
    state.SetItemsProcessed(state.iterations() * 1000);
}
BENCHMARK(playout);

template <class K>
void playout_with_lists(benchmark::State& state) {
    const GamePtr game = finkel();
    const Program& program = static_cast<const RaceGame&>(*game).program();
    std::uint64_t seed = 0;
    for (auto _ : state) benchmark::DoNotOptimize(run_playouts<K>(program, 100, ++seed, {}).throws);
    state.SetItemsProcessed(state.iterations() * 100);
}
BENCHMARK(playout_with_lists<BitKernel>);
BENCHMARK(playout_with_lists<SquareKernel>);

void search_master(benchmark::State& state) {
    const GamePtr game = finkel();
    const PositionPtr at = *game->parse_text("p1 2 6 8 hand 4 off 0 / p2 5 9 hand 5 off 0 / p1 threw 3");
    const LevelSettings level = game->level(Level::master);
    std::uint64_t nodes = 0;
    for (auto _ : state)
        nodes += game->search(*at, {}, {.nodes = level.nodes, .depth = level.depth}, {}).nodes;
    state.SetItemsProcessed(static_cast<std::int64_t>(nodes));
}
BENCHMARK(search_master)->Unit(benchmark::kMillisecond);

}  // namespace

}  // namespace sivba::race
