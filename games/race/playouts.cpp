// The random games of the bit board; see the end of playouts.h.
#include "games/race/playouts.h"

namespace sivba::race {

template PlayoutResult run_fast_playouts<BitKernel>(const Program&, std::uint64_t, std::uint64_t,
                                                    std::stop_token);

}  // namespace sivba::race
