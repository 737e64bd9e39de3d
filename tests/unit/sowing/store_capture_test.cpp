// Games whose captures leave the board: Bao Kiarabu, Kabwanga, Moruba (docs/sources.md: navpil-mancala-4x8, Ludii).
#include "tests/unit/sowing/table.h"

namespace sivba::sowing {
namespace {

TEST(StoreCaptures, last_seed_in_an_empty_pit_takes_both_opposite_pits) {
    Table table("mancala/bao-kiarabu:columns=8",
                "p1 I 0 0 0 0 2 0 0 0 O 1 1 1 1 1 1 1 1 / p2 I 0 0 0 0 0 4 0 0 O 0 0 0 0 0 3 0 "
                "1 / store 0 0 / p1 to move");
    EXPECT_EQ(table.legal(), "I5<");
    table.play("I5<");
    EXPECT_EQ(table.text(), "p1 I 0 0 1 1 0 0 0 0 O 1 1 1 1 1 1 1 1 / p2 I 0 0 0 0 0 0 0 0 O 0 0 0 0 0 0 0 "
                            "1 / store 7 0 / p2 to move");
}

TEST(StoreCaptures, empty_outer_pit_leaves_the_inner_one_to_take) {
    Table table("mancala/bao-kiarabu:columns=8",
                "p1 I 0 0 0 0 2 0 0 0 O 1 1 1 1 1 1 1 1 / p2 I 0 0 0 0 0 4 0 0 O 0 0 0 0 0 0 0 "
                "1 / store 0 0 / p1 to move");
    EXPECT_EQ(table.legal(), "I5<");
    table.play("I5<");
    EXPECT_EQ(table.text(), "p1 I 0 0 1 1 0 0 0 0 O 1 1 1 1 1 1 1 1 / p2 I 0 0 0 0 0 0 0 0 O 0 0 0 0 0 0 0 "
                            "1 / store 4 0 / p2 to move");
}

TEST(StoreCaptures, empty_inner_pit_keeps_the_outer_one_safe) {
    Table table("mancala/bao-kiarabu:columns=8",
                "p1 I 0 0 0 0 2 0 0 0 O 1 1 1 1 1 1 1 1 / p2 I 0 0 0 0 1 0 0 0 O 0 0 0 0 0 3 0 "
                "1 / store 0 0 / p1 to move");
    EXPECT_EQ(table.legal(), "I5<");
    table.play("I5<");
    EXPECT_EQ(table.text(), "p1 I 0 0 1 1 0 0 0 0 O 1 1 1 1 1 1 1 1 / p2 I 0 0 0 0 1 0 0 0 O 0 0 0 0 0 3 0 "
                            "1 / store 0 0 / p2 to move");
}

TEST(StoreCaptures, single_seed_moves_only_if_nothing_else_can) {
    Table table("mancala/bao-kiarabu:columns=8",
                "p1 I 0 1 0 0 1 0 0 0 O 1 0 0 0 0 0 0 0 / p2 I 0 0 0 0 2 0 0 0 O 0 0 0 0 0 0 0 "
                "0 / store 0 0 / p1 to move");
    EXPECT_EQ(table.legal(), "I2< I5< O1<");
    table.play("I5<");
    EXPECT_EQ(table.text(), "p1 I 0 1 0 1 0 0 0 0 O 1 0 0 0 0 0 0 0 / p2 I 0 0 0 0 0 0 0 0 O 0 0 0 0 0 0 0 "
                            "0 / store 2 0 / over no-seeds p1");
    EXPECT_TRUE(table.outcome().won_by(Seat::p1));
}

TEST(StoreCaptures, single_seed_moves_only_into_an_empty_pit) {
    Table table("mancala/bao-kiarabu:columns=8",
                "p1 I 1 0 0 0 1 0 0 0 O 1 0 0 0 0 0 0 0 / p2 I 0 0 0 0 2 0 0 0 O 0 0 0 0 0 0 0 "
                "0 / store 0 0 / p1 to move");
    EXPECT_EQ(table.legal(), "I5< O1<");
    table.play("O1<");
    EXPECT_EQ(table.text(), "p1 I 1 0 0 0 1 0 0 0 O 0 1 0 0 0 0 0 0 / p2 I 0 0 0 0 2 0 0 0 O 0 0 0 0 0 0 0 "
                            "0 / store 0 0 / p2 to move");
}

TEST(StoreCaptures, opponent_without_seeds_loses) {
    Table table("mancala/bao-kiarabu:columns=8",
                "p1 I 0 0 0 0 1 0 0 0 O 0 0 0 0 0 0 0 0 / p2 I 0 0 0 0 2 0 0 0 O 0 0 0 0 0 0 0 "
                "0 / store 0 0 / p1 to move");
    EXPECT_EQ(table.legal(), "I5<");
    table.play("I5<");
    EXPECT_EQ(table.text(), "p1 I 0 0 0 1 0 0 0 0 O 0 0 0 0 0 0 0 0 / p2 I 0 0 0 0 0 0 0 0 O 0 0 0 0 0 0 0 "
                            "0 / store 2 0 / over no-seeds p1");
    EXPECT_TRUE(table.outcome().won_by(Seat::p1));
}

TEST(StoreCaptures, seven_columns_have_a_ring_of_fourteen) {
    Table table("mancala/bao-kiarabu:columns=7",
                "p1 I 2 2 2 2 2 2 2 O 2 2 2 2 2 2 2 / p2 I 2 2 2 2 2 2 2 O 2 2 2 2 2 2 2 / "
                "store 0 0 / p1 to move");
    table.play("O7<");
    EXPECT_EQ(table.text(), "p1 I 3 3 0 3 3 0 3 O 0 3 3 0 3 3 1 / p2 I 2 2 2 2 2 2 2 O 2 2 2 2 2 2 2 / "
                            "store 0 0 / p2 to move");
}

TEST(StoreCaptures, sowing_goes_on_past_an_empty_pit_with_the_next_two) {
    Table table("mancala/kabwanga",
                "p1 I 0 0 0 0 1 1 0 3 O 2 0 3 0 3 3 0 3 / p2 I 0 0 0 0 1 1 2 0 O 0 3 0 3 3 0 3 "
                "3 / store 0 0 / p1 to move");
    EXPECT_EQ(table.legal(), "I8< O8< O6< O5< O3< O1<");
    table.play("O1<");
    EXPECT_EQ(table.text(), "p1 I 0 0 0 1 2 0 1 4 O 0 1 0 1 4 4 1 0 / p2 I 0 0 0 0 0 1 2 0 O 0 3 0 3 0 0 3 "
                            "3 / store 4 0 / p2 to move");
}

TEST(StoreCaptures, single_seed_prefers_an_occupied_pit) {
    Table table("mancala/kabwanga",
                "p1 I 0 1 1 0 0 1 0 0 O 0 0 0 0 0 0 0 0 / p2 I 0 0 0 2 0 2 0 0 O 0 0 0 0 0 0 0 "
                "0 / store 0 0 / p1 to move");
    EXPECT_EQ(table.legal(), "I3<");
    table.play("I3<");
    EXPECT_EQ(table.text(), "p1 I 1 0 0 0 0 1 0 0 O 1 0 0 0 0 0 0 0 / p2 I 0 0 0 2 0 2 0 0 O 0 0 0 0 0 0 0 "
                            "0 / store 0 0 / p2 to move");
}

TEST(StoreCaptures, capture_comes_where_the_next_pit_is_too_small) {
    Table table("mancala/kabwanga",
                "p1 I 0 0 0 0 2 0 0 0 O 1 1 1 1 1 1 1 1 / p2 I 0 0 0 0 0 4 0 0 O 0 0 0 0 0 3 0 "
                "1 / store 0 0 / p1 to move");
    EXPECT_EQ(table.legal(), "I5<");
    table.play("I5<");
    EXPECT_EQ(table.text(), "p1 I 0 0 1 1 0 0 0 0 O 1 1 1 1 1 1 1 1 / p2 I 0 0 0 0 0 0 0 0 O 0 0 0 0 0 0 0 "
                            "1 / store 7 0 / p2 to move");
}

TEST(StoreCaptures, capture_takes_all_that_is_left_without_a_choice) {
    Table table("mancala/moruba",
                "p1 I 0 0 0 0 2 0 0 0 O 1 1 1 1 1 1 1 1 / p2 I 0 0 3 0 0 4 0 0 O 0 0 0 0 0 3 0 "
                "1 / store 0 0 / p1 to move");
    EXPECT_EQ(table.legal(), "I5<");
    table.play("I5<");
    EXPECT_EQ(table.text(), "p1 I 0 0 1 1 0 0 0 0 O 1 1 1 1 1 1 1 1 / p2 I 0 0 0 0 0 0 0 0 O 0 0 0 0 0 0 0 "
                            "0 / store 11 0 / over no-seeds p1");
    EXPECT_TRUE(table.outcome().won_by(Seat::p1));
}

TEST(StoreCaptures, capture_takes_two_further_pits_of_choice) {
    Table table("mancala/moruba",
                "p1 I 0 0 0 0 2 0 0 0 O 1 1 1 1 1 1 1 1 / p2 I 0 2 3 0 0 4 0 0 O 0 0 0 0 0 3 0 "
                "1 / store 0 0 / p1 to move");
    EXPECT_EQ(table.legal(), "I5<");
    table.play("I5<").play("x:I2,I3");
    EXPECT_EQ(table.text(), "p1 I 0 0 1 1 0 0 0 0 O 1 1 1 1 1 1 1 1 / p2 I 0 0 0 0 0 0 0 0 O 0 0 0 0 0 0 0 "
                            "1 / store 12 0 / p2 to move");
}

}  // namespace
}  // namespace sivba::sowing
