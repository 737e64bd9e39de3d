// What a search may spend: nodes, long decisions counted as several, and a stop from outside.
#include "framework/search/budget.h"

#include <gtest/gtest.h>

namespace sivba {
namespace {

TEST(SearchBudget, a_search_may_spend_its_nodes_and_no_more) {
    SearchBudget budget({.nodes = 3}, {});
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(budget.spend());
    EXPECT_FALSE(budget.spend());
    EXPECT_TRUE(budget.spent());
    EXPECT_FALSE(budget.stopped());
}

TEST(SearchBudget, eight_laps_beyond_the_first_eight_are_a_node) {
    SearchBudget budget({.nodes = 1'000}, {});
    budget.charge(8);
    EXPECT_EQ(budget.nodes(), 0u);
    budget.charge(8 + 16);
    EXPECT_EQ(budget.nodes(), 2u);
    budget.charge(8 + 5);
    budget.charge(8 + 5);  // what did not fill a node is kept
    EXPECT_EQ(budget.nodes(), 3u);
}

TEST(SearchBudget, long_decisions_do_not_put_off_the_stop) {
    std::stop_source stop;
    SearchBudget budget({.nodes = 1'000'000'000}, stop.get_token());
    EXPECT_TRUE(budget.spend());
    stop.request_stop();
    budget.charge(1'000'000);
    EXPECT_FALSE(budget.spend());
    EXPECT_TRUE(budget.stopped());
}

}  // namespace
}  // namespace sivba
