// Value types of the boards that QML passes from a model to an item.
#pragma once

#include "qml/board/game_ref.h"
#include "qml/board/two_ways.h"

#include <QtQml/qqmlregistration.h>

namespace sivba {

struct ForeignGameRef {
    Q_GADGET
    QML_FOREIGN(sivba::GameRef)
    QML_VALUE_TYPE(gameRef)
};

struct ForeignDrawnWays {
    Q_GADGET
    QML_FOREIGN(sivba::DrawnWays)
    QML_VALUE_TYPE(drawnWays)
};

}  // namespace sivba
