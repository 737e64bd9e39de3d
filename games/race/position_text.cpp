// Positions in one line (docs/cli.md):
//   p1 4 8 hand 5 off 0 / p2 12 hand 6 off 0 / p1 to throw
// with the pieces by their position on the owner's path. The last part is also
// "p1 threw 3", "p1 has won", "p1 throws for the start", "p2 throws for the start
// against 3" or "lots".
#include "games/race/game.h"
#include "games/race/position_form.h"

#include <charconv>

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

bool read_pieces(Reader& reader, Seat seat, PositionForm& form) {
    if (!reader.take(seat_word(seat))) return false;
    int number = 0;
    while (reader.take_number(number)) form.men.push_back({seat, number});
    return reader.take("hand") && reader.take_number(form.hand[row(seat)]) && reader.take("off") &&
           reader.take_number(form.off[row(seat)]) && reader.take("/");
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
        for (Positions men = state.board.men(program(), seat); men != 0; men &= men - 1)
            text.append(1, ' ').append(std::to_string(std::countr_zero(men)));
        text += " hand " + std::to_string(state.board.hand(seat)) + " off " +
                std::to_string(state.board.off(seat)) + " / ";
    }
    return text + turn_text(state.turn);
}

Result<PositionPtr> RaceGame::parse_text(std::string_view text) const {
    Reader reader(text);
    PositionForm form;
    if (!read_pieces(reader, Seat::p1, form) || !read_pieces(reader, Seat::p2, form) ||
        !read_turn(reader, form))
        return Error{
            msg("A position is written like `p1 4 8 hand 5 off 0 / p2 12 hand 6 off 0 / p1 to throw`.")};
    const Result<State> state = build_state(program(), rules_.board.squares, form);
    if (!state) return state.error();
    return wrap(*state);
}

}  // namespace sivba::race
