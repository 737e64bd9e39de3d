// A worker thread that sleeps until a task comes and does one at a time. A new task or cancel()
// stops the old one, and neither waits for the thread. Knows no Qt, so that the thread sanitizer
// can look at it alone.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>

namespace sivba {

template <class Task>
class LatestTask {
public:
    // Called in the worker's own thread.
    using Work = std::function<void(Task&&, const std::stop_token&)>;

    explicit LatestTask(Work work)
        : work_(std::move(work)),
          thread_([this](const std::stop_token& end) { run(end); }) {}
    // Stops the work and waits for its end, before any member goes: the worker may be about to answer.
    ~LatestTask() {
        cancel();
        thread_.request_stop();
        thread_.join();
    }
    LatestTask(const LatestTask&) = delete;
    LatestTask& operator=(const LatestTask&) = delete;

    void begin(Task task) {
        {
            const std::lock_guard lock(mutex_);
            running_.request_stop();
            next_ = std::move(task);
        }
        wake_.notify_one();
    }
    void cancel() {
        const std::lock_guard lock(mutex_);
        next_.reset();
        running_.request_stop();
    }

private:
    void run(const std::stop_token& end) {
        while (true) {
            std::optional<Task> task;
            std::stop_token stop;
            {
                std::unique_lock lock(mutex_);
                wake_.wait(lock, end, [this] { return next_.has_value(); });
                if (!next_ || end.stop_requested()) return;
                task = std::move(next_);
                next_.reset();
                running_ = {};
                stop = running_.get_token();
            }
            work_(*std::move(task), stop);
        }
    }

    Work work_;
    std::mutex mutex_;
    std::condition_variable_any wake_;
    std::optional<Task> next_;  // guarded by mutex_
    std::stop_source running_;  // guarded by mutex_
    std::jthread thread_;       // last: starts when all else is ready
};

}  // namespace sivba
