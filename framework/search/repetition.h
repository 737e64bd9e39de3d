// Positions at the ends of turns since the last irreversible decision. Owned by
// Session, search and playouts; a State never remembers the game.
#pragma once

#include "framework/rules/outcome.h"
#include "framework/search/search_types.h"

#include <vector>

namespace sivba {

class RepetitionTracker {
public:
    explicit RepetitionTracker(RepetitionRule rule) : rule_(rule) {}

    bool active() const { return rule_.times > 0; }
    // A game begins; its first position stands for the first time.
    void begin(std::uint64_t hash) { seen_.assign(1, hash); }
    // After a decision: true when the position now stands for the rule's last permitted
    // time. `hash` is called only where it is needed.
    template <class Hash>
    bool note(const Progress& progress, Hash hash) {
        if (progress.irreversible) seen_.clear();
        if (!progress.turn_ended) return false;
        const std::uint64_t now = hash();
        int times = 1;
        for (const std::uint64_t each : seen_) times += each == now;
        seen_.push_back(now);
        return times >= rule_.times;
    }

private:
    RepetitionRule rule_;
    std::vector<std::uint64_t> seen_;
};

// Adds a finished game to the counts.
void tally(const Outcome& outcome, PlayoutResult& result);

}  // namespace sivba
