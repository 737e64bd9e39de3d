// Exact values of race games: those that others have published or that two programs of
// ours agree on, and bounds from both sides for every value.
#include "exact_bounds.h"

namespace sivba::race {

// By two independent programs; three pieces also by value.
TEST(RaceExactValue, finkel_with_few_pieces) {
    EXPECT_NEAR(chance(finkel("pieces=1"), start_of(1)), 0.5300498395, 1e-10);
    EXPECT_NEAR(chance(finkel("pieces=2"), start_of(2)), 0.5185729075, 1e-10);
    EXPECT_NEAR(chance(finkel("pieces=3"), start_of(3)), 0.5162011022, 1e-10);
    EXPECT_NEAR(chance(finkel("pieces=2,safe=all"), start_of(2)), 0.5185729075, 1e-10);
}

TEST(RaceExactValue, finkel_with_three_pyramids) {
    EXPECT_NEAR(chance(finkel("pieces=1,dice=three"), start_of(1)), 0.5301487849, 1e-10);
    EXPECT_NEAR(chance(finkel("pieces=2,dice=three"), start_of(2)), 0.5140839291, 1e-10);
}

TEST(RaceExactValue, masters_with_few_pieces) {
    EXPECT_NEAR(chance(masters(1), start_of(1)), 0.5275982581, 1e-10);
    EXPECT_NEAR(chance(masters(2), start_of(2)), 0.5103549155, 1e-10);
}

// The last pieces of the full game, in fractions.
TEST(RaceExactValue, last_pieces_of_finkel) {
    const GamePtr game = finkel();
    const auto last = [&](int mine, int theirs, const std::string& turn) {
        return chance(game, "p1 " + std::to_string(mine) + " hand 0 off 6 / p2 " + std::to_string(theirs) +
                                " hand 0 off 6 / " + turn);
    };
    EXPECT_NEAR(last(14, 14, "p1 to throw"), 4.0 / 7, 1e-11);
    EXPECT_NEAR(last(14, 14, "p2 to throw"), 3.0 / 7, 1e-11);
    EXPECT_NEAR(last(13, 14, "p1 to throw"), 116.0 / 161, 1e-11);
    EXPECT_NEAR(last(14, 13, "p1 to throw"), 74.0 / 161, 1e-11);
    EXPECT_NEAR(last(14, 14, "p1 threw 1"), 1, 1e-11);
    EXPECT_NEAR(last(14, 14, "p1 threw 2"), 3.0 / 7, 1e-11) << "a pass";
    EXPECT_NEAR(chance(finkel("pieces=2"), "p1 hand 2 off 0 / p2 hand 2 off 0 / p1 throws for the start"),
                0.5, 1e-11);
}

TEST(RaceExactValue, every_value_lies_between_bounds_from_both_sides) {
    for (const GamePtr& game : many_games(1)) compare_with_brackets(game);
    for (const char* options : {"pieces=2", "pieces=2,dice=three-zero-is-four,safe=none",
                                "pieces=2,finish=quick,exit_from_rosette_throws=on"})
        compare_with_brackets(finkel(options));
    compare_with_brackets(masters(2));
}

TEST(RaceExactValue, the_best_decision_is_the_one_with_the_best_value) {
    const GamePtr game = finkel("pieces=3");
    const Solved solved = game->solution(*game->initial(), {}, nullptr, {}, {});
    ASSERT_TRUE(solved.solution);
    for (const char* seat : {"p1", "p2"}) {
        const auto at =
            position(*game, "p1 3 7 hand 1 off 0 / p2 5 10 hand 1 off 0 / " + std::string(seat) + " threw 3");
        const SolveResult result = game->solve(*at, {}, {}, {});
        MoveList moves;
        game->legal(*at, moves);
        ASSERT_GT(moves.size(), 1u);
        double best = seat == std::string("p1") ? 0 : 1;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const double value = *solved.solution->chance(*game->apply(*at, moves[i], nullptr).position);
            best = seat == std::string("p1") ? std::max(best, value) : std::min(best, value);
        }
        const Move chosen = moves[static_cast<std::size_t>(result.best - 1)];
        EXPECT_NEAR(*solved.solution->chance(*game->apply(*at, chosen, nullptr).position), best, 1e-12);
        EXPECT_NEAR(result.lower, best, 1e-11);
    }
}

TEST(RaceExactValue, exchanging_the_seats_exchanges_the_chances) {
    const GamePtr game = finkel("pieces=2");
    const Solved solved = game->solution(*game->initial(), {}, nullptr, {}, {});
    RandomStream random(8);
    PositionPtr at = game->initial();
    for (int i = 0; i < 500; ++i) {
        const double own = solved.solution->chance(*at).value();
        ASSERT_NEAR(own + solved.solution->chance(*game->mirrored(*at)).value(), 1, 1e-12) << game->text(*at);
        MoveList moves;
        game->legal(*at, moves);
        at = moves.empty()
                 ? game->initial()
                 : game->apply(*at, moves[random.below(static_cast<std::uint32_t>(moves.size()))], nullptr)
                       .position;
    }
}

}  // namespace sivba::race
