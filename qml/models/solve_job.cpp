#include "qml/models/solve_job.h"

#include "framework/play/solution_file.h"
#include "framework/play/solutions.h"
#include "qml/models/machine.h"

#include <QCoreApplication>
#include <QLocale>

namespace sivba {

namespace {

// Where a solver has more memory than it must have, it is faster.
std::uint64_t memory_for(const SolveNeeds& needs) {
    constexpr std::uint64_t most_room = std::uint64_t{1} << 30;
    const std::uint64_t free = machine::free_memory();
    const std::uint64_t spare = free > needs.memory ? (free - needs.memory) / 2 : 0;
    return needs.memory + std::min(spare, most_room);
}

// Values of eight bytes while it is computed, of two bytes in the end.
std::uint64_t disk_for(const SolveNeeds& needs) {
    constexpr std::uint64_t bytes = sizeof(double) + sizeof(std::uint16_t);
    return needs.positions * bytes;
}

// Nothing: it can begin.
std::optional<Saying> hindrance(const Game& game) {
    const SolveNeeds needs = game.solve_needs(*game.initial());
    if (const std::uint64_t free = machine::free_memory(); free < needs.memory)
        return Saying([needs, free] {
            return SolveJob::tr(
                       "There is not enough free memory: %1 are needed, %2 are free. Close other programs.")
                .arg(machine::size_text(needs.memory), machine::size_text(free));
        });
    std::error_code error;
    const auto kept = std::filesystem::file_size(unfinished_place(game), error);
    const std::uint64_t there = error ? 0 : kept;
    const std::optional<std::uint64_t> room = machine::free_disk(solution_place(game).parent_path());
    if (room && *room + there < disk_for(needs))
        return Saying([needs, room, folder = solution_place(game).parent_path().string()] {
            return SolveJob::tr("There is not enough room in %1: %2 are needed, %3 are free.")
                .arg(QString::fromStdString(folder), machine::size_text(disk_for(needs)),
                     machine::size_text(*room));
        });
    return std::nullopt;
}

}  // namespace

SolveJob& SolveJob::instance() {
    static SolveJob job;
    return job;
}

// Before the window's parts go, so that nobody waits with a window half gone.
SolveJob::SolveJob() {
    if (QCoreApplication* application = QCoreApplication::instance())
        connect(application, &QCoreApplication::aboutToQuit, this, [this] { thread_.reset(); });
}

bool SolveJob::begin(const GamePtr& game) {
    if (busy()) return false;
    game_ = game;
    problem_ = {};
    share_ = first_share_ = 0;
    stopping_ = false;
    since_.invalidate();
    if (auto found = hindrance(*game)) {
        problem_ = *std::move(found);
    } else {
        const SolveLimits limits{.nodes = ~std::uint64_t{0},
                                 .memory = memory_for(game->solve_needs(*game->initial()))};
        thread_ =
            std::make_unique<SolveThread>(game, limits, [this, number = ++number_](const SolveNews& news) {
                QMetaObject::invokeMethod(
                    this, [this, number, news] { hear(number, news); }, Qt::QueuedConnection);
            });
    }
    emit changed();
    return busy();
}

void SolveJob::cancel() {
    if (!busy()) return;
    stopping_ = true;
    thread_->stop();
    emit changed();
}

bool SolveJob::discard(const GamePtr& game) {
    if (busy()) return false;
    const Result<bool> gone = SolveFile::discard(unfinished_place(*game));
    game_ = game;
    problem_ = gone ? Saying() : Saying(gone.error().message);
    emit changed();
    return static_cast<bool>(gone);
}

void SolveJob::hear(int number, const SolveNews& news) {
    if (number != number_ || !thread_) return;
    if (!news.problem.empty()) problem_ = Saying(news.problem);
    if (news.kind == SolveNews::Kind::working) {
        share_ = news.share;
        // What was read back from the file took no time.
        if (news.begun && !since_.isValid()) {
            first_share_ = share_;
            since_.start();
        }
        return emit changed();
    }
    // It has said its last word, so nothing is waited for.
    thread_.reset();
    stopping_ = false;
    emit changed();
    if (news.kind == SolveNews::Kind::done) emit done(game_);
}

std::optional<int> SolveJob::seconds_left() const {
    constexpr double enough = 0.005;
    const double made = share_ - first_share_;
    if (!busy() || !since_.isValid() || made < enough) return std::nullopt;
    return static_cast<int>(static_cast<double>(since_.elapsed()) / 1000 * (1 - share_) / made) + 1;
}

}  // namespace sivba
