// RGN, the Royal Game Notation: header lines `[Key value]`, a blank line, then one line for
// each pair of turns. A move names its squares and not its throw:
//   3. A2B2 / C3C1 * C1B3      ` *`: a rosette gave another throw, which follows
//   4. 0 -- / A@A4             a throw without a move; a piece enters
//   15. A7A+ / C8C+#           a piece leaves; the game is over
// Our headers are Rules (id with options), Start (a position that is not the opening) and
// Resigned (p1 or p2); others are passed over. What a written move leaves open (RGN has no
// flips, piles or lifts; some games have several throws for one move) is refused, by the
// writer as by the reader.
#pragma once

#include "games/notations/notations.h"

namespace sivba::notations {

bool looks_like_rgn(std::string_view text);
Result<std::string> write_rgn(const Session& session);
Result<Session> read_rgn(std::string_view text, const Library& library,
                         const std::optional<GameRequest>& game);

}  // namespace sivba::notations
