// What tells sowing games apart, in a few words each: the questions by which the literature
// groups the four-row games (what captures, what is taken, where it is sown from) and the
// few others that a player asks first. Sentences are in rules_text.h.
#pragma once

#include "framework/rules/game.h"
#include "games/sowing/program.h"

namespace sivba::sowing {

std::vector<KeyFact> key_facts(const Program& program);

// "2 or 3".
Message counts_in_words(std::uint64_t set);

}  // namespace sivba::sowing
