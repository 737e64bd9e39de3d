// The sets of positions on which some pieces of one seat can stand, numbered: those of
// fewer pieces first, so that the sets of at most k pieces are the first count(k) ones.
#pragma once

#include "games/race/program.h"

#include <vector>

namespace sivba::race {

class PieceSets {
public:
    // Subsets of `ground` of at most `most` positions, no two of them on one square. The
    // seats' paths must be mirror images: the sets serve both.
    PieceSets(const Program& program, Positions ground, int most);

    // How many there are of at most `pieces` positions.
    std::size_t count(int pieces) const {
        if (pieces < 0) return 0;
        return counts_[std::min(static_cast<std::size_t>(pieces), counts_.size() - 1)];
    }
    std::size_t count() const { return sets_.size(); }
    Positions operator[](std::size_t rank) const { return sets_[rank]; }
    // Precondition: it is one of the sets.
    std::size_t rank(Positions set) const {
        return ranks_.empty() ? find(set) : ranks_[static_cast<std::size_t>(set >> lowest_)];
    }

private:
    // A table of ranks for grounds that span few positions, a search otherwise.
    static constexpr int most_span = 18;
    std::size_t find(Positions set) const;

    std::vector<Positions> sets_;
    std::vector<std::size_t> counts_;  // [k] = sets of at most k positions
    int lowest_ = 0;
    std::vector<std::uint32_t> ranks_;  // by the bits from `lowest_` on; empty: not used
};

}  // namespace sivba::race
