// The long proofs: a thousand games with every invariant at every decision, at least a
// hundred thousand decisions for each ruleset.
#include "tests/conformance/suite.h"

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

}  // namespace
}  // namespace sivba
