// What a search may spend: nodes (reproducible), a stop from outside, and a clock that
// is an emergency stop only. A node is a position; a decision that goes on for long, as
// sowings in relays do, counts as several, so that a budget means the same work in all games.
#pragma once

#include "framework/rules/event.h"
#include "framework/search/search_types.h"

#include <stop_token>

namespace sivba {

class SearchBudget {
public:
    SearchBudget(const SearchLimits& limits, std::stop_token stop)
        : limits_(limits),
          stop_(std::move(stop)),
          start_(std::chrono::steady_clock::now()) {}

    // Counts a node; false when the search has to end now.
    bool spend() {
        ++nodes_;
        if (nodes_ > limits_.nodes) spent_ = true;
        if (nodes_ >= next_look_) {
            next_look_ = nodes_ + nodes_between_looks;
            if (interrupted()) spent_ = stopped_ = true;
        }
        return !spent_;
    }
    // The laps of a decision that was played.
    void charge(std::uint32_t laps) {
        if (laps <= laps_free) return;
        owed_ += laps - laps_free;
        nodes_ += owed_ / laps_per_node;
        owed_ %= laps_per_node;
    }
    bool spent() const { return spent_; }
    bool stopped() const { return stopped_; }
    std::uint64_t nodes() const { return nodes_; }

    // A sink for Kernel::apply that only counts.
    struct Laps {
        static constexpr bool records = false;
        std::uint32_t* count;
        void operator()(const Event& event) const { *count += event.kind == EventKind::lift; }
    };

private:
    static constexpr std::uint64_t nodes_between_looks = 256;
    // Most decisions of relay games take fewer laps than those that are free.
    static constexpr std::uint32_t laps_free = 8, laps_per_node = 8;

    bool interrupted() const {
        if (stop_.stop_requested()) return true;
        return limits_.emergency.count() > 0 && std::chrono::steady_clock::now() - start_ > limits_.emergency;
    }
    const SearchLimits limits_;
    std::stop_token stop_;
    std::chrono::steady_clock::time_point start_;
    std::uint64_t nodes_ = 0, next_look_ = nodes_between_looks;
    std::uint32_t owed_ = 0;
    bool spent_ = false, stopped_ = false;
};

}  // namespace sivba
