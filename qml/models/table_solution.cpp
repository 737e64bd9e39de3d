// The solution of the game on the table: a perfect seat waits for it, or does without; the chances
// that it knows are shown.
#include "framework/play/solutions.h"
#include "qml/models/table.h"

#include <algorithm>

namespace sivba {

namespace {

// The file that should be there is not, or it cannot be read.
QString why_not_perfect(const Game& game, const std::optional<Error>& problem) {
    if (game.solution_key() == 0)
        return Table::tr("No solver knows all positions of this game, so Perfect plays like Master.");
    std::error_code error;
    const bool kept = std::filesystem::exists(solution_place(game), error);
    const QString reason =
        kept && problem ? say(problem->message) : Table::tr("This game has not been computed, or no more.");
    return Table::tr("%1 Perfect plays like Master until it is computed under “Set up a game”.").arg(reason);
}

}  // namespace

bool Table::lacks_solution() const { return session_ && !finder_.looking() && !finder_.found(); }

bool Table::waits_for_solution() const {
    if (!session_ || !finder_.looking()) return false;
    const std::optional<Seat> seat = computer_to_move();
    return seat && player_of(*seat) == Player::perfect;
}

void Table::solution_looked_for() {
    if (!session_ || finder_.looking()) return;
    tell_of_missing_solution();
    think_ahead();
    emit changed();
}

bool Table::plays_without_solution() const {
    return std::ranges::count(session_->setup().seats, Player::perfect) > 0 && lacks_solution();
}

void Table::tell_of_missing_solution() {
    if (!plays_without_solution()) return;
    tell_of_file(Saying([game = session_->game_ptr(), problem = finder_.problem()] {
        return why_not_perfect(*game, problem);
    }));
}

// Of any game: whoever began it has gone on playing.
void Table::solution_computed(const GamePtr& game) {
    if (!session_) return;
    if (kept_ && game->solution_key() == session_->game().solution_key()) trouble_ = {};
    notice_ = Saying(
        [game] { return tr("%1 is computed: Perfect can play it now.").arg(say(game->ruleset().name)); });
    emit changed();
    emit spoken(notice());
}

// A person to move sees what the moves are worth, and so does who looks back.
void Table::refresh_chances() {
    const bool rests = session_ && !showing_ && scenes_.empty();
    const Actor actor = rests ? session_->actor() : Actor::nobody();
    const bool moves = actor.is_seat() && (is_person(actor.seat()) || looking_back());
    chances_.tell(finder_.found(), rests ? &session_->game() : nullptr,
                  rests ? session_->position() : nullptr, moves);
    board_.set_plates(chances_.plates());
}

}  // namespace sivba
