// write_file and read_file: on every error the old file is intact and the message says
// what happened.
#include "framework/play/file.h"

#include "framework/text/catalogue.h"
#include "tests/unit/play/toy_library.h"

#include <gtest/gtest.h>

#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>

namespace sivba {
namespace {

using toy::contents_of;
using toy::Folder;
using toy::put;

template <class T>
std::string error_of(const Result<T>& result) {
    return result ? "" : Catalogue("en", {}).format(result.error().message);
}

// Runs `act` in a child process, so that limits and users of its own disturb nobody.
template <class Act>
bool in_child(Act act) {
    const pid_t child = ::fork();
    if (child == 0) ::_exit(act() ? 0 : 1);
    int status = 1;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

std::size_t files_in(const std::filesystem::path& path) {
    return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator(path), {}));
}

TEST(File, what_is_written_is_read) {
    const Folder folder;
    ASSERT_TRUE(write_file(folder / "a", "one"));
    ASSERT_TRUE(write_file(folder / "a", "two\n"));
    EXPECT_EQ(*read_file(folder / "a", 4), "two\n");
    EXPECT_EQ(files_in(folder.path()), 1u);
}

TEST(File, a_new_file_takes_the_place_of_none) {
    const Folder folder;
    const Result<bool> first = write_new_file(folder / "a", "one"),
                       second = write_new_file(folder / "a", "2");
    ASSERT_TRUE(first && second);
    EXPECT_TRUE(*first);
    EXPECT_FALSE(*second);
    EXPECT_EQ(contents_of(folder / "a"), "one");
    EXPECT_FALSE(write_new_file(folder.path(), "two"));
    EXPECT_EQ(files_in(folder.path()), 1u);
}

TEST(File, a_link_is_followed_and_stays_a_link) {
    const Folder folder;
    put(folder / "target", "old");
    std::filesystem::create_symlink("target", folder / "link");
    ASSERT_TRUE(write_file(folder / "link", "new"));
    EXPECT_TRUE(std::filesystem::is_symlink(folder / "link"));
    EXPECT_EQ(contents_of(folder / "target"), "new");
}

TEST(File, a_pipe_is_not_replaced) {
    const Folder folder;
    ASSERT_EQ(::mkfifo((folder / "pipe").c_str(), 0600), 0);
    EXPECT_NE(error_of(write_file(folder / "pipe", "one")).find("is not a file"), std::string::npos);
    EXPECT_TRUE(std::filesystem::is_fifo(folder / "pipe"));
}

TEST(File, a_missing_folder_is_named) {
    const Folder folder;
    EXPECT_NE(error_of(write_file(folder / "no/a", "one")).find("no such file or folder"), std::string::npos);
    EXPECT_NE(error_of(read_file(folder / "a", 10)).find("no such file or folder"), std::string::npos);
}

TEST(File, a_full_disk_leaves_the_old_file_and_no_rest) {
    const Folder folder;
    put(folder / "a", "old");
    EXPECT_TRUE(in_child([&] {
        std::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{100, 100};
        ::setrlimit(RLIMIT_FSIZE, &limit);
        const Result<bool> written = write_file(folder / "a", std::string(1000, 'x'));
        return error_of(written).find("no file may be that large there") != std::string::npos;
    }));
    EXPECT_EQ(contents_of(folder / "a"), "old");
    EXPECT_EQ(files_in(folder.path()), 1u);
}

TEST(File, a_folder_without_permission_leaves_the_old_file) {
    const Folder folder;
    put(folder / "a", "old");
    std::filesystem::permissions(folder.path(), std::filesystem::perms(0555));
    EXPECT_TRUE(in_child([&] {
        // Permissions do not bind root.
        if (::geteuid() == 0 && ::setuid(65534) != 0) return false;
        return error_of(write_file(folder / "a", "new")).find("not permitted") != std::string::npos;
    }));
    std::filesystem::permissions(folder.path(), std::filesystem::perms(0755));
    EXPECT_EQ(contents_of(folder / "a"), "old");
}

TEST(File, keeps_the_permissions_of_the_old_file) {
    const Folder folder;
    put(folder / "a", "old");
    std::filesystem::permissions(folder / "a", std::filesystem::perms(0640));
    ASSERT_TRUE(write_file(folder / "a", "new"));
    EXPECT_EQ(std::filesystem::status(folder / "a").permissions(), std::filesystem::perms(0640));
}

TEST(File, a_new_file_has_what_the_umask_leaves) {
    const Folder folder;
    for (const mode_t mask : {0022, 0077, 0002}) {
        const std::filesystem::path path = folder / std::to_string(mask);
        EXPECT_TRUE(in_child([&] {
            ::umask(mask);
            return static_cast<bool>(write_file(path, "new"));
        }));
        EXPECT_EQ(std::filesystem::status(path).permissions(), std::filesystem::perms(0666 & ~mask));
    }
}

TEST(File, folders_pipes_and_large_files_are_not_read) {
    const Folder folder;
    ASSERT_EQ(::mkfifo((folder / "pipe").c_str(), 0600), 0);
    put(folder / "large", std::string(101, 'x'));
    EXPECT_FALSE(read_file(folder.path(), 100));
    EXPECT_FALSE(read_file(folder / "pipe", 100));
    const Result<std::string> large = read_file(folder / "large", 100);
    ASSERT_FALSE(large);
    EXPECT_TRUE(large.error().limit);
    EXPECT_FALSE(write_file(folder.path(), "x"));
}

}  // namespace
}  // namespace sivba
