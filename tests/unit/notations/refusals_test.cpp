// What a notation cannot tell is refused with the rule that stands in the way, by the writer
// as by the reader.
#include "tests/unit/notations/table.h"

namespace sivba::test {
namespace {

std::string refusal(std::string_view id, const std::string& of) {
    return why(notation(id).write(random_game(game(of), 1)));
}

TEST(Notations, games_that_are_more_than_squares_and_pieces_are_refused) {
    const std::map<std::string, std::string> reasons{
        {"ur/tablet", "tokens are paid and won"},
        {"ur/skiriuk", "its pieces turn over"},
        {"ur/dmytro", "its pieces turn over"},
        {"mancala/oware", "it is no race of two seats"},
    };
    for (const auto& [id, reason] : reasons) {
        EXPECT_EQ(refusal("rgn", id), "RGN cannot tell this game: " + reason + ".");
        EXPECT_EQ(refusal("royalur", id), "RoyalUr cannot tell this game: " + reason + ".");
        EXPECT_EQ(why(read("rgn", "1. A@A4\n", id)), "RGN cannot tell this game: " + reason + ".");
    }
}

TEST(Notations, rgn_does_not_tell_which_of_several_throws_left_the_board) {
    EXPECT_TRUE(refusal("rgn", "ur/finkel:finish=quick")
                    .starts_with("RGN cannot tell this game: several throws allow `"));
}

TEST(Notations, rules_that_royalur_has_no_setting_for_are_named) {
    const std::map<std::string, std::string> reasons{
        {"ur/finkel:finish=quick", "a piece may leave the board with a larger throw"},
        {"ur/finkel:exit_from_rosette_throws=on", "a piece that leaves the board may earn another throw"},
        {"ur/bell", "only some throws enter a piece"},
        {"ur/murray", "its paths are none of RoyalUr's"},
        {"ur/finkel:dice=astragal", "its dice are none of RoyalUr's"},
    };
    for (const auto& [id, reason] : reasons)
        EXPECT_EQ(refusal("royalur", id), "RoyalUr cannot tell this game: " + reason + ".");
}

TEST(Notations, text_tells_which_notation_it_is) {
    EXPECT_EQ(guess_notation(" {\"notation_version\": 2}"), &notation("royalur"));
    EXPECT_EQ(guess_notation("[Rules ur/finkel]\n"), &notation("rgn"));
    EXPECT_EQ(guess_notation("1. A@A4 / C@C4\n"), &notation("rgn"));
    EXPECT_EQ(guess_notation("sivba-save: 1\n"), nullptr);
    EXPECT_EQ(guess_notation(""), nullptr);
}

TEST(Rgn, text_that_names_no_game_or_a_strange_one_is_refused) {
    EXPECT_EQ(why(read("rgn", "1. A@A4\n")),
              "The text does not say of which game it is (`[Rules \"ur/finkel\"]`).");
    EXPECT_EQ(why(read("rgn", "[Rules Finkel]\n\n1. A@A4\n")),
              "Line 1: `Finkel` is no game of this program.");
    EXPECT_EQ(why(read("rgn", "[Rules \"../secret.yaml\"]\n")),
              "Line 1: `../secret.yaml` is no game of this program.");
    EXPECT_TRUE(
        why(read("rgn", "[Rules \"ur/nothing\"]\n")).starts_with("The rules of ur/nothing cannot be used: "));
}

TEST(Rgn, what_cannot_be_read_is_told_with_its_line) {
    const auto refused = [](const std::string& text) { return why(read("rgn", text, "ur/finkel")); };
    EXPECT_EQ(refused("[Rules ur/finkel\n"), "Line 1: A header is written like `[Rules \"ur/finkel\"]`.");
    EXPECT_EQ(refused("[Event \"a\\x\"]\n"), "Line 1: A header is written like `[Rules \"ur/finkel\"]`.");
    EXPECT_EQ(refused("[Event a]\n[Event b]\n"), "Line 2: `Event` stands here a second time.");
    EXPECT_EQ(refused("1. A@A4\n[Event a]\n"), "Line 2: Headers stand before the first turn.");
    EXPECT_EQ(refused("A@A4 / C@C4\n"), "Line 1: A line like `3. A2B2 / C3C1` is expected.");
    EXPECT_EQ(refused("1. A@A4 / C@C4\n3. A@A3\n"), "Line 2: Turn 2 is expected here.");
    const std::string no_action = "` is no action of RGN; they look like A@A4, A2B2x, A7A+ or 0 --.";
    EXPECT_EQ(refused("1. A@A4 / C@\n"), "Line 1: `C@" + no_action);
    EXPECT_EQ(refused("1. * A@A4\n"), "Line 1: `*" + no_action);
    EXPECT_EQ(refused("1. A@A4 --\n"), "Line 1: `--" + no_action);
    EXPECT_EQ(refused("1. A@A4 / C@C4 / A@A3\n"), "Line 1: `/" + no_action);
    EXPECT_EQ(refused("1. A@A4\x01\n"), "Line 1: This is not plain UTF-8 text.");
}

TEST(Rgn, what_contradicts_the_rules_is_told_with_its_turn) {
    const auto refused = [](const std::string& text) { return why(read("rgn", text, "ur/finkel")); };
    EXPECT_EQ(refused("1. A@B4\n"), "Line 1, turn 1: No throw of these dice allows `A@B4` here.");
    EXPECT_EQ(refused("1. A@C4\n"), "Line 1, turn 1: No throw of these dice allows `A@C4` here.");
    EXPECT_EQ(refused("1. A@A4 / C@C4 C@C3\n"),
              "Line 1, turn 1: This stands on the side of Dark; to move is Light.");
    EXPECT_EQ(refused("1. A@A4x\n"), "Line 1, turn 1: `A@A4x` captures nothing.");
    EXPECT_EQ(refused("1. A@A4 *\n"), "Line 1, turn 1: `A@A4` earns no other throw.");
    EXPECT_EQ(refused("1. A@A4#\n"), "Line 1, turn 1: `#` ends a game, and this one goes on.");
    EXPECT_EQ(refused("1. 2 --\n"), "Line 1, turn 1: Whoever can move must move.");
    EXPECT_EQ(refused("1. 7 --\n"), "Line 1, turn 1: A throw is expected here: 0:, 1:, 2:, 3:, 4:.");
    EXPECT_EQ(refused("1. 3 2\n"), "Line 1, turn 1: Another throw than 2 lies on the table.");
    EXPECT_EQ(refused("[Resigned p3]\n\n1. A@A4\n"), "Line 1: Nobody can resign at this point of the game.");
    EXPECT_TRUE(refused("[Start \"p1 99\"]\n").starts_with("Line 1: "));
}

}  // namespace
}  // namespace sivba::test
