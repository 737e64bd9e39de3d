#include "qml/models/hint_ladder.h"

#include "qml/models/app.h"
#include "qml/models/chances.h"

#include <algorithm>

namespace sivba {

void HintLadder::set_allowed(bool allowed) {
    allowed_ = allowed;
    clear();
}

void HintLadder::climb(const Session& session, const SolutionPtr& solution) {
    if (!allowed_ || asking_) return;
    if (choice_ && position_ == session.position()) {
        level_ = std::min(level_ + 1, 3);
        emit changed();
        return;
    }
    game_ = session.game_ptr();
    position_ = session.position();
    solution_ = solution;
    choice_.reset();
    asking_ = true;
    thinker_.ask({game_, position_, session.history(), Player::perfect, 0, solution},
                 [this](const ComputerMove& move) { found(move.move); });
    emit changed();
}

void HintLadder::found(Move move) {
    asking_ = false;
    for (const Choice& each : game_->choices(*position_))
        if (each.move == move) choice_ = each;
    level_ = choice_ ? 1 : 0;
    if (choice_) reasons_ = reasons_for(*game_, *position_, *choice_);
    worth_ = worth_of(move);
    emit changed();
}

QString HintLadder::worth_of(Move move) const {
    if (!solution_) return {};
    const std::vector<Plate> plates = chance_plates(*game_, *position_, *solution_);
    const auto plate = std::ranges::find(plates, move, &Plate::move);
    return plate == plates.end() ? QString() : plate->text;
}

void HintLadder::clear() {
    if (asking_) thinker_.cancel();
    asking_ = false;
    choice_.reset();
    level_ = 0;
    emit changed();
}

void HintLadder::mark_on(BoardModel& board) const {
    if (level_ == 3)
        board.set_hint({}, choice_->place, choice_->landing);
    else
        board.set_hint(level_ > 0 ? reasons_.area : std::vector<PlaceId>());
}

QString HintLadder::text() const {
    if (asking_) return tr("Looking for a good move…");
    if (!choice_ || level_ == 0) return {};
    if (level_ == 1) return where();
    if (level_ == 2) return why();
    return tr("The move: %1").arg(say(choice_->says));
}

QString HintLadder::where() const {
    const HintReasons& r = reasons_;
    const auto name = [this](Seat seat) { return say(game_->seat_name(seat)); };
    if (r.only) return tr("There is only one move.");
    if (r.wins) return tr("Look for a move that wins at once.");
    if (r.pieces > 0) return tr("%1 has a piece that can be captured. Which?").arg(name(*r.owner));
    if (r.seeds > 0 && r.owner)
        return tr("Look at the side of %1: what can be captured there?").arg(name(*r.owner));
    if (r.seeds > 0) return tr("Look at what your last seed can reach: something can be captured.");
    if (r.again) return tr("Look for a move after which it is your turn again.");
    if (r.leaves) return tr("Look at the end of the way: a piece can leave the board.");
    if (r.saves()) return tr("Look at what %1 can capture next.").arg(name(r.elsewhere->by));
    QStringList labels;
    for (const PlaceId place : r.area) {
        const Place& at = game_->board().at(place);
        const bool named =
            at.shape == PlaceShape::pit || at.shape == PlaceShape::house || at.shape == PlaceShape::square;
        labels.append(named ? QString::fromStdString(at.label) : say(game_->describe(*position_, place)));
    }
    return tr("Nothing can be won at once. Compare: %1").arg(labels.join("; "));
}

QString HintLadder::why() const {
    const HintReasons& r = reasons_;
    QStringList reasons;
    if (r.wins) reasons.append(tr("It wins the game."));
    if (r.seeds > 0) reasons.append(tr("It captures %n seed(s).", "", r.seeds));
    if (r.pieces > 0) reasons.append(tr("It captures %n piece(s).", "", r.pieces));
    if (r.leaves) reasons.append(tr("A piece leaves the board."));
    if (r.enters) reasons.append(tr("A piece comes onto the board."));
    if (r.again) reasons.append(tr("Then it is your turn again."));
    if (r.saves()) reasons.append(danger());
    if (!worth_.isEmpty()) reasons.append(tr("No move has a better chance to win: %1.").arg(worth_));
    if (reasons.isEmpty()) reasons.append(tr("It gains nothing at once; it prepares what comes later."));
    return reasons.join(' ');
}

QString HintLadder::danger() const {
    const QString by = say(game_->seat_name(reasons_.elsewhere->by));
    const int now = reasons_.risk->most, elsewhere = reasons_.elsewhere->most;
    if (reasons_.risk->thrown)
        return tr("The chance that %1 captures then is %2 %; after another move up to %3 %.")
            .arg(by)
            .arg(now)
            .arg(elsewhere);
    if (now == 0)
        return tr("%1 can capture nothing then; after another move up to %2.").arg(by).arg(elsewhere);
    return tr("%1 can capture %2 at most then; after another move up to %3.").arg(by).arg(now).arg(elsewhere);
}

}  // namespace sivba
