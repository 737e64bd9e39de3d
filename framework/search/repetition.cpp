#include "framework/search/repetition.h"

namespace sivba {

void tally(const Outcome& outcome, PlayoutResult& result) {
    ++result.games;
    if (outcome.kind == OutcomeKind::drawn) ++result.draws;
    if (outcome.kind == OutcomeKind::nullified || !outcome.over()) ++result.nullified;
    for (int i = 0; i < max_seats; ++i) {
        const auto seat = static_cast<std::size_t>(i);
        result.wins[seat] += outcome.won_by(seat_at(i));
        result.score[seat] += outcome.score[seat];
    }
}

}  // namespace sivba
