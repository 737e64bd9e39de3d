// Analyses a played game in a thread of its own. A new game or cancel() stops the old one, and
// neither waits for the thread. Knows no Qt; AnalysisModel brings the news to the window.
#pragma once

#include "framework/play/analysis.h"

#include <condition_variable>
#include <mutex>
#include <thread>

namespace sivba {

class AnalysisThread {
public:
    // Both are called in the thread; news of a game that was stopped may still come, so the one who
    // asked compares the numbers.
    using OnStep = std::function<void(std::uint64_t number, const AnalysedStep&)>;
    using OnDone = std::function<void(std::uint64_t number, const Analysis&)>;

    AnalysisThread(OnStep on_step, OnDone on_done);
    ~AnalysisThread();  // stops the work and waits for its end

    // `solution`: null where it is not at hand; then it is looked for.
    void analyse(Session session, SolutionPtr solution, std::uint64_t number);
    void cancel();

private:
    struct Task {
        Session session;
        SolutionPtr solution;
        std::uint64_t number;
        std::stop_source stop;
    };
    void run(const std::stop_token& end);
    void work(Task task);

    OnStep on_step_;
    OnDone on_done_;
    std::mutex mutex_;
    std::condition_variable_any wake_;
    std::optional<Task> next_;  // guarded by mutex_
    std::stop_source running_;  // guarded by mutex_
    std::jthread thread_;       // last: starts when all else is ready
};

}  // namespace sivba
