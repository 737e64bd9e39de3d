// Rulesets that nobody can begin, or whose games hardly end, are told at the word to blame.
#include "tests/unit/sowing/table.h"

#include <unistd.h>

#include <filesystem>
#include <fstream>

namespace sivba::sowing {
namespace {

// What is said of beginning and ending, not of inherited options.
std::string of_play(const Loaded& loaded) {
    std::string text;
    for (const Diagnostic& each : loaded.problems)
        if (const std::string said = english(each.message);
            said.find("Nobody can begin") == 0 || said.find("Nothing is captured") == 0)
            text += std::to_string(each.mark.line) + ": " + said + "\n";
    return text;
}

Loaded checked(const std::string& parent, const std::string& rules) {
    const std::string path = testing::TempDir() + "sivba-start-" + std::to_string(getpid()) + ".yaml";
    std::ofstream(path) << "format: 1\nid: a/b\nextends: mancala/" << parent << "\nname: B\n" << rules;
    Loaded loaded = library().check({.what = path, .options = {}, .seed = {}});
    std::filesystem::remove(path);
    return loaded;
}

std::string problems(const std::string& parent, const std::string& rules) {
    return of_play(checked(parent, rules));
}

TEST(SowingStart, an_opening_without_a_turn_is_refused_at_the_word_to_blame) {
    const std::string least = "6: Nobody can begin: `move.start.at_least: 16`, and no pit holds more than 2 "
                              "seeds in the opening.\n";
    EXPECT_EQ(problems("hus", "move:\n  start: {at_least: 16}\n"), least);
    EXPECT_EQ(problems("hus", "setup: {inner: 1, outer: 1}\n"),
              "5: Nobody can begin: `move.start.at_least: 2`, and no pit holds more than 1 seed in the "
              "opening.\n");
    EXPECT_EQ(problems("hus", "starter: random\nmove: {start: {at_least: 2, at_most: 2, rows: inner}}\n"
                              "setup: {inner: 1, outer: 3}\n"),
              "6: Nobody can begin: in the opening `move.start` and `setup` leave no turn.\n")
        << "whoever is drawn";
    EXPECT_EQ(problems("hus", "move: {start: {at_least: 2, rows: inner}}\n"), "");
}

TEST(SowingStart, an_option_that_leaves_no_turn_is_refused_where_its_value_stands) {
    const std::string text =
        "format: 1\nid: a/b\nextends: mancala/oware\nname: B\noptions:\n  least:\n    default: few\n"
        "    values:\n      many: {move: {start: {at_least: 9}}}\n";
    const std::string found = problems_of(library().load_text(text, "test.yaml", {{"least", "many"}}));
    EXPECT_EQ(found.substr(0, 17), "9: Nobody can beg") << found;
}

TEST(SowingStart, a_game_whose_seeds_never_leave_the_board_is_warned_of) {
    EXPECT_EQ(problems("hus", "capture: {when: never}\n"),
              "5: Nothing is captured and no stores are sown into, so games hardly ever end; "
              "`end.turn_limit` can end them.\n");
    EXPECT_EQ(problems("hus", "capture: {when: never}\nend: {turn_limit: 100}\n"), "");
}

TEST(SowingStart, a_warning_of_the_game_is_not_repeated_for_every_option_value) {
    const std::string rules = "capture: {when: never}\n";
    const Loaded loaded = checked("hus", rules);
    EXPECT_TRUE(loaded.game);
    EXPECT_EQ(of_play(loaded).find("Nothing is captured"), of_play(loaded).rfind("Nothing is captured"));
    EXPECT_EQ(problems_of(loaded).find("With columns=12"), std::string::npos) << problems_of(loaded);
}

TEST(SowingStart, only_who_checks_is_warned) {
    const std::string text = "format: 1\nid: a/b\nextends: mancala/hus\nname: B\ncapture: {when: never}\n";
    const Loaded loaded = library().load_text(text, "test.yaml", {});
    EXPECT_TRUE(loaded.game);
    EXPECT_TRUE(loaded.problems.empty()) << problems_of(loaded);
}

}  // namespace
}  // namespace sivba::sowing
