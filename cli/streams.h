// The three standard descriptors as the program finds them: closed ones are kept occupied,
// and what cannot be written to standard error is nobody's failure.
#pragma once

#include <string_view>

namespace sivba::cli {

// Occupies the closed ones among the descriptors 0 to 2, so that no file or pipe of ours
// gets their number; using them fails as before. Call it before anything is opened. A pipe
// that nobody reads becomes an error of writing instead of a signal.
void prepare_standard_streams();

// Writes to standard error at once, after what was written to standard output. Wrong usage
// stays wrong usage when nobody can be told: a failure changes nothing.
void write_error(std::string_view text);

}  // namespace sivba::cli
