// Exact values: positions of Kalah against a search without any art, and what becomes of
// limits. The values of whole games are in tests/golden/kalah_solve_test.cpp.
#include "tests/unit/sowing/table.h"

#include "framework/base/random.h"

namespace sivba::sowing {
namespace {

SolveResult solve(const Table& table, const SolveLimits& limits = {}, const std::stop_token& stop = {}) {
    return table.game().solve(table.position(), limits, {}, stop);
}

// The margin of p1, by trying everything.
int plain_margin(const Game& game, const Position& position) {
    const Actor actor = game.actor(position);
    if (actor.is_nobody()) {
        const Outcome outcome = game.outcome(position);
        return outcome.score[0] - outcome.score[1];
    }
    const bool first = actor == Actor(Seat::p1);
    int best = first ? -100 : 100;
    MoveList moves;
    game.legal(position, moves);
    for (const Move move : moves) {
        const int each = plain_margin(game, *game.apply(position, move, nullptr).position);
        best = first ? std::max(best, each) : std::min(best, each);
    }
    return best;
}

TEST(SowingSolve, agrees_with_a_plain_search_whoever_moves_and_whatever_is_stored) {
    RandomStream random(5);
    for (const std::string options : {"", ",empty_capture=on", ",rest=mover", ",rest=finisher"}) {
        const std::string request = "mancala/kalah:columns=3" + options;
        for (int i = 0; i < 30; ++i) {
            int left = 24;
            std::string rows;
            for (const char* row : {"p1", " / p2"}) {
                rows += row;
                for (int pit = 0; pit < 3; ++pit) {
                    const auto seeds = random.below(3);
                    rows += " " + std::to_string(seeds);
                    left -= static_cast<int>(seeds);
                }
            }
            const int stored = static_cast<int>(random.below(static_cast<std::uint32_t>(left) + 1));
            const std::string text = rows + " / store " + std::to_string(stored) + " " +
                                     std::to_string(left - stored) +
                                     (i % 2 == 0 ? " / p1 to move" : " / p2 to move");
            const Table table(request, text);
            const SolveResult result = solve(table);
            EXPECT_TRUE(result.exact) << text;
            EXPECT_EQ(result.lower, plain_margin(table.game(), table.position())) << request << " " << text;
        }
    }
}

TEST(SowingSolve, the_best_decision_keeps_the_value) {
    const Table table("mancala/kalah:columns=4,seeds=3");
    const SolveResult result = solve(table);
    MoveList moves;
    table.game().legal(table.position(), moves);
    ASSERT_GE(result.best, 1);
    ASSERT_LE(static_cast<std::size_t>(result.best), moves.size());
    const Applied after =
        table.game().apply(table.position(), moves[static_cast<std::size_t>(result.best - 1)], nullptr);
    EXPECT_EQ(table.game().solve(*after.position, {}, {}, {}).lower, result.lower);
}

TEST(SowingSolve, a_limit_leaves_bounds_that_hold_the_value) {
    const Table table("mancala/kalah:columns=4,seeds=4");
    for (const std::uint64_t nodes : {1u, 20'000u, 100'000u}) {
        const SolveResult result = solve(table, {.nodes = nodes});
        EXPECT_FALSE(result.exact) << nodes;
        EXPECT_FALSE(result.stopped) << nodes;
        EXPECT_LE(result.lower, 2) << nodes;
        EXPECT_GE(result.upper, 2) << nodes;
    }
}

TEST(SowingSolve, a_small_table_gives_the_same_value) {
    const Table table("mancala/kalah:columns=4,seeds=4");
    const SolveResult result = solve(table, {.memory = 1});
    EXPECT_TRUE(result.exact);
    EXPECT_EQ(result.lower, 2);
    EXPECT_LT(result.memory, solve(table).memory);
}

TEST(SowingSolve, stops_when_it_is_told_to) {
    std::stop_source stop;
    stop.request_stop();
    const SolveResult result = solve(Table("mancala/kalah"), {}, stop.get_token());
    EXPECT_TRUE(result.stopped);
    EXPECT_FALSE(result.exact);
    EXPECT_LE(result.nodes, 10'000u);
}

TEST(SowingSolve, reports_a_share_that_grows_within_a_pass) {
    const Table table("mancala/kalah:columns=4,seeds=3");
    int reports = 0, grown = 0;
    double before = 2;
    table.game().solve(table.position(), {},
                       [&](const SolveProgress& now) {
                           EXPECT_LE(now.share, 1.0 + 1e-9);
                           EXPECT_GT(now.share, 0.0);
                           ++reports;
                           grown += now.share > before;
                           before = now.share;
                       },
                       {});
    EXPECT_GT(reports, 10);
    EXPECT_GT(grown, 10);
}

TEST(SowingSolve, a_position_that_is_over_has_its_margin) {
    const Table table("mancala/kalah", "p1 0 0 0 0 0 0 / p2 0 0 0 0 0 0 / store 20 28 / p1 to move");
    const SolveResult result = solve(table);
    EXPECT_TRUE(result.exact);
    EXPECT_EQ(result.lower, -8);
    EXPECT_EQ(result.best, 0);
}

TEST(SowingSolve, games_that_go_round_or_are_not_counted_are_unknown) {
    for (const std::string request :
         {"mancala/oware", "mancala/hus", "mancala/bohnenspiel", "mancala/kalah:columns=10,seeds=10"})
        EXPECT_EQ(solve(Table(request)).measure, SolveMeasure::none) << request;
}

}  // namespace
}  // namespace sivba::sowing
