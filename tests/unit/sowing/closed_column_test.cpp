// A column that is closed until its owner opens it (Isolo III), and the house of Bao la
// Kete: the tax it does not pay and the turn that must start in it.
#include "games/sowing/state.h"
#include "tests/unit/sowing/table.h"

#include <nlohmann/json.hpp>

namespace sivba::sowing {
namespace {

const std::string isolo = "mancala/isolo-iii", kete = "mancala/bao-la-kete";
const std::string north = " / p2 I 2 0 1 0 0 0 0 0 O 2 0 0 0 0 0 0 17";

TEST(ClosedColumn, both_players_begin_with_a_closed_one) {
    const Table table(isolo);
    EXPECT_EQ(table.text(),
              "p1 I 0 2 0 2 0 2 1 0 O 2 0 2 0 2 0 2 17 / p2 I 0 2 0 2 0 2 1 0 O 2 0 2 0 2 0 2 17"
              " / closed 1 1 / p1 to move");
    EXPECT_EQ(table.game().contents(table.position()).marks[7], static_cast<std::uint16_t>(PitMark::closed));
}

TEST(ClosedColumn, seeds_of_its_owner_pass_it_by) {
    Table table(isolo, "p1 I 0 0 0 0 0 0 0 0 O 0 0 0 0 0 0 2 17" + north + " / closed 1 1 / p1 to move");
    EXPECT_EQ(table.play("O7<").text(),
              "p1 I 0 0 0 0 0 1 1 0 O 0 0 0 0 0 0 0 17" + north + " / closed 1 1 / p2 to move");
}

TEST(ClosedColumn, nothing_in_it_is_captured) {
    Table table(isolo, "p1 I 1 0 2 0 0 0 0 0 O 0 0 0 0 0 0 0 17" + north + " / closed 1 1 / p1 to move");
    EXPECT_EQ(table.play("I3<").captured(), 0);
    EXPECT_EQ(table.text(), "p1 I 0 1 0 0 0 0 0 0 O 1 1 0 0 0 0 0 17" + north + " / closed 1 1 / p2 to move");
}

TEST(ClosedColumn, open_one_is_captured_like_any_other) {
    Table table(isolo, "p1 I 1 0 2 0 0 0 0 0 O 0 0 0 0 0 0 0 17 / p2 I 2 0 1 0 0 0 0 1 O 2 0 0 0 0 0 0 3"
                       " / closed 1 0 / p1 to move");
    EXPECT_EQ(table.play("I3<").captured(), 4);
}

TEST(ClosedColumn, only_the_pit_that_opens_it_may_start_there) {
    Table table(isolo, "p1 I 0 2 0 0 0 0 0 0 O 0 0 0 0 0 0 0 17" + north + " / closed 1 1 / p1 to move");
    EXPECT_EQ(table.legal(), "I2< O8<");
    table.play("O8<");
    EXPECT_TRUE(table.happened(EventKind::mark, Why::column_opened));
    EXPECT_NE(table.text().find("closed 0 1"), std::string::npos);
    EXPECT_EQ(table.game().contents(table.position()).marks[7], static_cast<std::uint16_t>(PitMark::none));
}

TEST(ClosedColumn, open_column_is_sown_by_its_owner) {
    Table table(isolo, "p1 I 0 0 0 0 0 0 0 0 O 0 0 0 0 0 0 2 0" + north + " / closed 0 1 / p1 to move");
    EXPECT_EQ(table.play("O7<").text(),
              "p1 I 0 0 0 0 0 0 0 1 O 0 0 0 0 0 0 0 1" + north + " / closed 0 1 / p2 to move");
}

TEST(ClosedColumn, emptied_pit_of_a_hand_made_position_is_open) {
    const Table table(isolo, "p1 I 0 2 0 0 0 0 0 0 O 0 0 0 0 0 0 0 0" + north + " / closed 1 1 / p1 to move");
    EXPECT_NE(table.text().find("closed 0 1"), std::string::npos);
}

TEST(ClosedColumn, told_in_json_and_read_back) {
    const Table table(isolo, "p1 I 0 2 0 0 0 0 0 0 O 0 0 0 0 0 0 0 0" + north + " / closed 0 1 / p1 to move");
    nlohmann::ordered_json json;
    table.game().to_json(table.position(), json);
    const auto back = table.game().from_json(json);
    ASSERT_TRUE(back);
    EXPECT_TRUE(table.game().equal(**back, table.position()));
}

TEST(Kete, house_of_six_alone_in_its_row_is_sown_and_gone) {
    Table table(kete, "p1 I 0 0 0 0 6 0 0 0 O 0 2 0 0 0 0 0 0 / p2 I 0 0 0 0 8 2 2 0 O 0 0 0 0 0 0 0 0"
                      " / reserve 15 15 / house 1 1 / p1 to move");
    EXPECT_EQ(table.play("+I5>").text(),
              "p1 I 0 0 0 0 0 1 1 1 O 0 2 0 0 1 1 1 1 / p2 I 0 0 0 0 8 2 2 0 O 0 0 0 0 0 0 0 0"
              " / reserve 14 15 / house 0 1 / p2 to move");
}

TEST(Kete, house_of_seven_pays_the_tax) {
    Table table(kete, "p1 I 0 0 0 0 7 0 0 0 O 0 2 0 0 0 0 0 0 / p2 I 0 0 0 0 8 2 2 0 O 0 0 0 0 0 0 0 0"
                      " / reserve 15 15 / house 1 1 / p1 to move");
    EXPECT_EQ(table.play("+I5>").text(),
              "p1 I 0 0 0 0 6 1 1 0 O 0 2 0 0 0 0 0 0 / p2 I 0 0 0 0 8 2 2 0 O 0 0 0 0 0 0 0 0"
              " / reserve 14 15 / house 1 1 / p2 to move");
}

std::string harvest(const std::string& own, const std::string& their, const std::string& houses) {
    return "p1 I " + own + " O 0 2 0 0 0 0 0 0 / p2 I " + their +
           " O 4 0 0 0 0 0 0 0 / reserve 0 0 / house " + houses + " / p1 to move";
}

TEST(Kete, harvest_without_a_capture_starts_in_the_house) {
    const Table table(kete, harvest("0 2 0 0 7 0 0 0", "0 0 0 0 0 0 0 1", "1 0"));
    EXPECT_EQ(table.legal(), "I5< I5>");
    EXPECT_EQ(table.refusal("I2<"), "A turn without captures starts in the house while it stands.");
}

TEST(Kete, captures_come_before_the_house) {
    EXPECT_EQ(Table(kete, harvest("0 0 2 0 7 0 0 0", "0 0 0 3 0 0 0 0", "1 0")).legal(), "I3>");
}

TEST(Kete, without_a_house_any_inner_pit_starts) {
    EXPECT_EQ(Table(kete, harvest("0 2 0 0 7 0 0 0", "0 0 0 0 0 0 0 1", "0 0")).legal(), "I2< I2> I5< I5>");
}

// Counted by a plain program written apart from the kernel; Bao la Kiswahili has others.
TEST(Kete, turns_are_as_many_as_a_second_program_counts) {
    using Counts = std::vector<std::uint64_t>;
    const auto count = [](const std::string& game, const std::string& position) {
        const Table table(game, position);
        return table.game().perft(table.position(), {.depth = 5}, {}).counts;
    };
    const std::string reaping =
        "p1 I 0 2 1 0 7 0 2 0 O 0 2 3 0 0 1 0 0 / p2 I 0 1 0 2 6 0 1 0 O 4 0 0 3 0 2 0 27"
        " / reserve 0 0 / house 1 1 / p1 to move";
    const std::string planting =
        "p1 I 0 0 0 0 6 0 0 0 O 0 2 0 3 0 0 4 0 / p2 I 0 2 0 0 8 0 3 0 O 0 3 0 0 2 0 1 0"
        " / reserve 15 15 / house 1 1 / p1 to move";
    EXPECT_EQ(count(kete, reaping), (Counts{1, 2, 4, 8, 22}));
    EXPECT_EQ(count("mancala/bao-la-kiswahili", reaping), (Counts{1, 2, 8, 14, 35}));
    EXPECT_EQ(count(kete, planting), (Counts{2, 4, 7, 15, 54}));
    EXPECT_EQ(count("mancala/bao-la-kiswahili", planting), (Counts{2, 3, 12, 29, 64}));
}

}  // namespace
}  // namespace sivba::sowing
