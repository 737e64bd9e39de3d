// Positions are counted without being listed: a square is empty, or holds a piece of one
// of the seats that has come to it in one of so many ways. The counts are the coefficients
// of the product of (1 + ways x + ways y) over all squares.
#include "games/race/exact_plan.h"

#include <algorithm>

namespace sivba::race {

namespace {

// Doubles: counts beyond their precision are beyond every memory.
using Row = std::array<double, max_pieces + 1>;
using Counts = std::array<Row, max_pieces + 1>;  // [first seat's pieces][second seat's], on the board

// Positions with at most so many pieces on the board.
Counts summed(Counts counts) {
    for (std::size_t i = 0; i < counts.size(); ++i)
        for (std::size_t j = 0; j < counts.size(); ++j) {
            if (i > 0) counts[i][j] += counts[i - 1][j];
            if (j > 0) counts[i][j] += counts[i][j - 1];
            if (i > 0 && j > 0) counts[i][j] -= counts[i - 1][j - 1];
        }
    return counts;
}

Counts count(const Program& program, bool field_of_first_only) {
    std::array<std::array<int, 2>, max_squares> ways{};
    for (const Seat seat : {Seat::p1, Seat::p2})
        for (int position = 1; position <= program.length; ++position)
            ++ways[program.square_place(seat, position).value][row(seat)];
    Counts counts{};
    counts[0][0] = 1;
    for (auto [first, second] : ways) {
        if (field_of_first_only && second == 0) first = 0;
        if (field_of_first_only) second = 0;
        for (std::size_t i = counts.size(); i-- > 0;)
            for (std::size_t j = counts.size(); j-- > 0;) {
                if (i > 0) counts[i][j] += first * counts[i - 1][j];
                if (j > 0) counts[i][j] += second * counts[i][j - 1];
            }
    }
    return summed(counts);
}

}  // namespace

ExactPlan plan_exact(const Program& program, const ExactStart& start) {
    constexpr double beyond = 1e18;  // bytes that no limit allows
    constexpr double beside = 16e6;  // rounds, tables of sets
    const Counts counts = count(program, false), fields = count(program, true);
    const auto left = [&](int off) { return static_cast<std::size_t>(program.pieces - off); };
    double positions = 0, bytes = beside, working = 0, largest = 0;
    for (int a = 0; a < program.goal; ++a)
        for (int b = 0; b < program.goal; ++b) {
            if (!start.leads_to(a, b)) continue;
            const auto size = [&](int mine, int theirs) {
                return mine < program.goal && theirs < program.goal ? counts[left(mine)][left(theirs)] : 0;
            };
            largest = std::max(largest, size(a, b));
            positions += size(a, b);
            bytes +=
                sizeof(double) * size(a, b) + sizeof(std::uint32_t) * fields[left(a)][0] * fields[left(b)][0];
            // The layers seen by the seat that does not throw, while a pair is solved.
            const double own = size(a, b) + size(a + 1, b);
            working = std::max(working, sizeof(double) * (a == b ? own : own + size(b, a) + size(b + 1, a)));
        }
    ExactPlan plan;
    plan.possible = program.linear && mirror_images(program);
    if (!plan.possible) return plan;
    plan.positions = static_cast<std::uint64_t>(positions);
    plan.memory = static_cast<std::uint64_t>(largest < most_layer_size ? bytes + working : beyond);
    return plan;
}

}  // namespace sivba::race
