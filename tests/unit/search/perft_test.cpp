#include "framework/search/perft.h"

#include "framework/search/playout.h"
#include "tests/unit/search/toy_kernels.h"

#include <gtest/gtest.h>

#include <numeric>

namespace sivba {
namespace {

using toy::Nim;
using toy::Toss;

template <class K>
PerftResult count(const typename K::Program& program, PerftOptions options) {
    return run_perft<K>(program, K::initial(program), options, {},
                        [](const auto&, Move move) { return std::to_string(move.bits); });
}

TEST(Perft, a_finished_game_counts_once_and_not_below) {
    // Three coins: taking 3 ends; 1 and 2 go on. Sequences of 1, 2, 3 turns: 3, 3, 1.
    EXPECT_EQ(count<Nim>({3, 0}, {.depth = 4}).counts, (std::vector<std::uint64_t>{3, 3, 1, 0}));
}

TEST(Perft, a_bonus_move_belongs_to_the_turn) {
    // Two coins, taking one moves again: turns "1 1" and "2".
    EXPECT_EQ(count<Nim>({2, 1}, {.depth = 2}).counts, (std::vector<std::uint64_t>{2, 0}));
}

TEST(Perft, plies_count_a_bonus_move_by_itself) {
    EXPECT_EQ(count<Nim>({2, 1}, {.depth = 2, .plies = true}).counts, (std::vector<std::uint64_t>{2, 1}));
}

TEST(Perft, each_throw_is_one_branch_of_the_turn) {
    EXPECT_EQ(count<Toss>({9}, {.depth = 2}).counts, (std::vector<std::uint64_t>{3, 9}));
}

TEST(Perft, divide_sums_to_the_count_and_names_the_turns) {
    const PerftResult result = count<Nim>({8, 2}, {.depth = 3, .divide = true});
    std::uint64_t sum = 0;
    for (const auto& [turn, below] : result.divided) sum += below;
    EXPECT_EQ(sum, result.counts.back());
    EXPECT_EQ(result.counts, count<Nim>({8, 2}, {.depth = 3}).counts);
    EXPECT_EQ(result.divided.front().first, "1");
}

TEST(Playout, all_games_end_and_are_counted) {
    const PlayoutResult result = run_playouts<Nim>({9, 0}, 500, 1, {});
    EXPECT_EQ(result.games, 500u);
    EXPECT_EQ(result.wins[0] + result.wins[1], 500u);
    EXPECT_GE(result.turns, 1500u);
}

TEST(Playout, the_seed_decides) {
    const PlayoutResult a = run_playouts<Toss>({5}, 200, 4, {}), b = run_playouts<Toss>({5}, 200, 4, {});
    EXPECT_EQ(a.wins, b.wins);
    EXPECT_EQ(a.throws, b.throws);
    EXPECT_NE(a.throws, run_playouts<Toss>({5}, 200, 5, {}).throws);
}

}  // namespace
}  // namespace sivba
