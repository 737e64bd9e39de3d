// The long proofs: a thousand games with every invariant at every decision, at least a
// hundred thousand decisions for each ruleset; a million turns with the cheap invariants,
// and twenty thousand of every pair of option values.
#include "tests/conformance/pairs.h"

#include <fstream>

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

TEST_P(RulesetTest, a_million_turns_conserve_everything_treat_the_seats_alike_and_never_hang) {
    const GamePtr loaded = game();
    ASSERT_TRUE(loaded);
    Walk walk(*loaded, 11);
    walk.play_turns(1'000'000);
    EXPECT_EQ(walk.problem(), "");
    EXPECT_GT(walk.games(), 1'000u);
}

TEST_P(RulesetTest, twenty_thousand_turns_of_every_pair_of_option_values_do_so_too) {
    OptionPairs pairs(GetParam());
    pairs.play(20'000);
    EXPECT_EQ(pairs.problem(), "");
    RecordProperty("pairs", static_cast<int>(pairs.played()));
    RecordProperty("excluded", static_cast<int>(pairs.excluded()));
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
