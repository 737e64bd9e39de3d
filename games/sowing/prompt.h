// What the seat to move is asked, in one sentence: before its sowing here, in the middle of it
// by question.h. How it is answered the screen knows.
#pragma once

#include "framework/text/message.h"
#include "games/sowing/snapshot.h"

namespace sivba::sowing {

// "In which pit is a seed planted, to capture with it?"; empty where a turn simply begins.
Message prompt(const Program& program, const Snapshot& shot);

}  // namespace sivba::sowing
