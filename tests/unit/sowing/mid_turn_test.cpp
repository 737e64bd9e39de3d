// Positions in the middle of a turn: what no game can show is refused with its reason, and the
// drawing tells what the board does not show.
#include "tests/unit/sowing/table.h"

#include <nlohmann/json.hpp>

namespace sivba::sowing {
namespace {

// Reached in games.
constexpr std::string_view bao_end =
    "p1 I 0 0 0 0 7 3 0 0 O 0 0 0 0 0 0 0 0 / p2 I 0 0 0 0 7 2 2 0 O 0 0 0 0 0 0 0 0 / reserve 21 21 / "
    "house 1 1 / sowing plant-capture hand 1 at I5 origin I5 taken I5 clockwise 2 captures 1 captured 1 "
    "ends 0 dropped 0 laps 0 checkpoint 0 / p2 to choose-end";
constexpr std::string_view bao_house =
    "p1 I 0 0 0 0 8 1 2 0 O 0 0 0 0 0 1 2 0 / p2 I 0 0 1 0 7 0 0 1 O 0 0 0 0 0 0 1 1 / reserve 19 20 / "
    "house 1 1 / sowing plant-capture hand 0 at I5 origin I8 taken I5 clockwise 0 captures 1 captured 1 "
    "ends 0 dropped 4 laps 1 checkpoint 0 / p1 to stop-or-go";
constexpr std::string_view moruba =
    "p1 I 0 3 3 0 3 3 1 4 O 3 3 0 3 1 0 1 4 / p2 I 2 0 2 2 2 2 2 2 O 2 0 2 2 2 2 2 2 / store 4 0 / sowing "
    "lift hand 0 at I7 origin O6 taken I7 clockwise 0 captures 1 captured 1 ends 4 dropped 0 laps 0 "
    "checkpoint 0 / p1 to take-further";
constexpr std::string_view igisoro_take =
    "p1 I 1 1 1 2 1 1 1 1 O 0 4 4 0 5 5 5 0 / p2 I 0 0 0 0 1 1 1 1 O 4 4 0 5 5 5 0 5 / sowing lift hand 0 "
    "at I4 origin O1 taken I1 clockwise 1 captures 1 captured 0 ends 0 dropped 4 laps 0 checkpoint 0 / p1 "
    "to take";
constexpr std::string_view igisoro_lap =
    "p1 I 0 2 2 0 2 2 2 2 O 0 5 5 1 6 6 0 1 / p2 I 0 0 0 0 0 1 1 1 O 4 4 0 5 0 5 0 5 / sowing lift hand 2 "
    "at I1 origin I1 taken I4 clockwise 0 captures 1 captured 1 ends 4 dropped 15 laps 3 checkpoint 0 / p1 "
    "to turn-lap";
constexpr std::string_view omweso_resow =
    "p1 I 2 1 1 1 2 2 0 0 O 0 0 0 0 0 0 0 0 / p2 I 4 3 0 6 7 5 0 2 O 3 3 0 3 0 8 0 8 / captures 2 2 / "
    "sowing lift hand 3 at O1 origin O1 taken I6 clockwise 0 captures 1 captured 1 ends 4 dropped 0 laps 0 "
    "checkpoint 0 / p1 to turn-resow";
constexpr std::string_view choro =
    "p1 I 2 2 2 2 2 2 2 2 O 2 2 2 2 2 2 2 2 / p2 I 2 2 2 2 2 2 2 2 O 2 2 2 2 2 2 2 2 / turns 0 0 / opened "
    "O7 / p2 to open";
constexpr std::string_view hus = "p1 I 0 0 0 0 2 2 2 2 O 2 2 2 2 2 2 2 2 / p2 I 0 0 0 0 2 2 2 2 O 2 2 2 2 2 "
                                 "2 2 2 / ";

// Why the position is refused, without the words that begin every such reason; "" if it is not.
std::string reason_of(const std::string& request, std::string_view position) {
    const auto read = game_of(request)->parse_text(position);
    if (read) return "";
    const std::string text = english(read.error().message), begin = "This position cannot stand: ";
    return text.substr(0, begin.size()) == begin ? text.substr(begin.size()) : text;
}

std::string changed(std::string_view position, std::string_view from, std::string_view to) {
    std::string text(position);
    const std::size_t found = text.find(from);
    EXPECT_NE(found, std::string::npos) << from;
    return found == std::string::npos ? text : text.replace(found, from.size(), to);
}

TEST(MidTurn, what_a_game_has_shown_is_read) {
    EXPECT_EQ(reason_of("mancala/bao-la-kiswahili", bao_end), "");
    EXPECT_EQ(reason_of("mancala/bao-la-kiswahili", bao_house), "");
    EXPECT_EQ(reason_of("mancala/moruba", moruba), "");
    EXPECT_EQ(reason_of("mancala/igisoro:capture=optional", igisoro_take), "");
    EXPECT_EQ(reason_of("mancala/igisoro:capture=optional", igisoro_lap), "");
    EXPECT_EQ(reason_of("mancala/omweso", omweso_resow), "");
    EXPECT_EQ(reason_of("mancala/choro", choro), "");
}

TEST(MidTurn, a_seat_that_could_decide_nothing_is_refused) {
    const std::string request = "mancala/choro:direct_capture=before-move";
    const std::string nothing = "the rules leave nothing to decide here.";
    const std::string theirs = " / p2 I 1 0 1 1 4 0 17 7 O 10 1 2 5 7 4 1 3 / turns 1 1 / p1 to sow";
    EXPECT_EQ(reason_of(request, "p1 I 0 0 0 0 0 0 0 0 O 0 0 0 0 0 0 0 0" + theirs), nothing);
    EXPECT_EQ(reason_of(request, "p1 I 1 1 0 0 0 0 0 0 O 0 0 0 0 0 0 0 0" + changed(theirs, "O 10", "O 8")),
              nothing);
}

TEST(MidTurn, a_decision_that_the_rules_never_ask_is_refused) {
    const std::string never = "by the rules of this game nobody decides that.";
    const std::string board(hus);
    const std::string walk = "sowing lift hand 0 at I5 captures 1 dropped 2 / p1 to ";
    for (const char* word :
         {"take", "choose-end", "turn-lap", "turn-resow", "choose-way", "stop-or-go", "take-further"})
        EXPECT_EQ(reason_of("mancala/hus", board + walk + word), never) << word;
    EXPECT_EQ(reason_of("mancala/hus", board + "p1 to sow"), never);
    EXPECT_EQ(reason_of("mancala/igisoro", igisoro_take), never) << "captures are compulsory";
}

TEST(MidTurn, seeds_are_in_hand_in_the_middle_of_a_turn_only) {
    const std::string amid = "seeds are in hand, and a sowing under way, only in the middle of a turn.";
    const std::string fewer =
        "p1 I 0 0 0 0 2 2 2 2 O 0 0 0 0 0 0 0 2 / p2 I 0 0 0 0 2 2 2 2 O 2 2 2 2 2 2 2 2 / ";
    EXPECT_EQ(reason_of("mancala/hus", fewer + "hand 4 / p1 to move"), amid);
    EXPECT_EQ(reason_of("mancala/hus", fewer + "sowing lift at I3 / p1 to move"), amid);
    EXPECT_EQ(reason_of("mancala/bao-la-kiswahili",
                        changed(changed(bao_house, "hand 0", "hand 2"), "reserve 19", "reserve 17")),
              "no seeds are in hand when this is decided.");
    EXPECT_EQ(reason_of("mancala/bao-la-kiswahili", changed(bao_end, "hand 1", "hand 0")),
              "there are no seeds in hand to sow.");
    EXPECT_EQ(reason_of("mancala/hus", fewer + "hand 4 / over no-move p1"),
              "this end leaves no seeds in hand.");
}

TEST(MidTurn, stop_or_go_needs_a_house_and_its_last_seed_there) {
    const std::string nothing = "the rules leave nothing to decide here.";
    EXPECT_EQ(reason_of("mancala/bao-la-kiswahili", changed(bao_house, "house 1 1", "house 0 1")),
              "the house of the player to move is gone.");
    EXPECT_EQ(reason_of("mancala/bao-la-kiswahili", changed(bao_house, "at I5", "at I6")), nothing);
    EXPECT_EQ(reason_of("mancala/bao-la-kiswahili", changed(bao_house, "p1 I 0 0 0 0 8", "p1 I 0 0 0 0 1")),
              nothing);
}

TEST(MidTurn, what_was_captured_fits_what_lies_there) {
    const std::string from = "no capture can have been made from ";
    EXPECT_EQ(reason_of("mancala/moruba", changed(moruba, "taken I7", "taken O4")), from + "O4.");
    EXPECT_EQ(reason_of("mancala/moruba", changed(moruba, "taken I7", "taken I6")), from + "I6.");
    EXPECT_EQ(reason_of("mancala/moruba", changed(moruba, "taken I7 ", "")), from + "I1.");
    EXPECT_EQ(reason_of("mancala/moruba", changed(moruba, "captures 1 captured 1 ", "captures 1 ")),
              "in this turn nothing has been captured.");
    EXPECT_EQ(reason_of("mancala/moruba", changed(moruba, "captures 1 captured 1 ", "captured 1 ")),
              "in this turn nothing can be captured.");
    EXPECT_EQ(reason_of("mancala/moruba", changed(moruba, "ends 4", "ends 5")),
              "`ends` tells of captures that were not made.");
}

TEST(MidTurn, a_turn_begins_as_the_rules_let_it) {
    EXPECT_EQ(reason_of("mancala/bao-la-kiswahili", changed(bao_end, "plant-capture", "lift")),
              "no turn begins with `lift` here.");
    EXPECT_EQ(reason_of("mancala/bao-la-kiswahili", changed(bao_house, "plant-capture", "plant-sow")),
              "in this turn nothing can be captured.");
    EXPECT_EQ(reason_of("mancala/moruba", changed(moruba, "lift", "direct")),
              "no turn begins with `direct` here.");
}

TEST(MidTurn, ways_are_asked_where_both_can_be_gone) {
    const std::string optional = "mancala/igisoro:capture=optional";
    EXPECT_EQ(reason_of(optional, changed(igisoro_lap, "clockwise 0", "clockwise 1")),
              "its sowing cannot go that way.");
    EXPECT_EQ(reason_of(optional, changed(igisoro_lap, "origin I1", "origin I2")),
              "the rules leave nothing to decide here.");
    EXPECT_EQ(reason_of("mancala/omweso", changed(omweso_resow, "hand 3", "hand 2")),
              "the rules leave nothing to decide here.")
        << "clockwise two seeds capture nothing";
    EXPECT_EQ(reason_of("mancala/bao-la-kiswahili", changed(bao_end, "clockwise 2", "clockwise 1")),
              "its sowing cannot go that way.");
}

TEST(MidTurn, a_capture_is_offered_only_where_there_is_one) {
    EXPECT_EQ(reason_of("mancala/igisoro:capture=optional", changed(igisoro_take, "at I4", "at I5")),
              "the rules leave nothing to decide here.");
}

TEST(MidTurn, a_blocked_pit_holds_seeds_and_is_an_inner_one) {
    const std::string board = "p1 I 3 1 9 1 0 13 6 0 O 2 4 3 1 2 1 2 1 / p2 I 1 0 1 0 0 0 0 0 O 3 1 3 0 1 5 "
                              "0 0 / reserve 0 0 / house 0 0 / ";
    const std::string inner = "a blocked pit is an inner one with seeds.";
    const auto why = [&](const std::string& rest) {
        return reason_of("mancala/bao-la-kiswahili", board + rest);
    };
    EXPECT_EQ(why("blocked I6 / p1 to move"), "");
    EXPECT_EQ(why("blocked I5 / p1 to move"), inner);
    EXPECT_EQ(why("blocked O6 / p1 to move"), inner);
    EXPECT_EQ(why("target I2 / p1 to move"), inner);
    EXPECT_EQ(why("blocked I6 / target I1 / p1 to move"),
              "one pit at a time is blocked, and only when the planting is over.");
    const auto hus_json = game_of("mancala/hus")
                              ->from_json(nlohmann::ordered_json::parse(
                                  R"({"to_move":"p1","blocked":{"seat":"p1","pit":"I5"},
            "p1":{"inner":[0,0,0,0,2,2,2,2],"outer":[2,2,2,2,2,2,2,2]},
            "p2":{"inner":[0,0,0,0,2,2,2,2],"outer":[2,2,2,2,2,2,2,2]}})"));
    ASSERT_FALSE(hus_json);
    EXPECT_EQ(english(hus_json.error().message),
              "This position cannot stand: in this game no pits are blocked.");
}

TEST(MidTurn, a_hidden_start_is_one_that_was_open) {
    EXPECT_EQ(reason_of("mancala/choro", changed(choro, "O 2 2 2 2 2 2 2 2 / p2", "O 2 2 2 2 2 2 0 2 / p2")),
              "no turn can have begun in O7.");
    EXPECT_EQ(
        reason_of("mancala/choro", changed(changed(choro, "turns 0 0", "turns 1 1"), "to open", "to move")),
        "what was opened or arranged belongs to the time before play.");
}

TEST(MidTurn, only_ends_that_the_rules_know_end_a_game) {
    EXPECT_EQ(reason_of("mancala/hus", std::string(hus) + "over limit draw"),
              "by the rules of this game nothing ends so.");
}

TEST(MidTurn, the_drawing_tells_of_seeds_in_hand_and_what_is_asked) {
    const auto last_line = [](const Table& table) {
        const std::string text = table.game().drawing(table.position());
        return text.substr(text.rfind('\n', text.size() - 2) + 1);
    };
    EXPECT_EQ(last_line(Table("mancala/bao-la-kiswahili", bao_end)),
              "   p2 hand 1 at I5, to choose-end: L R\n");
    EXPECT_EQ(last_line(Table("mancala/bao-la-kiswahili", bao_house)),
              "   p1 hand 0 at I5, to stop-or-go: stop safari\n");
    EXPECT_EQ(last_line(Table("mancala/moruba", moruba)), "   p1 hand 0 at I7, to take-further\n");
}

TEST(MidTurn, what_is_no_answer_is_told_the_question) {
    EXPECT_EQ(Table("mancala/bao-la-kiswahili", bao_house).refusal("I4>"),
              "`I4>` is no answer now. Stop in the house, or sow it on? Answers: `stop`, `safari`.");
    EXPECT_EQ(Table("mancala/bao-la-kiswahili", bao_end).refusal("I4>"),
              "`I4>` is no answer now. 1 seed is in hand at I5. From which end of the inner row are the "
              "captured seeds sown? Answers: `L`, `R`.");
    const Table table("mancala/bao-la-kiswahili", bao_house);
    EXPECT_EQ(english(table.game().refusal(table.position(), {0})),
              "First decide how this turn goes on. Stop in the house, or sow it on?");
}

}  // namespace
}  // namespace sivba::sowing
