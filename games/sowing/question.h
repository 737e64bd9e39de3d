// What a seat is asked in the middle of its sowing, in words.
#pragma once

#include "framework/text/message.h"
#include "games/sowing/snapshot.h"

namespace sivba::sowing {

// "3 seeds are in hand at I5. From which end ... ?"; empty between turns.
Message question(const Program& program, const Snapshot& shot);

}  // namespace sivba::sowing
