// The two streams. JSON is written with two blanks of indentation and never fails on
// text that is not UTF-8 (a file name), which is shown with a replacement character.
#include "cli/output.h"

#include "cli/printable.h"
#include "cli/streams.h"

#include <fmt/format.h>

#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>

namespace sivba::cli {

void Output::text(std::string_view text) const {
    if (reader_gone_) return;
    // What fills a line is written at once, and a failure then is not always in the number returned.
    if (std::fwrite(text.data(), 1, text.size(), stdout) < text.size() || std::ferror(stdout) != 0)
        note_failure();
}

namespace {

// A terminal that was closed answers EIO, and no longer that it is one; a disk that fails says
// the same, but is no character device.
bool is_closed_terminal(int code) {
    struct stat about {};
    return code == EIO && fstat(STDOUT_FILENO, &about) == 0 && S_ISCHR(about.st_mode);
}

}  // namespace

void Output::note_failure() const {
    if (reader_gone_ || (errno != EPIPE && !is_closed_terminal(errno))) return;
    reader_gone_ = true;
    if (on_reader_gone) on_reader_gone();
}

void Output::line(const Message& message) const { text(say(printable(message)) + "\n"); }

void Output::document(const Json& document) const {
    text(document.dump(2, ' ', false, Json::error_handler_t::replace) + "\n");
}

void Output::error(const Message& message) const {
    write_error(fmt::format("sivba: {}\n", say(printable(message))));
}

void Output::show_now() const {
    if (std::fflush(stdout) != 0) note_failure();
}

std::string Output::problem_text(const Diagnostic& problem) const {
    std::string place = printable(problem.file);
    if (problem.mark.line > 0) place += fmt::format(":{}:{}", problem.mark.line, problem.mark.column);
    // What no file is to blame for is worded as every other error is.
    if (place.empty() && problem.severity == Severity::error)
        return "sivba: " + say(printable(problem.message));
    place += place.empty() ? "sivba: " : ": ";
    const std::string_view word = problem.severity == Severity::error ? "error" : "warning";
    return fmt::format("{}{}: {}", place, word, say(printable(problem.message)));
}

void Output::problem(const Diagnostic& problem) const { write_error(problem_text(problem) + "\n"); }

Json Output::problem_json(const Diagnostic& problem) const {
    return {{"severity", problem.severity == Severity::error ? "error" : "warning"},
            {"file", problem.file},
            {"line", problem.mark.line},
            {"column", problem.mark.column},
            {"text", say(problem.message)}};
}

bool Output::finish() const {
    show_now();
    return reader_gone_ || std::ferror(stdout) == 0;
}

std::size_t width_of(std::string_view text) {
    std::size_t width = 0;
    for (const char byte : text) width += (static_cast<unsigned char>(byte) & 0xC0) != 0x80;
    return width;
}

std::string padded(std::string text, std::size_t width) {
    const std::size_t now = width_of(text);
    if (now < width) text.append(width - now, ' ');
    return text;
}

}  // namespace sivba::cli
