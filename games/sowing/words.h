// The words of the sowing rulesets: one table that reads, checks, dumps and documents
// them, and whose sentences state the rules to players.
#pragma once

#include "framework/ruleset/schema.h"
#include "games/sowing/rules.h"

namespace sivba::sowing {

const WordTable<Rules>& words();

// The sentence of the value that `rules` gives to the word at `path`; "" for numbers.
std::string_view sentence(const Rules& rules, std::string_view path);

}  // namespace sivba::sowing
