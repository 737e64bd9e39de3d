// Reads the `examples:` of a ruleset into plain values. What they mean is known to the
// family; framework/play plays them.
#pragma once

#include "framework/ruleset/ruleset.h"

namespace sivba {

std::vector<Example> read_examples(const Node& node, Diagnostics& diagnostics);

}  // namespace sivba
