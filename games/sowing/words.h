// The words of the sowing rulesets: one table that reads, checks, dumps and documents
// them, and whose sentences state the rules to players.
#pragma once

#include "framework/ruleset/schema.h"
#include "games/sowing/rules.h"

namespace sivba::sowing {

const WordTable<Rules>& words();

}  // namespace sivba::sowing
