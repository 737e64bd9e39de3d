#include "qml/models/turn_model.h"

#include "qml/models/app.h"

namespace sivba {

namespace {

bool same(const Turn& a, const Turn& b) {
    return a.seat == b.seat && a.first == b.first && a.count == b.count && a.text == b.text;
}

}  // namespace

void TurnModel::refresh(const Session& session) {
    std::vector<Turn> fresh = session.turns();
    // What the other seat must not know yet stands in no list.
    if (session.keeps_secret() && !fresh.empty() && !fresh.back().complete) fresh.back().text = "…";
    seat_names_.clear();
    for (int i = 0; i < session.game().seats(); ++i)
        seat_names_.push_back(session.game().seat_name(seat_at(i)));

    std::size_t kept = 0;
    while (kept < turns_.size() && kept < fresh.size() && same(turns_[kept], fresh[kept])) ++kept;
    if (kept < turns_.size()) {
        beginRemoveRows({}, static_cast<int>(kept), static_cast<int>(turns_.size()) - 1);
        turns_.resize(kept);
        endRemoveRows();
    }
    if (kept < fresh.size()) {
        beginInsertRows({}, static_cast<int>(kept), static_cast<int>(fresh.size()) - 1);
        turns_ = std::move(fresh);
        endInsertRows();
    }
    current_ = -1;
    while (current_ + 1 < count() && turns_[static_cast<std::size_t>(current_ + 1)].first < session.cursor())
        ++current_;
    if (!turns_.empty()) emit dataChanged(index(0), index(count() - 1), {done_role, seat_name_role});
    emit changed();
}

void TurnModel::clear() {
    beginResetModel();
    turns_.clear();
    current_ = -1;
    endResetModel();
    emit changed();
}

std::size_t TurnModel::cursor_after(int turn) const {
    if (turn < 0 || turns_.empty()) return 0;
    const Turn& chosen = turns_[std::min(static_cast<std::size_t>(turn), turns_.size() - 1)];
    return chosen.first + chosen.count;
}

QString TurnModel::notation() const {
    QString text;
    for (const Turn& turn : turns_) text += (text.isEmpty() ? "" : "; ") + QString::fromStdString(turn.text);
    return text;
}

int TurnModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant TurnModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= count()) return {};
    const Turn& turn = turns_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case number_role: return turn.number;
    case seat_role: return sivba::index(turn.seat);
    case seat_name_role: return say(seat_names_[static_cast<std::size_t>(sivba::index(turn.seat))]);
    case text_role: return QString::fromStdString(turn.text);
    case done_role: return index.row() <= current_;
    default: return {};
    }
}

QHash<int, QByteArray> TurnModel::roleNames() const {
    return {{number_role, "number"},
            {seat_role, "seat"},
            {seat_name_role, "seatName"},
            {text_role, "notation"},
            {done_role, "done"}};
}

}  // namespace sivba
