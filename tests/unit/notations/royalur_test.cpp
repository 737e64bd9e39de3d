// RoyalUr's JSON: a document by hand, the settings of our games, and that games come back
// with their throws as they were played.
#include "tests/unit/notations/table.h"

#include "games/notations/royalur.h"

namespace sivba::test {
namespace {

// A state for each throw and move, one move with its throw implied, keys nobody knows.
const std::string by_hand = R"({
  "notation_version": 2, "metadata": {"StartTime": "2024-05-01T10:00:00Z"}, "extra": [1, 2],
  "settings": {"board_shape": "Standard", "paths": "Bell", "dice": "four_binary", "start_pieces": 7,
               "safe_rosettes": true, "rosettes_grant_rolls": true, "captures_grant_rolls": false},
  "initial_state": {"board": {"pieces": {}}, "type": "wait4roll", "turn": "D",
                    "players": {"L": {"pieces": 7, "score": 0}, "D": {"pieces": 7, "score": 0}}},
  "states": [
    {"type": "roll", "time": 1200, "turn": "D", "roll": {"value": 0}, "moves": []},
    {"type": "roll", "turn": "L", "roll": {"value": 4}, "moves": [{"dest": 4}]},
    {"type": "move", "turn": "L", "roll": {"value": 4}, "move": {"dest": 4}, "colour": "blue"},
    {"type": "move", "turn": "L", "roll": {"value": 2}, "move": {"src": 4, "dest": 6}},
    {"type": "move", "turn": "D", "roll": {"value": 3}, "move": {"dest": -3}},
    {"type": "move", "turn": "L", "roll": {"value": 1}, "move": {"dest": 1, "captured": null}},
    {"type": "move", "turn": "D", "roll": {"value": 3}, "move": {"src": -3, "dest": -6, "captured": 6}},
    {"type": "wait4roll", "turn": "L"}
  ]
})";

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
}

TEST(RoyalUr, document_by_hand_is_played) {
    const Result<Session> session = read("royalur", by_hand);
    ASSERT_TRUE(session) << why(session);
    EXPECT_EQ(session->game().ruleset().full_id(), "ur/finkel:starter=second");
    EXPECT_EQ(played(*session), "0: pass 4: enter>4* 2: 4>6 3: enter>3 1: enter>1 3: 3>6x");
    EXPECT_EQ(session->game().text(*session->position()),
              "p1 1 hand 6 off 0 / p2 6 hand 6 off 0 / p1 to throw");
    expect_same("royalur", *session);
}

TEST(RoyalUr, what_contradicts_the_rules_is_refused_with_its_state) {
    const auto refusal = [](std::string_view from, std::string_view to) {
        return why(read("royalur", replaced(by_hand, from, to)));
    };
    EXPECT_EQ(refusal(R"("dest": -6, "captured": 6)", R"("dest": -7, "captured": 6)"),
              "State 7: With this throw a piece moves exactly 3 squares.");
    EXPECT_EQ(refusal(R"("captured": 6)", R"("captured": 5)"),
              "State 7: `captured` is no piece that this move can have.");
    EXPECT_EQ(refusal(R"("dest": 1, "captured": null)", R"("dest": 1, "captured": -1)"),
              "State 6: `captured` is no piece that this move can have.");
    EXPECT_EQ(refusal(R"("move": {"dest": -3})", R"("move": {"dest": 3})"),
              "State 5: `dest` is no piece that this move can have.");
    EXPECT_EQ(refusal(R"("turn": "L", "roll": {"value": 4}, "moves")",
                      R"("turn": "D", "roll": {"value": 4}, "moves")"),
              "State 2: `turn` must be L here.");
    EXPECT_EQ(refusal(R"("turn": "L", "roll": {"value": 4}, "move":)",
                      R"("turn": "L", "roll": {"value": 3}, "move":)"),
              "State 3: Another throw than 3 lies on the table.");
    EXPECT_EQ(refusal(R"({"value": 0})", R"({"value": 5})"),
              "State 1: A throw is expected here: 0:, 1:, 2:, 3:, 4:.");
    EXPECT_EQ(refusal(R"("type": "wait4roll", "turn": "L"})", R"("type": "win", "winner": "L"})"),
              "State 8: By the rules the game is not won so.");
    EXPECT_EQ(refusal(R"("type": "wait4roll", "turn": "L"})", R"("type": "dance", "turn": "L"})"),
              "State 8: `type` is none that this notation knows.");
    EXPECT_EQ(refusal(R"("notation_version": 2)", R"("notation_version": 1)"),
              "`notation_version`: Only version 2 of this notation can be read.");
}

TEST(RoyalUr, resignation_ends_the_game_and_an_abandoned_one_stays_open) {
    const auto ended = [](std::string_view state) {
        return read("royalur", replaced(by_hand, R"({"type": "wait4roll", "turn": "L"})", state));
    };
    const Result<Session> resigned =
        ended(R"({"type": "resigned", "player": "L"}, {"type": "win", "winner": "D"})");
    ASSERT_TRUE(resigned) << why(resigned);
    EXPECT_EQ(resigned->who_resigned(), Seat::p1);
    expect_same("royalur", *resigned);
    const Result<Session> abandoned = ended(R"({"type": "abandoned", "reason": "player_left"})");
    ASSERT_TRUE(abandoned) << why(abandoned);
    EXPECT_FALSE(abandoned->outcome().over());
}

TEST(RoyalUr, game_may_begin_in_any_position) {
    const std::string start =
        R"("board": {"pieces": {"A4": 1, "B4": -8}}, "type": "wait4move", "roll": {"value": 2},
        "turn": "L", "players": {"L": {"pieces": 5, "score": 1}, "D": {"pieces": 4, "score": 2}}},
        "states": [{"type": "move", "turn": "L", "roll": {"value": 2}, "move": {"src": 1, "dest": 3}}]})";
    const std::string head = by_hand.substr(0, by_hand.find(R"("board": {"pieces")"));
    const Result<Session> session = read("royalur", head + start);
    ASSERT_TRUE(session) << why(session);
    EXPECT_EQ(session->game().text(*session->position()),
              "p1 3 hand 5 off 1 / p2 8 hand 4 off 2 / p2 to throw");
    expect_same("royalur", *session);
    EXPECT_EQ(why(read("royalur", head + replaced(start, R"("B4": -8)", R"("B3": -8)"))),
              "`initial_state`: `square`: Square 8 of this path is B4.");
    EXPECT_NE(why(read("royalur", head + replaced(start, R"("pieces": 5)", R"("pieces": 6)"))), "");
}

TEST(RoyalUr, game_that_stops_at_a_throw_without_a_move_waits_for_the_other_seat) {
    Session session(game("ur/finkel:starter=first"), {.enter_throws = true});
    ASSERT_TRUE(session.play_token("0:"));
    const Result<std::string> written = notation("royalur").write(session);
    ASSERT_TRUE(written);
    EXPECT_TRUE(written->ends_with("    {\"type\":\"wait4roll\",\"time\":0,\"turn\":\"D\"}\n  ]\n}\n"))
        << *written;
    EXPECT_EQ(played(*read("royalur", *written)), "0: pass");
}

TEST(RoyalUr, settings_are_those_of_its_own_rulesets) {
    const auto settings = [](const std::string& id) {
        const auto read = notations::royalur_settings(*game(id));
        if (!read) return english(read.error().message);
        return read->board_shape + " " + read->paths + " " + read->dice + " " +
               std::to_string(read->start_pieces) + (read->safe_rosettes ? " safe" : "") +
               (read->rosettes_grant_rolls ? " rosettes" : "") +
               (read->captures_grant_rolls ? " captures" : "");
    };
    EXPECT_EQ(settings("ur/finkel"), "standard bell four_binary 7 safe rosettes");
    EXPECT_EQ(settings("ur/finkel:safe=all"), "standard bell four_binary 7 safe rosettes");
    EXPECT_EQ(settings("ur/finkel:safe=none,pieces=3"), "standard bell four_binary 3 rosettes");
    EXPECT_EQ(settings("ur/masters"), "standard masters three_binary_0eq4 7 rosettes");
    EXPECT_EQ(settings("ur/masters:safe=rosettes"), "standard masters three_binary_0eq4 7 safe rosettes");
    EXPECT_EQ(settings("ur/blitz"), "standard masters four_binary 5 rosettes captures");
    EXPECT_EQ(settings("ur/murray:path=far-row"), "standard murray three_binary_0eq4 7 rosettes");
    EXPECT_EQ(settings("ur/aseb"), "aseb aseb four_binary 5 safe rosettes");
    EXPECT_EQ(settings("ur/murray"), "RoyalUr cannot tell this game: its paths are none of RoyalUr's.");
    EXPECT_EQ(settings("ur/finkel:dice=three"),
              "RoyalUr cannot tell this game: its dice are none of RoyalUr's.");
}

TEST(RoyalUr, settings_that_none_of_our_games_has_are_refused) {
    const auto refusal = [](std::string_view from, std::string_view to) {
        return why(read("royalur", replaced(by_hand, from, to)));
    };
    const std::string no = "No game of this program has these settings: ";
    EXPECT_EQ(refusal("Bell", "skiriuk"),
              no + "in Skiriuk's game pieces turn over and share squares, which they do not tell.");
    EXPECT_EQ(refusal("Bell", "dancing"), no + "the paths `dancing` are not known on this board.");
    EXPECT_EQ(refusal("Standard", "aseb"), no + "the paths `bell` are not known on this board.");
    EXPECT_EQ(refusal("four_binary", "five_binary"), no + "the dice `five_binary` are not known.");
    EXPECT_EQ(refusal(R"("rosettes_grant_rolls": true)", R"("rosettes_grant_rolls": false)"),
              no + "rosettes earn no other throw.");
    EXPECT_EQ(refusal(R"("captures_grant_rolls": false)", R"("captures_grant_rolls": true)"),
              no + "captures earn another throw.");
    EXPECT_NE(refusal(R"("start_pieces": 7)", R"("start_pieces": 8)"), "");
    EXPECT_EQ(why(read("royalur", by_hand, "ur/masters")),
              "The file is of a game with other rules than ur/masters:starter=second.");
    EXPECT_EQ(why(read("royalur", by_hand, "ur/finkel:safe=all")), "");
}

TEST(RoyalUr, random_games_of_every_game_it_can_tell_come_back_with_their_throws) {
    std::map<std::string, int> games;
    for (const std::string& id : every_choice()) {
        const GamePtr of = game(id);
        if (!notations::royalur_settings(*of)) continue;
        if (id.find(":starter=") == std::string::npos) ++games[of->ruleset().id];
        for (const std::uint64_t seed : {3, 4}) {
            expect_same("royalur", random_game(of, seed));
            expect_same("royalur", random_game(of, seed, 40 + seed));
        }
    }
    // As they are and with each value of `pieces`, `dice`, `safe`, `rosettes` that RoyalUr knows.
    const std::map<std::string, int> expected{
        {"ur/aseb", 9}, {"ur/blitz", 9}, {"ur/finkel", 10}, {"ur/masters", 9}, {"ur/murray", 1}};
    EXPECT_EQ(games, expected);
}

TEST(RoyalUr, murrays_far_row_comes_back_with_its_squares_visited_twice) {
    const GamePtr of = game("ur/murray:path=far-row,pieces=2,rosettes=none,dice=four");
    for (const std::uint64_t seed : {5, 6, 7}) expect_same("royalur", random_game(of, seed));
}

}  // namespace
}  // namespace sivba::test
