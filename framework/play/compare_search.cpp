// Where two games part: positions further on that both games reach by the same turns and in
// which they no longer allow the same. Ways are drawn by a counter, so that the same two
// games always part at the same place.
#include "framework/base/random.h"
#include "framework/play/compare.h"

#include <algorithm>

namespace sivba {

namespace {

constexpr std::uint64_t ways = 24;
constexpr std::size_t longest_way = 14;
constexpr int decisions_of_a_turn = 64;

// `position` of `game`, carried to the other board as soon as it can stand there.
Result<PositionComparison> after_turn(const Game& a, const Game& b, bool of_a, PositionPtr position) {
    const Game &own = of_a ? a : b, &other = of_a ? b : a;
    for (int decision = 0;; ++decision) {
        if (own.outcome(*position).over()) return Error{msg("The game is over after this turn.")};
        const Result<PositionPtr> carried = other.carried(own, *position);
        if (carried)
            return of_a ? compare_positions(a, b, position, *carried)
                        : compare_positions(a, b, *carried, position);
        const std::vector<Choice> choices = own.choices(*position);
        if (choices.empty() || decision == decisions_of_a_turn) return carried.error();
        position = own.apply(*position, choices.front().move, nullptr).position;
    }
}

std::vector<const ChoicePair*> same_choices(const PositionComparison& at) {
    std::vector<const ChoicePair*> same;
    for (const ChoicePair& pair : at.choices)
        if (pair.same) same.push_back(&pair);
    return same;
}

// One way, no longer than `most`.
std::optional<LaterDifference> walk(const Game& a, const Game& b, PositionComparison at, std::uint64_t way,
                                    std::size_t most, const std::stop_token& stop) {
    LaterDifference found;
    while (found.way.size() < most && !stop.stop_requested()) {
        const std::vector<const ChoicePair*> same = same_choices(at);
        if (same.empty()) return std::nullopt;
        const auto drawn = bounded(random_at(way, found.way.size()), static_cast<std::uint32_t>(same.size()));
        ChoicePair chosen = *same[drawn];
        Result<PositionComparison> next = compare_after(a, b, chosen);
        if (!next) return std::nullopt;
        found.way.push_back(std::move(chosen));
        at = std::move(*next);
        if (!at.differ()) continue;
        found.there = std::move(at);
        return found;
    }
    return std::nullopt;
}

}  // namespace

bool PositionComparison::differ() const {
    return std::ranges::any_of(choices, [](const ChoicePair& pair) { return !pair.same; });
}

Result<PositionComparison> compare_after(const Game& a, const Game& b, const ChoicePair& choice) {
    const bool of_a = choice.a.has_value();
    return after_turn(a, b, of_a, of_a ? choice.a->after : choice.b->after);
}

std::optional<LaterDifference> find_difference(const Game& a, const Game& b, const PositionComparison& from,
                                               const std::stop_token& stop) {
    std::optional<LaterDifference> shortest;
    for (std::uint64_t way = 0; way < ways; ++way) {
        const std::size_t most = shortest ? shortest->way.size() - 1 : longest_way;
        if (std::optional<LaterDifference> found = walk(a, b, from, way, most, stop))
            shortest = std::move(found);
    }
    return shortest;
}

}  // namespace sivba
