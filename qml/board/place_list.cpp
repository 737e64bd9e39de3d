// See place_list.h.
#include "qml/board/place_list.h"

#include "qml/board/board_model.h"

#include <QRectF>

namespace sivba {

PlaceList::PlaceList(BoardModel* board) : QAbstractListModel(nullptr), board_(board) {}

int PlaceList::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(board_->picture().places.size());
}

QVariant PlaceList::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    const int row = index.row();
    const auto at = static_cast<std::size_t>(row);
    const Place& place = board_->picture().places[at];
    const Contents& contents = board_->frame().rest;
    switch (role) {
    case Qt::DisplayRole:
    case LabelRole: return QString::fromStdString(place.label);
    case RectRole: return QRectF(place.x, place.y, place.width, place.height);
    case ShapeRole: return static_cast<int>(place.shape);
    case OwnerRole: return place.owner ? sivba::index(*place.owner) : -1;
    case CountRole: {
        const std::size_t seeds = at < contents.seeds.size() ? contents.seeds[at] : 0;
        const std::size_t pieces = at < contents.pieces.size() ? contents.pieces[at].size() : 0;
        return static_cast<int>(seeds + pieces);
    }
    case LegalRole: return board_->legal(row);
    case SpokenRole: return board_->spoken(row);
    case AnswersRole: return board_->answers(row);
    default: return {};
    }
}

QHash<int, QByteArray> PlaceList::roleNames() const {
    return {{LabelRole, "label"}, {RectRole, "area"},   {ShapeRole, "shape"},   {OwnerRole, "seat"},
            {CountRole, "count"}, {LegalRole, "legal"}, {SpokenRole, "spoken"}, {AnswersRole, "answers"}};
}

void PlaceList::refresh() {
    const int rows = rowCount();
    if (rows > 0)
        emit dataChanged(index(0), index(rows - 1), {CountRole, LegalRole, SpokenRole, AnswersRole});
}

}  // namespace sivba
