// Plays the `examples:` of a ruleset. The words of `expect:` stand in the
// table of framework/ruleset/examples.h, those of events in event_words.h.
#pragma once

#include "framework/play/library.h"

namespace sivba {

// Adds what fails to `problems`; returns how many examples were played. Each is played
// with its own options, whatever `request` says. `game` is the compiled request.
std::size_t run_examples(const Library& library, const GameRequest& request, const Game& game,
                         std::vector<Diagnostic>& problems);

}  // namespace sivba
