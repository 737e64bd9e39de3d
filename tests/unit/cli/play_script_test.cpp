// `./play` in the terminal: which words of the launcher's become which command.
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <string>

namespace sivba::test {
namespace {

// The command that `./play --terminal` makes of the words, and after `|` what it says of them.
std::string command_of(const std::string& words) {
    const std::string script = ". " SIVBA_SOURCE_DIR
                               "/tools/in_terminal.sh; said=; say() { said=$*; }; in_terminal " +
                               words + "; echo \"${command[*]}${said:+|$said}\"";
    FILE* shell = popen(("bash -uec '" + script + "'").c_str(), "r");
    if (shell == nullptr) return "no shell";
    std::array<char, 512> buffer{};
    std::string out;
    while (std::fgets(buffer.data(), static_cast<int>(buffer.size()), shell) != nullptr) out += buffer.data();
    return pclose(shell) == 0 ? out : "failed: " + out;
}

TEST(PlayScript, game_may_stand_anywhere_or_nowhere) {
    EXPECT_EQ(command_of(""), "play mancala/oware\n");
    EXPECT_EQ(command_of("ur/finkel --lang uk"), "play ur/finkel --lang uk\n");
    EXPECT_EQ(command_of("--lang uk ur/finkel"), "play ur/finkel --lang uk\n");
    EXPECT_EQ(command_of("--lang=uk"), "play mancala/oware --lang uk\n");
    EXPECT_EQ(command_of("--seat human --seat hard --enter-throws --game ur/finkel"),
              "play ur/finkel --seat human --seat hard --enter-throws\n");
}

TEST(PlayScript, saved_game_needs_no_other) {
    EXPECT_EQ(command_of("--load mine.sivba"), "play --load mine.sivba\n");
    EXPECT_EQ(command_of("--lang sl mine.sivba"), "play --load mine.sivba --lang sl\n");
}

TEST(PlayScript, words_of_the_window_do_what_they_can) {
    EXPECT_EQ(command_of("--version"), "--version\n");
    EXPECT_EQ(command_of("--screen rules ur/finkel"), "rules ur/finkel\n");
    EXPECT_EQ(command_of("--theme dark --scale=2"),
              "play mancala/oware|Only the launcher knows --theme --scale; left out here.\n");
}

}  // namespace
}  // namespace sivba::test
