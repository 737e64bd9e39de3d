// Names of the players for people.
#pragma once

#include "framework/play/session.h"

#include <QString>
#include <QVariantList>

namespace sivba {

QString player_name(Player player);
// All players for a start sheet: {word, name, says}. `solved`: of a game that a solver knows.
QVariantList player_list(bool solved);

}  // namespace sivba
