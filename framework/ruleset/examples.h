// Reads the `examples:` of a ruleset into plain values. What they mean is known to the
// family; framework/play plays them.
#pragma once

#include "framework/ruleset/ruleset.h"
#include "framework/ruleset/schema.h"

namespace sivba {

// The keys of an example, and the words of its `expect:`.
const std::vector<WordInfo>& example_rows();
const std::vector<WordInfo>& expect_rows();

std::vector<Example> read_examples(const Node& node, Diagnostics& diagnostics);

}  // namespace sivba
