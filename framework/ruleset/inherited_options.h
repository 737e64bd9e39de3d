// Options that a variant takes over although it changes what they speak of: with 10 columns
// the inherited `columns: 8|12|16` still calls the main game 8.
#pragma once

#include "framework/ruleset/document.h"

namespace sivba {

// Called before `over` is merged into `base`. Warns, at the word that `over` changes, of each
// option of `base` that decides this word and that `over` leaves as it is. Options with a range
// follow the rules (settle_ranges), and so do offered words.
void warn_of_options(const Node& base, const Node& over, Diagnostics& diagnostics);

}  // namespace sivba
