// One worker thread that sleeps until a question comes.
#include "qml/models/thinker.h"

namespace sivba {

Thinker::Thinker(QObject* parent)
    : QObject(parent),
      thread_([this](const std::stop_token& end) { run(end); }) {}

Thinker::~Thinker() {
    cancel();
    thread_.request_stop();
    // Joined before any member goes: the worker may be about to deliver.
    thread_.join();
}

void Thinker::ask(Question question, Answer answer) {
    cancel();
    answer_ = std::move(answer);
    {
        const std::lock_guard lock(mutex_);
        next_ = Task{std::move(question), ++number_, {}};
    }
    wake_.notify_one();
    set_busy(true);
}

void Thinker::cancel() {
    {
        const std::lock_guard lock(mutex_);
        next_.reset();
        running_.request_stop();
    }
    ++number_;
    answer_ = nullptr;
    set_busy(false);
}

void Thinker::run(const std::stop_token& end) {
    while (true) {
        std::optional<Task> task;
        {
            std::unique_lock lock(mutex_);
            if (!wake_.wait(lock, end, [this] { return next_.has_value(); })) return;
            task = std::move(next_);
            next_.reset();
            running_ = task->stop;
        }
        const Question& asked = task->question;
        const ComputerMove move = choose_move(*asked.game, *asked.position, asked.history, asked.player,
                                              asked.seed, ComputerLimits{}, task->stop.get_token());
        const std::uint64_t number = task->number;
        QMetaObject::invokeMethod(
            this, [this, number, move] { deliver(number, move); }, Qt::QueuedConnection);
    }
}

void Thinker::deliver(std::uint64_t number, const ComputerMove& move) {
    if (number != number_ || !answer_) return;
    const Answer answer = std::move(answer_);
    answer_ = nullptr;
    set_busy(false);
    answer(move);
}

void Thinker::set_busy(bool busy) {
    if (busy_ == busy) return;
    busy_ = busy;
    emit busyChanged();
}

}  // namespace sivba
