// The thread in which the computer thinks: one question at a time. A new question or
// cancel() stops the old one, and neither waits for the thread. Knows no Qt, so that
// the thread sanitizer can look at it alone; Thinker brings the answers to the window.
#pragma once

#include "framework/play/computer.h"

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

namespace sivba {

class SearchThread {
public:
    struct Question {
        GamePtr game;
        PositionPtr position;
        std::vector<std::uint64_t> history;
        Player player = Player::easy;
        std::uint64_t seed = 0;
        SolutionPtr solution = nullptr;  // asked by Player::perfect
    };
    // Called in the search's own thread, once per question that was begun; a question that
    // was stopped is answered, too, so the one who asked compares the numbers.
    using Done = std::function<void(std::uint64_t number, const ComputerMove&)>;

    explicit SearchThread(Done done);
    ~SearchThread();  // stops the search and waits for its end

    void ask(Question question, std::uint64_t number);
    void cancel();

private:
    struct Task {
        Question question;
        std::uint64_t number;
        std::stop_source stop;
    };
    void run(const std::stop_token& end);

    Done done_;
    std::mutex mutex_;
    std::condition_variable_any wake_;
    std::optional<Task> next_;  // guarded by mutex_
    std::stop_source running_;  // guarded by mutex_
    std::jthread thread_;       // last: starts when all else is ready
};

}  // namespace sivba
