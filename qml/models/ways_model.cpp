// See ways_model.h.
#include "qml/models/ways_model.h"

#include "qml/models/app.h"

namespace sivba {

WaysModel::WaysModel(QObject* parent) : QObject(parent) {
    board_.set_show_labels(true);  // the sentences name the squares
}

void WaysModel::set_games(GamePtr a, GamePtr b, const QString& name_a, const QString& name_b) {
    if (a != a_) {
        board_.set_game(a);
        if (a) board_.show(a->initial());
    }
    board_.set_catalogue(App::instance().catalogue());
    a_ = std::move(a);
    b_ = std::move(b);
    name_a_ = verbatim(name_a.toStdString());
    name_b_ = verbatim(name_b.toStdString());
    open_ = open_ && offered();
    find();
}

bool WaysModel::offered() const { return a_ && b_ && has_ways(*a_) && has_ways(*b_); }

void WaysModel::set_open(bool open) {
    if (open == open_ || !offered()) return;
    open_ = open;
    emit changed();
}

QStringList WaysModel::seats() const {
    QStringList names;
    for (int seat = 0; a_ && seat < a_->seats(); ++seat) names.append(say(a_->seat_name(seat_at(seat))));
    return names;
}

void WaysModel::set_seat(int seat) {
    if (!a_ || seat < 0 || seat >= a_->seats() || seat == seat_) return;
    seat_ = seat;
    find();
}

void WaysModel::find() {
    together_ = a_ && b_ && why_no_common_ways(*a_, *b_).empty();
    drawn_ = together_ ? DrawnWays{compare_ways(*a_, *b_, seat_at(seat_), name_a_, name_b_)} : DrawnWays{};
    emit changed();
}

QString WaysModel::words() const {
    if (!a_ || !b_) return {};
    if (!together_) return say(why_no_common_ways(*a_, *b_));
    QStringList sentences;
    for (const Message& each : drawn_.pair.words) sentences.append(say(each));
    return sentences.join('\n');
}

}  // namespace sivba
