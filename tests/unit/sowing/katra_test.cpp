// Katra Fandatsaka, Katra Be and the planting game Kimasai (docs/sources.md: navpil-mancala-4x8).
#include "tests/unit/sowing/table.h"

namespace sivba::sowing {
namespace {

TEST(Katra, capture_by_planting_is_compulsory) {
    Table table("mancala/katra-fandatsaka",
                "p1 I 0 1 1 1 1 1 1 0 O 0 0 0 0 0 0 0 0 / p2 I 0 1 1 1 1 1 1 0 O 0 0 0 0 0 0 0 "
                "0 / reserve 26 26 / p1 to move");
    table.play("+I4").play("L");
    EXPECT_EQ(table.text(), "p1 I 1 1 1 2 1 1 1 0 O 0 0 0 0 0 0 0 0 / p2 I 0 1 1 1 0 1 1 0 O 0 0 0 0 0 0 0 "
                            "0 / reserve 25 26 / p2 to move");
}

TEST(Katra, capture_in_the_flank_has_no_choice_of_end) {
    Table table("mancala/katra-fandatsaka",
                "p1 I 0 1 1 1 1 1 1 0 O 0 0 0 0 0 0 0 0 / p2 I 0 1 1 1 1 1 1 0 O 0 0 0 0 0 0 0 "
                "0 / reserve 26 26 / p1 to move");
    table.play("+I2");
    EXPECT_EQ(table.text(), "p1 I 1 2 1 1 1 1 1 0 O 0 0 0 0 0 0 0 0 / p2 I 0 1 1 1 1 1 0 0 O 0 0 0 0 0 0 0 "
                            "0 / reserve 25 26 / p2 to move");
}

TEST(Katra, planting_in_the_inner_house_lifts_both_parts) {
    Table table("mancala/katra-be",
                "p1 I 0 0 0 0 3 2 2 0 O 0 0 0 0 3 0 0 0 / p2 I 0 0 0 0 3 2 2 0 O 0 0 0 0 3 0 0 "
                "0 / reserve 22 22 / house 1 1 / p1 to move");
    EXPECT_EQ(table.legal(), "+I5< +I5> +I6< +I6> +I7< +I7>");
    table.play("+I5>");
    EXPECT_EQ(table.text(), "p1 I 0 0 0 0 0 3 3 1 O 0 0 0 0 1 1 1 1 / p2 I 0 0 0 0 3 2 2 0 O 0 0 0 0 3 0 0 "
                            "0 / reserve 21 22 / house 0 1 / p2 to move");
}

TEST(Katra, capture_of_the_inner_house_takes_both_parts) {
    Table table("mancala/katra-be",
                "p1 I 0 0 0 1 3 0 0 0 O 0 0 0 0 3 0 0 0 / p2 I 1 0 0 0 3 2 2 0 O 0 0 0 0 3 0 0 "
                "0 / reserve 10 10 / house 1 1 / p1 to move");
    EXPECT_EQ(table.legal(), "+I4");
    table.play("+I4").play("L");
    EXPECT_EQ(table.text(), "p1 I 1 1 1 3 4 1 0 0 O 0 0 0 0 3 0 0 0 / p2 I 1 0 0 0 0 2 2 0 O 0 0 0 0 0 0 0 "
                            "0 / reserve 9 10 / house 1 0 / p2 to move");
}

TEST(Katra, harvest_may_start_in_the_inner_house_with_both_parts) {
    Table table("mancala/katra-be",
                "p1 I 0 0 0 0 3 0 0 5 O 0 0 0 0 2 0 0 1 / p2 I 1 0 0 0 3 2 2 0 O 0 0 0 0 3 0 0 "
                "0 / reserve 0 0 / house 1 1 / p1 to move");
    EXPECT_EQ(table.legal(), "I5< I5> I8< I8>");
    table.play("I5<");
    EXPECT_EQ(table.text(), "p1 I 1 1 1 1 0 0 0 5 O 1 0 0 0 0 0 0 1 / p2 I 1 0 0 0 3 2 2 0 O 0 0 0 0 3 0 0 "
                            "0 / reserve 0 0 / house 0 1 / p2 to move");
}

TEST(Katra, last_seed_in_the_outer_house_stops) {
    Table table("mancala/katra-be",
                "p1 I 0 0 0 0 4 1 4 0 O 0 0 0 0 3 0 0 1 / p2 I 0 0 0 0 4 0 1 1 O 0 0 0 0 3 0 1 "
                "1 / reserve 20 20 / house 1 1 / p1 to move");
    EXPECT_EQ(table.legal(), "+I5< +I5> +I6< +I6> +I7< +I7>");
    table.play("+I7>");
    EXPECT_EQ(table.text(), "p1 I 0 0 0 0 4 1 0 1 O 0 0 0 0 4 1 1 2 / p2 I 0 0 0 0 4 0 1 1 O 0 0 0 0 3 0 1 "
                            "1 / reserve 19 20 / house 1 1 / p2 to move");
}

TEST(Katra, last_seed_in_the_inner_house_may_stop) {
    Table table("mancala/katra-be",
                "p1 I 0 0 2 0 5 2 0 1 O 0 0 0 0 3 0 0 1 / p2 I 1 0 0 0 5 0 3 0 O 0 0 0 0 3 0 1 "
                "1 / reserve 18 18 / house 1 1 / p1 to move");
    EXPECT_EQ(table.legal(), "+I8");
    table.play("+I8").play("stop");
    EXPECT_EQ(table.text(), "p1 I 0 0 2 0 6 3 1 0 O 0 0 0 0 3 0 0 1 / p2 I 0 0 0 0 5 0 3 0 O 0 0 0 0 3 0 1 "
                            "1 / reserve 17 18 / house 1 1 / p2 to move");
}

TEST(Katra, last_seed_in_the_inner_house_may_go_on_with_both_parts) {
    Table table("mancala/katra-be",
                "p1 I 0 0 2 0 5 2 0 1 O 0 0 0 0 3 0 0 1 / p2 I 1 0 0 0 5 0 3 0 O 0 0 0 0 3 0 1 "
                "1 / reserve 18 18 / house 1 1 / p1 to move");
    EXPECT_EQ(table.legal(), "+I8");
    table.play("+I8").play("go");
    EXPECT_EQ(table.text(), "p1 I 1 1 3 1 0 3 1 0 O 1 1 1 1 1 0 0 1 / p2 I 0 0 0 0 5 0 3 0 O 0 0 0 0 3 0 1 "
                            "1 / reserve 17 18 / house 0 1 / p2 to move");
}

TEST(Katra, very_first_turn_sows_without_planting) {
    Table table("mancala/bao-la-kimasai",
                "p1 I 1 1 1 1 1 1 1 1 O 0 0 0 0 0 0 0 0 / p2 I 1 1 1 1 1 1 1 1 O 0 0 0 0 0 0 0 "
                "0 / reserve 24 24 / turns 0 0 / p1 to move");
    table.play("I8>");
    EXPECT_EQ(table.text(), "p1 I 1 1 1 1 1 1 1 0 O 0 0 0 0 0 0 0 1 / p2 I 1 1 1 1 1 1 1 1 O 0 0 0 0 0 0 0 "
                            "0 / reserve 24 24 / turns 1 0 / p2 to move");
}

TEST(Katra, planting_never_captures_and_sows_the_pit) {
    Table table("mancala/bao-la-kimasai",
                "p1 I 1 1 1 1 1 1 1 0 O 0 0 0 0 0 0 0 1 / p2 I 1 1 1 1 1 1 1 1 O 0 0 0 0 0 0 0 "
                "0 / reserve 24 24 / turns 1 0 / p2 to move");
    table.play("+I1>");
    EXPECT_EQ(table.text(), "p1 I 1 1 1 1 1 1 1 0 O 0 0 0 0 0 0 0 1 / p2 I 0 2 0 2 0 2 0 2 O 0 0 0 0 0 0 0 "
                            "1 / reserve 24 23 / turns 1 1 / p1 to move");
}

TEST(Katra, captured_seeds_are_sown_from_the_capturing_pit) {
    Table table("mancala/bao-la-kimasai",
                "p1 I 0 0 1 1 0 0 0 1 O 0 0 0 0 0 0 0 0 / p2 I 0 0 0 1 3 0 2 0 O 0 0 0 0 0 0 0 "
                "1 / reserve 0 0 / turns 1 1 / p1 to move");
    EXPECT_EQ(table.legal(), "I3> I4> I8>");
    table.play("I3>");
    EXPECT_EQ(table.text(), "p1 I 0 0 0 3 1 1 0 1 O 0 0 0 0 0 0 0 0 / p2 I 0 0 0 1 0 0 2 0 O 0 0 0 0 0 0 0 "
                            "1 / reserve 0 0 / turns 1 1 / p2 to move");
}

TEST(Katra, captured_seed_in_the_capturing_pit_relays) {
    Table table("mancala/bao-la-kimasai",
                "p1 I 0 0 1 1 0 0 0 1 O 0 0 0 0 0 0 0 0 / p2 I 0 0 0 1 1 0 2 0 O 0 0 0 0 0 0 0 "
                "1 / reserve 0 0 / turns 1 1 / p1 to move");
    EXPECT_EQ(table.legal(), "I3> I4> I8>");
    table.play("I3>");
    EXPECT_EQ(table.text(), "p1 I 0 0 0 0 1 1 1 1 O 0 0 0 0 0 0 0 0 / p2 I 0 0 0 1 0 0 2 0 O 0 0 0 0 0 0 0 "
                            "1 / reserve 0 0 / turns 1 1 / p2 to move");
}

TEST(Katra, own_empty_inner_row_loses) {
    Table table("mancala/bao-la-kimasai",
                "p1 I 0 0 0 0 0 0 0 1 O 0 0 3 0 0 0 0 0 / p2 I 0 0 0 1 1 0 2 0 O 0 0 0 0 0 0 0 "
                "1 / reserve 0 0 / turns 1 1 / p1 to move");
    EXPECT_EQ(table.legal(), "I8> O3>");
    table.play("I8>");
    EXPECT_EQ(table.text(), "p1 I 0 0 0 0 0 0 0 0 O 0 0 3 0 0 0 0 1 / p2 I 0 0 0 1 1 0 2 0 O 0 0 0 0 0 0 0 "
                            "1 / reserve 0 0 / turns 1 1 / over row-empty p2");
    EXPECT_TRUE(table.outcome().won_by(Seat::p2));
}

TEST(Katra, empty_inner_row_of_the_opponent_wins) {
    Table table("mancala/bao-la-kimasai",
                "p1 I 0 0 1 1 0 0 0 1 O 0 0 0 0 0 0 0 0 / p2 I 0 0 0 0 3 0 0 0 O 0 0 0 0 0 0 0 "
                "1 / reserve 0 0 / turns 1 1 / p1 to move");
    EXPECT_EQ(table.legal(), "I3> I4> I8>");
    table.play("I3>");
    EXPECT_EQ(table.text(), "p1 I 0 0 0 2 0 0 0 1 O 0 0 0 0 0 0 0 0 / p2 I 0 0 0 0 0 0 0 0 O 0 0 0 0 0 0 0 "
                            "1 / reserve 0 0 / turns 1 1 / hand 3 / over row-empty p1");
    EXPECT_TRUE(table.outcome().won_by(Seat::p1));
}

TEST(Katra, last_seed_in_an_empty_pit_ends) {
    Table table("mancala/bao-la-kimasai",
                "p1 I 0 0 2 1 0 0 0 1 O 0 0 0 0 0 0 1 0 / p2 I 0 0 0 1 3 0 2 0 O 0 0 0 0 0 0 0 "
                "1 / reserve 0 0 / turns 1 1 / p1 to move");
    EXPECT_EQ(table.legal(), "I3> I4> I8> O7>");
    table.play("I4>");
    EXPECT_EQ(table.text(), "p1 I 0 0 2 0 1 0 0 1 O 0 0 0 0 0 0 1 0 / p2 I 0 0 0 1 3 0 2 0 O 0 0 0 0 0 0 0 "
                            "1 / reserve 0 0 / turns 1 1 / p2 to move");
}

}  // namespace
}  // namespace sivba::sowing
