// Plays the notation of a turn, as Session::turns() writes it, back into a session:
// decision by decision through the rules. Saved games, vectors and examples use it.
#pragma once

#include "framework/play/session.h"

#include <limits>

namespace sivba {

inline constexpr std::size_t any_number = std::numeric_limits<std::size_t>::max();

// Plays the decisions of at most one turn. Decisions without a choice are not written
// except the first; they are played, too, until the session has `decisions` steps. True
// when the turn is complete. The error tells the token and the rule.
Result<bool> play_turn(Session& session, std::string_view text, std::size_t decisions = any_number);

// Plays one decision of a seat or of chance. A throw that the seed of the game does not
// give is refused unless throws are entered by hand.
Result<const Step*> play_decision(Session& session, std::string_view token);

// Splits off the notation of the next decision. Tokens may contain blanks: the longest
// legal one that `text` begins with, otherwise its first word.
std::string_view take_token(const Game& game, const Position& position, std::string_view& text);

}  // namespace sivba
