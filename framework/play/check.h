// Examines a ruleset as `sivba check` and the conformance suite do: the file, every
// option value alone, the examples, and random games with the invariants that hold for
// every game of the suite (framework/play/invariants.h).
#pragma once

#include "framework/play/library.h"

#include <functional>

namespace sivba {

struct CheckOptions {
    std::uint64_t games = 1000;      // random games of the ruleset as requested
    std::uint64_t option_games = 5;  // of every other option value alone
    std::uint64_t seed = 1;
    // Invariants that cost time are examined at every decision of the first games and
    // at each n-th decision of the others.
    std::uint64_t thorough_games = 20, thorough_every = 29;
    // What a ruleset may ask for has no end: games of 10,000 turns, boards of 200 pits, 1,000
    // option values. So there is one for the games of the ruleset, and one for those of all its
    // option values together: where games are very long, fewer are played and the last is left
    // unfinished; where boards are very large, fewer positions are examined thoroughly.
    struct Work {
        std::uint64_t decisions;
        std::uint64_t thorough;  // in about 20 ns
    };
    Work work{500'000, 40'000'000}, option_work{100'000, 50'000'000};
    std::stop_token stop = {};
    std::function<void(std::uint64_t done, std::uint64_t all)> progress = {};
};

struct CheckReport {
    GamePtr game;                      // none: the file does not compile
    std::vector<Diagnostic> problems;  // of the file, its examples and the games
    bool unknown = false;              // no such ruleset or option
    bool stopped = false;
    std::size_t option_values = 0;  // played alone
    std::size_t examples = 0;
    std::uint64_t games = 0, turns = 0, decisions = 0, longest = 0;  // longest: turns of one game
    std::string path;  // the ways of the pieces, drawn; "" where there are none
    Message ends_by;   // what ends the games, by the ruleset

    bool failed() const;
};

CheckReport check_ruleset(const Library& library, const GameRequest& request,
                          const CheckOptions& options = {});

}  // namespace sivba
