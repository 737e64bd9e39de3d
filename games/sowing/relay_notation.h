// Decisions and positions of four-row games as text and JSON; notation.h calls these.
//
//   p1 I 0 0 0 0 6 2 2 0 O 0 0 0 0 0 0 0 0 / p2 I ... O ... / store 0 0 / reserve 22 22 /
//   house 1 1 / turns 0 0 / blocked I4 / p1 to move
//
// Only what the rules of the game read is written. In the middle of a turn the last part
// names the decision, and `sowing` before it what is under way.
#pragma once

#include "framework/base/result.h"
#include "games/sowing/snapshot.h"

#include <nlohmann/json_fwd.hpp>

namespace sivba::sowing {

// "I4>", "+I4", "=I3", "L", "stop", "cw", "x:I2,O8", "O3^2", "done", "P1:O8".
std::string relay_token(const Program& program, const Snapshot& shot, Move move);
// The token of `legal` that `text` means; further pits may be named in any order.
Result<Move> read_relay_token(const Program& program, const Snapshot& shot, std::string_view text,
                              const MoveList& legal);

std::string relay_text(const Program& program, const Snapshot& shot);
Result<Snapshot> relay_from_text(const Program& program, std::string_view text);
void relay_json(const Program& program, const Snapshot& shot, nlohmann::ordered_json& json);
Result<Snapshot> relay_from_json(const Program& program, const nlohmann::ordered_json& json);
std::string relay_drawing(const Program& program, const Snapshot& shot);

}  // namespace sivba::sowing
