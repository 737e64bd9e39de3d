// Rulesets that nobody can begin, or whose games hardly end, are told at the word to blame.
#include "tests/unit/sowing/table.h"

namespace sivba::sowing {
namespace {

std::string problems(const std::string& parent, const std::string& rules) {
    const std::string text = "format: 1\nid: a/b\nextends: mancala/" + parent + "\nname: B\n" + rules;
    return problems_of(library().load_text(text, "test.yaml", {}));
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

}  // namespace
}  // namespace sivba::sowing
