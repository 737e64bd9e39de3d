// The visible cards of one family.
#pragma once

#include "qml/models/gallery_model.h"

#include <QSortFilterProxyModel>

namespace sivba {

class ShelfModel : public QSortFilterProxyModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(sivba::GalleryModel* gallery READ gallery WRITE set_gallery NOTIFY changed)
    Q_PROPERTY(QString family READ family WRITE set_family NOTIFY changed)

public:
    explicit ShelfModel(QObject* parent = nullptr);

    GalleryModel* gallery() const { return gallery_; }
    void set_gallery(GalleryModel* gallery);
    QString family() const { return family_; }
    void set_family(const QString& family);

signals:
    void changed();

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    GalleryModel* gallery_ = nullptr;
    QString family_;
};

}  // namespace sivba
