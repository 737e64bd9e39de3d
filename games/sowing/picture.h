// The board of a compiled sowing game as it is drawn.
#pragma once

#include "framework/board/picture.h"
#include "games/sowing/program.h"

namespace sivba::sowing {

BoardPicture picture(const Program& program);

}  // namespace sivba::sowing
