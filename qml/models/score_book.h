// How a person's finished games against the computer ended, per game and level: one
// small file beside the tables. A file that cannot be read is kept aside under another
// name and a fresh one begun; nothing else depends on it.
#pragma once

#include "framework/play/session.h"

#include <filesystem>
#include <map>
#include <optional>
#include <string>

namespace sivba::score_book {

struct Score {
    int won = 0, drawn = 0, lost = 0;
    int total() const { return won + drawn + lost; }
    friend bool operator==(const Score&, const Score&) = default;
};
using Scores = std::map<Player, Score>;

std::filesystem::path file();

// Only what one person has played to its end against one computer counts.
void note(const Session& session);
Scores of(const std::string& id);
void forget(const std::string& id);

}  // namespace sivba::score_book
