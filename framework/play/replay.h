// Plays the text of turns into a session, decision by decision through the rules: the
// one reader for saved games, vectors and examples (as Session::turns() writes them) and
// for what people type (command line, terminal game, `--turns` of the launcher).
#pragma once

#include "framework/play/session.h"

#include <functional>
#include <limits>

namespace sivba {

inline constexpr std::size_t any_number = std::numeric_limits<std::size_t>::max();

struct TurnReading {
    // False: as Session::turns() writes a turn. The first decision of the seat is written,
    // later ones where there is a choice; a throw must be the seed's own unless throws are
    // entered by hand. True: decisions without a choice inside the turn may be written or
    // not, so may the pass after a throw, and every throw that the dice can show is taken.
    bool typed = false;
    bool throw_from_seed = false;        // typed only: throws that are due but not written
    std::size_t decisions = any_number;  // the session has at the end, at most
};

// Plays the decisions of at most one turn; true when it is complete. The error tells the
// token and the rule; the decisions before it have been played.
Result<bool> play_turn(Session& session, std::string_view text, const TurnReading& reading = {});

// Plays turns of which only the last may be unfinished. `played` is told, after each, its
// number (from 0) and its first step. The error names the turn.
using TurnPlayed = std::function<void(std::size_t turn, std::size_t first_step)>;
Result<bool> play_turns(Session& session, const std::vector<std::string>& turns, const TurnReading& reading,
                        const TurnPlayed& played = {});

// "3: enter>3; 0:" -> its turns; what is empty is left out.
std::vector<std::string> split_turns(std::string_view text);

// Plays one decision of a seat or of chance. A throw that the seed of the game does not
// give is refused unless throws are entered by hand.
Result<const Step*> play_decision(Session& session, std::string_view token);

}  // namespace sivba
