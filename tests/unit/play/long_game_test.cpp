// A real game that is longer than any that people play: saved, kept in a journal, and
// read again.
#include "framework/play/journal.h"
#include "framework/text/catalogue.h"
#include "games/families.h"
#include "tests/unit/play/toy_library.h"

#include <gtest/gtest.h>

namespace sivba {
namespace {

class LongGame : public testing::Test {
protected:
    // Throws of 0, entered by hand, move nothing: the game goes on as long as one likes.
    Session played(std::size_t decisions) const {
        Session session(library.load({"ur/finkel", {}, {}}).game, {.seed = 1, .enter_throws = true});
        while (session.steps().size() < decisions && session.play_token("0:")) session.play_forced();
        return session;
    }

    toy::Folder folder;
    Library library{all_families(), {SIVBA_SOURCE_DIR "/rulesets"}};
};

TEST_F(LongGame, a_save_of_20000_decisions_is_read) {
    const Session session = played(20'000);
    const std::string text = save_text(session);
    const Result<Session> loaded = load_save(text, library);
    ASSERT_TRUE(loaded);
    EXPECT_EQ(loaded->steps().size(), 20'000u);
    EXPECT_EQ(loaded->throws(), session.throws());
    EXPECT_EQ(loaded->turns().size(), session.turns().size());
    EXPECT_EQ(save_text(*loaded), text);
}

TEST_F(LongGame, a_journal_of_20000_decisions_is_read) {
    const Session session = played(20'000);
    Result<Journal> journal = Journal::create(folder / "j", session);
    ASSERT_TRUE(journal);
    const Result<Recovered> recovered = recover_journal(folder / "j", library);
    ASSERT_TRUE(recovered);
    EXPECT_EQ(recovered->lost_lines, 0u);
    EXPECT_EQ(save_text(recovered->session), save_text(session));
}

TEST_F(LongGame, more_decisions_than_any_game_has_are_refused) {
    const Session session = played(most_decisions + 2);
    EXPECT_FALSE(load_save(save_text(session), library));
    Result<Journal> journal = Journal::create(folder / "j", session);
    ASSERT_TRUE(journal);
    EXPECT_FALSE(recover_journal(folder / "j", library));
}

}  // namespace
}  // namespace sivba
