// Written positions: what is written is read back, and no text makes an illegal one.
#include "table.h"

#include <nlohmann/json.hpp>

namespace sivba::race {

namespace {

using Json = nlohmann::ordered_json;

std::string text_error(const Game& game, std::string_view text) {
    const auto read = game.parse_text(text);
    EXPECT_FALSE(read) << text;
    return read ? "" : english(read.error().message);
}
std::string json_error(const Game& game, const Json& json) {
    const auto read = game.from_json(json);
    EXPECT_FALSE(read) << json.dump();
    return read ? "" : english(read.error().message);
}
Json json_of(const Game& game, std::string_view text) {
    Json json;
    game.to_json(*position(game, text), json);
    return json;
}

constexpr std::string_view samples[] = {
    "p1 4 8 hand 5 off 0 / p2 12 hand 6 off 0 / p1 to throw",
    "p1 4 8 hand 5 off 0 / p2 12 hand 6 off 0 / p2 threw 3",
    "p1 hand 7 off 0 / p2 hand 7 off 0 / p2 threw 0",
    "p1 hand 0 off 7 / p2 3 hand 6 off 0 / p1 has won",
    "p1 3 hand 6 off 0 / p2 hand 0 off 7 / p2 has won",
    "p1 hand 7 off 0 / p2 hand 7 off 0 / p1 throws for the start",
    "p1 hand 7 off 0 / p2 hand 7 off 0 / p2 throws for the start against 0",
    "p1 hand 7 off 0 / p2 hand 7 off 0 / p1 throws for the start against 4"};
constexpr std::string_view lots = "p1 hand 7 off 0 / p2 hand 7 off 0 / lots";

}  // namespace

TEST(RacePosition, line_is_read_back) {
    const GamePtr game = finkel();
    for (const std::string_view text : samples) EXPECT_EQ(game->text(*position(*game, text)), text);
    EXPECT_EQ(game->text(*position(*finkel("starter=random"), lots)), lots);
}

TEST(RacePosition, json_is_read_back) {
    const GamePtr game = finkel();
    for (const std::string_view text : samples) {
        const auto read = game->from_json(json_of(*game, text));
        ASSERT_TRUE(read) << english(read.error().message);
        EXPECT_EQ(game->text(**read), text);
    }
    const GamePtr drawn = finkel("starter=random");
    const auto read = drawn->from_json(json_of(*drawn, lots));
    ASSERT_TRUE(read) << english(read.error().message);
    EXPECT_EQ(game->text(**read), lots);
}

TEST(RacePosition, json_has_the_form_of_the_vectors) {
    EXPECT_EQ(json_of(*finkel(), "p1 14 hand 6 off 0 / p2 5 hand 6 off 0 / p2 to throw").dump(),
              R"({"to_throw":"p2","hand":{"p1":6,"p2":6},"off":{"p1":0,"p2":0},"pieces":[)"
              R"({"owner":"p1","at":14,"square":"A7","side":"plain","loop":null},)"
              R"({"owner":"p2","at":5,"square":"B1","side":"plain","loop":null}]})");
    EXPECT_TRUE(json_of(*finkel(), samples[3])["to_throw"].is_null());
}

TEST(RacePosition, letters_of_the_vectors_are_read) {
    const auto read =
        finkel()->from_json(Json::parse(R"({"to_throw":"D","hand":{"L":6,"D":7},"off":{"L":0,"D":0},)"
                                        R"("pieces":[{"owner":"L","at":1,"square":"A4"}]})"));
    ASSERT_TRUE(read) << english(read.error().message);
    EXPECT_EQ(finkel()->text(**read), "p1 1 hand 6 off 0 / p2 hand 7 off 0 / p2 to throw");
}

TEST(RacePosition, pieces_must_be_complete) {
    EXPECT_EQ(text_error(*finkel(), "p1 4 hand 5 off 0 / p2 hand 7 off 0 / p1 to throw"),
              "p1 has 7 pieces; the position shows 6.");
    EXPECT_EQ(text_error(*finkel(), "p1 hand 99 off 0 / p2 hand 7 off 0 / p1 to throw"),
              "The pieces of p1 in the hand or off the board cannot be that many.");
}

TEST(RacePosition, square_holds_one_piece) {
    EXPECT_EQ(text_error(*finkel(), "p1 6 hand 6 off 0 / p2 6 hand 6 off 0 / p1 to throw"),
              "Two pieces stand on B2.");
    EXPECT_EQ(text_error(*finkel(), "p1 2 2 hand 5 off 0 / p2 hand 7 off 0 / p1 to throw"),
              "Two pieces stand on A3.");
}

TEST(RacePosition, pieces_stand_on_the_path) {
    EXPECT_EQ(text_error(*finkel(), "p1 15 hand 6 off 0 / p2 hand 7 off 0 / p1 to throw"),
              "The path has no position 15; it has 14.");
}

TEST(RacePosition, won_games_are_over_and_others_are_not) {
    const GamePtr game = finkel();
    EXPECT_EQ(text_error(*game, "p1 hand 0 off 7 / p2 hand 7 off 0 / p2 to throw"),
              "p1 has won exactly when 7 of its pieces are off the board.");
    EXPECT_EQ(text_error(*game, "p1 1 hand 0 off 6 / p2 hand 7 off 0 / p1 has won"),
              "p1 has won exactly when 7 of its pieces are off the board.");
    text_error(*game, "p1 hand 0 off 7 / p2 hand 0 off 7 / p1 has won");
}

TEST(RacePosition, throw_must_be_possible) {
    EXPECT_EQ(text_error(*finkel("dice=three"), "p1 hand 7 off 0 / p2 hand 7 off 0 / p1 threw 4"),
              "These dice never throw 4.");
}

TEST(RacePosition, start_is_before_the_first_move) {
    EXPECT_EQ(text_error(*finkel("starter=random"), "p1 1 hand 6 off 0 / p2 hand 7 off 0 / lots"),
              "Before the start all pieces are in the hand.");
    EXPECT_EQ(text_error(*finkel(), "p1 1 hand 6 off 0 / p2 hand 7 off 0 / p1 throws for the start"),
              "Before the start all pieces are in the hand.");
}

TEST(RacePosition, start_is_settled_in_the_way_of_the_ruleset) {
    const std::string hands = "p1 hand 7 off 0 / p2 hand 7 off 0 / ";
    for (const std::string starter : {"throw-off", "first", "second"})
        EXPECT_EQ(text_error(*finkel("starter=" + starter), hands + "lots"),
                  "In this game no lots are drawn for the start (`starter`).");
    for (const std::string starter : {"random", "first", "second"})
        for (const std::string turn : {"p1 throws for the start", "p2 throws for the start against 3"})
            EXPECT_EQ(text_error(*finkel("starter=" + starter), hands + turn),
                      "In this game nobody throws for the start (`starter`).");
    EXPECT_EQ(json_error(*finkel("starter=first"),
                         Json::parse(R"({"to_throw":"p1","start":"throw-off","hand":{"p1":7,"p2":7},)"
                                     R"("off":{"p1":0,"p2":0},"pieces":[]})")),
              "In this game nobody throws for the start (`starter`).");
}

TEST(RacePosition, broken_lines_are_refused) {
    const GamePtr game = finkel();
    for (const std::string_view text : {"", "p1", "p1 hand 7 off 0", "p1 hand 7 off 0 / p2 hand 7 off 0 /",
                                        "p2 hand 7 off 0 / p1 hand 7 off 0 / p1 to throw",
                                        "p1 hand 7 off 0 / p2 hand 7 off 0 / p3 to throw",
                                        "p1 hand 7 off 0 / p2 hand 7 off 0 / p1 to throw now",
                                        "p1 -1 hand 7 off 0 / p2 hand 7 off 0 / p1 to throw",
                                        "p1 hand 7 off 0 / p2 hand 7 off 0 / p1 threw",
                                        "p1 4x hand 6 off 0 / p2 hand 7 off 0 / p1 to throw",
                                        "p1 99999999999 hand 6 off 0 / p2 hand 7 off 0 / lots"})
        text_error(*game, text);
}

TEST(RacePosition, broken_json_is_refused_by_key) {
    const GamePtr game = finkel();
    const Json good = json_of(*game, samples[0]);
    const auto with = [&](auto change) {
        Json json = good;
        change(json);
        return json_error(*game, json);
    };
    EXPECT_EQ(with([](Json& j) { j["colour"] = 1; }), "`colour`: This key is not known here.");
    EXPECT_EQ(with([](Json& j) { j.erase("hand"); }), "`hand`: A count for each seat is expected.");
    EXPECT_EQ(with([](Json& j) { j["hand"]["L"] = 5; }), "`hand`: A count for each seat is expected.");
    EXPECT_EQ(with([](Json& j) { j["off"]["p1"] = -1; }), "`off`: A count for each seat is expected.");
    EXPECT_EQ(with([](Json& j) { j["to_throw"] = "p3"; }), "`to_throw`: `p1`, `p2` or null is expected.");
    EXPECT_EQ(with([](Json& j) { j["pieces"][0]["square"] = "A2"; }),
              "`square`: Square 4 of this path is A1.");
    EXPECT_EQ(with([](Json& j) { j["pieces"][0]["side"] = "marked"; }),
              "`side`: A piece at this position of its path is `plain`.");
    EXPECT_EQ(with([](Json& j) { j["pieces"][0]["loop"] = "L"; }),
              "`loop`: The path of this game has no loop to choose.");
    EXPECT_EQ(with([](Json& j) { j["pieces"][0]["at"] = 1.5; }),
              "`at`: A square of the path, from 1 to 14, is expected.");
    EXPECT_EQ(with([](Json& j) { j["throw"] = "3"; }), "`throw`: The number that was thrown is expected.");
    EXPECT_EQ(with([](Json& j) { j["start"] = "lots"; }),
              "`start`: This does not go with `to_throw` or `throw`.");
    EXPECT_EQ(with([](Json& j) { j["against"] = 3; }), "`against`: This belongs to `start`.");
    json_error(*game, Json::array());
    json_error(*game, Json(3));
}

TEST(RaceTokens, suffixes_may_be_left_out_but_not_be_wrong) {
    const GamePtr game = finkel("safe=none");
    const PositionPtr at = position(*game, "p1 6 hand 6 off 0 / p2 8 hand 6 off 0 / p1 threw 2");
    EXPECT_EQ(game->parse_token(*at, "6>8x*").value(), game->parse_token(*at, "6>8").value());
    const auto wrong = game->parse_token(*at, "6>8*");
    ASSERT_FALSE(wrong);
    EXPECT_EQ(english(wrong.error().message), "This move is written 6>8x*.");
}

TEST(RaceTokens, throws_are_read_with_and_without_colon) {
    const GamePtr game = finkel();
    const PositionPtr at = position(*game, samples[0]);
    EXPECT_EQ(game->parse_token(*at, "3:").value(), dice_move(3));
    EXPECT_EQ(game->parse_token(*at, "3").value(), dice_move(3));
    EXPECT_FALSE(game->parse_token(*at, "5:"));
    EXPECT_FALSE(game->parse_token(*at, "pass"));
}

TEST(RaceTokens, refused_moves_name_the_rule) {
    const GamePtr game = finkel();
    const auto refused = [&](std::string_view from, std::string_view token) {
        const auto move = game->parse_token(*position(*game, from), token);
        EXPECT_FALSE(move) << token;
        return move ? "" : english(move.error().message);
    };
    EXPECT_EQ(refused("p1 2 4 hand 5 off 0 / p2 hand 7 off 0 / p1 threw 2", "2>4*"),
              "Your own piece stands on A1.");
    EXPECT_EQ(refused("p1 6 hand 6 off 0 / p2 8 hand 6 off 0 / p1 threw 2", "6>8"),
              "The rosette B4 protects the piece on it.");
    EXPECT_EQ(refused("p1 13 hand 6 off 0 / p2 hand 7 off 0 / p1 threw 4", "13>off"),
              "You need exactly 2 steps to leave from here.");
    EXPECT_EQ(refused("p1 14 hand 6 off 0 / p2 hand 7 off 0 / p1 threw 1", "14>15"),
              "This move is written 14>off.");
    EXPECT_EQ(refused("p1 2 hand 6 off 0 / p2 hand 7 off 0 / p1 threw 1", "2>5"),
              "With this throw a piece moves exactly 1 square.");
    EXPECT_EQ(refused("p1 2 hand 6 off 0 / p2 hand 7 off 0 / p1 threw 1", "7>8"),
              "There is no piece of yours on B3.");
    EXPECT_EQ(refused("p1 2 hand 6 off 0 / p2 hand 7 off 0 / p1 threw 1", "jump"),
              "`jump` is no move; moves look like enter>3, 5>8 or 14>off.");
}

}  // namespace sivba::race
