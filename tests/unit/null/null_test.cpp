// The template family keeps every promise of the framework: who copies it starts from
// something that works.
#include "framework/play/invariants.h"
#include "framework/play/library.h"
#include "games/null/family.h"

#include <gtest/gtest.h>

namespace sivba {
namespace {

constexpr std::string_view ruleset = R"(
format: 1
id: null/nothing
family: "null"
name: Nothing
summary: Nothing happens.
players: 2
turns: 3
options:
  turns: {default: 3, range: [1, 9], sets: [turns]}
)";

GamePtr load(const std::vector<std::pair<std::string, std::string>>& options = {}) {
    const Library library({&null_family()}, {});
    const Loaded loaded = library.load_text(ruleset, "nothing.yaml", options);
    for (const Diagnostic& each : loaded.problems) ADD_FAILURE() << each.mark.line << ": " << each.message.id;
    return loaded.game;
}

TEST(Null, the_game_is_a_draw_after_its_turns) {
    const GamePtr game = load({{"turns", "5"}});
    ASSERT_TRUE(game);
    Session session(game, {});
    for (int turn = 0; turn < 5; ++turn) {
        EXPECT_FALSE(session.outcome().over());
        ASSERT_TRUE(session.play_token("done"));
    }
    EXPECT_EQ(session.outcome().kind, OutcomeKind::drawn);
    EXPECT_FALSE(session.play_token("done"));
}

TEST(Null, every_decision_keeps_the_invariants) {
    const GamePtr game = load();
    ASSERT_TRUE(game);
    const Invariants invariants(*game);
    Session session(game, {});
    while (!session.outcome().over()) {
        EXPECT_FALSE(invariants.of_position(*session.position()));
        ASSERT_TRUE(session.play_token("done"));
        EXPECT_FALSE(invariants.of_step(session.steps().back()));
    }
    EXPECT_FALSE(invariants.of_game(session));
}

TEST(Null, positions_that_no_game_reaches_are_refused) {
    const GamePtr game = load();
    ASSERT_TRUE(game);
    for (const char* text : {"4 p1", "-1 p1", "2 p3", "p1", ""}) EXPECT_FALSE(game->parse_text(text)) << text;
    EXPECT_TRUE(game->parse_text("2 p2"));
}

TEST(Null, its_numbers_are_counted) {
    const GamePtr game = load();
    ASSERT_TRUE(game);
    EXPECT_EQ(game->perft(*game->initial(), {.depth = 4}, {}).counts,
              (std::vector<std::uint64_t>{1, 1, 1, 0}));
}

}  // namespace
}  // namespace sivba
