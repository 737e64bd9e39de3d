// How the values of one tile (exact_index.h) follow from others: for each row and each
// throw the rows that a move leads to. What the moves are and do is asked of BitKernel, once
// for a tile: the answer is a recipe, a list of numbers. Because the opponent's pieces at
// home neither hinder nor suffer, one answer serves a whole row, whose values are then
// sums of weighted maxima of rows.
#pragma once

#include "games/race/exact_layers.h"

namespace sivba::race {

// For each row of a tile, furthest pieces first: the number of its terms; for each term its
// weight and how many rows to take the best of; those rows, one after the other.
using Recipe = std::vector<std::uint32_t>;

// Where rows of values lie, with the chance to win of the seat to which the rows belong.
enum class Face : std::uint8_t {
    throwing,  // the layer, when that seat throws
    waiting,   // when the other does
    further_throwing,
    further_waiting,  // with one more of the seat's pieces borne off
    own_throwing,     // the tile itself, while it is computed
    own_waiting,
    won  // a row of ones
};
inline constexpr std::size_t faces = 7;

// What the positions of a layer, seen by one seat, can lead to.
struct Surroundings {
    int my_off = 0, their_off = 0;
    const LayerIndex* index = nullptr;
    const LayerIndex* further = nullptr;  // null where one piece more is the end
    std::array<const double*, faces> values{};
};

class TileRows {
public:
    TileRows(const Program& program, const ExactSides& sides);

    // Adds the recipe of a tile.
    void describe(const Surroundings& around, std::size_t my_field, std::size_t their_field, Recipe& recipe);
    // Computes a tile: the rows of `own_throwing`, one after the other. Returns the end of the recipe.
    const std::uint32_t* follow(const std::uint32_t* recipe, const Surroundings& around, std::size_t rows,
                                std::size_t columns, double* own_throwing, const double* own_waiting);

private:
    struct Term {
        double weight;
        const double* const* first;  // the rows to take the best of
        const double* const* last;
    };
    void add_throw(const Surroundings& around, const BitKernel::State& state, const Throw& each,
                   std::size_t row, Recipe& recipe);
    std::uint32_t source(const Surroundings& around, const BitKernel::State& state) const;
    const std::uint32_t* read_row(const std::uint32_t* recipe);
    void compute_row(std::size_t columns, double* values) const;

    const Program& program_;
    const ExactSides& sides_;
    const double share_;                   // of one of Program::denominator
    std::vector<std::size_t> home_order_;  // furthest first
    std::vector<double> won_;
    std::size_t my_field_ = 0, their_field_ = 0, columns_ = 0;  // of the tile being described
    MoveList moves_;
    std::vector<std::uint32_t> found_;
    std::array<const double*, 8> bases_{};  // by face, of the tile being computed
    std::vector<const double*> sources_;    // of the row being computed
    std::vector<Term> terms_;
};

}  // namespace sivba::race
