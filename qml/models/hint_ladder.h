// Help in three steps: where to look, what speaks for the move, and the move itself. It
// is found once by the strongest computer player, of a solved game by its solution; each call says
// a little more.
#pragma once

#include "qml/board/board_model.h"
#include "qml/models/hint_reasons.h"
#include "qml/models/thinker.h"

#include <QtQml/qqmlregistration.h>

namespace sivba {

class HintLadder : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a Table")
    Q_PROPERTY(int level READ level NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(bool asking READ asking NOTIFY changed)
    Q_PROPERTY(bool allowed READ allowed NOTIFY changed)

public:
    explicit HintLadder(Thinker& thinker) : thinker_(thinker) {}

    int level() const { return level_; }
    QString text() const;
    bool asking() const { return asking_; }
    bool allowed() const { return allowed_; }
    void set_allowed(bool allowed);
    void mark_on(BoardModel& board) const;

    // Precondition: a seat is to move. `solution`: of the game, where it is known.
    void climb(const Session& session, const SolutionPtr& solution);
    void clear();

signals:
    void changed();

private:
    void found(Move move);
    QString worth_of(Move move) const;
    QString where() const;
    QString why() const;
    QString danger() const;

    Thinker& thinker_;
    GamePtr game_;
    PositionPtr position_;
    SolutionPtr solution_;
    std::optional<Choice> choice_;
    HintReasons reasons_;
    QString worth_;  // chance to win of a solved game; else ""
    int level_ = 0;
    bool asking_ = false;
    bool allowed_ = true;
};

}  // namespace sivba
