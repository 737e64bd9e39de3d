// The written forms of games that other programs read: one list, each with what it is
// called, how it is told from others, and its writer and reader. They know games by the
// Game interface alone; every decision that is read goes through the rules, so a file
// never makes an illegal state. docs/cli.md (`convert`) describes them.
#pragma once

#include "framework/play/library.h"
#include "framework/play/session.h"

#include <optional>

namespace sivba {

// Bytes of a file; the same as of a saved game.
inline constexpr std::size_t largest_notation = std::size_t{4} << 20;

struct ForeignNotation {
    std::string_view id;         // "rgn"
    std::string_view extension;  // "rgn", of its files
    Message name;
    // Whether a text seems to be one; no promise that it can be read.
    bool (*looks_so)(std::string_view text);
    // What was played up to the cursor. The error says why the notation cannot tell this game.
    Result<std::string> (*write)(const Session& session);
    // `game`: what is played, where the text does not tell or should be of that game. Later throws
    // follow from the seed of `game`, or else from the text. The error names the place.
    Result<Session> (*read)(std::string_view text, const Library& library,
                            const std::optional<GameRequest>& game);
};

const std::vector<ForeignNotation>& foreign_notations();
const ForeignNotation* foreign_notation(std::string_view id);
// None: a saved game of ours, or nothing that is known.
const ForeignNotation* guess_notation(std::string_view text);

}  // namespace sivba
