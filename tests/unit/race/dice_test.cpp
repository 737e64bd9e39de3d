// Sets of dice: what they throw and how often (rules of the boards' pyramids, and the
// knucklebones of navpil-ur with both of its readings).
#include "games/race/dice.h"
#include "table.h"

#include <map>

namespace sivba::race {

namespace {

std::map<int, std::uint32_t> weights_of(const Game& game) {
    const PositionPtr at = position(game, "p1 hand 7 off 0 / p2 hand 7 off 0 / p1 to throw");
    MoveList throws;
    game.legal(*at, throws);
    std::map<int, std::uint32_t> weights;
    std::uint32_t sum = 0;
    for (const Move move : throws) sum += weights[steps_of(move)] = game.weight(*at, move);
    EXPECT_EQ(sum, game.denominator(*at));
    return weights;
}

using Weights = std::map<int, std::uint32_t>;

}  // namespace

TEST(Dice, four_pyramids) {
    EXPECT_EQ(weights_of(*finkel()), (Weights{{0, 1}, {1, 4}, {2, 6}, {3, 4}, {4, 1}}));
}

TEST(Dice, three_pyramids) {
    EXPECT_EQ(weights_of(*finkel("dice=three")), (Weights{{0, 1}, {1, 3}, {2, 3}, {3, 1}}));
}

TEST(Dice, three_pyramids_none_marked_is_four) {
    const GamePtr game = finkel("dice=three-zero-is-four");
    EXPECT_EQ(weights_of(*game), (Weights{{1, 3}, {2, 3}, {3, 1}, {4, 1}}));
    EXPECT_EQ(game->dice().marks[4], 0) << "the throw of four shows no mark";
}

TEST(Dice, astragal) {
    EXPECT_EQ(weights_of(*finkel("dice=astragal")), (Weights{{1, 2}, {2, 2}, {3, 1}, {4, 1}}));
    EXPECT_FALSE(finkel("dice=astragal")->dice().pyramids);
}

TEST(Dice, astragal_as_painted) {
    EXPECT_EQ(weights_of(*finkel("dice=astragal-as-painted")), (Weights{{1, 1}, {2, 1}, {3, 2}, {4, 2}}));
}

TEST(Dice, uneven_faces_and_several_numbers) {
    std::uint32_t denominator = 0;
    Rules::Dice dice;
    dice.count = 2;
    dice.marked = 1;
    dice.blank = 3;
    std::vector<Throw> throws = throws_of(dice, denominator);
    ASSERT_EQ(throws.size(), 3u);
    EXPECT_EQ(denominator, 16u);
    EXPECT_EQ(throws[0].weight, 9u);
    EXPECT_EQ(throws[2].weight, 1u);
    dice.two_sided = false;
    dice.numbers = {1, 2, 3, 4, 5, 6};
    throws = throws_of(dice, denominator);
    EXPECT_EQ(throws.size(), 11u);
    EXPECT_EQ(throws[5].steps, 7);
    EXPECT_EQ(throws[5].weight, 6u);
    EXPECT_EQ(denominator, 36u);
}

TEST(Dice, roll_event_shows_value_and_marked_tips) {
    const GamePtr game = finkel("dice=three-zero-is-four");
    EventLog events;
    play(*game, position(*game, "p1 hand 7 off 0 / p2 hand 7 off 0 / p2 to throw"), "4:", &events);
    ASSERT_EQ(events.size(), 1u);
    EXPECT_EQ(events[0].kind, EventKind::roll);
    EXPECT_EQ(events[0].seat, Seat::p2);
    EXPECT_EQ(events[0].count, 4);
    EXPECT_EQ(events[0].extra, 0);
}

TEST(Dice, words_tell_the_chance_of_each_throw) {
    std::string page;
    for (const RuleSection& section : finkel()->rules())
        for (const RuleLine& line : section.lines) page += english(line.text) + "\n";
    EXPECT_NE(page.find("2: 6 of 16 throws, about 38 %."), std::string::npos) << page;
    EXPECT_NE(page.find("0: 1 of 16 throws, about 6 %."), std::string::npos) << page;
}

}  // namespace sivba::race
