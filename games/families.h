// The one list of families. A new family is added here and nowhere else.
#pragma once

#include "framework/rules/family.h"

namespace sivba {

const Families& all_families();

}  // namespace sivba
