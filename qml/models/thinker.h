// The computer at the table: asks the search thread one question at a time and brings
// the answer into the window's thread. A new question or cancel() stops the old one; an
// answer that comes too late is dropped. Nothing here waits, except for the end.
#pragma once

#include "qml/models/search_thread.h"

#include <QObject>

namespace sivba {

class Thinker : public QObject {
    Q_OBJECT

public:
    using Question = SearchThread::Question;
    using Answer = std::function<void(const ComputerMove&)>;

    explicit Thinker(QObject* parent = nullptr);
    // Says nothing: who listens may be half gone.
    ~Thinker() override;

    // `answer` runs in the window's thread unless the question is cancelled first.
    void ask(Question question, Answer answer);
    void cancel();
    bool busy() const { return busy_; }

signals:
    void busyChanged();

private:
    void deliver(std::uint64_t number, const ComputerMove& move);
    void set_busy(bool busy);

    Answer answer_;
    std::uint64_t number_ = 0;
    bool busy_ = false;
    SearchThread search_;  // last: goes first, and with it whoever could deliver
};

}  // namespace sivba
