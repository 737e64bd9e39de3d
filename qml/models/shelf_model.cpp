#include "qml/models/shelf_model.h"

namespace sivba {

ShelfModel::ShelfModel(QObject* parent) : QSortFilterProxyModel(parent) {
    setDynamicSortFilter(true);
    sort(0);
}

void ShelfModel::set_gallery(GalleryModel* gallery) {
    if (gallery_ == gallery) return;
    gallery_ = gallery;
    setSourceModel(gallery);
    emit changed();
}

void ShelfModel::set_shelf(const QString& shelf) {
    if (shelf_ == shelf) return;
    shelf_ = shelf;
    invalidateFilter();
    emit changed();
}

bool ShelfModel::filterAcceptsRow(int row, const QModelIndex& parent) const {
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    return index.data(GalleryModel::shelf_role).toString() == shelf_ &&
           index.data(GalleryModel::visible_role).toBool();
}

// Easier games first: who knows none begins at the left.
bool ShelfModel::lessThan(const QModelIndex& left, const QModelIndex& right) const {
    const int a = left.data(GalleryModel::difficulty_role).toInt();
    const int b = right.data(GalleryModel::difficulty_role).toInt();
    if (a != b) return a < b;
    return left.data(GalleryModel::name_role)
               .toString()
               .localeAwareCompare(right.data(GalleryModel::name_role).toString()) < 0;
}

}  // namespace sivba
