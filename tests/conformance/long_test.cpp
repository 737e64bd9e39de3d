// The long proofs: a thousand games with every invariant at every decision, at least a
// hundred thousand decisions for each ruleset.
#include "tests/conformance/suite.h"

#include <fstream>
#include <numeric>

#include <unistd.h>

namespace sivba {
namespace {

INSTANTIATE_TEST_SUITE_P(Rulesets, RulesetTest, testing::ValuesIn(shipped().ids()), test_name);

TEST_P(RulesetTest, holds_for_a_thousand_games_and_a_hundred_thousand_decisions) {
    CheckOptions options;
    options.option_games = 0;
    options.thorough_games = options.games = 1000;
    std::uint64_t games = 0, decisions = 0;
    while (games < 1000 || decisions < 100'000) {
        const CheckReport report = check_ruleset(shipped(), request(), options);
        ASSERT_FALSE(report.failed()) << text_of(report.problems);
        games += report.games;
        decisions += report.decisions;
        options.seed += 1;
    }
}

TEST_P(RulesetTest, holds_for_every_option_value) {
    CheckOptions options;
    options.games = 1;
    options.option_games = options.thorough_games = 100;
    const CheckReport report = check_ruleset(shipped(), request(), options);
    EXPECT_EQ(text_of(report.problems), "");
    const GamePtr loaded = game();
    ASSERT_TRUE(loaded);
    std::size_t values = 0;
    for (const OptionInfo& option : loaded->ruleset().options) values += option.values.size() - 1;
    EXPECT_EQ(report.option_values, values);
}

// Resident memory in bytes, as Linux tells it.
std::int64_t resident_memory() {
    std::ifstream statm("/proc/self/statm");
    std::int64_t all = 0, resident = 0;
    statm >> all >> resident;
    return resident * ::sysconf(_SC_PAGESIZE);
}

TEST_P(RulesetTest, seeds_and_pieces_are_conserved_over_a_million_decisions) {
    const GamePtr loaded = game();
    ASSERT_TRUE(loaded);
    const auto total = [&](const Position& position) {
        const Contents contents = loaded->contents(position);
        std::size_t count =
            std::accumulate(contents.seeds.begin(), contents.seeds.end(), std::size_t{contents.in_hand});
        for (const auto& place : contents.pieces) count += place.size();
        return count;
    };
    RandomStream random(11);
    MoveList moves;
    PositionPtr position = loaded->initial();
    const std::size_t all = total(*position);
    for (int i = 0; i < 1'000'000; ++i) {
        // Repetitions are not settled here: a game may go on as long as it likes.
        if (loaded->actor(*position).is_nobody()) position = loaded->initial();
        loaded->legal(*position, moves);
        position =
            loaded->apply(*position, moves[random.below(static_cast<std::uint32_t>(moves.size()))], nullptr)
                .position;
        ASSERT_EQ(total(*position), all) << loaded->text(*position);
    }
}

TEST_P(RulesetTest, ten_thousand_games_leave_the_memory_flat) {
    const GamePtr loaded = game();
    ASSERT_TRUE(loaded);
    std::int64_t settled = 0;
    for (std::uint64_t seed = 0; seed < 10'000; ++seed) {
        Session session(loaded, {.seed = seed});
        play_on(session, 100'000);
        if (seed == 1'000) settled = resident_memory();
    }
    // Less than one step, with its positions and events, for each of 9,000 games.
    EXPECT_LT(resident_memory() - settled, 2'000'000);
}

}  // namespace
}  // namespace sivba
