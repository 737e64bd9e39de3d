// The few words of POSIX files that saves and journals need.
#pragma once

#include "framework/base/result.h"

#include <unistd.h>

#include <filesystem>
#include <utility>

namespace sivba {

// Closes a file descriptor when it goes out of scope.
class OpenFile {
public:
    OpenFile() = default;
    explicit OpenFile(int number) : number_(number) {}
    OpenFile(OpenFile&& from) noexcept : number_(std::exchange(from.number_, -1)) {}
    OpenFile& operator=(OpenFile&& from) noexcept {
        std::swap(number_, from.number_);
        return *this;
    }
    ~OpenFile() { close(); }

    bool valid() const { return number_ >= 0; }
    int number() const { return number_; }
    int close() { return number_ < 0 ? 0 : ::close(std::exchange(number_, -1)); }

private:
    int number_ = -1;
};

// A whole file that is written beside its place and put there at the end. What was not
// put there is removed.
class NewFile {
public:
    // Written and synced. It gets the permissions of the file whose place it will take.
    static Result<NewFile> write(const std::filesystem::path& path, std::string_view text);
    NewFile(NewFile&& from) noexcept;
    NewFile& operator=(NewFile&&) = delete;
    ~NewFile();

    const OpenFile& file() const { return file_; }
    // Puts the file in its place; 0 or an errno. `only_new`: EEXIST where a file is.
    int put(bool only_new = false);
    // The file stays open after put().
    OpenFile take() && { return std::move(file_); }

private:
    NewFile() = default;
    std::filesystem::path path_, temporary_;  // temporary_ is empty once it is put
    OpenFile file_;
};

// The file that is there, for this process alone until it closes it. An error when another
// holds it.
Result<OpenFile> hold_file(const std::filesystem::path& path);
// Writes a whole file that only this process may go on with, until it closes it. An
// error when another holds the file that is there; nothing happens to that one. `old`: that
// file, if it is held already.
Result<OpenFile> write_held_file(const std::filesystem::path& path, std::string_view text, OpenFile old = {});

// Says what went wrong with `path`; `code` is an errno.
Error file_error(const std::filesystem::path& path, int code);
// 0 or an errno.
int write_all(int file, std::string_view text);

}  // namespace sivba
