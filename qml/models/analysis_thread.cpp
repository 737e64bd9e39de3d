// One worker thread that sleeps until a game comes.
#include "qml/models/analysis_thread.h"

#include "framework/play/solutions.h"

namespace sivba {

AnalysisThread::AnalysisThread(OnStep on_step, OnDone on_done)
    : on_step_(std::move(on_step)),
      on_done_(std::move(on_done)),
      thread_([this](const std::stop_token& end) { run(end); }) {}

AnalysisThread::~AnalysisThread() {
    cancel();
    thread_.request_stop();
    // Joined before any member goes: the worker may be about to tell something.
    thread_.join();
}

void AnalysisThread::analyse(Session session, SolutionPtr solution, std::uint64_t number) {
    {
        const std::lock_guard lock(mutex_);
        running_.request_stop();
        next_ = Task{std::move(session), std::move(solution), number, {}};
    }
    wake_.notify_one();
}

void AnalysisThread::cancel() {
    const std::lock_guard lock(mutex_);
    next_.reset();
    running_.request_stop();
}

void AnalysisThread::run(const std::stop_token& end) {
    while (true) {
        std::optional<Task> task;
        {
            std::unique_lock lock(mutex_);
            wake_.wait(lock, end, [this] { return next_.has_value(); });
            if (end.stop_requested()) return;
            task = std::exchange(next_, std::nullopt);
            running_ = task->stop;
        }
        work(*std::move(task));
    }
}

void AnalysisThread::work(Task task) {
    const std::stop_token stop = task.stop.get_token();
    const GamePtr game = task.session.game_ptr();
    if (!task.solution)
        if (const Result<SolutionPtr> found = find_solution(*game, stop); found) task.solution = *found;
    const Analysis analysis = sivba::analyse(
        std::move(task.session), usual_analysis(*game, task.solution.get()),
        [&](const AnalysedStep& step) { on_step_(task.number, step); }, stop);
    if (!analysis.stopped) on_done_(task.number, analysis);
}

}  // namespace sivba
