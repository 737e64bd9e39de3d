// Where two games part: positions further on that both games reach by the same turns and in
// which they no longer allow the same. Ways are drawn by a counter, so that the same two
// games always part at the same place.
#include "framework/base/random.h"
#include "framework/play/compare.h"

#include <algorithm>

namespace sivba {

namespace {

constexpr std::uint64_t ways = 60;
constexpr std::size_t longest_way = 60;
constexpr int decisions_of_a_turn = 64;

// The only decision of `position`; null: there is a choice, or none.
std::optional<Choice> forced(const Game& game, const Position& position) {
    std::vector<Choice> choices = game.choices(position);
    if (choices.size() != 1) return std::nullopt;
    return std::move(choices.front());
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
        Result<PositionComparison> next = compare_after(a, b, at, chosen);
        if (!next || next->of == PositionOf::one_board) return std::nullopt;
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

// `twin`: the same position as the other game has it, as long as both play alike.
Result<PositionComparison> compare_after(const Game& a, const Game& b, const PositionComparison& from,
                                         const ChoicePair& choice) {
    const bool of_a = choice.a.has_value();
    const Game &own = of_a ? a : b, &other = of_a ? b : a;
    PositionPtr position = of_a ? choice.a->after : choice.b->after;
    PositionPtr twin = choice.same ? choice.b->after : nullptr;
    for (int decision = 0;; ++decision) {
        if (own.outcome(*position).over()) return Error{msg("The game is over after this turn.")};
        const Result<PositionPtr> carried = other.carried(own, *position);
        if (carried)
            return of_a ? compare_positions(a, b, position, *carried)
                        : compare_positions(a, b, *carried, position);
        const std::optional<Choice> only = forced(own, *position);
        if (!only || decision == decisions_of_a_turn) {
            if (twin) return compare_positions(a, b, position, twin);
            return compare_on_one(a, b, of_a ? position : from.a, of_a ? from.b : position, of_a,
                                  carried.error().message);
        }
        position = own.apply(*position, only->move, nullptr).position;
        const std::optional<Choice> too = twin ? forced(other, *twin) : std::nullopt;
        twin = too && too->token == only->token ? other.apply(*twin, too->move, nullptr).position : nullptr;
    }
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
