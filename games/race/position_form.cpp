// The checks that a written position must pass, in the order in which a person would
// find the mistake: squares, numbers of pieces, the turn.
#include "games/race/position_form.h"

#include <algorithm>

namespace sivba::race {

std::optional<Seat> parse_seat(std::string_view word, bool letters) {
    if (letters && word == "L") return Seat::p1;
    if (letters && word == "D") return Seat::p2;
    return seat_of_word(word, 2);
}

namespace {

using Form = PositionForm;
using State = SquareKernel::State;

Error refuse(Message message) { return {std::move(message)}; }

std::optional<Error> check_men(const Program& program, const Names& squares, const Form& form) {
    std::uint64_t taken = 0;
    for (const Form::Man& man : form.men) {
        if (man.position < 1 || man.position > program.length)
            return refuse(msg("A piece stands on square {position} of its path, which has {length}.")
                              .with("position", std::int64_t{man.position})
                              .with("length", std::int64_t{program.length}));
        const PlaceId square = program.square_place(man.owner, man.position);
        if (taken >> square.value & 1)
            return refuse(msg("Two pieces stand on {square}.").with("square", squares[square.value]));
        taken |= std::uint64_t{1} << square.value;
    }
    return std::nullopt;
}

std::optional<Error> check_counts(const Program& program, const Form& form) {
    for (const Seat seat : {Seat::p1, Seat::p2}) {
        const int hand = form.hand[row(seat)];
        const int off = form.off[row(seat)];
        if (hand < 0 || off < 0 || hand > program.pieces || off > program.goal)
            return refuse(msg("The pieces of {seat} in the hand or off the board cannot be that many.")
                              .with("seat", std::string(seat_word(seat))));
        const auto on_board = std::count_if(form.men.begin(), form.men.end(),
                                            [&](const Form::Man& man) { return man.owner == seat; });
        if (hand + off + on_board != program.pieces)
            return refuse(msg_n("{seat} has {n} piece; the position shows {shown}.",
                                "{seat} has {n} pieces; the position shows {shown}.", program.pieces)
                              .with("seat", std::string(seat_word(seat)))
                              .with("shown", std::int64_t{hand + off + on_board}));
    }
    return std::nullopt;
}

// The ways to settle who starts, as far as the ruleset has them.
std::optional<Error> check_start(const Program& program, const Form& form) {
    const Stage stage = form.turn.stage;
    const bool lots = stage == Stage::lots;
    const bool throw_off = stage == Stage::first_throw || stage == Stage::second_throw;
    if (!lots && !throw_off) return std::nullopt;
    if (lots && program.starter != Starter::random)
        return refuse(msg("In this game no lots are drawn for the start (`starter`)."));
    if (throw_off && program.starter != Starter::throw_off)
        return refuse(msg("In this game nobody throws for the start (`starter`)."));
    const bool opening = form.men.empty() && form.off[0] + form.off[1] == 0;
    if (!opening) return refuse(msg("Before the start all pieces are in the hand."));
    return std::nullopt;
}

std::optional<Error> check_turn(const Program& program, const Form& form) {
    const Turn& turn = form.turn;
    for (const Seat seat : {Seat::p1, Seat::p2}) {
        const bool won = form.off[row(seat)] == program.goal;
        if (won != (turn.stage == Stage::over && turn.seat == seat))
            return refuse(msg_n("{seat} has won exactly when {n} of its pieces is off the board.",
                                "{seat} has won exactly when {n} of its pieces are off the board.",
                                program.goal)
                              .with("seat", std::string(seat_word(seat))));
    }
    if (turn.stage == Stage::moving || turn.stage == Stage::second_throw) {
        const bool possible = std::any_of(program.throws.begin(), program.throws.end(),
                                          [&](const Throw& each) { return each.steps == form.thrown; });
        if (!possible) return refuse(msg("These dice never throw {n}.").with("n", std::int64_t{form.thrown}));
    }
    return check_start(program, form);
}

}  // namespace

Result<State> build_state(const Program& program, const Names& squares, const Form& form) {
    if (auto error = check_men(program, squares, form)) return *error;
    if (auto error = check_counts(program, form)) return *error;
    if (auto error = check_turn(program, form)) return *error;
    State state{SquareBoard(program), form.turn};
    state.turn.thrown = static_cast<std::uint8_t>(form.thrown);
    const auto set = [&](Seat seat, int position) {
        state.board.lift(program, seat, 0);
        state.board.put(program, seat, position);
    };
    for (const Form::Man& man : form.men) set(man.owner, man.position);
    for (const Seat seat : {Seat::p1, Seat::p2})
        for (int i = 0; i < form.off[row(seat)]; ++i) set(seat, program.off());
    return state;
}

}  // namespace sivba::race
