// Counts the outcomes of a throw exactly, in whole numbers, and looks for dice with which a
// game could never end.
#include "games/race/dice.h"

#include <bit>
#include <map>
#include <numeric>

namespace sivba::race {

namespace {

// What one die shows, with the number of its faces that show it.
std::map<int, std::uint64_t> faces_of(const Rules::Dice& dice) {
    std::map<int, std::uint64_t> faces;
    if (dice.two_sided) {
        faces[0] = static_cast<std::uint64_t>(dice.blank);
        faces[1] = static_cast<std::uint64_t>(dice.marked);
    } else {
        for (const int number : dice.numbers) ++faces[number];
    }
    return faces;
}

std::map<int, std::uint64_t> totals_of(const Rules::Dice& dice) {
    std::map<int, std::uint64_t> totals{{0, 1}};
    for (int die = 0; die < dice.count; ++die) {
        std::map<int, std::uint64_t> more;
        for (const auto& [total, ways] : totals)
            for (const auto& [shown, faces] : faces_of(dice)) more[total + shown] += ways * faces;
        totals = std::move(more);
    }
    return totals;
}

int steps_for(const Rules::Dice& dice, int shown) {
    const auto found = dice.steps.find(shown);
    return found == dice.steps.end() ? shown : found->second;
}

// Positions from which some sequence of throws leaves the board exactly.
bool exit_in_reach(const Program& program, Positions& stuck) {
    Positions leaves = at(program.off());
    for (int position = program.length; position >= 0; --position)
        for (const Throw& each : program.throws)
            if (each.steps > 0 && (leaves >> (position + each.steps) & 1) != 0) leaves |= at(position);
    Positions entered = 1;
    for (int position = 0; position <= program.length; ++position)
        for (const Throw& each : program.throws)
            if ((entered >> position & 1) != 0 && position + each.steps <= program.length)
                entered |= at(position + each.steps);
    stuck = entered & ~leaves;
    return stuck == 0;
}

}  // namespace

std::vector<Throw> throws_of(const Rules::Dice& dice, std::uint32_t& denominator) {
    std::map<int, std::pair<std::uint64_t, int>> by_steps;  // steps -> ways, first total that shows them
    std::uint64_t divisor = 0;
    for (const auto& [shown, ways] : totals_of(dice)) {
        auto& [sum, first] = by_steps.try_emplace(steps_for(dice, shown), 0, shown).first->second;
        sum += ways;
    }
    for (const auto& [steps, each] : by_steps) divisor = std::gcd(divisor, each.first);
    std::vector<Throw> throws;
    denominator = 0;
    for (const auto& [steps, each] : by_steps) {
        const auto weight = static_cast<std::uint32_t>(each.first / divisor);
        denominator += weight;
        throws.push_back({static_cast<std::uint8_t>(steps), static_cast<std::uint8_t>(each.second), weight});
    }
    return throws;
}

void check_dice(const Rules& rules, const Program& program, const Mark& mark, Diagnostics& diagnostics) {
    const auto totals = totals_of(rules.dice);
    for (const auto& [shown, steps] : rules.dice.steps)
        if (!totals.contains(shown))
            diagnostics.error(
                mark, msg("`dice.steps` speaks of {shown}, which `dice.count` and `dice.faces` never show.")
                          .with("shown", std::int64_t{shown}));
    const int largest = program.throws.back().steps;
    if (largest == 0) diagnostics.error(mark, msg("No throw of these dice moves a piece."));
    if (largest > max_steps)
        diagnostics.error(mark,
                          msg_n("A throw of {steps} is too much: at most {n} step is allowed.",
                                "A throw of {steps} is too much: at most {n} steps are allowed.", max_steps)
                              .with("steps", std::int64_t{largest}));
    if (program.starter == Starter::throw_off && program.throws.size() == 1 && largest > 0)
        diagnostics.error(mark,
                          msg("`starter: throw-off` and `dice` clash: these dice always throw the same, "
                              "so neither throw is ever the higher one."));
    Positions stuck = 0;
    if (program.exit == ExitThrow::exact && !diagnostics.failed() && !exit_in_reach(program, stuck))
        diagnostics.error(
            mark,
            msg("`exit.throw: exact` and `dice.steps` clash: a piece on square {position} of its path could "
                "never leave with these throws.")
                .with("position", std::int64_t{std::countr_zero(stuck)}));
}

}  // namespace sivba::race
