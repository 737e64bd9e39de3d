// How a compiled ruleset is named together with its options.
#include "framework/ruleset/ruleset.h"

#include <algorithm>

namespace sivba {

// Who begins is agreed upon at every table and changes no rule.
bool Ruleset::modified() const {
    return std::any_of(options.begin(), options.end(), [](const OptionInfo& option) {
        return option.chosen != option.standard && option.key != "starter";
    });
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
