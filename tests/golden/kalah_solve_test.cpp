// Kalah solved: the first player's margin with best play on every board up to five columns of
// four seeds for which two independent solvers agree, with both capture rules.
#include "framework/play/library.h"
#include "games/sowing/family.h"

#include <gtest/gtest.h>

namespace sivba {
namespace {

void expect_margin(const std::string& request, int margin) {
    const Library library({&sowing_family()}, {SIVBA_SOURCE_DIR "/rulesets"});
    const auto parsed = GameRequest::parse(request);
    ASSERT_TRUE(parsed) << request;
    const Loaded loaded = library.load(*parsed);
    ASSERT_TRUE(loaded.game) << request;
    const SolveResult result = loaded.game->solve(*loaded.game->initial(), {}, {}, {});
    EXPECT_EQ(result.measure, SolveMeasure::margin) << request;
    EXPECT_TRUE(result.exact) << request;
    EXPECT_EQ(result.lower, margin) << request;
    EXPECT_EQ(result.upper, margin) << request;
}

// G. Irving, J. Donkers, J. Uiterwijk, Solving Kalah, ICGA Journal 23 (3), 2000, tell the winners.
TEST(KalahSolve, captures_of_full_pits) {
    expect_margin("mancala/kalah:columns=3,seeds=4", 2);
    expect_margin("mancala/kalah:columns=4,seeds=3", 6);
    expect_margin("mancala/kalah:columns=4,seeds=4", 2);
    expect_margin("mancala/kalah:columns=5,seeds=3", 6);
    expect_margin("mancala/kalah:columns=5,seeds=4", 10);
    expect_margin("mancala/kalah:seeds=1", 2);
    expect_margin("mancala/kalah:seeds=2", 6);
    expect_margin("mancala/kalah:seeds=3", 2);
}

TEST(KalahSolve, captures_of_empty_pits_too) {
    expect_margin("mancala/kalah:columns=4,seeds=3,empty_capture=on", 8);
    expect_margin("mancala/kalah:columns=5,seeds=4,empty_capture=on", 12);
    expect_margin("mancala/kalah:seeds=2,empty_capture=on", 10);
}

}  // namespace
}  // namespace sivba
