// Plays the `examples:` of a ruleset. The words of `expect:` are
//     position: "..."           the position afterwards, as text or block
//     next: p1                  who decides then: a seat, `chance` or `nobody`
//     decisions: ["3", "4"]     the tokens that are legal then, all of them
//     events: [capture 5]       what the last turn did: a kind of event and the sum of its
//                               counts (how often, for kinds that count nothing)
//     winner: p1                a seat, `draw`, `void` or `none`
//     score: [25, 23]
//     refused: on               the rules refuse the last turn
#pragma once

#include "framework/play/library.h"

namespace sivba {

// Adds what fails to `problems`; returns how many examples were played. Each is played
// with its own options, whatever `request` says. `game` is the compiled request.
std::size_t run_examples(const Library& library, const GameRequest& request, const Game& game,
                         std::vector<Diagnostic>& problems);

}  // namespace sivba
