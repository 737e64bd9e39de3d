// The ways of one seat in the two games of a comparison, on one board and in words. Part of
// CompareModel.
#pragma once

#include "qml/board/board_model.h"
#include "qml/board/two_ways.h"

#include <QObject>

namespace sivba {

class WaysModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by CompareModel")
    // Pieces of both games run along ways; else there is nothing to look at.
    Q_PROPERTY(bool offered READ offered NOTIFY changed)
    Q_PROPERTY(bool open READ is_open WRITE set_open NOTIFY changed)  // looked at, instead of positions
    Q_PROPERTY(bool together READ together NOTIFY changed)            // on one board
    Q_PROPERTY(QStringList seats READ seats NOTIFY changed)
    Q_PROPERTY(int seat READ seat WRITE set_seat NOTIFY changed)
    Q_PROPERTY(QString words READ words NOTIFY changed)  // where they part, or why they are not drawn
    Q_PROPERTY(sivba::DrawnWays drawn READ drawn NOTIFY changed)
    Q_PROPERTY(sivba::BoardModel* board READ board CONSTANT)  // of the first game

public:
    explicit WaysModel(QObject* parent);

    // Both or none; with the names by which the sentences call them.
    void set_games(GamePtr a, GamePtr b, const QString& name_a, const QString& name_b);

    bool offered() const;
    bool is_open() const { return open_; }
    void set_open(bool open);
    bool together() const { return together_; }
    QStringList seats() const;
    int seat() const { return seat_; }
    void set_seat(int seat);
    QString words() const;
    DrawnWays drawn() const { return drawn_; }
    BoardModel* board() { return &board_; }

signals:
    void changed();

private:
    void find();

    GamePtr a_, b_;
    Message name_a_, name_b_;
    BoardModel board_;
    DrawnWays drawn_;
    int seat_ = 0;
    bool open_ = false, together_ = false;
};

}  // namespace sivba
