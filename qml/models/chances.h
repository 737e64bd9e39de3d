// The true chances to win of a solved game: of the position on the board, and of every decision of
// the person to move, as plates for the board. Shown only when somebody asks for it.
#pragma once

#include "framework/play/session.h"
#include "qml/board/plate.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace sivba {

class Chances : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a Table")
    // The game's solution is at hand.
    Q_PROPERTY(bool available READ available NOTIFY changed)
    Q_PROPERTY(bool shown READ shown WRITE set_shown NOTIFY changed)
    // "Chance to win: Light 53.2 %, Dark 46.8 %"; "" where nothing is shown.
    Q_PROPERTY(QString current READ current NOTIFY changed)

public:
    // `at`: the position at rest, null while a film runs. `moves`: a person decides there.
    void tell(const SolutionPtr& solution, const Game* game, const PositionPtr& at, bool moves);

    bool available() const { return solution_ != nullptr; }
    bool shown() const { return shown_ && available(); }
    void set_shown(bool shown);
    QString current() const { return current_; }
    const std::vector<Plate>& plates() const { return plates_; }

signals:
    void changed();

private:
    SolutionPtr solution_;
    bool shown_ = false;
    QString current_;
    std::vector<Plate> plates_;
};

// The decisions of the seat to move with their chances, at the places where they are pressed;
// where several are pressed at one place, where they lead to.
std::vector<Plate> chance_plates(const Game& game, const Position& position, const Solution& solution);

}  // namespace sivba
