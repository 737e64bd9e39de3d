// Session: undo and redo, throws from the seed, forced decisions, turns, repetition.
#include "framework/play/session.h"

#include "framework/base/random.h"
#include "tests/unit/play/toy_library.h"

#include <gtest/gtest.h>

namespace sivba {
namespace {

using toy::make_game;

Session by_hand() { return Session(make_game(), {.enter_throws = true}); }

// Plays decisions given as tokens.
void play(Session& session, std::initializer_list<std::string_view> tokens) {
    for (std::string_view token : tokens) ASSERT_TRUE(session.play_token(token)) << token;
}

// Lets both seats choose by the parity of the step, the dice fall by the seed.
void play_to_end(Session& session) {
    for (int i = 0; !session.actor().is_nobody(); ++i) {
        if (session.actor().is_chance()) {
            session.throw_dice();
            continue;
        }
        MoveList moves;
        session.game().legal(*session.position(), moves);
        ASSERT_TRUE(session.play(moves[static_cast<std::size_t>(i / 2) % moves.size()]));
    }
}

std::vector<std::string> texts(const Session& session) {
    std::vector<std::string> texts;
    for (const Turn& turn : session.turns()) texts.push_back(turn.text);
    return texts;
}

TEST(Session, undo_to_the_start_and_redo_gives_equal_positions_throws_included) {
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        Session session(make_game(), {.seed = seed});
        play_to_end(session);
        const Game& game = session.game();
        std::vector<std::string> positions;
        for (const Step& step : session.steps()) positions.push_back(game.text(*step.after));
        while (session.can_undo()) session.undo();
        EXPECT_TRUE(game.equal(*session.position(), *game.initial()));
        for (const std::string& position : positions) {
            session.redo();
            ASSERT_EQ(game.text(*session.position()), position);
        }
        EXPECT_FALSE(session.can_redo());
    }
}

TEST(Session, a_throw_after_undo_is_the_same_throw) {
    Session session(make_game(), {.seed = 7});
    const Move first = session.throw_dice().move;
    session.undo();
    EXPECT_EQ(session.throw_dice().move, first);
    EXPECT_EQ(session.throws(), 1u);
}

TEST(Session, throws_follow_their_weights) {
    int counts[3] = {};
    for (std::uint64_t seed = 0; seed < 4000; ++seed) {
        Session session(make_game(), {.seed = seed});
        ++counts[session.throw_dice().move.bits];
    }
    // Binomial with n = 4000: five standard deviations are 158 and 137.
    EXPECT_NEAR(counts[1], 2000, 158);
    EXPECT_NEAR(counts[0], 1000, 137);
    EXPECT_NEAR(counts[2], 1000, 137);
}

TEST(Session, a_new_decision_drops_what_could_be_redone) {
    Session session = by_hand();
    play(session, {"1:", "go", "2:"});
    session.go_to(1);
    play(session, {"stay"});
    EXPECT_FALSE(session.can_redo());
    EXPECT_EQ(session.steps().size(), 2u);
}

TEST(Session, an_illegal_decision_is_refused_with_the_rule_and_changes_nothing) {
    Session session = by_hand();
    play(session, {"1:"});
    const auto refused = session.play_token("pass");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().message.arguments.size(), 1u);
    EXPECT_FALSE(session.play(toy::pass));
    EXPECT_FALSE(session.enter_throw(Move{1}));
    EXPECT_EQ(session.cursor(), 1u);
}

TEST(Session, no_seat_plays_before_the_throw) {
    Session session = by_hand();
    EXPECT_FALSE(session.play(toy::go));
    EXPECT_FALSE(session.enter_throw(Move{5}));
}

TEST(Session, a_pass_and_an_only_continuation_are_forced_a_fresh_turn_is_not) {
    Session session = by_hand();
    play(session, {"0:"});
    EXPECT_EQ(session.play_forced(), 1u);
    EXPECT_EQ(session.steps().back().token, "pass");
    play(session, {"1:"});
    EXPECT_EQ(session.play_forced(), 0u);
    play(session, {"go", "1:", "go", "2:", "go", "R"});
    EXPECT_EQ(session.play_forced(), 1u);
    EXPECT_EQ(session.steps().back().token, "on");
    EXPECT_TRUE(session.steps().back().forced);
}

TEST(Session, turns_write_throws_first_decisions_and_choices_only) {
    Session session = by_hand();
    play(session, {"0:", "pass", "1:", "go", "2:", "go", "2:", "go", "R", "on", "1:"});
    EXPECT_EQ(texts(session), (std::vector<std::string>{"0: pass", "1: go", "2: go", "2: go R", "1:"}));
    const std::vector<Turn> turns = session.turns();
    EXPECT_EQ(turns[3].seat, Seat::p2);
    EXPECT_EQ(turns[3].number, 4);
    EXPECT_EQ(turns[3].first, 6u);
    EXPECT_EQ(turns[3].count, 4u);
    EXPECT_TRUE(turns[3].complete);
    EXPECT_FALSE(turns[4].complete);
    EXPECT_EQ(turns[4].seat, Seat::p1);
}

TEST(Session, turns_do_not_end_at_the_cursor) {
    Session session = by_hand();
    play(session, {"1:", "go", "1:", "stay"});
    session.go_to(1);
    EXPECT_EQ(texts(session), (std::vector<std::string>{"1: go", "1: stay"}));
}

// The start stands for the first time, and comes back with every second turn.
TEST(Session, the_third_repetition_is_settled_in_the_step_that_makes_it) {
    Session session = by_hand();
    play(session, {"1:", "stay", "1:", "stay", "1:", "stay", "1:"});
    EXPECT_FALSE(session.outcome().over());
    play(session, {"stay"});
    ASSERT_TRUE(session.outcome().over());
    EXPECT_EQ(session.outcome().reason, EndReason::repetition);
    EXPECT_EQ(session.steps().back().events.back().kind, EventKind::draw);
    session.undo();
    EXPECT_FALSE(session.outcome().over());
}

TEST(Session, an_irreversible_decision_begins_the_history_anew) {
    Session session = by_hand();
    play(session, {"1:", "stay", "1:", "stay"});
    EXPECT_EQ(session.history().size(), 3u) << "the start and two turns";
    play(session, {"1:", "go"});
    EXPECT_EQ(session.history().size(), 1u);
    EXPECT_EQ(session.history().back(), session.game().hash(*session.position()));
}

TEST(Session, resigning_ends_the_game_and_can_be_taken_back) {
    Session session = by_hand();
    play(session, {"1:"});
    session.resign(Seat::p1);
    EXPECT_TRUE(session.outcome().won_by(Seat::p2));
    EXPECT_EQ(session.outcome().reason, EndReason::resigned);
    EXPECT_TRUE(session.actor().is_nobody());
    EXPECT_FALSE(session.play(toy::go));
    session.undo();
    EXPECT_EQ(session.cursor(), 1u);
    EXPECT_EQ(session.actor(), Actor(Seat::p1));
}

TEST(Session, undo_against_a_computer_goes_back_to_the_own_choice) {
    Session session(make_game(), {.seats = {Player::human, Player::easy}});
    play(session, {"1:", "go", "2:", "go", "0:", "pass", "1:", "go"});
    session.undo_to_choice();
    EXPECT_EQ(session.cursor(), 1u);
    session.undo_to_choice();
    EXPECT_EQ(session.cursor(), 1u);
}

TEST(Session, the_only_decision_of_a_fresh_turn_is_undone_as_any_that_was_pressed) {
    const GamePtr game = make_game();
    const Result<PositionPtr> from = game->parse_text("3 0 p1 on 0 -");
    ASSERT_TRUE(from);
    Session session(game, {.seats = {Player::human, Player::easy}}, *from);
    EXPECT_EQ(session.play_forced(), 0u);
    play(session, {"on", "1:", "go"});
    EXPECT_TRUE(session.steps()[0].forced);
    EXPECT_TRUE(session.done_by_person(0));
    EXPECT_FALSE(session.done_by_person(2)) << "of the computer";
    session.undo_to_choice();
    EXPECT_EQ(session.cursor(), 0u);
}

TEST(Session, passes_and_continuations_that_play_themselves_are_no_step_of_undo) {
    Session session(make_game(), {.seed = 1});
    play(session, {"0:", "pass", "1:", "go", "1:", "go", "2:", "go", "R", "on"});
    const std::vector<bool> pressed{false, false, false, true, false, true, false, true, true, false};
    for (std::size_t i = 0; i < pressed.size(); ++i) EXPECT_EQ(session.done_by_person(i), pressed[i]) << i;
    session.undo_to_choice();
    EXPECT_EQ(session.cursor(), 8u);
}

TEST(Session, undo_with_real_dice_takes_back_one_throw) {
    Session session(make_game(), {.seats = {Player::human, Player::easy}, .enter_throws = true});
    play(session, {"1:", "go", "2:", "go"});
    session.undo_to_choice();
    EXPECT_EQ(session.cursor(), 2u);
    session.undo_to_choice();
    EXPECT_EQ(session.cursor(), 1u);
    session.undo_to_choice();
    EXPECT_EQ(session.cursor(), 0u);
}

TEST(Session, starts_from_a_given_position) {
    const GamePtr game = make_game();
    const Result<PositionPtr> from = game->parse_text("5 2 p2 choose 1 -");
    ASSERT_TRUE(from);
    Session session(game, {}, *from);
    EXPECT_EQ(session.actor(), Actor(Seat::p2));
    play(session, {"go", "L"});
    session.go_to(0);
    EXPECT_TRUE(game->equal(*session.position(), **from));
}

TEST(Session, every_player_has_a_word) {
    for (Player player : {Player::human, Player::random, Player::easy, Player::medium, Player::hard,
                          Player::master, Player::perfect})
        EXPECT_EQ(player_from(word_of(player)), player);
    EXPECT_FALSE(player_from("clever"));
}

TEST(Session, turns_follow_undo_and_other_decisions) {
    const GamePtr game = toy::make_game();
    const auto fresh_turns = [&](const Session& session) {
        Session again(game, session.setup());
        for (const Step& step : session.steps()) {
            const bool thrown = step.actor.is_chance();
            EXPECT_TRUE(thrown ? again.enter_throw(step.move) : again.play(step.move));
        }
        std::string text;
        for (const Turn& turn : again.turns())
            text += std::to_string(turn.number) + " " + turn.text + (turn.complete ? "\n" : "...\n");
        return text;
    };
    RandomStream random(5);
    Session session(game, {.seed = 1});
    for (int i = 0; i < 400; ++i) {
        if (random.below(4) == 0 || session.actor().is_nobody())
            session.go_to(random.below(static_cast<std::uint32_t>(session.steps().size() + 1)));
        toy::play_on(session, 1 + random.below(3));
        std::string text;
        for (const Turn& turn : session.turns())
            text += std::to_string(turn.number) + " " + turn.text + (turn.complete ? "\n" : "...\n");
        ASSERT_EQ(text, fresh_turns(session));
        const auto end = session.steps().begin() + static_cast<std::ptrdiff_t>(session.cursor());
        ASSERT_EQ(session.throws(), static_cast<std::uint64_t>(
                                        std::count_if(session.steps().begin(), end, [](const Step& step) {
                                            return step.actor.is_chance();
                                        })));
    }
}

}  // namespace
}  // namespace sivba
