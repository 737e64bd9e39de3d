// Who starts (ur-rules-sl: the higher throw; the other ways are for tests and tables
// that agree otherwise).
#include "table.h"

namespace sivba::race {

TEST(Starter, higher_throw_starts_and_is_not_played) {
    const GamePtr game = finkel();
    PositionPtr at = game->initial();
    EXPECT_EQ(game->text(*at), "p1 hand 7 off 0 / p2 hand 7 off 0 / p1 throws for the start");
    at = play(*game, at, "1:");
    EXPECT_EQ(game->text(*at), "p1 hand 7 off 0 / p2 hand 7 off 0 / p2 throws for the start against 1");
    at = play(*game, at, "3:");
    EXPECT_EQ(game->text(*at), "p1 hand 7 off 0 / p2 hand 7 off 0 / p2 to throw");
    EXPECT_EQ(game->text(*play(*game, game->initial(), "3: 1:")),
              "p1 hand 7 off 0 / p2 hand 7 off 0 / p1 to throw");
}

TEST(Starter, equal_throws_are_repeated) {
    const GamePtr game = finkel();
    EXPECT_TRUE(game->equal(*play(*game, game->initial(), "2: 2:"), *game->initial()));
}

TEST(Starter, throw_off_uses_the_dice_of_the_game) {
    const GamePtr game = finkel("dice=three");
    EXPECT_EQ(legal(*game, *game->initial()), "0: 1: 2: 3:");
    EXPECT_EQ(game->denominator(*game->initial()), 8u);
}

TEST(Starter, first_and_second_are_fixed) {
    EXPECT_EQ(finkel("starter=first")->text(*finkel("starter=first")->initial()),
              "p1 hand 7 off 0 / p2 hand 7 off 0 / p1 to throw");
    EXPECT_EQ(finkel("starter=second")->text(*finkel("starter=second")->initial()),
              "p1 hand 7 off 0 / p2 hand 7 off 0 / p2 to throw");
}

TEST(Starter, lots_are_even) {
    const GamePtr game = finkel("starter=random");
    const PositionPtr at = game->initial();
    EXPECT_TRUE(game->actor(*at).is_chance());
    EXPECT_EQ(legal(*game, *at), "p1: p2:");
    EXPECT_EQ(game->denominator(*at), 2u);
    EXPECT_EQ(game->weight(*at, lots_move(Seat::p1)), 1u);
    const Progress drawn = game->apply(*at, lots_move(Seat::p2), nullptr).progress;
    EXPECT_TRUE(drawn.ply_ended && drawn.turn_ended) << "a turn of its own";
    EXPECT_EQ(game->text(*play(*game, at, "p2:")), "p1 hand 7 off 0 / p2 hand 7 off 0 / p2 to throw");
}

TEST(Starter, is_offered_by_every_ruleset_of_the_family) {
    const GamePtr game = finkel();
    for (const OptionInfo& option : game->ruleset().options)
        if (option.key == "starter") {
            ASSERT_EQ(option.values.size(), 4u);
            EXPECT_EQ(option.values[0].word, "throw-off");
            return;
        }
    FAIL() << "no option `starter`";
}

}  // namespace sivba::race
