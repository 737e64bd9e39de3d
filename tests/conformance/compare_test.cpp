// Every ruleset beside every other of its family: each pair can be compared, in words that
// are complete, and as much differs from left to right as from right to left.
#include "framework/play/compare.h"
#include "tests/conformance/suite.h"

namespace sivba {
namespace {

class ComparedRulesets : public RulesetTest {
protected:
    static GamePtr begun(const std::string& id) {
        return shipped().load(shipped().with_first_starter({id, {}, {}})).game;
    }
    static void expect_said(const Message& message) {
        const std::string text = english(message);
        EXPECT_EQ(text.find('{'), std::string::npos) << text;
    }
    static void expect_sentences(const RulesComparison& rules) {
        for (const FactPair& fact : rules.facts) {
            EXPECT_FALSE(fact.title.empty());
            EXPECT_FALSE(fact.a.empty() && fact.b.empty()) << fact.key;
            for (const Message* each : {&fact.title, &fact.a, &fact.b})
                if (!each->empty()) expect_said(*each);
        }
        for (const SectionDifference& section : rules.sections)
            for (const LinePair& line : section.lines) {
                ASSERT_TRUE(line.a || line.b);
                if (line.a) expect_said(*line.a);
                if (line.b) expect_said(*line.b);
            }
    }
};

TEST_P(ComparedRulesets, differ_from_themselves_in_nothing) {
    const GamePtr game = begun(GetParam());
    EXPECT_TRUE(compare_rules(*game, *game).same());
    const PositionComparison start = compare_starts(*game, *game);
    EXPECT_EQ(start.of, PositionOf::start_of_a);
    EXPECT_FALSE(start.differ());
}

TEST_P(ComparedRulesets, stand_beside_every_relative) {
    const GamePtr game = begun(GetParam());
    for (const std::string& id : shipped().ids()) {
        SCOPED_TRACE(id);
        const GamePtr other = begun(id);
        if (id == GetParam() || other->ruleset().family != game->ruleset().family) continue;
        const RulesComparison rules = compare_rules(*game, *other), back = compare_rules(*other, *game);
        EXPECT_FALSE(rules.words.empty()) << "two rulesets with the same rules";
        EXPECT_FALSE(rules.sections.empty()) << "a rule that no sentence tells";
        EXPECT_EQ(rules.words.size(), back.words.size());
        EXPECT_EQ(rules.sections.size(), back.sections.size());
        expect_sentences(rules);
        const PositionComparison start = compare_starts(*game, *other);
        EXPECT_FALSE(start.choices.empty());
        if (!start.why_apart.empty()) expect_said(start.why_apart);
    }
}

INSTANTIATE_TEST_SUITE_P(Shipped, ComparedRulesets, testing::ValuesIn(shipped().ids()), test_name);

}  // namespace
}  // namespace sivba
