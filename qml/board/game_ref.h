// A Game as a value that QML can hand from a model to a MiniBoard. `position` is the
// one to show; none means the opening position.
#pragma once

#include "framework/rules/game.h"

#include <QMetaType>
#include <QObject>

namespace sivba {

class GameRef {
    Q_GADGET
    Q_PROPERTY(bool valid READ valid)

public:
    GamePtr game;
    PositionPtr position;

    bool valid() const { return game != nullptr; }
    friend bool operator==(const GameRef& a, const GameRef& b) {
        return a.game == b.game && a.position == b.position;
    }
};

}  // namespace sivba

Q_DECLARE_METATYPE(sivba::GameRef)
