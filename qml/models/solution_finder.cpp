#include "qml/models/solution_finder.h"

#include "framework/play/solutions.h"
#include "qml/models/solve_job.h"

#include <QPointer>
#include <QThreadPool>

#include <map>

namespace sivba {

namespace {

// Start sheet and table look into one file: what somebody holds is not read again. In the window's
// thread only.
std::weak_ptr<const Solution>& held(std::uint64_t key) {
    static std::map<std::uint64_t, std::weak_ptr<const Solution>> all;
    return all[key];
}

}  // namespace

SolutionFinder::SolutionFinder() {
    connect(&SolveJob::instance(), &SolveJob::done, this, [this](const GamePtr& game) {
        if (game_ && key_ == game->solution_key() && !found_) look_again();
    });
}

SolutionFinder::~SolutionFinder() { stop_.request_stop(); }

void SolutionFinder::look_for(const GamePtr& game) {
    const std::uint64_t key = game ? game->solution_key() : 0;
    game_ = game;
    if (key == key_ && (key == 0 || found_ || looking_)) return;
    key_ = key;
    look_again();
}

void SolutionFinder::look_again() {
    stop_.request_stop();
    stop_ = {};
    ++number_;
    found_ = held(key_).lock();
    problem_.reset();
    looking_ = key_ != 0 && !found_;
    if (!looking_) return;
    begin();
    emit changed();
}

// The answer goes through an object that outlives every finder; the finder may be gone by then.
void SolutionFinder::begin() {
    const auto task = [game = game_, number = number_, stop = stop_.get_token(),
                       finder = QPointer<SolutionFinder>(this)] {
        const Result<SolutionPtr> result = find_solution(*game, stop);
        QMetaObject::invokeMethod(
            &SolveJob::instance(),
            [finder, number, result] {
                if (finder) finder->hear(number, result);
            },
            Qt::QueuedConnection);
    };
    QThreadPool::globalInstance()->start(task);
}

void SolutionFinder::hear(int number, const Result<SolutionPtr>& result) {
    if (number != number_) return;
    looking_ = false;
    if (result)
        held(key_) = found_ = *result;
    else
        problem_ = result.error();
    emit changed();
}

}  // namespace sivba
