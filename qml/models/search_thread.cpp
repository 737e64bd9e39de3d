// One worker thread that sleeps until a question comes.
#include "qml/models/search_thread.h"

namespace sivba {

SearchThread::SearchThread(Done done)
    : done_(std::move(done)),
      thread_([this](const std::stop_token& end) { run(end); }) {}

SearchThread::~SearchThread() {
    cancel();
    thread_.request_stop();
    // Joined before any member goes: the worker may be about to answer.
    thread_.join();
}

void SearchThread::ask(Question question, std::uint64_t number) {
    {
        const std::lock_guard lock(mutex_);
        running_.request_stop();
        next_ = Task{std::move(question), number, {}};
    }
    wake_.notify_one();
}

void SearchThread::cancel() {
    const std::lock_guard lock(mutex_);
    next_.reset();
    running_.request_stop();
}

void SearchThread::run(const std::stop_token& end) {
    while (true) {
        std::optional<Task> task;
        {
            std::unique_lock lock(mutex_);
            wake_.wait(lock, end, [this] { return next_.has_value(); });
            if (!next_ || end.stop_requested()) return;
            task = std::move(next_);
            next_.reset();
            running_ = task->stop;
        }
        const Question& asked = task->question;
        ComputerLimits limits;
        limits.solution = asked.solution.get();
        const ComputerMove move = choose_move(*asked.game, *asked.position, asked.history, asked.player,
                                              asked.seed, limits, task->stop.get_token());
        done_(task->number, move);
    }
}

}  // namespace sivba
