// The computer's choices in positions where a person sees the answer at once, and the
// promises of a search: reproducible, bounded, every decision valued.
#include "framework/play/computer.h"
#include "table.h"

namespace sivba::race {

namespace {

std::string best(const Game& game, std::string_view from, std::uint64_t nodes = 20000) {
    const PositionPtr at = position(game, from);
    const SearchResult result = game.search(*at, {}, {.nodes = nodes, .depth = 4}, {});
    return result.moves.empty() ? "" : game.token(*at, result.moves[0].move);
}

}  // namespace

TEST(RaceSearch, takes_the_win) {
    EXPECT_EQ(best(*finkel("pieces=2"), "p1 14 hand 0 off 1 / p2 14 hand 0 off 1 / p1 threw 1"), "14>off");
    EXPECT_EQ(best(*finkel("pieces=2,finish=quick"), "p1 13 hand 0 off 1 / p2 14 hand 0 off 1 / p1 threw 4"),
              "13>off");
}

TEST(RaceSearch, captures_the_piece_that_is_nearly_home) {
    EXPECT_EQ(best(*finkel(), "p1 2 8 hand 5 off 0 / p2 12 hand 6 off 0 / p1 threw 4"), "8>12x");
}

TEST(RaceSearch, prefers_the_safe_rosette_to_a_plain_step) {
    EXPECT_EQ(best(*finkel(), "p1 6 hand 6 off 0 / p2 5 hand 6 off 0 / p1 threw 2"), "6>8*");
}

TEST(RaceSearch, values_are_within_bounds_and_best_first) {
    const GamePtr game = finkel();
    const PositionPtr at = position(*game, "p1 2 6 8 hand 4 off 0 / p2 5 9 hand 5 off 0 / p1 threw 3");
    const SearchResult result = game->search(*at, {}, {.nodes = 30000, .depth = 3}, {});
    MoveList moves;
    game->legal(*at, moves);
    ASSERT_EQ(result.moves.size(), moves.size());
    for (std::size_t i = 0; i < result.moves.size(); ++i) {
        EXPECT_LE(std::abs(result.moves[i].value), 1.0);
        EXPECT_LE(result.moves[i].value, result.moves[i > 0 ? i - 1 : 0].value);
    }
    EXPECT_GE(result.depth, 1);
}

TEST(RaceSearch, same_position_and_budget_give_the_same_answer) {
    const GamePtr game = finkel();
    const PositionPtr at = position(*game, "p1 2 6 8 hand 4 off 0 / p2 5 9 hand 5 off 0 / p1 threw 3");
    const SearchResult one = game->search(*at, {}, {.nodes = 5000}, {});
    const SearchResult two = game->search(*at, {}, {.nodes = 5000}, {});
    ASSERT_EQ(one.moves.size(), two.moves.size());
    for (std::size_t i = 0; i < one.moves.size(); ++i) {
        EXPECT_EQ(one.moves[i].move, two.moves[i].move);
        EXPECT_EQ(one.moves[i].value, two.moves[i].value);
    }
}

TEST(RaceSearch, is_exact_over_the_throws) {
    // One piece each, both on 14: whoever throws wins with 4/7 (published). From a throw,
    // the values are those for the other seat.
    const GamePtr game = finkel("pieces=1");
    const PositionPtr at = position(*game, "p1 14 hand 0 off 0 / p2 14 hand 0 off 0 / p1 to throw");
    const SearchResult result = game->search(*at, {}, {.nodes = 1000000, .depth = 60}, {});
    ASSERT_EQ(result.moves.size(), 5u);
    for (const ScoredMove& each : result.moves) {
        const bool leaves = steps_of(each.move) == 1;
        EXPECT_NEAR(each.value, leaves ? -1.0 : 1.0 / 7.0, 1e-5) << steps_of(each.move);
    }
}

TEST(RaceSearch, perfect_without_a_solution_plays_like_master) {
    const GamePtr game = finkel();
    const PositionPtr at = position(*game, "p1 2 5 9 hand 3 off 1 / p2 6 7 hand 5 off 0 / p1 threw 2");
    const auto chosen = [&](Player player) {
        return choose_move(*game, *at, {}, player, 1, {.nodes = 2000, .emergency = {}}, {});
    };
    EXPECT_EQ(chosen(Player::perfect).move, chosen(Player::master).move);
    EXPECT_EQ(chosen(Player::perfect).nodes, chosen(Player::master).nodes) << "it searches";
    EXPECT_GT(chosen(Player::perfect).nodes, 0u);
}

TEST(RaceSearch, levels_grow) {
    const GamePtr game = finkel();
    EXPECT_LT(game->level(Level::easy).nodes, game->level(Level::hard).nodes);
    EXPECT_LT(game->level(Level::hard).nodes, game->level(Level::master).nodes);
    EXPECT_GT(game->level(Level::easy).blunder, game->level(Level::medium).blunder);
    EXPECT_EQ(game->level(Level::master).blunder, 0);
}

}  // namespace sivba::race
