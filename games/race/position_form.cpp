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

// Puts the pieces on the board one after the other, each where a rule lets it stand.
std::optional<Error> place_men(const Program& program, const Names& squares, const Form& form, State& state) {
    for (const Cell man : form.men) {
        const PlaceId square = program.square_place(man.owner(), man.station());
        const std::string& name = squares[square.value];
        if (state.board.hand(man.owner()) == 0) continue;  // told by check_counts
        switch (state.board.bar(program, man.owner(), man.station())) {
        case Why::plain: break;
        case Why::wrong_side:
            return refuse(msg("A piece with this side up cannot stand on {square}.").with("square", name));
        case Why::full: return refuse(msg("Too many pieces stand on {square}.").with("square", name));
        default: return refuse(msg("Two pieces stand on {square}.").with("square", name));
        }
        if (state.board.captures(program, man.owner(), man.station()))
            return refuse(msg("Two pieces stand on {square}.").with("square", name));
        state.board.lift(program, man.owner(), 0);
        state.board.put(program, man.owner(), man.station());
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
                                            [&](const Cell man) { return man.owner() == seat; });
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
    const bool by_one = program.starter == Starter::first_one;
    if (lots && program.starter != Starter::random && !by_one)
        return refuse(msg("In this game no lots are drawn for the start (`starter`)."));
    if (throw_off && program.starter != Starter::throw_off && !(by_one && stage == Stage::first_throw))
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

// Twice as many tokens as each seat began with; the winner has taken the pot.
std::optional<Error> set_tokens(const Program& program, const Form& form, State& state) {
    if (!form.tokens) return std::nullopt;
    const auto [first, second, pot] = *form.tokens;
    if (program.tokens == 0) return refuse(msg("This game has no tokens."));
    if (first + second + pot != 2 * program.tokens)
        return refuse(msg_n("Both seats and the pot have {n} token together.",
                            "Both seats and the pot have {n} tokens together.", 2 * program.tokens));
    if (form.turn.stage == Stage::over && pot != 0) return refuse(msg("The winner has taken the pot."));
    state.board.give_tokens(Seat::p1, first - program.tokens);
    state.board.give_tokens(Seat::p2, second - program.tokens);
    return std::nullopt;
}

// The opponent of the thrower has lifted an own piece, which now lies on top of others.
std::optional<Error> set_lifted(const Program& program, const Form& form, State& state) {
    if (form.lifted < 0) return std::nullopt;
    const auto cells = state.board.pile(form.lifted).cells();
    const bool thrower = form.turn.stage == Stage::throwing || form.turn.stage == Stage::moving;
    const bool lifts = (program.lifting >> form.lifted & 1) != 0;
    if (!lifts || !thrower || cells.size() < 2 || cells.back().owner() == form.turn.seat)
        return refuse(msg("No piece can have been lifted there just now."));
    state.board.set_lifted(form.lifted);
    return std::nullopt;
}

}  // namespace

Result<State> build_state(const Program& program, const Names& squares, const Form& form) {
    State state{SquareBoard(program), form.turn};
    state.turn.thrown = static_cast<std::uint8_t>(form.thrown);
    if (auto error = place_men(program, squares, form, state)) return *error;
    if (auto error = check_counts(program, form)) return *error;
    if (auto error = check_turn(program, form)) return *error;
    if (auto error = set_tokens(program, form, state)) return *error;
    if (auto error = set_lifted(program, form, state)) return *error;
    for (const Seat seat : {Seat::p1, Seat::p2})
        for (int i = 0; i < form.off[row(seat)]; ++i) {
            state.board.lift(program, seat, 0);
            state.board.put(program, seat, program.off());
        }
    return state;
}

}  // namespace sivba::race
