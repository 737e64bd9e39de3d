// The board of a compiled sowing game as it is drawn, and what lies on it.
#pragma once

#include "framework/board/contents.h"
#include "games/sowing/snapshot.h"

namespace sivba::sowing {

BoardPicture picture(const Program& program);
Contents contents(const Program& program, const Snapshot& shot);

}  // namespace sivba::sowing
