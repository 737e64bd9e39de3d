// A played game from a file: a saved game of ours, or one in a notation of other programs
// (games/notations).
#pragma once

#include "cli/context.h"
#include "framework/play/session.h"

namespace sivba::cli {

// The form of our saved games.
inline constexpr std::string_view own_form = "save";

struct PlayedGame {
    Session session;
    std::string_view form;  // a notation's, or own_form
};

// `game`: what is played where the file does not say, or "". Anything but Exit::done has been
// reported.
[[nodiscard]] Exit read_played(const Context& context, const std::string& file, const std::string& game,
                               std::optional<PlayedGame>& played);

}  // namespace sivba::cli
