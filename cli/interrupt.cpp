#include "cli/interrupt.h"

#include "cli/exit.h"

#include <pthread.h>
#include <unistd.h>

namespace sivba::cli {

namespace {
// Ours alone: tells the waiting thread that the program is ending by itself.
constexpr int leave = SIGUSR1;
}  // namespace

Interrupt::Interrupt() {
    sigemptyset(&signals_);
    for (const int each : {SIGINT, SIGTERM, SIGHUP, leave}) sigaddset(&signals_, each);
    pthread_sigmask(SIG_BLOCK, &signals_, nullptr);
    if (pipe(pipe_) != 0) pipe_[0] = pipe_[1] = -1;
    waiter_ = std::thread([this] { wait(); });
}

Interrupt::~Interrupt() {
    pthread_kill(waiter_.native_handle(), leave);
    waiter_.join();
    for (const int each : pipe_)
        if (each >= 0) close(each);
}

void Interrupt::wait() {
    for (;;) {
        int signal = 0;
        if (sigwait(&signals_, &signal) != 0 || signal == leave) return;
        if (stop_.stop_requested()) _exit(static_cast<int>(Exit::interrupted));
        stop_.request_stop();
        // The byte only wakes the prompt; if it cannot be written nobody waits there.
        if (pipe_[1] >= 0 && write(pipe_[1], "!", 1) != 1) continue;
    }
}

}  // namespace sivba::cli
