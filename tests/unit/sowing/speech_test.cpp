// What the games say: explanations of turns, refusals, places, rules in words.
#include "tests/unit/sowing/table.h"

namespace sivba::sowing {
namespace {

using Sentences = std::vector<std::string>;

TEST(SowingSpeech, a_plain_sowing_is_one_sentence) {
    Table table("mancala/oware");
    EXPECT_EQ(table.play("3").said(),
              Sentences{"South sows 4 seeds from pit 3, the last into the opponent's pit 1."});
    Table one("mancala/oware", "p1 1 0 0 4 0 0 / p2 4 4 4 4 4 4 / store 0 0 / p1 to move");
    EXPECT_EQ(one.play("1").said(), Sentences{"South sows 1 seed from pit 1 into its own pit 2."});
}

TEST(SowingSpeech, a_capture_says_what_the_last_seed_made) {
    Table table("mancala/oware", "p1 4 0 0 0 0 1 / p2 2 4 4 4 4 4 / store 5 5 / p1 to move");
    EXPECT_EQ(table.play("6").said(),
              Sentences{"South sows 1 seed from pit 6 into the opponent's pit 1; it makes 3 there, "
                        "and they are captured."});
    Table chain("mancala/oware", "p1 4 0 0 0 0 5 / p2 2 3 1 2 1 4 / store 5 5 / p1 to move");
    EXPECT_EQ(chain.play("6").said(),
              Sentences{"South sows 5 seeds from pit 6, the last into the opponent's pit 5; it makes "
                        "2 there, and with the pits behind 7 seeds are captured."});
}

TEST(SowingSpeech, a_grand_slam_says_why_nothing_is_captured) {
    Table table("mancala/oware", "p1 1 0 0 0 0 1 / p2 1 0 0 0 0 0 / store 22 23 / p1 to move");
    EXPECT_EQ(table.play("6").said(),
              Sentences{"South sows 1 seed from pit 6 into the opponent's pit 1; a capture would "
                        "take all the opponent's seeds, so nothing is captured."});
}

TEST(SowingSpeech, a_bonus_move_says_who_plays_again) {
    Table table("mancala/kalah");
    EXPECT_EQ(table.play("3").said(),
              Sentences{"South sows 4 seeds from pit 3, the last into its own store; South plays again."});
}

TEST(SowingSpeech, a_capture_in_an_empty_pit_counts_both_pits) {
    Table table("mancala/kalah", "p1 5 5 1 5 5 0 / p2 5 5 5 5 4 0 / store 2 1 / p1 to move");
    EXPECT_EQ(table.play("1").said(),
              Sentences{"South sows 5 seeds from pit 1, the last into its own pit 6; it was empty, "
                        "and 6 seeds are captured."});
}

// What a ruleset with these words of `capture` says of one turn.
std::string told(const std::string& capture, std::string_view position, std::uint64_t pit) {
    const Loaded loaded = library().load_text(
        "format: 1\nid: test/game\nfamily: sowing\nname: Test\ncapture: {" + capture + "}\n", "test.yaml",
        {});
    EXPECT_TRUE(loaded.game) << problems_of(loaded);
    const auto at = loaded.game->parse_text(position);
    EXPECT_TRUE(at);
    EventLog events;
    loaded.game->apply(**at, {pit}, &events);
    const std::string text = english(loaded.game->explain(**at, events).front());
    return text.substr(text.find("; ") == std::string::npos ? 0 : text.find("; ") + 2);
}

TEST(SowingSpeech, every_union_of_trigger_and_pits_is_told_truly) {
    const std::string makes = "when: last-makes, counts: [2], where: any-row, take: ";
    const std::string empty = "when: last-in-empty, where: any-row, take: ";
    const std::string_view two = "p1 1 1 0 0 0 0 / p2 0 0 0 0 5 0 / store 20 20 / p1 to move";
    const std::string_view one = "p1 1 0 0 0 0 0 / p2 0 0 0 0 5 0 / store 20 20 / p1 to move";
    const std::string_view bare = "p1 1 0 0 0 0 0 / p2 0 0 1 0 0 0 / store 20 20 / p1 to move";
    EXPECT_EQ(told(makes + "[last]", two, 0), "it makes 2 there, and they are captured.");
    EXPECT_EQ(told(makes + "[opposite]", two, 0),
              "it makes 2 there, and 5 seeds of the opposite pit are captured.");
    EXPECT_EQ(told(makes + "[last, opposite]", two, 0),
              "it makes 2 there, and with the opposite pit 7 seeds are captured.");
    EXPECT_EQ(told(empty + "[last]", one, 0), "it was empty, and 1 seed is captured.");
    EXPECT_EQ(told(empty + "[opposite]", one, 0),
              "it was empty, and 5 seeds of the opposite pit are captured.");
    EXPECT_EQ(told(empty + "[last, opposite]", one, 0), "it was empty, and 6 seeds are captured.");
    EXPECT_EQ(told(empty + "[last, opposite]", bare, 0), "it was empty, and 1 seed is captured.");
    EXPECT_EQ(told(empty + "[opposite]", bare, 0), "South sows 1 seed from pit 1 into its own pit 2.");
}

TEST(SowingSpeech, chance_says_who_begins) {
    Table table("mancala/kalah:starter=random");
    EXPECT_EQ(table.play("p1:").said(), Sentences{"Chance decides: South begins."});
}

TEST(SowingSpeech, refusals_name_the_rule) {
    const Table table("mancala/oware", "p1 1 0 0 3 0 1 / p2 0 0 0 0 0 0 / store 20 23 / p1 to move");
    const auto why = [&](std::uint16_t place) {
        return english(table.game().refusal(table.position(), {place}));
    };
    EXPECT_EQ(why(1), "Pit 2 is empty.");
    EXPECT_EQ(why(0), "You must feed your opponent: the seeds of pit 1 do not reach the other row.");
    EXPECT_EQ(why(3), "") << "can be sown";
    EXPECT_EQ(why(6), "This pit is in your opponent's row: you sow from your own.");
    EXPECT_EQ(why(12), "Seeds in a store stay there to the end of the game.");
    const Table over("mancala/oware", "p1 0 0 0 0 0 0 / p2 0 0 0 0 0 0 / store 22 26 / over seeds-counted");
    EXPECT_EQ(english(over.game().refusal(over.position(), {0})), "The game is over.");
}

TEST(SowingSpeech, places_are_described_for_the_ear) {
    const Table table("mancala/oware", "p1 1 0 0 3 0 1 / p2 0 0 0 0 0 0 / store 20 23 / p1 to move");
    const auto says = [&](std::uint16_t place) {
        return english(table.game().describe(table.position(), {place}));
    };
    EXPECT_EQ(says(3), "South, pit 4: 3 seeds, can be sown");
    EXPECT_EQ(says(0), "South, pit 1: 1 seed");
    EXPECT_EQ(says(11), "North, pit 6: 0 seeds");
    EXPECT_EQ(says(13), "Store of North: 23 seeds");
}

TEST(SowingSpeech, choices_know_where_the_last_seed_falls) {
    const Table table("mancala/kalah");
    const std::vector<Choice> choices = table.game().choices(table.position());
    ASSERT_EQ(choices.size(), 6u);
    EXPECT_EQ(choices[2].landing, PlaceId{12}) << "the own store";
    EXPECT_EQ(choices[5].landing, PlaceId{8}) << "the opponent's third pit";
    EXPECT_EQ(choices[5].place, PlaceId{5});
    EXPECT_EQ(english(choices[5].says), "Sow pit 6: 4 seeds");
}

std::string all_rules(const std::string& request) {
    std::string text;
    for (const RuleSection& section : game_of(request)->rules())
        for (const RuleLine& line : section.lines) text += english(line.text) + "\n";
    return text;
}

TEST(SowingSpeech, rules_in_words_follow_the_options) {
    const std::string plain = all_rules("mancala/oware");
    EXPECT_NE(plain.find("The last seed captures when it brings the seeds of its pit to 2 or 3."),
              std::string::npos);
    EXPECT_NE(plain.find("Whoever has captured 25 seeds, more than half, wins at once."), std::string::npos);
    EXPECT_NE(plain.find("is allowed but captures nothing."), std::string::npos);
    EXPECT_EQ(plain.find("bonus"), std::string::npos);
    const std::string strict = all_rules("mancala/oware:grand_slam=forbidden,seeds=3");
    EXPECT_NE(strict.find("A move that would capture all seeds of the opponent is forbidden."),
              std::string::npos);
    EXPECT_NE(strict.find("Whoever has captured 19 seeds"), std::string::npos);
    const std::string kalah = all_rules("mancala/kalah:empty_capture=on");
    EXPECT_NE(kalah.find("It captures whether or not there are seeds in the opposite pit."),
              std::string::npos);
    EXPECT_EQ(kalah.find("repeats"), std::string::npos) << "positions of Kalah never come twice";
}

TEST(SowingSpeech, rules_tell_what_repeats_and_ends_without_a_rule_for_it) {
    EXPECT_NE(all_rules("mancala/hus").find("A game that repeats itself is a draw.\n"), std::string::npos);
    const std::string off = all_rules("mancala/hus:repetition=off");
    EXPECT_NE(off.find("A position may come again any number of times."), std::string::npos);
    EXPECT_NE(off.find("After 1000 turns the game ends as a draw."), std::string::npos);
    EXPECT_EQ(off.find("A note on"), std::string::npos) << "the note belongs to the rule";
}

TEST(SowingSpeech, rules_of_single_laps_do_not_speak_of_endless_ones) {
    const std::string steps = all_rules("mancala/kimasai-four-rows");
    EXPECT_EQ(steps.find("never end"), std::string::npos);
    EXPECT_NE(steps.find("A single seed moves only into an empty pit."), std::string::npos);
    EXPECT_NE(all_rules("mancala/hus").find("never end"), std::string::npos);
}

TEST(SowingSpeech, rules_carry_source_and_note_of_their_block) {
    for (const RuleSection& section : game_of("mancala/oware")->rules()) {
        if (english(section.title) != "Capture") continue;
        EXPECT_EQ(section.lines.front().source, "rules");
        EXPECT_FALSE(section.lines.front().note.empty());
        return;
    }
    FAIL() << "no section on captures";
}

}  // namespace
}  // namespace sivba::sowing
