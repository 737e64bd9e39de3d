// How a compiled ruleset is named together with its options.
#include "framework/ruleset/ruleset.h"

namespace sivba {

bool Ruleset::modified() const {
    for (const OptionInfo& option : options)
        if (option.chosen != option.standard) return true;
    return false;
}

std::string Ruleset::full_id() const {
    std::string full = id;
    char separator = ':';
    for (const OptionInfo& option : options) {
        if (option.chosen == option.standard) continue;
        full += separator;
        full += option.key;
        full += '=';
        full += option.chosen;
        separator = ',';
    }
    return full;
}

}  // namespace sivba
