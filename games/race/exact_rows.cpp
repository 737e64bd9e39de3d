#include "games/race/exact_rows.h"

#include <algorithm>
#include <bit>

namespace sivba::race {

namespace {

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
      won_(sides.home.count() + block, 1.0) {}

void TileRows::prepare(const Surroundings& around, std::size_t my_field, std::size_t their_field,
                       const double* throwing, const double* waiting) {
    const LayerIndex& layer = *around.throwing.index;
    my_field_ = my_field;
    their_field_ = their_field;
    columns_ = layer.columns(their_field);
    throwing_ = throwing;
    waiting_ = waiting;
    sources_.clear();
    terms_.clear();
    rows_.clear();
    BitKernel::State tile{BitBoard(program_), {Stage::throwing, Seat::p1, 0}};
    place(program_, tile.board, Seat::p1, sides_.field[my_field]);
    place(program_, tile.board, Seat::p2, sides_.field[their_field]);
    for (int i = 0; i < around.my_off; ++i) place(program_, tile.board, Seat::p1, at(program_.off()));
    for (int i = 0; i < around.their_off; ++i) place(program_, tile.board, Seat::p2, at(program_.off()));
    for (std::size_t home = 0; home < layer.rows(my_field); ++home) {
        rows_.push_back(static_cast<std::uint32_t>(terms_.size()));
        BitKernel::State state = tile;
        place(program_, state.board, Seat::p1, sides_.home[home]);
        for (const Throw& each : program_.throws) add_throw(around, state, each);
    }
    rows_.push_back(static_cast<std::uint32_t>(terms_.size()));
}

void TileRows::add_throw(const Surroundings& around, const BitKernel::State& state, const Throw& each) {
    BitKernel::State thrown = state;
    BitKernel::apply(program_, thrown, dice_move(each.steps), NullSink{});
    moves_.clear();
    BitKernel::legal(program_, thrown, moves_);
    const auto first = static_cast<std::uint32_t>(sources_.size());
    for (const Move move : moves_) {
        BitKernel::State after = thrown;
        BitKernel::apply(program_, after, move, NullSink{});
        sources_.push_back(source(around, after));
    }
    const double weight = static_cast<double>(each.weight) / program_.denominator;
    // Throws that move nothing share one term.
    if (moves_.size() == 1 && terms_.size() > rows_.back()) {
        Term& before = terms_.back();
        if (before.last - before.first == 1 && sources_[before.first] == sources_.back()) {
            before.weight += weight;
            sources_.pop_back();
            return;
        }
    }
    terms_.push_back({weight, first, static_cast<std::uint32_t>(sources_.size())});
}

const double* TileRows::source(const Surroundings& around, const BitKernel::State& state) const {
    if (state.turn.stage == Stage::over) return won_.data();
    const Positions mine = state.board.men(program_, Seat::p1), theirs = state.board.men(program_, Seat::p2);
    const std::size_t my_field = sides_.field.rank(mine & sides_.field_ground);
    const std::size_t their_field = sides_.field.rank(theirs & sides_.field_ground);
    const std::size_t my_home = sides_.home.rank(mine & ~sides_.field_ground);
    const bool again = state.turn.seat == Seat::p1;
    const bool further = state.board.off(Seat::p1) != around.my_off;
    if (!further && my_field == my_field_ && their_field == their_field_)
        return (again ? throwing_ : waiting_) + my_home * columns_;
    const Face& face = further ? (again ? around.further_throwing : around.further_waiting)
                               : (again ? around.throwing : around.waiting);
    return face.values + face.index->number(my_field, their_field, my_home, 0);
}

void TileRows::evaluate(std::size_t my_home, double* values) const {
    const Term* const first = terms_.data() + rows_[my_home];
    const Term* const last = terms_.data() + rows_[my_home + 1];
    for (std::size_t column = 0; column < columns_; column += block) {
        double sum[block] = {};
        for (const Term* term = first; term != last; ++term) {
            double best[block];
            const double* from = sources_[term->first] + column;
            for (std::size_t i = 0; i < block; ++i) best[i] = from[i];
            for (std::uint32_t source = term->first + 1; source < term->last; ++source) {
                from = sources_[source] + column;
                for (std::size_t i = 0; i < block; ++i) best[i] = best[i] > from[i] ? best[i] : from[i];
            }
            for (std::size_t i = 0; i < block; ++i) sum[i] += term->weight * best[i];
        }
        const std::size_t width = std::min(block, columns_ - column);
        for (std::size_t i = 0; i < width; ++i) values[column + i] = sum[i];
    }
}

}  // namespace sivba::race
