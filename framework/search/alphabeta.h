// Alpha-beta with iterative deepening and a transposition table, for two seats and no
// chance. A seat may decide several times in a row (choices inside a move, bonus
// moves), so values change sign only where the actor changes.
#pragma once

#include "framework/rules/kernel.h"
#include "framework/search/budget.h"
#include "framework/search/transposition.h"

#include <cmath>

namespace sivba {

template <Kernel K>
class AlphaBeta {
public:
    using Program = typename K::Program;
    using State = typename K::State;

    AlphaBeta(const Program& program, std::span<const std::uint64_t> history, const SearchLimits& limits,
              std::stop_token stop)
        : program_(program),
          limits_(limits),
          budget_(limits, std::move(stop)),
          table_(limits.nodes),
          path_(history.begin(), history.end()),
          repetition_(K::repetition(program).times > 0) {}

    SearchResult run(const State& root) {
        SearchResult result;
        MoveList moves;
        K::legal(program_, root, moves);
        for (Move move : moves) result.moves.push_back({move, 0.0});
        for (int depth = 1; depth <= limits_.depth && !result.moves.empty(); ++depth) {
            std::vector<ScoredMove> scored = result.moves;
            if (!search_root(root, scored, depth)) break;
            result.moves = std::move(scored);
            result.depth = depth;
            if (result.moves.size() == 1 || decided(result.moves)) break;
        }
        result.nodes = budget_.nodes();
        result.stopped = budget_.stopped();
        for (ScoredMove& each : result.moves) each.value = std::clamp(each.value / win_value, -1.0, 1.0);
        return result;
    }

private:
    // Evaluations lie within +-eval_scale, wins above: sooner wins and later losses are better.
    static constexpr int eval_scale = 10'000;
    static constexpr int win_value = 20'000;
    static constexpr int proven = win_value - 1'000;
    static constexpr int max_ply = 200;

    enum class Bound : std::uint8_t { exact, lower, upper };
    struct Stored {
        Move best{};
        std::int32_t value = 0;
        Bound bound = Bound::exact;
    };

    // False when the budget ran out; the moves keep the order and values of the depth before.
    bool search_root(const State& root, std::vector<ScoredMove>& moves, int depth) {
        int alpha = -win_value;
        for (ScoredMove& each : moves) {
            const int floor = limits_.every_value ? -win_value : alpha;
            const int value = child(root, each.move, depth, floor, win_value, 0, true);
            if (budget_.spent()) return false;
            // A refuted move keeps a value below the best one, so that sorting is stable.
            each.value = value <= alpha && !limits_.every_value ? std::min(value, alpha - 1) : value;
            alpha = std::max(alpha, value);
        }
        std::stable_sort(moves.begin(), moves.end(),
                         [](const ScoredMove& a, const ScoredMove& b) { return a.value > b.value; });
        return true;
    }

    // Nothing is left to find out: the best value, or every value asked for, is proven.
    bool decided(const std::vector<ScoredMove>& moves) const {
        const auto is_proven = [](const ScoredMove& each) { return std::abs(each.value) >= proven; };
        return limits_.every_value ? std::ranges::all_of(moves, is_proven) : is_proven(moves.front());
    }

    // Value of playing `move` for the actor of `state`.
    int child(const State& state, Move move, int depth, int alpha, int beta, int ply, bool reduces) {
        State next = state;
        std::uint32_t laps = 0;
        const Progress progress = K::apply(program_, next, move, SearchBudget::Laps{&laps});
        budget_.charge(laps);
        const std::size_t kept = path_.size(), base = base_;
        if (progress.irreversible) base_ = path_.size();
        if (repetition_ && progress.turn_ended && note_repetition(next))
            K::settle_repetition(program_, next, NullSink{});
        const Seat mover = K::actor(program_, state).seat();
        int value = 0;
        const Actor actor = K::actor(program_, next);
        if (actor.is_nobody())
            value = outcome_value(next, mover, ply);
        else if (actor == Actor(mover))
            value = search(next, depth - reduces, alpha, beta, ply + 1);
        else
            value = -search(next, depth - reduces, -beta, -alpha, ply + 1);
        path_.resize(kept);
        base_ = base;
        return value;
    }

    // Within a search the first recurrence counts as the last one: whoever may go round once may go
    // round again. A value that rests on the way to a position goes into the table all the same, as
    // in other programs; the next move is searched anew.
    bool note_repetition(const State& state) {
        const std::uint64_t now = K::hash(program_, state);
        const auto seen =
            std::find(path_.begin() + static_cast<std::ptrdiff_t>(base_), path_.end(), now) != path_.end();
        path_.push_back(now);
        return seen;
    }

    int outcome_value(const State& state, Seat seat, int ply) const {
        const Outcome outcome = K::outcome(program_, state);
        if (outcome.kind != OutcomeKind::won) return 0;
        return outcome.won_by(seat) ? win_value - 1 - ply : ply + 1 - win_value;
    }

    int search(const State& state, int depth, int alpha, int beta, int ply) {
        if (!budget_.spend()) return 0;
        const Seat mover = K::actor(program_, state).seat();
        if (depth <= 0 || ply >= max_ply)
            return static_cast<int>(std::lround(K::evaluate(program_, state, mover) * eval_scale));

        const std::uint64_t key = K::hash(program_, state);
        Move first{};
        bool have_first = false;
        if (const auto* entry = table_.find(key)) {
            first = entry->value.best;
            have_first = true;
            if (entry->depth >= depth) {
                const int value = from_table(entry->value.value, ply);
                const Bound bound = entry->value.bound;
                if (bound == Bound::exact || (bound == Bound::lower && value >= beta) ||
                    (bound == Bound::upper && value <= alpha))
                    return value;
            }
        }

        MoveList moves;
        K::legal(program_, state, moves);
        if (have_first) bring_forward(moves, first);
        order(moves, have_first ? 1 : 0);
        const bool reduces = moves.size() > 1;
        const int floor = alpha;
        int best = -win_value;
        Move best_move = moves[0];
        for (Move move : moves) {
            const int value = child(state, move, depth, alpha, beta, ply, reduces);
            if (budget_.spent()) return 0;
            if (value > best) {
                best = value;
                best_move = move;
            }
            alpha = std::max(alpha, value);
            if (alpha >= beta) {
                credit(move, depth);
                break;
            }
        }
        const Bound bound = best >= beta ? Bound::lower : best > floor ? Bound::exact : Bound::upper;
        table_.store(key, depth, {best_move, to_table(best, ply), bound});
        return best;
    }

    // Wins are stored as seen from the stored position, not from the root.
    static int to_table(int value, int ply) {
        if (value >= proven) return value + ply;
        return value <= -proven ? value - ply : value;
    }
    static int from_table(int value, int ply) {
        if (value >= proven) return value - ply;
        return value <= -proven ? value + ply : value;
    }

    static void bring_forward(MoveList& moves, Move first) {
        for (std::size_t i = 0; i < moves.size(); ++i) {
            if (moves[i] != first) continue;
            for (; i > 0; --i) moves[i] = moves[i - 1];
            moves[0] = first;
            return;
        }
    }

    // History heuristic: decisions that cut elsewhere come first.
    static std::size_t slot(Move move) { return (move.bits * 0x9E3779B97F4A7C15u) >> 56; }
    void credit(Move move, int depth) { history_[slot(move)] += depth * depth; }
    void order(MoveList& moves, std::size_t from) {
        std::stable_sort(moves.begin() + from, moves.end(),
                         [this](Move a, Move b) { return history_[slot(a)] > history_[slot(b)]; });
    }

    const Program& program_;
    const SearchLimits limits_;
    SearchBudget budget_;
    TranspositionTable<Stored> table_;
    std::vector<std::uint64_t> path_;  // turn ends: of the game, then of the line searched
    std::size_t base_ = 0;             // first of them that can still come again
    const bool repetition_;
    std::int64_t history_[256] = {};
};

// `history`: hashes of the turn ends since the last irreversible decision of the game.
template <Kernel K>
SearchResult alphabeta_search(const typename K::Program& program, const typename K::State& state,
                              std::span<const std::uint64_t> history, const SearchLimits& limits,
                              std::stop_token stop) {
    return AlphaBeta<K>(program, history, limits, std::move(stop)).run(state);
}

}  // namespace sivba
