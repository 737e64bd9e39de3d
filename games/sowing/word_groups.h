// The rows of the schema table by groups of rules, in the order of a ruleset file. Only
// words.cpp joins them.
#pragma once

#include "games/sowing/words.h"

namespace sivba::sowing {

using Table = WordTable<Rules>;

// WordTable::choice with the enumeration named first.
template <class Enum, class Get>
WordInfo& choice(Table& table, std::string path, Get get, std::vector<WordChoice<Enum>> values,
                 std::string says) {
    return table.choice(std::move(path), get, std::move(values), std::move(says));
}

void add_board(Table& table);     // board, setup, starter, opening, plant
void add_move(Table& table);      // move
void add_capture(Table& table);   // capture, claim
void add_house(Table& table);     // house, blocking
void add_end(Table& table);       // end, endless, repetition
void add_computer(Table& table);  // computer

}  // namespace sivba::sowing
