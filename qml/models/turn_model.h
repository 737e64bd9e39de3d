// The move list: the turns of a session as rows that can be clicked. Refreshed after
// each decision; rows that stayed the same are not touched, so a view keeps its place.
#pragma once

#include "framework/play/session.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace sivba {

class TurnModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a Table")
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(int current READ current NOTIFY changed)

public:
    enum Role { number_role = Qt::UserRole, seat_role, seat_name_role, text_role, done_role };

    explicit TurnModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}

    void refresh(const Session& session);
    void clear();
    int count() const { return static_cast<int>(turns_.size()); }
    // The turn before the cursor, -1 at the start.
    int current() const { return current_; }
    // The cursor behind a turn; 0 for -1.
    std::size_t cursor_after(int turn) const;
    // All turns in notation, "; " between them.
    Q_INVOKABLE QString notation() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void changed();

private:
    std::vector<Turn> turns_;
    std::vector<Message> seat_names_;
    int current_ = -1;
};

}  // namespace sivba
