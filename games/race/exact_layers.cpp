#include "games/race/exact_layers.h"

#include <algorithm>
#include <cmath>

namespace sivba::race {

ExactLayers::ExactLayers(const Program& program)
    : sides(program),
      pieces(program.pieces),
      goal(program.goal),
      slots_(static_cast<std::size_t>(goal * goal)) {}

ExactLayer& ExactLayers::make(int mine, int theirs) {
    slot(mine, theirs) = std::make_unique<ExactLayer>(LayerIndex(sides, pieces - mine, pieces - theirs));
    return *slot(mine, theirs);
}

std::uint64_t ExactLayers::positions() const {
    std::uint64_t sum = 0;
    for (const auto& layer : slots_)
        if (layer) sum += layer->index.size();
    return sum;
}

std::optional<double> ExactLayers::chance(const Program& program, const BitKernel::State& state) const {
    switch (state.turn.stage) {
    case Stage::over: return state.turn.seat == Seat::p1 ? 1 : 0;
    case Stage::throwing: return thrower_chance(program, state);
    case Stage::moving: return best_chance(program, state);
    case Stage::first_throw: {
        // Either seat throws higher with the same chance.
        BitKernel::State one = state, two = state;
        one.turn = {Stage::throwing, Seat::p1, 0};
        two.turn = {Stage::throwing, Seat::p2, 0};
        const auto a = chance(program, one), b = chance(program, two);
        return a && b ? std::optional((*a + *b) / 2) : std::nullopt;
    }
    case Stage::lots:
    case Stage::second_throw: break;
    }
    return mean_chance(program, state);
}

std::optional<double> ExactLayers::thrower_chance(const Program& program,
                                                  const BitKernel::State& state) const {
    const Seat me = state.turn.seat;
    const ExactLayer* const layer = at(state.board.off(me), state.board.off(other(me)));
    if (layer == nullptr) return std::nullopt;
    const Positions mine = state.board.men(program, me), theirs = state.board.men(program, other(me));
    const Positions field = sides.field_ground;
    const std::size_t number =
        layer->index.number(sides.field.rank(mine & field), sides.field.rank(theirs & field),
                            sides.home.rank(mine & ~field), sides.home.rank(theirs & ~field));
    const double value = layer->value(number);
    return me == Seat::p1 ? value : 1 - value;
}

std::optional<double> ExactLayers::best_chance(const Program& program, const BitKernel::State& state) const {
    MoveList moves;
    BitKernel::legal(program, state, moves);
    std::optional<double> best;
    for (const Move move : moves) {
        BitKernel::State after = state;
        BitKernel::apply(program, after, move, NullSink{});
        const auto value = chance(program, after);
        if (!value) return std::nullopt;
        if (!best || (state.turn.seat == Seat::p1 ? *value > *best : *value < *best)) best = value;
    }
    return best;
}

std::optional<double> ExactLayers::mean_chance(const Program& program, const BitKernel::State& state) const {
    MoveList moves;
    BitKernel::legal(program, state, moves);
    double sum = 0;
    for (const Move move : moves) {
        BitKernel::State after = state;
        BitKernel::apply(program, after, move, NullSink{});
        const auto value = chance(program, after);
        if (!value) return std::nullopt;
        sum += *value * BitKernel::weight(program, state, move);
    }
    return sum / BitKernel::denominator(program, state);
}

std::string ExactLayers::packed(std::size_t head) const {
    std::string bytes(head, '\0');
    bytes.reserve(head + positions() * sizeof(std::uint16_t));
    for (const auto& layer : slots_)
        for (std::size_t number = 0; layer && number < layer->index.size(); ++number) {
            const auto value = static_cast<std::uint16_t>(std::lround(layer->value(number) * 65535));
            bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
        }
    return bytes;
}

bool ExactLayers::unpack(const std::uint16_t* values, std::size_t count) {
    for (int mine = 0; mine < goal; ++mine)
        for (int theirs = 0; theirs < goal; ++theirs) {
            ExactLayer& layer = make(mine, theirs);
            if (layer.index.size() > count) return false;
            layer.packed = values;
            values += layer.index.size();
            count -= layer.index.size();
        }
    return count == 0;
}

void complement(const double* from, std::size_t rows, std::size_t columns, double* to) {
    for (std::size_t row = 0; row < rows; ++row)
        for (std::size_t column = 0; column < columns; ++column)
            to[column * rows + row] = 1 - from[row * columns + column];
}

std::vector<double> seen_by_other(const ExactLayer& from, const LayerIndex& to) {
    std::vector<double> seen(from.values.size());
    const LayerIndex& index = from.index;
    for (std::size_t my = 0; my < index.my_fields(); ++my)
        for (std::size_t their = 0; their < index.their_fields(); ++their)
            if (index.tile(my, their) != LayerIndex::no_tile)
                complement(from.values.data() + index.tile(my, their), index.rows(my), index.columns(their),
                           seen.data() + to.tile(their, my));
    return seen;
}

}  // namespace sivba::race
