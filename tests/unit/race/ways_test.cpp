// The ways of two reconstructions on one board: where they part, in places and in words.
#include "framework/play/compare.h"
#include "framework/play/compare_ways.h"
#include "tests/unit/race/table.h"

namespace sivba::race {
namespace {

GamePtr ur(const std::string& request) { return library().load(*GameRequest::parse("ur/" + request)).game; }

std::string told(const std::string& a, const std::string& b, Seat seat = Seat::p1) {
    std::string text;
    for (const Message& each : compare_ways(*ur(a), *ur(b), seat, verbatim("A"), verbatim("B")).words)
        text += (text.empty() ? "" : " ") + english(each);
    return text;
}

TEST(Ways, finkel_and_murray_part_after_b7) {
    EXPECT_EQ(told("finkel", "murray"),
              "The ways are the same up to B7. A: on by B8, A8, A7; 14 squares in all. "
              "B: on by A7, A8, B8, C8, C7, B7, B6, B5, B4, B3, B2, B1, A1, A2, A3, A4; 27 squares in all.");
}

TEST(Ways, finkel_and_masters_meet_again_for_the_other_seat_too) {
    EXPECT_EQ(told("finkel", "masters", Seat::p2),
              "The ways are the same up to B7. A: straight on to B8; 14 squares in all. "
              "B: on by A7, A8; 16 squares in all. From B8 on they are the same again.");
}

// Ten turns and more go by before a piece can be taken on the rosette.
TEST(Ways, a_rule_that_matters_late_is_found_by_the_comparison) {
    for (const char* other : {"finkel:starter=first,safe=none", "finkel:starter=first,finish=quick",
                              "finkel:starter=first,exit_from_rosette_throws=on"}) {
        const GamePtr a = ur("finkel:starter=first"), b = ur(other);
        const auto start = compare_starts(*a, *b);
        EXPECT_FALSE(start.differ());
        EXPECT_TRUE(find_difference(*a, *b, start)) << other;
    }
}

TEST(Ways, a_forked_way_tells_its_other_branch) {
    EXPECT_EQ(told("dmytro", "skiriuk"),
              "Both ways are the same: 23 squares. B: from B7 a piece may also go by C7, C8, B8, A8, A7.");
}

TEST(Ways, of_one_game_are_the_same) {
    EXPECT_EQ(told("bell", "tablet"), "Both ways are the same: 14 squares.");
}

TEST(Ways, of_the_second_game_are_places_of_the_first_ones_board) {
    const GamePtr a = ur("finkel"), b = ur("tablet");
    const WayPair pair = compare_ways(*a, *b, Seat::p2, verbatim("A"), verbatim("B"));
    EXPECT_EQ(pair.a.way, a->board().paths[1]);
    EXPECT_EQ(pair.b.way, pair.a.way);
}

TEST(Ways, boards_of_different_squares_have_none_in_common) {
    EXPECT_TRUE(why_no_common_ways(*ur("finkel"), *ur("tablet")).empty());
    EXPECT_FALSE(why_no_common_ways(*ur("finkel"), *ur("aseb")).empty());
}

}  // namespace
}  // namespace sivba::race
