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
    const Result<bool> complete = play_turn(session, "2: go R", {.decisions = 3});
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
    EXPECT_EQ(error_of(play_turn(session, "2: stay 1: go")), "`1: go`: The turn is already complete.");
}

TEST(PlayTurn, a_throw_must_be_the_seeds_own) {
    const GamePtr game = toy::make_game();
    Session session(game, {.seed = 2});
    const std::string due = game->token(*session.position(), session.next_throw());
    const std::string other = due == "1:" ? "2:" : "1:";
    EXPECT_EQ(error_of(play_turn(session, other)),
              "`" + other + "`: The seed of this game throws " + due + ".");
    EXPECT_TRUE(play_turn(session, due));
    EXPECT_FALSE(session.setup().enter_throws);
}

TEST(PlayTurn, typed_text_may_leave_out_or_write_what_leaves_no_choice) {
    for (const char* text : {"2: go R", "2: go R on", " 2:\tgo\nR  on"}) {
        Session session = at("1 0 p1 throw 0 -");
        const Result<bool> complete = play_turn(session, text, {.typed = true});
        ASSERT_TRUE(complete) << text;
        EXPECT_TRUE(*complete) << text;
        EXPECT_EQ(session.steps().back().token, "on");
    }
}

TEST(PlayTurn, typed_text_may_leave_out_the_pass_after_a_throw_kept_text_may_not) {
    Session typed = at("1 0 p1 throw 0 -"), kept = at("1 0 p1 throw 0 -");
    const Result<bool> a = play_turn(typed, "0:", {.typed = true}), b = play_turn(kept, "0:");
    ASSERT_TRUE(a && b);
    EXPECT_TRUE(*a);
    EXPECT_FALSE(*b);
}

TEST(PlayTurn, typed_throws_are_taken_whatever_the_seed_gives) {
    const GamePtr game = toy::make_game();
    Session session(game, {.seed = 2});
    const std::string other = game->token(*session.position(), session.next_throw()) == "1:" ? "2:" : "1:";
    EXPECT_TRUE(play_turn(session, other, {.typed = true}));
    EXPECT_TRUE(session.steps()[0].entered);
}

TEST(PlayTurn, a_throw_that_is_not_written_comes_from_the_seed_where_that_is_wanted) {
    const GamePtr game = toy::make_game();
    std::uint64_t seed = 1;
    while (game->token(*game->initial(), Session(game, {.seed = seed}).next_throw()) == "0:") ++seed;
    Session filled(game, {.seed = seed}), bare(game, {.seed = seed});
    EXPECT_TRUE(play_turn(filled, "stay", {.typed = true, .throw_from_seed = true}));
    EXPECT_EQ(filled.steps().size(), 2u);
    EXPECT_FALSE(filled.steps()[0].entered);
    EXPECT_FALSE(play_turn(bare, "stay", {.typed = true}));
    EXPECT_TRUE(bare.steps().empty());
}

TEST(PlayTurns, are_divided_by_semicolons_and_the_wrong_one_is_named) {
    EXPECT_EQ(split_turns(" 1: stay;; 2: go ; "), (std::vector<std::string>{"1: stay", "2: go "}));
    Session session = at("0 0 p1 throw 0 -");
    EXPECT_TRUE(play_turns(session, split_turns("1: stay; 0:; 2: go"), {.typed = true}));
    EXPECT_EQ(session.turns().size(), 3u);
    const TurnReading typed{.typed = true};
    Session wrong = at("0 0 p1 throw 0 -"), open = at("0 0 p1 throw 0 -");
    EXPECT_EQ(error_of(play_turns(wrong, split_turns("1: stay; 2: jump"), typed)),
              "Turn 2: `jump`: the toy rule forbids it");
    EXPECT_EQ(error_of(play_turns(open, split_turns("1:; stay"), typed)),
              "Turn 1: `1:`: Only the last turn may be unfinished.");
}

}  // namespace
}  // namespace sivba
