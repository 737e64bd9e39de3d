// The places of a board as a list model, from which BoardView makes its focusable
// items. Index = place. What a screen reader says comes from the game itself.
#pragma once

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace sivba {

class BoardModel;

class PlaceList : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by BoardModel")

public:
    enum Role {
        LabelRole = Qt::UserRole + 1,  // label: string
        RectRole,                      // area: rect in board units, as the first seat sees it
        ShapeRole,                     // shape: int, PlaceShape
        OwnerRole,                     // seat: int, -1 shared
        CountRole,                     // count: seeds or pieces
        LegalRole,                     // legal: can be chosen now
        SpokenRole,                    // spoken: what the screen reader says
        AnswersRole                    // answers: several decisions here, [{choice, says}]
    };
    Q_ENUM(Role)

    explicit PlaceList(BoardModel* board);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    void reset_begin() { beginResetModel(); }
    void reset_end() { endResetModel(); }
    void refresh();  // contents, choices or language have changed

private:
    BoardModel* board_;
};

}  // namespace sivba
