// The words of the sowing rulesets: what is read, what is refused, what they say.
#include "games/sowing/compile.h"
#include "games/sowing/words.h"
#include "tests/unit/sowing/table.h"

#include <filesystem>
#include <fstream>

namespace sivba::sowing {
namespace {

const std::string head = "format: 1\nid: test/game\nfamily: sowing\nname: Test\n";

// A ruleset that compiles: Oware's capture, all else at its default.
const std::string capture = "capture: {when: last-makes, counts: [2, 3]}\n";

std::string refusal(const std::string& rules) {
    const Loaded loaded = library().load_text(head + rules, "test.yaml", {});
    std::string text;
    for (const Diagnostic& each : loaded.problems)
        if (each.severity == Severity::error) text += english(each.message);
    return text;
}

TEST(SowingWords, defaults_alone_make_a_game_without_captures) { EXPECT_EQ(refusal(""), ""); }

TEST(SowingWords, capture_counts_need_the_trigger_that_counts) {
    EXPECT_EQ(refusal(capture), "");
    EXPECT_EQ(refusal("capture: {when: last-in-empty, counts: [2]}\n"),
              "`capture.counts: [2]` makes no sense together with `capture.when: last-in-empty`.");
    EXPECT_EQ(refusal("capture: {when: last-makes}\n"),
              "`capture.when: last-makes` makes no sense together with `capture.counts: []`.")
        << "what is left at its default is not to blame";
}

TEST(SowingWords, capture_takes_something) {
    EXPECT_NE(refusal("capture: {when: last-in-empty, take: []}\n").find("`capture.take: []`"),
              std::string::npos);
}

TEST(SowingWords, chain_needs_counts_and_takes_no_opposite_pits) {
    EXPECT_NE(
        refusal("capture: {when: last-in-empty, chain: backwards}\n").find("`capture.chain: backwards`"),
        std::string::npos);
    EXPECT_NE(refusal("capture: {when: last-makes, counts: [2], take: [opposite], chain: backwards}\n")
                  .find("`capture.take: [opposite]`"),
              std::string::npos);
}

TEST(SowingWords, without_captures_nothing_is_said_about_them) {
    for (const std::string word : {"take: [opposite]", "needs: opposite", "grand_slam: forbidden"})
        EXPECT_NE(refusal("capture: {" + word + "}\n").find("`capture.when: never`"), std::string::npos)
            << word;
}

TEST(SowingWords, grand_slam_needs_captures_from_the_opponent) {
    EXPECT_NE(refusal("capture: {when: last-makes, counts: [2], where: own-row, grand_slam: forbidden}\n")
                  .find("`capture.where: own-row`"),
              std::string::npos);
}

TEST(SowingWords, bonus_moves_need_stores_that_are_sown) {
    EXPECT_EQ(refusal("move: {again: last-in-own-store}\n"),
              "`move.again: last-in-own-store` makes no sense together with `move.lap.stores: none`.");
}

TEST(SowingWords, end_by_an_empty_row_excludes_feeding) {
    EXPECT_NE(refusal("move: {start: {must_feed: on}}\nend: {row_empty: ends}\n")
                  .find("`move.start.must_feed: on`"),
              std::string::npos);
    EXPECT_NE(refusal("end: {rest: mover}\n").find("`end.row_empty: goes-on`"), std::string::npos);
    EXPECT_NE(refusal("end: {cannot_feed: mover-takes-all}\n").find("`move.start.must_feed: off`"),
              std::string::npos);
}

TEST(SowingWords, games_must_end) {
    EXPECT_EQ(refusal("repetition: {times: 0}\n"),
              "`repetition.times: 0` makes no sense together with `end.turn_limit: 0`.");
    EXPECT_EQ(refusal("repetition: {times: 0}\nend: {turn_limit: 100}\n"), "");
    EXPECT_EQ(refusal("repetition: {times: 0}\nmove: {lap: {stores: own}}\n"), "")
        << "seeds go to the stores";
    EXPECT_NE(refusal("repetition: {times: 0}\nmove: {direction: clockwise, lap: {stores: own}}\n"), "")
        << "clockwise the own store lies behind, so seeds may go round";
}

TEST(SowingWords, a_position_stands_once_in_every_game) {
    EXPECT_NE(refusal("repetition: {times: 1}\n"), "");
}

TEST(SowingWords, board_and_seeds_have_limits) {
    EXPECT_NE(refusal("board: {columns: 0}\n"), "");
    EXPECT_NE(refusal("board: {columns: 101}\n"), "");
    EXPECT_NE(refusal("setup: {all: 0}\n"), "") << "a game without seeds";
    EXPECT_NE(refusal("board: {columns: 100}\nsetup: {all: 50}\n"), "") << "10,000 seeds";
    EXPECT_EQ(refusal("board: {columns: 100}\nsetup: {all: 49}\n"), "");
}

TEST(SowingWords, errors_stand_at_the_key) {
    const Loaded loaded =
        library().load_text(head + "capture:\n  when: last-makes\n  counts: [2]\n  chain: backwards\n"
                                   "  take: [opposite]\n",
                            "test.yaml", {});
    ASSERT_FALSE(loaded.problems.empty());
    EXPECT_EQ(loaded.problems.front().mark.line, 8u) << "chain";
}

TEST(SowingWords, every_value_says_its_rule) {
    for (const WordInfo& word : words().infos()) {
        EXPECT_FALSE(word.says.empty()) << word.path;
        for (const WordValue& value : word.values)
            EXPECT_FALSE(value.says.empty()) << word.path << ": " << value.word;
    }
}

TEST(SowingWords, dump_reads_back_to_the_same_rules) {
    const std::string request = "mancala/oware:seeds=5,grand_slam=forbidden,repetition=split";
    const std::string dump = game_of(request)->ruleset().canonical;
    EXPECT_NE(dump.find("capture.counts: [2, 3]\n"), std::string::npos);
    EXPECT_NE(dump.find("setup.all: 5\n"), std::string::npos);
    EXPECT_NE(dump, game_of("mancala/oware")->ruleset().canonical);
}

TEST(SowingWords, starts_may_need_more_than_one_seed) {
    const Loaded loaded =
        library().load_text(head + capture + "move: {start: {at_least: 2}}\n", "test.yaml", {});
    ASSERT_TRUE(loaded.game) << problems_of(loaded);
    const auto at = loaded.game->parse_text("p1 1 2 0 3 1 1 / p2 4 4 4 4 4 4 / store 0 0 / p1 to move");
    ASSERT_TRUE(at);
    MoveList moves;
    loaded.game->legal(**at, moves);
    EXPECT_EQ(moves.size(), 2u);
    EXPECT_EQ(english(loaded.game->refusal(**at, {0})), "Pit 1 cannot be sown: it needs 2 seeds.");
}

TEST(SowingWords, clockwise_sows_the_other_way_round) {
    const Loaded loaded =
        library().load_text(head + capture + "move: {direction: clockwise}\n", "test.yaml", {});
    ASSERT_TRUE(loaded.game) << problems_of(loaded);
    const PositionPtr after = loaded.game->apply(*loaded.game->initial(), {1}, nullptr).position;
    EXPECT_EQ(loaded.game->text(*after), "p1 5 0 4 4 4 4 / p2 4 4 4 5 5 5 / store 0 0 / p2 to move");
}

TEST(SowingWords, last_seed_may_capture_in_either_row) {
    const std::string rules = "capture: {when: last-makes, counts: [2], where: any-row, chain: backwards}\n";
    const Loaded loaded = library().load_text(head + rules, "test.yaml", {});
    ASSERT_TRUE(loaded.game) << problems_of(loaded);
    const auto at = loaded.game->parse_text("p1 3 1 1 1 0 0 / p2 4 4 4 4 4 4 / store 0 0 / p1 to move");
    ASSERT_TRUE(at);
    const PositionPtr after = loaded.game->apply(**at, {0}, nullptr).position;
    EXPECT_EQ(loaded.game->text(*after), "p1 0 0 0 0 0 0 / p2 4 4 4 4 4 4 / store 6 0 / p2 to move");
}

TEST(SowingWords, opposite_pit_alone_may_be_captured) {
    const std::string rules =
        "capture: {when: last-in-empty, where: own-row, needs: opposite, take: [opposite]}\n";
    const Loaded loaded = library().load_text(head + rules, "test.yaml", {});
    ASSERT_TRUE(loaded.game) << problems_of(loaded);
    const auto at = loaded.game->parse_text("p1 1 0 0 0 0 3 / p2 4 4 4 4 7 4 / store 0 0 / p1 to move");
    ASSERT_TRUE(at);
    const PositionPtr after = loaded.game->apply(**at, {0}, nullptr).position;
    EXPECT_EQ(loaded.game->text(*after), "p1 0 1 0 0 0 3 / p2 4 4 4 4 0 4 / store 7 0 / p2 to move");
}

TEST(SowingWords, who_begins_does_not_make_a_game_modified) {
    EXPECT_FALSE(game_of("mancala/oware:starter=second")->ruleset().modified());
    EXPECT_EQ(game_of("mancala/oware:starter=second")->ruleset().full_id(), "mancala/oware:starter=second");
    EXPECT_TRUE(game_of("mancala/oware:seeds=5")->ruleset().modified());
}

TEST(SowingWords, a_word_that_clashes_with_many_is_told_once) {
    const std::string text = "format: 1\nid: a/b\nextends: mancala/hus\nname: B\nboard: {rows: 2}\n";
    const Loaded loaded = library().load_text(text, "test.yaml", {});
    ASSERT_EQ(loaded.problems.size(), 1u) << problems_of(loaded);
    EXPECT_EQ(problems_of(loaded).find("5: `board.rows: 2` makes no sense together with `"), 0u);
    EXPECT_NE(problems_of(loaded).find(", `move.lap.relay: on`, "), std::string::npos);
}

TEST(SowingWords, a_default_that_clashes_is_told_at_the_word_that_was_written) {
    const Loaded loaded = library().load_text(head + "board: {rows: 4, columns: 8}\n", "test.yaml", {});
    EXPECT_NE(
        problems_of(loaded).find("5: `board.rows: 4` makes no sense together with `end.no_move: own-side`."),
        std::string::npos)
        << problems_of(loaded);
}

TEST(SowingWords, inherited_values_made_the_default_are_told_where_they_are_made_so) {
    const std::filesystem::path root = std::filesystem::path(testing::TempDir()) / "sivba-words";
    std::filesystem::create_directories(root / "my");
    std::ofstream(root / "my" / "parent.yaml")
        << "format: 1\nid: my/parent\nextends: mancala/hus\nname: P\noptions:\n"
           "  direct: {default: none, values: {some: {move: {direct_capture: replaces-move}}}}\n";
    const Library both({&sowing_family()}, {SIVBA_SOURCE_DIR "/rulesets", root});
    const std::string text = "format: 1\nid: a/b\nextends: my/parent\nname: B\noptions:\n"
                             "  direct: {default: some}\n  direction: {default: free}\n";
    const Loaded loaded = both.load_text(text, "test.yaml", {});
    ASSERT_EQ(loaded.problems.size(), 1u)
        << problems_of(loaded) << "the name of a value that is gone is no fault";
    EXPECT_EQ(loaded.problems[0].file, "test.yaml");
    EXPECT_EQ(problems_of(loaded), "6: `move.direct_capture: replaces-move` makes no sense together with "
                                   "`move.direction: choice`.\n");
}

TEST(SowingWords, a_board_too_short_for_what_is_inherited_is_told_at_the_board) {
    const std::string text = "format: 1\nid: a/b\nextends: mancala/bao-la-kiswahili\nname: B\n"
                             "board: {columns: 4}\n";
    const Loaded loaded = library().load_text(text, "test.yaml", {});
    ASSERT_FALSE(loaded.game);
    for (const Diagnostic& each : loaded.problems) EXPECT_EQ(each.file, "test.yaml") << english(each.message);
    EXPECT_NE(problems_of(loaded).find("5: `house.pits`: the board has no pit I5."), std::string::npos)
        << problems_of(loaded);
}

TEST(SowingWords, a_sowing_of_ten_thousand_laps_is_told_where_no_other_limit_is) {
    const auto told = [](const std::string& request) {
        for (const RuleSection& section : game_of(request)->rules())
            for (const RuleLine& line : section.lines)
                if (line.word == "endless.circuits") return english(line.text);
        return std::string();
    };
    EXPECT_EQ(told("mancala/bao-la-kiswahili:circuit_limit=off"),
              "So does one of 10000 laps without a capture.");
    EXPECT_EQ(told("mancala/bao-la-kiswahili"),
              "So does one that goes 12 times round the own side without a capture.");
}

// The word that an author changed is where he looks for the fault, not the file he extends.
TEST(SowingWords, contradiction_with_an_extended_file_is_told_at_the_own_line) {
    const std::string text = "format: 1\nid: a/b\nextends: mancala/oware\nname: B\ncapture: {when: never}\n";
    const Loaded loaded = library().load_text(text, "test.yaml", {});
    ASSERT_FALSE(loaded.problems.empty());
    for (const Diagnostic& each : loaded.problems) {
        EXPECT_EQ(each.file, "test.yaml") << english(each.message);
        EXPECT_EQ(each.mark.line, 5u) << english(each.message);
    }
}

}  // namespace
}  // namespace sivba::sowing
