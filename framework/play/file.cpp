#include "framework/play/file.h"

#include "framework/play/open_file.h"

#include <fcntl.h>
#include <sys/stat.h>

#include <cerrno>

namespace sivba {

namespace {

// Writing ends in a rename, which would put a file in the place of a device, a pipe or a
// link: links are followed, and what is neither a file nor a folder (which the rename
// itself refuses) is left alone.
Result<std::filesystem::path> place_to_write(const std::filesystem::path& path) {
    std::error_code error;
    std::filesystem::path place =
        std::filesystem::is_symlink(path, error) ? std::filesystem::weakly_canonical(path, error) : path;
    const std::filesystem::file_status status = std::filesystem::status(place, error);
    if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status) &&
        !std::filesystem::is_directory(status))
        return Error{msg("{file} is not a file.").with("file", path.string())};
    return place;
}

Result<bool> write(const std::filesystem::path& path, std::string_view text, bool only_new) {
    const Result<std::filesystem::path> place = place_to_write(path);
    if (!place) return place.error();
    std::error_code error;
    if (only_new && std::filesystem::is_regular_file(*place, error)) return false;
    only_new = only_new && !std::filesystem::is_directory(*place, error);  // which the rename refuses
    Result<NewFile> file = NewFile::write(*place, text);
    if (!file) return file.error();
    // Another program may have made the file since it was looked for.
    const int code = file->put(only_new);
    if (only_new && code == EEXIST) return false;
    if (code != 0) return file_error(path, code);
    return true;
}

}  // namespace

Result<bool> write_file(const std::filesystem::path& path, std::string_view text) {
    return write(path, text, false);
}

Result<bool> write_new_file(const std::filesystem::path& path, std::string_view text) {
    return write(path, text, true);
}

Result<std::string> read_file(const std::filesystem::path& path, std::size_t limit) {
    // Without O_NONBLOCK a named pipe would make this wait for ever.
    OpenFile file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (!file.valid()) return file_error(path, errno);
    struct stat about {};
    if (::fstat(file.number(), &about) != 0) return file_error(path, errno);
    if (!S_ISREG(about.st_mode)) return Error{msg("{file} is not a file.").with("file", path.string())};
    std::string text;
    char buffer[16384];
    for (;;) {
        const ssize_t got = ::read(file.number(), buffer, sizeof buffer);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return file_error(path, errno);
        if (got == 0) return text;
        text.append(buffer, static_cast<std::size_t>(got));
        if (text.size() > limit)
            return Error{msg_n("{file} is larger than {n} byte.", "{file} is larger than {n} bytes.",
                               static_cast<std::int64_t>(limit))
                             .with("file", path.string()),
                         true};
    }
}

}  // namespace sivba
