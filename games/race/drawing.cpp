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

std::string RaceGame::grid(const std::function<std::string(std::size_t)>& square_text,
                           std::size_t width) const {
    std::map<char, std::map<int, std::string>, std::greater<>> rows;
    int columns = 0;
    for (std::size_t square = 0; square < rules_.board.squares.size(); ++square) {
        const auto [letter, column] = *parse_square(rules_.board.squares[square]);
        rows[letter][column] = square_text(square);
        columns = std::max(columns, column);
    }
    std::string text;
    for (auto& [letter, squares] : rows) {
        std::string line("  ");
        line += letter;
        for (int column = 1; column <= columns; ++column) {
            squares[column].resize(width, ' ');
            line += squares[column];
        }
        append_line(text, std::move(line));
    }
    append_line(text, column_numbers(columns, width));
    return text;
}

std::string RaceGame::drawing(const Position& position) const {
    const State& state = state_of(position);
    const auto piles = [&](std::size_t square) {
        return square_text(program(), state.board.pile(static_cast<int>(square)).cells(),
                           board().places[square].mark == "rosette");
    };
    std::string text =
        counts_line(state, Seat::p2) + grid(piles, program().room > 1 ? 6 : 4) + counts_line(state, Seat::p1);
    const std::string line = this->text(position);  // its third part and on: piles, tokens, the turn
    append_line(text, line.substr(line.find('/', line.find('/') + 1) + 2).insert(0, "    "));
    return text;
}

// Each square with the positions of the path that lie on it, those of the other way in brackets.
std::string RaceGame::path_drawing() const {
    std::string text;
    for (const Seat seat : {Seat::p1, Seat::p2}) {
        std::vector<std::string> numbers(rules_.board.squares.size());
        for (int station = 1; station < program().stations; ++station) {
            const int beyond = program().number[static_cast<std::size_t>(station)] - program().fork_from;
            const bool second = (program().second_branch >> station & 1) != 0;
            if (station == program().off() || (second && beyond >= std::ssize(rules_.path.fork.first)))
                continue;
            std::string& here = numbers[program().square_place(seat, station).value];
            const std::string number = std::to_string(program().number[static_cast<std::size_t>(station)]);
            here += (here.empty() ? "" : "/") + (second ? "(" + number + ")" : number);
        }
        std::size_t width = 4;
        for (const std::string& each : numbers) width = std::max(width, each.size() + 3);
        const auto square = [&](std::size_t at) { return "  " + (numbers[at].empty() ? "." : numbers[at]); };
        append_line(text, std::string("    path of ") + std::string(seat_word(seat)));
        text += grid(square, width);
    }
    return text;
}

}  // namespace sivba::race
