// Positions as text, JSON, drawing and picture; what cannot stand is refused.
#include "tests/unit/sowing/table.h"

#include <nlohmann/json.hpp>

#include <fstream>

namespace sivba::sowing {
namespace {

using Json = nlohmann::ordered_json;

const char* const opening = "p1 4 4 4 4 4 4 / p2 4 4 4 4 4 4 / store 0 0 / p1 to move";

std::string refused(const std::string& request, std::string_view text) {
    const auto read = game_of(request)->parse_text(text);
    return read ? "" : english(read.error().message);
}
std::string refused_json(const std::string& request, const std::string& text) {
    const auto read = game_of(request)->from_json(Json::parse(text));
    return read ? "" : english(read.error().message);
}

TEST(SowingText, every_kind_of_position_comes_back_as_it_was) {
    const std::pair<std::string, std::string> all[] = {
        {"mancala/oware", opening},
        {"mancala/oware", "p1 1 0 0 3 0 1 / p2 0 0 0 0 0 2 / store 20 21 / p2 to move"},
        {"mancala/oware", "p1 2 0 0 0 0 0 / p2 0 2 0 0 0 0 / store 25 19 / over majority"},
        {"mancala/oware", "p1 0 0 0 0 0 0 / p2 0 0 0 0 0 0 / store 22 26 / over seeds-counted"},
        {"mancala/oware:repetition=draw-on-1",
         "p1 1 0 0 0 0 0 / p2 1 0 0 0 0 0 / store 22 24 / over repetition"},
        {"mancala/oware:starter=random", "p1 4 4 4 4 4 4 / p2 4 4 4 4 4 4 / store 0 0 / starter to draw"},
        {"mancala/oware:repetition=off",
         "p1 4 4 4 4 4 4 / p2 4 4 4 4 4 4 / store 0 0 / turn 12 / p2 to move"},
        {"mancala/kalah:columns=3", "p1 1 2 3 / p2 0 0 4 / store 5 6 / p2 to move"}};
    for (const auto& [request, text] : all) {
        const GamePtr game = game_of(request);
        const auto read = game->parse_text(text);
        ASSERT_TRUE(read) << text << ": " << english(read.error().message);
        EXPECT_EQ(game->text(**read), text);
        Json json;
        game->to_json(**read, json);
        const auto again = game->from_json(json);
        ASSERT_TRUE(again) << json.dump() << ": " << english(again.error().message);
        EXPECT_TRUE(game->equal(**read, **again)) << json.dump();
    }
}

TEST(SowingText, wrong_texts_are_refused_with_what_was_expected) {
    EXPECT_NE(refused("mancala/oware", "").find("A position has 4 parts"), std::string::npos);
    EXPECT_EQ(refused("mancala/oware", "p1 4 4 4 / p2 4 4 4 4 4 4 / store 0 0 / p1 to move"),
              "`p1` needs 6 numbers, not 3.");
    EXPECT_EQ(refused("mancala/oware", "p1 4 4 4 4 4 x / p2 4 4 4 4 4 4 / store 0 0 / p1 to move"),
              "`x` is not a number of seeds from 0 to 48.");
    EXPECT_EQ(refused("mancala/oware", "p1 4 4 4 4 4 -1 / p2 4 4 4 4 4 4 / store 0 0 / p1 to move"),
              "`-1` is not a number of seeds from 0 to 48.");
    EXPECT_EQ(refused("mancala/oware", "p2 4 4 4 4 4 4 / p1 4 4 4 4 4 4 / store 0 0 / p1 to move"),
              "Here `p1 ...` is expected, not `p2 4 4 4 4 4 4`.");
    EXPECT_NE(refused("mancala/oware", "p1 4 4 4 4 4 4 / p2 4 4 4 4 4 4 / store 0 0 / p3 to move"), "");
    EXPECT_NE(refused("mancala/oware", "p1 4 4 4 4 4 4 / p2 4 4 4 4 4 4 / store 0 0 / over tired"), "");
    EXPECT_NE(refused("mancala/oware", std::string(opening) + " /"), "");
    EXPECT_NE(refused("mancala/oware", "p1 4 4 4 4 4 99999999999 / p2 4 4 4 4 4 4 / store 0 0 / p1 to move"),
              "");
}

TEST(SowingText, positions_that_cannot_stand_are_refused) {
    EXPECT_NE(refused("mancala/oware", "p1 4 4 4 4 4 4 / p2 4 4 4 4 4 4 / store 0 0 / over majority"), "");
    EXPECT_NE(refused("mancala/oware", "p1 4 4 4 4 4 4 / p2 4 4 4 4 4 4 / store 0 0 / over seeds-counted"),
              "");
    EXPECT_NE(refused("mancala/oware", "p1 0 0 0 0 0 0 / p2 0 0 0 0 0 0 / store 20 28 / over limit"), "");
    EXPECT_NE(refused("mancala/oware", "p1 4 4 4 4 4 4 / p2 4 4 4 4 4 4 / store 0 0 / starter to draw"), "");
    EXPECT_NE(refused("mancala/kalah", "p1 0 0 0 0 0 0 / p2 0 0 0 0 0 0 / store 20 28 / over repetition"),
              "");
    EXPECT_NE(refused("mancala/oware:repetition=off",
                      "p1 4 4 4 4 4 4 / p2 4 4 4 4 4 4 / store 0 0 / turn 1000 / p1 to move"),
              "");
}

TEST(SowingText, a_position_never_holds_more_seeds_than_the_game) {
    EXPECT_EQ(refused("mancala/oware", "p1 5 4 4 4 4 4 / p2 4 4 4 4 4 4 / store 0 0 / p1 to move"),
              "This position cannot stand: it holds 49 seeds, and the game has 48.");
    EXPECT_EQ(refused("mancala/oware:seeds=5", "p1 5 4 4 4 4 4 / p2 4 4 4 4 4 4 / store 0 0 / p1 to move"),
              "");
    EXPECT_EQ(refused_json("mancala/kalah:columns=1,seeds=1",
                           R"({"to_move":"p1","p1":[1],"p2":[1],"store":[1,0]})"),
              "This position cannot stand: it holds 3 seeds, and the game has 2.");
}

TEST(SowingText, a_study_may_hold_fewer_seeds_than_the_game) {
    EXPECT_EQ(refused("mancala/oware", "p1 0 0 0 0 0 1 / p2 1 1 0 0 0 0 / store 0 0 / p1 to move"), "");
    EXPECT_EQ(refused_json("mancala/kalah",
                           R"({"to_move":"p1","p1":[13,0,0,0,0,0],"p2":[1,0,0,0,0,0],"store":[10,12]})"),
              "")
        << "as published test positions do";
}

TEST(SowingText, who_begins_is_drawn_in_the_opening_only) {
    EXPECT_EQ(refused("mancala/oware:starter=random",
                      "p1 4 4 4 4 0 5 / p2 5 5 5 4 4 4 / store 0 0 / starter to draw"),
              "This position cannot stand: who begins is decided before the first turn.");
}

TEST(SowingText, a_settled_repetition_leaves_on_the_board_what_its_outcome_leaves) {
    const std::string two = "p1 1 0 0 0 0 0 / p2 1 0 0 0 0 0 / store 22 24 / over repetition";
    const std::string one = "p1 1 0 0 0 0 0 / p2 0 0 0 0 0 0 / store 23 24 / over repetition";
    EXPECT_EQ(refused("mancala/oware:repetition=draw-on-3", two), "");
    EXPECT_EQ(refused("mancala/oware:repetition=split", one), "");
    const std::string shared =
        "This position cannot stand: the seeds were shared out, but some lie on the board.";
    EXPECT_EQ(refused("mancala/oware:repetition=split", two), shared);
    EXPECT_EQ(refused("mancala/oware:repetition=own-side", one), shared);
}

TEST(SowingText, a_limit_of_turns_ends_a_game_in_its_last_turn_only) {
    const std::string board = "p1 0 0 0 0 0 0 / p2 0 0 0 0 0 0 / store 22 26 / turn ";
    EXPECT_EQ(refused("mancala/oware:repetition=off", board + "1000 / over limit"), "");
    EXPECT_EQ(refused("mancala/oware:repetition=off", board + "999 / over limit"),
              "This position cannot stand: the limit of turns is not reached.");
}

TEST(SowingText, a_position_in_which_the_rules_end_the_game_is_settled) {
    EXPECT_EQ(Table("mancala/kalah", "p1 0 0 0 0 0 0 / p2 1 0 0 0 0 2 / store 20 25 / p1 to move").text(),
              "p1 0 0 0 0 0 0 / p2 0 0 0 0 0 0 / store 20 28 / over seeds-counted");
    EXPECT_EQ(Table("mancala/oware", "p1 1 0 0 0 0 0 / p2 1 0 0 0 0 2 / store 30 14 / p1 to move").text(),
              "p1 1 0 0 0 0 0 / p2 1 0 0 0 0 2 / store 30 14 / over majority");
}

TEST(SowingJson, wrong_documents_are_refused) {
    EXPECT_NE(refused_json("mancala/oware", "[]"), "");
    EXPECT_NE(refused_json("mancala/oware", R"({"p1":[4,4,4,4,4,4],"p2":[4,4,4,4,4,4],"store":[0,0]})"), "");
    const std::string rows = R"("p1":[4,4,4,4,4,4],"p2":[4,4,4,4,4,4],"store":[0,0])";
    EXPECT_EQ(refused_json("mancala/oware", R"({"to_move":"p1",)" + rows + "}"), "");
    EXPECT_NE(refused_json("mancala/oware", R"({"to_move":"p3",)" + rows + "}"), "");
    EXPECT_NE(refused_json("mancala/oware", R"({"to_move":null,)" + rows + "}"), "");
    EXPECT_NE(refused_json("mancala/oware", R"({"to_move":"p1","over":"majority",)" + rows + "}"), "");
    EXPECT_NE(refused_json("mancala/oware", R"({"to_move":"p1","reserve":[0,0],)" + rows + "}"), "");
    EXPECT_NE(
        refused_json("mancala/oware", R"({"to_move":"p1","p1":[4,4,4],"p2":[4,4,4,4,4,4],"store":[0,0]})"),
        "");
    EXPECT_NE(refused_json("mancala/oware",
                           R"({"to_move":"p1","p1":[4,4,4,4,4,-4],"p2":[4,4,4,4,4,4],"store":[0,0]})"),
              "");
    EXPECT_NE(refused_json("mancala/oware",
                           R"({"to_move":"p1","p1":[4,4,4,4,4,1.5],"p2":[4,4,4,4,4,4],"store":[0,0]})"),
              "");
}

TEST(SowingTokens, a_pit_is_named_by_its_number_from_the_movers_left) {
    const Table table("mancala/oware");
    EXPECT_EQ(table.refusal("0"), "`0` is no pit: the pits are numbered 1 to 6 from your left.");
    for (const char* wrong : {"7", "01", "+1", "1 ", "", "a", "99999999999999"})
        EXPECT_NE(table.refusal(wrong), "") << wrong;
}

TEST(SowingDrawing, each_store_lies_at_its_owners_right) {
    const Table table("mancala/kalah:columns=3,seeds=6", "p1 1 2 3 / p2 4 5 6 / store 7 8 / p1 to move");
    EXPECT_EQ(table.game().drawing(table.position()), "         3     2     1 \n"
                                                      "  p2   ( 6)  ( 5)  ( 4)\n"
                                                      "[  8]                    [  7]\n"
                                                      "> p1   ( 1)  ( 2)  ( 3)\n"
                                                      "         1     2     3 \n");
}

TEST(SowingPicture, opposite_pits_lie_above_each_other) {
    const GamePtr game = game_of("mancala/oware");
    const BoardPicture& board = game->board();
    ASSERT_EQ(board.places.size(), 14u);
    for (std::size_t i = 0; i < 6; ++i) {
        EXPECT_EQ(board.places[i].x, board.places[11 - i].x);
        EXPECT_GT(board.places[i].y, board.places[11 - i].y) << "p1 sits below";
        EXPECT_EQ(board.places[i].label, std::to_string(i + 1));
        EXPECT_EQ(board.places[6 + i].label, std::to_string(i + 1));
    }
    EXPECT_GT(board.places[12].x, board.places[5].x) << "p1's store at his right";
    EXPECT_LT(board.places[13].x, board.places[11].x) << "p2's store at his right";
    EXPECT_EQ(board.paths[0].size(), 12u);
    EXPECT_EQ(game_of("mancala/kalah")->board().paths[1].size(), 13u) << "one store is on the way";
}

}  // namespace
}  // namespace sivba::sowing
