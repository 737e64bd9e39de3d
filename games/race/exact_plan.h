// What solving a race game exactly would take, told before anything is computed.
#pragma once

#include "games/race/exact_layers.h"

namespace sivba::race {

struct ExactPlan {
    bool possible = false;  // paths that are no mirror images are not solved
    std::uint64_t positions = 0;
    std::uint64_t memory = 0;  // bytes, at the most
};

ExactPlan plan_exact(const Program& program, const ExactStart& start);

}  // namespace sivba::race
