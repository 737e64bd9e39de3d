// The larger boards of Kalah solved, against the figures of two independent solvers.
#include "framework/play/library.h"
#include "games/sowing/family.h"

#include <gtest/gtest.h>

namespace sivba {
namespace {

double margin(const std::string& request) {
    const Library library({&sowing_family()}, {SIVBA_SOURCE_DIR "/rulesets"});
    const auto parsed = GameRequest::parse(request);
    const Loaded loaded = library.load(*parsed);
    const SolveResult result = loaded.game->solve(*loaded.game->initial(), {}, {}, {});
    EXPECT_TRUE(result.exact) << request;
    return result.lower;
}

TEST(KalahSolve, six_columns_of_three) { EXPECT_EQ(margin("mancala/kalah:seeds=3"), 2); }
TEST(KalahSolve, five_columns_of_four) { EXPECT_EQ(margin("mancala/kalah:columns=5,seeds=4"), 10); }
TEST(KalahSolve, five_columns_of_four_with_empty_captures) {
    EXPECT_EQ(margin("mancala/kalah:columns=5,seeds=4,empty_capture=on"), 12);
}

}  // namespace
}  // namespace sivba
