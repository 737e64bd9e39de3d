#include "framework/play/solution_file.h"

#include "framework/base/random.h"
#include "framework/play/file.h"
#include "framework/play/open_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace sivba {

namespace {

constexpr std::uint32_t version = 1;
constexpr char solution_magic[9] = "SIVBAsol", work_magic[9] = "SIVBAwrk";

// In the byte order of the machine; the version read in another one is none.
struct Head {
    char magic[8];
    std::uint32_t version;
    std::uint32_t part;  // of unfinished work, from 1; 0 for the head of the file
    std::uint64_t key;
    std::uint64_t size;  // bytes that follow
    std::uint64_t sum;   // of them
    std::uint64_t own_sum;
};
static_assert(sizeof(Head) == 48 && std::is_trivially_copyable_v<Head>);

// Every bit counts; eight bytes at a time, for files of hundreds of megabytes.
std::uint64_t sum_of(std::span<const std::byte> bytes) {
    std::uint64_t sum = bytes.size();
    for (; bytes.size() >= sizeof sum; bytes = bytes.subspan(sizeof sum)) {
        std::uint64_t word;
        std::memcpy(&word, bytes.data(), sizeof word);
        sum = mix64(sum ^ word);
    }
    std::uint64_t rest = 0;
    if (!bytes.empty()) std::memcpy(&rest, bytes.data(), bytes.size());
    return mix64(sum ^ rest);
}
std::uint64_t own_sum(const Head& head) {
    return sum_of(std::as_bytes(std::span(&head, 1)).first(offsetof(Head, own_sum)));
}

Head head_of(const char* magic, std::uint64_t key, std::uint32_t part, std::span<const std::byte> bytes) {
    Head head{};
    std::memcpy(head.magic, magic, sizeof head.magic);
    head.version = version;
    head.part = part;
    head.key = key;
    head.size = bytes.size();
    head.sum = sum_of(bytes);
    head.own_sum = own_sum(head);
    return head;
}
template <class T>
std::string_view text_of(const T& value) {
    return {reinterpret_cast<const char*>(&value), sizeof value};
}
std::string_view text_of(std::span<const std::byte> bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

Error in_file(const std::filesystem::path& path, Message message) {
    return {std::move(message).with("file", path.string())};
}
Error damaged(const std::filesystem::path& path) {
    return in_file(path, msg("{file} is damaged: it is cut off or has been changed."));
}

Error in_use(const std::filesystem::path& path) {
    return in_file(path, msg("{file} is in use: the same game is being solved there."));
}

// Whether the head fits; nothing is known of the bytes behind it yet.
std::optional<Error> fault_of(const Head& head, const char* magic, const Game& game,
                              const std::filesystem::path& path) {
    if (std::memcmp(head.magic, magic, sizeof head.magic) != 0)
        return in_file(path, msg("{file} holds no solved game."));
    if (head.version != version)
        return in_file(path, msg("{file} was written by another version of the program."));
    if (head.own_sum != own_sum(head)) return damaged(path);
    if (head.key != game.solution_key())
        return in_file(path, msg("{file} holds the solution of other rules than those of {game}.")
                                 .with("game", game.ruleset().full_id()));
    return std::nullopt;
}

struct Mapping {
    void* data = MAP_FAILED;
    std::size_t size = 0;
    OpenFile file;
    timespec written{};
    ~Mapping() {
        if (data != MAP_FAILED) ::munmap(data, size);
    }
    std::span<const std::byte> bytes() const { return {static_cast<const std::byte*>(data), size}; }
    // Nobody has cut it off or written into it since. A file put in its place leaves this one alone.
    bool unchanged() const {
        struct stat now {};
        return ::fstat(file.number(), &now) == 0 && static_cast<std::size_t>(now.st_size) == size &&
               now.st_mtim.tv_sec == written.tv_sec && now.st_mtim.tv_nsec == written.tv_nsec;
    }
};

// Reading where a file was cut off ends the program, so it is looked at first.
class MappedSolution final : public Solution {
public:
    MappedSolution(SolutionPtr inner, std::shared_ptr<const Mapping> mapping)
        : inner_(std::move(inner)),
          mapping_(std::move(mapping)) {}
    std::optional<double> chance(const Position& position) const override {
        return mapping_->unchanged() ? inner_->chance(position) : std::nullopt;
    }
    double error() const override { return inner_->error(); }
    std::uint64_t positions() const override { return inner_->positions(); }
    std::string packed(std::size_t head) const override { return inner_->packed(head); }

private:
    SolutionPtr inner_;
    std::shared_ptr<const Mapping> mapping_;
};

}  // namespace

Result<bool> save_solution(const std::filesystem::path& path, const Game& game, const Solution& solution) {
    std::string text = solution.packed(sizeof(Head));
    const auto bytes = std::as_bytes(std::span(text)).subspan(sizeof(Head));
    const Head head = head_of(solution_magic, game.solution_key(), 0, bytes);
    std::memcpy(text.data(), &head, sizeof head);
    return write_file(path, text);
}

Result<SolutionPtr> open_solution(const std::filesystem::path& path, const Game& game) {
    const auto mapping = std::make_shared<Mapping>();
    OpenFile& file = mapping->file;
    file = OpenFile(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (!file.valid()) return file_error(path, errno);
    struct stat about {};
    if (::fstat(file.number(), &about) != 0) return file_error(path, errno);
    if (!S_ISREG(about.st_mode)) return in_file(path, msg("{file} is not a file."));
    mapping->written = about.st_mtim;
    mapping->size = static_cast<std::size_t>(about.st_size);
    if (mapping->size < sizeof(Head)) return in_file(path, msg("{file} holds no solved game."));
    mapping->data = ::mmap(nullptr, mapping->size, PROT_READ, MAP_PRIVATE, file.number(), 0);
    if (mapping->data == MAP_FAILED) return file_error(path, errno);
    Head head;
    std::memcpy(&head, mapping->data, sizeof head);
    if (auto fault = fault_of(head, solution_magic, game, path)) return *std::move(fault);
    const auto values = mapping->bytes().subspan(sizeof(Head));
    if (values.size() != head.size || sum_of(values) != head.sum) return damaged(path);
    SolutionPtr solution = game.unpacked(values, mapping);
    if (!solution) return damaged(path);
    return SolutionPtr(std::make_shared<const MappedSolution>(std::move(solution), mapping));
}

// A head, then a head with its bytes for every part.
struct SolveFile::File {
    std::filesystem::path path;
    std::uint64_t key = 0;
    std::uint32_t parts = 0;  // that are there
    OpenFile file;
};

SolveFile::SolveFile(std::unique_ptr<File> file) : file_(std::move(file)) {}
SolveFile::~SolveFile() = default;

Result<std::unique_ptr<SolveFile>> SolveFile::open(const std::filesystem::path& path, const Game& game) {
    auto made = std::make_unique<File>();
    made->path = path;
    made->key = game.solution_key();
    made->file = OpenFile(::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0666));
    if (!made->file.valid()) return file_error(path, errno);
    struct stat about {};
    if (::fstat(made->file.number(), &about) != 0) return file_error(path, errno);
    if (!S_ISREG(about.st_mode)) return in_file(path, msg("{file} is not a file."));
    if (::flock(made->file.number(), LOCK_EX | LOCK_NB) != 0) return in_use(path);
    Head head = head_of(work_magic, made->key, 0, {});
    if (about.st_size == 0) {
        if (const int code = write_all(made->file.number(), text_of(head))) return file_error(path, code);
    } else {
        if (::read(made->file.number(), &head, sizeof head) != sizeof head)
            return in_file(path, msg("{file} holds no solved game."));
        if (auto fault = fault_of(head, work_magic, game, path)) return *std::move(fault);
    }
    return std::unique_ptr<SolveFile>(new SolveFile(std::move(made)));
}

bool SolveFile::restore(std::span<std::byte> part) {
    if (!restoring_) return false;
    const int file = file_->file.number();
    const off_t begin = ::lseek(file, 0, SEEK_CUR);
    Head head;
    bool good = ::read(file, &head, sizeof head) == sizeof head && head.own_sum == own_sum(head) &&
                head.key == file_->key && head.part == file_->parts + 1 && head.size == part.size();
    for (std::size_t done = 0; good && done < part.size();) {
        const ssize_t got = ::read(file, part.data() + done, part.size() - done);
        good = got > 0 || (got < 0 && errno == EINTR);
        if (got > 0) done += static_cast<std::size_t>(got);
    }
    if (good && sum_of(part) == head.sum) {
        ++file_->parts;
        return true;
    }
    // What follows was being written when the program ended.
    restoring_ = false;
    if (::ftruncate(file, begin) != 0 || ::lseek(file, begin, SEEK_SET) != begin)
        problem_ = file_error(file_->path, errno);
    return false;
}

void SolveFile::keep(std::span<const std::byte> part) {
    if (problem_) return;
    restoring_ = false;
    const int file = file_->file.number();
    const Head head = head_of(work_magic, file_->key, ++file_->parts, part);
    int code = write_all(file, text_of(head));
    if (code == 0) code = write_all(file, text_of(part));
    if (code == 0 && ::fdatasync(file) != 0) code = errno;
    if (code != 0) problem_ = file_error(file_->path, code);
}

void SolveFile::remove() {
    struct stat own {
    }, there{};
    const bool is_own = ::fstat(file_->file.number(), &own) == 0 &&
                        ::stat(file_->path.c_str(), &there) == 0 && own.st_ino == there.st_ino &&
                        own.st_dev == there.st_dev;
    if (is_own) ::unlink(file_->path.c_str());
}

Result<bool> SolveFile::discard(const std::filesystem::path& path) {
    const OpenFile file(::open(path.c_str(), O_RDWR | O_CLOEXEC | O_NONBLOCK));
    if (!file.valid()) {
        if (errno == ENOENT) return true;
        return file_error(path, errno);
    }
    if (::flock(file.number(), LOCK_EX | LOCK_NB) != 0) return in_use(path);
    if (::unlink(path.c_str()) != 0) return file_error(path, errno);
    return true;
}

}  // namespace sivba
