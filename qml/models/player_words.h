// Names of the players for people.
#pragma once

#include "framework/play/session.h"

#include <QString>
#include <QVariantList>

namespace sivba {

QString player_name(Player player);
// All players for a start sheet: {word, name, says}.
QVariantList player_list();

}  // namespace sivba
