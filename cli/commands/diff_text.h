// A comparison of two rulesets as text and as JSON (docs/cli.md).
#pragma once

#include "cli/output.h"
#include "framework/play/compare.h"

namespace sivba::cli {

void print_rules(const Output& out, const Game& a, const Game& b, const RulesComparison& rules);
void print_positions(const Output& out, const Game& a, const Game& b, const PositionComparison& position);

Json rules_json(const Output& out, const Game& a, const Game& b, const RulesComparison& rules);
Json positions_json(const Output& out, const Game& a, const Game& b, const PositionComparison& position);

}  // namespace sivba::cli
