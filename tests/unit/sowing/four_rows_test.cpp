// What all four-row games share: endless sowings, arrangements before play, decisions in
// the middle of a turn, words that make no sense together.
#include "tests/unit/sowing/table.h"

#include <nlohmann/json.hpp>

namespace sivba::sowing {
namespace {

const std::string head = "format: 1\nid: a/b\nfamily: sowing\nname: B\nsymmetry: none\n";
const std::string relay = "board: {rows: 4, columns: 8}\nsetup: {all: 2}\nend: {no_move: loses}\n"
                          "repetition: {times: 3, outcome: draw}\n";

std::string problems(const std::string& text) {
    return problems_of(library().load_text(head + text, "test.yaml", {}));
}

TEST(Endless, sowing_without_end_makes_the_game_void) {
    const std::string position =
        "p1 I 1 0 1 1 2 0 1 0 O 0 0 0 3 0 1 1 0 / p2 I 1 0 1 0 1 0 1 0 O 0 1 2 0 2 1 0 1 / "
        "store 0 0 / p2 to move";
    Table nullified("mancala/bao-kiarabu", position);
    nullified.play("O3<");
    EXPECT_EQ(nullified.outcome().kind, OutcomeKind::nullified);
    EXPECT_EQ(nullified.outcome().reason, EndReason::endless_move);
    EXPECT_TRUE(nullified.happened(EventKind::undone, Why::endless));
    Table loses("mancala/bao-kiarabu:endless=mover-loses", position);
    EXPECT_TRUE(loses.play("O3<").outcome().won_by(Seat::p1));
    Table draws("mancala/bao-kiarabu:endless=draw", position);
    EXPECT_EQ(draws.play("O3<").outcome().kind, OutcomeKind::drawn);
    Table stops("mancala/bao-kiarabu:endless=stop", position);
    EXPECT_EQ(stops.play("O3<").actor(), Actor(Seat::p1)) << "the game goes on";
    Table illegal("mancala/bao-kiarabu:endless=illegal", position);
    EXPECT_EQ(illegal.legal().find("O3<"), std::string::npos);
    EXPECT_NE(illegal.refusal("O3<"), "");
}

// A turn of two parts: 11 of these games ended so while only the first part was looked at.
TEST(Endless, forbidden_starts_are_not_open_after_a_capture_before_the_move_either) {
    const GamePtr game = game_of("mancala/choro:direct_capture=before-move,endless=illegal");
    EXPECT_EQ(game->playout(20'000, 1, {}).nullified, 0u);
}

TEST(Arrangement, whole_pits_are_pushed_inwards_and_done_ends_it) {
    Table table("mancala/omweso:opening=push-whole");
    table.play("O3^").play("O8^").play("done");
    EXPECT_EQ(table.actor(), Actor(Seat::p2));
    table.play("done");
    EXPECT_EQ(table.text(),
              "p1 I 0 0 4 0 0 0 0 4 O 4 4 0 4 4 4 4 0 / p2 I 0 0 0 0 0 0 0 0 O 4 4 4 4 4 4 4 4 / "
              "captures 0 0 / p1 to move");
}

TEST(Arrangement, parts_of_pits_are_pushed_once) {
    Table table("mancala/omweso:opening=push-part");
    table.play("O3^2");
    EXPECT_NE(table.refusal("O3^2"), "");
    table.play("done").play("done");
    EXPECT_EQ(table.text(),
              "p1 I 0 0 2 0 0 0 0 0 O 4 4 2 4 4 4 4 4 / p2 I 0 0 0 0 0 0 0 0 O 4 4 4 4 4 4 4 4 / "
              "captures 0 0 / p1 to move");
}

TEST(Arrangement, free_one_places_every_seed) {
    Table table("mancala/omweso:opening=free");
    EXPECT_NE(table.refusal("done"), "") << "seeds are left in hand";
    table.play("I3=30").play("O1=2").play("done");
    EXPECT_EQ(table.actor(), Actor(Seat::p2));
}

TEST(FourRows, decision_inside_a_turn_keeps_the_seat_and_is_written) {
    Table table("mancala/bao-la-kiswahili",
                "p1 I 0 1 0 0 7 0 0 0 O 0 0 0 0 0 0 0 0 / p2 I 0 0 0 0 0 0 5 3 O 0 0 0 0 0 0 0 0 / "
                "reserve 9 9 / house 1 1 / p1 to move");
    table.play("+I2");
    EXPECT_EQ(table.actor(), Actor(Seat::p1));
    EXPECT_EQ(table.legal(), "stop safari");
    EXPECT_FALSE(table.progress().turn_ended);
    const auto read = table.game().parse_text(table.text());
    ASSERT_TRUE(read) << table.text();
    EXPECT_TRUE(table.game().equal(**read, table.position()));
    nlohmann::ordered_json json;
    table.game().to_json(table.position(), json);
    const auto again = table.game().from_json(json);
    ASSERT_TRUE(again) << json.dump();
    EXPECT_TRUE(table.game().equal(**again, table.position()));
}

TEST(FourRows, further_pits_are_named_in_any_order) {
    Table table("mancala/moruba",
                "p1 I 0 0 0 0 2 0 0 0 O 1 1 1 1 1 1 1 1 / p2 I 0 2 3 0 0 4 0 0 O 0 0 0 0 0 3 0 1 / "
                "store 0 0 / p1 to move");
    table.play("I5<").play("x:O8,I2");
    EXPECT_EQ(table.captured(), 3);
    EXPECT_EQ(table.actor(), Actor(Seat::p2));
}

TEST(FourRows, further_pits_may_be_left_where_they_are_optional) {
    Table table("mancala/moruba:extra_optional=on",
                "p1 I 0 0 0 0 2 0 0 0 O 1 1 1 1 1 1 1 1 / p2 I 0 0 3 0 0 4 0 0 O 0 0 0 0 0 3 0 1 / "
                "p1 to move");
    table.play("I5<");
    EXPECT_EQ(table.legal(), "x:none x:I3 x:O8 x:I3,O8");
}

TEST(FourRows, blocked_player_passes_where_the_option_says_so) {
    const std::string stuck =
        "p1 I 0 0 0 0 0 0 0 0 O 2 0 0 0 0 0 0 0 / p2 I 1 1 1 1 1 1 1 1 O 1 1 1 1 1 1 1 1 / "
        "store 4 4 / p1 to move";
    Table loses("mancala/bao-kiarabu", stuck), passes("mancala/bao-kiarabu:blocked_singles=pass", stuck);
    loses.play("O1<");
    passes.play("O1<");
    EXPECT_TRUE(loses.outcome().won_by(Seat::p1));
    EXPECT_EQ(loses.outcome().reason, EndReason::no_move);
    EXPECT_FALSE(passes.outcome().over());
    EXPECT_EQ(passes.actor(), Actor(Seat::p1));
    EXPECT_TRUE(passes.happened(EventKind::pass, Why::no_start));
}

TEST(FourRows, self_emptying_start_can_be_forbidden) {
    const std::string position =
        "p1 I 2 0 0 0 0 0 0 0 O 0 0 2 0 0 0 0 0 / p2 I 0 0 0 0 0 2 0 0 O 1 1 1 1 1 1 1 1 / "
        "reserve 0 0 / house 0 0 / p1 to move";
    EXPECT_EQ(Table("mancala/bao-la-kiswahili", position).legal(), "I1< I1>");
    EXPECT_EQ(Table("mancala/bao-la-kiswahili:self_empty=forbid", position).legal(), "I1>");
}

TEST(FourRows, every_lap_is_told_after_a_sum) {
    Table table("mancala/hus",
                "p1 I 1 0 2 0 0 0 0 1 O 0 0 2 0 0 0 0 1 / p2 I 0 0 0 0 0 0 0 2 O 0 0 0 0 0 0 0 3 / "
                "p1 to move");
    table.play("I3<");
    const std::vector<std::string> said = table.said();
    ASSERT_GE(said.size(), 4u);
    EXPECT_EQ(said[1], "Pit I3: 2 seeds are sown, the last into I1.");
    EXPECT_EQ(said[2], "I1 held seeds and faces seeds: 5 seeds of I8, O8 are captured.");
    EXPECT_EQ(said[0].substr(0, 27), "2 laps, 5 seeds are capture");
}

TEST(FourRowWords, words_of_two_rows_are_refused) {
    EXPECT_NE(problems(relay + "move: {again: last-in-own-store}\n").find("board.rows"), std::string::npos);
    EXPECT_NE(
        problems(relay + "capture: {when: last-makes, counts: [2], where: own-inner, take: [opposite]}\n")
            .find("capture.when"),
        std::string::npos);
}

TEST(FourRowWords, words_of_four_rows_are_refused_on_two) {
    const std::string two = "board: {columns: 6}\nsetup: {all: 4}\n";
    EXPECT_NE(problems(two + "move: {lap: {relay: on}}\n").find("move.lap.relay"), std::string::npos);
    EXPECT_NE(problems(two + "setup: {reserve: 3}\n"), "") << "setup stands twice";
    EXPECT_NE(problems("board: {columns: 6}\nsetup: {reserve: 3}\n").find("setup.reserve"),
              std::string::npos);
}

TEST(FourRowWords, pits_must_be_on_the_board) {
    EXPECT_NE(problems(relay + "house: {pits: [I9]}\n").find("I9"), std::string::npos);
    EXPECT_NE(problems(relay + "house: {pits: [X1]}\n").find("X1"), std::string::npos);
    EXPECT_NE(problems(relay + "house: {pits: [O1]}\n"), "") << "a house has an inner part";
}

TEST(FourRowWords, rows_are_described_for_every_length) {
    const auto opening = [](const std::string& setup) {
        const Loaded loaded =
            library().load_text(head + "board: {rows: 4, columns: 6}\nsetup: " + setup +
                                    "\nend: {no_move: loses}\nrepetition: {times: 3, outcome: draw}\n",
                                "test.yaml", {});
        return loaded.game ? loaded.game->text(*loaded.game->initial()).substr(0, 30) : problems_of(loaded);
    };
    EXPECT_EQ(opening("{all: 2}"), "p1 I 2 2 2 2 2 2 O 2 2 2 2 2 2");
    EXPECT_EQ(opening("{inner: {right_half: 3}, outer: 1}"), "p1 I 0 0 0 3 3 3 O 1 1 1 1 1 1");
    EXPECT_EQ(opening("{inner: {rest: 3, right_end: [2, 0]}, outer: 1}"), "p1 I 3 3 3 3 2 0 O 1 1 1 1 1 1");
    EXPECT_EQ(opening("{fill: {each: 2, total: 15}}"), "p1 I 0 0 0 0 1 2 O 2 2 2 2 2 2");
    EXPECT_NE(opening("{inner: [1, 2, 3], outer: 1}").find("fewer"), std::string::npos);
    EXPECT_NE(opening("{inner: [1, 2, 3, 4, 5, 6, 7], outer: 1}").find("more"), std::string::npos);
}

TEST(FourRowWords, long_boards_list_all_sets_of_further_pits) {
    Table table("mancala/tchouba:columns=40");
    MoveList moves;
    table.game().legal(table.position(), moves);
    ASSERT_FALSE(moves.empty());
    // Thirty-nine sowings of two end in occupied pits; play until a capture offers its choice.
    for (int turn = 0; turn < 400 && !table.outcome().over() && moves.size() <= 1'024; ++turn) {
        table.play(table.game().token(table.position(), moves[moves.size() / 2]));
        moves.clear();
        table.game().legal(table.position(), moves);
    }
    EXPECT_GT(moves.size(), 1'024u) << "more sets of two pits than a MoveList keeps on the stack";
}

const std::string hus_rows =
    "p1 I 0 0 0 0 2 2 2 2 O 2 2 2 2 2 2 2 2 / p2 I 0 0 0 0 2 2 2 2 O 2 2 2 2 2 2 2 2";

TEST(FourRowWords, limit_of_turns_ends_the_game_as_a_draw) {
    Table table("mancala/hus:repetition=off", hus_rows + " / turn 999 / p1 to move");
    table.play("I5<");
    EXPECT_EQ(table.outcome().kind, OutcomeKind::drawn);
    EXPECT_EQ(table.outcome().reason, EndReason::limit);
    EXPECT_NE(table.text().find("/ turn 1000 / over limit draw"), std::string::npos) << table.text();
    const Table before("mancala/hus:repetition=off", hus_rows + " / p1 to move");
    EXPECT_NE(before.text().find("/ turn 0 /"), std::string::npos);
    EXPECT_FALSE(game_of("mancala/hus:repetition=off")->parse_text(hus_rows + " / turn 1000 / p1 to move"));
    EXPECT_FALSE(game_of("mancala/hus")->parse_text(hus_rows + " / turn 3 / p1 to move"));
}

TEST(FourRowWords, board_shared_at_a_repetition_is_a_draw_without_stores) {
    Table table("mancala/hus:repetition=split", hus_rows + " / p1 to move");
    EXPECT_EQ(table.settle_repetition().outcome().kind, OutcomeKind::drawn);
    const std::string fewer =
        "p1 I 0 0 0 0 2 2 2 2 O 2 2 2 2 2 2 2 2 / p2 I 0 0 0 0 2 2 2 2 O 0 0 0 0 0 0 0 0";
    Table own("mancala/hus:repetition=own-side", fewer + " / p2 to move");
    EXPECT_TRUE(own.settle_repetition().outcome().won_by(Seat::p1));
}

// Every pair makes no sense: both words are named.
TEST(FourRowWords, pairs_that_make_no_sense_are_refused_with_both_words) {
    const std::string captures = "capture: {when: last-in-occupied, where: own-inner, needs: opposite, ";
    const std::string sown = captures + "take: [opposite, behind], to: sown, resow: {from: capturing-pit}";
    const struct {
        std::string rules, word, other;
    } pairs[] = {
        {"capture: {when: last-in-occupied, where: own-inner, needs: either-opposite, take: [behind]}\n",
         "capture.take", "capture.needs"},
        {captures + "take: [behind]}\n", "capture.take", "capture.needs"},
        {"move: {lap: {relay: on, empty_end: next-pit}}\n" + sown + ", decided_by: first-lap}\n",
         "move.lap.empty_end", "capture.decided_by"},
        {"move: {start: {at_least: 3, at_most: 1}}\n", "move.start.at_most", "move.start.at_least"},
        {"move: {lap: {relay: on}}\nblocking: {active: on}\n" + sown + "}\n", "blocking.active",
         "capture.decided_by"},
        {"move: {start: {at_least: 2}, lap: {relay: on}}\nopening: {first_turn: together}\n" + sown +
             ", compulsory: off}\n",
         "opening.first_turn", "capture.compulsory"},
        {"closed_column: {opened_by: [O8]}\n", "closed_column.opened_by", "setup"}};
    for (const auto& pair : pairs) {
        const std::string told = problems(relay + pair.rules);
        EXPECT_NE(told.find("`" + pair.word), std::string::npos) << pair.rules << told;
        EXPECT_NE(told.find("`" + pair.other), std::string::npos) << pair.rules << told;
    }
}

TEST(FourRowWords, blocking_needs_no_reserve) {
    const Loaded loaded = library().load_text(
        "format: 1\nid: a/b\nextends: mancala/bao-la-kujifunza\nname: B\nblocking: {active: on}\n",
        "test.yaml", {});
    ASSERT_TRUE(loaded.game) << problems_of(loaded);
    const Game& game = *loaded.game;
    const auto at = game.parse_text(
        "p1 I 3 0 1 1 0 2 1 0 O 2 2 3 3 3 3 6 2 / p2 I 3 0 1 0 0 0 3 0 O 6 1 3 2 6 2 4 1 / p1 to move");
    ASSERT_TRUE(at);
    const auto move = game.parse_token(**at, "I6<");
    ASSERT_TRUE(move);
    const std::string after = game.text(*game.apply(**at, *move, nullptr).position);
    EXPECT_NE(after.find("/ blocked I7 /"), std::string::npos) << after;
}

TEST(Endless, answer_that_leads_to_a_sowing_without_end_is_not_open_either) {
    Table table("mancala/tsoro:captured=resow,extra=1,endless=illegal",
                "p1 I 0 1 1 1 0 0 1 0 O 0 0 1 0 1 0 1 1 / p2 I 2 3 2 1 1 3 0 1 O 1 0 3 4 0 2 1 0 / "
                "p2 to move");
    table.play("I3<");
    EXPECT_EQ(table.legal(), "x:I3 x:O3") << "whatever follows x:I2 and the others never ends";
}

TEST(Endless, decisions_that_come_again_are_looked_at_once) {
    // Captures that are passed lead to the same question again, round and round.
    const GamePtr game = game_of("mancala/igisoro:capture=optional,endless=illegal");
    ASSERT_TRUE(game);
    EXPECT_EQ(game->playout(100, 1, {}).games, 100u);
}

}  // namespace
}  // namespace sivba::sowing
