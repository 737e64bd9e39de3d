// Plays the `examples:` of a ruleset. The words of `expect:` stand in the
// table of framework/ruleset/examples.h, those of events in event_words.h.
#pragma once

#include "framework/play/library.h"

#include <stop_token>

namespace sivba {

// Adds what fails to `problems`; returns how many examples were played. Each is played
// with its own options, whatever `request` says. `game` is the compiled request. A stop is
// seen between two examples.
std::size_t run_examples(const Library& library, const GameRequest& request, const Game& game,
                         std::vector<Diagnostic>& problems, const std::stop_token& stop);

}  // namespace sivba
