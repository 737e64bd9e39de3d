// Counts the sequences of complete turns, the number that guards every change of the
// rules. A decision without an alternative is no factor; a throw is one branch per
// value; a finished game counts once at the depth where it ends and not below.
#pragma once

#include "framework/rules/kernel.h"
#include "framework/search/search_types.h"

#include <stop_token>

namespace sivba {

// Walks the tree below one position. Repetition rules are left out, as in the
// published counts.
template <Kernel K>
class Perft {
public:
    using Program = typename K::Program;
    using State = typename K::State;

    Perft(const Program& program, const PerftOptions& options, std::stop_token stop)
        : program_(program),
          options_(options),
          stop_(std::move(stop)),
          counts_(static_cast<std::size_t>(options.depth), 0) {}

    // `depth`: turns completed before `state`; `weight`: product of the throws so far.
    void walk(const State& state, int depth, std::uint64_t weight) {
        if (stop_.stop_requested()) return;
        const Actor actor = K::actor(program_, state);
        if (actor.is_nobody()) return;
        MoveList moves;
        K::legal(program_, state, moves);
        for (Move move : moves) follow(state, move, depth, weight * chance_weight(actor, state, move));
    }

    void follow(const State& state, Move move, int depth, std::uint64_t weight) {
        State next = state;
        const Progress progress = K::apply(program_, next, move, NullSink{});
        const bool complete = options_.plies ? progress.ply_ended : progress.turn_ended;
        if (!complete) return walk(next, depth, weight);
        counts_[static_cast<std::size_t>(depth)] += weight;
        if (depth + 1 < options_.depth) walk(next, depth + 1, weight);
    }

    std::uint64_t chance_weight(Actor actor, const State& state, Move move) const {
        return options_.weighted && actor.is_chance() ? K::weight(program_, state, move) : 1;
    }
    const std::vector<std::uint64_t>& counts() const { return counts_; }

private:
    const Program& program_;
    const PerftOptions& options_;
    std::stop_token stop_;
    std::vector<std::uint64_t> counts_;
};

// `name`: notation of a decision, for --divide: (state, move) -> string.
template <Kernel K, class Name>
PerftResult run_perft(const typename K::Program& program, const typename K::State& from,
                      const PerftOptions& options, std::stop_token stop, Name name) {
    Perft<K> perft(program, options, stop);
    PerftResult result;
    if (!options.divide) {
        perft.walk(from, 0, 1);
    } else {
        // A branch is one first turn, which may be a chain of decisions.
        struct Branch {
            typename K::State state;
            std::string text;
            std::uint64_t weight;
        };
        std::vector<Branch> open{{from, "", 1}};
        while (!open.empty() && !stop.stop_requested()) {
            const Branch branch = open.back();
            open.pop_back();
            const Actor actor = K::actor(program, branch.state);
            if (actor.is_nobody()) continue;
            MoveList moves;
            K::legal(program, branch.state, moves);
            std::vector<Branch> deeper;
            for (Move move : moves) {
                typename K::State next = branch.state;
                const Progress progress = K::apply(program, next, move, NullSink{});
                std::string text = branch.text;
                if (moves.size() > 1 || branch.text.empty()) {
                    if (!text.empty()) text += ' ';
                    text += name(branch.state, move);
                }
                const std::uint64_t weight = branch.weight * perft.chance_weight(actor, branch.state, move);
                if (options.plies ? progress.ply_ended : progress.turn_ended) {
                    const std::size_t last = static_cast<std::size_t>(options.depth) - 1;
                    const std::uint64_t before = perft.counts()[last];
                    perft.follow(branch.state, move, 0, weight);
                    result.divided.emplace_back(text, perft.counts()[last] - before);
                } else {
                    deeper.push_back({next, text, weight});
                }
            }
            for (auto each = deeper.rbegin(); each != deeper.rend(); ++each) open.push_back(*each);
        }
    }
    result.counts = perft.counts();
    result.stopped = stop.stop_requested();
    return result;
}

}  // namespace sivba
