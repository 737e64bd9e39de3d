#include "games/notations/notations.h"

#include "games/notations/rgn.h"
#include "games/notations/royalur.h"

#include <algorithm>

namespace sivba {

const std::vector<ForeignNotation>& foreign_notations() {
    static const std::vector<ForeignNotation> all{{"rgn", "rgn", msg("RGN, text"), notations::looks_like_rgn,
                                                   notations::write_rgn, notations::read_rgn},
                                                  {"royalur", "json", msg("RoyalUr, JSON"),
                                                   notations::looks_like_royalur, notations::write_royalur,
                                                   notations::read_royalur}};
    return all;
}

const ForeignNotation* foreign_notation(std::string_view id) {
    const auto& all = foreign_notations();
    const auto found = std::ranges::find(all, id, &ForeignNotation::id);
    return found == all.end() ? nullptr : &*found;
}

const ForeignNotation* guess_notation(std::string_view text) {
    const auto& all = foreign_notations();
    const auto found = std::ranges::find_if(all, [&](const auto& each) { return each.looks_so(text); });
    return found == all.end() ? nullptr : &*found;
}

}  // namespace sivba
