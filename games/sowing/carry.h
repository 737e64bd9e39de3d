// A position of one sowing game on the board of another: the seeds of every pit and what
// else the other game reads. Refused where something of it would be lost there.
#pragma once

#include "framework/base/result.h"
#include "games/sowing/snapshot.h"

namespace sivba {
class Position;
}

namespace sivba::sowing {

// A game whatever its kernel and the size of its State.
class AnySowingGame {
public:
    virtual ~AnySowingGame() = default;
    virtual const Program& any_program() const = 0;
    virtual Snapshot any_snapshot(const Position& position) const = 0;
};

// `shot` as the rules of `to` see it.
Result<Snapshot> carried(const Program& from, const Snapshot& shot, const Program& to);

}  // namespace sivba::sowing
