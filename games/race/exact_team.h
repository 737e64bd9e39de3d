// A few threads that share the parts of one job at a time.
#pragma once

#include "framework/base/cpu_time.h"

#include <atomic>
#include <barrier>
#include <functional>
#include <thread>
#include <vector>

namespace sivba::race {

class Team {
public:
    using Job = std::function<void(std::size_t part, std::size_t worker)>;

    explicit Team(std::size_t workers) : meeting_(static_cast<std::ptrdiff_t>(workers)), seconds_(workers) {
        for (std::size_t worker = 1; worker < workers; ++worker)
            threads_.emplace_back([this, worker] { wait_for_jobs(worker); });
    }
    ~Team() {
        job_ = nullptr;
        meeting_.arrive_and_wait();
    }
    Team(const Team&) = delete;
    Team& operator=(const Team&) = delete;

    std::size_t workers() const { return seconds_.size(); }

    // Calls `job` for every part, this thread taking some; returns when all are done.
    void share(std::size_t parts, const Job& job) {
        parts_ = parts;
        next_ = 0;
        job_ = &job;
        meeting_.arrive_and_wait();
        work(0);
        meeting_.arrive_and_wait();
    }

    // CPU time of the other threads, until the last job.
    double cpu_seconds() const {
        double sum = 0;
        for (const double each : seconds_) sum += each;
        return sum;
    }

private:
    void work(std::size_t worker) {
        for (std::size_t part = next_++; part < parts_; part = next_++) (*job_)(part, worker);
    }
    void wait_for_jobs(std::size_t worker) {
        const CpuTime start = CpuTime::now();
        for (;;) {
            meeting_.arrive_and_wait();
            if (job_ == nullptr) return;
            work(worker);
            seconds_[worker] = start.elapsed();
            meeting_.arrive_and_wait();
        }
    }

    std::barrier<> meeting_;
    std::vector<double> seconds_;
    std::atomic<std::size_t> next_{0};
    std::size_t parts_ = 0;
    const Job* job_ = nullptr;
    std::vector<std::jthread> threads_;
};

}  // namespace sivba::race
