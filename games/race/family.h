// Race games: pieces run along a path by the throw of dice.
#pragma once

#include "framework/rules/family.h"

namespace sivba {

const Family& race_family();

}  // namespace sivba
