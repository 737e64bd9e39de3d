#include "cli/players.h"

#include "framework/play/solutions.h"

#include <algorithm>

namespace sivba::cli {

Result<Player> read_player(const std::string& word) {
    if (const std::optional<Player> player = player_from(word)) return *player;
    return Error{
        msg("`{word}` is no player; there are human, random, easy, medium, hard, master and perfect.")
            .with("word", word)};
}

Result<SolutionPtr> solution_for(const Game& game, std::span<const Player> players,
                                 const std::stop_token& stop) {
    if (std::ranges::find(players, Player::perfect) == players.end()) return SolutionPtr();
    return find_solution(game, stop);
}

Message player_words(Player player, bool alone) {
    if (player == Player::human) return alone ? msg("you") : msg("a person");
    return msg("the computer, level {level}").with("level", std::string(word_of(player)));
}

bool play_computer(Session& session, Player player, const Thinking& thinking, const std::stop_token& stop) {
    ComputerLimits limits;
    limits.nodes = thinking.nodes;
    limits.solution = thinking.solution;
    if (!thinking.emergency_stop) limits.emergency = {};
    const std::vector<std::uint64_t> history = session.history();
    const ComputerMove chosen =
        choose_move(thinking.game != nullptr ? *thinking.game : session.game(), *session.position(), history,
                    player, session.setup().seed, limits, stop);
    if (stop.stop_requested()) return false;
    return static_cast<bool>(session.play(chosen.move));
}

}  // namespace sivba::cli
