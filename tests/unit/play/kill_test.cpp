// Kills a playing process with SIGKILL and looks at what is left: every decision that
// the journal had acknowledged. SIVBA_KILLS tells how often.
#include "framework/base/random.h"
#include "framework/play/journal.h"
#include "tests/unit/play/toy_library.h"

#include <gtest/gtest.h>

#include <csignal>
#include <sys/wait.h>

namespace sivba {
namespace {

// Plays games for ever; one byte into the pipe for each decision that is on the disk.
[[noreturn]] void play_for_ever(const GamePtr& game, const std::filesystem::path& path, int pipe) {
    Session session(game, {.seed = 1});
    Result<Journal> journal = Journal::create(path, session);
    for (std::uint64_t k = 0; journal; ++k) {
        if (session.actor().is_nobody() || k % 50 == 49)
            session.go_to(session.cursor() / 2);
        else
            toy::play_on(session, 1);
        if (!journal->update(session)) break;
        const char done = 'x';
        if (::write(pipe, &done, 1) != 1) break;
    }
    ::_exit(1);
}

// Waits until `count` decisions were acknowledged; how many in fact were.
std::size_t read_acknowledged(int pipe, std::size_t count) {
    std::size_t got = 0;
    char buffer[256];
    while (got < count) {
        const ssize_t n = ::read(pipe, buffer, std::min(sizeof buffer, count - got));
        if (n <= 0) break;
        got += static_cast<std::size_t>(n);
    }
    return got;
}

// The journal's lines behind its head.
std::size_t lines_behind_head(const std::string& data) {
    const std::size_t head = data.find("turns:\n");
    return head == std::string::npos
               ? 0
               : static_cast<std::size_t>(
                     std::count(data.begin() + static_cast<std::ptrdiff_t>(head) + 7, data.end(), '\n'));
}

TEST(Journal, survives_kill_9) {
    const toy::Folder folder;
    const Library library = toy::library_in(folder);
    const GamePtr game = toy::load_line(library);
    ASSERT_TRUE(game);
    RandomStream random(9);
    for (int round = 0; round < SIVBA_KILLS; ++round) {
        int pipe[2];
        ASSERT_EQ(::pipe(pipe), 0);
        const pid_t child = ::fork();
        ASSERT_GE(child, 0);
        if (child == 0) play_for_ever(game, folder / "j", pipe[1]);
        ::close(pipe[1]);
        const std::size_t wanted = 1 + random.below(60);
        const std::size_t acknowledged = read_acknowledged(pipe[0], wanted);
        ::kill(child, SIGKILL);
        ::waitpid(child, nullptr, 0);
        ::close(pipe[0]);
        ASSERT_EQ(acknowledged, wanted);
        const Result<Recovered> recovered = recover_journal(folder / "j", library);
        ASSERT_TRUE(recovered) << round;
        EXPECT_GE(lines_behind_head(toy::contents_of(folder / "j")), acknowledged);
        EXPECT_LE(recovered->lost_lines, 1u);
    }
}

}  // namespace
}  // namespace sivba
