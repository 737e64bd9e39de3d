#include "games/race/exact_solver.h"

#include "framework/base/cpu_time.h"
#include "games/race/exact_pair.h"

#include <algorithm>
#include <cmath>

namespace sivba::race {

namespace {

// What is left to change when a pair of layers counts as solved. Errors of layers add up
// along a game: at most twice the pieces to bear off, far below 1e-9 together.
constexpr double tolerance = 2e-13;
constexpr double rounding = 2e-15;

// The changes of sweeps fall like a geometric series in the end: what is left of them is told
// by their ratio, taken over a few sweeps.
class Changes {
public:
    void add(double change) {
        for (std::size_t i = last_.size() - 1; i > 0; --i) last_[i] = last_[i - 1];
        last_[0] = change;
    }
    double left() const {
        constexpr double slowest = 0.9995, quickest = 0.5;
        const double over = last_[0] / last_.back();
        const double ratio = std::pow(over, 1.0 / static_cast<double>(last_.size() - 1));
        const double rate = std::clamp(ratio, quickest, slowest);
        return last_[0] * rate / (1 - rate);
    }
    // Nothing that counts is left, or nothing but rounding.
    bool settled() const { return left() < tolerance || last_[0] < rounding; }
    // Of the way from 1 to the tolerance, in orders of magnitude.
    double share() const {
        return std::clamp(std::log(std::max(left(), tolerance)) / std::log(tolerance), 0.0, 1.0);
    }

private:
    std::array<double, 5> last_{1, 1, 1, 1, 1};
};

class Solver {
public:
    Solver(const Program& program, const ExactStart& start, const ExactMeans& means, const OnSolve& report,
           const std::stop_token& stop)
        : program_(program),
          start_(start),
          means_(means),
          report_(report),
          stop_(stop),
          team_(means.threads == 0 ? std::max(1u, std::thread::hardware_concurrency()) : means.threads),
          layers_(std::make_unique<ExactLayers>(program)) {}

    ExactSolving run() {
        const CpuTime begin = CpuTime::now();
        for (int sum = 2 * (program_.goal - 1); sum >= 0 && !result_.stopped; --sum) {
            double error = 0;  // of layers with so many borne off together
            for (int a = std::min(sum, program_.goal - 1); 2 * a >= sum && !result_.stopped; --a)
                if (start_.leads_to(a, sum - a)) error = std::max(error, solve_pair(a, sum - a));
            result_.error += error;
        }
        result_.cpu_seconds = begin.elapsed() + team_.cpu_seconds();
        if (!result_.stopped) result_.layers = std::move(layers_);
        return std::move(result_);
    }

    void count_positions() {
        for (int a = 0; a < program_.goal; ++a)
            for (int b = 0; b < program_.goal; ++b)
                if (start_.leads_to(a, b)) total_ += static_cast<double>(layers_->make(a, b).index.size());
    }

private:
    double solve_pair(int a, int b) {
        ExactLayer& ab = *layers_->at(a, b);
        ExactLayer& ba = *layers_->at(b, a);
        forget(ab, ba);
        const double size = static_cast<double>(ab.index.size()) * (a == b ? 1 : 2);
        double error = tolerance;
        const bool ab_kept = restore(ab), ba_kept = a == b ? ab_kept : ab_kept && restore(ba);
        if (!ba_kept) {
            forget(ab, ba);
            error = iterate(a, b, size);
            if (!ab_kept) keep(ab);
            if (a != b) keep(ba);
        }
        done_ += size;
        return error;
    }

    static void forget(ExactLayer& ab, ExactLayer& ba) {
        for (ExactLayer* const layer : {&ab, &ba}) layer->values.assign(layer->index.size() + block, 0.5);
    }

    double iterate(int a, int b, double size) {
        PairSolver pair(program_, *layers_, a, b, team_, means_.room);
        Changes changes;
        auto visit = PairSolver::Visit::waking;
        for (;;) {
            const double change = pair.sweep(visit, tolerance / 10, stop_);
            result_.stopped = change < 0;
            if (result_.stopped) break;
            changes.add(change);
            tell(size * changes.share(), result_.evaluations + pair.evaluations());
            const bool close = changes.settled();
            // In the end every tile must have been looked at.
            if (close && visit == PairSolver::Visit::all) break;
            visit = close ? PairSolver::Visit::all : PairSolver::Visit::waking;
        }
        result_.evaluations += pair.evaluations();
        result_.room_used = std::max(result_.room_used, pair.recipe_bytes());
        return changes.left();
    }

    bool restore(ExactLayer& layer) {
        return means_.store != nullptr && means_.store->restore(bytes_of(layer));
    }
    void keep(ExactLayer& layer) {
        if (means_.store != nullptr && !result_.stopped) means_.store->keep(bytes_of(layer));
    }
    static std::span<std::byte> bytes_of(ExactLayer& layer) {
        return std::as_writable_bytes(std::span(layer.values).first(layer.index.size()));
    }

    // A change may grow for a while; what was told does not fall.
    void tell(double now, std::uint64_t evaluations) {
        told_ = std::max(told_, (done_ + now) / total_);
        if (report_) report_({evaluations, told_, 0, 1});
    }

    const Program& program_;
    const ExactStart start_;
    const ExactMeans means_;
    const OnSolve& report_;
    const std::stop_token& stop_;
    Team team_;
    std::unique_ptr<ExactLayers> layers_;
    ExactSolving result_;
    double total_ = 0, done_ = 0, told_ = 0;  // positions; share of them
};

}  // namespace

ExactSolving solve_exactly(const Program& program, const ExactStart& start, const ExactMeans& means,
                           const OnSolve& report, const std::stop_token& stop) {
    Solver solver(program, start, means, report, stop);
    solver.count_positions();
    return solver.run();
}

}  // namespace sivba::race
