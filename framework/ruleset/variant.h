// What a variant may not take over from the game it extends: claims that were true of that
// game only. Who changes a rule has made a game that no source describes.
#pragma once

#include "framework/ruleset/document.h"

namespace sivba {

bool is_claim(std::string_view key);      // `source` and `note`: what is said of a block, no word of it
bool is_rule(std::string_view key);       // of the top level: not of the frame
bool same(const Node& a, const Node& b);  // whatever stands where

// Puts a whole value where `mark` is: what an inherited value of an option changes is the doing of
// the author who makes it the default.
void put_mark(Node& node, const Mark& mark);

// Called before `over` is merged into `base`. Blocks of rules that `over` changes lose their
// `source` and `note`. If any rule changes, so do summary, history, origin and status, and
// the variant says instead of which game it is one. True if a rule changes.
bool drop_claims(Node& base, const Node& over);

// Takes out the keys of `sources` that no rule, option or note of the merged document cites
// and that `over` has not written itself.
void drop_uncited_sources(Node& merged, const Node& over);

}  // namespace sivba
