// The board of one compiled ruleset as it is drawn: places with labels and drawing
// coordinates. Made once by the family from the ruleset's board block; an author
// never places a pixel. Units: one pit or square is 1 x 1, x to the right, y down,
// seen from the first seat (p1 at the bottom).
#pragma once

#include "framework/rules/types.h"

#include <optional>
#include <string>
#include <vector>

namespace sivba {

enum class Material : std::uint8_t { wood, inlay, paper };

enum class PlaceShape : std::uint8_t {
    pit,     // round hollow
    house,   // square hollow, carved
    store,   // long hollow at an end of the board
    bowl,    // seeds beside the board (reserve)
    square,  // square of a race or paper board
    hand,    // pieces waiting beside the board
    goal     // pieces that have left the board
};

struct Place {
    std::string label;  // as the owner names it: "I5", "3", "B4"; unique per seat only
    PlaceShape shape = PlaceShape::square;
    std::optional<Seat> owner;  // none: shared
    double x = 0, y = 0, width = 1, height = 1;
    // Kind of square: "rosette", "eyes", "dots", "fives", "zigzag", "final"; of pit, marked on
    // demand: "row-end", "flank"; or "".
    std::string mark;
};

struct BoardPicture {
    Material material = Material::wood;
    double width = 0, height = 0;
    std::vector<Place> places;  // index = PlaceId
    std::vector<std::vector<PlaceId>>
        paths;  // per seat: its way, may visit a place twice; then, where ways fork, the other branches
    const Place& at(PlaceId id) const { return places[id.value]; }
};

}  // namespace sivba
