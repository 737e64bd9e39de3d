// What a search may spend: nodes (reproducible), a stop from outside, and a clock that
// is an emergency stop only.
#pragma once

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
        if (nodes_ % 256 == 0 && interrupted()) spent_ = stopped_ = true;
        return !spent_;
    }
    bool spent() const { return spent_; }
    bool stopped() const { return stopped_; }
    std::uint64_t nodes() const { return nodes_; }

private:
    bool interrupted() const {
        if (stop_.stop_requested()) return true;
        return limits_.emergency.count() > 0 && std::chrono::steady_clock::now() - start_ > limits_.emergency;
    }
    const SearchLimits limits_;
    std::stop_token stop_;
    std::chrono::steady_clock::time_point start_;
    std::uint64_t nodes_ = 0;
    bool spent_ = false, stopped_ = false;
};

}  // namespace sivba
