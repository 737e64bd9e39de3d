// Counts the outcomes of a throw exactly, in whole numbers, and looks for dice with which a
// game could never end.
#include "games/race/dice.h"

#include "framework/rules/compile_checks.h"

#include <algorithm>
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

// Stations that a piece can come to from the hand with these throws, all of them open to it,
// but never leave the board from.
Positions dead_ends(const Program& program, Positions open) {
    const auto onward = [&](int station) {
        Positions found = 0;
        for (const Throw& each : program.throws) found |= program.ahead_at_best(station, each.steps) & open;
        return found;
    };
    Positions entered = at(0);
    Positions leaves = at(program.off());
    for (int round = 0; round < program.stations; ++round)
        for (int station = 0; station < program.stations; ++station) {
            if ((entered >> station & 1) != 0) entered |= onward(station);
            if ((onward(station) & leaves) != 0) leaves |= at(station);
        }
    return entered & ~leaves;
}

// Every piece must come to the goal sooner or later.
void check_ways_out(const Program& program, Seat seat, const Node& root, Diagnostics& diagnostics) {
    const Positions open = ~program.closed[row(seat)];
    const Positions stuck = dead_ends(program, open);
    if (stuck == 0) return;
    const bool shut_out = dead_ends(program, ~Positions{0}) == 0;  // every square open, all would leave
    const Positions on_path = stuck & ~at(0);
    Message message;
    if (shut_out && on_path == 0)
        message = msg("`admission` lets no piece in: none may stand where these throws bring it.");
    else if (shut_out)
        message =
            msg("`admission` shuts the way: a piece on square {position} of its path may not stand where "
                "these throws would take it, and never leaves.");
    else if (on_path == 0)
        message = msg("With these throws no piece ever comes from the hand to the goal.");
    else
        message = msg("A piece on square {position} of its path could never leave: these dice never throw "
                      "exactly what it needs. With `{example}` more will do.")
                      .with("example", "exit: {throw: enough}");
    if (on_path != 0)
        message = std::move(message).with(
            "position", std::int64_t{program.number[static_cast<std::size_t>(std::countr_zero(on_path))]});
    diagnostics.error(mark_of(root, shut_out ? "admission" : "dice"), std::move(message));
}

bool shows(const Program& program, int steps) {
    return std::ranges::any_of(program.throws, [&](const Throw& each) { return each.steps == steps; });
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

void check_dice(const Rules& rules, const Program& program, const Node& root, Diagnostics& diagnostics) {
    const Mark mark = mark_of(root, "dice");
    const auto totals = totals_of(rules.dice);
    for (const auto& [shown, steps] : rules.dice.steps)
        if (!totals.contains(shown))
            diagnostics.error(
                mark, msg("`dice.steps` speaks of {shown}, which `dice.count` and `dice.faces` never show.")
                          .with("shown", std::int64_t{shown}));
    const int largest = program.throws.back().steps;
    if (largest == 0) diagnostics.error(mark, msg("No throw of these dice moves a piece."));
    if (largest > max_steps) {
        diagnostics.error(mark,
                          msg_n("A throw of {steps} is too much: at most {n} step is allowed.",
                                "A throw of {steps} is too much: at most {n} steps are allowed.", max_steps)
                              .with("steps", std::int64_t{largest}));
        return;
    }
    if (program.starter == Starter::throw_off && program.throws.size() == 1 && largest > 0)
        diagnostics.error(mark,
                          msg("`starter: throw-off` and `dice` clash: these dice always throw the same, "
                              "so neither throw is ever the higher one."));
    if (program.starter == Starter::first_one && !shows(program, 1))
        diagnostics.error(
            mark,
            msg("`starter: first-one` and `dice` clash: these dice never throw a 1. Where only the option "
                "offers it, say what is offered: `{example}`.")
                .with("example", "options: {starter: {values: [throw-off, first, second, random]}}"));
    for (const auto& [key, throws] :
         {std::pair{"entry.throws", &rules.entry.throws}, std::pair{"again.throws", &rules.again.throws}})
        for (const int steps : *throws)
            if (!shows(program, steps))
                diagnostics.error(mark_of(root, key),
                                  msg("`{key}` speaks of a throw of {n}, which these dice never "
                                      "show.")
                                      .with("key", std::string(key))
                                      .with("n", std::int64_t{steps}));
    for (const Seat seat : {Seat::p1, Seat::p2})
        if (!diagnostics.failed()) check_ways_out(program, seat, root, diagnostics);
}

}  // namespace sivba::race
