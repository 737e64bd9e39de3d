// The terminal that is closed while somebody plays.
#include <gtest/gtest.h>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <string>

namespace sivba::test {
namespace {

// Starts a game on the terminal `name` and returns the process.
pid_t play_on(const char* name) {
    const pid_t child = fork();
    if (child != 0) return child;
    const int terminal = open(name, O_RDWR | O_NOCTTY);
    for (const int each : {0, 1, 2}) dup2(terminal, each);
    if (terminal > 2) close(terminal);
    setenv("LC_ALL", "C.UTF-8", 1);
    execl(TEST_SIVBA, "sivba", "play", "mancala/oware", static_cast<char*>(nullptr));
    _exit(127);
}

TEST(Terminal, one_that_is_closed_ends_the_game_quietly) {
    const int master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (master < 0 || grantpt(master) != 0 || unlockpt(master) != 0) GTEST_SKIP() << "no pseudo terminals";
    const pid_t child = play_on(ptsname(master));
    std::string shown;
    char bytes[512];
    while (shown.find("South> ") == std::string::npos) {
        const ssize_t count = read(master, bytes, sizeof bytes);
        if (count <= 0) break;
        shown.append(bytes, static_cast<std::size_t>(count));
    }
    close(master);
    int status = 0;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    ASSERT_TRUE(WIFEXITED(status)) << shown;
    EXPECT_EQ(WEXITSTATUS(status), 0) << shown;
}

}  // namespace
}  // namespace sivba::test
