// The values of a race game's positions, layer by layer: the chance to win of the seat
// that throws, with best play of both. Full numbers while they are computed, 16 bits where they
// come from a file.
#pragma once

#include "games/race/exact_index.h"
#include "games/race/kernel.h"

#include <memory>
#include <optional>
#include <string>

namespace sivba::race {

// Values are read eight at a time: arrays have this much room behind their end.
inline constexpr std::size_t block = 8;
// More positions than that cannot be numbered (exact_rows.cpp).
inline constexpr std::uint64_t most_layer_size = 500'000'000;

struct ExactLayer {
    LayerIndex index;
    std::vector<double> values;             // with room for a block; empty when `packed`
    const std::uint16_t* packed = nullptr;  // times 65,535

    explicit ExactLayer(LayerIndex numbers) : index(std::move(numbers)) {}
    double value(std::size_t number) const { return packed ? packed[number] / 65535.0 : values[number]; }
};

// Which layers: those that can follow when the seats have borne off so many.
struct ExactStart {
    int first_off = 0, second_off = 0;

    bool leads_to(int mine, int theirs) const {
        return (mine >= first_off && theirs >= second_off) || (mine >= second_off && theirs >= first_off);
    }
};

struct ExactLayers {
    ExactSides sides;
    const int pieces, goal;

    explicit ExactLayers(const Program& program);

    // Borne off; null for a layer that is not there.
    ExactLayer* at(int mine, int theirs) {
        return mine < goal && theirs < goal ? slot(mine, theirs).get() : nullptr;
    }
    const ExactLayer* at(int mine, int theirs) const {
        return mine < goal && theirs < goal ? slots_[place(mine, theirs)].get() : nullptr;
    }
    // Makes a layer, without values.
    ExactLayer& make(int mine, int theirs);
    std::uint64_t positions() const;

    // The first seat's chance to win from any state of the game; nothing where a layer is missing.
    std::optional<double> chance(const Program& program, const BitKernel::State& state) const;

    // All values in 16 bits, layer by layer, after so many empty bytes.
    std::string packed(std::size_t head = 0) const;
    // Takes them from there; false if they are not as many as they must be.
    bool unpack(const std::uint16_t* values, std::size_t count);

private:
    std::size_t place(int mine, int theirs) const {
        return static_cast<std::size_t>(mine) * static_cast<std::size_t>(goal) +
               static_cast<std::size_t>(theirs);
    }
    std::unique_ptr<ExactLayer>& slot(int mine, int theirs) { return slots_[place(mine, theirs)]; }
    std::optional<double> thrower_chance(const Program& program, const BitKernel::State& state) const;
    std::optional<double> best_chance(const Program& program, const BitKernel::State& state) const;
    std::optional<double> mean_chance(const Program& program, const BitKernel::State& state) const;

    std::vector<std::unique_ptr<ExactLayer>> slots_;
};

// to[column][row] = 1 - from[row][column].
void complement(const double* from, std::size_t rows, std::size_t columns, double* to);
// The positions of a layer seen by the seat that does not throw. `to`: the index of the layer
// with the counts exchanged.
std::vector<double> seen_by_other(const ExactLayer& from, const LayerIndex& to);

}  // namespace sivba::race
