// What holds at every position and for every decision of every game of the suite.
#pragma once

#include "framework/play/session.h"

#include <stop_token>

namespace sivba {

class Invariants {
public:
    // A stop ends an examination without a finding.
    explicit Invariants(const Game& game, std::stop_token stop = {});

    // Someone can decide or the game is over; throws weigh what their denominator says;
    // notation, text and JSON lead back; seeds and pieces are neither lost nor found.
    std::optional<Message> of_position(const Position& position) const;
    // The events played on the old contents give the new contents; recording changes
    // nothing; the mirror image of the decision leads to the mirror image (where the
    // ruleset declares a symmetry).
    std::optional<Message> of_step(const Step& step) const;
    // The notation of the whole game, read again, leads through equal positions; undo and
    // redo lead through them as well, with the same throws.
    std::optional<Message> of_game(const Session& session) const;

private:
    std::optional<Message> of_notation(const Position& position, const MoveList& moves) const;
    bool is_same(const Position& position, const Position& read) const;
    std::optional<Message> of_forms(const Position& position) const;
    std::optional<Message> of_contents(const Position& position) const;
    std::optional<Message> of_events(const Step& step) const;
    std::optional<Message> of_undo(Session& session) const;
    std::optional<Message> of_symmetry(const Step& step) const;

    const Game& game_;
    const std::stop_token stop_;
    std::size_t seeds_ = 0, pieces_ = 0;
};

}  // namespace sivba
