// Exact values that take minutes.
#include "exact_bounds.h"

namespace sivba::race {

TEST(RaceExactLong, three_pieces_lie_between_bounds_from_both_sides) {
    compare_with_brackets(finkel("pieces=3"));
    compare_with_brackets(finkel("pieces=3,safe=none,finish=quick"));
}

TEST(RaceExactLong, two_pieces_lie_between_bounds_where_squares_are_crossed_twice) {
    compare_with_brackets(murray_own_row(2));
    compare_with_brackets(murray_far_row(2));
}

// Published: game_of_ur, by the people of royalur.net.
TEST(RaceExactLong, all_seven_pieces_of_finkel) {
    const GamePtr game = finkel();
    const SolveLimits limits{.memory = 2'000'000'000};
    const Solved solved = game->solution(*position(*game, start_of(7)), limits, nullptr, {}, {});
    ASSERT_TRUE(solved.result.exact);
    EXPECT_NEAR(solved.result.lower, 0.515404732509, 1e-9);
    EXPECT_EQ(solved.result.positions, 137'870'097u);
    EXPECT_LT(solved.result.memory, 2'000'000'000u);
    EXPECT_LT(solved.solution->packed().size(), 300'000'000u);
}

}  // namespace sivba::race
