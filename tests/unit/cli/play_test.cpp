// The terminal game, typed by a script.
#include "tests/unit/cli/process.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace sivba::test {
namespace {

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

const std::vector<std::string> two_people = {"play", "mancala/oware", "--seat", "human", "--seat", "human"};

TEST(Play, end_of_input_leaves_cleanly) {
    const Outcome outcome = sivba(two_people, "");
    EXPECT_EQ(outcome.exit, 0);
    EXPECT_TRUE(outcome.out.ends_with("South> \n")) << outcome.out;
}

TEST(Play, decisions_change_the_board_and_are_explained) {
    const Outcome outcome = sivba(two_people, "3\n1\nquit\n");
    EXPECT_EQ(outcome.exit, 0);
    EXPECT_TRUE(contains(outcome.out, "South: 3  ")) << outcome.out;
    EXPECT_TRUE(contains(outcome.out, "North: 1  ")) << outcome.out;
}

TEST(Play, refused_decisions_say_why_and_change_nothing) {
    const Outcome outcome = sivba(two_people, "7\nnonsense\nturns\nquit\n");
    EXPECT_EQ(outcome.exit, 0);
    EXPECT_FALSE(contains(outcome.out, "North>"));
}

TEST(Play, rest_of_a_line_that_is_too_long_is_no_line_of_its_own) {
    const Outcome outcome = sivba(two_people, std::string(4096, 'x') + "3\nturns\nquit\n");
    EXPECT_EQ(outcome.exit, 0);
    EXPECT_FALSE(contains(outcome.out, "South: 3  ")) << outcome.out;
    EXPECT_FALSE(contains(outcome.out, "1. South")) << outcome.out;
}

TEST(Play, line_with_a_refused_decision_changes_nothing) {
    const Outcome outcome =
        sivba({"play", "mancala/kalah", "--seat", "human", "--seat", "human"}, "3 5 1\nturns\nquit\n");
    EXPECT_TRUE(contains(outcome.out, "The turn is already complete.")) << outcome.out;
    EXPECT_FALSE(contains(outcome.out, "1. South")) << outcome.out;
}

TEST(Play, undo_and_redo) {
    const Outcome outcome = sivba(two_people, "3\nundo\nturns\nredo\nturns\nundo\nundo\nredo\nredo\nquit\n");
    EXPECT_EQ(outcome.exit, 0);
    EXPECT_TRUE(contains(outcome.out, "   1. South: 3\n")) << outcome.out;
    EXPECT_TRUE(contains(outcome.out, "There is nothing to take back.")) << outcome.out;
    EXPECT_TRUE(contains(outcome.out, "There is nothing to play again.")) << outcome.out;
}

TEST(Play, hint_names_a_place_and_then_the_decision) {
    const Outcome outcome = sivba(two_people, "hint\nhint\nquit\n");
    EXPECT_TRUE(contains(outcome.out, "South> Look at this place: ")) << outcome.out;
    EXPECT_FALSE(contains(outcome.out, "North>"));
}

TEST(Play, saved_game_goes_on) {
    const std::string path = testing::TempDir() + "sivba-save-" + std::to_string(getpid()) + ".sivba";
    const Outcome saved = sivba(two_people, "3\n1\nsave " + path + "\nquit\n");
    EXPECT_TRUE(contains(saved.out, path)) << saved.out;
    const Outcome loaded = sivba({"play", "--load", path}, "turns\nquit\n");
    EXPECT_EQ(loaded.exit, 0) << loaded.err;
    EXPECT_TRUE(contains(loaded.out, "   2. North: 1\n")) << loaded.out;
    std::filesystem::remove(path);
    EXPECT_EQ(sivba({"play", "--load", path}, "").exit, 1);
}

TEST(Play, saving_leaves_a_file_of_something_else_alone) {
    const std::string path = testing::TempDir() + "sivba-save-" + std::to_string(getpid()) + ".txt";
    const auto text = [&] {
        std::ifstream file(path);
        return std::string(std::istreambuf_iterator<char>(file), {});
    };
    std::ofstream(path) << "a letter";
    const Outcome refused = sivba(two_people, "save " + path + "\nquit\n");
    EXPECT_TRUE(contains(refused.out, "is left alone; `save! FILE` puts")) << refused.out;
    EXPECT_EQ(text(), "a letter");
    EXPECT_TRUE(contains(sivba(two_people, "save! " + path + "\nquit\n").out, "Saved in ")) << refused.out;
    // The game's own file is written again, also after loading.
    sivba({"play", "--load", path}, "3\nsave " + path + "\n1\nsave " + path + "\nquit\n");
    EXPECT_TRUE(contains(text(), "2. 1\n")) << text();
    std::filesystem::remove(path);
}

TEST(Play, computers_play_to_the_end) {
    const Outcome outcome =
        sivba({"play", "ur/finkel:pieces=1#3", "--seat", "random", "--seat", "random"}, "");
    EXPECT_EQ(outcome.exit, 0) << outcome.err;
    EXPECT_TRUE(contains(outcome.out, "wins")) << outcome.out;
    EXPECT_EQ(outcome.out,
              sivba({"play", "ur/finkel:pieces=1#3", "--seat", "random", "--seat", "random"}, "").out);
}

TEST(Play, person_against_computer) {
    const Outcome outcome =
        sivba({"play", "mancala/kalah#1", "--seat", "human", "--seat", "random"}, "1\nquit\n");
    EXPECT_EQ(outcome.exit, 0);
    // The board was drawn twice for the person: before the turn and after the answer.
    const std::size_t first = outcome.out.find("South> ");
    ASSERT_NE(first, std::string::npos);
    EXPECT_NE(outcome.out.find("South> ", first + 1), std::string::npos) << outcome.out;
}

TEST(Play, throws_of_a_real_table_are_typed) {
    const std::vector<std::string> words = {
        "play", "ur/finkel:starter=first", "--enter-throws", "--seat", "human", "--seat", "human"};
    const Outcome outcome = sivba(words, "9:\n2:\nenter>2\n0:\nquit\n");
    EXPECT_EQ(outcome.exit, 0);
    EXPECT_TRUE(contains(outcome.out, ": enter>2  ")) << outcome.out;
    EXPECT_TRUE(contains(outcome.out, ": pass  ")) << outcome.out;
}

TEST(Play, throw_that_was_mistyped_is_taken_back) {
    const std::vector<std::string> words = {
        "play", "ur/finkel:starter=first", "--enter-throws", "--seat", "human", "--seat", "random"};
    const Outcome outcome = sivba(words, "2:\nundo\n3:\nenter>3\nturns\nquit\n");
    EXPECT_TRUE(contains(outcome.out, "   1. Light: 3: enter>3\n")) << outcome.out;
    // The throw of the computer was typed, too, with the pass that followed.
    const Outcome passed = sivba(words, "3:\nenter>3\n0:\nundo\nundo\nundo\nundo\nturns\nquit\n");
    EXPECT_TRUE(contains(passed.out, "There is nothing to take back.")) << passed.out;
    EXPECT_FALSE(contains(passed.out, "   1. ")) << passed.out;
}

TEST(Play, undo_says_so_when_a_person_has_done_nothing) {
    const Outcome outcome = sivba({"play", "ur/finkel:starter=first#7", "--seat", "human"}, "undo\nquit\n");
    EXPECT_TRUE(contains(outcome.out, "There is nothing to take back.")) << outcome.out;
}

TEST(Play, seed_is_bound_before_the_game_and_told_after_it) {
    const std::vector<std::string> words = {"play",  "ur/finkel:pieces=1#42", "--seat", "random", "--seat",
                                            "random"};
    const std::string out = sivba(words).out;
    // uuidgen --sha1 --namespace @oid --name 42
    const std::string fingerprint = "ba293c61-ad33-57b9-9671-f3319f57d789";
    EXPECT_LT(out.find(fingerprint), out.find("\n\n")) << out;
    EXPECT_TRUE(contains(out, "the seed 42; its fingerprint is " + fingerprint)) << out;
    EXPECT_FALSE(contains(sivba(two_people, "quit\n").out, "ingerprint"));
}

std::size_t count(const std::string& text, const std::string& part) {
    std::size_t found = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
    return found;
}

TEST(Play, what_a_saved_game_cannot_be_given_is_refused) {
    const std::string says = "A saved game has its own position and its own dice";
    for (std::vector<std::string> more : {std::vector<std::string>{"--position", "x"}, {"--enter-throws"}}) {
        std::vector<std::string> words = {"play", "--load", "mine.sivba"};
        words.insert(words.end(), more.begin(), more.end());
        const Outcome outcome = sivba(words);
        EXPECT_EQ(outcome.exit, 2) << more[0];
        EXPECT_TRUE(contains(outcome.err, says) && contains(outcome.err, more[0])) << outcome.err;
    }
}

TEST(Play, says_who_plays_what_before_the_first_move) {
    const std::string out = sivba({"play", "mancala/oware"}, "quit\n").out;
    EXPECT_TRUE(contains(out, "\nSouth: you\nNorth: the computer, level easy\n")) << out;
    EXPECT_TRUE(contains(sivba(two_people, "quit\n").out, "\nSouth: a person\nNorth: a person\n"));
}

TEST(Play, quit_asks_before_a_game_is_lost) {
    const std::string prompt = "This game is not saved";
    EXPECT_FALSE(contains(sivba(two_people, "quit\n").out, prompt));
    const std::string asked = sivba(two_people, "3\nquit\nturns\nquit\n").out;
    EXPECT_EQ(count(asked, prompt), 1u) << asked;
    EXPECT_TRUE(contains(asked, "   1. South: 3\n")) << asked;
    // After another move it is another game that would be lost.
    EXPECT_EQ(count(sivba(two_people, "3\nquit\n1\nquit\nquit\n1\n").out, prompt), 2u);
    const std::string path = testing::TempDir() + "sivba-quit-" + std::to_string(getpid()) + ".sivba";
    EXPECT_FALSE(contains(sivba(two_people, "3\nsave! " + path + "\nquit\n").out, prompt));
    EXPECT_FALSE(contains(sivba({"play", "--load", path}, "quit\n").out, prompt));
    EXPECT_TRUE(contains(sivba({"play", "--load", path}, "1\nquit\n").out, prompt));
    std::filesystem::remove(path);
}

TEST(Play, nothing_can_be_played_after_the_end) {
    const std::string out = sivba(two_people, "resign\nmoves\nquit\n").out;
    const std::size_t end = out.find("North wins");
    ASSERT_NE(end, std::string::npos) << out;
    EXPECT_NE(out.find("The game is over.", end), std::string::npos) << out;
    EXPECT_EQ(out.find("Sow pit", end), std::string::npos) << out;
}

TEST(Play, a_next_round_goes_on_with_what_the_game_left) {
    const std::vector<std::string> words = {
        "play", "ur/tablet:starter=first", "--enter-throws", "--position",
        "p1 13 hand 0 off 4 / p2 hand 5 off 0 / tokens p1 9 p2 7 pot 4 / p1 to throw"};
    const std::string out = sivba(words, "next\n2 13>off\nnext\n").out;
    const std::size_t refused = out.find("There is no next round here.");
    const std::size_t offered = out.find("`next` begins the next round");
    EXPECT_LT(refused, offered) << out;
    EXPECT_NE(out.find("tokens p1 13 p2 7 pot 0 / p1 to throw", offered), std::string::npos) << out;
}

TEST(Play, help_does_not_offer_what_is_refused) {
    EXPECT_FALSE(contains(sivba({"play", "--help"}).out, "--json"));
    EXPECT_EQ(sivba({"play", "mancala/oware", "--json"}).exit, 2);
}

TEST(Play, resigning_ends_the_game) {
    const Outcome outcome = sivba(two_people, "resign\nquit\n");
    EXPECT_EQ(outcome.exit, 0);
    EXPECT_TRUE(contains(outcome.out, "North wins")) << outcome.out;
}

}  // namespace
}  // namespace sivba::test
