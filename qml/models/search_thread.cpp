#include "qml/models/search_thread.h"

namespace sivba {

SearchThread::SearchThread(Done done)
    : done_(std::move(done)),
      worker_([this](const Task& task, const std::stop_token& stop) { answer(task, stop); }) {}

void SearchThread::answer(const Task& task, const std::stop_token& stop) const {
    const Question& asked = task.question;
    ComputerLimits limits;
    limits.solution = asked.solution.get();
    const ComputerMove move =
        choose_move(*asked.game, *asked.position, asked.history, asked.player, asked.seed, limits, stop);
    done_(task.number, move);
}

}  // namespace sivba
