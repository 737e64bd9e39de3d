// The common frame of the language: what every ruleset says of itself, whatever its
// family. The frame's words stand in a table like those of a family, so that reader,
// reference and JSON Schema know the same ones.
#pragma once

#include "framework/ruleset/ruleset.h"
#include "framework/ruleset/schema.h"

namespace sivba {

// Rows of the frame, in the order in which a file is read. Their top-level keys are
// frame_words() of ruleset.h.
const std::vector<WordInfo>& frame_rows();

// Reads the frame of a document whose `extends` is resolved. Options are read by
// options.h. Keys outside the frame are left to the family.
Ruleset read_frame(const Node& root, Diagnostics& diagnostics);

// Collects `source` and `note` of the blocks of rules; a source must be a key of `sources`.
void read_block_notes(const Node& root, Ruleset& ruleset, Diagnostics& diagnostics);

// Warns of what a ruleset that others will play should say: summary, origin, sources.
void warn_of_gaps(const Node& root, Diagnostics& diagnostics);

}  // namespace sivba
