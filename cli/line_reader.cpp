#include "cli/line_reader.h"

#include <poll.h>
#include <unistd.h>

#include <cerrno>

namespace sivba::cli {

namespace {

// Nobody types this; a file without line ends must not fill the memory.
constexpr std::size_t longest_line = 4096;

std::string trimmed(const std::string& text) {
    constexpr const char* blanks = " \t\r";
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

}  // namespace

bool LineReader::read_more() {
    pollfd sources[] = {{STDIN_FILENO, POLLIN, 0}, {interrupt_.wake_descriptor(), POLLIN, 0}};
    if (poll(sources, 2, -1) < 0) return errno == EINTR;
    if (interrupt_.requested()) return false;
    char bytes[512];
    const ssize_t count = read(STDIN_FILENO, bytes, sizeof bytes);
    if (count <= 0) return false;
    buffer_.append(bytes, static_cast<std::size_t>(count));
    return true;
}

std::optional<std::string> LineReader::next() {
    if (interrupt_.requested()) return std::nullopt;
    std::size_t end = buffer_.find('\n');
    while (end == std::string::npos && !ended_) {
        // Only its beginning is kept: the rest must not be read as lines of their own.
        if (buffer_.size() > longest_line) buffer_.resize(longest_line);
        ended_ = !read_more();
        if (interrupt_.requested()) return std::nullopt;
        end = buffer_.find('\n');
    }
    if (end == std::string::npos && buffer_.empty()) return std::nullopt;
    const std::string line = buffer_.substr(0, end);
    buffer_.erase(0, end == std::string::npos ? end : end + 1);
    return trimmed(line);
}

}  // namespace sivba::cli
