// Positions and decisions of the sowing games as text: one line, JSON, a drawing for the
// terminal. Reading is strict: what is read is a position the rules know, or refused.
//
//   p1 4 4 4 4 4 4 / p2 4 4 4 4 4 4 / store 0 0 / p1 to move
//   ... / starter to draw        chance decides who begins
//   ... / over majority          also seeds-counted, repetition, limit
//   ... / turn 17 / p1 to move   where the ruleset limits the turns
//
// Rows stand as their owner sees them, from his left. Boards of four rows: relay_notation.h.
#pragma once

#include "framework/base/result.h"
#include "games/sowing/snapshot.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace sivba::sowing {

// "3" is the third pit from the mover's left; "p1:" a starter drawn by chance.
std::string token(const Program& program, const Snapshot& shot, Move move);
// The decision of `legal` that a token means, or why there is none.
Result<Move> read_token(const Program& program, const Snapshot& shot, std::string_view token,
                        const MoveList& legal);

std::string to_text(const Program& program, const Snapshot& shot);
Result<Snapshot> from_text(const Program& program, std::string_view text);

void to_json(const Program& program, const Snapshot& shot, nlohmann::ordered_json& json);
Result<Snapshot> from_json(const Program& program, const nlohmann::ordered_json& json);

std::string drawing(const Program& program, const Snapshot& shot);

}  // namespace sivba::sowing
