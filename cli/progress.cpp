#include "cli/progress.h"

#include "cli/printable.h"
#include "cli/streams.h"

#include <fmt/format.h>

#include <unistd.h>

namespace sivba::cli {

namespace {
constexpr int bar_width = 30;
// Short work ends before a bar would appear and flicker.
constexpr std::chrono::milliseconds first_wait{500}, pause{100};
}  // namespace

Progress::Progress(const Output& out, const Message& what, std::uint64_t total)
    : what_(out.say(printable(what))),
      total_(total > 0 ? total : 1),
      visible_(isatty(STDERR_FILENO) == 1),
      next_(std::chrono::steady_clock::now() + first_wait) {}

Progress::~Progress() {
    if (drawn_) write_error("\r\033[K");
}

void Progress::at(std::uint64_t done) {
    if (!visible_) return;
    const auto now = std::chrono::steady_clock::now();
    if (now < next_) return;
    next_ = now + pause;
    drawn_ = true;
    const double share = static_cast<double>(done) / static_cast<double>(total_);
    const int full = static_cast<int>(share * bar_width);
    write_error(
        fmt::format("\r{} [{:#<{}}{:.<{}}] {:3.0f} %", what_, "", full, "", bar_width - full, share * 100));
}

}  // namespace sivba::cli
