// The pieces that a text in RGN is made of, before any game knows them: headers, and what is
// written on each side of a line. Private to rgn_*.cpp.
#pragma once

#include "games/notations/deeds.h"

#include <map>

namespace sivba::notations {

// A move as it is written: squares by name, none for the hand or for off the board.
struct RgnMove {
    std::string from, to;
    char row = 0;  // before `@` or `+`
    bool captures = false;
};
std::optional<RgnMove> parse_rgn_move(std::string_view text);

struct RgnAction {
    std::size_t line = 0, pair = 0;
    Seat seat = Seat::p1;
    std::string text;             // "C3C1", "0"
    std::optional<int> thrown;    // where a number stands
    std::optional<RgnMove> move;  // else
    bool passes = false;          // --
    bool rosette = false;         // *
    bool last = false;            // #
};

struct RgnText {
    std::map<std::string, std::string, std::less<>> headers;
    std::map<std::string, std::size_t, std::less<>> header_lines;
    std::vector<RgnAction> actions;
};
Result<RgnText> parse_rgn(std::string_view text);

// "[Rules "ur/finkel"]" without its line end.
std::string rgn_header(std::string_view key, std::string_view value);
std::string rgn_action(const Ways& ways, const Deed& deed);

// The throws and moves that a written move can mean in a position before the throw, or with it.
struct RgnMeaning {
    std::optional<Move> thrown;
    Move move{};
    std::string token;
};
std::vector<RgnMeaning> meanings_of(const Game& game, const Position& position, Seat seat,
                                    const RgnMove& written);

}  // namespace sivba::notations
