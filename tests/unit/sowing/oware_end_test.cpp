// How games of Oware end: majority, no move, no way to feed, repetition, limit of turns;
// and who begins them.
#include "framework/play/session.h"
#include "tests/unit/sowing/table.h"

namespace sivba::sowing {
namespace {

TEST(OwareEnd, more_than_half_of_the_seeds_wins_at_once) {
    Table table("mancala/oware", "p1 2 0 0 0 0 1 / p2 2 2 0 0 0 0 / store 22 19 / p1 to move");
    table.play("6");
    EXPECT_TRUE(table.outcome().won_by(Seat::p1));
    EXPECT_EQ(table.outcome().reason, EndReason::majority);
    EXPECT_EQ(table.outcome().score[0], 25);
    EXPECT_EQ(table.text(), "p1 2 0 0 0 0 0 / p2 0 2 0 0 0 0 / store 25 19 / over majority");
}

TEST(OwareEnd, exactly_half_of_the_seeds_does_not_end_the_game) {
    Table table("mancala/oware", "p1 2 0 0 0 0 1 / p2 2 2 0 0 0 0 / store 21 20 / p1 to move");
    EXPECT_TRUE(table.play("6").actor() == Actor(Seat::p2));
}

TEST(OwareEnd, majority_grows_with_the_seeds) {
    Table table("mancala/oware:seeds=8", "p1 2 0 0 0 0 1 / p2 2 9 0 0 0 0 / store 46 36 / p1 to move");
    EXPECT_TRUE(table.play("6").outcome().won_by(Seat::p1)) << "49 of 96";
}

TEST(OwareEnd, nothing_to_move_gives_each_his_own_side) {
    const Table table("mancala/oware", "p1 0 0 0 0 0 0 / p2 2 1 1 1 1 0 / store 22 20 / p1 to move");
    EXPECT_TRUE(table.actor().is_nobody());
    EXPECT_EQ(table.outcome().score[0], 22);
    EXPECT_EQ(table.outcome().score[1], 26);
    EXPECT_TRUE(table.outcome().won_by(Seat::p2));
}

// Only a forbidden grand slam leaves a player with seeds on his side but without a move.
TEST(OwareEnd, no_move_gives_all_to_the_opponent_where_the_option_says_so) {
    const Table table("mancala/oware:grand_slam=forbidden,no_move=opponent-takes-all",
                      "p1 0 0 0 0 0 1 / p2 1 0 0 0 0 0 / store 24 22 / p1 to move");
    EXPECT_EQ(table.outcome().score[0], 24);
    EXPECT_EQ(table.outcome().score[1], 24);
}

TEST(OwareEnd, opponent_that_cannot_be_fed_ends_the_game) {
    for (const std::string option : {"own-side", "mover-takes-all"}) {
        const Table table("mancala/oware:cannot_feed=" + option,
                          "p1 1 1 0 0 0 0 / p2 0 0 0 0 0 0 / store 23 23 / p1 to move");
        EXPECT_TRUE(table.actor().is_nobody()) << option;
        EXPECT_EQ(table.outcome().score[0], 25) << option;
        EXPECT_EQ(table.outcome().reason, EndReason::seeds_counted);
    }
}

TEST(OwareEnd, both_with_half_is_a_draw) {
    Table table("mancala/oware:grand_slam=captures-all",
                "p1 0 0 0 0 0 1 / p2 1 0 0 0 0 0 / store 22 24 / p1 to move");
    EXPECT_EQ(table.play("6").outcome().kind, OutcomeKind::drawn);
}

// One seed each chases the other round the board: after twelve turns all stands as before.
const char* const chase = "p1 1 0 0 0 0 0 / p2 1 0 0 0 0 0 / store 22 24 / p1 to move";

Outcome chased(const std::string& options, std::size_t most_turns) {
    const GamePtr game = game_of("mancala/oware" + options);
    Session session(game, {}, *game->parse_text(chase));
    MoveList moves;
    for (std::size_t i = 0; i < most_turns && !session.outcome().over(); ++i) {
        game->legal(*session.position(), moves);
        EXPECT_TRUE(session.play(moves[0]));
    }
    return session.outcome();
}

TEST(OwareEnd, first_repetition_gives_each_his_own_side) {
    const Outcome outcome = chased("", 200);
    EXPECT_EQ(outcome.reason, EndReason::repetition);
    EXPECT_EQ(outcome.score[0], 23);
    EXPECT_EQ(outcome.score[1], 25);
    EXPECT_TRUE(outcome.won_by(Seat::p2));
}

// Twelve turns bring the two seeds back to where they began.
TEST(OwareEnd, first_position_of_a_game_stands_for_the_first_time) {
    EXPECT_FALSE(chased("", 11).over());
    EXPECT_EQ(chased("", 12).reason, EndReason::repetition);
    EXPECT_FALSE(chased(":repetition=draw-on-3", 23).over());
    EXPECT_EQ(chased(":repetition=draw-on-3", 24).reason, EndReason::repetition);
}

TEST(OwareEnd, repetition_is_a_draw_where_the_option_says_so) {
    EXPECT_EQ(chased(":repetition=draw-on-1", 200).kind, OutcomeKind::drawn);
    EXPECT_EQ(chased(":repetition=draw-on-3", 200).kind, OutcomeKind::drawn);
    EXPECT_EQ(chased(":repetition=draw-on-1", 200).score[1], 24) << "seeds on the board count for nobody";
}

TEST(OwareEnd, third_standing_takes_longer_than_the_second) {
    std::size_t second = 1, third = 1;
    while (!chased(":repetition=draw-on-1", second).over()) ++second;
    while (!chased(":repetition=draw-on-3", third).over()) ++third;
    EXPECT_GT(third, second);
}

TEST(OwareEnd, split_shares_the_board_equally_and_leaves_an_odd_seed) {
    Table table("mancala/oware:repetition=split",
                "p1 3 0 0 0 0 1 / p2 1 0 0 0 0 0 / store 21 22 / p1 to move");
    table.settle_repetition();
    EXPECT_EQ(table.outcome().score[0], 23);
    EXPECT_EQ(table.outcome().score[1], 24);
    EXPECT_EQ(table.collected(), 4);
}

TEST(OwareEnd, without_a_repetition_rule_the_limit_of_turns_ends_the_game) {
    const Outcome outcome = chased(":repetition=off", 1100);
    EXPECT_EQ(outcome.reason, EndReason::limit);
    EXPECT_EQ(outcome.score[0] + outcome.score[1], 48);
}

TEST(OwareEnd, a_limit_of_turns_counts_turns_but_does_not_hide_a_repetition) {
    const GamePtr game = game_of("mancala/oware:repetition=off");
    const auto early =
        game->parse_text("p1 1 0 0 0 0 0 / p2 1 0 0 0 0 0 / store 22 24 / turn 10 / p1 to move");
    const auto late =
        game->parse_text("p1 1 0 0 0 0 0 / p2 1 0 0 0 0 0 / store 22 24 / turn 22 / p1 to move");
    ASSERT_TRUE(early && late);
    EXPECT_EQ(game->hash(**early), game->hash(**late)) << "the same position to the repetition rule";
    EXPECT_FALSE(game->equal(**early, **late)) << "but nearer to the limit";
}

// Both rules in one ruleset: whichever comes first ends the game.
EndReason chased_with_limit(int limit) {
    const Loaded loaded =
        library().load_text("format: 1\nid: test/both\nfamily: sowing\nname: Both\nextends: mancala/oware\n"
                            "end: {turn_limit: " +
                                std::to_string(limit) + "}\n",
                            "test.yaml", {});
    EXPECT_TRUE(loaded.game) << problems_of(loaded);
    const auto at =
        loaded.game->parse_text("p1 1 0 0 0 0 0 / p2 1 0 0 0 0 0 / store 22 24 / turn 0 / p1 to move");
    Session session(loaded.game, {}, *at);
    while (!session.outcome().over()) {
        MoveList moves;
        loaded.game->legal(*session.position(), moves);
        EXPECT_TRUE(session.play(moves[0]));
    }
    return session.outcome().reason;
}

TEST(OwareEnd, repetition_and_limit_of_turns_hold_together) {
    EXPECT_EQ(chased_with_limit(500), EndReason::repetition);
    EXPECT_EQ(chased_with_limit(8), EndReason::limit);
}

TEST(OwareStarter, second_player_may_begin) {
    EXPECT_EQ(Table("mancala/oware:starter=second").text(),
              "p1 4 4 4 4 4 4 / p2 4 4 4 4 4 4 / store 0 0 / p2 to move");
}

TEST(OwareStarter, chance_decides_evenly_who_begins) {
    Table table("mancala/oware:starter=random");
    EXPECT_TRUE(table.actor().is_chance());
    EXPECT_EQ(table.legal(), "p1: p2:");
    EXPECT_EQ(table.game().denominator(table.position()), 2u);
    EXPECT_EQ(table.game().weight(table.position(), {1}), 1u);
    EXPECT_EQ(table.play("p2:").text(), "p1 4 4 4 4 4 4 / p2 4 4 4 4 4 4 / store 0 0 / p2 to move");
    EXPECT_TRUE(table.progress().ply_ended && table.progress().turn_ended) << "a turn of its own";
}

}  // namespace
}  // namespace sivba::sowing
