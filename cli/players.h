// Who sits at a table: the words of `--seat`, `--a` and `--b`, and one decision of a
// computer player.
#pragma once

#include "cli/context.h"
#include "framework/play/computer.h"

namespace sivba::cli {

// The error names the words that exist.
[[nodiscard]] Result<Player> read_player(const std::string& word);

// Who sits there, in words; `alone`: no other person plays.
[[nodiscard]] Message player_words(Player player, bool alone);

struct Thinking {
    std::uint64_t nodes = 0;  // 0: the level's own budget
    bool emergency_stop = true;
    const Game* game = nullptr;          // of the same rules, with other weights; null: that of the session
    const Solution* solution = nullptr;  // for `perfect`
};

// What `perfect` needs, if it is among the players; null if not, or when stopped.
[[nodiscard]] Result<SolutionPtr> solution_for(const Game& game, std::span<const Player> players,
                                               const std::stop_token& stop);

// Lets `player` play one decision of the seat to move. False when it was stopped.
bool play_computer(Session& session, Player player, const Thinking& thinking, const std::stop_token& stop);

}  // namespace sivba::cli
