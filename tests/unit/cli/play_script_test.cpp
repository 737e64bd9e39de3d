// `./play` in the terminal: which words of the launcher's become which command.
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <string>

namespace sivba::test {
namespace {

// What a script of the shell prints.
std::string printed(const std::string& script) {
    FILE* shell = popen(("bash -uec '" + script + "'").c_str(), "r");
    if (shell == nullptr) return "no shell";
    std::array<char, 512> buffer{};
    std::string out;
    while (std::fgets(buffer.data(), static_cast<int>(buffer.size()), shell) != nullptr) out += buffer.data();
    return pclose(shell) == 0 ? out : "failed: " + out;
}

// The command that `./play --terminal` makes of the words, and after `|` what it says of them.
std::string command_of(const std::string& words) {
    return printed(". " SIVBA_SOURCE_DIR "/tools/in_terminal.sh; said=; say() { said=$*; }; in_terminal " +
                   words + "; echo \"${command[*]}${said:+|$said}\"");
}

TEST(PlayScript, game_may_stand_anywhere) {
    EXPECT_EQ(command_of("ur/finkel --lang uk"), "play ur/finkel --lang uk\n");
    EXPECT_EQ(command_of("--lang uk ur/finkel"), "play ur/finkel --lang uk\n");
    EXPECT_EQ(command_of("--seat human --seat hard --enter-throws --game ur/finkel"),
              "play ur/finkel --seat human --seat hard --enter-throws\n");
}

TEST(PlayScript, a_game_that_nobody_named_is_named) {
    const std::string said =
        "|No game was named, so this is mancala/oware; build/release/bin/sivba list names "
        "all of them.\n";
    EXPECT_EQ(command_of(""), "play mancala/oware" + said);
    EXPECT_EQ(command_of("--lang=uk"), "play mancala/oware --lang uk" + said);
}

TEST(PlayScript, saved_game_needs_no_other) {
    EXPECT_EQ(command_of("--load mine.sivba"), "play --load mine.sivba\n");
    EXPECT_EQ(command_of("--lang sl mine.sivba"), "play --load mine.sivba --lang sl\n");
}

TEST(PlayScript, words_of_the_window_do_what_they_can) {
    EXPECT_EQ(command_of("--version"), "--version\n");
    EXPECT_EQ(command_of("--screen rules ur/finkel"), "rules ur/finkel\n");
    EXPECT_EQ(command_of("--theme dark ur/finkel --scale=2"),
              "play ur/finkel|Only the launcher knows --theme --scale; left out here.\n");
}

TEST(PlayScript, rules_are_asked_for_without_a_table) {
    EXPECT_EQ(command_of("--screen rules ur/finkel --lang sl"), "rules ur/finkel --lang sl\n");
    EXPECT_EQ(
        command_of("--screen=rules ur/finkel --seat human --enter-throws mine.sivba"),
        "rules ur/finkel|The rules are the same for every table: --seat --enter-throws --load left out.\n");
}

// In a folder of its own, with what ./play and ./check share.
std::string with_setup(const std::string& script) {
    return printed(". " SIVBA_SOURCE_DIR "/tools/setup.sh; sivba_root=$(mktemp -d); trap \"rm -rf "
                   "$sivba_root\" EXIT; " +
                   script);
}

TEST(BuildScript, who_waits_is_told_for_whom) {
    // The second finds the lock taken at once and free after waiting.
    const std::string said = with_setup("build_lock; flock() { [[ $1 != -n ]]; }; build_lock 2>&1");
    EXPECT_TRUE(said.starts_with("Waiting for ./bash (since ")) << said;
}

TEST(BuildScript, what_is_built_already_is_seen_without_a_word) {
    const std::string said = with_setup(
        "command -v ninja >/dev/null || { echo none; exit; }; mkdir -p $sivba_root/build/it; cd "
        "$sivba_root/build/it; printf \"%s\\n\" \"rule copy\" \"  command = cp in out\" \"build out: copy "
        "in\" \"rule same\" \"  command = true\" \"build build.ninja: same\" >build.ninja; touch in; "
        "nothing_to_do it out && echo idle || echo work; ninja -C . out >/dev/null; "
        "nothing_to_do it out && echo idle || echo work");
    if (said == "none\n") GTEST_SKIP() << "no ninja";
    EXPECT_EQ(said, "work\nidle\n");
}

}  // namespace
}  // namespace sivba::test
