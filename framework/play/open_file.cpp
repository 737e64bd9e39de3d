// Temporary file beside the place, sync, rename: a crash, a full disk or a lost folder
// never costs the old content. Two windows on one game are kept apart by flock(2): the
// lock belongs to the open file and ends with its process, whatever happens to it.
#include "framework/play/open_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>

#include <atomic>
#include <cerrno>
#include <cstring>
#include <utility>

namespace sivba {

Error file_error(const std::filesystem::path& path, int code) {
    Message why;
    switch (code) {
    case ENOSPC:
    case EDQUOT: why = msg("there is no room left on the disk"); break;
    case EFBIG: why = msg("no file may be that large there"); break;
    case EACCES:
    case EPERM: why = msg("this is not permitted there"); break;
    case EROFS: why = msg("the disk can only be read"); break;
    case ENOENT: why = msg("there is no such file or folder"); break;
    case ENOTDIR:
    case EISDIR: why = msg("the name belongs to a folder or lies in something that is none"); break;
    case ENAMETOOLONG: why = msg("the name is too long"); break;
    case EBUSY: why = msg("it is used by the system"); break;
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

namespace {

// Makes a new name in the folder survive a power cut.
void sync_folder(const std::filesystem::path& folder) {
    OpenFile open(::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (open.valid()) ::fsync(open.number());
}

// A file that did not exist; the system takes from its permissions what the umask says.
OpenFile open_new(const std::filesystem::path& path, std::filesystem::path& name) {
    static std::atomic<unsigned> count = 0;
    for (int tries = 0; tries < 100; ++tries) {
        name = path;
        name += fmt::format(".{}-{}", ::getpid(), count++);
        OpenFile file(::open(name.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
        if (file.valid() || errno != EEXIST) return file;
    }
    return {};
}

int write_and_sync(const std::filesystem::path& path, int file, std::string_view text) {
    if (const int code = write_all(file, text)) return code;
    struct stat old {};
    if (::stat(path.c_str(), &old) == 0 && ::fchmod(file, old.st_mode & 0777) != 0 && errno != EPERM)
        return errno;
    if (::fsync(file) != 0 && errno != EINVAL) return errno;
    return 0;
}

// Where a file system knows no hard links, two that begin at the same moment are not kept apart.
bool knows_no_links(int code) {
    return code == EPERM || code == EOPNOTSUPP || code == ENOSYS || code == EMLINK;
}

// False when another holds the file. Without locks (some network disks) everybody may.
bool hold(const OpenFile& file) {
    return ::flock(file.number(), LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
}

bool is_at(const OpenFile& file, const std::filesystem::path& path) {
    struct stat a {
    }, b{};
    return ::fstat(file.number(), &a) == 0 && ::stat(path.c_str(), &b) == 0 && a.st_ino == b.st_ino &&
           a.st_dev == b.st_dev;
}

OpenFile open_to_hold(const std::filesystem::path& path) {
    return OpenFile(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
}

// Another may put its file there between looking and holding.
constexpr int most_tries = 100;

Error in_use() { return {msg("The game is open in another window.")}; }

}  // namespace

Result<NewFile> NewFile::write(const std::filesystem::path& path, std::string_view text) {
    NewFile made;
    made.path_ = path;
    std::filesystem::path name;
    made.file_ = open_new(path, name);
    if (!made.file_.valid()) return file_error(path, errno);
    made.temporary_ = std::move(name);
    if (const int code = write_and_sync(path, made.file_.number(), text)) return file_error(path, code);
    return made;
}

NewFile::NewFile(NewFile&& from) noexcept
    : path_(std::move(from.path_)),
      temporary_(std::exchange(from.temporary_, {})),
      file_(std::move(from.file_)) {}

NewFile::~NewFile() {
    if (!temporary_.empty()) ::unlink(temporary_.c_str());
}

int NewFile::put(bool only_new) {
    const bool linked = only_new && ::link(temporary_.c_str(), path_.c_str()) == 0;
    if (only_new && !linked && !knows_no_links(errno)) return errno;
    if (linked)
        ::unlink(temporary_.c_str());
    else if (::rename(temporary_.c_str(), path_.c_str()) != 0)
        return errno;
    temporary_.clear();
    sync_folder(path_.parent_path());
    return 0;
}

Result<OpenFile> hold_file(const std::filesystem::path& path) {
    for (int tries = 0; tries < most_tries; ++tries) {
        OpenFile file = open_to_hold(path);
        if (!file.valid()) return file_error(path, errno);
        if (!hold(file)) return in_use();
        if (is_at(file, path)) return file;
    }
    return in_use();
}

Result<OpenFile> write_held_file(const std::filesystem::path& path, std::string_view text, OpenFile held) {
    for (int tries = 0; tries < most_tries; ++tries) {
        OpenFile old = std::exchange(held, OpenFile());
        if (!old.valid()) old = open_to_hold(path);
        if (!old.valid() && errno != ENOENT) return file_error(path, errno);
        if (old.valid() && !hold(old)) return in_use();
        // Another may have put its file there between the two calls.
        if (old.valid() && !is_at(old, path)) continue;
        Result<NewFile> made = NewFile::write(path, text);
        if (!made) return made.error();
        if (!hold(made->file())) return in_use();
        const int code = made->put(!old.valid());
        if (code == EEXIST) continue;
        if (code != 0) return file_error(path, code);
        return std::move(*made).take();
    }
    return in_use();
}

}  // namespace sivba
