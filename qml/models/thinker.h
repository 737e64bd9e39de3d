// The computer's thoughts in a thread of their own: one question at a time, answered
// by a signal in the window's thread. A new question or cancel() stops the old one;
// an answer that comes too late is dropped. Neither ever waits for the thread.
#pragma once

#include "framework/play/computer.h"

#include <QObject>

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

namespace sivba {

class Thinker : public QObject {
    Q_OBJECT

public:
    struct Question {
        GamePtr game;
        PositionPtr position;
        std::vector<std::uint64_t> history;
        Player player = Player::easy;
        std::uint64_t seed = 0;
    };
    using Answer = std::function<void(const ComputerMove&)>;

    explicit Thinker(QObject* parent = nullptr);
    ~Thinker() override;

    // `answer` runs in the window's thread unless the question is cancelled first.
    void ask(Question question, Answer answer);
    void cancel();
    bool busy() const { return busy_; }

signals:
    void busyChanged();

private:
    struct Task {
        Question question;
        std::uint64_t number;
        std::stop_source stop;
    };
    void run(const std::stop_token& end);
    void deliver(std::uint64_t number, const ComputerMove& move);
    void set_busy(bool busy);

    // Window's thread only.
    Answer answer_;
    std::uint64_t number_ = 0;
    bool busy_ = false;

    std::mutex mutex_;
    std::condition_variable_any wake_;
    std::optional<Task> next_;  // guarded by mutex_
    std::stop_source running_;  // guarded by mutex_
    std::jthread thread_;       // last: starts when all else is ready
};

}  // namespace sivba
