// Reading and writing whole files so that a crash, a full disk or a lost folder never
// costs the old content: temporary file beside it, sync, rename.
#include "framework/play/file.h"

#include "framework/play/save.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace sivba {

Error file_error(const std::filesystem::path& path, int code) {
    Message why;
    switch (code) {
    case ENOSPC:
    case EDQUOT:
    case EFBIG: why = msg("there is no room left on the disk"); break;
    case EACCES:
    case EPERM: why = msg("this is not permitted there"); break;
    case EROFS: why = msg("the disk can only be read"); break;
    case ENOENT: why = msg("there is no such file or folder"); break;
    case ENOTDIR:
    case EISDIR: why = msg("the name belongs to a folder or lies in something that is none"); break;
    default: why = verbatim(std::strerror(code)); break;
    }
    return {msg("{file}: {problem}.").with("file", path.string()).with("problem", std::move(why))};
}

int write_all(int file, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(file, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return written < 0 ? errno : ENOSPC;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return 0;
}

void sync_folder(const std::filesystem::path& folder) {
    OpenFile open(::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (open.valid()) ::fsync(open.number());
}

namespace {

// The old file's permissions, or what the umask leaves of rw-rw-rw-.
mode_t mode_for(const std::filesystem::path& path) {
    struct stat old {};
    if (::stat(path.c_str(), &old) == 0) return old.st_mode & 0777;
    return 0644;
}

int write_and_sync(int file, mode_t mode, std::string_view text) {
    if (const int code = write_all(file, text)) return code;
    if (::fchmod(file, mode) != 0 && errno != EPERM) return errno;
    if (::fsync(file) != 0 && errno != EINVAL) return errno;
    return 0;
}

}  // namespace

Result<bool> write_file(const std::filesystem::path& path, std::string_view text) {
    std::string temporary = path.string() + ".XXXXXX";
    OpenFile file(::mkostemp(temporary.data(), O_CLOEXEC));
    if (!file.valid()) return file_error(path, errno);
    int code = write_and_sync(file.number(), mode_for(path), text);
    if (code == 0 && file.close() != 0) code = errno;
    if (code == 0 && ::rename(temporary.c_str(), path.c_str()) != 0) code = errno;
    if (code != 0) {
        ::unlink(temporary.c_str());
        return file_error(path, code);
    }
    sync_folder(path.parent_path());
    return true;
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
            return Error{msg("{file} is larger than {n} bytes.")
                             .with("file", path.string())
                             .with("n", static_cast<std::int64_t>(limit)),
                         true};
    }
}

}  // namespace sivba
