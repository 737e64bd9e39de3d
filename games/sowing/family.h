// The family of sowing games: the words of mancala/*.yaml and the way to a Game.
#pragma once

#include "framework/rules/family.h"

namespace sivba {

const Family& sowing_family();

}  // namespace sivba
