// Finds sowings that never end. A sowing under way is determined by the seeds on the
// board, the pit it goes on from and the way; if that comes again, so does everything
// after it. R. P. Brent's method (An improved Monte Carlo factorization algorithm, BIT 20,
// 1980) needs one remembered hash: it is renewed at laps 16, 32, 64, ...
#pragma once

#include "framework/base/random.h"
#include "games/sowing/program.h"
#include "games/sowing/relay_state.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace sivba::sowing {

inline constexpr std::uint32_t first_checkpoint = 16;  // laps: nearly all sowings are shorter

// Some sowings come round only after millions of laps. Those that end were never longer than a
// few hundred in random games of all rulesets, and each doubling is ten times rarer, so a
// sowing of this many laps is taken for endless, too.
inline constexpr std::uint32_t longest_sowing = 10'000;

// Hash of `places` counts from `first`.
template <class State>
std::uint64_t hash_seeds(const State& state, int first, int places, std::uint64_t start) {
    std::uint64_t result = start;
    const auto* counts = reinterpret_cast<const char*>(state.count.data() + first);
    const std::size_t bytes = static_cast<std::size_t>(places) * sizeof(typename State::Count);
    for (std::size_t i = 0; i < bytes; i += 16) {
        // Two words are folded by one wide multiplication (W. Yi, wyhash, 2019).
        std::uint64_t pair[2] = {0, 0};
        std::memcpy(pair, counts + i, std::min(sizeof pair, bytes - i));
        const auto product =
            static_cast<unsigned __int128>(pair[0] ^ result) * (pair[1] ^ 0xD6E8FEB86659FD93u);
        result ^= static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
    }
    return result;
}

// Where a sowing stands that a decision has interrupted; not how long it has been under way.
inline std::uint64_t hash_walk(const Walk& walk) {
    const std::uint64_t places = std::uint64_t{walk.at} | std::uint64_t{walk.origin} << 8 |
                                 std::uint64_t{walk.taken_at} << 16 | std::uint64_t{walk.clockwise} << 24 |
                                 std::uint64_t{walk.hand} << 32 | std::uint64_t{walk.ends} << 48 |
                                 std::uint64_t{walk.captures} << 56 | std::uint64_t{walk.captured} << 57;
    return mix64(places);
}
template <class State>
std::uint64_t hash_decision(const Program& program, const State& state) {
    const std::uint64_t asked =
        static_cast<std::uint64_t>(state.pending) << 8 | std::uint64_t{state.house[0]} << 1 | state.house[1];
    return hash_seeds(state, 0, program.places, mix64(asked ^ hash_walk(state.walk)));
}

// At the end of a lap that goes on without a capture: has the sowing been here before, or
// for so long that it counts as endless?
template <class State>
bool comes_again(const Program& program, State& state, int pit) {
    Walk& walk = state.walk;
    ++walk.laps;
    if (walk.laps < first_checkpoint) return false;
    if (walk.laps > longest_sowing) return true;
    // Without a capture only the own side changes.
    const int first = program.first_pit[static_cast<std::size_t>(index(state.seat))];
    const std::uint64_t now = hash_seeds(state, first, program.ring.size,
                                         mix64(static_cast<std::uint64_t>(pit) << 8 | walk.clockwise));
    if (now == walk.checkpoint && walk.laps > first_checkpoint) return true;
    if (std::has_single_bit(walk.laps)) walk.checkpoint = now;
    return false;
}

}  // namespace sivba::sowing
