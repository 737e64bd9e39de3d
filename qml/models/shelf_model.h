// The visible cards of one shelf.
#pragma once

#include "qml/models/gallery_model.h"

#include <QSortFilterProxyModel>

namespace sivba {

class ShelfModel : public QSortFilterProxyModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(sivba::GalleryModel* gallery READ gallery WRITE set_gallery NOTIFY changed)
    Q_PROPERTY(QString shelf READ shelf WRITE set_shelf NOTIFY changed)

public:
    explicit ShelfModel(QObject* parent = nullptr);

    GalleryModel* gallery() const { return gallery_; }
    void set_gallery(GalleryModel* gallery);
    QString shelf() const { return shelf_; }
    void set_shelf(const QString& shelf);

signals:
    void changed();

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    GalleryModel* gallery_ = nullptr;
    QString shelf_;
};

}  // namespace sivba
