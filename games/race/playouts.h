// Random games on the bit board without move lists: the same rules (BitKernel), the
// same distribution as framework/search/playout.h, faster.
#pragma once

#include "framework/search/search_types.h"
#include "games/race/program.h"

#include <stop_token>

namespace sivba::race {

PlayoutResult run_fast_playouts(const Program& program, std::uint64_t games, std::uint64_t seed,
                                std::stop_token stop);

}  // namespace sivba::race
