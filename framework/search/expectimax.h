// Expectimax with iterative deepening and a transposition table, for two seats and
// throws. Exact over the throws; values are expected results for the first seat.
#pragma once

#include "framework/rules/kernel.h"
#include "framework/search/budget.h"
#include "framework/search/transposition.h"

namespace sivba {

template <Kernel K>
class Expectimax {
public:
    using Program = typename K::Program;
    using State = typename K::State;

    Expectimax(const Program& program, const SearchLimits& limits, std::stop_token stop)
        : program_(program),
          limits_(limits),
          budget_(limits, std::move(stop)),
          table_(limits.nodes) {}

    SearchResult run(const State& root) {
        SearchResult result;
        MoveList moves;
        K::legal(program_, root, moves);
        const double sign = K::actor(program_, root) == Actor(Seat::p1) ? 1.0 : -1.0;
        for (Move move : moves) result.moves.push_back({move, 0.0});
        for (int depth = 1; depth <= limits_.depth; ++depth) {
            std::vector<ScoredMove> scored = result.moves;
            for (ScoredMove& each : scored)
                each.value = sign * static_cast<double>(child(root, each.move, depth));
            if (budget_.spent()) break;
            std::stable_sort(scored.begin(), scored.end(),
                             [](const ScoredMove& a, const ScoredMove& b) { return a.value > b.value; });
            result.moves = std::move(scored);
            result.depth = depth;
            if (result.moves.size() <= 1) break;
        }
        result.nodes = budget_.nodes();
        result.stopped = budget_.stopped();
        return result;
    }

private:
    // Depth is counted in throws: a decision costs nothing, a throw one.
    float child(const State& state, Move move, int depth) {
        State next = state;
        K::apply(program_, next, move, NullSink{});
        return value(next, depth);
    }

    float value(const State& state, int depth) {
        if (!budget_.spend()) return 0;
        const Actor actor = K::actor(program_, state);
        if (actor.is_nobody()) {
            const Outcome outcome = K::outcome(program_, state);
            if (outcome.kind != OutcomeKind::won) return 0;
            return outcome.won_by(Seat::p1) ? 1.0f : -1.0f;
        }
        if (!actor.is_chance()) return best(state, actor.seat(), depth);
        if (depth <= 0) return K::evaluate(program_, state, Seat::p1);
        const std::uint64_t key = K::hash(program_, state);
        if (const auto* entry = table_.find(key); entry && entry->depth >= depth) return entry->value;
        const float mean = expectation(state, depth);
        if (!budget_.spent()) table_.store(key, depth, mean);
        return mean;
    }

    float expectation(const State& state, int depth) {
        MoveList throws;
        K::legal(program_, state, throws);
        float sum = 0;
        for (Move each : throws) {
            sum += static_cast<float>(K::weight(program_, state, each)) * child(state, each, depth - 1);
            if (budget_.spent()) return 0;
        }
        return sum / static_cast<float>(K::denominator(program_, state));
    }

    float best(const State& state, Seat seat, int depth) {
        MoveList moves;
        K::legal(program_, state, moves);
        float best_value = seat == Seat::p1 ? -2.0f : 2.0f;
        for (Move move : moves) {
            const float each = child(state, move, depth);
            if (budget_.spent()) return 0;
            best_value = seat == Seat::p1 ? std::max(best_value, each) : std::min(best_value, each);
        }
        return best_value;
    }

    const Program& program_;
    const SearchLimits limits_;
    SearchBudget budget_;
    TranspositionTable<float> table_;
};

template <Kernel K>
SearchResult expectimax_search(const typename K::Program& program, const typename K::State& state,
                               const SearchLimits& limits, std::stop_token stop) {
    return Expectimax<K>(program, limits, std::move(stop)).run(state);
}

}  // namespace sivba
