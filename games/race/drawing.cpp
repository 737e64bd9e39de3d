// The board for the terminal, the first seat's row at the bottom: pieces are L and D,
// rosettes *, and a piece on a protected square stands in parentheses.
#include "games/race/compile.h"
#include "games/race/game.h"
#include "games/race/position_form.h"

#include <algorithm>

namespace sivba::race {

namespace {

char letter_of(Seat seat) { return seat == Seat::p1 ? 'L' : 'D'; }

std::string row_of_pieces(Seat seat, int count) {
    return count == 0 ? std::string("-") : std::string(static_cast<std::size_t>(count), letter_of(seat));
}

std::string counts_line(const SquareKernel::State& state, Seat seat) {
    std::string line = "    ";
    line.append(seat_word(seat)).append(" hand ").append(row_of_pieces(seat, state.board.hand(seat)));
    return line.append("   off ").append(row_of_pieces(seat, state.board.off(seat))).append("\n");
}

// Four characters for one square.
std::string square_text(Cell cell, bool rosette, bool guarded) {
    if (cell.empty()) return rosette ? "  * " : "  . ";
    std::string text = "    ";
    text[2] = letter_of(cell.owner());
    if (guarded) text[1] = '(';
    if (guarded || rosette) text[3] = guarded ? ')' : '*';
    return text;
}

void append_line(std::string& text, std::string line) {
    line.erase(line.find_last_not_of(' ') + 1);
    text.append(line).append(1, '\n');
}

std::string column_numbers(int columns) {
    std::string line = "   ";
    for (int column = 1; column <= columns; ++column)
        line.append(column < 10 ? "  " : " ").append(std::to_string(column)).append(1, ' ');
    return line;
}

}  // namespace

std::string RaceGame::drawing(const Position& position) const {
    const State& state = state_of(position);
    std::map<char, std::map<int, std::string>, std::greater<>> rows;
    int columns = 0;
    for (std::size_t square = 0; square < rules_.board.squares.size(); ++square) {
        const auto [letter, column] = *parse_square(rules_.board.squares[square]);
        const bool guarded = (program().protected_squares >> square & 1) != 0;
        rows[letter][column] = square_text(state.board.cell(static_cast<int>(square)),
                                           board().places[square].mark == "rosette", guarded);
        columns = std::max(columns, column);
    }
    std::string text = counts_line(state, Seat::p2);
    for (const auto& [letter, squares] : rows) {
        std::string line("  ");
        line += letter;
        for (int column = 1; column <= columns; ++column) {
            const auto found = squares.find(column);
            line += found == squares.end() ? std::string("    ") : found->second;
        }
        append_line(text, std::move(line));
    }
    append_line(text, column_numbers(columns));
    text += counts_line(state, Seat::p1);
    const std::string line = this->text(position);
    append_line(text, line.substr(line.rfind('/') + 2).insert(0, "    "));
    return text;
}

}  // namespace sivba::race
