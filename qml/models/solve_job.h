// The one computation of a solution that may run while the window is open, whatever is played or
// looked at meanwhile. It ends with the program and loses nothing: what is done is kept. Never
// blocks the window, except for the end of the program.
#pragma once

#include "qml/models/saying.h"
#include "qml/models/solve_thread.h"

#include <QElapsedTimer>
#include <QObject>

#include <memory>
#include <optional>

namespace sivba {

class SolveJob : public QObject {
    Q_OBJECT

public:
    static SolveJob& instance();

    // Another one that is running goes on; false then.
    bool begin(const GamePtr& game);
    void cancel();  // what is done is kept
    // Forgets what is kept of it. False while it is being computed, here or by another program (`problem_of`).
    bool discard(const GamePtr& game);

    bool busy() const { return thread_ != nullptr; }
    bool stopping() const { return stopping_; }
    bool is_of(const Game& game) const { return game_ && game_->solution_key() == game.solution_key(); }
    // Of the one that runs; null: none does.
    const Game* game() const { return busy() ? game_.get() : nullptr; }
    double share() const { return share_; }
    // Nothing can be said of it in the first moments.
    std::optional<int> seconds_left() const;
    // What went wrong with the last one, of `game`.
    QString problem_of(const Game& game) const { return is_of(game) ? problem_.text() : QString(); }

signals:
    void changed();
    void done(const sivba::GamePtr& game);  // its solution is kept

private:
    SolveJob();
    void hear(int number, const SolveNews& news);

    GamePtr game_;  // of the last one
    Saying problem_;
    double share_ = 0, first_share_ = 0;
    QElapsedTimer since_;  // the first share
    bool stopping_ = false;
    int number_ = 0;                       // news of an earlier thread is dropped
    std::unique_ptr<SolveThread> thread_;  // last: goes first
};

}  // namespace sivba
