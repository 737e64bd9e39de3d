// What no game of a four-row ruleset shows: every fact of a position, above all those of a
// sowing under way, is taken only if the rules can bring it about.
#pragma once

#include "framework/base/result.h"
#include "games/sowing/snapshot.h"

#include <optional>

namespace sivba::sowing {

Error cannot_stand(Message why);

// Fewer seeds than the opening has are allowed: a study needs no filled stores.
std::optional<Error> check_relay_position(const Program& program, const Snapshot& shot);

// Of a position in the middle of a turn (relay_check_walk.cpp).
std::optional<Error> check_walk(const Program& program, const Snapshot& shot);

}  // namespace sivba::sowing
