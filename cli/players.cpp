#include "cli/players.h"

namespace sivba::cli {

Result<Player> read_player(const std::string& word) {
    if (const std::optional<Player> player = player_from(word)) return *player;
    if (word == "perfect")
        return Error{msg("`perfect` plays solved games only, and no solution is stored here.")};
    return Error{msg("`{word}` is no player; there are human, random, easy, medium, hard and master.")
                     .with("word", word)};
}

Message player_words(Player player, bool alone) {
    if (player == Player::human) return alone ? msg("you") : msg("a person");
    return msg("the computer, level {level}").with("level", std::string(word_of(player)));
}

bool play_computer(Session& session, Player player, const Thinking& thinking, const std::stop_token& stop) {
    ComputerLimits limits;
    limits.nodes = thinking.nodes;
    if (!thinking.emergency_stop) limits.emergency = {};
    const std::vector<std::uint64_t> history = session.history();
    const ComputerMove chosen =
        choose_move(thinking.game != nullptr ? *thinking.game : session.game(), *session.position(), history,
                    player, session.setup().seed, limits, stop);
    if (stop.stop_requested()) return false;
    return static_cast<bool>(session.play(chosen.move));
}

}  // namespace sivba::cli
