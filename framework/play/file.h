// The few words of POSIX files that saves and journals need; private to framework/play.
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

// Says what went wrong with `path`; `code` is an errno.
Error file_error(const std::filesystem::path& path, int code);
// 0 or an errno.
int write_all(int file, std::string_view text);
// Makes a new name in the folder survive a power cut.
void sync_folder(const std::filesystem::path& folder);

}  // namespace sivba
