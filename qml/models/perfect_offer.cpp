#include "qml/models/perfect_offer.h"

#include "framework/play/solutions.h"
#include "qml/models/machine.h"
#include "qml/models/solve_job.h"

#include <QLocale>

#include <cmath>

namespace sivba {

namespace {

// A moment on one processor; what it is for most games (docs/developers.md). Hard ones take longer.
constexpr double seconds_a_position = 1.3e-6;

SolveJob& job() { return SolveJob::instance(); }

QString rough_time(double seconds) {
    if (seconds < 50) return PerfectOffer::tr("less than a minute");
    const int minutes = static_cast<int>(std::ceil(seconds / 60));
    if (minutes < 90) return PerfectOffer::tr("about %n minute(s)", nullptr, minutes);
    return PerfectOffer::tr("about %n hour(s)", nullptr, static_cast<int>(std::lround(seconds / 3600)));
}

}  // namespace

PerfectOffer::PerfectOffer() {
    connect(&job(), &SolveJob::changed, this, &PerfectOffer::changed);
    connect(&finder_, &SolutionFinder::changed, this, &PerfectOffer::changed);
}

void PerfectOffer::set(const GamePtr& game, bool wanted) {
    if (game_ != game) {
        game_ = game;
        key_ = game ? game->solution_key() : 0;
        needs_ = key_ != 0 ? game->solve_needs(*game->initial()) : SolveNeeds{};
    }
    wanted_ = wanted;
    was_kept_ = possible() && kept();
    finder_.look_for(wanted ? game : nullptr);
    emit changed();
}

bool PerfectOffer::too_large() const { return needs_.memory > machine::memory(); }

bool PerfectOffer::kept() const {
    std::error_code error;
    return std::filesystem::exists(solution_place(*game_), error);
}

bool PerfectOffer::begun() const {
    std::error_code error;
    return std::filesystem::exists(unfinished_place(*game_), error);
}

bool PerfectOffer::computing() const { return possible() && job().busy() && job().is_of(*game_); }
double PerfectOffer::share() const { return computing() ? job().share() : 0; }

bool PerfectOffer::failed() const {
    return shown() && !computing() && (too_large() || kept() || !job().problem_of(*game_).isEmpty());
}

QString PerfectOffer::what_it_takes() const {
    const QLocale locale(App::instance().language());
    const double seconds = static_cast<double>(needs_.positions) * seconds_a_position / machine::processors();
    return tr("Perfect must compute this game once: %1 positions, %2 of memory, %3. You may play "
              "another game meanwhile.")
        .arg(locale.toString(qulonglong{needs_.positions}), machine::size_text(needs_.memory),
             rough_time(seconds));
}

QString PerfectOffer::text() const {
    if (!shown()) return {};
    if (computing()) {
        const QString problem = job().problem_of(*game_);
        if (job().stopping()) return tr("Stopping; what is done is kept.");
        return problem.isEmpty() ? tr("Perfect computes this game. You may play another game meanwhile.")
                                 : tr("What is done cannot be kept: %1").arg(problem);
    }
    if (too_large())
        return tr("Perfect cannot compute this game here: it takes %1 of memory, and this computer has %2.")
            .arg(machine::size_text(needs_.memory), machine::size_text(machine::memory()));
    if (QString problem = job().problem_of(*game_); !problem.isEmpty()) return problem;
    if (kept() && finder_.problem()) return say(finder_.problem()->message);
    if (const Game* other = job().game())
        return tr("Another game is being computed: %1, %2 %. This one has to wait.")
            .arg(say(other->ruleset().name))
            .arg(static_cast<int>(job().share() * 100));
    return begun() ? tr("Perfect has begun to compute this game and can go on where it was.")
                   : what_it_takes();
}

QString PerfectOffer::action() const {
    if (!shown() || job().busy() || too_large()) return {};
    return kept() ? tr("Compute again") : begun() ? tr("Go on") : tr("Compute");
}

bool PerfectOffer::can_start_over() const { return !action().isEmpty() && begun(); }

QString PerfectOffer::progress() const {
    if (!computing()) return {};
    // Done is what is done.
    const int percent = static_cast<int>(job().share() * 100);
    const std::optional<int> seconds = job().seconds_left();
    if (!seconds) return tr("%1 %").arg(percent);
    return tr("%1 %, %2 left", "percent, time").arg(percent).arg(rough_time(*seconds));
}

// Another program may have been done since it was looked for; what is there, but damaged, is made again.
void PerfectOffer::compute() {
    if (!shown()) return;
    if (kept() && !was_kept_) {
        was_kept_ = true;
        return finder_.look_again();
    }
    job().begin(game_);
}

void PerfectOffer::cancel() {
    if (computing()) job().cancel();
}

void PerfectOffer::startOver() {
    if (!can_start_over()) return;
    if (job().discard(game_)) compute();
}

}  // namespace sivba
