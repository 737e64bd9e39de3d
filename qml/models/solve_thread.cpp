// Solves, saves, tells. Other programs and the window come first: the threads are polite ones.
#include "qml/models/solve_thread.h"

#include "framework/play/open_file.h"
#include "framework/play/solution_file.h"
#include "framework/play/solutions.h"

#include <sys/resource.h>
#include <unistd.h>

#include <chrono>
#include <new>

namespace sivba {

namespace {

SolveNews failure(const Error& error) { return {.kind = SolveNews::Kind::failed, .problem = error.message}; }

// The solver's own threads inherit it.
void yield_to_others() {
    constexpr int polite = 10;
    ::setpriority(PRIO_PROCESS, static_cast<id_t>(::gettid()), polite);
}

// News for people: not of every sweep.
class Herald {
public:
    bool due() {
        constexpr std::chrono::milliseconds pause{150};
        const auto now = std::chrono::steady_clock::now();
        if (told_ && now - *told_ < pause) return false;
        told_ = now;
        return true;
    }

private:
    std::optional<std::chrono::steady_clock::time_point> told_;
};

}  // namespace

SolveThread::SolveThread(GamePtr game, const SolveLimits& limits, Tell tell)
    : game_(std::move(game)),
      limits_(limits),
      tell_(std::move(tell)),
      thread_([this](const std::stop_token& stop) { run(stop); }) {}

SolveThread::~SolveThread() {
    thread_.request_stop();
    // Joined before any member goes.
    thread_.join();
}

void SolveThread::run(const std::stop_token& stop) {
    yield_to_others();
    SolveNews last;
    try {
        last = solve(stop);
    } catch (const std::bad_alloc&) {
        last = failure({msg("There is not enough memory.")});
    }
    tell_(last);
}

SolveNews SolveThread::solve(const std::stop_token& stop) {
    const std::filesystem::path place = solution_place(*game_);
    std::error_code error;
    std::filesystem::create_directories(place.parent_path(), error);
    if (error) return failure(file_error(place.parent_path(), error.value()));
    const auto store = SolveFile::open(unfinished_place(*game_), *game_);
    if (!store) return failure(store.error());
    Herald herald;
    const OnSolve report = [&](const SolveProgress& now) {
        if (!herald.due()) return;
        const auto& problem = (*store)->problem();
        tell_(
            {.share = now.share, .begun = now.nodes > 0, .problem = problem ? problem->message : Message()});
    };
    const Solved solved = game_->solution(*game_->initial(), limits_, store->get(), report, stop);
    if (solved.result.stopped) {
        const auto& problem = (*store)->problem();
        return {.kind = SolveNews::Kind::stopped, .problem = problem ? problem->message : Message()};
    }
    if (!solved.solution) return failure({msg("This game cannot be solved within the limits of memory.")});
    if (const auto saved = save_solution(place, *game_, *solved.solution); !saved)
        return failure(saved.error());
    (*store)->remove();
    return {.kind = SolveNews::Kind::done, .share = 1};
}

}  // namespace sivba
