#include "qml/models/analysis_thread.h"

#include "framework/play/solutions.h"

namespace sivba {

AnalysisThread::AnalysisThread(OnStep on_step, OnDone on_done)
    : on_step_(std::move(on_step)),
      on_done_(std::move(on_done)),
      worker_([this](Task task, const std::stop_token& stop) { work(std::move(task), stop); }) {}

void AnalysisThread::work(Task task, const std::stop_token& stop) const {
    const GamePtr game = task.session.game_ptr();
    if (!task.solution)
        if (const Result<SolutionPtr> found = find_solution(*game, stop); found) task.solution = *found;
    const Analysis analysis = sivba::analyse(
        std::move(task.session), usual_analysis(*game, task.solution.get()),
        [&](const AnalysedStep& step) { on_step_(task.number, step); }, stop);
    if (!analysis.stopped) on_done_(task.number, analysis);
}

}  // namespace sivba
