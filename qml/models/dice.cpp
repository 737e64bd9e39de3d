// See dice.h.
#include "qml/models/dice.h"

#include "qml/models/app.h"

#include <QLocale>

namespace sivba {

void Dice::set_game(const Game& game) {
    info_ = game.dice();
    due_ = false;
    emit changed();
}

void Dice::update(const Session& session, bool due, std::size_t shown) {
    due_ = due;
    by_hand_ = session.setup().enter_throws;
    count_throws(session, shown);
    emit changed();
}

void Dice::count_throws(const Session& session, std::size_t shown) {
    std::vector<int> seen(info_.weights.size(), 0);
    std::vector<Event> all;
    for (std::size_t i = 0; i < shown; ++i) {
        for (const Event& event : session.steps()[i].events) {
            if (event.kind != EventKind::roll || event.count >= seen.size()) continue;
            ++seen[event.count];
            all.push_back(event);
        }
    }
    throws_ = static_cast<int>(all.size());
    tell_averages(session.game(), all);
    chart_.clear();
    for (std::size_t value = 0; value < seen.size(); ++value) {
        if (info_.weights[value] == 0) continue;
        const double expected = double(info_.weights[value]) / double(info_.denominator);
        const int marks = value < info_.marks.size() ? info_.marks[value] : int(value);
        chart_.append(QVariantMap{{"value", int(value)},
                                  {"marks", marks},
                                  {"expected", expected},
                                  {"times", seen[value]},
                                  {"seen", throws_ > 0 ? double(seen[value]) / throws_ : 0.0}});
    }
}

// Who has been lucky is seen from the mean better than from bars.
void Dice::tell_averages(const Game& game, const std::vector<Event>& throws) {
    averages_.clear();
    if (throws.empty()) return;
    const QLocale locale(App::instance().language());
    const auto number = [&](double value) { return locale.toString(value, 'f', 2); };
    for (int seat = 0; seat < game.seats(); ++seat) {
        int count = 0, sum = 0;
        for (const Event& event : throws)
            if (event.seat == seat_at(seat)) ++count, sum += event.count;
        if (count > 0)
            averages_.append(tr("%1: %n throw(s), %2 on average", "", count)
                                 .arg(say(game.seat_name(seat_at(seat))), number(double(sum) / count)));
    }
    double fair = 0;
    for (std::size_t value = 0; value < info_.weights.size(); ++value)
        fair += double(value) * info_.weights[value] / info_.denominator;
    averages_.append(tr("Fair dice: %1 on average").arg(number(fair)));
}

}  // namespace sivba
