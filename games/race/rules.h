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

// Names of squares ("B4"), of kinds of square ("rosette") or numbers of positions on a path
// ("23", where a square means something only on one of two visits), in the order of the file.
using Names = std::vector<std::string>;

enum class ExitThrow { exact, enough, enough_for_farthest };
enum class Sides { any, same };
enum class Backward { off, stay, back };
enum class LiftAnswer { none, invert };

struct Rules {
    struct Board {
        Names squares;                                     // row letter and column: "A1"
        std::vector<std::pair<std::string, Names>> kinds;  // "rosette" -> squares
    } board;

    // One way for each seat.
    struct Ways {
        Names first;         // squares in the order in which p1 walks them
        Names second;        // the same for p2, empty when `mirror`
        bool mirror = true;  // p2 walks p1's way with the rows turned upside down
    };
    struct Path : Ways {
        struct Fork : Ways {
            int from = 0;  // position from which a piece may walk this way instead; 0: no fork
        } fork;
    } path;

    struct Pieces {
        int each = 7;
        int turn_over_at = 0;  // position from which a piece shows its marked side; 0: never
    } pieces;

    struct Entry {
        std::vector<int> throws;  // that enter a piece; empty: any
        int square = 0;           // position on which it enters; 0: as counted
    } entry;

    struct Dice {
        int count = 4;
        bool two_sided = true;      // each die shows a mark or nothing
        int marked = 2, blank = 2;  // faces (tips) of a two-sided die
        std::vector<int> numbers;   // else the numbers on the faces of one die
        std::map<int, int> steps;   // shown total -> squares to move, where they differ
    } dice;

    struct Again {
        Names landing_on;         // ending a move there gives another throw
        Names leaving_from;       // bearing off from there does
        bool capturing = false;   // a capture does
        std::vector<int> throws;  // these do, played or not
    } again;

    struct Protection {
        Names squares;  // a piece there cannot be captured
    } protection;

    struct Capture {
        Sides sides = Sides::any;           // `same`: unlike sides neither capture nor share a square
        Backward backward = Backward::off;  // a capture may go against the path
    } capture;

    struct Sharing {
        Names own;       // squares on which several pieces of one seat stand together
        Names both;      // squares on which pieces of both seats do
        Names top_only;  // squares from which only the piece that came last moves
        int room = 4;    // most pieces on such a square
    } sharing;

    struct Admission {
        Names plain_only, marked_only;  // squares for pieces that show this side
    } admission;

    struct Lifting {
        Names squares;  // a throw may bring an own piece to the top of the pile there
        LiftAnswer answer = LiftAnswer::none;
    } lifting;

    struct Tokens {
        int each = 0;            // of each seat at the start
        Names pay_for_passing;   // squares whose passing costs one
        Names take_for_landing;  // squares on which a piece that ends its move takes one
    } tokens;

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
