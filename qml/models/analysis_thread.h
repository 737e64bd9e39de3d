// Analyses a played game in a thread of its own. A new game or cancel() stops the old one, and
// neither waits for the thread. Knows no Qt; AnalysisModel brings the news to the window.
#pragma once

#include "framework/play/analysis.h"
#include "qml/models/latest_task.h"

namespace sivba {

class AnalysisThread {
public:
    // Both are called in the thread; news of a game that was stopped may still come, so the one who
    // asked compares the numbers.
    using OnStep = std::function<void(std::uint64_t number, const AnalysedStep&)>;
    using OnDone = std::function<void(std::uint64_t number, const Analysis&)>;

    AnalysisThread(OnStep on_step, OnDone on_done);

    // `solution`: null where it is not at hand; then it is looked for.
    void analyse(Session session, SolutionPtr solution, std::uint64_t number) {
        worker_.begin({std::move(session), std::move(solution), number});
    }
    void cancel() { worker_.cancel(); }

private:
    struct Task {
        Session session;
        SolutionPtr solution;
        std::uint64_t number;
    };
    void work(Task task, const std::stop_token& stop) const;

    OnStep on_step_;
    OnDone on_done_;
    LatestTask<Task> worker_;
};

}  // namespace sivba
