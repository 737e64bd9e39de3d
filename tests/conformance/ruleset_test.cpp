// Every ruleset of the suite: it loads, its check passes, and what is saved is read.
#include "framework/play/journal.h"
#include "framework/play/save.h"
#include "tests/conformance/pairs.h"

#include <filesystem>
#include <set>

#include <unistd.h>

namespace sivba {
namespace {

INSTANTIATE_TEST_SUITE_P(Rulesets, RulesetTest, testing::ValuesIn(shipped().ids()), test_name);

TEST(Rulesets, are_found) { EXPECT_FALSE(shipped().ids().empty()); }

TEST_P(RulesetTest, loads_under_its_own_id_without_a_warning) {
    const Loaded loaded = shipped().check(request());
    ASSERT_TRUE(loaded.game) << text_of(loaded.problems);
    EXPECT_EQ(text_of(loaded.problems), "");
    EXPECT_EQ(loaded.game->ruleset().id, GetParam());
}

TEST_P(RulesetTest, speaks_four_languages) {
    const GamePtr loaded = game();
    ASSERT_TRUE(loaded);
    const Ruleset& ruleset = loaded->ruleset();
    for (const std::string_view language : languages) {
        EXPECT_TRUE(ruleset.name.by_language.contains(language)) << language;
        EXPECT_TRUE(ruleset.summary.by_language.contains(language)) << language;
    }
}

TEST_P(RulesetTest, check_passes_and_names_what_ends_the_game) {
    CheckOptions options;
    options.games = 100;
    options.option_games = 0;
    const CheckReport report = check_ruleset(shipped(), request(), options);
    EXPECT_EQ(text_of(report.problems), "");
    EXPECT_FALSE(report.failed());
    EXPECT_EQ(report.games, 100u);
    EXPECT_FALSE(report.ends_by.empty());
}

TEST_P(RulesetTest, carries_examples) {
    const GamePtr loaded = game();
    ASSERT_TRUE(loaded);
    EXPECT_FALSE(loaded->ruleset().examples.empty());
}

TEST_P(RulesetTest, every_option_value_alone_is_a_game_of_its_own) {
    const GamePtr standard = game();
    ASSERT_TRUE(standard);
    std::set<std::uint64_t> hashes{standard->ruleset().rules_hash};
    for (const OptionInfo& option : standard->ruleset().options) {
        for (const OptionValue& value : option.values) {
            if (value.word == option.standard) continue;
            GameRequest other = request();
            other.options.emplace_back(option.key, value.word);
            CheckOptions options;
            options.games = option.values.size() > 8 ? 1 : 6;  // a range of numbers
            options.option_games = 0;
            const CheckReport report = check_ruleset(shipped(), other, options);
            ASSERT_FALSE(report.failed()) << option.key << "=" << value.word << "\n"
                                          << text_of(report.problems);
            EXPECT_TRUE(hashes.insert(report.game->ruleset().rules_hash).second)
                << option.key << "=" << value.word << " has the rules of another value";
        }
    }
}

// A sample; the long proofs play more of each.
TEST_P(RulesetTest, every_pair_of_option_values_is_a_game_or_excludes_itself_by_name) {
    OptionPairs pairs(GetParam());
    pairs.play(300);
    EXPECT_EQ(pairs.problem(), "");
}

TEST_P(RulesetTest, playouts_end) {
    const GamePtr loaded = game();
    ASSERT_TRUE(loaded);
    const PlayoutResult result = loaded->playout(300, 7, {});
    EXPECT_EQ(result.games, 300u);
    EXPECT_FALSE(result.stopped);
    std::uint64_t decided = result.draws + result.nullified;
    for (const std::uint64_t wins : result.wins) decided += wins;
    EXPECT_GE(decided, result.games);
}

TEST_P(RulesetTest, undo_to_the_start_and_redo_is_equal_at_each_decision) {
    const GamePtr loaded = game();
    ASSERT_TRUE(loaded);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Session session(loaded, {.seed = seed});
        play_on(session, 100'000);
        std::vector<std::string> texts;
        for (const Step& step : session.steps()) texts.push_back(loaded->text(*step.after));
        while (session.can_undo()) session.undo();
        ASSERT_TRUE(loaded->equal(*session.position(), *loaded->initial()));
        // Throws are made again, not remembered.
        Session again(loaded, {.seed = seed});
        for (std::size_t i = 0; i < texts.size(); ++i) {
            session.redo();
            ASSERT_EQ(loaded->text(*session.position()), texts[i]);
            if (again.actor().is_chance())
                again.throw_dice();
            else
                ASSERT_TRUE(again.play(session.steps()[i].move));
            ASSERT_TRUE(loaded->equal(*again.position(), *session.position()));
        }
        EXPECT_FALSE(session.can_redo());
    }
}

TEST_P(RulesetTest, a_saved_game_is_read_as_it_was) {
    const GamePtr loaded = game();
    ASSERT_TRUE(loaded);
    for (std::uint64_t seed = 0; seed < 15; ++seed) {
        Session session(loaded, {.seed = seed});
        play_on(session, seed * 11);
        session.go_to(session.cursor() - session.cursor() / 4);
        const std::string text = save_text(session);
        const Result<Session> back = load_save(text, shipped());
        ASSERT_TRUE(back) << english(back.error().message) << "\n" << text;
        EXPECT_EQ(save_text(*back), text);
        EXPECT_TRUE(loaded->equal(*back->position(), *session.position()));
        EXPECT_EQ(back->outcome(), session.outcome());
    }
}

TEST_P(RulesetTest, a_journal_is_recovered_as_it_was) {
    const GamePtr loaded = game();
    ASSERT_TRUE(loaded);
    const auto path = std::filesystem::temp_directory_path() /
                      ("sivba-journal-" + std::to_string(::getpid()) + test_name({GetParam(), 0}));
    Session session(loaded, {.seed = 3});
    Result<Journal> journal = Journal::create(path, session);
    ASSERT_TRUE(journal);
    play_on(session, 30);
    ASSERT_TRUE(journal->update(session));
    session.undo();
    ASSERT_TRUE(journal->update(session));
    const Result<Recovered> recovered = recover_journal(path, shipped());
    std::filesystem::remove(path);
    ASSERT_TRUE(recovered) << english(recovered.error().message);
    EXPECT_EQ(save_text(recovered->session), save_text(session));
    EXPECT_EQ(recovered->lost_lines, 0u);
}

}  // namespace
}  // namespace sivba
