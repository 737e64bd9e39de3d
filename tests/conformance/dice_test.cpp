// The dice fall as their weights say: a million throws of every set of dice that a
// ruleset offers, made by sessions with seeds that are always the same, by the
// chi-square test of Pearson (1900).
#include "tests/conformance/suite.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace sivba {
namespace {

class DiceTest : public RulesetTest {};

INSTANTIATE_TEST_SUITE_P(Rulesets, DiceTest, testing::ValuesIn(shipped().ids()), test_name);

constexpr std::uint64_t throws_of_a_set = 1'000'000, throws_of_a_game = 200;

// Counts how often each throw fell, and its weight; all positions throw the same dice.
struct Falls {
    std::map<std::uint64_t, std::uint64_t> times, weights;
    std::uint64_t all = 0, denominator = 0;

    void note(const Session& session, Move fallen) {
        MoveList throws;
        session.game().legal(*session.position(), throws);
        if (all == 0) {
            for (Move move : throws) weights[move.bits] = session.game().weight(*session.position(), move);
            denominator = session.game().denominator(*session.position());
        }
        ++times[fallen.bits];
        ++all;
    }
    double chi_square() const {
        double sum = 0;
        for (const auto& [bits, weight] : weights) {
            const double expected =
                static_cast<double>(all) * static_cast<double>(weight) / static_cast<double>(denominator);
            const auto found = times.find(bits);
            const double fallen = found == times.end() ? 0 : static_cast<double>(found->second);
            sum += (fallen - expected) * (fallen - expected) / expected;
        }
        return sum;
    }
};

Falls throw_a_million(const GamePtr& game) {
    Falls falls;
    MoveList moves;
    for (std::uint64_t seed = 1; falls.all < throws_of_a_set; ++seed) {
        Session session(game, {.seed = seed});
        for (std::uint64_t k = 0; k < throws_of_a_game && !session.actor().is_nobody(); ++k) {
            while (session.actor().is_seat()) {
                game->legal(*session.position(), moves);
                if (!session.play(moves[moves.size() - 1])) return falls;
            }
            if (!session.actor().is_chance()) break;
            falls.note(session, session.next_throw());
            session.throw_dice();
        }
    }
    return falls;
}

TEST_P(DiceTest, a_million_throws_of_every_set_fall_as_their_weights_say) {
    const GamePtr main_game = game();
    ASSERT_TRUE(main_game);
    if (main_game->dice().weights.empty()) return;  // a game without chance
    std::vector<std::vector<std::uint32_t>> sets;
    for (const OptionInfo& option : main_game->ruleset().options) {
        for (const OptionValue& value : option.values) {
            const GamePtr each =
                shipped().load({GetParam(), {{option.key, value.word}, {"starter", "first"}}, {}}).game;
            if (!each || std::ranges::find(sets, each->dice().weights) != sets.end()) continue;
            sets.push_back(each->dice().weights);
            const Falls falls = throw_a_million(each);
            ASSERT_GE(falls.all, throws_of_a_set);
            EXPECT_EQ(falls.times.size(), falls.weights.size());
            // Eight standard deviations above the mean of the distribution.
            const auto freedom = static_cast<double>(falls.weights.size() - 1);
            EXPECT_LT(falls.chi_square(), freedom + 8 * std::sqrt(2 * freedom)) << each->ruleset().full_id();
        }
    }
    EXPECT_FALSE(sets.empty());
}

}  // namespace
}  // namespace sivba
