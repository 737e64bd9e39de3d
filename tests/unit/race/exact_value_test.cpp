// Exact values of race games: those that others have published or that two programs of
// ours agree on, and an independent solver that closes in on every value from both sides.
#include "exact.h"

#include <unordered_map>

namespace sivba::race {

namespace {

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

void compare_with_brackets(const GamePtr& game) {
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

}  // namespace

// By two independent programs; three pieces also by value.
TEST(RaceExactValue, finkel_with_few_pieces) {
    EXPECT_NEAR(chance(finkel("pieces=1"), start_of(1)), 0.5300498395, 1e-10);
    EXPECT_NEAR(chance(finkel("pieces=2"), start_of(2)), 0.5185729075, 1e-10);
    EXPECT_NEAR(chance(finkel("pieces=3"), start_of(3)), 0.5162011022, 1e-10);
    EXPECT_NEAR(chance(finkel("pieces=2,safe=all"), start_of(2)), 0.5185729075, 1e-10);
}

TEST(RaceExactValue, finkel_with_three_pyramids) {
    EXPECT_NEAR(chance(finkel("pieces=1,dice=three"), start_of(1)), 0.5301487849, 1e-10);
    EXPECT_NEAR(chance(finkel("pieces=2,dice=three"), start_of(2)), 0.5140839291, 1e-10);
}

TEST(RaceExactValue, masters_with_few_pieces) {
    EXPECT_NEAR(chance(masters(1), start_of(1)), 0.5275982581, 1e-10);
    EXPECT_NEAR(chance(masters(2), start_of(2)), 0.5103549155, 1e-10);
}

// The last pieces of the full game, in fractions.
TEST(RaceExactValue, last_pieces_of_finkel) {
    const GamePtr game = finkel();
    const auto last = [&](int mine, int theirs, const std::string& turn) {
        return chance(game, "p1 " + std::to_string(mine) + " hand 0 off 6 / p2 " + std::to_string(theirs) +
                                " hand 0 off 6 / " + turn);
    };
    EXPECT_NEAR(last(14, 14, "p1 to throw"), 4.0 / 7, 1e-11);
    EXPECT_NEAR(last(14, 14, "p2 to throw"), 3.0 / 7, 1e-11);
    EXPECT_NEAR(last(13, 14, "p1 to throw"), 116.0 / 161, 1e-11);
    EXPECT_NEAR(last(14, 13, "p1 to throw"), 74.0 / 161, 1e-11);
    EXPECT_NEAR(last(14, 14, "p1 threw 1"), 1, 1e-11);
    EXPECT_NEAR(last(14, 14, "p1 threw 2"), 3.0 / 7, 1e-11) << "a pass";
    EXPECT_NEAR(chance(finkel("pieces=2"), "p1 hand 2 off 0 / p2 hand 2 off 0 / p1 throws for the start"),
                0.5, 1e-11);
}

TEST(RaceExactValue, every_value_lies_between_bounds_from_both_sides) {
    for (const GamePtr& game : many_games(1)) compare_with_brackets(game);
    for (const char* options : {"pieces=2", "pieces=2,dice=three-zero-is-four,safe=none",
                                "pieces=2,finish=quick,exit_from_rosette_throws=on"})
        compare_with_brackets(finkel(options));
    compare_with_brackets(masters(2));
}

TEST(RaceExactValue, the_best_decision_is_the_one_with_the_best_value) {
    const GamePtr game = finkel("pieces=3");
    const Solved solved = game->solution(*game->initial(), {}, nullptr, {}, {});
    ASSERT_TRUE(solved.solution);
    for (const char* seat : {"p1", "p2"}) {
        const auto at =
            position(*game, "p1 3 7 hand 1 off 0 / p2 5 10 hand 1 off 0 / " + std::string(seat) + " threw 3");
        const SolveResult result = game->solve(*at, {}, {}, {});
        MoveList moves;
        game->legal(*at, moves);
        ASSERT_GT(moves.size(), 1u);
        double best = seat == std::string("p1") ? 0 : 1;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const double value = *solved.solution->chance(*game->apply(*at, moves[i], nullptr).position);
            best = seat == std::string("p1") ? std::max(best, value) : std::min(best, value);
        }
        const Move chosen = moves[static_cast<std::size_t>(result.best - 1)];
        EXPECT_NEAR(*solved.solution->chance(*game->apply(*at, chosen, nullptr).position), best, 1e-12);
        EXPECT_NEAR(result.lower, best, 1e-11);
    }
}

TEST(RaceExactValue, exchanging_the_seats_exchanges_the_chances) {
    const GamePtr game = finkel("pieces=2");
    const Solved solved = game->solution(*game->initial(), {}, nullptr, {}, {});
    RandomStream random(8);
    PositionPtr at = game->initial();
    for (int i = 0; i < 500; ++i) {
        const double own = solved.solution->chance(*at).value();
        ASSERT_NEAR(own + solved.solution->chance(*game->mirrored(*at)).value(), 1, 1e-12) << game->text(*at);
        MoveList moves;
        game->legal(*at, moves);
        at = moves.empty()
                 ? game->initial()
                 : game->apply(*at, moves[random.below(static_cast<std::uint32_t>(moves.size()))], nullptr)
                       .position;
    }
}

}  // namespace sivba::race
