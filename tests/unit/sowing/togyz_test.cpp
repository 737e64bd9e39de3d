// The rules of Togyz Kumalak: the first seed stays, even pits are captured, a pit of the
// opponent is claimed.
#include "games/sowing/state.h"
#include "tests/unit/sowing/table.h"

#include <nlohmann/json.hpp>

namespace sivba::sowing {
namespace {

const std::string game = "mancala/togyz-kumalak";

std::string claiming(const std::string& their, const std::string& claimed) {
    return "p1 2 0 0 0 0 0 0 0 5 / p2 " + their + " / store 20 20 / claimed " + claimed + " / p1 to move";
}

TEST(Togyz, first_seed_goes_back_into_its_pit) {
    Table table(game);
    EXPECT_EQ(table.play("1").text(),
              "p1 1 10 10 10 10 10 10 10 10 / p2 9 9 9 9 9 9 9 9 9 / store 0 0 / claimed 0 0 / p2 to move");
}

TEST(Togyz, single_seed_moves_on) {
    Table table(game, "p1 1 1 0 0 0 0 0 0 0 / p2 9 9 9 9 9 9 9 9 9 / store 0 0 / p1 to move");
    EXPECT_EQ(table.play("1").text(),
              "p1 0 2 0 0 0 0 0 0 0 / p2 9 9 9 9 9 9 9 9 9 / store 0 0 / claimed 0 0 / p2 to move");
}

TEST(Togyz, long_sowing_comes_round_to_its_pit_again) {
    Table table(game, "p1 20 0 0 0 0 0 0 0 0 / p2 1 1 1 1 1 1 1 1 1 / store 0 0 / p1 to move");
    EXPECT_EQ(table.play("1").text(),
              "p1 2 2 1 1 1 1 1 1 1 / p2 2 2 2 2 2 2 2 2 2 / store 0 0 / claimed 0 0 / p2 to move");
}

TEST(Togyz, even_number_in_the_other_row_is_captured) {
    Table table(game);
    EXPECT_EQ(table.play("9").captured(), 10);
    EXPECT_TRUE(table.happened(EventKind::capture, Why::last_makes_count));
    EXPECT_EQ(table.said(),
              std::vector<std::string>{
                  "South sows 9 seeds from pit 9, the last into the opponent's pit 8; it makes 10 "
                  "there, and they are captured."});
}

TEST(Togyz, odd_number_and_the_own_row_capture_nothing) {
    EXPECT_EQ(Table(game, claiming("9 9 9 4 9 9 9 9 9", "0 0")).play("9").captured(), 0);
    EXPECT_EQ(Table(game, "p1 2 1 0 0 0 0 0 0 0 / p2 9 9 9 9 9 9 9 9 9 / store 0 0 / p1 to move")
                  .play("1")
                  .captured(),
              0);
}

TEST(Togyz, more_than_sixty_three_seeds_can_be_even) {
    Table table(game, "p1 0 0 0 0 0 0 0 0 2 / p2 65 0 0 0 0 0 0 0 0 / store 0 0 / p1 to move");
    EXPECT_EQ(table.play("9").captured(), 66);
}

TEST(Togyz, three_in_the_other_row_are_claimed) {
    Table table(game, claiming("9 9 9 2 9 9 9 9 9", "0 0"));
    EXPECT_EQ(table.play("9").text(),
              "p1 2 0 0 0 0 0 0 0 1 / p2 10 10 10 0 9 9 9 9 9 / store 23 20 / claimed 4 0 / p2 to move");
    EXPECT_TRUE(table.happened(EventKind::mark, Why::claimed));
    const std::vector<std::string> said = table.said();
    ASSERT_EQ(said.size(), 2u);
    EXPECT_EQ(said[0],
              "South sows 5 seeds from pit 9, the last into the opponent's pit 4; it makes 3 there, and "
              "South claims the pit.");
    EXPECT_EQ(said[1], "3 seeds of the pit claimed by South go to the store.");
    const Contents shown = table.game().contents(table.position());
    EXPECT_EQ(shown.marks[9 + 3], static_cast<std::uint16_t>(PitMark::claimed));
}

TEST(Togyz, last_pit_of_the_row_is_not_claimed) {
    Table table(game, "p1 0 0 0 0 0 0 0 0 10 / p2 1 0 0 0 0 0 0 0 2 / store 40 40 / p1 to move");
    table.play("9");
    EXPECT_FALSE(table.happened(EventKind::mark, Why::claimed));
    EXPECT_EQ(table.collected(), 0);
}

TEST(Togyz, same_number_as_the_opponents_is_not_claimed) {
    Table table(game, claiming("9 9 9 2 9 9 9 9 9", "0 4"));
    table.play("9");
    EXPECT_FALSE(table.happened(EventKind::mark, Why::claimed));
}

TEST(Togyz, second_pit_is_not_claimed) {
    Table table(game, claiming("9 9 0 2 9 9 9 9 9", "3 0"));
    table.play("9");
    EXPECT_FALSE(table.happened(EventKind::mark, Why::claimed));
    EXPECT_EQ(table.collected(), 1) << "one seed falls into the pit claimed before";
}

TEST(Togyz, seeds_sown_into_a_claimed_pit_feed_whoever_claimed_it) {
    Table table(game, "p1 3 3 3 3 3 3 3 3 3 / p2 0 5 1 0 1 1 0 0 0 / store 40 40 / claimed 4 0 / p2 to move");
    EXPECT_EQ(table.play("2").text(),
              "p1 3 3 3 3 3 3 3 3 3 / p2 0 1 2 0 2 2 0 0 0 / store 41 40 / claimed 4 0 / p1 to move");
    EXPECT_EQ(table.said().back(), "1 seed of the pit claimed by South goes to the store.");
}

TEST(Togyz, last_seed_in_a_claimed_pit_captures_nothing) {
    Table table(game, claiming("9 9 9 0 9 9 9 9 9", "4 0"));
    EXPECT_EQ(table.play("9").captured(), 0);
    EXPECT_EQ(table.collected(), 1);
}

TEST(Togyz, nobody_starts_in_a_claimed_pit) {
    Table table(game, "p1 3 3 3 3 3 3 3 3 3 / p2 0 5 1 0 1 1 0 0 0 / store 40 40 / claimed 4 0 / p2 to move");
    EXPECT_EQ(table.legal(), "2 3 5 6");
    EXPECT_EQ(table.refusal("4"), "Pit 4 is claimed by your opponent: nobody can start there.");
}

TEST(Togyz, seeds_fed_to_the_opponent_can_win_for_him) {
    Table table(game, "p1 1 0 0 0 0 0 0 0 0 / p2 0 2 0 0 0 9 9 0 0 / store 81 60 / claimed 3 0 / p2 to move");
    table.play("2");
    EXPECT_EQ(table.outcome().winners, 1);
    EXPECT_EQ(table.outcome().reason, EndReason::majority);
}

TEST(Togyz, no_move_gives_the_rest_to_the_other_player) {
    Table table(game, "p1 0 0 0 0 0 1 0 6 0 / p2 0 0 0 0 0 0 0 0 0 / store 75 80 / p1 to move");
    table.play("6");
    EXPECT_EQ(table.outcome().score[0], 82);
    EXPECT_EQ(table.outcome().winners, 1);
}

TEST(Togyz, without_tuzdyk_three_seeds_stay) {
    Table table("mancala/togyz-kumalak:tuzdyk=off",
                "p1 2 0 0 0 0 0 0 0 5 / p2 9 9 9 2 9 9 9 9 9 / store 20 20 / p1 to move");
    EXPECT_EQ(table.play("9").text(),
              "p1 2 0 0 0 0 0 0 0 1 / p2 10 10 10 3 9 9 9 9 9 / store 20 20 / p2 to move");
}

TEST(Togyz, position_can_come_again_until_a_store_grows) {
    Table table(game);
    EXPECT_FALSE(table.play("1").progress().irreversible);
    EXPECT_TRUE(table.play("2").progress().irreversible) << "two seeds of South's pit 1 are captured";
    EXPECT_FALSE(table.play("9").progress().irreversible);
    Table fed(game, "p1 3 3 3 3 3 3 3 3 3 / p2 0 5 1 0 1 1 0 0 0 / store 40 40 / claimed 4 0 / p2 to move");
    EXPECT_TRUE(fed.play("2").progress().irreversible) << "the opponent's store grows";
}

TEST(Togyz, repeated_position_is_a_draw_whatever_the_stores_hold) {
    Table table(game, "p1 1 0 0 0 0 0 0 0 0 / p2 1 0 0 0 0 0 0 0 0 / store 80 60 / p1 to move");
    table.settle_repetition();
    EXPECT_EQ(table.outcome().kind, OutcomeKind::drawn);
    EXPECT_EQ(table.outcome().reason, EndReason::repetition);
}

TEST(Togyz, claimed_pits_are_told_and_read_back) {
    Table table(game, claiming("9 9 9 2 9 9 9 9 9", "0 0"));
    table.play("9");
    nlohmann::ordered_json json;
    table.game().to_json(table.position(), json);
    EXPECT_EQ(json["claimed"].dump(), "[4,0]");
    const auto back = table.game().from_json(json);
    ASSERT_TRUE(back);
    EXPECT_TRUE(table.game().equal(**back, table.position()));
    const Table unclaimed(game, "p1 2 0 0 0 0 0 0 0 1 / p2 10 10 10 0 9 9 9 9 9 / store 23 20 / p2 to move");
    EXPECT_NE(table.game().hash(table.position()), table.game().hash(unclaimed.position()));
}

TEST(Togyz, impossible_claims_are_refused) {
    const GamePtr togyz = game_of(game);
    for (const std::string claimed : {"9 0", "10 0", "5 0", "1 1", "x 0", "4"})
        EXPECT_FALSE(togyz->parse_text(claiming("0 9 9 0 9 9 9 9 9", claimed))) << claimed;
    EXPECT_TRUE(togyz->parse_text(claiming("0 9 9 0 9 9 9 9 9", "4 0")));
}

}  // namespace
}  // namespace sivba::sowing
