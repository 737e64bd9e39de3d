// The thread in which the computer thinks: one question at a time. A new question or
// cancel() stops the old one, and neither waits for the thread. Knows no Qt; Thinker
// brings the answers to the window.
#pragma once

#include "framework/play/computer.h"
#include "qml/models/latest_task.h"

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

    void ask(Question question, std::uint64_t number) { worker_.begin({std::move(question), number}); }
    void cancel() { worker_.cancel(); }

private:
    struct Task {
        Question question;
        std::uint64_t number;
    };
    void answer(const Task& task, const std::stop_token& stop) const;

    Done done_;
    LatestTask<Task> worker_;
};

}  // namespace sivba
