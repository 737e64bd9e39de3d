// Value types of the boards that QML passes from a model to a MiniBoard.
#pragma once

#include "qml/board/game_ref.h"

#include <QtQml/qqmlregistration.h>

namespace sivba {

struct ForeignGameRef {
    Q_GADGET
    QML_FOREIGN(sivba::GameRef)
    QML_VALUE_TYPE(gameRef)
};

}  // namespace sivba
