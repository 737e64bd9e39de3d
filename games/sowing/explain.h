// A sowing game in sentences: what a turn did, why a pit cannot be played, what lies in
// a place. A turn is one sentence of two halves, the sowing and what came of it; each half
// is whole, so that translators never decline a word that another message brings.
#pragma once

#include "framework/rules/event.h"
#include "framework/text/message.h"
#include "games/sowing/snapshot.h"

#include <span>

namespace sivba::sowing {

Message seat_name(Seat seat);

// One sentence for the decision first, then how the game ended, if it did.
std::vector<Message> explain(const Program& program, const Snapshot& before, std::span<const Event> events);

// Why nothing starts at `place`; empty if something does.
Message refusal(const Program& program, const Snapshot& shot, int place);

// "Sow pit 3: 4 seeds", "South begins".
Message offer(const Program& program, const Snapshot& shot, Move move);

// The turn in one sentence, where explain() may need many; else empty.
Message sum(const Program& program, const Snapshot& before, std::span<const Event> events);

// A place for the screen reader.
Message describe(const Program& program, const Snapshot& shot, int place);

}  // namespace sivba::sowing
