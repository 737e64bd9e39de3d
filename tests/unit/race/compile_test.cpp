// What an author hears when board, path, dice and end do not fit together.
#include "table.h"

namespace sivba::race {

namespace {

// A small complete ruleset in which single lines are replaced.
struct Draft {
    std::string squares = "[A1, A2, A3, B1, B2, B3]";
    std::string kinds = "{rosette: [A3, B3]}";
    std::string first = "[A1, A2, A3]";
    std::string second = "mirror";
    std::string rest{};

    Loaded load() const {
        return load_text("format: 1\nid: my/draft\nfamily: race\nname: Draft\nboard:\n  squares: " + squares +
                         "\n  kinds: " + kinds + "\npath:\n  first: " + first + "\n  second: " + second +
                         "\n" + rest);
    }
};

// "line:column: message" of the only error.
std::string error_of(const Draft& draft) {
    const Loaded loaded = draft.load();
    EXPECT_FALSE(loaded.game);
    std::string text;
    for (const Diagnostic& each : loaded.problems)
        if (each.severity == Severity::error)
            text += std::to_string(each.mark.line) + ":" + std::to_string(each.mark.column) + ": " +
                    english(each.message);
    return text;
}

}  // namespace

TEST(RaceCompile, draft_without_faults_compiles) {
    EXPECT_TRUE(Draft{}.load().game) << problems_of(Draft{}.load());
}

TEST(RaceCompile, square_names_have_a_letter_and_a_column) {
    EXPECT_EQ(error_of({.squares = "[A1, A2, A3, B1, B2, B3, 4B]"}),
              "6:37: `4B` does not name a square: a capital letter and a column from 1 to 20 do, like B4.");
    EXPECT_EQ(error_of({.squares = "[A1, A2, A3, B1, B2, B3, B2]"}), "6:37: The square B2 is listed twice.");
}

TEST(RaceCompile, kinds_name_squares_once) {
    EXPECT_EQ(error_of({.kinds = "{rosette: [A3], eyes: [A3]}"}), "7:33: The square A3 already has a kind.");
    EXPECT_EQ(error_of({.kinds = "{rosette: [D1]}"}), "7:21: The board has no square D1.");
    EXPECT_EQ(error_of({.kinds = "{rosete: [A1]}"}).substr(0, 65),
              "7:11: `rosete` is not known here; did you mean `rosette`? Allowed");
}

TEST(RaceCompile, path_stays_on_the_board) {
    EXPECT_EQ(error_of({.first = "[A1, A2, A4]"}), "9:19: The path leaves the board: there is no square A4.");
}

TEST(RaceCompile, path_steps_to_a_neighbour) {
    EXPECT_EQ(error_of({.first = "[A1, A3]"}),
              "9:15: The path jumps from A1 to A3: the next square must share a side with the one before.");
    EXPECT_EQ(error_of({.first = "[A1, B2]"}),
              "9:15: The path jumps from A1 to B2: the next square must share a side with the one before.");
}

TEST(RaceCompile, both_paths_are_equally_long) {
    EXPECT_EQ(
        error_of({.second = "[B1, B2]"}),
        "10:11: Both seats walk equally far, but `path.first` and `path.second` differ in length: 3 and "
        "2.");
}

TEST(RaceCompile, goal_needs_enough_pieces_and_names_both_keys) {
    EXPECT_EQ(error_of({.rest = "pieces: {each: 3}\nend: {first_to_bear_off: 4}\n"}),
              "12:26: `end.first_to_bear_off` asks for 4 pieces, but `pieces.each` gives only 3.");
}

TEST(RaceCompile, places_are_squares_or_kinds) {
    EXPECT_EQ(error_of({.rest = "protection: {squares: [A1, eyes]}\n"}),
              "11:28: `eyes` is neither a square of the board nor one of its kinds, nor the number of a "
              "position on "
              "the path.");
}

TEST(RaceCompile, steps_speak_of_totals_the_dice_can_show) {
    EXPECT_EQ(error_of({.rest = "dice:\n  count: 3\n  steps: {4: 2}\n"}),
              "12:3: `dice.steps` speaks of 4, which `dice.count` and `dice.faces` never show.");
}

TEST(RaceCompile, dice_must_move_pieces) {
    EXPECT_EQ(error_of({.rest = "dice:\n  count: 1\n  steps: {1: pass}\n"}),
              "12:3: No throw of these dice moves a piece.");
}

TEST(RaceCompile, throw_off_needs_dice_that_differ_and_names_both_keys) {
    for (const std::string what : {"faces: [1, 1]", "steps: {0: 1}"}) {
        const std::string dice = "dice:\n  count: 1\n  " + what + "\n";
        EXPECT_EQ(error_of({.rest = dice}),
                  "12:3: `starter: throw-off` and `dice` clash: these dice always throw the same, so neither "
                  "throw is ever the higher one.");
        EXPECT_TRUE((Draft{.rest = dice + "starter: first\n"}).load().game) << what;
        EXPECT_TRUE((Draft{.rest = dice + "starter: random\n"}).load().game) << what;
    }
}

TEST(RaceCompile, what_is_wrong_with_a_block_stands_where_a_variant_changed_it) {
    const Loaded loaded = library().load_text(
        "format: 1\nid: my/x\nextends: ur/finkel\nname: X\ndice: {count: 1, faces: [2, 4]}\n", "mine.yaml",
        {});
    ASSERT_FALSE(loaded.problems.empty());
    EXPECT_EQ(loaded.problems.front().file, "mine.yaml");
    EXPECT_EQ(loaded.problems.front().mark.line, 5);
}

TEST(RaceCompile, exact_exit_must_be_within_reach_and_names_both_keys) {
    // With twos and fours only, a piece on square 2 of 3 never leaves with an exact throw.
    const std::string dice = "dice:\n  count: 1\n  faces: [2, 4]\n";
    const std::string error = error_of({.first = "[A1, A2]", .second = "mirror", .rest = dice});
    EXPECT_NE(error.find("A piece on square 2 of its path could never leave: these dice"), std::string::npos);
    EXPECT_NE(error.find("`exit: {throw: enough}`"), std::string::npos);
    EXPECT_TRUE((Draft{.first = "[A1, A2]", .rest = dice + "exit: {throw: enough}\n"}).load().game);
}

TEST(RaceCompile, the_farthest_piece_leaves_with_a_larger_throw) {
    const std::string dice = "pieces: {each: 1}\ndice:\n  count: 1\n  faces: [2, 4]\nstarter: first\n";
    EXPECT_TRUE(
        (Draft{.first = "[A1, A2]", .rest = dice + "exit: {throw: enough-for-farthest}\n"}).load().game);
}

TEST(RaceCompile, admission_that_shuts_pieces_in_or_out_is_named) {
    const std::string turned = "pieces: {each: 2, turn_over_at: 2}\nadmission: {";
    EXPECT_EQ(error_of({.rest = turned +
                                "marked_only: [A1, B1], plain_only: [A2, A3, B2, B3]}\ndice: {count: 2}\n"}),
              "12:12: `admission` lets no piece in: none may stand where these throws bring it.");
    EXPECT_EQ(error_of({.rest = turned + "plain_only: [A2, A3, B2, B3]}\ndice: {count: 2}\n"}),
              "12:12: `admission` shuts the way: a piece on square 1 of its path may not stand where these "
              "throws would take it, and never leaves.");
}

TEST(RaceCompile, board_and_path_are_required) {
    const Loaded loaded = load_text("format: 1\nid: my/nothing\nfamily: race\nname: Nothing\n");
    EXPECT_FALSE(loaded.game);
    const std::string problems = problems_of(loaded);
    EXPECT_NE(problems.find("board.squares"), std::string::npos) << problems;
    EXPECT_NE(problems.find("path.first"), std::string::npos) << problems;
}

TEST(RaceCompile, unknown_words_are_reported_with_the_nearest) {
    EXPECT_EQ(error_of({.rest = "protection: {square: [A1]}\n"}),
              "11:14: The key `square` is not known here; did you mean `squares`?");
}

TEST(RaceCompile, canonical_dump_lists_every_word) {
    const GamePtr game = finkel();
    for (const WordInfo& word : race_family().words())
        EXPECT_NE(game->ruleset().canonical.find(word.path + ": "), std::string::npos) << word.path;
}

TEST(RaceCompile, options_change_the_hash_of_the_rules) {
    const std::uint64_t plain = finkel()->ruleset().rules_hash;
    for (const char* options : {"pieces=6", "dice=three", "dice=astragal", "safe=none", "finish=quick",
                                "exit_from_rosette_throws=on", "starter=second"})
        EXPECT_NE(finkel(options)->ruleset().rules_hash, plain) << options;
    EXPECT_EQ(finkel("pieces=7")->ruleset().rules_hash, plain);
}

}  // namespace sivba::race
