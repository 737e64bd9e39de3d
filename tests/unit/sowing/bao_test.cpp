// Bao la Kiswahili and Bao la Kujifunza (docs/sources.md: navpil-mancala-4x8, BGA, NK). Positions are built to show one rule each.
#include "tests/unit/sowing/table.h"

namespace sivba::sowing {
namespace {

TEST(Bao, start_whose_first_lap_captures_comes_before_all_others) {
    Table table("mancala/bao-la-kujifunza",
                "p1 I 2 2 2 2 2 2 2 2 O 2 2 2 2 2 2 2 2 / p2 I 2 2 2 2 2 2 2 2 O 2 2 2 2 2 2 2 "
                "2 / p1 to move");
    table.play("I1>");
    EXPECT_EQ(table.text(), "p1 I 3 1 0 4 4 4 1 5 O 3 3 0 3 3 0 3 3 / p2 I 0 0 2 2 2 0 0 2 O 2 2 2 2 2 2 2 "
                            "2 / p2 to move");
}

TEST(Bao, capture_may_start_in_the_outer_row) {
    Table table("mancala/bao-la-kujifunza",
                "p1 I 2 2 2 2 2 2 2 2 O 2 2 2 2 2 2 2 2 / p2 I 2 2 2 2 2 2 2 2 O 2 2 2 2 2 2 2 "
                "2 / p1 to move");
    table.play("O2>");
    EXPECT_EQ(table.text(), "p1 I 6 1 3 3 3 3 2 2 O 3 0 2 2 2 2 2 2 / p2 I 2 2 0 2 2 2 0 0 O 2 2 2 2 2 2 2 "
                            "2 / p2 to move");
}

TEST(Bao, capture_in_the_right_flank_turns_a_clockwise_sowing) {
    Table table("mancala/bao-la-kujifunza",
                "p1 I 0 0 0 3 0 0 1 0 O 0 0 0 0 0 0 0 2 / p2 I 0 2 0 0 0 3 0 1 O 1 1 1 1 1 1 1 "
                "1 / p1 to move");
    EXPECT_EQ(table.legal(), "I4> O8<");
    table.play("I4>");
    EXPECT_EQ(table.text(), "p1 I 0 0 0 1 2 2 0 1 O 0 0 0 0 0 0 0 2 / p2 I 0 0 0 0 0 3 0 1 O 1 1 1 1 1 1 1 "
                            "1 / p2 to move");
}

TEST(Bao, capture_in_the_left_flank_turns_a_counter_clockwise_sowing) {
    Table table("mancala/bao-la-kujifunza",
                "p1 I 0 1 0 0 3 0 0 0 O 0 0 0 0 0 0 0 2 / p2 I 0 2 0 0 0 3 3 1 O 1 1 1 1 1 1 1 "
                "1 / p1 to move");
    EXPECT_EQ(table.legal(), "I5<");
    table.play("I5<");
    EXPECT_EQ(table.text(), "p1 I 2 4 0 2 1 1 0 0 O 0 0 0 0 0 0 0 2 / p2 I 0 2 0 0 0 0 0 1 O 1 1 1 1 1 1 1 "
                            "1 / p2 to move");
}

TEST(Bao, captured_seed_that_falls_among_seeds_captures_again) {
    Table table("mancala/bao-la-kujifunza",
                "p1 I 0 0 1 0 2 0 0 1 O 0 0 0 0 0 0 0 2 / p2 I 2 2 0 0 0 1 3 1 O 1 1 1 1 1 1 1 "
                "1 / p1 to move");
    EXPECT_EQ(table.legal(), "I5<");
    table.play("I5<");
    EXPECT_EQ(table.text(), "p1 I 0 0 2 1 0 0 1 3 O 0 0 0 0 0 0 0 2 / p2 I 0 2 0 0 0 0 3 1 O 1 1 1 1 1 1 1 "
                            "1 / p2 to move");
}

TEST(Bao, start_of_sixteen_seeds_or_more_never_captures) {
    Table table("mancala/bao-la-kujifunza",
                "p1 I 17 0 1 0 0 2 0 0 O 2 0 0 0 0 0 0 0 / p2 I 0 0 0 0 0 0 0 3 O 1 1 1 1 1 1 "
                "1 1 / p1 to move");
    EXPECT_EQ(table.legal(), "I1< I1> I6< I6>");
    table.play("I1>");
    EXPECT_EQ(table.text(), "p1 I 2 1 4 1 2 0 2 2 O 0 2 0 2 0 2 0 2 / p2 I 0 0 0 0 0 0 0 3 O 1 1 1 1 1 1 1 "
                            "1 / p2 to move");
}

TEST(Bao, without_inner_pit_of_two_the_outer_row_starts) {
    Table table("mancala/bao-la-kujifunza",
                "p1 I 1 1 1 0 1 0 0 0 O 0 3 0 0 0 0 0 2 / p2 I 0 0 0 2 0 0 0 0 O 1 1 1 1 1 1 1 "
                "1 / p1 to move");
    EXPECT_EQ(table.legal(), "O8< O8> O2< O2>");
    table.play("O8>");
    EXPECT_EQ(table.text(), "p1 I 1 1 1 0 1 0 0 0 O 0 3 0 0 0 1 1 0 / p2 I 0 0 0 2 0 0 0 0 O 1 1 1 1 1 1 1 "
                            "1 / p2 to move");
}

TEST(Bao, empty_inner_row_of_the_opponent_wins_at_once) {
    Table table("mancala/bao-la-kujifunza",
                "p1 I 0 0 2 0 1 0 0 0 O 0 0 2 0 0 0 0 0 / p2 I 0 0 0 3 0 0 0 0 O 1 1 1 1 1 1 1 "
                "1 / p1 to move");
    EXPECT_EQ(table.legal(), "I3>");
    table.play("I3>");
    EXPECT_EQ(table.text(), "p1 I 0 0 0 1 2 0 0 0 O 0 0 2 0 0 0 0 0 / p2 I 0 0 0 0 0 0 0 0 O 1 1 1 1 1 1 1 "
                            "1 / hand 3 / over row-empty p1");
    EXPECT_TRUE(table.outcome().won_by(Seat::p1));
}

TEST(Bao, working_house_is_not_planted_without_a_capture) {
    Table table("mancala/bao-la-kiswahili",
                "p1 I 0 0 0 0 6 2 2 0 O 0 0 0 0 0 0 0 0 / p2 I 0 0 0 0 6 2 2 0 O 0 0 0 0 0 0 0 "
                "0 / reserve 22 22 / house 1 1 / p1 to move");
    EXPECT_EQ(table.legal(), "+I6< +I6> +I7< +I7>");
    table.play("+I6<");
    EXPECT_EQ(table.text(), "p1 I 0 0 1 1 7 0 2 0 O 0 0 0 0 0 0 0 0 / p2 I 0 0 0 0 6 2 2 0 O 0 0 0 0 0 0 0 "
                            "0 / reserve 21 22 / house 1 1 / p2 to move");
}

TEST(Bao, capture_in_the_left_flank_is_sown_from_the_left_end) {
    Table table("mancala/bao-la-kiswahili",
                "p1 I 1 0 0 2 6 0 0 2 O 0 0 0 0 0 0 0 0 / p2 I 0 2 0 1 6 0 0 3 O 0 0 0 0 0 0 0 "
                "0 / reserve 10 10 / house 1 1 / p1 to move");
    EXPECT_EQ(table.legal(), "+I1 +I4 +I5");
    table.play("+I1");
    EXPECT_EQ(table.text(), "p1 I 3 1 1 2 6 0 0 2 O 0 0 0 0 0 0 0 0 / p2 I 0 2 0 1 6 0 0 0 O 0 0 0 0 0 0 0 "
                            "0 / reserve 9 10 / house 1 1 / p2 to move");
}

TEST(Bao, capture_of_a_planted_seed_in_the_middle_chooses_the_end) {
    Table table("mancala/bao-la-kiswahili",
                "p1 I 1 0 0 2 6 0 0 2 O 0 0 0 0 0 0 0 0 / p2 I 0 2 0 1 6 0 0 3 O 0 0 0 0 0 0 0 "
                "0 / reserve 10 10 / house 1 1 / p1 to move");
    EXPECT_EQ(table.legal(), "+I1 +I4 +I5");
    table.play("+I4").play("L");
    EXPECT_EQ(table.text(), "p1 I 2 1 1 4 7 1 0 2 O 0 0 0 0 0 0 0 0 / p2 I 0 2 0 1 0 0 0 3 O 0 0 0 0 0 0 0 "
                            "0 / reserve 9 10 / house 1 0 / p2 to move");
}

TEST(Bao, house_as_the_only_inner_pit_pays_the_tax) {
    Table table("mancala/bao-la-kiswahili",
                "p1 I 0 0 0 0 7 0 0 0 O 0 2 0 0 0 0 0 0 / p2 I 0 2 2 0 6 0 0 0 O 0 0 0 0 0 0 0 "
                "0 / reserve 9 9 / house 1 1 / p1 to move");
    EXPECT_EQ(table.legal(), "+I5< +I5>");
    table.play("+I5>");
    EXPECT_EQ(table.text(), "p1 I 0 0 0 0 6 1 1 0 O 0 2 0 0 0 0 0 0 / p2 I 0 2 2 0 6 0 0 0 O 0 0 0 0 0 0 0 "
                            "0 / reserve 8 9 / house 1 1 / p2 to move");
}

TEST(Bao, house_that_paid_the_tax_stands_even_with_five) {
    Table table("mancala/bao-la-kiswahili",
                "p1 I 0 0 0 0 6 0 0 0 O 0 2 0 0 0 0 0 0 / p2 I 0 2 2 0 6 0 0 0 O 0 0 0 0 0 0 0 "
                "0 / reserve 9 9 / house 1 1 / p1 to move");
    EXPECT_EQ(table.legal(), "+I5< +I5>");
    table.play("+I5<");
    EXPECT_EQ(table.text(), "p1 I 0 0 1 1 5 0 0 0 O 0 2 0 0 0 0 0 0 / p2 I 0 2 2 0 6 0 0 0 O 0 0 0 0 0 0 0 "
                            "0 / reserve 8 9 / house 1 1 / p2 to move");
}

TEST(Bao, house_below_six_is_emptied_like_a_pit) {
    Table table("mancala/bao-la-kiswahili",
                "p1 I 0 0 0 0 5 0 0 0 O 0 2 0 0 0 0 0 0 / p2 I 0 2 2 0 6 0 0 0 O 0 0 0 0 0 0 0 "
                "0 / reserve 9 9 / house 1 1 / p1 to move");
    EXPECT_EQ(table.legal(), "+I5< +I5>");
    table.play("+I5<");
    EXPECT_EQ(table.text(), "p1 I 1 1 1 1 0 0 0 0 O 1 0 1 1 1 0 0 0 / p2 I 0 2 2 0 6 0 0 0 O 0 0 0 0 0 0 0 "
                            "0 / reserve 8 9 / house 0 1 / p2 to move");
}

TEST(Bao, house_works_again_with_its_sixth_seed) {
    Table table("mancala/bao-la-kiswahili",
                "p1 I 0 0 1 0 5 0 0 2 O 0 0 0 0 0 0 0 0 / p2 I 0 2 0 0 6 0 0 0 O 0 0 0 0 0 0 0 "
                "0 / reserve 9 9 / house 1 1 / p1 to move");
    EXPECT_EQ(table.legal(), "+I3< +I3> +I5< +I5> +I8< +I8>");
    table.play("+I3>");
    EXPECT_EQ(table.text(), "p1 I 0 0 0 1 6 0 0 2 O 0 0 0 0 0 0 0 0 / p2 I 0 2 0 0 6 0 0 0 O 0 0 0 0 0 0 0 "
                            "0 / reserve 8 9 / house 1 1 / p2 to move");
}

TEST(Bao, turn_without_captures_ends_in_the_working_house) {
    Table table("mancala/bao-la-kiswahili",
                "p1 I 0 0 1 0 8 0 0 2 O 0 0 0 0 0 0 0 0 / p2 I 0 2 0 0 6 0 0 0 O 0 0 0 0 0 0 0 "
                "0 / reserve 9 9 / house 1 1 / p1 to move");
    EXPECT_EQ(table.legal(), "+I3< +I3> +I8< +I8>");
    table.play("+I3>");
    EXPECT_EQ(table.text(), "p1 I 0 0 0 1 9 0 0 2 O 0 0 0 0 0 0 0 0 / p2 I 0 2 0 0 6 0 0 0 O 0 0 0 0 0 0 0 "
                            "0 / reserve 8 9 / house 1 1 / p2 to move");
}

TEST(Bao, capturing_turn_may_stop_in_the_house) {
    Table table("mancala/bao-la-kiswahili",
                "p1 I 0 1 0 0 7 0 0 0 O 0 0 0 0 0 0 0 0 / p2 I 0 0 0 0 0 0 5 3 O 0 0 0 0 0 0 0 "
                "0 / reserve 9 9 / house 1 1 / p1 to move");
    EXPECT_EQ(table.legal(), "+I2");
    table.play("+I2").play("stop");
    EXPECT_EQ(table.text(), "p1 I 1 3 1 1 8 0 0 0 O 0 0 0 0 0 0 0 0 / p2 I 0 0 0 0 0 0 0 3 O 0 0 0 0 0 0 0 "
                            "0 / reserve 8 9 / house 1 1 / p2 to move");
}

TEST(Bao, capturing_turn_may_go_on_and_break_the_house) {
    Table table("mancala/bao-la-kiswahili",
                "p1 I 0 1 0 0 7 0 0 0 O 0 0 0 0 0 0 0 0 / p2 I 0 0 0 0 0 0 5 3 O 0 0 0 0 0 0 0 "
                "0 / reserve 9 9 / house 1 1 / p1 to move");
    EXPECT_EQ(table.legal(), "+I2");
    table.play("+I2").play("safari");
    EXPECT_EQ(table.text(), "p1 I 1 3 1 1 0 1 1 1 O 0 0 0 1 1 1 1 1 / p2 I 0 0 0 0 0 0 0 3 O 0 0 0 0 0 0 0 "
                            "0 / reserve 8 9 / house 0 1 / p2 to move");
}

TEST(Bao, capture_in_the_house_comes_before_stopping) {
    Table table("mancala/bao-la-kiswahili",
                "p1 I 0 1 0 0 7 0 0 0 O 0 0 0 0 0 0 0 0 / p2 I 0 0 0 2 0 0 5 3 O 0 0 0 0 0 0 0 "
                "0 / reserve 9 9 / house 1 1 / p1 to move");
    EXPECT_EQ(table.legal(), "+I2 +I5");
    table.play("+I2");
    EXPECT_EQ(table.text(), "p1 I 2 0 2 2 9 1 0 0 O 0 0 0 0 0 0 0 0 / p2 I 0 0 0 0 0 0 0 3 O 0 0 0 0 0 0 0 "
                            "0 / reserve 8 9 / house 1 1 / p2 to move");
}

TEST(Bao, without_house_singles_are_planted_beside_last) {
    Table table("mancala/bao-la-kiswahili",
                "p1 I 0 1 0 3 1 0 0 0 O 0 0 3 0 0 0 0 0 / p2 I 2 0 0 0 0 1 0 0 O 0 0 0 0 0 0 0 "
                "0 / reserve 9 9 / house 0 1 / p1 to move");
    EXPECT_EQ(table.legal(), "+I4< +I4>");
    table.play("+I4>");
    EXPECT_EQ(table.text(), "p1 I 0 1 0 0 2 1 1 1 O 0 0 3 0 0 0 0 0 / p2 I 2 0 0 0 0 1 0 0 O 0 0 0 0 0 0 0 "
                            "0 / reserve 8 9 / house 0 1 / p2 to move");
}

TEST(Bao, singles_are_planted_beside_where_nothing_else_lies) {
    Table table("mancala/bao-la-kiswahili",
                "p1 I 0 1 0 0 1 0 0 0 O 0 0 3 0 0 0 0 0 / p2 I 2 0 0 0 0 1 0 0 O 0 0 0 0 0 0 0 "
                "0 / reserve 9 9 / house 0 1 / p1 to move");
    EXPECT_EQ(table.legal(), "+I2< +I2> +I5< +I5>");
    table.play("+I5>");
    EXPECT_EQ(table.text(), "p1 I 0 1 0 0 0 1 1 0 O 0 0 3 0 0 0 0 0 / p2 I 2 0 0 0 0 1 0 0 O 0 0 0 0 0 0 0 "
                            "0 / reserve 8 9 / house 0 1 / p2 to move");
}

TEST(Bao, harvest_capture_in_the_flank_turns_the_sowing) {
    Table table("mancala/bao-la-kiswahili",
                "p1 I 0 0 0 3 0 0 1 0 O 0 0 0 0 0 0 0 2 / p2 I 0 2 0 0 0 3 0 1 O 1 1 1 1 1 1 1 "
                "1 / reserve 0 0 / house 0 0 / p1 to move");
    EXPECT_EQ(table.legal(), "I4> O8<");
    table.play("I4>");
    EXPECT_EQ(table.text(), "p1 I 0 0 0 1 2 2 0 1 O 0 0 0 0 0 0 0 2 / p2 I 0 0 0 0 0 3 0 1 O 1 1 1 1 1 1 1 "
                            "1 / reserve 0 0 / house 0 0 / p2 to move");
}

TEST(Bao, sixteen_seeds_come_home_into_the_empty_start_and_end) {
    Table table("mancala/bao-la-kiswahili",
                "p1 I 16 0 1 0 0 0 0 0 O 0 0 0 0 0 0 0 0 / p2 I 0 0 0 0 0 2 0 3 O 1 1 1 1 1 1 "
                "1 1 / reserve 0 0 / house 0 0 / p1 to move");
    EXPECT_EQ(table.legal(), "I1< I1>");
    table.play("I1>");
    EXPECT_EQ(table.text(), "p1 I 1 1 2 1 1 1 1 1 O 1 1 1 1 1 1 1 1 / p2 I 0 0 0 0 0 2 0 3 O 1 1 1 1 1 1 1 "
                            "1 / reserve 0 0 / house 0 0 / p2 to move");
}

TEST(Bao, only_threatened_pit_is_blocked) {
    Table table("mancala/bao-la-kiswahili",
                "p1 I 0 2 0 0 0 0 2 0 O 0 0 2 2 0 2 6 4 / p2 I 1 0 1 2 10 0 0 10 O 2 2 8 4 1 2 "
                "1 0 / reserve 0 0 / house 0 0 / p1 to move");
    EXPECT_EQ(table.legal(), "I2< I2> I7< I7>");
    table.play("I7<");
    EXPECT_EQ(table.text(), "p1 I 0 2 0 0 1 1 0 0 O 0 0 2 2 0 2 6 4 / p2 I 1 0 1 2 10 0 0 10 O 2 2 8 4 1 2 "
                            "1 0 / reserve 0 0 / house 0 0 / blocked I4 / p2 to move");
}

TEST(Bao, blocked_pit_does_not_start) {
    Table table("mancala/bao-la-kiswahili",
                "p1 I 0 2 0 0 1 1 0 0 O 0 0 2 2 0 2 6 4 / p2 I 1 0 1 2 10 0 0 10 O 2 2 8 4 1 2 "
                "1 0 / reserve 0 0 / house 0 0 / blocked I4 / p2 to move");
    EXPECT_EQ(table.legal(), "I5< I5> I8< I8>");
    table.play("I5>");
    EXPECT_EQ(table.text(), "p1 I 0 2 0 0 1 1 0 0 O 0 0 2 2 0 2 6 4 / p2 I 2 1 1 2 0 1 1 11 O 3 0 9 5 2 3 "
                            "2 1 / reserve 0 0 / house 0 0 / target I4 / p1 to move");
}

TEST(Bao, pit_that_was_blocked_must_be_captured) {
    Table table("mancala/bao-la-kiswahili",
                "p1 I 0 2 0 0 1 1 0 0 O 0 0 2 2 0 2 6 4 / p2 I 2 1 1 2 0 1 1 11 O 3 0 9 5 2 3 "
                "2 1 / reserve 0 0 / house 0 0 / target I4 / p1 to move");
    EXPECT_EQ(table.legal(), "O8<");
    table.play("O8<");
    EXPECT_EQ(table.text(), "p1 I 0 2 0 1 3 3 0 4 O 0 0 2 2 0 2 6 0 / p2 I 0 0 1 0 0 1 1 11 O 3 0 9 5 2 3 "
                            "2 1 / reserve 0 0 / house 0 0 / p2 to move");
}

TEST(Bao, sowing_ends_in_a_blocked_pit) {
    Table table("mancala/bao-la-kiswahili",
                "p1 I 3 1 9 1 0 13 6 0 O 2 4 3 1 2 1 2 1 / p2 I 1 0 1 0 0 0 0 0 O 3 1 3 0 1 5 "
                "0 0 / reserve 0 0 / house 0 0 / blocked I6 / p1 to move");
    EXPECT_EQ(table.legal(), "I1< I1> I3< I3> I7< I7>");
    table.play("I1<");
    EXPECT_EQ(table.text(), "p1 I 1 2 10 2 1 15 1 0 O 0 6 1 3 0 3 1 3 / p2 I 1 0 1 0 0 0 0 0 O 3 1 3 0 1 5 "
                            "0 0 / reserve 0 0 / house 0 0 / target I6 / p2 to move");
}

TEST(Bao, emptying_the_own_inner_row_loses_with_the_first_seed_outside) {
    Table table("mancala/bao-la-kiswahili",
                "p1 I 2 0 0 0 0 0 0 0 O 0 0 2 0 0 0 0 0 / p2 I 0 0 0 0 0 2 0 0 O 1 1 1 1 1 1 1 "
                "1 / reserve 0 0 / house 0 0 / p1 to move");
    EXPECT_EQ(table.legal(), "I1< I1>");
    table.play("I1<");
    EXPECT_EQ(table.text(), "p1 I 0 0 0 0 0 0 0 0 O 1 0 2 0 0 0 0 0 / p2 I 0 0 0 0 0 2 0 0 O 1 1 1 1 1 1 1 "
                            "1 / reserve 0 0 / house 0 0 / hand 1 / over row-empty p2");
    EXPECT_TRUE(table.outcome().won_by(Seat::p2));
}

TEST(Bao, capture_of_the_last_inner_seeds_wins_with_seeds_in_hand) {
    Table table("mancala/bao-la-kiswahili",
                "p1 I 0 0 2 0 1 0 0 0 O 0 0 2 0 0 0 0 0 / p2 I 0 0 0 3 0 0 0 0 O 1 1 1 1 1 1 1 "
                "1 / reserve 0 0 / house 0 0 / p1 to move");
    EXPECT_EQ(table.legal(), "I3>");
    table.play("I3>");
    EXPECT_EQ(table.text(), "p1 I 0 0 0 1 2 0 0 0 O 0 0 2 0 0 0 0 0 / p2 I 0 0 0 0 0 0 0 0 O 1 1 1 1 1 1 1 "
                            "1 / reserve 0 0 / house 0 0 / hand 3 / over row-empty p1");
    EXPECT_TRUE(table.outcome().won_by(Seat::p1));
}

TEST(Bao, turn_that_did_not_capture_first_never_captures) {
    Table table("mancala/bao-la-kiswahili",
                "p1 I 0 0 2 0 1 0 1 0 O 0 0 0 0 0 0 0 0 / p2 I 0 2 0 0 0 0 0 1 O 1 1 1 1 1 1 1 "
                "1 / reserve 0 0 / house 0 0 / p1 to move");
    EXPECT_EQ(table.legal(), "I3< I3>");
    table.play("I3>");
    EXPECT_EQ(table.text(), "p1 I 0 0 0 1 0 1 0 1 O 0 0 0 0 0 0 0 1 / p2 I 0 2 0 0 0 0 0 1 O 1 1 1 1 1 1 1 "
                            "1 / reserve 0 0 / house 0 0 / p2 to move");
}

TEST(Bao, first_turn_of_the_zero_phase_sows_captures_from_the_capturing_pit) {
    Table table("mancala/bao-la-kiswahili:zero_phase=on",
                "p1 I 0 0 1 1 7 0 2 0 O 0 0 0 0 0 0 0 0 / p2 I 0 0 0 0 6 2 2 0 O 0 0 0 0 0 0 0 "
                "0 / reserve 21 22 / house 1 1 / turns 1 0 / p2 to move");
    EXPECT_EQ(table.legal(), "+I5 +I6");
    table.play("+I6").play("<");
    EXPECT_EQ(table.text(), "p1 I 0 0 0 1 7 0 2 0 O 0 0 0 0 0 0 0 0 / p2 I 0 1 1 1 7 0 2 0 O 0 0 0 0 0 0 0 "
                            "0 / reserve 21 21 / house 1 1 / turns 1 1 / p1 to move");
}

}  // namespace
}  // namespace sivba::sowing
