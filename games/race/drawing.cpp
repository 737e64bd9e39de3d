// The board for the terminal, the first seat's row at the bottom: pieces are L and D,
// rosettes *, protected squares are in parentheses while a piece stands there.
#include "games/race/compile.h"
#include "games/race/game.h"
#include "games/race/position_form.h"

#include <algorithm>

namespace sivba::race {

namespace {

std::string counts_line(const SquareKernel::State& state, Seat seat) {
    const char letter = seat == Seat::p1 ? 'L' : 'D';
    const auto row_of = [&](int n) {
        return n == 0 ? std::string("-") : std::string(static_cast<std::size_t>(n), letter);
    };
    return std::string("    ") + std::string(seat_word(seat)) + " hand " + row_of(state.board.hand(seat)) +
           "   off " + row_of(state.board.off(seat)) + "\n";
}

}  // namespace

std::string RaceGame::drawing(const Position& position) const {
    const State& state = state_of(position);
    const Names& squares = rules_.board.squares;
    std::map<std::pair<char, int>, std::size_t> by_place;
    char lowest = 'Z';
    char highest = 'A';
    int columns = 0;
    for (std::size_t i = 0; i < squares.size(); ++i) {
        const auto place = *parse_square(squares[i]);
        by_place[place] = i;
        lowest = std::min(lowest, place.first);
        highest = std::max(highest, place.first);
        columns = std::max(columns, place.second);
    }
    const auto cell_text = [&](std::size_t square) -> std::string {
        const Cell cell = state.board.cell(static_cast<int>(square));
        const char ground = board().places[square].mark == "rosette" ? '*' : '.';
        if (cell.empty()) return std::string("  ") + ground + " ";
        const char piece = cell.owner() == Seat::p1 ? 'L' : 'D';
        const bool guarded = (program().protected_squares >> square & 1) != 0;
        return guarded ? std::string(" (") + piece + ")"
                       : std::string("  ") + piece + (ground == '*' ? "*" : " ");
    };
    std::string text = counts_line(state, Seat::p2);
    for (char letter = highest; letter >= lowest; --letter) {
        std::string line = std::string("  ") + letter;
        for (int column = 1; column <= columns; ++column) {
            const auto found = by_place.find({letter, column});
            line += found == by_place.end() ? std::string("    ") : cell_text(found->second);
        }
        text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
    }
    std::string numbers = "   ";
    for (int column = 1; column <= columns; ++column)
        numbers += (column < 10 ? "  " : " ") + std::to_string(column) + " ";
    text += numbers.substr(0, numbers.find_last_not_of(' ') + 1) + "\n" + counts_line(state, Seat::p1);
    const std::string line = this->text(position);
    return text + "    " + line.substr(line.rfind('/') + 2) + "\n";
}

}  // namespace sivba::race
