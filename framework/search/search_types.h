// Plain inputs and results of the computations over a game, without templates.
#pragma once

#include "framework/rules/types.h"

#include <array>
#include <chrono>
#include <functional>
#include <string>
#include <vector>

namespace sivba {

struct PerftOptions {
    int depth = 1;
    bool weighted = false;  // multiply by the weights of throws
    bool plies = false;     // a bonus move of the same seat is a ply of its own
    bool divide = false;    // keep the counts below each first turn
};
struct PerftResult {
    std::vector<std::uint64_t> counts;  // [d] = sequences of d + 1 turns
    std::vector<std::pair<std::string, std::uint64_t>> divided;
    bool stopped = false;
};

struct PlayoutResult {
    std::uint64_t games = 0, draws = 0, nullified = 0, turns = 0, throws = 0;
    double throws_squared = 0;  // sum of squares, for the standard error
    std::array<std::uint64_t, max_seats> wins{};
    std::array<std::int64_t, max_seats> score{};
    double cpu_seconds = 0;
    bool stopped = false;
};

struct SearchLimits {
    std::uint64_t nodes = 100'000;
    int depth = 64;
    std::chrono::milliseconds emergency{0};  // 0: none
    bool every_value = false;                // an exact value for every decision, not for the best one only
};
struct ScoredMove {
    Move move{};
    double value = 0;
};
struct SearchResult {
    std::vector<ScoredMove> moves;  // best first; all legal decisions
    int depth = 0;
    std::uint64_t nodes = 0;
    bool stopped = false;
};

struct SolveLimits {
    std::uint64_t nodes = 4'000'000'000;            // where a solver knows its positions before, those
    std::uint64_t memory = std::uint64_t{1} << 30;  // bytes of the table
};
// Where a solver is: values as in SolveResult.
struct SolveProgress {
    std::uint64_t nodes = 0;
    double share = 0;  // of the present pass or, where passes are many, of the whole; 0 to 1
    double lower = 0, upper = 0;
};
using OnSolve = std::function<void(const SolveProgress&)>;

enum class SolveMeasure : std::uint8_t {
    none,    // no solver knows games of these rules
    margin,  // p1's score less p2's
    chance   // p1's chance to win
};
struct SolveResult {
    SolveMeasure measure = SolveMeasure::none;
    bool exact = false;
    double lower = 0, upper = 0;  // with best play of both; equal when exact
    int best = 0;                 // a best decision, counted from 1 in the order of legal(); 0: not known
    std::uint64_t positions = 0;  // different ones that were kept
    std::uint64_t nodes = 0;
    std::uint64_t memory = 0;  // bytes
    double cpu_seconds = 0;
    bool stopped = false;
    bool refused = false;  // it would take more than the limits allow, so nothing was begun
};

enum class Level : std::uint8_t { random, easy, medium, hard, master };

// How a level plays: a node budget, and the share of decisions it takes at random
// or almost at random (a child's first opponent must be beatable).
struct LevelSettings {
    std::uint64_t nodes = 0;
    int depth = 64;
    double blunder = 0;  // probability of a random decision
    double noise = 0;    // width of the noise added to the values
};

}  // namespace sivba
