// The journal: every decision that was acknowledged is there after a crash.
#include "framework/play/journal.h"

#include "framework/play/checksum.h"
#include "framework/text/catalogue.h"
#include "tests/unit/play/toy_library.h"

#include <gtest/gtest.h>

#include <csignal>
#include <sys/resource.h>
#include <sys/wait.h>

namespace sivba {
namespace {

using toy::contents_of;
using toy::play_on;
using toy::put;
using toy::story_of;

class JournalTest : public testing::Test {
protected:
    Session fresh(std::uint64_t seed) { return Session(toy::load_line(library), {.seed = seed}); }
    Result<Recovered> recover(std::string_view data) { return recover_journal_text(data, library); }
    // A journal of a game with all that can happen in one.
    std::string written(std::vector<std::string>& stories) {
        Session session = fresh(4);
        Result<Journal> journal = Journal::create(folder / "j", session);
        const auto note = [&] {
            EXPECT_TRUE(journal->update(session));
            stories.push_back(story_of(session));
        };
        stories.push_back(story_of(session));
        for (int i = 0; i < 6; ++i) play_on(session, 1), note();
        session.undo(), note();
        session.go_to(2), note();
        session.redo(), note();
        play_on(session, 1), note();
        session.go_to(2), note();
        session.set_enter_throws(true), note();
        EXPECT_TRUE(session.enter_throw(session.next_throw() == Move{2} ? Move{1} : Move{2}));
        note();
        session.set_enter_throws(false), note();
        session.set_player(Seat::p2, Player::hard), note();
        play_on(session, 1), note();
        session.resign(Seat::p1), note();
        return contents_of(folder / "j");
    }

    toy::Folder folder;
    Library library = toy::library_in(folder);
};

TEST_F(JournalTest, recovers_decisions_undo_redo_seats_and_resignation) {
    std::vector<std::string> stories;
    const std::string data = written(stories);
    const Result<Recovered> recovered = recover(data);
    ASSERT_TRUE(recovered);
    EXPECT_EQ(story_of(recovered->session), stories.back());
    EXPECT_EQ(recovered->session.setup().seats[1], Player::hard);
    EXPECT_EQ(recovered->lost_lines, 0u);
}

TEST_F(JournalTest, a_game_goes_on_after_recovery) {
    std::vector<std::string> stories;
    const std::string data = written(stories);
    put(folder / "damaged", data.substr(0, data.size() - 3));
    Result<Resumed> resumed = resume_journal(folder / "damaged", library);
    ASSERT_TRUE(resumed);
    EXPECT_EQ(resumed->game.lost_lines, 1u);
    Session& session = resumed->game.session;
    Result<Journal> journal = Journal::create(folder / "damaged", session, std::move(resumed->held));
    ASSERT_TRUE(journal);
    play_on(session, 3);
    ASSERT_TRUE(journal->update(session));
    const Result<Recovered> again = recover_journal(folder / "damaged", library);
    ASSERT_TRUE(again);
    EXPECT_EQ(story_of(again->session), story_of(session));
}

TEST_F(JournalTest, a_truncation_at_any_byte_loses_at_most_the_last_decision) {
    std::vector<std::string> stories;
    const std::string data = written(stories);
    const std::size_t head = data.find("turns:\n") + 7;
    std::size_t whole = 0;
    for (std::size_t length = head; length <= data.size(); ++length) {
        if (length > head && data[length - 1] == '\n') ++whole;
        const Result<Recovered> recovered = recover(data.substr(0, length));
        ASSERT_TRUE(recovered) << length;
        EXPECT_EQ(story_of(recovered->session), stories[whole]) << length;
        EXPECT_LE(recovered->lost_lines, 1u);
    }
    EXPECT_EQ(whole, stories.size() - 1);
    for (std::size_t length = 0; length < head; ++length)
        EXPECT_FALSE(recover(data.substr(0, length))) << length;
}

TEST_F(JournalTest, one_damaged_byte_anywhere_is_mended) {
    std::vector<std::string> stories;
    const std::string data = written(stories);
    for (std::size_t at = 0; at + 1 < data.size(); ++at) {
        for (int bit : {1, 0x20, 0x80, '\n' ^ data[at]}) {
            if (bit == 0) continue;
            std::string damaged = data;
            damaged[at] = static_cast<char>(damaged[at] ^ bit);
            const Result<Recovered> recovered = recover(damaged);
            ASSERT_TRUE(recovered) << at << " " << bit;
            EXPECT_EQ(story_of(recovered->session), stories.back()) << at << " " << bit;
        }
    }
}

TEST_F(JournalTest, a_lost_doubled_or_moved_line_is_noticed) {
    std::vector<std::string> stories;
    const std::string data = written(stories);
    const std::size_t first = data.find("turns:\n") + 7;
    const std::size_t second = data.find('\n', first) + 1, third = data.find('\n', second) + 1;
    const std::string line = data.substr(first, second - first), next = data.substr(second, third - second);
    for (const std::string& damaged :
         {data.substr(0, first) + data.substr(second), data.substr(0, second) + line + data.substr(second),
          data.substr(0, first) + next + line + data.substr(third)}) {
        const Result<Recovered> recovered = recover(damaged);
        ASSERT_TRUE(recovered);
        EXPECT_GT(recovered->lost_lines, 0u);
        EXPECT_LE(recovered->session.steps().size(), 1u);
    }
}

TEST_F(JournalTest, a_full_disk_is_reported_and_the_game_goes_on) {
    std::fflush(nullptr);
    const pid_t child = ::fork();
    if (child == 0) {
        Session session = fresh(4);
        Result<Journal> journal = Journal::create(folder / "j", session);
        std::signal(SIGXFSZ, SIG_IGN);
        const auto size = static_cast<rlim_t>(std::filesystem::file_size(folder / "j"));
        const rlimit full{size + 25, RLIM_INFINITY};
        ::setrlimit(RLIMIT_FSIZE, &full);
        play_on(session, 1);
        const bool first = static_cast<bool>(journal->update(session));
        play_on(session, 3);
        const bool second = static_cast<bool>(journal->update(session));
        const Result<Recovered> meanwhile = recover_journal(folder / "j", library);
        const bool intact = meanwhile && meanwhile->session.steps().size() >= 1;
        const rlimit room{RLIM_INFINITY, RLIM_INFINITY};
        ::setrlimit(RLIMIT_FSIZE, &room);
        play_on(session, 1);
        const bool third = static_cast<bool>(journal->update(session));
        const Result<Recovered> after = recover_journal(folder / "j", library);
        const bool same = after && story_of(after->session) == story_of(session) && after->lost_lines == 0;
        ::_exit(first && !second && intact && third && same ? 0 : 1);
    }
    int status = 1;
    ::waitpid(child, &status, 0);
    EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

TEST_F(JournalTest, a_second_window_is_refused_while_the_first_keeps_the_file) {
    Session session = fresh(4);
    Result<Journal> first = Journal::create(folder / "j", session);
    ASSERT_TRUE(first);
    const Result<Journal> second = Journal::create(folder / "j", fresh(5));
    ASSERT_FALSE(second);
    EXPECT_EQ(Catalogue("en", {}).format(second.error().message), "The game is open in another window.");
    // In a process of its own, and after the first went on.
    play_on(session, 2);
    ASSERT_TRUE(first->update(session));
    const pid_t child = ::fork();
    if (child == 0) {
        Result<Recovered> found = recover_journal(folder / "j", library);
        ::_exit(found && !Journal::create(folder / "j", found->session) ? 0 : 1);
    }
    int status = 1;
    ::waitpid(child, &status, 0);
    EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    play_on(session, 2);
    ASSERT_TRUE(first->update(session));
    const Result<Recovered> recovered = recover_journal(folder / "j", library);
    ASSERT_TRUE(recovered);
    EXPECT_EQ(story_of(recovered->session), story_of(session));
    {
        Result<Journal> other = Journal::create(folder / "other", session);
        ASSERT_TRUE(other);
        *first = std::move(*other);
    }
    EXPECT_TRUE(Journal::create(folder / "j", session));
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder.path()), {}), 3);
}

TEST_F(JournalTest, of_two_windows_that_begin_together_one_keeps_the_file) {
    for (int round = 0; round < 30; ++round) {
        int ready[2], go[2];
        ASSERT_EQ(::pipe(ready) + ::pipe(go), 0);
        const auto child = [&] {
            const pid_t made = ::fork();
            if (made != 0) return made;
            Session session = fresh(4);
            char byte = 'x';
            ::close(go[1]);
            if (::read(go[0], &byte, 1) != 0) ::_exit(3);
            const Result<Journal> journal = Journal::create(folder / "both", session);
            byte = journal ? '1' : '0';
            if (::write(ready[1], &byte, 1) != 1) ::_exit(3);
            ::pause();
            ::_exit(3);
        };
        const pid_t a = child(), b = child();
        ::close(go[0]);
        ::close(go[1]);
        char answers[2] = {};
        for (char& answer : answers) ASSERT_EQ(::read(ready[0], &answer, 1), 1);
        for (const pid_t each : {a, b}) {
            ::kill(each, SIGKILL);
            ::waitpid(each, nullptr, 0);
        }
        ::close(ready[0]);
        ::close(ready[1]);
        EXPECT_EQ(answers[0] + answers[1], '0' + '1');
        if (round % 2 == 0) std::filesystem::remove(folder / "both");
    }
}

TEST_F(JournalTest, a_game_that_was_read_to_go_on_belongs_to_one_window_until_it_closes) {
    Session session = fresh(4);
    {
        Result<Journal> journal = Journal::create(folder / "j", session);
        ASSERT_TRUE(journal);
        EXPECT_FALSE(resume_journal(folder / "j", library));
        play_on(session, 3);
        ASSERT_TRUE(journal->update(session));
    }
    Result<Resumed> first = resume_journal(folder / "j", library);
    ASSERT_TRUE(first);
    const auto second_is_told = [&] {
        const Result<Resumed> second = resume_journal(folder / "j", library);
        return !second &&
               Catalogue("en", {}).format(second.error().message) == "The game is open in another window." &&
               !Journal::create(folder / "j", fresh(5)) && recover_journal(folder / "j", library);
    };
    // Between reading and writing, in this process and in another.
    EXPECT_TRUE(second_is_told());
    const pid_t child = ::fork();
    if (child == 0) ::_exit(second_is_told() ? 0 : 1);
    int status = 1;
    ::waitpid(child, &status, 0);
    EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    {
        Session& played = first->game.session;
        Result<Journal> journal = Journal::create(folder / "j", played, std::move(first->held));
        ASSERT_TRUE(journal);
        EXPECT_TRUE(second_is_told());
        play_on(played, 3);
        ASSERT_TRUE(journal->update(played));
    }
    const Result<Resumed> second = resume_journal(folder / "j", library);
    ASSERT_TRUE(second);
    EXPECT_EQ(story_of(second->game.session), story_of(first->game.session));
}

TEST_F(JournalTest, a_file_that_is_no_journal_is_an_error) {
    EXPECT_FALSE(recover(""));
    EXPECT_FALSE(recover("hello\n"));
    EXPECT_FALSE(recover(std::string(5000, '\n')));
    EXPECT_FALSE(recover(std::string(100000, 'x') + "\n"));
    EXPECT_FALSE(recover_journal(folder / "nothing", library));
}

TEST(Checksum, is_fnv_1a) {
    // Published test values of the 32-bit hash.
    EXPECT_EQ(hex8(checksum("", checksum_start)), "811c9dc5");
    EXPECT_EQ(hex8(checksum("a", checksum_start)), "e40c292c");
    EXPECT_EQ(hex8(checksum("foobar", checksum_start)), "bf9cf968");
}

}  // namespace
}  // namespace sivba
