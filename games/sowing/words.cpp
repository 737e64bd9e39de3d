// The one table of the sowing words, joined from its groups.
#include "games/sowing/words.h"

#include "games/sowing/word_groups.h"

namespace sivba::sowing {
namespace {

Table make_table() {
    Table table;
    add_board(table);
    add_move(table);
    add_capture(table);
    add_house(table);
    add_end(table);
    add_computer(table);
    return table;
}

}  // namespace

const WordTable<Rules>& words() {
    static const Table table = make_table();
    return table;
}

}  // namespace sivba::sowing
