// The values of all positions of a game with best play: what a solver has found or a
// file has kept, to be asked by the level `perfect`, the graph of a game and `sivba solve`.
#pragma once

#include "framework/base/result.h"
#include "framework/search/search_types.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace sivba {

class Game;
class Position;

class Solution {
public:
    virtual ~Solution() = default;
    // The first seat's chance to win, before a throw, after it, at the end: so the value of a decision is
    // that of the position after it. Nothing where the solution does not hold the position.
    virtual std::optional<double> chance(const Position& position) const = 0;
    // How far a value may be off.
    virtual double error() const = 0;
    virtual std::uint64_t positions() const = 0;
    // For a file (framework/play/solution_file.h): the values, after so many bytes for the file's head.
    virtual std::string packed(std::size_t head = 0) const = 0;
};
using SolutionPtr = std::shared_ptr<const Solution>;

// The decisions of the seat to move with its chance to win after each, best first, equal ones in the
// order of Game::legal. Empty where no seat decides or the solution does not hold what follows.
std::vector<ScoredMove> rated_decisions(const Game& game, const Position& position, const Solution& solution);

// Where a solver keeps the parts it has done, so that it can go on after an interruption. Parts come
// in the same order and sizes every time.
class SolveStore {
public:
    virtual ~SolveStore() = default;
    // Fills in the next part that was kept; false when there is none any more.
    virtual bool restore(std::span<std::byte> part) = 0;
    virtual void keep(std::span<const std::byte> part) = 0;
};

// What solving takes, known before it begins.
struct SolveNeeds {
    SolveMeasure measure = SolveMeasure::none;  // none: not known before
    std::uint64_t positions = 0;
    std::uint64_t memory = 0;  // bytes
};

struct Solved {
    SolveResult result;
    SolutionPtr solution;  // null: only one value was asked for, or it was not found
};

}  // namespace sivba
