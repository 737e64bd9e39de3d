// The shelves of the gallery in their order: one for each family or, where its games say by
// `subfamily` how they are related, one for each of those. A shelf appears with its first game
// and stays; whether something on it passes the search is the shelf's own affair.
#pragma once

#include "framework/ruleset/ruleset.h"

#include <QAbstractListModel>
#include <QMap>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace sivba {

// "sowing/two-rows", or "race".
QString shelf_of(const Ruleset& rules);

class ShelfList : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a GalleryModel")

public:
    enum Role { shelf_role = Qt::UserRole, title_role, family_role, shown_role };

    using QAbstractListModel::QAbstractListModel;

    void add(const Ruleset& rules);
    void retranslate();
    // How many of its games pass search and filter.
    void show(const QMap<QString, int>& counts);
    // In the reader's language: "Sowing games: two rows".
    static QString full_title(const Ruleset& rules);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

private:
    struct Entry {
        std::string family, subfamily;
        QString shelf;
        int shown = 0;
    };
    bool before(const Entry& a, const Entry& b) const;

    std::vector<Entry> entries_;
};

}  // namespace sivba
