#include "cli/streams.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdio>

namespace sivba::cli {

void prepare_standard_streams() {
    for (const int each : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (fcntl(each, F_GETFD) != -1 || errno != EBADF) continue;
        // Opened the wrong way round: reading and writing still fail. The lowest free
        // number is given, which is this one.
        open("/dev/null", each == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    }
    std::signal(SIGPIPE, SIG_IGN);
}

void write_error(std::string_view text) {
    std::fflush(stdout);
    std::fwrite(text.data(), 1, text.size(), stderr);
    std::fflush(stderr);
}

}  // namespace sivba::cli
