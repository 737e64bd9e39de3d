#include "framework/search/expectimax.h"

#include "tests/unit/search/toy_kernels.h"

#include <gtest/gtest.h>

namespace sivba {
namespace {

using toy::Toss;

double value_of(const SearchResult& result, Move move) {
    for (const ScoredMove& each : result.moves)
        if (each.move == move) return each.value;
    return -9;
}

SearchResult search(const Toss::State& state, int goal = 2) {
    return expectimax_search<Toss>({goal}, state, {.nodes = 100'000, .depth = 12}, {});
}

TEST(Expectimax, averages_over_the_throws) {
    // One point short each: banking wins at once, tossing wins on heads only (two points)
    // and hands the other seat a sure win on tails.
    const SearchResult result = search({{1, 1}, Seat::p1, false});
    EXPECT_NEAR(value_of(result, Toss::bank), 1.0, 1e-6);
    EXPECT_NEAR(value_of(result, Toss::toss), 0.0, 1e-6);
}

TEST(Expectimax, values_are_for_the_seat_to_move) {
    const SearchResult result = search({{1, 1}, Seat::p2, false});
    EXPECT_NEAR(value_of(result, Toss::bank), 1.0, 1e-6);
    EXPECT_EQ(result.moves.front().move, Toss::bank);
}

TEST(Expectimax, solves_a_small_race) {
    // Goal 2 from nothing. Tossing wins with 1/2; otherwise the other seat is at the same
    // point with the move: v = 1/2 - v/2, hence v = 1/3 when both always toss. Banking lets
    // the other toss: heads loses (1/2), tails leaves us a sure win: value 0.
    const SearchResult result = search({{0, 0}, Seat::p1, false});
    EXPECT_NEAR(value_of(result, Toss::bank), 0.0, 1e-3);
    EXPECT_NEAR(value_of(result, Toss::toss), 1.0 / 3.0, 1e-2);
}

TEST(Expectimax, a_stop_from_outside_ends_the_search) {
    std::stop_source source;
    source.request_stop();
    const SearchResult result = expectimax_search<Toss>({40}, {{0, 0}, Seat::p1, false},
                                                        {.nodes = 1'000'000'000}, source.get_token());
    EXPECT_TRUE(result.stopped);
}

}  // namespace
}  // namespace sivba
