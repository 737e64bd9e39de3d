#include "qml/models/dice.h"

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
    throws_ = 0;
    for (std::size_t i = 0; i < shown; ++i) {
        for (const Event& event : session.steps()[i].events) {
            if (event.kind != EventKind::roll || event.count >= seen.size()) continue;
            ++seen[event.count];
            ++throws_;
        }
    }
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

}  // namespace sivba
