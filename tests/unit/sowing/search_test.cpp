// The computer's play: search on the fast kernel finds what the rules offer.
#include "tests/unit/sowing/table.h"

#include <cmath>

namespace sivba::sowing {
namespace {

std::string best(const Table& table, std::uint64_t nodes) {
    SearchLimits limits;
    limits.nodes = nodes;
    const SearchResult result = table.game().search(table.position(), {}, limits, {});
    EXPECT_FALSE(result.moves.empty());
    return result.moves.empty() ? "" : table.game().token(table.position(), result.moves.front().move);
}

TEST(SowingSearch, takes_the_win) {
    EXPECT_EQ(
        best(Table("mancala/oware", "p1 2 0 0 0 1 1 / p2 2 3 0 0 1 4 / store 22 12 / p1 to move"), 2'000),
        "6");
}

TEST(SowingSearch, prefers_the_bonus_move_that_lets_it_capture) {
    EXPECT_EQ(
        best(Table("mancala/kalah", "p1 1 0 0 0 0 1 / p2 0 0 0 0 9 9 / store 14 14 / p1 to move"), 2'000),
        "6");
}

TEST(SowingSearch, same_position_and_budget_give_the_same_move) {
    for (const std::string request : {"mancala/oware", "mancala/hus", "mancala/bao-la-kiswahili"}) {
        const Table table(request);
        SearchLimits limits;
        limits.nodes = 20'000;
        const SearchResult a = table.game().search(table.position(), {}, limits, {});
        const SearchResult b = table.game().search(table.position(), {}, limits, {});
        ASSERT_EQ(a.moves.size(), b.moves.size()) << request;
        for (std::size_t i = 0; i < a.moves.size(); ++i) {
            EXPECT_EQ(a.moves[i].move, b.moves[i].move) << request;
            EXPECT_EQ(a.moves[i].value, b.moves[i].value) << request;
        }
        EXPECT_EQ(a.nodes, b.nodes) << request;
    }
}

TEST(SowingSearch, long_sowings_spend_more_of_a_budget) {
    const auto nodes_beyond_moves = [](const std::string& request) {
        const Table table(request);
        const SearchResult result = table.game().search(table.position(), {}, {.depth = 1}, {});
        return result.nodes - result.moves.size();
    };
    EXPECT_EQ(nodes_beyond_moves("mancala/oware"), 0u);
    EXPECT_GT(nodes_beyond_moves("mancala/hus:columns=16,setup=all"), 0u);
}

// Kalah(3,4): the first player wins by 2; (6,1) by 2 (two independent solvers). Search
// with enough nodes proves the winner.
TEST(SowingSearch, proves_small_boards_of_kalah) {
    for (const std::string request : {"mancala/kalah:columns=3,seeds=4", "mancala/kalah:seeds=1"}) {
        const Table table(request);
        SearchLimits limits;
        limits.nodes = 2'000'000;
        const SearchResult result = table.game().search(table.position(), {}, limits, {});
        EXPECT_GT(result.moves.front().value, 0.9) << request;
    }
}

// Short games in which no skill helps the second seat (docs/levels.md).
TEST(SowingSearch, proves_that_the_first_player_of_some_short_games_wins) {
    for (const std::string name : {"bare", "isolo", "katra-gorobaka", "mangola"}) {
        const Table table("mancala/" + name);
        const SearchResult result = table.game().search(table.position(), {}, {.nodes = 8'000'000}, {});
        EXPECT_GT(result.moves.front().value, 0.9) << name;
    }
}

TEST(SowingSearch, a_board_without_seeds_is_over_and_has_nothing_to_search) {
    for (const std::string request : {"mancala/oware", "mancala/kalah"}) {
        const Table table(request, "p1 0 0 0 0 0 0 / p2 0 0 0 0 0 0 / store 0 0 / p1 to move");
        EXPECT_EQ(table.outcome().kind, OutcomeKind::drawn) << request;
        SearchLimits limits;
        limits.nodes = 100;
        EXPECT_TRUE(table.game().search(table.position(), {}, limits, {}).moves.empty()) << request;
    }
}

TEST(SowingSearch, levels_grow) {
    const GamePtr game = game_of("mancala/oware");
    std::uint64_t nodes = 0;
    for (const Level level : {Level::easy, Level::medium, Level::hard, Level::master}) {
        EXPECT_GT(game->level(level).nodes, nodes);
        nodes = game->level(level).nodes;
    }
    EXPECT_EQ(game->level(Level::random).blunder, 1.0);
}

}  // namespace
}  // namespace sivba::sowing
