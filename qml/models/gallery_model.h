// All rulesets as cards. Rulesets are read a few at a time from the event loop, so
// that the window is there before the last file is; search and filters decide what
// ShelfModel lets through.
#pragma once

#include "framework/rules/game.h"
#include "qml/board/game_ref.h"
#include "qml/models/shelf_list.h"

#include <QAbstractListModel>
#include <QTimer>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace sivba {

class GalleryModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString search READ search WRITE set_search NOTIFY filterChanged)
    // "" or the word of one of `filters`.
    Q_PROPERTY(QString filter READ filter WRITE set_filter NOTIFY filterChanged)
    // Filters that would show something, of table, recent, favourite, children, short, dice,
    // solo, and of the numbers of rows: {word, name}.
    Q_PROPERTY(QVariantList filters READ filters NOTIFY contentChanged)
    Q_PROPERTY(sivba::ShelfList* shelves READ shelves CONSTANT)
    Q_PROPERTY(int visibleCount READ visible_count NOTIFY contentChanged)
    Q_PROPERTY(bool complete READ complete NOTIFY contentChanged)
    // What is wrong with rulesets that were left out.
    Q_PROPERTY(QStringList problems READ problems NOTIFY contentChanged)

public:
    enum Role {
        id_role = Qt::UserRole,
        name_role,
        own_name_role,
        summary_role,
        facts_role,
        origin_role,
        history_role,
        difficulty_role,
        shelf_role,
        has_table_role,
        favourite_role,
        picture_role,
        visible_role
    };

    explicit GalleryModel(QObject* parent = nullptr);

    QString search() const { return search_; }
    void set_search(const QString& search);
    QString filter() const { return filter_; }
    void set_filter(const QString& filter);
    QVariantList filters() const;
    ShelfList* shelves() { return &shelves_; }
    int visible_count() const;
    bool complete() const { return waiting_.empty(); }
    QStringList problems() const { return problems_; }

    // Looks again at which tables are open, after a game was left.
    Q_INVOKABLE void refreshTables();

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void filterChanged();
    void contentChanged();

private:
    struct Card {
        GamePtr game;
        GameRef left;  // the unfinished game with its own options, and where it stands; empty: none
        int rows = 0;  // of pits; 0: the board has none
        bool open = false;
    };
    void read_some(int milliseconds);
    bool read_one();
    void look_for_table(Card& card) const;
    bool passes(const Card& card, const QString& filter) const;
    bool found_by_search(const Card& card) const;
    bool visible(const Card& card) const { return passes(card, filter_) && found_by_search(card); }
    QString facts(const Ruleset& rules) const;
    void everything_changed();
    void tell_shelves();

    std::vector<std::string> waiting_;  // ids not read yet, last first
    std::vector<Card> cards_;
    ShelfList shelves_;
    QStringList problems_;
    QString search_, filter_;
    QTimer reading_;
};

}  // namespace sivba
