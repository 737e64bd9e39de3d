// What a variant may not take over from the game it extends: claims that were true of that
// game only. Who changes a rule has made a game that no source describes.
#pragma once

#include "framework/ruleset/document.h"

namespace sivba {

// Called before `over` is merged into `base`. Blocks of rules that `over` changes lose their
// `source` and `note`. If any rule changes, so do summary, history, origin and status, and
// the variant says instead of which game it is one. True if a rule changes.
bool drop_claims(Node& base, const Node& over);

// Takes out the keys of `sources` that no rule, option or note of the merged document cites
// and that `over` has not written itself.
void drop_uncited_sources(Node& merged, const Node& over);

}  // namespace sivba
