// Writes a tree back as YAML that the reader reads into an equal tree: how a ruleset
// travels inside a save, with what it extends merged in.
#pragma once

#include "framework/ruleset/document.h"

#include <string>

namespace sivba {

std::string to_yaml(const Node& root);

}  // namespace sivba
