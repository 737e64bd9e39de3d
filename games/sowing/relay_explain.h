// Four-row games in sentences; explain.h calls these.
#pragma once

#include "games/sowing/explain.h"

namespace sivba::sowing {

std::vector<Message> relay_explain(const Program& program, const Snapshot& before,
                                   std::span<const Event> events);
Message relay_sum(const Program& program, const Snapshot& before, std::span<const Event> events);
Message relay_refusal(const Program& program, const Snapshot& shot, int place);
Message relay_offer(const Program& program, const Snapshot& shot, Move move);
Message relay_describe(const Program& program, const Snapshot& shot, int place);

}  // namespace sivba::sowing
