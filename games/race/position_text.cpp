// Positions in one line (docs/cli.md):
//   p1 4 8 hand 5 off 0 / p2 12 hand 6 off 0 / p1 to throw
// with the pieces by their position on the owner's path (12L, 12R on the branches of a fork).
// Before the last part may stand: a pile, bottom to top, `B3 p1:7 p2:21`; the tokens,
// `tokens p1 9 p2 10 pot 1`; the square of a lift just before, `lifted B3`. The last part is also
// "p1 threw 3", "p1 has won", "p1 throws for the start", "p2 throws for the start
// against 3" or "lots".
#include "games/race/game.h"
#include "games/race/position_form.h"
#include "games/race/spots.h"

#include <algorithm>
#include <charconv>
#include <functional>

namespace sivba::race {

namespace {

// Words of the line, one after the other.
class Reader {
public:
    explicit Reader(std::string_view text) : rest_(text) { skip(); }

    bool at_end() const { return rest_.empty(); }
    std::string_view next() {
        const std::string_view word = rest_.substr(0, rest_.find(' '));
        rest_.remove_prefix(word.size());
        skip();
        return word;
    }
    std::string_view peek() const { return rest_.substr(0, rest_.find(' ')); }
    bool take(std::string_view word) {
        if (peek() != word) return false;
        next();
        return true;
    }
    bool take_number(int& number) {
        const std::string_view word = peek();
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
        if (error != std::errc{} || end != word.data() + word.size() || number < 0) return false;
        next();
        return true;
    }

private:
    void skip() { rest_.remove_prefix(std::min(rest_.find_first_not_of(' '), rest_.size())); }
    std::string_view rest_;
};

using Stations = std::function<std::optional<int>(std::string_view)>;

bool read_pieces(Reader& reader, const Stations& station_in, Seat seat, PositionForm& form) {
    if (!reader.take(seat_word(seat))) return false;
    while (const std::optional<int> station = station_in(reader.peek())) {
        form.men.emplace_back(seat, *station);
        reader.next();
    }
    return reader.take("hand") && reader.take_number(form.hand[row(seat)]) && reader.take("off") &&
           reader.take_number(form.off[row(seat)]) && reader.take("/");
}

// The pieces of a pile in their order: those already read, told again.
bool read_pile(Reader& reader, const Stations& station_in, PositionForm& form) {
    std::vector<Cell> pile;
    while (!reader.take("/")) {
        const std::string_view word = reader.next();
        const std::optional<Seat> seat = parse_seat(word.substr(0, word.find(':')));
        const std::optional<int> station = station_in(word.substr(std::min(word.find(':') + 1, word.size())));
        if (!seat || !station) return false;
        const auto man = std::ranges::find(form.men, Cell(*seat, *station));
        if (man == form.men.end()) return false;
        pile.push_back(*man);
        form.men.erase(man);
    }
    form.men.insert(form.men.end(), pile.begin(), pile.end());
    return true;
}

bool read_tokens(Reader& reader, PositionForm& form) {
    std::array<int, 3> tokens{};
    if (!reader.take("p1") || !reader.take_number(tokens[0]) || !reader.take("p2") ||
        !reader.take_number(tokens[1]) || !reader.take("pot") || !reader.take_number(tokens[2]))
        return false;
    form.tokens = tokens;
    return reader.take("/");
}

bool read_turn(Reader& reader, PositionForm& form) {
    if (reader.take("lots")) {
        form.turn.stage = Stage::lots;
        return reader.at_end();
    }
    const std::optional<Seat> seat = parse_seat(reader.next());
    if (!seat) return false;
    form.turn.seat = *seat;
    if (reader.take("to")) return reader.take("throw") && reader.at_end();
    if (reader.take("threw")) {
        form.turn.stage = Stage::moving;
        return reader.take_number(form.thrown) && reader.at_end();
    }
    if (reader.take("has")) {
        form.turn.stage = Stage::over;
        return reader.take("won") && reader.at_end();
    }
    if (!reader.take("throws") || !reader.take("for") || !reader.take("the") || !reader.take("start"))
        return false;
    form.turn.stage = Stage::first_throw;
    if (reader.take("against")) {
        form.turn = {Stage::second_throw, other(*seat), 0};
        if (!reader.take_number(form.thrown)) return false;
    }
    return reader.at_end();
}

std::string turn_text(const Turn& turn) {
    const std::string seat(seat_word(turn.seat));
    switch (turn.stage) {
    case Stage::lots: return "lots";
    case Stage::first_throw: return seat + " throws for the start";
    case Stage::second_throw:
        return std::string(seat_word(other(turn.seat))) + " throws for the start against " +
               std::to_string(turn.thrown);
    case Stage::throwing: return seat + " to throw";
    case Stage::moving: return seat + " threw " + std::to_string(turn.thrown);
    case Stage::over: return seat + " has won";
    }
    return {};
}

}  // namespace

std::string RaceGame::text(const Position& position) const {
    const State& state = state_of(position);
    std::string text;
    for (const Seat seat : {Seat::p1, Seat::p2}) {
        text += seat_word(seat);
        for (Positions men = state.board.men(program(), seat); men != 0; men &= men - 1) {
            const int station = std::countr_zero(men);
            for (int i = state.board.count(program(), seat, station); i > 0; --i)
                text.append(1, ' ').append(station_text(station));
        }
        text += " hand " + std::to_string(state.board.hand(seat)) + " off " +
                std::to_string(state.board.off(seat)) + " / ";
    }
    for (std::uint64_t squares = program().top_only; squares != 0; squares &= squares - 1) {
        const int square = std::countr_zero(squares);
        const auto cells = state.board.pile(square).cells();
        if (std::ranges::adjacent_find(cells, std::not_equal_to{}) == cells.end()) continue;
        text += rules_.board.squares[static_cast<std::size_t>(square)];
        for (const Cell cell : cells)
            text.append(1, ' ')
                .append(seat_word(cell.owner()))
                .append(1, ':')
                .append(station_text(cell.station()));
        text += " / ";
    }
    if (program().tokens != 0)
        text += "tokens p1 " + std::to_string(state.board.tokens(Seat::p1)) + " p2 " +
                std::to_string(state.board.tokens(Seat::p2)) + " pot " +
                std::to_string(state.board.pot(program())) + " / ";
    if (state.board.lifted() >= 0)
        text += "lifted " + rules_.board.squares[static_cast<std::size_t>(state.board.lifted())] + " / ";
    return text + turn_text(state.turn);
}

Result<PositionPtr> RaceGame::parse_text(std::string_view text) const {
    Reader reader(text);
    PositionForm form;
    const auto station_in = [this](std::string_view word) { return parse_station(word); };
    const Error form_error{
        msg("A position is written like `p1 4 8 hand 5 off 0 / p2 12 hand 6 off 0 / p1 to throw`.")};
    for (const Seat seat : {Seat::p1, Seat::p2}) {
        const bool read = read_pieces(reader, station_in, seat, form);
        if (const std::string_view word = reader.peek();
            !read && !word.empty() && word[0] >= '0' && word[0] <= '9') {
            const std::string place(word);
            if (station_in(place + "L"))
                return Error{msg("Position {position} lies on two ways: write {position}L or {position}R.")
                                 .with("position", place)};
            return Error{msg("The path has no position {position}; it has {length}.")
                             .with("position", std::string(word))
                             .with("length", std::int64_t{program().length})};
        }
        if (!read) return form_error;
    }
    std::uint64_t ordered = 0;
    for (;;) {
        const std::string_view word = reader.peek();
        const std::size_t square = square_index(rules_, word);
        if (reader.take("tokens")) {
            if (form.tokens || !read_tokens(reader, form)) return form_error;
        } else if (reader.take("lifted")) {
            form.lifted = static_cast<int>(square_index(rules_, reader.next()));
            if (form.lifted == program().squares || !reader.take("/")) return form_error;
        } else if (square < rules_.board.squares.size() && (ordered >> square & 1) == 0) {
            reader.next();
            ordered |= std::uint64_t{1} << square;
            if (!read_pile(reader, station_in, form)) return form_error;
        } else {
            break;
        }
    }
    if (!read_turn(reader, form)) return form_error;
    if (auto error = check_piles(form, ordered)) return *error;
    const Result<State> state = build_state(program(), rules_.board.squares, form);
    if (!state) return state.error();
    return wrap(*state);
}

// Unlike pieces on a square where only the top one moves: their order must be told.
std::optional<Error> RaceGame::check_piles(const PositionForm& form, std::uint64_t told) const {
    for (const Cell one : form.men)
        for (const Cell two : form.men) {
            const PlaceId square = program().square_place(one.owner(), one.station());
            if (one == two || program().square_place(two.owner(), two.station()) != square) continue;
            if ((program().top_only & ~told) >> square.value & 1)
                return Error{msg("Unlike pieces lie on {square}: their order is told from the bottom, like "
                                 "`{square} p1:7 p2:21`.")
                                 .with("square", square_name(square))};
        }
    return std::nullopt;
}

}  // namespace sivba::race
