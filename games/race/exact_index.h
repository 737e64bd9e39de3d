// Numbers for the positions of a race game before a throw, without gaps, for games with
// one piece at most on a square and paths that are mirror images.
//
// A position is seen by the seat that throws ("mine", the other's is "theirs") and lies
// in a layer: how many pieces each has borne off. A layer is cut into tiles: each seat's
// pieces on the field, the squares where it can meet the other, are fixed. Inside a
// tile the pieces at home, where the other never comes, move independently: the tile is
// a full rectangle, a row for each set of mine and a column for each set of theirs.
#pragma once

#include "games/race/exact_sets.h"

#include <memory>

namespace sivba::race {

struct ExactSides {
    explicit ExactSides(const Program& program);

    Positions field_ground = 0;
    PieceSets home, field;
    std::vector<Positions> excluded;  // by rank in `field`: where the other's pieces cannot be then
};

// Whether the seats' paths and rules are mirror images of each other.
bool mirror_images(const Program& program);
// The positions at which the other seat's pieces never are.
Positions home_ground(const Program& program);

class LayerIndex {
public:
    static constexpr std::uint32_t no_tile = ~std::uint32_t{0};

    // `mine`, `theirs`: pieces not yet borne off.
    LayerIndex(const ExactSides& sides, int mine, int theirs);

    std::uint64_t size() const { return size_; }
    std::size_t my_fields() const { return my_fields_; }
    std::size_t their_fields() const { return their_fields_; }
    int mine() const { return mine_; }
    int theirs() const { return theirs_; }
    // Where the tile begins; no_tile where the two sets cannot stand together.
    std::uint32_t tile(std::size_t my_field, std::size_t their_field) const {
        return tiles_[my_field * their_fields_ + their_field];
    }
    std::size_t rows(std::size_t my_field) const { return rows_[my_field]; }
    std::size_t columns(std::size_t their_field) const { return columns_[their_field]; }
    std::size_t number(std::size_t my_field, std::size_t their_field, std::size_t my_home,
                       std::size_t their_home) const {
        return tile(my_field, their_field) + my_home * columns(their_field) + their_home;
    }

private:
    int mine_, theirs_;
    std::size_t my_fields_, their_fields_;
    std::vector<std::size_t> rows_, columns_;
    std::vector<std::uint32_t> tiles_;
    std::uint64_t size_ = 0;
};

}  // namespace sivba::race
