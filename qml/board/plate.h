// What a decision is worth, to be shown on a plate at a place of the board.
#pragma once

#include "framework/board/picture.h"
#include "framework/rules/types.h"

#include <QString>

namespace sivba {

struct Plate {
    PlaceId place = no_place;  // none: beside the board
    Move move{};
    QString text = {};    // "53.2 %"
    QString spoken = {};  // "chance to win 53.2 %, best"
    bool best = false;
    friend bool operator==(const Plate&, const Plate&) = default;
};

}  // namespace sivba
