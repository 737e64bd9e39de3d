#include "games/sowing/snapshot.h"

#include <utility>

namespace sivba::sowing {

Snapshot mirrored(const Program& program, const Snapshot& shot) {
    Snapshot image = shot;
    const auto exchange = [&](int a, int b) {
        std::swap(image.count[static_cast<std::size_t>(a)], image.count[static_cast<std::size_t>(b)]);
    };
    for (int pit = 0; pit < program.pits_each; ++pit)
        exchange(program.first_pit[0] + pit, program.first_pit[1] + pit);
    if (program.has_stores()) exchange(program.store[0], program.store[1]);
    if (program.reserve[0] > 0) exchange(program.reserve[0], program.reserve[1]);
    if (shot.pending != Pending::starter) image.seat = other(shot.seat);
    std::swap(image.claimed[0], image.claimed[1]);
    std::swap(image.own_turns[0], image.own_turns[1]);
    std::swap(image.capturing[0], image.capturing[1]);
    std::swap(image.house[0], image.house[1]);
    std::swap(image.closed[0], image.closed[1]);
    if (shot.verdict == Verdict::p1_wins) image.verdict = Verdict::p2_wins;
    if (shot.verdict == Verdict::p2_wins) image.verdict = Verdict::p1_wins;
    return image;
}

}  // namespace sivba::sowing
