#include "qml/models/hint_ladder.h"

#include "qml/models/app.h"

namespace sivba {

void HintLadder::set_allowed(bool allowed) {
    allowed_ = allowed;
    clear();
}

void HintLadder::climb(const Session& session) {
    if (!allowed_ || asking_) return;
    if (choice_ && position_ == session.position()) {
        level_ = std::min(level_ + 1, 3);
        emit changed();
        return;
    }
    game_ = session.game_ptr();
    position_ = session.position();
    choice_.reset();
    asking_ = true;
    thinker_.ask({game_, position_, session.history(), Player::master, 0},
                 [this](const ComputerMove& move) { found(move.move); });
    emit changed();
}

void HintLadder::found(Move move) {
    asking_ = false;
    for (const Choice& each : game_->choices(*position_))
        if (each.move == move) choice_ = each;
    level_ = choice_ ? 1 : 0;
    emit changed();
}

void HintLadder::clear() {
    if (asking_) thinker_.cancel();
    asking_ = false;
    choice_.reset();
    level_ = 0;
    emit changed();
}

QString HintLadder::text() const {
    if (asking_) return tr("Looking for a good move…");
    if (!choice_ || level_ == 0) return {};
    if (level_ == 1) return tr("Look here: %1").arg(say(game_->describe(*position_, choice_->place)));
    if (level_ == 3) return tr("The move: %1").arg(say(choice_->says));
    EventLog events;
    game_->apply(*position_, choice_->move, &events);
    const std::vector<Message> reasons = game_->explain(*position_, events);
    return reasons.empty() ? tr("It leaves you the better position.")
                           : tr("What it does: %1").arg(say(reasons.front()));
}

}  // namespace sivba
