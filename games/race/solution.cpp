// Race games solved, behind the Game interface.
#include "games/race/exact_plan.h"
#include "games/race/exact_solver.h"
#include "games/race/game.h"

#include <algorithm>

namespace sivba::race {

namespace {

class RaceSolution final : public Solution {
public:
    RaceSolution(const Program& program, std::unique_ptr<ExactLayers> layers, double error,
                 std::shared_ptr<const void> owner = nullptr)
        : program_(program),
          layers_(std::move(layers)),
          error_(error),
          owner_(std::move(owner)) {}

    std::optional<double> chance(const Position& position) const override {
        const auto state = fast_state(program_, KernelGame<SquareKernel>::state_of(position));
        return layers_->chance(program_, state);
    }
    double error() const override { return error_; }
    std::uint64_t positions() const override { return layers_->positions(); }
    std::string packed(std::size_t head) const override { return layers_->packed(head); }

private:
    const Program program_;  // a solution may outlive its game
    const std::unique_ptr<ExactLayers> layers_;
    const double error_;
    const std::shared_ptr<const void> owner_;
};

ExactStart start_of(const SquareKernel::State& state) {
    return {state.board.off(Seat::p1), state.board.off(Seat::p2)};
}

// The decision with the best value, counted from 1; 0 where chance decides or nothing is left.
int best_decision(const Game& game, const Position& position, const Solution& solution) {
    const std::vector<ScoredMove> rated = rated_decisions(game, position, solution);
    if (rated.empty()) return 0;
    MoveList moves;
    game.legal(position, moves);
    return static_cast<int>(std::find(moves.begin(), moves.end(), rated.front().move) - moves.begin()) + 1;
}

}  // namespace

SolveNeeds RaceGame::solve_needs(const Position& position) const {
    const ExactPlan plan = plan_exact(program(), start_of(state_of(position)));
    if (!plan.possible) return {};
    return {SolveMeasure::chance, plan.positions, plan.memory};
}

SolveResult RaceGame::solve(const Position& position, const SolveLimits& limits, const OnSolve& report,
                            const std::stop_token& stop) const {
    return solution(position, limits, nullptr, report, stop).result;
}

Solved RaceGame::solution(const Position& from, const SolveLimits& limits, SolveStore* store,
                          const OnSolve& report, const std::stop_token& stop) const {
    Solved solved;
    SolveResult& result = solved.result;
    const SolveNeeds needs = solve_needs(from);
    result.measure = needs.measure;
    if (needs.measure == SolveMeasure::none) return solved;
    result.upper = 1;
    result.positions = needs.positions;
    result.memory = needs.memory;
    result.refused = needs.memory > limits.memory || needs.positions > limits.nodes;
    if (result.refused) return solved;
    const ExactMeans means{.store = store, .room = limits.memory - needs.memory};
    ExactSolving solving = solve_exactly(program(), start_of(state_of(from)), means, report, stop);
    result.memory += solving.room_used;
    result.nodes = solving.evaluations;
    result.cpu_seconds = solving.cpu_seconds;
    result.stopped = solving.stopped;
    if (result.stopped) return solved;
    solved.solution = std::make_shared<RaceSolution>(program(), std::move(solving.layers), solving.error);
    result.lower = result.upper = solved.solution->chance(from).value_or(0);
    result.exact = true;
    result.best = best_decision(*this, from, *solved.solution);
    return solved;
}

// Who starts is no matter of the values.
std::uint64_t RaceGame::solution_key() const {
    if (!plan_exact(program(), {}).possible) return 0;
    std::string rules = ruleset().canonical;
    const std::size_t line = rules.find("\nstarter: ");
    if (line != std::string::npos) rules.erase(line, rules.find('\n', line + 1) - line);
    return content_hash(rules);
}

SolutionPtr RaceGame::unpacked(std::span<const std::byte> bytes,
                               const std::shared_ptr<const void>& owner) const {
    const ExactPlan plan = plan_exact(program(), {});
    if (!plan.possible || bytes.size() != plan.positions * sizeof(std::uint16_t)) return nullptr;
    auto layers = std::make_unique<ExactLayers>(program());
    if (!layers->unpack(reinterpret_cast<const std::uint16_t*>(bytes.data()), plan.positions)) return nullptr;
    constexpr double rounding = 0.5 / 65535;
    return std::make_shared<RaceSolution>(program(), std::move(layers), rounding, owner);
}

}  // namespace sivba::race
