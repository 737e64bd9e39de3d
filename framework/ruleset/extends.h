// `extends`: a ruleset writes what differs from another. Blocks are merged, lists and
// values replaced; every node keeps the mark of the file it was written in, so that
// errors point at the right one.
#pragma once

#include "framework/ruleset/document.h"

#include <functional>
#include <optional>

namespace sivba {

struct FoundFile {
    std::string name;  // shown in messages
    std::string text;
    Message problem = {};      // why the file cannot be read; empty: it was
    std::string nearest = {};  // there is no such ruleset; the id that was probably meant
};
// Looks a ruleset up by its id.
using FindRuleset = std::function<std::optional<FoundFile>(const std::string& id)>;

inline constexpr int extends_depth = 4;

// `over` wins. The plain value `default` takes a key of `base` back; a text in several
// languages replaces the old one as a whole.
void merge(Node& base, const Node& over);
// Removes keys whose value is the plain word `default` from the blocks of rules.
void drop_defaults(Node& root);

// Reads what `root` extends, chains included, and returns the merged document without
// the key `extends`. Names, id and examples are never inherited. Empty when something
// was reported.
std::optional<Node> resolve_extends(Node root, Document& document, const FindRuleset& find,
                                    Diagnostics& diagnostics);

}  // namespace sivba
