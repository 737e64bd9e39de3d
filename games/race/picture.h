// The board of a race game as places with coordinates, from the names of its squares.
#pragma once

#include "framework/board/picture.h"
#include "games/race/program.h"

namespace sivba::race {

BoardPicture picture_of(const Rules& rules, const Program& program);

}  // namespace sivba::race
