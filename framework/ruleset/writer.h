// Writes a tree back as YAML that the reader reads into an equal tree: how a ruleset
// travels inside a save, with what it extends merged in.
#pragma once

#include "framework/ruleset/document.h"

#include <string>

namespace sivba {

std::string to_yaml(const Node& root);

// Same kinds, keys in the same order, same texts; places and quotation marks do not count
// except where a text is no plain word, number or flag.
bool same_content(const Node& a, const Node& b);

}  // namespace sivba
