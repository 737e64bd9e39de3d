// Exact value of a game that is counted: the margin at its end with best play. Searches
// to the end with windows of one (MTD(f): A. Plaat, J. Schaeffer, W. Pijls, A. de Bruin,
// Best-first fixed-depth minimax algorithms, Artificial Intelligence 87, 1996), moving
// the window until both bounds meet. What is stored already counts for nothing in the
// table: it holds what is still to be gained, and that is never more than lies on the board.
#pragma once

#include "framework/base/cpu_time.h"
#include "framework/rules/kernel.h"
#include "framework/search/margin_table.h"
#include "framework/search/search_types.h"

#include <bit>
#include <stop_token>

namespace sivba {

// A kernel whose games end in a margin of scores, after finitely many decisions of two
// seats and no chance, and whose seats follow the same rules.
template <class K>
concept MarginKernel = Kernel<K> &&
    requires(const typename K::Program& program, const typename K::State& state) {
    // What the actor is ahead by in points that nobody can lose.
    { K::ahead(program, state, Seat::p1) } -> std::same_as<int>;
    // Points that are still to be won.
    { K::at_stake(program, state) } -> std::same_as<int>;
    // Different for different boards seen by their actor, whatever is scored; never 0.
    { K::board_key(program, state) } -> std::same_as<std::uint64_t>;
};

template <MarginKernel K>
class MarginSolver {
public:
    using Program = typename K::Program;
    using State = typename K::State;

    MarginSolver(const Program& program, const SolveLimits& limits, const OnSolve& report,
                 std::stop_token stop)
        : program_(program),
          limits_(limits),
          report_(report),
          stop_(std::move(stop)),
          table_(limits.memory) {}

    // The bounds of `result` are margins of p1. Precondition: a seat is to move.
    void run(const State& root, SolveResult& result) {
        const Seat seat = K::actor(program_, root).seat();
        const int scored = K::ahead(program_, root, seat);
        lower_ = -K::at_stake(program_, root);
        upper_ = -lower_;
        int guess = 0;
        while (lower_ < upper_ && !halted_) {
            guess = std::clamp(guess, lower_, upper_);
            const int beta = guess == lower_ ? guess + 1 : guess;
            pass_ = {scored, seat == Seat::p1 ? 1 : -1};
            const int found = search(root, beta, 0, 0.0, 1.0);
            if (halted_) break;
            guess = found;
            if (found < beta) {
                upper_ = found;
            } else {
                lower_ = found;
                best_ = root_best_;
            }
        }
        const int a = pass_.sign * (scored + lower_), b = pass_.sign * (scored + upper_);
        result.lower = std::min(a, b);
        result.upper = std::max(a, b);
        result.exact = lower_ == upper_;
        result.best = best_;
        result.positions = table_.used();
        result.nodes = nodes_;
        result.memory = table_.bytes();
        result.stopped = stop_.stop_requested();
    }

private:
    static constexpr int reported_plies = 4;  // deeper than this nothing shows in the bar
    static constexpr std::uint64_t nodes_between_looks = 4'096;

    struct Child {
        State state;
        std::uint64_t key;
        int gain;  // of the mover, by the decision itself
        int rank;  // what is tried first
        std::uint8_t number;
        bool same;  // the mover decides again
        bool over;
    };

    // Is there something more to be gained for the actor than beta - 1? The answer is a bound: at
    // least beta if so. `from`, `share`: the part of the pass that this position is, for the bar.
    int search(const State& state, int beta, int ply, double from, double share) {
        ++nodes_;
        if (nodes_ % nodes_between_looks == 0 && (stop_.stop_requested() || nodes_ > limits_.nodes))
            halted_ = true;
        if (halted_) return 0;
        const int stake = K::at_stake(program_, state);
        if (stake < beta) return stake;
        if (-stake >= beta) return -stake;
        const std::uint64_t key = K::board_key(program_, state);
        std::uint8_t first = 0;
        if (const MarginTable::Entry* entry = table_.find(key)) {
            if (entry->lower >= beta) return note(entry->lower, entry->best, ply);
            if (entry->upper < beta) return entry->upper;
            first = entry->best;
        }
        const std::uint64_t before = nodes_;
        Child children[most_children];
        const int count = expand(state, first, children);
        int best = -stake;
        std::uint8_t best_number = 0;
        // What the table knows of the children may be enough.
        for (int i = 0; i < count; ++i) {
            const int known = at_least(children[i]);
            if (known >= beta) return note(known, children[i].number, ply);
        }
        for (int i = 0; i < count; ++i) {
            pick(children, i, count);
            const Child& child = children[i];
            const double part = share / count;
            const int value = value_of(child, beta, ply, from + part * i, part);
            if (halted_) return 0;
            if (ply < reported_plies) tell(from + part * (i + 1));
            if (value > best || best_number == 0) {
                best = value;
                best_number = child.number;
            }
            if (best >= beta) break;
        }
        MarginTable::Entry& entry =
            table_.claim(key, stake, static_cast<std::uint8_t>(std::bit_width(nodes_ - before + 1)));
        (best >= beta ? entry.lower : entry.upper) = static_cast<std::int16_t>(best);
        entry.best = best_number;
        return note(best, best_number, ply);
    }

    int note(int value, std::uint8_t number, int ply) {
        if (ply == 0) root_best_ = number;
        return value;
    }

    int value_of(const Child& child, int beta, int ply, double from, double share) {
        if (child.over) return child.gain;
        if (child.same) return child.gain + search(child.state, beta - child.gain, ply + 1, from, share);
        return child.gain - search(child.state, child.gain - beta + 1, ply + 1, from, share);
    }

    // The least that a child is known to bring.
    int at_least(const Child& child) const {
        if (child.over) return child.gain;
        const MarginTable::Entry* entry = table_.find(child.key);
        const int stake = K::at_stake(program_, child.state);
        if (child.same) return child.gain + (entry != nullptr ? int{entry->lower} : -stake);
        return child.gain - (entry != nullptr ? int{entry->upper} : stake);
    }

    int expand(const State& state, std::uint8_t first, Child* children) {
        MoveList moves;
        K::legal(program_, state, moves);
        const Seat seat = K::actor(program_, state).seat();
        const int scored = K::ahead(program_, state, seat);
        int count = 0;
        for (const Move move : moves) {
            Child& child = children[count];
            child.state = state;
            K::apply(program_, child.state, move, NullSink{});
            const Actor actor = K::actor(program_, child.state);
            child.over = actor.is_nobody();
            child.same = actor == Actor(seat);
            child.gain = K::ahead(program_, child.state, seat) - scored;
            child.number = static_cast<std::uint8_t>(++count);
            child.key = child.over ? 0 : K::board_key(program_, child.state);
            table_.prefetch(child.key);
            // Decisions that keep the turn first, the last of the row before the others: they disturb
            // each other least; then the larger gains.
            child.rank = child.number == first ? 1 << 20
                         : child.same          ? (1 << 16) + count
                                               : (child.gain << 6) + count;
        }
        return count;
    }

    static void pick(Child* children, int i, int count) {
        int best = i;
        for (int j = i + 1; j < count; ++j)
            if (children[j].rank > children[best].rank) best = j;
        if (best != i) std::swap(children[i], children[best]);
    }

    void tell(double share) {
        if (!report_) return;
        const int a = pass_.sign * (pass_.scored + lower_), b = pass_.sign * (pass_.scored + upper_);
        report_({nodes_, share, static_cast<double>(std::min(a, b)), static_cast<double>(std::max(a, b))});
    }

    static constexpr int most_children = 16;

    struct Pass {
        int scored = 0;  // what the actor of the root is ahead by
        int sign = 1;    // 1: that is p1
    };

    const Program& program_;
    const SolveLimits limits_;
    const OnSolve& report_;
    std::stop_token stop_;
    MarginTable table_;
    Pass pass_;
    int lower_ = 0, upper_ = 0;
    std::uint64_t nodes_ = 0;
    std::uint8_t root_best_ = 0, best_ = 0;
    bool halted_ = false;
};

// The margin of p1 from `state` with best play, or bounds of it.
template <MarginKernel K>
SolveResult solve_margin(const typename K::Program& program, const typename K::State& state,
                         const SolveLimits& limits, const OnSolve& report, std::stop_token stop) {
    const CpuTime start = CpuTime::now();
    SolveResult result;
    result.measure = SolveMeasure::margin;
    if (K::actor(program, state).is_nobody()) {
        result.lower = result.upper = K::ahead(program, state, Seat::p1);
        result.exact = true;
    } else {
        MarginSolver<K>(program, limits, report, std::move(stop)).run(state, result);
    }
    result.cpu_seconds = start.elapsed();
    return result;
}

}  // namespace sivba
