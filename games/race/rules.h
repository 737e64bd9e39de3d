// What an author can write in a ruleset of a race game, as plain values grouped by
// rule: the target of the schema table (words.cpp) and the source of the Program
// (compile.cpp) and of the rules in words (rules_text.cpp). Nothing here is played.
#pragma once

#include "framework/rules/starter.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace sivba::race {

// Names of squares ("B4") or of kinds of square ("rosette"), in the order of the file.
using Names = std::vector<std::string>;

enum class ExitThrow { exact, enough };

struct Rules {
    struct Board {
        Names squares;                                     // row letter and column: "A1"
        std::vector<std::pair<std::string, Names>> kinds;  // "rosette" -> squares
    } board;

    struct Path {
        Names first;         // squares in the order in which p1 walks them
        Names second;        // the same for p2, empty when `mirror`
        bool mirror = true;  // p2 walks p1's path with the rows turned upside down
    } path;

    struct Pieces {
        int each = 7;
    } pieces;

    struct Dice {
        int count = 4;
        bool two_sided = true;      // each die shows a mark or nothing
        int marked = 2, blank = 2;  // faces (tips) of a two-sided die
        std::vector<int> numbers;   // else the numbers on the faces of one die
        std::map<int, int> steps;   // shown total -> squares to move, where they differ
    } dice;

    struct Again {
        Names landing_on;    // ending a move there gives another throw
        Names leaving_from;  // bearing off from there does
    } again;

    struct Protection {
        Names squares;  // a piece there cannot be captured
    } protection;

    struct Exit {
        ExitThrow throw_needed = ExitThrow::exact;
    } exit;

    struct End {
        int first_to_bear_off = 0;  // 0: all pieces
    } end;

    Starter starter = Starter::throw_off;

    int goal() const { return end.first_to_bear_off == 0 ? pieces.each : end.first_to_bear_off; }
};

}  // namespace sivba::race
