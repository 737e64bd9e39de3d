// Solves a race game exactly: layers from the end to the start, each pair of them by value
// iteration (exact_pair.h).
#pragma once

#include "framework/rules/solution.h"
#include "games/race/exact_layers.h"

#include <stop_token>

namespace sivba::race {

struct ExactSolving {
    std::unique_ptr<ExactLayers> layers;  // null when stopped
    double error = 0;                     // how far a value may be off, by the way the changes fell
    std::uint64_t evaluations = 0;
    std::uint64_t room_used = 0;
    double cpu_seconds = 0;  // of all threads
    bool stopped = false;
};

struct ExactMeans {
    SolveStore* store = nullptr;  // null: nothing is kept
    std::size_t threads = 0;      // 0: as many as the machine has
    std::uint64_t room = 0;       // bytes beyond those of the plan, which make it faster
};

// Precondition: plan_exact() says that it is possible.
ExactSolving solve_exactly(const Program& program, const ExactStart& start, const ExactMeans& means,
                           const OnSolve& report, const std::stop_token& stop);

}  // namespace sivba::race
