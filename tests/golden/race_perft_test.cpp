// Numbers of turn sequences of Finkel's game (two independent programs agree), counted
// on the fast board and on the general one.
#include "framework/play/library.h"
#include "games/race/family.h"
#include "games/race/game.h"

#include <gtest/gtest.h>

namespace sivba::race {

namespace {

using Counts = std::vector<std::uint64_t>;

GamePtr finkel() {
    const Library library({&race_family()}, {SIVBA_SOURCE_DIR "/rulesets"});
    return library.load(*GameRequest::parse("ur/finkel:starter=first")).game;
}
Counts on_squares(const Game& game, const PerftOptions& options) {
    const Program& program = static_cast<const RaceGame&>(game).program();
    const auto nameless = [](const SquareKernel::State&, Move) { return std::string(); };
    return run_perft<SquareKernel>(program, SquareKernel::initial(program), options, {}, nameless).counts;
}

}  // namespace

TEST(FinkelPerft, one_branch_for_each_throw) {
    const Counts expected{5, 28, 192, 1492, 12469, 112552, 1064116};
    const GamePtr game = finkel();
    ASSERT_TRUE(game);
    const PerftOptions options{.depth = 7};
    EXPECT_EQ(game->perft(*game->initial(), options, {}).counts, expected);
    EXPECT_EQ(on_squares(*game, options), expected);
}

TEST(FinkelPerft, throws_by_their_weights) {
    const Counts expected{16, 270, 6675, 179985, 5176450, 160372708, 5146875509};
    const GamePtr game = finkel();
    ASSERT_TRUE(game);
    const PerftOptions options{.depth = 7, .weighted = true};
    EXPECT_EQ(game->perft(*game->initial(), options, {}).counts, expected);
    EXPECT_EQ(on_squares(*game, options), expected);
}

TEST(FinkelPerft, divided_counts_add_up) {
    const GamePtr game = finkel();
    ASSERT_TRUE(game);
    const PerftResult result = game->perft(*game->initial(), {.depth = 3, .divide = true}, {});
    std::uint64_t sum = 0;
    for (const auto& [turn, count] : result.divided) sum += count;
    EXPECT_EQ(sum, 192u);
    EXPECT_EQ(result.divided.size(), 5u);
    EXPECT_EQ(result.divided[1].first, "1:") << "entering is the only move and not written";
}

TEST(FinkelPlayout, random_games_take_156_throws_on_average) {
    const GamePtr game = finkel();
    ASSERT_TRUE(game);
    const PlayoutResult result = game->playout(40000, 2026, {});
    const double n = static_cast<double>(result.games);
    const double mean = static_cast<double>(result.throws) / n;
    const double error = std::sqrt((result.throws_squared / n - mean * mean) / n);
    EXPECT_NEAR(mean, 156.3, 4 * std::hypot(error, 0.16));
}

}  // namespace sivba::race
