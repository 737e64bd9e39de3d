// Saved games: line-based UTF-8 text with tags, then the turns, dice included. Loading
// replays every decision through the rules, so a file can never make an illegal state.
#pragma once

#include "framework/play/file.h"
#include "framework/play/library.h"
#include "framework/play/session.h"

namespace sivba {

std::string save_text(const Session& session);
// The error names the turn and the rule. `library` finds the ruleset; when its rules
// have changed since (other hash), the copy inside the save is used and nothing else.
Result<Session> load_save(std::string_view text, const Library& library);
// The same from a file; one that is larger than a save can be is not read.
Result<Session> read_save(const std::filesystem::path& path, const Library& library);

}  // namespace sivba
