#include "games/null/rules.h"

namespace sivba::null {

const WordTable<Rules>& words() {
    static const WordTable<Rules> table = [] {
        WordTable<Rules> rows;
        rows.number(
            "turns", [](auto& rules) -> auto& { return rules.turns; }, 1, 99,
            SIVBA_N("Number of turns after which the game is a draw."));
        return rows;
    }();
    return table;
}

}  // namespace sivba::null
