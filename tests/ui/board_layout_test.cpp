// Where places come to lie: inside the area, turned with the viewer, and linked for
// the arrow keys as the eye links them.
#include "qml/board/board_layout.h"
#include "qml/board/seed_heap.h"
#include "tests/ui/board_fake_game.h"

#include <gtest/gtest.h>

#include <cmath>

namespace sivba {
namespace {

using test::two_rows;

TEST(BoardLayout, every_place_lies_inside_the_area) {
    const BoardPicture board = two_rows();
    for (const QSizeF area : {QSizeF(1280, 600), QSizeF(400, 900), QSizeF(320, 240)})
        for (const bool vertical : {false, true})
            for (const bool turned : {false, true}) {
                const BoardLayout layout(board, area, vertical, turned);
                const QRectF inside = QRectF(QPointF(), area).adjusted(-1, -1, 1, 1);
                for (std::size_t i = 0; i < layout.size(); ++i) EXPECT_TRUE(inside.contains(layout.rect(i)));
                EXPECT_TRUE(inside.contains(layout.body()));
            }
}

TEST(BoardLayout, a_wide_window_is_filled_from_edge_to_edge) {
    const BoardLayout layout(two_rows(), QSizeF(1280, 600), false, false);
    EXPECT_NEAR(layout.all().width(), 1280, 1);
}

TEST(BoardLayout, turning_exchanges_the_seats) {
    const BoardPicture board = two_rows();
    const BoardLayout plain(board, QSizeF(1280, 600), false, false),
        turned(board, QSizeF(1280, 600), false, true);
    EXPECT_EQ(plain.side(Seat::p1), QPointF(0, 1));
    EXPECT_EQ(turned.side(Seat::p1), QPointF(0, -1));
    EXPECT_NEAR(plain.centre(0).x(), turned.centre(6).x(), 0.01);
    EXPECT_NEAR(plain.centre(0).y(), turned.centre(6).y(), 0.01);
}

TEST(BoardLayout, pits_stay_round_when_the_rows_move_apart) {
    const BoardLayout layout(two_rows(), QSizeF(1280, 600), false, false);
    EXPECT_NEAR(layout.rect(2).width(), layout.rect(2).height(), 0.01);
    EXPECT_GT(layout.centre(2).y() - layout.centre(9).y(), layout.unit() * 1.1);
}

TEST(BoardLayout, arrows_lead_to_the_place_the_eye_expects) {
    const BoardLayout layout(two_rows(), QSizeF(1280, 600), false, false);
    EXPECT_EQ(layout.neighbour(2, {1, 0}), 3);
    EXPECT_EQ(layout.neighbour(2, {-1, 0}), 1);
    EXPECT_EQ(layout.neighbour(2, {0, -1}), 9);  // the pit above
    EXPECT_EQ(layout.neighbour(9, {0, 1}), 2);
    EXPECT_EQ(layout.neighbour(5, {1, 0}), 12);  // from the last pit into the store
    EXPECT_EQ(layout.neighbour(12, {1, 0}), 12);
    EXPECT_EQ(layout.neighbour(2, {0, 1}), 2);  // nothing below
}

TEST(BoardLayout, sixteen_columns_are_readable_in_a_small_window) {
    const BoardLayout layout(test::four_rows(16), QSizeF(1264, 602), false, false);
    EXPECT_GE(layout.rect(0).width(), 70);
    EXPECT_NEAR(layout.all().width(), 1264, 1);
    // Room for numbers between the rows of one player.
    EXPECT_GE(layout.rect(31).top() - layout.rect(0).bottom(), 20);
}

TEST(BoardLayout, two_rows_of_a_player_lie_closer_than_those_of_two) {
    const BoardLayout layout(test::four_rows(8), QSizeF(1264, 602), false, false);
    const double own = layout.rect(15).top() - layout.rect(0).bottom();
    const double between = layout.rect(0).top() - layout.rect(16 + 7).bottom();
    EXPECT_GT(between, own + 0.15 * layout.unit());
}

TEST(SeedHeap, seeds_have_fixed_places_within_the_hollow) {
    const SeedHeap heap(QSizeF(4, 4), true, 5), again(QSizeF(4, 4), true, 5), other(QSizeF(4, 4), true, 6);
    for (std::size_t i = 0; i < SeedHeap::drawn; ++i) {
        EXPECT_EQ(heap.at(i), again.at(i));
        EXPECT_LE(std::hypot(heap.at(i).x(), heap.at(i).y()), 2.0);
    }
    EXPECT_NE(heap.at(0), other.at(0));
}

TEST(SeedHeap, the_first_seeds_do_not_hide_each_other) {
    for (std::uint32_t seed = 0; seed < 30; ++seed) {
        const SeedHeap heap(QSizeF(3.6, 3.6), true, seed);
        for (std::size_t a = 0; a < 4; ++a)
            for (std::size_t b = 0; b < a; ++b)
                EXPECT_GT(std::hypot(heap.at(a).x() - heap.at(b).x(), heap.at(a).y() - heap.at(b).y()), 0.6);
    }
}

}  // namespace
}  // namespace sivba
