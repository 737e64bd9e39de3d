// Saved games: what is written is read again, and nothing else gets in.
#include "framework/play/save.h"

#include "framework/base/random.h"
#include "framework/text/catalogue.h"
#include "tests/unit/play/toy_library.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace sivba {
namespace {

using toy::play_on;
using toy::story_of;

class Save : public testing::Test {
protected:
    Session played(std::uint64_t seed, std::size_t decisions, std::string_view options = "") {
        Session session(toy::load_line(library, options),
                        {.seed = seed, .seats = {Player::human, Player::hard}});
        play_on(session, decisions);
        return session;
    }
    std::string error_of(std::string_view text) {
        const Result<Session> loaded = load_save(text, library);
        return loaded ? "" : Catalogue("en", {}).format(loaded.error().message);
    }

    toy::Folder folder;
    Library library = toy::library_in(folder);
};

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

TEST_F(Save, load_save_load_is_a_fixed_point) {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Session session = played(seed, seed);
        session.go_to(session.cursor() - session.cursor() / 3);
        const std::string text = save_text(session);
        const Result<Session> loaded = load_save(text, library);
        ASSERT_TRUE(loaded) << error_of(text) << text;
        EXPECT_EQ(story_of(*loaded), story_of(session));
        EXPECT_EQ(save_text(*loaded), text);
        EXPECT_EQ(loaded->setup().seats[1], Player::hard);
    }
}

TEST_F(Save, keeps_options_start_and_resignation) {
    const GamePtr game = toy::load_line(library, ":goal=five");
    ASSERT_TRUE(game);
    Session session(game, {.seed = 3}, *game->parse_text("2 1 p2 throw 0 -"));
    play_on(session, 1);
    session.resign(Seat::p2);
    const Result<Session> loaded = load_save(save_text(session), library);
    ASSERT_TRUE(loaded);
    EXPECT_EQ(loaded->game().ruleset().full_id(), "toys/line:goal=five");
    EXPECT_TRUE(loaded->outcome().won_by(Seat::p1));
    EXPECT_EQ(story_of(*loaded), story_of(session));
}

TEST_F(Save, keeps_throws_entered_by_hand) {
    Session session(toy::load_line(library), {.seed = 1, .enter_throws = true});
    for (std::string_view token : {"2:", "go", "2:", "go", "2:", "stay"})
        ASSERT_TRUE(session.play_token(token));
    const Result<Session> loaded = load_save(save_text(session), library);
    ASSERT_TRUE(loaded);
    EXPECT_EQ(story_of(*loaded), story_of(session));
    EXPECT_TRUE(loaded->setup().enter_throws);
}

TEST_F(Save, keeps_games_with_throws_of_both_kinds) {
    Session session(toy::load_line(library), {.seed = 1});
    play_on(session, 4);
    const Move due = session.next_throw();
    session.set_enter_throws(true);
    ASSERT_TRUE(session.enter_throw(due == Move{1} ? Move{2} : Move{1}));
    session.set_enter_throws(false);
    play_on(session, 3);
    const std::string text = save_text(session);
    const Result<Session> loaded = load_save(text, library);
    ASSERT_TRUE(loaded) << error_of(text);
    EXPECT_EQ(story_of(*loaded), story_of(session));
    EXPECT_EQ(save_text(*loaded), text);
    EXPECT_FALSE(loaded->setup().enter_throws);
    EXPECT_EQ(loaded->next_throw(), session.next_throw());
}

TEST_F(Save, a_game_outlives_the_change_of_its_ruleset) {
    const std::string text = save_text(played(5, 9));
    toy::put(folder / "rulesets/toys/line.yaml",
             replaced(std::string(toy::line_yaml), "six: {goal: 6}", "six: {goal: 4}"));
    const Result<Session> changed = load_save(text, library);
    ASSERT_TRUE(changed);
    EXPECT_EQ(save_text(*changed), text);
    std::filesystem::remove_all(folder / "rulesets");
    const Result<Session> gone = load_save(text, library);
    ASSERT_TRUE(gone);
    EXPECT_EQ(save_text(*gone), text);
}

TEST_F(Save, changed_rules_of_the_library_are_never_used_instead) {
    const std::string text = save_text(played(5, 9));
    const std::string broken = replaced(text, "| family: toy", "| family: toys");
    EXPECT_TRUE(load_save(broken, library));  // the library still has the same rules
    toy::put(folder / "rulesets/toys/line.yaml",
             replaced(std::string(toy::line_yaml), "six: {goal: 6}", "six: {goal: 4}"));
    const std::string error = error_of(broken);
    EXPECT_NE(error.find("The rules of toys/line in this file cannot be used"), std::string::npos) << error;
}

TEST_F(Save, rules_that_are_not_those_of_the_hash_are_refused) {
    const std::string text = save_text(played(5, 9));
    const std::string other = replaced(text, "option: goal=six", "option: goal=five");
    std::filesystem::remove_all(folder / "rulesets");
    EXPECT_TRUE(load_save(text, library)) << error_of(text);
    const std::string error = error_of(other);
    EXPECT_NE(error.find("are not those it was played by"), std::string::npos) << error;
    // Another version may count more words: there the text alone says what was played.
    const std::size_t hash = text.find("rules-hash: ") + 12;
    const char digit = text[hash] == '1' ? '2' : '1';
    const std::string changed = text.substr(0, hash) + digit + text.substr(hash + 1);
    EXPECT_FALSE(load_save(changed, library));
    EXPECT_TRUE(load_save(replaced(changed, "suite: ", "suite: 99."), library));
}

TEST_F(Save, an_illegal_decision_is_refused_naming_the_turn_and_the_rule) {
    Session session(toy::load_line(library), {.seed = 1, .enter_throws = true});
    for (std::string_view token : {"1:", "go", "2:", "go", "1:", "stay"})
        ASSERT_TRUE(session.play_token(token));
    const std::string error = error_of(replaced(save_text(session), "2. 2: go", "2. 0: go"));
    EXPECT_NE(error.find("turn 2"), std::string::npos) << error;
    EXPECT_NE(error.find("the toy rule forbids it"), std::string::npos) << error;
}

TEST_F(Save, a_throw_that_the_seed_does_not_give_is_refused) {
    const std::string text = save_text(played(5, 2));
    const bool one = text.find("1. 1:") != std::string::npos;
    const std::string error =
        error_of(one ? replaced(text, "1. 1:", "1. 2:") : replaced(text, "1. ", "1. 1: go 1. "));
    EXPECT_NE(error.find("The seed of this game throws"), std::string::npos) << error;
}

TEST_F(Save, every_malformed_line_is_named) {
    const std::string text = save_text(played(5, 8));
    const std::pair<std::string_view, std::string_view> changes[] = {
        {"sivba-save: 1", "sivba-save: 2"},
        {"seed: 5", "seed: five"},
        {"seed: 5", "seed: 5\nseed: 5"},
        {"seats: human", "seats: humane"},
        {"seats: human ", "seats: "},
        {"throws: seed", "throws: perhaps"},
        {"suite: ", "sweet: "},
        {"ruleset: toys/line", "ruleset: ../toys/line"},
        {"ruleset: toys/line", "ruleset: /etc/passwd"},
        {"option: goal=six", "option: goal"},
        {"option: goal=six", "option: goal=six\noption: goal=five"},
        {"decisions: 8", "decisions: 50001"},
        {"cursor: 8", "cursor: 9"},
        {"decisions: 8", "decisions: 3"},
        {"decisions: 8", "decisions: 99999999999999999999"},
        {"turns:\n1.", "turns:\n2."},
        {"turns:\n1.", "turns:\n\n1."},
        {"suite: ", "start: nowhere\nsuite: "},
        {"suite: ", "\x01: "},
        {"suite: ", "suite: \xC3\x28"},
    };
    for (const auto& [from, to] : changes)
        EXPECT_EQ(error_of(replaced(text, from, to)).rfind("Line ", 0), 0u) << from << " -> " << to;
    EXPECT_EQ(error_of(""), "Line 1: The file ends too early.");
}

TEST_F(Save, what_is_wrong_in_the_head_is_told_with_its_own_line) {
    const std::string text = save_text(played(5, 8));
    const std::pair<std::string_view, std::string_view> changes[] = {
        {"ruleset: toys/line", "ruleset: toys/none"},
        {"seats: human ", "seats: "},
        {"seats: human ", "seats: human human "},
        {"seats: human ", "seats: humane "},
        {"cursor: 8", "cursor: 9"},
        {"decisions: 8", "decisions: 50001"},
        {"result: open", "resigned: p4"},
        {"result: open", "start: nowhere"}};
    for (const auto& [from, to] : changes) {
        std::string changed = replaced(text, from, to);
        if (to == "ruleset: toys/none") changed = replaced(changed, "| goal: 6", "| gaol: 6");
        const auto at = changed.begin() + static_cast<std::ptrdiff_t>(changed.find(to));
        const std::string line = "Line " + std::to_string(1 + std::count(changed.begin(), at, '\n')) + ": ";
        EXPECT_EQ(error_of(changed).rfind(line, 0), 0u) << to << ": " << error_of(changed);
    }
}

TEST_F(Save, more_options_than_a_ruleset_can_have_are_refused) {
    std::string options;
    for (int i = 0; i < 200; ++i) options += "option: o" + std::to_string(i) + "=on\n";
    const std::string error = error_of(replaced(save_text(played(5, 2)), "seed: 5", options + "seed: 5"));
    EXPECT_NE(error.find("more options than"), std::string::npos) << error;
}

TEST_F(Save, every_truncation_is_an_error_or_the_whole_game) {
    const Session session = played(9, 12);
    const std::string text = save_text(session);
    for (std::size_t length = 0; length + 1 < text.size(); ++length)
        EXPECT_FALSE(load_save(std::string_view(text).substr(0, length), library)) << length;
    EXPECT_TRUE(load_save(std::string_view(text).substr(0, text.size() - 1), library));
}

TEST_F(Save, mutated_files_load_to_a_fixed_point_or_say_why_not) {
    const std::string text = save_text(played(11, 14));
    RandomStream random(1);
    int loaded_ones = 0;
    for (int i = 0; i < 3000; ++i) {
        std::string mutant = text;
        for (std::uint32_t k = 0; k <= random.below(3); ++k) {
            const std::size_t at = random.below(static_cast<std::uint32_t>(mutant.size()));
            if (random.below(3) == 0)
                mutant.erase(at, 1 + random.below(8));
            else
                mutant[at] =
                    static_cast<char>(random.below(2) ? random.below(256) : "0:.\n p"[random.below(6)]);
        }
        const Result<Session> loaded = load_save(mutant, library);
        if (!loaded) {
            EXPECT_FALSE(loaded.error().message.empty());
            continue;
        }
        ++loaded_ones;
        const std::string once = save_text(*loaded);
        const Result<Session> again = load_save(once, library);
        ASSERT_TRUE(again) << error_of(once) << once;
        EXPECT_EQ(save_text(*again), once);
    }
    EXPECT_GT(loaded_ones, 0);
}

TEST_F(Save, a_file_above_the_limit_is_refused_unread) {
    const Result<Session> loaded = load_save(std::string((4 << 20) + 1, ' '), library);
    ASSERT_FALSE(loaded);
    EXPECT_TRUE(loaded.error().limit);
}

TEST_F(Save, is_read_from_a_file_of_a_size_that_a_save_can_have) {
    const std::string text = save_text(played(5, 8));
    toy::put(folder / "one.sivba", text);
    const Result<Session> loaded = read_save(folder / "one.sivba", library);
    ASSERT_TRUE(loaded);
    EXPECT_EQ(save_text(*loaded), text);
    std::filesystem::resize_file(folder / "one.sivba", (4 << 20) + 1);
    const Result<Session> refused = read_save(folder / "one.sivba", library);
    ASSERT_FALSE(refused);
    EXPECT_TRUE(refused.error().limit);
    EXPECT_FALSE(read_save(folder / "none.sivba", library));
}

TEST_F(Save, line_ends_of_other_systems_are_read) {
    const std::string text = save_text(played(5, 8));
    std::string other;
    for (char c : text) other += c == '\n' ? std::string("\r\n") : std::string(1, c);
    const Result<Session> loaded = load_save(other, library);
    ASSERT_TRUE(loaded);
    EXPECT_EQ(save_text(*loaded), text);
}

}  // namespace
}  // namespace sivba
