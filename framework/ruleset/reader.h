// The budgeted reader of YAML files: rulesets, lessons and whatever else people write.
// It takes the part of YAML that cannot surprise (maps, lists, scalars) and refuses the
// rest: anchors, aliases, tags, merge keys, several documents, control characters.
// Whatever the bytes are, it ends quickly and in little memory.
#pragma once

#include "framework/ruleset/document.h"

#include <optional>

namespace sivba {

struct ReaderLimits {
    std::size_t bytes = 64 * 1024;
    std::size_t depth = 16;
    std::size_t nodes = 20'000;
    std::size_t scalar = 4 * 1024;  // bytes
};

// What is said of a file that is larger than `limits.bytes`.
Message too_large(const ReaderLimits& limits);

// Reads `text` as one more file of `document`, shown as `name` in messages, and returns
// its root, a map. Empty when something was reported; problems that leave the tree
// whole (a duplicate key) are all reported, others end the reading.
std::optional<Node> read_yaml(std::string_view text, std::string_view name, Document& document,
                              Diagnostics& diagnostics, const ReaderLimits& limits = {});

}  // namespace sivba
