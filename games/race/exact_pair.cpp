#include "games/race/exact_pair.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>

namespace sivba::race {

namespace {

constexpr std::uint64_t round_size = 1 << 16;  // positions
// Preparing a tile costs more than computing it; a second pass carries news between the
// two throwers of a tile at once. Measured on 3 to 5 pieces: 1 and 3 passes are slower.
constexpr int passes = 2;
constexpr int resting_sweeps = 5;

int way_of(Positions men) {
    int sum = 0;
    for (; men != 0; men &= men - 1) sum += std::countr_zero(men);
    return sum;
}

}  // namespace

PairSolver::PairSolver(const Program& program, ExactLayers& layers, int a, int b, Team& team)
    : sides_(layers.sides),
      team_(team),
      same_(a == b),
      home_order_(sides_.home.count()) {
    a_.layer = layers.at(a, b);
    b_.layer = layers.at(b, a);
    surround(a_, b_side(), layers, a, b);
    if (!same_) surround(b_, a_, layers, b, a);
    for (std::size_t worker = 0; worker < team.workers(); ++worker) {
        a_rows_.emplace_back(program, sides_);
        b_rows_.emplace_back(program, sides_);
    }
    std::iota(home_order_.begin(), home_order_.end(), std::size_t{0});
    std::stable_sort(home_order_.begin(), home_order_.end(), [&](std::size_t x, std::size_t y) {
        return way_of(sides_.home[x]) > way_of(sides_.home[y]);
    });
    order_units();
    divide_rounds();
}

void PairSolver::surround(Side& side, const Side& other, const ExactLayers& layers, int my_off,
                          int their_off) {
    const LayerIndex& index = side.layer->index;
    side.waiting = seen_by_other(*other.layer, index);
    side.around.my_off = my_off;
    side.around.their_off = their_off;
    side.around.throwing = {&index, side.layer->values.data()};
    side.around.waiting = {&index, side.waiting.data()};
    const ExactLayer* const further = layers.at(my_off + 1, their_off);
    if (further == nullptr) return;
    side.further_waiting = seen_by_other(*layers.at(their_off, my_off + 1), further->index);
    side.around.further_throwing = {&further->index, further->values.data()};
    side.around.further_waiting = {&further->index, side.further_waiting.data()};
}

void PairSolver::order_units() {
    const LayerIndex& index = a_.layer->index;
    for (std::uint32_t a = 0; a < index.my_fields(); ++a)
        for (std::uint32_t b = 0; b < index.their_fields(); ++b)
            if (index.tile(a, b) != LayerIndex::no_tile && (!same_ || a >= b))
                units_.push_back({a, b, same_ && a == b});
    const auto ways = [&](const Unit& unit) {
        return std::pair(way_of(sides_.field[unit.a_field]), way_of(sides_.field[unit.b_field]));
    };
    std::stable_sort(units_.begin(), units_.end(),
                     [&](const Unit& x, const Unit& y) { return ways(x) > ways(y); });
}

void PairSolver::divide_rounds() {
    const LayerIndex& index = a_.layer->index;
    std::uint64_t size = round_size;
    for (std::size_t i = 0; i < units_.size(); ++i) {
        if (size >= round_size) {
            rounds_.push_back(i);
            size = 0;
        }
        size += 2 * index.rows(units_[i].a_field) * index.columns(units_[i].b_field);
    }
    rounds_.push_back(units_.size());
    std::size_t most = 0;
    for (std::size_t i = 0; i + 1 < rounds_.size(); ++i) most = std::max(most, rounds_[i + 1] - rounds_[i]);
    work_.resize(most);
}

double PairSolver::sweep(Visit visit, double calm, const std::stop_token& stop) {
    double change = 0;
    for (std::size_t round = 0; round + 1 < rounds_.size(); ++round) {
        if (stop.stop_requested()) return -1;
        Unit* const units = units_.data() + rounds_[round];
        const std::size_t count = rounds_[round + 1] - rounds_[round];
        team_.share(count, [&](std::size_t part, std::size_t worker) {
            Unit& unit = units[part];
            Work& work = work_[part];
            work.visited = visit == Visit::all || unit.rest == 0;
            if (work.visited)
                compute(unit, work, worker);
            else
                --unit.rest;
            if (work.visited) unit.rest = work.change < calm ? resting_sweeps : 0;
        });
        team_.share(count, [&](std::size_t part, std::size_t) {
            const Unit& unit = units[part];
            if (!work_[part].visited) return;
            put(a_, unit.a_field, unit.b_field, work_[part].a);
            if (!unit.alone) put(b_side(), unit.b_field, unit.a_field, work_[part].b);
        });
        for (std::size_t part = 0; part < count; ++part) {
            if (!work_[part].visited) continue;
            const Unit& unit = units[part];
            change = std::max(change, work_[part].change);
            evaluations_ += (unit.alone ? 1u : 2u) * passes * a_.layer->index.rows(unit.a_field) *
                            a_.layer->index.columns(unit.b_field);
        }
    }
    return change;
}

void PairSolver::compute(const Unit& unit, Work& work, std::size_t worker) {
    const std::size_t a = unit.a_field, b = unit.b_field;
    const std::size_t rows = a_.layer->index.rows(a), columns = a_.layer->index.columns(b);
    take(a_, a, b, work.a);
    TileRows& a_rows = a_rows_[worker];
    TileRows& b_rows = b_rows_[worker];
    a_rows.prepare(a_.around, a, b, work.a.throwing.data(), work.a.waiting.data());
    if (!unit.alone) {
        take(b_side(), b, a, work.b);
        b_rows.prepare(b_side().around, b, a, work.b.throwing.data(), work.b.waiting.data());
    }
    for (int pass = 0; pass < passes; ++pass) {
        update(a_rows, rows, columns, work.a, unit.alone ? work.a : work.b);
        if (!unit.alone) update(b_rows, columns, rows, work.b, work.a);
    }
    work.change = change_of(a_, a, b, work.a);
    if (!unit.alone) work.change = std::max(work.change, change_of(b_side(), b, a, work.b));
}

void PairSolver::update(const TileRows& by, std::size_t rows, std::size_t columns, Copy& mine,
                        Copy& theirs) const {
    for (const std::size_t home : home_order_)
        if (home < rows) by.evaluate(home, mine.throwing.data() + home * columns);
    complement(mine.throwing.data(), rows, columns, theirs.waiting.data());
}

void PairSolver::take(const Side& side, std::size_t mine, std::size_t theirs, Copy& copy) {
    const LayerIndex& index = side.layer->index;
    const std::size_t size = index.rows(mine) * index.columns(theirs), first = index.tile(mine, theirs);
    copy.throwing.resize(size + block);
    copy.waiting.resize(size + block);
    std::copy_n(side.layer->values.data() + first, size, copy.throwing.data());
    std::copy_n(side.waiting.data() + first, size, copy.waiting.data());
}

void PairSolver::put(Side& side, std::size_t mine, std::size_t theirs, const Copy& copy) {
    const LayerIndex& index = side.layer->index;
    const std::size_t size = index.rows(mine) * index.columns(theirs), first = index.tile(mine, theirs);
    std::copy_n(copy.throwing.data(), size, side.layer->values.data() + first);
    std::copy_n(copy.waiting.data(), size, side.waiting.data() + first);
}

double PairSolver::change_of(const Side& side, std::size_t mine, std::size_t theirs, const Copy& copy) {
    const LayerIndex& index = side.layer->index;
    const double* const before = side.layer->values.data() + index.tile(mine, theirs);
    const std::size_t size = index.rows(mine) * index.columns(theirs);
    double change = 0;
    for (std::size_t i = 0; i < size; ++i) change = std::max(change, std::abs(copy.throwing[i] - before[i]));
    return change;
}

}  // namespace sivba::race
