// The thread that keeps a game on disk: what was handed over is there after close(), in
// the newest form, and trouble is told as long as it lasts.
#include "framework/play/library.h"
#include "games/families.h"
#include "qml/models/journal_writer.h"

#include <gtest/gtest.h>

#include <atomic>
#include <fstream>
#include <thread>

namespace sivba {
namespace {

namespace files = std::filesystem;

class JournalWriterTest : public ::testing::Test {
protected:
    JournalWriterTest()
        : library(all_families(), {files::path(SIVBA_SOURCE_DIR) / "rulesets"}),
          folder(files::path(::testing::TempDir()) /
                 (std::string("journal-writer-") +
                  ::testing::UnitTest::GetInstance()->current_test_info()->name())) {
        files::remove_all(folder);
        files::create_directories(folder);
    }
    ~JournalWriterTest() override { files::remove_all(folder); }

    Session session() const {
        return {library.load(*GameRequest::parse("mancala/oware")).game, SessionSetup{5, {}, false}};
    }
    static void play_first(Session& session) {
        MoveList moves;
        session.game().legal(*session.position(), moves);
        ASSERT_TRUE(session.play(moves[0]));
    }
    std::size_t decisions_in(const files::path& file) const {
        const Result<Recovered> found = recover_journal(file, library);
        return found ? found->session.steps().size() : 0;
    }

    Library library;
    files::path folder;
    std::atomic<int> told = 0;
    JournalWriter::Trouble count = [this](const Message&) { ++told; };
};

TEST_F(JournalWriterTest, every_decision_is_there_after_closing) {
    const files::path file = folder / "game.journal";
    JournalWriter writer(count);
    Session game = session();
    play_first(game);
    writer.begin(file, game);
    for (int i = 0; i < 30; ++i) {
        play_first(game);
        writer.update(game);
    }
    EXPECT_TRUE(writer.close());
    EXPECT_EQ(decisions_in(file), 31U);
    EXPECT_EQ(told, 0);
}

TEST_F(JournalWriterTest, the_end_of_the_writer_waits_for_what_was_handed_over) {
    const files::path file = folder / "game.journal";
    Session game = session();
    {
        JournalWriter writer(count);
        writer.begin(file, game);
        for (int i = 0; i < 12; ++i) {
            play_first(game);
            writer.update(game);
        }
    }
    EXPECT_EQ(decisions_in(file), 12U);
}

TEST_F(JournalWriterTest, a_closed_file_gets_nothing_more) {
    const files::path file = folder / "game.journal";
    JournalWriter writer(count);
    Session game = session();
    play_first(game);
    writer.begin(file, game);
    EXPECT_TRUE(writer.close());
    play_first(game);
    writer.update(game);
    EXPECT_FALSE(writer.close());
    EXPECT_EQ(decisions_in(file), 1U);
}

TEST_F(JournalWriterTest, a_recovered_game_goes_on_in_its_file) {
    const files::path file = folder / "game.journal";
    JournalWriter writer(count);
    Session game = session();
    play_first(game);
    writer.begin(file, game);
    ASSERT_TRUE(writer.close());
    Result<Resumed> found = resume_journal(file, library);
    ASSERT_TRUE(found);
    writer.begin(file, found->game.session, std::move(found->held));
    play_first(game);
    writer.update(game);
    EXPECT_TRUE(writer.close());
    EXPECT_EQ(decisions_in(file), 2U);
}

TEST_F(JournalWriterTest, a_file_that_cannot_be_made_is_told_with_every_decision_and_made_when_it_can_be) {
    const files::path inside = folder / "plain", file = inside / "game.journal";
    std::ofstream(inside) << "no folder";
    JournalWriter writer(count);
    Session game = session();
    writer.begin(file, game);
    while (told == 0) std::this_thread::yield();
    play_first(game);
    writer.update(game);
    while (told == 1) std::this_thread::yield();
    files::remove(inside);
    files::create_directories(inside);
    play_first(game);
    writer.update(game);
    EXPECT_TRUE(writer.close());
    EXPECT_EQ(told, 2);
    EXPECT_EQ(decisions_in(file), 2U);
}

TEST_F(JournalWriterTest, a_file_that_appears_meanwhile_is_not_replaced) {
    const files::path inside = folder / "plain", file = inside / "game.journal";
    std::ofstream(inside) << "no folder";
    JournalWriter writer(count);
    Session game = session();
    writer.begin(file, game);
    while (told == 0) std::this_thread::yield();
    files::remove(inside);
    files::create_directories(inside);
    std::ofstream(file) << "another program's";
    play_first(game);
    writer.update(game);
    EXPECT_FALSE(writer.close());
    EXPECT_EQ(told, 2);
    EXPECT_EQ(files::file_size(file), 17U);
}

}  // namespace
}  // namespace sivba
