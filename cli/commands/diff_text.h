// A comparison of two rulesets as text and as JSON (docs/cli.md).
#pragma once

#include "cli/output.h"
#include "framework/play/compare.h"

namespace sivba::cli {

void print_rules(const Output& out, const Game& a, const Game& b, const RulesComparison& rules);
void print_positions(const Output& out, const Game& a, const Game& b, const PositionComparison& position);

void print_later(const Output& out, const Game& a, const Game& b, const LaterDifference& later);
Json rules_json(const Output& out, const Game& a, const Game& b, const RulesComparison& rules);
Json later_json(const Output& out, const Game& a, const Game& b, const LaterDifference& later);
Json positions_json(const Output& out, const Game& a, const Game& b, const PositionComparison& position);

}  // namespace sivba::cli
