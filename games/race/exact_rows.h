// How the values of one tile (exact_index.h) follow from others: for each row and each
// throw the rows that a move leads to. What the moves are and do is asked of BitKernel;
// because the opponent's pieces at home neither hinder nor suffer, one answer serves a
// whole row, whose values are then sums of weighted maxima of rows.
#pragma once

#include "games/race/exact_layers.h"

namespace sivba::race {

// The positions of a layer, as their rows and columns lie, with the chance to win of the
// seat to which the rows belong.
struct Face {
    const LayerIndex* index = nullptr;
    const double* values = nullptr;
};

// What the positions of a layer, seen by one seat, can lead to.
struct Surroundings {
    int my_off = 0, their_off = 0;
    Face throwing, waiting;                  // in the layer, with my or their throw
    Face further_throwing, further_waiting;  // one of my pieces further, if that is not the end
};

class TileRows {
public:
    TileRows(const Program& program, const ExactSides& sides);

    // `throwing`, `waiting`: the tile itself, instead of what the surroundings hold of it.
    void prepare(const Surroundings& around, std::size_t my_field, std::size_t their_field,
                 const double* throwing, const double* waiting);
    // Writes the values of a row.
    void evaluate(std::size_t my_home, double* values) const;

private:
    struct Term {
        double weight;
        std::uint32_t first, last;  // of `sources_`: the mover takes the best
    };
    void add_throw(const Surroundings& around, const BitKernel::State& state, const Throw& each);
    const double* source(const Surroundings& around, const BitKernel::State& state) const;

    const Program& program_;
    const ExactSides& sides_;
    std::vector<double> won_;  // a row of ones
    std::size_t my_field_ = 0, their_field_ = 0, columns_ = 0;
    const double *throwing_ = nullptr, *waiting_ = nullptr;
    std::vector<const double*> sources_;
    std::vector<Term> terms_;
    std::vector<std::uint32_t> rows_;  // where the terms of each row begin
    MoveList moves_;
};

}  // namespace sivba::race
