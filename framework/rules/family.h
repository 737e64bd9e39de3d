// A family of games: the words of its rulesets and the way from a checked document to
// a Game. games/families.h lists all families; nothing else knows which there are.
#pragma once

#include "framework/rules/game.h"
#include "framework/ruleset/schema.h"

namespace sivba {

class Family {
public:
    virtual ~Family() = default;
    virtual std::string_view name() const = 0;  // value of `family:`
    virtual Message title() const = 0;          // "Sowing games"
    virtual const std::vector<WordInfo>& words() const = 0;
    // Compiles a document whose options are applied and whose frame has been read into
    // `frame`. Fills frame.canonical and rules_hash. Null when something was reported.
    virtual GamePtr compile(const Node& root, Ruleset frame, Diagnostics& diagnostics) const = 0;
};

using Families = std::vector<const Family*>;

}  // namespace sivba
