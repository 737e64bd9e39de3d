// Names of the players for people, and the fingerprint of a seed.
#pragma once

#include "framework/play/session.h"

#include <QString>
#include <QVariantList>

namespace sivba {

QString player_name(Player player);
// All players for a start sheet: {word, name, says}.
QVariantList player_list();
// First 12 hexadecimal digits of the SHA-256 of the seed in decimal.
QString fingerprint(std::uint64_t seed);

}  // namespace sivba
