#include "games/race/exact_rows.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <numeric>

namespace sivba::race {

namespace {

// A row as a number: its face, and where it begins there.
constexpr int place_bits = 29;
constexpr std::uint32_t place_mask = (1u << place_bits) - 1;
constexpr std::uint32_t source_at(Face face, std::size_t place) {
    return static_cast<std::uint32_t>(face) << place_bits | static_cast<std::uint32_t>(place);
}
static_assert(most_layer_size <= place_mask);

int way_of(Positions men) {
    int sum = 0;
    for (; men != 0; men &= men - 1) sum += std::countr_zero(men);
    return sum;
}

void place(const Program& program, BitBoard& board, Seat seat, Positions men) {
    for (; men != 0; men &= men - 1) {
        board.lift(program, seat, 0);
        board.put(program, seat, std::countr_zero(men));
    }
}

}  // namespace

TileRows::TileRows(const Program& program, const ExactSides& sides)
    : program_(program),
      sides_(sides),
      share_(1.0 / program.denominator),
      home_order_(sides.home.count()),
      won_(sides.home.count() + block, 1.0) {
    std::iota(home_order_.begin(), home_order_.end(), std::size_t{0});
    std::stable_sort(home_order_.begin(), home_order_.end(), [&](std::size_t x, std::size_t y) {
        return way_of(sides.home[x]) > way_of(sides.home[y]);
    });
}

void TileRows::describe(const Surroundings& around, std::size_t my_field, std::size_t their_field,
                        Recipe& recipe) {
    my_field_ = my_field;
    their_field_ = their_field;
    columns_ = around.index->columns(their_field);
    BitKernel::State tile{BitBoard(program_), {Stage::throwing, Seat::p1, 0}};
    place(program_, tile.board, Seat::p1, sides_.field[my_field]);
    place(program_, tile.board, Seat::p2, sides_.field[their_field]);
    for (int i = 0; i < around.my_off; ++i) place(program_, tile.board, Seat::p1, at(program_.off()));
    for (int i = 0; i < around.their_off; ++i) place(program_, tile.board, Seat::p2, at(program_.off()));
    for (const std::size_t home : home_order_) {
        if (home >= around.index->rows(my_field)) continue;
        BitKernel::State state = tile;
        place(program_, state.board, Seat::p1, sides_.home[home]);
        const std::size_t row = recipe.size();
        recipe.push_back(0);
        found_.clear();
        for (const Throw& each : program_.throws) add_throw(around, state, each, row, recipe);
        recipe.insert(recipe.end(), found_.begin(), found_.end());
    }
}

void TileRows::add_throw(const Surroundings& around, const BitKernel::State& state, const Throw& each,
                         std::size_t row, Recipe& recipe) {
    BitKernel::State thrown = state;
    BitKernel::apply(program_, thrown, dice_move(each.steps), NullSink{});
    moves_.clear();
    BitKernel::legal(program_, thrown, moves_);
    const std::size_t before = found_.size();
    for (const Move move : moves_) {
        BitKernel::State after = thrown;
        BitKernel::apply(program_, after, move, NullSink{});
        found_.push_back(source(around, after));
    }
    // Throws that move nothing share one term.
    if (moves_.size() == 1 && recipe[row] > 0 && recipe.back() == 1 && found_[before] == found_[before - 1]) {
        found_.pop_back();
        recipe[recipe.size() - 2] += each.weight;
        return;
    }
    ++recipe[row];
    recipe.push_back(each.weight);
    recipe.push_back(static_cast<std::uint32_t>(moves_.size()));
}

std::uint32_t TileRows::source(const Surroundings& around, const BitKernel::State& state) const {
    if (state.turn.stage == Stage::over) return source_at(Face::won, 0);
    const Positions mine = state.board.men(program_, Seat::p1), theirs = state.board.men(program_, Seat::p2);
    assert((theirs & ~sides_.field_ground) == 0 && state.board.off(Seat::p2) == around.their_off);
    const std::size_t my_field = sides_.field.rank(mine & sides_.field_ground);
    const std::size_t their_field = sides_.field.rank(theirs);
    const std::size_t my_home = sides_.home.rank(mine & ~sides_.field_ground);
    const bool again = state.turn.seat == Seat::p1;
    if (state.board.off(Seat::p1) != around.my_off)
        return source_at(again ? Face::further_throwing : Face::further_waiting,
                         around.further->number(my_field, their_field, my_home, 0));
    if (my_field == my_field_ && their_field == their_field_)
        return source_at(again ? Face::own_throwing : Face::own_waiting, my_home * columns_);
    return source_at(again ? Face::throwing : Face::waiting,
                     around.index->number(my_field, their_field, my_home, 0));
}

const std::uint32_t* TileRows::follow(const std::uint32_t* recipe, const Surroundings& around,
                                      std::size_t rows, std::size_t columns, double* own_throwing,
                                      const double* own_waiting) {
    std::copy(around.values.begin(), around.values.end(), bases_.begin());
    bases_[static_cast<std::size_t>(Face::own_throwing)] = own_throwing;
    bases_[static_cast<std::size_t>(Face::own_waiting)] = own_waiting;
    bases_[static_cast<std::size_t>(Face::won)] = won_.data();
    for (const std::size_t home : home_order_) {
        if (home >= rows) continue;
        recipe = read_row(recipe);
        compute_row(columns, own_throwing + home * columns);
    }
    return recipe;
}

const std::uint32_t* TileRows::read_row(const std::uint32_t* recipe) {
    const std::size_t terms = *recipe++;
    const std::uint32_t* const weights = recipe;
    recipe += 2 * terms;
    std::size_t count = 0;
    for (std::size_t term = 0; term < terms; ++term) count += weights[2 * term + 1];
    sources_.resize(count);
    for (const double*& each : sources_) {
        each = bases_[*recipe >> place_bits] + (*recipe & place_mask);
        ++recipe;
    }
    terms_.resize(terms);
    const double* const* first = sources_.data();
    for (std::size_t term = 0; term < terms; ++term) {
        const double* const* const last = first + weights[2 * term + 1];
        terms_[term] = {weights[2 * term] * share_, first, last};
        first = last;
    }
    return recipe;
}

void TileRows::compute_row(std::size_t columns, double* values) const {
    for (std::size_t column = 0; column < columns; column += block) {
        double sum[block] = {};
        for (const Term& term : terms_) {
            double best[block];
            const double* from = *term.first + column;
            for (std::size_t i = 0; i < block; ++i) best[i] = from[i];
            for (const double* const* source = term.first + 1; source < term.last; ++source) {
                from = *source + column;
                for (std::size_t i = 0; i < block; ++i) best[i] = best[i] > from[i] ? best[i] : from[i];
            }
            for (std::size_t i = 0; i < block; ++i) sum[i] += term.weight * best[i];
        }
        const std::size_t width = std::min(block, columns - column);
        for (std::size_t i = 0; i < width; ++i) values[column + i] = sum[i];
    }
}

}  // namespace sivba::race
