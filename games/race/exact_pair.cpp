#include "games/race/exact_pair.h"

#include <algorithm>
#include <bit>
#include <cmath>

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

PairSolver::PairSolver(const Program& program, ExactLayers& layers, int a, int b, Team& team,
                       std::uint64_t room)
    : sides_(layers.sides),
      team_(team),
      same_(a == b),
      fresh_recipes_(team.workers()),
      room_(room) {
    a_.layer = layers.at(a, b);
    b_.layer = layers.at(b, a);
    surround(a_, b_side(), layers, a, b);
    if (!same_) surround(b_, a_, layers, b, a);
    for (std::size_t worker = 0; worker < team.workers(); ++worker) tile_rows_.emplace_back(program, sides_);
    order_units();
    divide_rounds();
}

void PairSolver::surround(Side& side, const Side& other, const ExactLayers& layers, int my_off,
                          int their_off) {
    const auto values = [&](Face face) -> const double*& {
        return side.around.values[static_cast<std::size_t>(face)];
    };
    side.waiting = seen_by_other(*other.layer, side.layer->index);
    side.around.my_off = my_off;
    side.around.their_off = their_off;
    side.around.index = &side.layer->index;
    values(Face::throwing) = side.layer->values.data();
    values(Face::waiting) = side.waiting.data();
    const ExactLayer* const further = layers.at(my_off + 1, their_off);
    if (further == nullptr) return;
    side.further_waiting = seen_by_other(*layers.at(their_off, my_off + 1), further->index);
    side.around.further = &further->index;
    values(Face::further_throwing) = further->values.data();
    values(Face::further_waiting) = side.further_waiting.data();
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

const std::uint32_t* PairSolver::recipe_of(Unit& unit, std::size_t worker) {
    if (unit.recipe) return unit.recipe.get();
    Recipe& fresh = fresh_recipes_[worker];
    fresh.clear();
    tile_rows_[worker].describe(a_.around, unit.a_field, unit.b_field, fresh);
    if (!unit.alone) tile_rows_[worker].describe(b_side().around, unit.b_field, unit.a_field, fresh);
    const std::uint64_t bytes = fresh.size() * sizeof fresh[0];
    if (recipe_bytes_.fetch_add(bytes) + bytes > room_) {
        recipe_bytes_ -= bytes;
        return fresh.data();
    }
    unit.recipe = std::make_unique<std::uint32_t[]>(fresh.size());
    std::copy(fresh.begin(), fresh.end(), unit.recipe.get());
    return unit.recipe.get();
}

void PairSolver::compute(Unit& unit, Work& work, std::size_t worker) {
    const std::size_t a = unit.a_field, b = unit.b_field;
    const std::size_t rows = a_.layer->index.rows(a), columns = a_.layer->index.columns(b);
    take(a_, a, b, work.a);
    if (!unit.alone) take(b_side(), b, a, work.b);
    double *const a_throws = work.a.throwing.data(), *const a_waits = work.a.waiting.data();
    double *const b_throws = work.b.throwing.data(), *const b_waits = work.b.waiting.data();
    const std::uint32_t* const recipe = recipe_of(unit, worker);
    TileRows& tile = tile_rows_[worker];
    for (int pass = 0; pass < passes; ++pass) {
        const std::uint32_t* const rest = tile.follow(recipe, a_.around, rows, columns, a_throws, a_waits);
        complement(a_throws, rows, columns, unit.alone ? a_waits : b_waits);
        if (unit.alone) continue;
        tile.follow(rest, b_side().around, columns, rows, b_throws, b_waits);
        complement(b_throws, columns, rows, a_waits);
    }
    work.change = change_of(a_, a, b, work.a);
    if (!unit.alone) work.change = std::max(work.change, change_of(b_side(), b, a, work.b));
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
