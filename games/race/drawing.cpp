// The board for the terminal, the first seat's row at the bottom: pieces are L and D,
// rosettes *, and a piece on a protected square stands in parentheses. Where pieces share
// squares, plain sides are small letters, and a pile is written from its bottom.
#include "games/race/game.h"
#include "games/race/position_form.h"
#include "games/race/spots.h"

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

// Four characters for one square; where pieces share squares, six, and the pile bottom to top.
std::string square_text(const Program& program, std::span<const Cell> cells, bool rosette) {
    if (program.room > 1) {
        std::string text;
        for (const Cell cell : cells) {
            const char letter = letter_of(cell.owner());
            text += program.side(cell.station()) != 0 ? letter : static_cast<char>(letter - 'A' + 'a');
        }
        if (text.empty()) text = rosette ? "*" : ".";
        text.insert(0, text.size() < 3 ? 2 : 1, ' ');
        text.resize(6, ' ');
        return text;
    }
    if (cells.empty()) return rosette ? "  * " : "  . ";
    std::string text = "    ";
    text[2] = letter_of(cells[0].owner());
    const bool guarded = cells[0].in(program.guarded);
    if (guarded) text[1] = '(';
    if (guarded || rosette) text[3] = guarded ? ')' : '*';
    return text;
}

void append_line(std::string& text, std::string line) {
    line.erase(line.find_last_not_of(' ') + 1);
    text.append(line).append(1, '\n');
}

std::string column_numbers(int columns, std::size_t width) {
    std::string line = "   ";
    for (int column = 1; column <= columns; ++column) {
        std::string cell(column < 10 ? "  " : " ");
        cell += std::to_string(column);
        cell.resize(width, ' ');
        line += cell;
    }
    return line;
}

}  // namespace

std::string RaceGame::drawing(const Position& position) const {
    const State& state = state_of(position);
    std::map<char, std::map<int, std::string>, std::greater<>> rows;
    int columns = 0;
    for (std::size_t square = 0; square < rules_.board.squares.size(); ++square) {
        const auto [letter, column] = *parse_square(rules_.board.squares[square]);
        rows[letter][column] = square_text(program(), state.board.pile(static_cast<int>(square)).cells(),
                                           board().places[square].mark == "rosette");
        columns = std::max(columns, column);
    }
    const std::size_t width = program().room > 1 ? 6 : 4;
    std::string text = counts_line(state, Seat::p2);
    for (const auto& [letter, squares] : rows) {
        std::string line("  ");
        line += letter;
        for (int column = 1; column <= columns; ++column) {
            const auto found = squares.find(column);
            line += found == squares.end() ? std::string(width, ' ') : found->second;
        }
        append_line(text, std::move(line));
    }
    append_line(text, column_numbers(columns, width));
    text += counts_line(state, Seat::p1);
    const std::string line = this->text(position);  // its third part and on: piles, tokens, the turn
    append_line(text, line.substr(line.find('/', line.find('/') + 1) + 2).insert(0, "    "));
    return text;
}

}  // namespace sivba::race
