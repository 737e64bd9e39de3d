// Games whose captures are sown again: Hus, Omweso, Choro (docs/sources.md: navpil-mancala-4x8, Ludii).
#include "framework/play/computer.h"
#include "tests/unit/sowing/table.h"

namespace sivba::sowing {
namespace {

TEST(Resow, captured_seeds_and_the_capturing_pit_go_on_from_the_next_pit) {
    Table table("mancala/hus",
                "p1 I 1 0 2 0 0 0 0 1 O 0 0 2 0 0 0 0 1 / p2 I 0 0 0 0 0 0 0 2 O 0 0 0 0 0 0 0 "
                "3 / p1 to move");
    EXPECT_EQ(table.legal(), "I3< O3<");
    table.play("I3<");
    EXPECT_EQ(table.text(), "p1 I 0 1 0 0 0 0 0 1 O 1 1 3 1 1 1 1 1 / p2 I 0 0 0 0 0 0 0 0 O 0 0 0 0 0 0 0 "
                            "0 / over no-move p1");
    EXPECT_TRUE(table.outcome().won_by(Seat::p1));
}

TEST(Resow, empty_outer_pit_leaves_the_inner_one_to_capture) {
    Table table("mancala/hus",
                "p1 I 1 0 2 0 0 0 0 1 O 0 0 2 0 0 0 0 1 / p2 I 0 0 0 0 0 0 2 2 O 0 0 0 0 0 0 0 "
                "0 / p1 to move");
    EXPECT_EQ(table.legal(), "I3< O3<");
    table.play("I3<");
    EXPECT_EQ(table.text(), "p1 I 0 1 0 0 0 0 0 1 O 1 1 3 1 0 0 0 1 / p2 I 0 0 0 0 0 0 2 0 O 0 0 0 0 0 0 0 "
                            "0 / p2 to move");
}

TEST(Resow, empty_inner_pit_opposite_relays) {
    Table table("mancala/hus",
                "p1 I 1 0 2 0 0 0 0 1 O 0 0 2 0 0 0 0 1 / p2 I 0 0 0 0 0 0 2 0 O 0 0 0 0 0 0 0 "
                "3 / p1 to move");
    EXPECT_EQ(table.legal(), "I3< O3<");
    table.play("I3<");
    EXPECT_EQ(table.text(), "p1 I 0 1 0 0 0 0 0 1 O 1 1 2 0 0 0 0 1 / p2 I 0 0 0 0 0 0 2 0 O 0 0 0 0 0 0 0 "
                            "3 / p2 to move");
}

TEST(Resow, last_seed_in_an_empty_pit_ends_the_turn) {
    Table table("mancala/hus",
                "p1 I 0 0 0 0 0 2 0 1 O 2 1 0 0 0 0 0 0 / p2 I 1 0 0 2 0 0 0 0 O 1 0 0 0 0 0 0 "
                "0 / p1 to move");
    EXPECT_EQ(table.legal(), "I6< O1<");
    table.play("I6<");
    EXPECT_EQ(table.text(), "p1 I 0 0 0 1 1 0 0 1 O 2 1 0 0 0 0 0 0 / p2 I 1 0 0 2 0 0 0 0 O 1 0 0 0 0 0 0 "
                            "0 / p2 to move");
}

TEST(Resow, only_single_seeds_lose) {
    Table table("mancala/hus",
                "p1 I 1 0 2 0 0 0 0 1 O 0 0 2 0 0 0 0 1 / p2 I 0 0 0 0 0 0 0 2 O 0 0 0 0 0 0 1 "
                "3 / p1 to move");
    EXPECT_EQ(table.legal(), "I3< O3<");
    table.play("I3<");
    EXPECT_EQ(table.text(), "p1 I 0 1 0 0 0 0 0 1 O 1 1 3 1 1 1 1 1 / p2 I 0 0 0 0 0 0 0 0 O 0 0 0 0 0 0 1 "
                            "0 / over no-move p1");
    EXPECT_TRUE(table.outcome().won_by(Seat::p1));
}

TEST(Resow, first_turn_may_relay_instead_of_capturing) {
    Table table("mancala/hus:first_move_captures=off",
                "p1 I 0 0 1 1 0 2 2 2 O 2 2 2 2 2 2 2 2 / p2 I 0 0 0 0 2 2 2 2 O 2 2 2 2 2 2 2 "
                "2 / turns 1 0 / p2 to move");
    table.play("I7<");
    EXPECT_EQ(table.text(), "p1 I 0 0 1 1 0 2 2 2 O 2 2 2 2 2 2 2 2 / p2 I 0 1 1 1 0 3 0 2 O 2 2 2 2 2 2 2 "
                            "2 / turns 1 1 / p1 to move");
}

TEST(Resow, option_sows_clockwise) {
    Table table("mancala/hus:direction=clockwise",
                "p1 I 0 0 0 0 2 2 2 2 O 2 2 2 2 2 2 2 2 / p2 I 0 0 0 0 2 2 2 2 O 2 2 2 2 2 2 2 "
                "2 / p1 to move");
    table.play("O8>");
    EXPECT_EQ(table.text(), "p1 I 1 0 0 0 2 2 2 2 O 3 3 0 3 3 0 3 0 / p2 I 0 0 0 0 2 2 2 2 O 2 2 2 2 2 2 2 "
                            "2 / p2 to move");
}

TEST(Resow, option_starts_in_the_outer_row_only) {
    Table table("mancala/hus:start_rows=outer",
                "p1 I 0 0 0 0 2 2 2 2 O 2 2 2 2 2 2 2 2 / p2 I 0 0 0 0 2 2 2 2 O 2 2 2 2 2 2 2 "
                "2 / p1 to move");
    table.play("O1<");
    EXPECT_EQ(table.text(), "p1 I 0 1 1 1 0 3 3 0 O 0 3 0 3 3 0 3 3 / p2 I 0 0 0 0 2 2 2 2 O 2 2 2 2 2 2 2 "
                            "2 / p2 to move");
}

TEST(Resow, one_of_the_opposite_pits_empty_relays) {
    Table table("mancala/omweso",
                "p1 I 0 0 1 0 0 3 0 0 O 0 2 0 0 0 0 0 0 / p2 I 0 0 0 0 2 2 0 0 O 0 0 0 0 0 0 0 "
                "0 / captures 1 1 / p1 to move");
    EXPECT_EQ(table.legal(), "I6< O2<");
    table.play("I6<");
    EXPECT_EQ(table.text(), "p1 I 1 1 0 1 1 0 0 0 O 0 2 0 0 0 0 0 0 / p2 I 0 0 0 0 2 2 0 0 O 0 0 0 0 0 0 0 "
                            "0 / captures 1 1 / p2 to move");
}

TEST(Resow, captured_seeds_are_sown_where_the_lap_began) {
    Table table("mancala/omweso",
                "p1 I 0 0 1 0 0 3 0 0 O 0 2 0 0 0 0 0 0 / p2 I 0 0 0 0 2 2 0 0 O 0 0 0 0 0 1 0 "
                "2 / captures 1 1 / p1 to move");
    EXPECT_EQ(table.legal(), "I6< O2<");
    table.play("I6<");
    EXPECT_EQ(table.text(), "p1 I 1 1 0 2 2 0 0 0 O 1 2 0 0 0 0 0 0 / p2 I 0 0 0 0 2 0 0 0 O 0 0 0 0 0 0 0 "
                            "2 / captures 2 1 / p2 to move");
}

TEST(Resow, left_pit_starts_clockwise_if_it_captures) {
    Table table("mancala/omweso",
                "p1 I 2 0 1 0 0 0 0 0 O 0 2 0 0 0 0 0 0 / p2 I 0 0 0 2 0 2 0 0 O 0 0 0 2 0 1 0 "
                "2 / captures 1 1 / p1 to move");
    EXPECT_EQ(table.legal(), "I1< I1> O2<");
    table.play("I1>");
    EXPECT_EQ(table.text(), "p1 I 0 1 2 0 0 0 0 0 O 1 3 1 0 0 0 0 0 / p2 I 0 0 0 2 0 0 0 0 O 0 0 0 2 0 0 0 "
                            "2 / captures 2 1 / p2 to move");
}

TEST(Resow, both_ends_captured_in_one_turn_win) {
    Table table("mancala/omweso",
                "p1 I 4 2 6 1 1 2 2 4 O 13 0 1 0 1 0 1 0 / p2 I 2 5 1 5 0 5 0 1 O 2 0 1 0 1 2 "
                "0 1 / captures 2 2 / p1 to move");
    table.play("I7<");
    EXPECT_EQ(table.text(), "p1 I 6 4 9 4 1 5 2 0 O 14 1 0 1 0 1 0 3 / p2 I 0 5 0 5 0 0 0 0 O 0 0 0 0 1 0 "
                            "0 0 / captures 2 2 / hand 2 / over special p1");
    EXPECT_TRUE(table.outcome().won_by(Seat::p1));
}

TEST(Resow, second_capturing_turn_before_any_wins) {
    Table table("mancala/omweso",
                "p1 I 0 0 1 0 0 3 0 0 O 0 2 0 0 0 0 0 0 / p2 I 0 0 0 0 2 2 0 2 O 0 0 0 0 0 1 0 "
                "2 / captures 1 0 / p1 to move");
    EXPECT_EQ(table.legal(), "I6< O2<");
    table.play("I6<");
    EXPECT_EQ(table.text(), "p1 I 1 1 0 2 2 0 0 0 O 1 2 0 0 0 0 0 0 / p2 I 0 0 0 0 2 0 0 2 O 0 0 0 0 0 0 0 "
                            "2 / captures 2 0 / over special p1");
    EXPECT_TRUE(table.outcome().won_by(Seat::p1));
}

TEST(Resow, captured_seeds_may_go_clockwise_if_they_capture_again) {
    Table table("mancala/omweso",
                "p1 I 0 1 1 1 1 2 3 1 O 0 5 0 1 2 7 7 0 / p2 I 0 0 1 1 1 1 2 2 O 0 5 0 6 1 6 6 "
                "0 / captures 0 0 / p2 to move");
    table.play("O2>").play("cw");
    EXPECT_EQ(table.text(), "p1 I 0 1 1 0 0 2 0 1 O 0 5 0 0 0 7 0 0 / p2 I 3 0 3 3 0 3 4 4 O 3 1 2 0 3 8 8 "
                            "2 / captures 0 1 / p1 to move");
}

TEST(Resow, relay_from_a_left_pit_may_go_clockwise) {
    Table table("mancala/omweso",
                "p1 I 0 0 1 1 2 1 0 1 O 0 0 0 0 2 0 7 0 / p2 I 1 1 3 3 4 4 6 6 O 1 5 0 6 1 0 8 "
                "0 / captures 0 1 / p2 to move");
    table.play("I6<").play("cw");
    EXPECT_EQ(table.text(), "p1 I 0 0 1 1 0 1 0 1 O 0 0 0 0 0 0 7 0 / p2 I 2 0 5 5 5 0 6 6 O 2 6 1 6 1 0 8 "
                            "0 / captures 0 2 / over special p2");
    EXPECT_TRUE(table.outcome().won_by(Seat::p2));
}

TEST(Resow, both_open_at_once_lap_by_lap) {
    Table table("mancala/choro",
                "p1 I 2 2 2 2 2 2 2 2 O 2 2 2 2 2 2 2 2 / p2 I 2 2 2 2 2 2 2 2 O 2 2 2 2 2 2 2 "
                "2 / turns 0 0 / p1 to open");
    EXPECT_EQ(table.legal(), "P1:O8 P1:O7");
    table.play("P1:O7").play("P2:O8");
    EXPECT_EQ(table.text(), "p1 I 2 1 3 3 4 3 3 4 O 2 0 2 2 2 2 0 3 / p2 I 0 2 2 1 3 3 4 3 O 0 2 2 0 2 2 2 "
                            "0 / turns 1 1 / p2 to move");
}

TEST(Resow, start_of_the_first_is_a_secret_to_the_second) {
    double value[2];
    for (const std::size_t i : {0u, 1u}) {
        Table table("mancala/choro");
        table.play(i == 0 ? "P1:O8" : "P1:O7");
        EXPECT_TRUE(table.game().alike(table.position(), Seat::p1).empty()) << "who made it knows it";
        EXPECT_EQ(table.game().alike(table.position(), Seat::p2).size(), 2u);
        value[i] =
            choose_move(table.game(), table.position(), {}, Player::medium, 1, {.nodes = 2'000}, {}).value;
        table.play("P2:O8");
        EXPECT_TRUE(table.game().alike(table.position(), Seat::p2).empty()) << "now both are known";
    }
    EXPECT_EQ(value[0], value[1]) << "the computer weighs both";
}

TEST(Resow, pit_that_faces_seeds_captures_instead_of_moving) {
    Table table("mancala/choro",
                "p1 I 0 0 1 0 0 0 0 0 O 0 0 0 0 2 0 0 0 / p2 I 0 0 0 0 0 2 0 0 O 0 0 0 0 0 1 0 "
                "0 / turns 1 1 / p1 to move");
    EXPECT_EQ(table.legal(), "=I3");
    table.play("=I3");
    EXPECT_EQ(table.text(), "p1 I 1 1 2 0 0 0 0 0 O 0 0 0 0 2 0 0 0 / p2 I 0 0 0 0 0 0 0 0 O 0 0 0 0 0 0 0 "
                            "0 / turns 1 1 / over no-move p1");
    EXPECT_TRUE(table.outcome().won_by(Seat::p1));
}

TEST(Resow, clockwise_after_clockwise_starts_where_the_lap_began) {
    Table table("mancala/choro",
                "p1 I 7 4 0 9 0 2 4 0 O 3 1 3 0 2 0 3 1 / p2 I 17 0 0 0 0 0 0 0 O 0 1 1 1 4 1 "
                "0 0 / turns 1 1 / p2 to move");
    table.play("I1>").play("cw").play("cw");
    EXPECT_EQ(table.text(), "p1 I 0 0 0 9 0 0 0 0 O 0 0 3 0 2 0 0 1 / p2 I 2 1 7 6 6 2 6 4 O 2 0 3 3 0 3 2 "
                            "2 / turns 1 1 / p1 to move");
}

TEST(Resow, relay_may_turn_clockwise) {
    Table table("mancala/choro",
                "p1 I 4 0 2 0 9 1 3 0 O 1 1 2 10 0 5 6 0 / p2 I 0 0 0 0 0 0 1 0 O 1 4 1 6 3 1 "
                "2 1 / turns 1 1 / p1 to move");
    table.play("O4<").play("cw");
    EXPECT_EQ(table.text(), "p1 I 7 3 0 1 10 2 4 1 O 1 1 2 0 1 6 7 1 / p2 I 0 0 0 0 0 0 0 0 O 1 4 1 6 3 1 "
                            "0 1 / turns 1 1 / p2 to move");
}

}  // namespace
}  // namespace sivba::sowing
