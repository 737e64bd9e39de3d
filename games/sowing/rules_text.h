// The rules of a compiled sowing game in words, section by section, written from its
// Rules with the sentences of the schema table.
#pragma once

#include "framework/rules/game.h"
#include "games/sowing/program.h"

namespace sivba::sowing {

std::vector<RuleSection> rules_in_words(const Program& program, const Ruleset& ruleset);

// What ends the games of this ruleset.
Message ends_by(const Program& program);

}  // namespace sivba::sowing
