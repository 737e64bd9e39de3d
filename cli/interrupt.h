// Ctrl-C asks for a clean stop: long computations see it as a stop token, a prompt as
// a readable descriptor. A second Ctrl-C ends the program at once.
#pragma once

#include <csignal>
#include <stop_token>
#include <thread>

namespace sivba::cli {

class Interrupt {
public:
    // Blocks the signals in this thread and those it starts; a thread of its own waits
    // for them, because almost nothing may be done inside a signal handler.
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    std::stop_token token() const { return stop_.get_token(); }
    // The same stop, for a reason of the program's own.
    void stop() { stop_.request_stop(); }
    bool requested() const { return stop_.stop_requested(); }
    int wake_descriptor() const { return pipe_[0]; }

private:
    void wait();

    sigset_t signals_{};
    int pipe_[2] = {-1, -1};
    std::stop_source stop_;
    std::thread waiter_;
};

}  // namespace sivba::cli
