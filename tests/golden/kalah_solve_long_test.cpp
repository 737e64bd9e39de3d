// The whole board of Kalah solved, six columns of four seeds: 130 million nodes, a minute, 1 GB.
#include "framework/play/library.h"
#include "games/sowing/family.h"

#include <gtest/gtest.h>

namespace sivba {
namespace {

TEST(KalahSolve, six_columns_of_four) {
    const Library library({&sowing_family()}, {SIVBA_SOURCE_DIR "/rulesets"});
    const GamePtr game = library.load({"mancala/kalah", {}, {}}).game;
    ASSERT_TRUE(game);
    const SolveResult result = game->solve(*game->initial(), {}, {}, {});
    EXPECT_TRUE(result.exact);
    EXPECT_EQ(result.lower, 8);  // the figure of two independent solvers
}

}  // namespace
}  // namespace sivba
