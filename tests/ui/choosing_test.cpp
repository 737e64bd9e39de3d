// What a press means: a decision, a question at the place, or a mark of a set; and which of
// the decisions an arrow stands for.
#include "qml/board/choosing.h"
#include "qml/board/cues.h"
#include "tests/ui/board_fake_game.h"

#include <gtest/gtest.h>

namespace sivba {
namespace {

using Kind = Choosing::Press::Kind;

constexpr PlaceId a{0}, b{1}, c{2}, beside = no_place;

Choice at(PlaceId place, PlaceId towards = no_place) {
    Choice choice;
    choice.place = place;
    choice.towards = towards;
    return choice;
}

Choice set_of(std::vector<PlaceId> places) {
    Choice choice = at(places.front());
    choice.with.assign(places.begin() + 1, places.end());
    return choice;
}

Choice amount_at(PlaceId place, int amount) {
    Choice choice = at(place);
    choice.amount = amount;
    return choice;
}

TEST(Choosing, the_only_decision_at_a_place_is_made_by_a_press) {
    Choosing choosing({at(a), at(b)}, false);
    EXPECT_EQ(choosing.press(b).kind, Kind::decided);
    EXPECT_EQ(choosing.press(b).choice, 1);
    EXPECT_EQ(choosing.press(c).kind, Kind::refused);
    EXPECT_TRUE(choosing.in_words().empty());
}

TEST(Choosing, several_decisions_at_a_place_are_asked_there_and_can_be_taken_back) {
    Choosing choosing({at(a, b), at(a, c), at(b)}, false);
    EXPECT_EQ(choosing.press(a).kind, Kind::asks);
    EXPECT_EQ(choosing.asking(), a);
    EXPECT_EQ(choosing.in_words(), (std::vector<int>{0, 1}));
    EXPECT_TRUE(choosing.take_back());
    EXPECT_EQ(choosing.asking(), no_place);
    EXPECT_FALSE(choosing.take_back());
}

TEST(Choosing, within_a_turn_a_question_at_one_place_stands_at_once_and_stays) {
    Choosing choosing({at(a, b), at(a, c)}, true);
    EXPECT_EQ(choosing.asking(), a);
    EXPECT_EQ(choosing.in_words().size(), 2u);
    EXPECT_FALSE(choosing.take_back());
}

TEST(Choosing, within_a_turn_few_places_are_offered_in_words_as_well) {
    const Choosing choosing({at(a), at(b)}, true);
    EXPECT_EQ(choosing.asking(), no_place);
    EXPECT_EQ(choosing.in_words().size(), 2u);
}

TEST(Choosing, a_set_is_marked_in_any_order_and_its_last_place_decides) {
    Choosing choosing({set_of({a, b}), set_of({a, c}), set_of({b, c})}, true);
    EXPECT_EQ(choosing.wanted(), 2);
    EXPECT_EQ(choosing.press(c).kind, Kind::marked);
    EXPECT_EQ(choosing.wanted(), 1);
    EXPECT_TRUE(choosing.is_marked(c));
    EXPECT_EQ(choosing.press(c).kind, Kind::marked);  // pressed again: not meant
    EXPECT_FALSE(choosing.is_marked(c));
    EXPECT_EQ(choosing.press(c).kind, Kind::marked);
    const Choosing::Press last = choosing.press(b);
    EXPECT_EQ(last.kind, Kind::decided);
    EXPECT_EQ(last.choice, 2);
}

TEST(Choosing, a_decision_without_a_place_is_offered_in_words) {
    Choosing choosing({at(a), at(b), at(c), at(beside)}, false);
    EXPECT_EQ(choosing.in_words(), std::vector<int>{3});
}

TEST(Choosing, amounts_are_no_words) {
    Choosing choosing({amount_at(a, 1), amount_at(a, 2), at(beside)}, false);
    EXPECT_EQ(choosing.press(a).kind, Kind::asks);
    EXPECT_TRUE(choosing.asks_amount());
    EXPECT_TRUE(choosing.in_words().empty());
}

TEST(Choosing, a_number_is_typed_as_long_as_a_longer_one_can_be_meant) {
    std::vector<Choice> choices;
    for (int amount = 1; amount <= 32; ++amount) choices.push_back(amount_at(a, amount));
    Choosing choosing(std::move(choices), false);
    EXPECT_EQ(choosing.type(2).kind, Kind::refused);  // nothing is asked yet
    choosing.press(a);
    EXPECT_EQ(choosing.type(0).kind, Kind::refused);
    EXPECT_EQ(choosing.type(4).choice, 3);
    choosing.press(a);
    EXPECT_EQ(choosing.take_typed().kind, Kind::refused);
    EXPECT_EQ(choosing.type(3).kind, Kind::marked);
    EXPECT_EQ(choosing.type(7).kind, Kind::refused);
    EXPECT_EQ(choosing.typed(), 3);
    EXPECT_EQ(choosing.take_typed().choice, 2);
    EXPECT_EQ(choosing.type(0).choice, 29);
}

TEST(Choosing, digits_are_taken_back_before_the_question) {
    Choosing choosing({amount_at(a, 10), amount_at(a, 105), amount_at(a, 106)}, false);
    choosing.press(a);
    EXPECT_EQ(choosing.type(1).kind, Kind::marked);
    EXPECT_EQ(choosing.take_typed().kind, Kind::refused);  // a beginning, no amount
    EXPECT_EQ(choosing.type(0).kind, Kind::marked);
    EXPECT_TRUE(choosing.take_back());
    EXPECT_EQ(choosing.typed(), 1);
    EXPECT_TRUE(choosing.take_back());
    EXPECT_TRUE(choosing.asks_amount());
    EXPECT_TRUE(choosing.take_back());
    EXPECT_FALSE(choosing.asks_amount());
}

// The ring of a seat runs I1..I8, O8..O1: I8 has its neighbours to the left and below.
class CuesTest : public ::testing::Test {
protected:
    static PlaceId pit(int i) { return PlaceId{static_cast<std::uint16_t>(i)}; }
    const BoardLayout layout_{test::four_rows(8), QSizeF(1264, 602), false, false};
    const Choosing choosing_{{at(pit(7), pit(6)), at(pit(7), pit(8)), at(pit(0), pit(1))}, false};
};

TEST_F(CuesTest, an_arrow_key_means_the_way_on_the_screen) {
    const std::vector<Cue> cues = cues_at(layout_, choosing_, pit(7), false);
    ASSERT_EQ(cues.size(), 2u);
    EXPECT_EQ(meant(cues, {-1, 0}), 0);
    EXPECT_EQ(meant(cues, {0, 1}), 1);
    EXPECT_EQ(meant(cues, {0, -1}), -1);
}

TEST_F(CuesTest, a_turned_board_turns_the_ways) {
    const BoardLayout turned(test::four_rows(8), QSizeF(1264, 602), false, true);
    const std::vector<Cue> cues = cues_at(turned, choosing_, pit(7), false);
    EXPECT_EQ(meant(cues, {1, 0}), 0);
    EXPECT_EQ(meant(cues, {0, -1}), 1);
}

TEST_F(CuesTest, one_way_has_an_arrow_only_when_it_is_looked_at) {
    EXPECT_TRUE(cues_at(layout_, choosing_, pit(0), false).empty());
    EXPECT_EQ(cues_at(layout_, choosing_, pit(0), true).size(), 1u);
}

TEST_F(CuesTest, an_arrow_to_the_rim_is_clear_of_the_number) {
    const std::vector<Cue> cues = cues_at(layout_, choosing_, pit(7), false);
    const QPointF number = layout_.centre(7) + QPointF(0, 0.46) * layout_.rect(7).height();
    const QPointF apart = cue_centre(layout_, cues[1]) - number;
    EXPECT_GT(std::hypot(apart.x(), apart.y()), 0.28 * layout_.unit());
    EXPECT_TRUE(layout_.rect(7).contains(cue_centre(layout_, cues[1])));
}

// A piece that may go to one of two places: an arrow each, where they part; where both ways end on
// one place, and beside a decision that goes nowhere, only words can ask.
TEST_F(CuesTest, two_destinations_of_a_piece_have_an_arrow_each_where_they_part) {
    const auto to = [](PlaceId landing) {
        Choice choice = at(pit(7));
        choice.landing = landing;
        return choice;
    };
    const Choosing parting({to(pit(5)), to(pit(8))}, false);
    const std::vector<Cue> cues = cues_at(layout_, parting, pit(7), false);
    ASSERT_EQ(cues.size(), 2u);
    EXPECT_EQ(meant(cues, {-1, 0}), 0);
    EXPECT_EQ(meant(cues, {0, 1}), 1);
    EXPECT_TRUE(cues_at(layout_, Choosing({to(pit(8)), to(pit(8))}, false), pit(7), false).empty());
    EXPECT_TRUE(cues_at(layout_, Choosing({to(pit(8)), to(no_place)}, false), pit(7), false).empty());
}

}  // namespace
}  // namespace sivba
