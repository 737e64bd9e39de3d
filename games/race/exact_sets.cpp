#include "games/race/exact_sets.h"

#include <algorithm>
#include <bit>

namespace sivba::race {

// Adds position after position, so that the sets of each size come in ascending order.
PieceSets::PieceSets(const Program& program, Positions ground, int most) {
    sets_.push_back(0);
    counts_.push_back(1);
    std::size_t first = 0;
    for (int size = 1; size <= most; ++size) {
        const std::size_t last = sets_.size();
        for (std::size_t i = first; i < last; ++i) {
            const Positions set = sets_[i];
            Positions more = ground & (set == 0 ? ~Positions{0} : ~Positions{0} << std::bit_width(set));
            for (; more != 0; more &= more - 1) {
                const int position = std::countr_zero(more);
                if ((program.twins[0][static_cast<std::size_t>(position)] & set) == 0)
                    sets_.push_back(set | at(position));
            }
        }
        if (sets_.size() == last) break;
        std::sort(sets_.begin() + static_cast<std::ptrdiff_t>(last), sets_.end());
        counts_.push_back(sets_.size());
        first = last;
    }
    if (ground == 0) return;
    lowest_ = std::countr_zero(ground);
    const int span = static_cast<int>(std::bit_width(ground)) - lowest_;
    if (span > most_span) return;
    ranks_.resize(std::size_t{1} << span);
    for (std::size_t rank = 0; rank < sets_.size(); ++rank)
        ranks_[static_cast<std::size_t>(sets_[rank] >> lowest_)] = static_cast<std::uint32_t>(rank);
}

std::size_t PieceSets::find(Positions set) const {
    const auto size = static_cast<std::size_t>(std::popcount(set));
    const auto begin = sets_.begin() + static_cast<std::ptrdiff_t>(size == 0 ? 0 : counts_[size - 1]);
    const auto end = sets_.begin() + static_cast<std::ptrdiff_t>(counts_[size]);
    return static_cast<std::size_t>(std::lower_bound(begin, end, set) - sets_.begin());
}

}  // namespace sivba::race
