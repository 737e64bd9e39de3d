// What the table says: whose turn it is, what has just happened, how it ended.
#include "framework/play/fingerprint.h"
#include "framework/rules/end_texts.h"
#include "framework/rules/passes.h"
#include "qml/models/app.h"
#include "qml/models/player_words.h"
#include "qml/models/table.h"

#include <algorithm>

namespace sivba {

namespace {

// Between them the seat that moves was only asked how to go on.
bool is_one_move(const Step& a, const Step& b) {
    return a.actor == b.actor && a.actor.is_seat() && !a.progress.ply_ended;
}

// The steps of the turn that `step` belongs to, and of the turns right before it that
// were passed: a skipped turn keeps its reason on the screen until somebody moves.
std::size_t first_step_to_tell(const std::vector<Step>& steps, std::size_t step) {
    std::size_t first = step;
    while (first > 0 && (!steps[first - 1].progress.turn_ended || has_pass(steps[first - 1].events))) --first;
    // Passes pile up in long waits; three steps back are enough to follow.
    std::size_t recent = step - first > 4 ? step - 4 : first;
    while (recent > first && is_one_move(steps[recent - 1], steps[recent])) --recent;
    return recent;
}

}  // namespace

QString Table::game_id() const {
    return session_ ? QString::fromStdString(session_->game().ruleset().full_id()) : QString();
}

QString Table::title() const { return session_ ? say(session_->game().ruleset().name) : QString(); }
bool Table::modified() const { return session_ && session_->game().ruleset().modified(); }

void Table::forget_explanation() {
    explanation_.clear();
    details_.clear();
    explained_ = 0;
}

void Table::explain_what_led_here() {
    if (session_->cursor() > 0)
        explain_turn_of(session_->cursor() - 1);
    else
        forget_explanation();
}

void Table::explain_turn_of(std::size_t step) {
    const std::vector<Step>& steps = session_->steps();
    QStringList sentences;
    details_.clear();
    for (std::size_t i = first_step_to_tell(steps, step); i <= step; ++i) {
        // The decision after a throw tells the throw, too.
        if (i < step && steps[i].actor.is_chance() && steps[i + 1].actor.is_seat()) continue;
        std::size_t last = i;
        while (last < step && is_one_move(steps[last], steps[last + 1])) ++last;
        explain(i, last, sentences);
        i = last;
    }
    explanation_ = sentences.join(' ');
    explained_ = step + 1;
}

// Decisions `first` to `last` make one move.
void Table::explain(std::size_t first, std::size_t last, QStringList& sentences) {
    const std::vector<Step>& steps = session_->steps();
    EventLog events;
    for (std::size_t i = first; i <= last; ++i)
        events.insert(events.end(), steps[i].events.begin(), steps[i].events.end());
    QStringList all;
    for (const Message& sentence : session_->game().explain(*steps[first].before, events))
        all.append(say(sentence));
    const Message sum = session_->game().sum(*steps[first].before, events);
    if (sum.empty()) {
        sentences += all;
    } else {
        sentences.append(say(sum));
        details_ += all;
    }
}

QString Table::seat_text(Seat seat) const { return say(session_->game().seat_name(seat)); }

// Who makes the move that is shown just now; the session is ahead of its film.
std::optional<Seat> Table::seat_in_film() const {
    if (!showing_ || scenes_.empty() || scenes_.front().backwards) return std::nullopt;
    const Step& step = session_->steps()[scenes_.front().step];
    if (step.actor.is_seat()) return step.actor.seat();
    if (!dice_.present() || step.events.empty()) return std::nullopt;
    return step.events.front().seat;
}

std::optional<Seat> Table::active_seat() const {
    if (const std::optional<Seat> shown = seat_in_film()) return shown;
    const Actor actor = session_->actor();
    if (actor.is_chance()) return thrower();
    return actor.is_seat() ? std::optional(actor.seat()) : std::nullopt;
}

QVariantList Table::seats() const {
    QVariantList list;
    if (!session_) return list;
    const std::optional<Seat> active = active_seat();
    for (int i = 0; i < session_->game().seats(); ++i) {
        const Seat seat = seat_at(i);
        list.append(QVariantMap{{"name", seat_text(seat)},
                                {"player", player_text(player_of(seat))},
                                {"human", is_person(seat)},
                                {"active", active == seat}});
    }
    return list;
}

QString Table::status() const {
    if (!session_) return {};
    if (over()) return outcome();
    if (const std::optional<Seat> shown = seat_in_film())
        return (session_->steps()[scenes_.front().step].actor.is_seat() ? tr("%1 moves.") : tr("%1 throws."))
            .arg(seat_text(*shown));
    if (looking_back()) return tr("You are looking back.");
    const Actor actor = session_->actor();
    const Seat seat = actor.is_chance() ? thrower() : actor.seat();
    const QString name = seat_text(seat);
    // The computer has no hands: whoever sits at the table throws for it.
    if (!is_person(seat) && actor.is_chance() && session_->setup().enter_throws)
        return tr("Throw for %1 and enter the throw.").arg(name);
    if (!is_person(seat))
        return thinking() ? tr("%1 is thinking…").arg(name) : tr("It is %1’s turn.").arg(name);
    if (actor.is_chance()) {
        if (session_->setup().enter_throws) return tr("%1: enter your throw.").arg(name);
        const Message what_for = session_->game().describe(*session_->position(), no_place);
        return what_for.empty() ? tr("%1: throw the dice.").arg(name) : tr("%1: %2").arg(name, say(what_for));
    }
    if (session_->keeps_secret())
        return tr("%1: your move. What the other side has chosen is not shown yet.").arg(name);
    return tr("%1: %2").arg(name, asked_text());
}

// What the person is asked, and how it is answered.
QString Table::asked_text() const {
    const Choosing& choosing = board_.choosing();
    const auto label = [this](PlaceId place) {
        return QString::fromStdString(board_.picture().at(place).label);
    };
    if (choosing.typed() > 0)
        return tr("How many seeds at %1? So far: %2. Another digit, or Enter.")
            .arg(label(choosing.asking()), QString::number(choosing.typed()));
    if (choosing.asks_amount())
        return tr("How many seeds at %1? Press a number.").arg(label(choosing.asking()));
    if (choosing.asking() != no_place && !choosing.stays())
        return tr("Which way from %1? Press an arrow there or an answer.").arg(label(choosing.asking()));
    const Message asked = session_->game().describe(*session_->position(), no_place);
    if (asked.empty()) return tr("your move.");
    const QString how = way_to_answer();
    return how.isEmpty() ? say(asked) : tr("%1 %2", "question, way to answer").arg(say(asked), how);
}

QString Table::way_to_answer() const {
    const Choosing& choosing = board_.choosing();
    if (choosing.all().empty()) return {};
    if (const int places = choosing.wanted(); places > 0)
        return tr("Press %n more place(s).", nullptr, places);
    if (choosing.stays()) return tr("Press an arrow there or an answer.");
    if (choosing.has_few()) return tr("Press one of the places or an answer.");
    return question().isEmpty() ? tr("Press a place.") : tr("Press a place or the answer.");
}

QString Table::outcome() const {
    if (!session_ || !over()) return {};
    return say(outcome_text(session_->game(), session_->outcome()));
}

QStringList Table::question() const {
    QStringList list;
    if (session_ && !showing_ && scenes_.empty())
        for (const int i : board_.choosing().in_words()) list.append(board_.said(i));
    return list;
}

QString Table::player_text(Player player) const {
    return player == Player::perfect && lacks_solution() ? tr("Perfect, as Master") : player_name(player);
}

// Before the game a fingerprint of the seed, after it the seed: the throws can be
// checked again and not foreseen.
QString Table::seed() const { return over() ? QString::number(session_->setup().seed) : QString(); }

QString Table::fingerprint_of_seed() const {
    return session_ ? QString::fromStdString(fingerprint(session_->setup().seed)) : QString();
}

}  // namespace sivba
