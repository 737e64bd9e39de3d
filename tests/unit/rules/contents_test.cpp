#include "framework/board/contents.h"

#include <gtest/gtest.h>

namespace sivba {
namespace {

constexpr PlaceId a{0}, b{1}, store{2};

Contents two_pits() {
    Contents contents;
    contents.seeds = {2, 0, 0};
    contents.pieces.resize(3);
    contents.marks.resize(3);
    return contents;
}

Event event(EventKind kind, PlaceId from, PlaceId to, std::uint16_t count = 0) {
    Event result{kind, Seat::p1};
    result.from = from;
    result.to = to;
    result.count = count;
    return result;
}

TEST(Contents, sowing_carries_seeds_through_the_hand) {
    Contents contents = two_pits();
    EXPECT_TRUE(replay(contents, event(EventKind::lift, a, no_place, 2)));
    EXPECT_EQ(contents.in_hand, 2);
    EXPECT_TRUE(replay(contents, event(EventKind::drop, no_place, b)));
    EXPECT_TRUE(replay(contents, event(EventKind::drop, no_place, store)));
    EXPECT_EQ(contents.seeds, (std::vector<std::uint16_t>{0, 1, 1}));
    EXPECT_EQ(contents.in_hand, 0);
}

TEST(Contents, a_seed_cannot_come_from_nowhere) {
    Contents contents = two_pits();
    const Contents before = contents;
    EXPECT_FALSE(replay(contents, event(EventKind::drop, no_place, b)));
    EXPECT_FALSE(replay(contents, event(EventKind::capture, b, store, 1)));
    EXPECT_FALSE(replay(contents, event(EventKind::lift, PlaceId{9}, no_place, 1)));
    EXPECT_FALSE(replay(contents, event(EventKind::collect, a, PlaceId{9}, 1)));
    EXPECT_EQ(contents, before);
}

TEST(Contents, captured_seeds_go_to_the_store) {
    Contents contents = two_pits();
    EXPECT_TRUE(replay(contents, event(EventKind::capture, a, store, 2)));
    EXPECT_EQ(contents.seeds, (std::vector<std::uint16_t>{0, 0, 2}));
}

TEST(Contents, the_topmost_piece_of_the_seat_and_side_moves_to_its_height) {
    Contents contents = two_pits();
    contents.pieces[0] = {{Seat::p1, 1}, {Seat::p1, 0}, {Seat::p2, 0}};
    contents.pieces[1] = {{Seat::p2, 1}};
    Event move = event(EventKind::move, a, b);
    move.extra = 1;
    move.count = 1;
    EXPECT_TRUE(replay(contents, move));
    EXPECT_EQ(contents.pieces[0], (std::vector<Piece>{{Seat::p1, 0}, {Seat::p2, 0}}));
    EXPECT_EQ(contents.pieces[1], (std::vector<Piece>{{Seat::p1, 1}, {Seat::p2, 1}}));
    EXPECT_FALSE(replay(contents, move)) << "no such piece is left";
}

TEST(Contents, a_pile_is_rearranged) {
    Contents contents = two_pits();
    const Piece one{Seat::p1, 0}, two{Seat::p2, 0}, three{Seat::p1, 1};
    contents.pieces[0] = {one, two, three};
    EXPECT_TRUE(replay(contents, event(EventKind::raise, no_place, a, 3)));
    EXPECT_EQ(contents.pieces[0], (std::vector<Piece>{two, three, one}));
    EXPECT_TRUE(replay(contents, event(EventKind::invert, no_place, a)));
    EXPECT_EQ(contents.pieces[0], (std::vector<Piece>{one, three, two}));
    EXPECT_FALSE(replay(contents, event(EventKind::raise, no_place, a, 4)));
}

TEST(Contents, a_flip_turns_the_top_piece) {
    Contents contents = two_pits();
    contents.pieces[1] = {{Seat::p1, 0}};
    Event flip = event(EventKind::flip, no_place, b);
    flip.extra = 1;
    EXPECT_TRUE(replay(contents, flip));
    EXPECT_EQ(contents.pieces[1].back().side, 1);
}

}  // namespace
}  // namespace sivba
