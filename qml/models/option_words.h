// An option of a ruleset with its chosen value, as people read it.
#pragma once

#include "framework/ruleset/ruleset.h"

#include <QString>

namespace sivba {

// "Direction: clockwise".
QString option_words(const OptionInfo& option);

}  // namespace sivba
