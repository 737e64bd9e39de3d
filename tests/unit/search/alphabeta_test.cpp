#include "framework/search/alphabeta.h"

#include "tests/unit/search/toy_kernels.h"

#include <gtest/gtest.h>

namespace sivba {
namespace {

using toy::Nim;

SearchResult solve(const Nim::Program& program, int coins, SearchLimits limits = {}) {
    return alphabeta_search<Nim>(program, {coins, Seat::p1}, {}, limits, {});
}

// Reference: plain recursion without pruning, order or table.
bool wins(const Nim::Program& program, int coins) {
    for (int n = 1; n <= 3 && n <= coins; ++n) {
        const bool again = n == program.bonus && coins > n;
        if (coins == n || wins(program, coins - n) == again) return true;
    }
    return false;
}

TEST(AlphaBeta, takes_to_a_multiple_of_four) {
    for (int coins = 1; coins <= 21; ++coins) {
        const SearchResult result = solve({}, coins);
        if (coins % 4 == 0) {
            EXPECT_LT(result.moves.front().value, -0.9) << coins;
        } else {
            EXPECT_EQ(result.moves.front().move, Move{static_cast<std::uint64_t>(coins % 4)}) << coins;
            EXPECT_GT(result.moves.front().value, 0.9) << coins;
        }
    }
}

TEST(AlphaBeta, keeps_the_sign_when_the_same_seat_moves_again) {
    for (int bonus = 1; bonus <= 3; ++bonus)
        for (int coins = 1; coins <= 18; ++coins) {
            const Nim::Program program{.coins = coins, .bonus = bonus};
            EXPECT_EQ(solve(program, coins).moves.front().value > 0, wins(program, coins))
                << coins << " coins, bonus for " << bonus;
        }
}

TEST(AlphaBeta, lists_every_legal_decision) { EXPECT_EQ(solve({}, 9).moves.size(), 3u); }

TEST(AlphaBeta, prefers_the_sooner_win) {
    // From 3 coins all three are legal; taking all wins at once.
    EXPECT_EQ(solve({}, 3).moves.front().move, Move{3});
}

TEST(AlphaBeta, every_value_is_exact_on_request) {
    const SearchResult result = solve({}, 6, {.nodes = 100'000, .every_value = true});
    int won = 0;
    for (const ScoredMove& each : result.moves) won += each.value > 0.9;
    EXPECT_EQ(won, 1);  // only taking two leaves four
    EXPECT_LT(result.moves[1].value, -0.9);
    EXPECT_LT(result.moves[2].value, -0.9);
}

TEST(AlphaBeta, the_same_budget_gives_the_same_answer) {
    const SearchLimits limits{.nodes = 60};
    const SearchResult first = solve({}, 40, limits), second = solve({}, 40, limits);
    EXPECT_EQ(first.moves.front().move, second.moves.front().move);
    EXPECT_EQ(first.nodes, second.nodes);
    EXPECT_LE(first.nodes, 70u);
}

TEST(AlphaBeta, a_stop_from_outside_ends_the_search) {
    std::stop_source source;
    source.request_stop();
    const SearchResult result =
        alphabeta_search<Nim>({}, {200, Seat::p1}, {}, {.nodes = 1'000'000'000}, source.get_token());
    EXPECT_TRUE(result.stopped);
    EXPECT_EQ(result.moves.size(), 3u);
}

}  // namespace
}  // namespace sivba
