// Brings the solution of a game that is kept, or that is had in a moment, without holding up the
// window: files are read and small games solved in a thread.
#pragma once

#include "framework/rules/game.h"

#include <QObject>

#include <optional>

namespace sivba {

class SolutionFinder : public QObject {
    Q_OBJECT

public:
    SolutionFinder();
    ~SolutionFinder() override;

    // Another game forgets what was found, other rules of the same game, too. Null: none.
    void look_for(const GamePtr& game);
    void look_again();

    bool looking() const { return looking_; }
    const SolutionPtr& found() const { return found_; }
    // Why there is none; nothing while it is looked for, and for games without a solver.
    const std::optional<Error>& problem() const { return problem_; }

signals:
    void changed();  // it is looked for, or an answer has come

private:
    void begin();
    void hear(int number, const Result<SolutionPtr>& result);

    GamePtr game_;
    std::uint64_t key_ = 0;
    SolutionPtr found_;
    std::optional<Error> problem_;
    std::stop_source stop_;
    int number_ = 0;  // an answer that comes too late is dropped
    bool looking_ = false;
};

}  // namespace sivba
