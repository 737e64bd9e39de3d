// The full file of a ruleset: every word of its family with its value, defaults
// included, as YAML that can be read again.
#pragma once

#include "framework/ruleset/ruleset.h"

#include <string>

namespace sivba::cli {

std::string explained(const Ruleset& ruleset);

}  // namespace sivba::cli
