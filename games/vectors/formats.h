// The one list of the formats in which vectors are published. What is legal and what
// comes of it, the game alone says.
#pragma once

#include "framework/play/vector_formats.h"

namespace sivba {

const VectorFormats& all_vector_formats();

// The formats, each in a file of its own.
std::vector<VectorEntry> two_row_entries(const Json& file);
std::vector<VectorEntry> race_entries(const Json& file);
std::vector<VectorEntry> sowing_entries(const Json& file);
std::vector<VectorEntry> paper_entries(const Json& file);

}  // namespace sivba
