// The rules of a turn of Oware: sowing, capturing, feeding and the grand slam.
#include "tests/unit/sowing/table.h"

namespace sivba::sowing {
namespace {

TEST(Oware, opens_with_four_seeds_in_every_pit_and_the_first_player_to_move) {
    const Table table("mancala/oware");
    EXPECT_EQ(table.text(), "p1 4 4 4 4 4 4 / p2 4 4 4 4 4 4 / store 0 0 / p1 to move");
    EXPECT_EQ(table.legal(), "1 2 3 4 5 6");
}

TEST(Oware, seeds_option_fills_the_pits) {
    EXPECT_EQ(Table("mancala/oware:seeds=7").text(),
              "p1 7 7 7 7 7 7 / p2 7 7 7 7 7 7 / store 0 0 / p1 to move");
    EXPECT_EQ(Table("mancala/oware:seeds=1").text(),
              "p1 1 1 1 1 1 1 / p2 1 1 1 1 1 1 / store 0 0 / p1 to move");
}

TEST(Oware, sowing_goes_counter_clockwise_round_one_ring) {
    Table table("mancala/oware");
    EXPECT_EQ(table.play("5").text(), "p1 4 4 4 4 0 5 / p2 5 5 5 4 4 4 / store 0 0 / p2 to move");
    EXPECT_EQ(table.play("6").text(), "p1 5 5 5 5 0 5 / p2 5 5 5 4 4 0 / store 0 0 / p1 to move");
}

TEST(Oware, long_sowing_skips_its_origin) {
    Table table("mancala/oware", "p1 0 0 14 0 0 0 / p2 4 4 4 4 4 4 / store 5 5 / p1 to move");
    EXPECT_EQ(table.play("3").text(), "p1 1 1 0 2 2 2 / p2 5 5 5 5 5 5 / store 5 5 / p2 to move");
}

TEST(Oware, twice_round_skips_its_origin_twice) {
    Table table("mancala/oware", "p1 23 0 0 0 0 0 / p2 1 1 1 1 1 1 / store 5 5 / p1 to move");
    EXPECT_EQ(table.play("1").text(), "p1 0 3 2 2 2 2 / p2 3 3 3 3 3 3 / store 5 5 / p2 to move");
}

TEST(Oware, stores_are_not_sown) {
    Table table("mancala/oware");
    EXPECT_EQ(table.play("6").text(), "p1 4 4 4 4 4 0 / p2 5 5 5 5 4 4 / store 0 0 / p2 to move");
}

TEST(Oware, last_seed_making_two_captures) {
    Table table("mancala/oware", "p1 4 0 0 0 0 1 / p2 1 4 4 4 4 4 / store 5 5 / p1 to move");
    EXPECT_EQ(table.play("6").text(), "p1 4 0 0 0 0 0 / p2 0 4 4 4 4 4 / store 7 5 / p2 to move");
    EXPECT_TRUE(table.happened(EventKind::capture, Why::last_makes_count));
}

TEST(Oware, last_seed_making_three_captures) {
    Table table("mancala/oware", "p1 4 0 0 0 0 1 / p2 2 4 4 4 4 4 / store 5 5 / p1 to move");
    EXPECT_EQ(table.play("6").text(), "p1 4 0 0 0 0 0 / p2 0 4 4 4 4 4 / store 8 5 / p2 to move");
}

TEST(Oware, last_seed_making_one_or_four_captures_nothing) {
    Table four("mancala/oware", "p1 4 0 0 0 0 1 / p2 3 4 4 4 4 4 / store 5 5 / p1 to move");
    EXPECT_EQ(four.play("6").captured(), 0);
    Table one("mancala/oware", "p1 4 0 0 0 0 1 / p2 0 4 4 4 4 4 / store 5 5 / p1 to move");
    EXPECT_EQ(one.play("6").captured(), 0);
}

TEST(Oware, capture_goes_backwards_over_twos_and_threes_up_to_the_first_other) {
    Table table("mancala/oware", "p1 4 0 0 0 0 5 / p2 2 3 1 2 1 4 / store 5 5 / p1 to move");
    EXPECT_EQ(table.play("6").text(), "p1 4 0 0 0 0 0 / p2 3 4 0 0 0 4 / store 12 5 / p2 to move");
    EXPECT_TRUE(table.happened(EventKind::capture, Why::chain));
}

TEST(Oware, capture_never_reaches_the_own_row) {
    Table table("mancala/oware", "p1 4 0 0 0 1 2 / p2 1 4 4 4 4 4 / store 5 5 / p1 to move");
    EXPECT_EQ(table.play("5").text(), "p1 4 0 0 0 0 3 / p2 1 4 4 4 4 4 / store 5 5 / p2 to move");
    EXPECT_EQ(table.captured(), 0);
    Table chain("mancala/oware", "p1 4 0 0 0 2 2 / p2 1 4 4 4 4 4 / store 5 5 / p1 to move");
    EXPECT_EQ(chain.play("5").text(), "p1 4 0 0 0 0 3 / p2 0 4 4 4 4 4 / store 7 5 / p2 to move");
}

TEST(Oware, opponent_without_seeds_must_be_fed) {
    const Table table("mancala/oware", "p1 1 0 0 3 0 1 / p2 0 0 0 0 0 0 / store 20 23 / p1 to move");
    EXPECT_EQ(table.legal(), "4 6");
    EXPECT_EQ(table.refusal("1"),
              "You must feed your opponent: the seeds of pit 1 do not reach the other row.");
}

TEST(Oware, opponent_with_seeds_need_not_be_fed) {
    const Table table("mancala/oware", "p1 1 0 0 3 0 1 / p2 0 0 0 0 0 1 / store 20 22 / p1 to move");
    EXPECT_EQ(table.legal(), "1 4 6");
}

TEST(Oware, grand_slam_takes_nothing) {
    Table table("mancala/oware", "p1 1 0 0 0 2 3 / p2 2 1 2 0 0 0 / store 20 17 / p1 to move");
    EXPECT_EQ(table.play("6").text(), "p1 1 0 0 0 2 0 / p2 3 2 3 0 0 0 / store 20 17 / p2 to move");
    EXPECT_TRUE(table.happened(EventKind::stop, Why::grand_slam_void));
    EXPECT_EQ(table.captured(), 0);
}

TEST(Oware, capture_that_leaves_one_seed_is_no_grand_slam) {
    Table table("mancala/oware", "p1 1 0 0 0 2 3 / p2 2 1 2 1 0 0 / store 20 16 / p1 to move");
    EXPECT_EQ(table.play("6").captured(), 8);
}

TEST(Oware, forbidden_grand_slam_cannot_be_played) {
    const Table table("mancala/oware:grand_slam=forbidden",
                      "p1 1 0 0 0 0 1 / p2 1 0 0 0 0 0 / store 22 23 / p1 to move");
    EXPECT_EQ(table.legal(), "1");
    EXPECT_EQ(table.refusal("6"), "Pit 6 would take all your opponent's seeds, which is forbidden.");
}

TEST(Oware, forbidden_grand_slam_as_the_only_move_is_no_move) {
    const Table table("mancala/oware:grand_slam=forbidden",
                      "p1 0 0 0 0 0 1 / p2 1 0 0 0 0 0 / store 22 24 / p1 to move");
    EXPECT_TRUE(table.actor().is_nobody());
    EXPECT_EQ(table.outcome().score[0], 23);
    EXPECT_EQ(table.outcome().score[1], 25);
}

TEST(Oware, grand_slam_forbidden_unless_only_gives_way_to_another_move) {
    const Table table("mancala/oware:grand_slam=forbidden-unless-only",
                      "p1 1 0 0 0 0 1 / p2 1 0 0 0 0 0 / store 21 24 / p1 to move");
    EXPECT_EQ(table.legal(), "1");
}

TEST(Oware, grand_slam_forbidden_unless_only_captures_as_the_only_move) {
    Table table("mancala/oware:grand_slam=forbidden-unless-only",
                "p1 0 0 0 0 0 1 / p2 1 0 0 0 0 0 / store 22 24 / p1 to move");
    EXPECT_EQ(table.legal(), "6");
    EXPECT_EQ(table.play("6").captured(), 2);
    EXPECT_EQ(table.outcome().kind, OutcomeKind::drawn);
}

TEST(Oware, grand_slam_captures_all_where_the_option_says_so) {
    Table table("mancala/oware:grand_slam=captures-all",
                "p1 1 0 0 0 0 1 / p2 1 0 0 0 0 0 / store 22 23 / p1 to move");
    table.play("6");
    EXPECT_EQ(table.captured(), 2);
    EXPECT_EQ(table.outcome().score[0], 25) << "the opponent cannot move and takes his own, empty side";
}

TEST(Oware, captures_are_irreversible_and_nothing_else) {
    Table quiet("mancala/oware");
    EXPECT_FALSE(quiet.play("1").progress().irreversible);
    EXPECT_TRUE(quiet.progress().turn_ended);
    Table capture("mancala/oware", "p1 4 0 0 0 0 1 / p2 1 4 4 4 4 4 / store 5 5 / p1 to move");
    EXPECT_TRUE(capture.play("6").progress().irreversible);
}

}  // namespace
}  // namespace sivba::sowing
