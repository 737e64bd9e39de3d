// The rules of Kalah: sowing into the own store, bonus moves, captures, the end.
#include "tests/unit/sowing/table.h"

namespace sivba::sowing {
namespace {

TEST(Kalah, sows_into_the_own_store_and_passes_the_other) {
    Table table("mancala/kalah", "p1 4 4 4 4 4 9 / p2 4 4 4 4 0 3 / store 0 0 / p1 to move");
    EXPECT_EQ(table.play("6").text(), "p1 5 5 4 4 4 0 / p2 5 5 5 5 1 4 / store 1 0 / p2 to move");
}

TEST(Kalah, last_seed_in_the_own_store_moves_again) {
    Table table("mancala/kalah");
    table.play("3");
    EXPECT_EQ(table.text(), "p1 4 4 0 5 5 5 / p2 4 4 4 4 4 4 / store 1 0 / p1 to move");
    EXPECT_TRUE(table.happened(EventKind::again, Why::last_in_store));
    EXPECT_TRUE(table.progress().ply_ended);
    EXPECT_FALSE(table.progress().turn_ended);
}

TEST(Kalah, last_seed_elsewhere_ends_the_turn) {
    Table table("mancala/kalah");
    EXPECT_TRUE(table.play("1").progress().turn_ended);
    EXPECT_TRUE(table.actor() == Actor(Seat::p2));
}

TEST(Kalah, last_seed_in_an_own_empty_pit_captures_with_the_opposite) {
    Table table("mancala/kalah", "p1 5 5 1 5 5 0 / p2 5 5 5 5 4 0 / store 2 1 / p1 to move");
    EXPECT_EQ(table.play("1").text(), "p1 0 6 2 6 6 0 / p2 0 5 5 5 4 0 / store 8 1 / p2 to move");
    EXPECT_TRUE(table.happened(EventKind::capture, Why::last_in_empty));
    EXPECT_TRUE(table.happened(EventKind::capture, Why::opposite_of_empty));
}

TEST(Kalah, every_pit_faces_the_one_across_the_board) {
    for (int last = 2; last <= 6; ++last) {
        std::string own = "p1", their = "p2";
        for (int pit = 1; pit <= 6; ++pit) {
            own += pit == last ? " 0" : " 1";
            their += pit == 7 - last ? " 7" : " 1";
        }
        Table table("mancala/kalah", own + " / " + their + " / store 0 0 / p1 to move");
        EXPECT_EQ(table.play(std::to_string(last - 1)).captured(), 8) << last;
    }
}

TEST(Kalah, nothing_opposite_nothing_captured) {
    Table table("mancala/kalah", "p1 1 0 0 0 0 2 / p2 1 1 1 1 0 1 / store 20 20 / p1 to move");
    EXPECT_EQ(table.play("1").text(), "p1 0 1 0 0 0 2 / p2 1 1 1 1 0 1 / store 20 20 / p2 to move");
}

TEST(Kalah, empty_capture_takes_the_last_seed_alone) {
    Table table("mancala/kalah:empty_capture=on",
                "p1 1 0 0 0 0 2 / p2 1 1 1 1 0 1 / store 20 20 / p1 to move");
    EXPECT_EQ(table.play("1").text(), "p1 0 0 0 0 0 2 / p2 1 1 1 1 0 1 / store 21 20 / p2 to move");
}

TEST(Kalah, empty_pit_of_the_opponent_captures_nothing) {
    Table table("mancala/kalah", "p1 1 0 0 0 0 2 / p2 0 1 1 1 0 5 / store 19 18 / p1 to move");
    EXPECT_EQ(table.play("6").text(), "p1 1 0 0 0 0 0 / p2 1 1 1 1 0 5 / store 20 18 / p2 to move");
}

TEST(Kalah, thirteen_seeds_come_home_and_capture) {
    Table table("mancala/kalah", "p1 13 0 0 0 0 0 / p2 1 0 0 0 0 0 / store 10 12 / p1 to move");
    EXPECT_EQ(table.play("1").text(), "p1 0 1 1 1 1 1 / p2 2 1 1 1 1 0 / store 13 12 / p2 to move");
}

TEST(Kalah, an_empty_row_ends_the_game_and_the_rest_goes_to_the_owner_of_the_row) {
    Table table("mancala/kalah", "p1 0 0 0 1 0 0 / p2 0 1 1 1 0 2 / store 18 24 / p1 to move");
    table.play("4");
    EXPECT_EQ(table.text(), "p1 0 0 0 0 0 0 / p2 0 0 0 0 0 0 / store 20 28 / over seeds-counted");
    EXPECT_TRUE(table.happened(EventKind::collect, Why::row_empty));
    EXPECT_TRUE(table.progress().turn_ended);
}

TEST(Kalah, an_empty_row_ends_the_game_in_spite_of_a_bonus_move) {
    Table table("mancala/kalah", "p1 0 0 0 0 0 1 / p2 0 4 14 1 2 0 / store 15 11 / p1 to move");
    table.play("6");
    EXPECT_TRUE(table.actor().is_nobody());
    EXPECT_TRUE(table.progress().turn_ended);
    EXPECT_FALSE(table.happened(EventKind::again, Why::last_in_store));
    EXPECT_EQ(table.outcome().score[1], 32);
}

TEST(Kalah, emptying_the_opponents_row_ends_the_game_too) {
    Table table("mancala/kalah", "p1 1 0 3 4 1 0 / p2 0 0 0 0 2 0 / store 25 12 / p1 to move");
    table.play("1");
    EXPECT_EQ(table.outcome().score[0], 36);
    EXPECT_EQ(table.outcome().score[1], 12);
}

TEST(Kalah, rest_goes_to_the_mover_where_the_option_says_so) {
    Table own("mancala/kalah:rest=mover", "p1 0 0 0 0 0 1 / p2 0 4 3 0 0 0 / store 20 20 / p1 to move");
    EXPECT_EQ(own.play("6").outcome().score[0], 28);
    Table other("mancala/kalah:rest=mover", "p1 1 0 3 4 1 0 / p2 0 0 0 0 2 0 / store 25 12 / p1 to move");
    EXPECT_EQ(other.play("1").outcome().score[0], 36) << "the mover emptied the other row";
}

TEST(Kalah, rest_goes_to_the_one_whose_row_is_empty_where_the_option_says_so) {
    Table own("mancala/kalah:rest=finisher", "p1 0 0 0 0 0 1 / p2 0 4 3 0 0 0 / store 20 20 / p1 to move");
    EXPECT_EQ(own.play("6").outcome().score[0], 28);
    Table other("mancala/kalah:rest=finisher", "p1 1 0 3 4 1 0 / p2 0 0 0 0 2 0 / store 25 12 / p1 to move");
    EXPECT_EQ(other.play("1").outcome().score[1], 20);
}

TEST(Kalah, more_seeds_in_store_win_and_equal_numbers_are_a_draw) {
    Table wins("mancala/kalah", "p1 0 0 0 0 0 1 / p2 0 4 3 0 0 0 / store 20 20 / p1 to move");
    EXPECT_TRUE(wins.play("6").outcome().won_by(Seat::p2));
    Table draws("mancala/kalah", "p1 0 0 0 0 0 1 / p2 0 4 3 0 0 0 / store 23 17 / p1 to move");
    EXPECT_EQ(draws.play("6").outcome().kind, OutcomeKind::drawn);
    EXPECT_EQ(draws.outcome().score[0], draws.outcome().score[1]);
}

TEST(Kalah, the_game_goes_on_when_somebody_has_more_than_half) {
    Table table("mancala/kalah", "p1 1 0 0 0 1 2 / p2 1 1 7 1 0 1 / store 27 6 / p2 to move");
    EXPECT_TRUE(table.play("1").actor() == Actor(Seat::p1));
}

TEST(Kalah, columns_and_seeds_are_options) {
    EXPECT_EQ(Table("mancala/kalah:columns=3,seeds=2").text(),
              "p1 2 2 2 / p2 2 2 2 / store 0 0 / p1 to move");
    Table large("mancala/kalah:columns=10,seeds=10");
    EXPECT_EQ(large.legal(), "1 2 3 4 5 6 7 8 9 10");
    EXPECT_EQ(large.play("1").text(),
              "p1 0 11 11 11 11 11 11 11 11 11 / p2 10 10 10 10 10 10 10 10 10 10 / store 1 0 / p1 to move");
}

TEST(Kalah, one_pit_each_is_a_game_too) {
    Table table("mancala/kalah:columns=1,seeds=2");
    table.play("1");
    EXPECT_EQ(table.text(), "p1 0 / p2 0 / store 1 3 / over seeds-counted");
}

TEST(Kalah, seeds_only_come_nearer_to_a_store_so_no_repetition_rule_is_needed) {
    const Table table("mancala/kalah");
    EXPECT_EQ(table.game().repetition().times, 0);
    EXPECT_EQ(english(table.game().ends_by()),
              "No seed enters the other row without one going to a store, so no position comes twice.");
}

}  // namespace
}  // namespace sivba::sowing
