// The null family. It ships no rulesets and is not in games/families.cpp; the tests use
// it, and a new family starts as a copy (docs/developers.md, "Adding a family").
#pragma once

#include "framework/rules/family.h"

namespace sivba {

const Family& null_family();

}  // namespace sivba
