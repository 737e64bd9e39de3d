// What the start sheet says of the level `perfect`: whether the game has it, what it takes, how
// far its computation is; and the buttons that begin, stop and repeat it.
#pragma once

#include "qml/models/solution_finder.h"

#include <QtQml/qqmlregistration.h>

namespace sivba {

class PerfectOffer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a GameForm")
    // There is something to be said: a seat is Perfect's and cannot be played yet.
    Q_PROPERTY(bool shown READ shown NOTIFY changed)
    Q_PROPERTY(bool failed READ failed NOTIFY changed)  // `text` tells of an error
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(
        QString action READ action NOTIFY changed)  // "Compute", "Go on"; "" where nothing can be begun
    Q_PROPERTY(bool canStartOver READ can_start_over NOTIFY changed)
    Q_PROPERTY(bool computing READ computing NOTIFY changed)  // of this game
    Q_PROPERTY(double share READ share NOTIFY changed)
    Q_PROPERTY(QString progress READ progress NOTIFY changed)  // "34 %, about 2 minutes left"

public:
    PerfectOffer();

    // `wanted`: a seat is Perfect's.
    void set(const GamePtr& game, bool wanted);

    // A solver knows the rules.
    bool possible() const { return key_ != 0; }
    bool ready() const { return finder_.found() != nullptr; }
    bool shown() const { return wanted_ && possible() && !ready() && !finder_.looking(); }
    bool failed() const;
    QString text() const;
    QString action() const;
    bool can_start_over() const;
    bool computing() const;
    double share() const;
    QString progress() const;

    Q_INVOKABLE void compute();
    Q_INVOKABLE void cancel();
    Q_INVOKABLE void startOver();

signals:
    void changed();

private:
    bool too_large() const;
    bool kept() const;   // a file, be it damaged
    bool begun() const;  // unfinished work
    QString what_it_takes() const;

    GamePtr game_;
    std::uint64_t key_ = 0;
    SolveNeeds needs_;
    bool wanted_ = false;
    bool was_kept_ = false;  // a file was there when it was looked for
    SolutionFinder finder_;
};

}  // namespace sivba
