#include "qml/models/thinker.h"

namespace sivba {

Thinker::Thinker(QObject* parent)
    : QObject(parent),
      search_([this](std::uint64_t number, const ComputerMove& move) {
          QMetaObject::invokeMethod(
              this, [this, number, move] { deliver(number, move); }, Qt::QueuedConnection);
      }) {}

Thinker::~Thinker() = default;

void Thinker::ask(Question question, Answer answer) {
    answer_ = std::move(answer);
    search_.ask(std::move(question), ++number_);
    set_busy(true);
}

void Thinker::cancel() {
    search_.cancel();
    ++number_;
    answer_ = nullptr;
    set_busy(false);
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
