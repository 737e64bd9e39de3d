// An independent solver that closes in on every value from both sides, to compare the exact
// solver with.
#pragma once

#include "exact.h"

#include <unordered_map>

namespace sivba::race {

// Value iteration over a list of positions, with nothing of the solver but the kernel. Started
// with 0 everywhere the first seat's chances only grow, started with 1 they only fall: the
// values with best play lie between.
class Brackets {
public:
    explicit Brackets(const Program& program) : program_(program) {
        for (const Seat seat : {Seat::p1, Seat::p2}) add({BitBoard(program), {Stage::throwing, seat, 0}});
        for (std::size_t i = 0; i < states_.size(); ++i) expand(states_[i]);
    }

    const std::vector<BitKernel::State>& states() const { return states_; }
    std::vector<double> iterate(double start) const {
        std::vector<double> values(states_.size(), start);
        for (double change = 1; change > 1e-13;) {
            change = 0;
            for (std::size_t i = states_.size(); i-- > 0;) {
                const double value = value_of(i, values);
                change = std::max(change, std::abs(value - values[i]));
                values[i] = value;
            }
        }
        return values;
    }

private:
    static constexpr std::uint32_t lost = ~std::uint32_t{0}, won = lost - 1;

    std::uint32_t add(const BitKernel::State& state) {
        if (state.turn.stage == Stage::over) return state.turn.seat == Seat::p1 ? won : lost;
        const auto next = static_cast<std::uint32_t>(states_.size());
        const auto [known, fresh] = numbers_.emplace(BitKernel::hash(program_, state), next);
        if (fresh) states_.push_back(state);
        return known->second;
    }
    void expand(const BitKernel::State state) {
        std::vector<std::vector<std::uint32_t>> all;
        for (const Throw& each : program_.throws) {
            BitKernel::State thrown = state;
            BitKernel::apply(program_, thrown, dice_move(each.steps), NullSink{});
            MoveList moves;
            BitKernel::legal(program_, thrown, moves);
            all.emplace_back();
            for (const Move move : moves) {
                BitKernel::State after = thrown;
                BitKernel::apply(program_, after, move, NullSink{});
                all.back().push_back(add(after));
            }
        }
        following_.push_back(std::move(all));
    }
    double value_of(std::size_t i, const std::vector<double>& values) const {
        const bool first = states_[i].turn.seat == Seat::p1;
        double sum = 0;
        for (std::size_t t = 0; t < program_.throws.size(); ++t) {
            double best = first ? 0 : 1;
            for (const std::uint32_t next : following_[i][t]) {
                const double value = next == won ? 1 : next == lost ? 0 : values[next];
                best = first ? std::max(best, value) : std::min(best, value);
            }
            sum += best * program_.throws[t].weight;
        }
        return sum / program_.denominator;
    }

    const Program& program_;
    std::vector<BitKernel::State> states_;
    std::unordered_map<std::uint64_t, std::uint32_t> numbers_;
    std::vector<std::vector<std::vector<std::uint32_t>>> following_;  // position, throw, decision
};

inline void compare_with_brackets(const GamePtr& game) {
    const Program& program = program_of(game);
    const ExactSolving solved = solve_exactly(program, {}, {}, {}, {});
    ASSERT_TRUE(solved.layers);
    const Brackets brackets(program);
    const auto below = brackets.iterate(0), above = brackets.iterate(1);
    for (std::size_t i = 0; i < brackets.states().size(); ++i) {
        const double value = solved.layers->chance(program, brackets.states()[i]).value();
        ASSERT_LT(above[i] - below[i], 1e-10) << game->ruleset().full_id();
        ASSERT_GT(value, below[i] - 1e-11) << game->ruleset().full_id();
        ASSERT_LT(value, above[i] + 1e-11) << game->ruleset().full_id();
    }
}

}  // namespace sivba::race
