// The thread in which a game is solved and its solution kept where the level `perfect` looks for
// it; what is unfinished stays beside it and is gone on with. Knows no Qt; SolveJob brings the
// news to the window.
#pragma once

#include "framework/rules/game.h"

#include <functional>
#include <thread>

namespace sivba {

struct SolveNews {
    enum class Kind : std::uint8_t { working, done, stopped, failed };
    Kind kind = Kind::working;
    double share = 0;      // of the whole work
    bool begun = false;    // something was computed, not only read back from what was kept
    Message problem = {};  // failed: why; else: why what is done cannot be kept, or empty
};

class SolveThread {
public:
    // Called in the thread; the last news is of another kind than `working`.
    using Tell = std::function<void(const SolveNews&)>;

    SolveThread(GamePtr game, const SolveLimits& limits, Tell tell);
    ~SolveThread();  // stops and waits: what is done is kept
    void stop() { thread_.request_stop(); }

private:
    void run(const std::stop_token& stop);
    SolveNews solve(const std::stop_token& stop);

    const GamePtr game_;
    const SolveLimits limits_;
    const Tell tell_;
    std::jthread thread_;  // last: starts when all else is ready
};

}  // namespace sivba
