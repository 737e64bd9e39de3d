// The notation of turns is read back decision by decision.
#include "framework/play/replay.h"

#include "framework/text/catalogue.h"
#include "tests/unit/play/toy_game.h"

#include <gtest/gtest.h>

namespace sivba {
namespace {

Session at(std::string_view position) {
    const GamePtr game = toy::make_game();
    return Session(game, {.enter_throws = true}, *game->parse_text(position));
}

std::string error_of(const Result<bool>& result) {
    return result ? "" : Catalogue("en", {}).format(result.error().message);
}

TEST(PlayTurn, plays_what_is_not_written_because_there_is_no_choice) {
    Session session = at("1 0 p1 throw 0 -");
    const Result<bool> complete = play_turn(session, "2: go R");
    ASSERT_TRUE(complete);
    EXPECT_TRUE(*complete);
    EXPECT_EQ(session.steps().back().token, "on");
}

TEST(PlayTurn, stops_at_the_number_of_decisions) {
    Session session = at("1 0 p1 throw 0 -");
    const Result<bool> complete = play_turn(session, "2: go R", 3);
    ASSERT_TRUE(complete);
    EXPECT_FALSE(*complete);
    EXPECT_EQ(session.steps().size(), 3u);
}

TEST(PlayTurn, an_unfinished_turn_is_told) {
    Session session = at("1 0 p1 throw 0 -");
    const Result<bool> complete = play_turn(session, "  2:   go ");
    ASSERT_TRUE(complete);
    EXPECT_FALSE(*complete);
}

TEST(PlayTurn, refuses_with_token_and_rule) {
    Session session = at("1 0 p1 throw 0 -");
    EXPECT_EQ(error_of(play_turn(session, "2: jump")), "`jump`: the toy rule forbids it");
}

TEST(PlayTurn, words_behind_a_complete_turn_are_refused) {
    Session session = at("1 0 p1 throw 0 -");
    EXPECT_EQ(error_of(play_turn(session, "2: stay 1: go")), "`1: go`: the turn is already complete");
}

TEST(PlayTurn, a_throw_must_be_the_seeds_own) {
    const GamePtr game = toy::make_game();
    Session session(game, {.seed = 2});
    const std::string due = game->token(*session.position(), session.next_throw());
    const std::string other = due == "1:" ? "2:" : "1:";
    EXPECT_EQ(error_of(play_turn(session, other)), "`" + other + "`: the seed of this game throws " + due);
    EXPECT_TRUE(play_turn(session, due));
    EXPECT_FALSE(session.setup().enter_throws);
}

}  // namespace
}  // namespace sivba
