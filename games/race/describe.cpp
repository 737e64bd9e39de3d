// What can be done, what cannot and why, and what stands where: the sentences asked
// for by pointer, keyboard and screen reader.
#include "games/race/game.h"

namespace sivba::race {

Message kind_name(const std::string& kind) {
    if (kind == "rosette") return msg("rosette");
    if (kind == "eyes") return msg("four eyes");
    if (kind == "dots") return msg("five dots");
    if (kind == "fives") return msg("four fives");
    if (kind == "zigzag") return msg("zigzag");
    if (kind == "final") return msg("twelve dots");
    return msg("square");
}

std::string RaceGame::place_name(Seat seat, int position) const {
    return board().at(program().place(seat, position)).label;
}

Message RaceGame::choice_text(const State& state, Move move) const {
    switch (kind_of(move)) {
    case MoveKind::dice: return msg("Throw {n}").with("n", std::int64_t{steps_of(move)});
    case MoveKind::lots: return msg("{seat} starts").with("seat", seat_name(lots_of(move)));
    case MoveKind::pass: return msg("Pass the turn");
    case MoveKind::step: break;
    }
    const Seat seat = state.turn.seat;
    const bool leaves = to_of(move) == program().off();
    const Effect effect = effect_of(state, move);
    std::string_view text =
        from_of(move) == 0 ? SIVBA_N("Enter a piece on {to}") : SIVBA_N("Go from {from} to {to}");
    if (leaves)
        text = from_of(move) == 0 ? SIVBA_N("Take a piece over the whole board")
                                  : SIVBA_N("Bear off the piece from {from}");
    Message says =
        msg(text).with("from", place_name(seat, from_of(move))).with("to", place_name(seat, to_of(move)));
    if (effect.captures) says = msg("{move} and send the piece there home").with("move", std::move(says));
    if (effect.again) says = msg("{move}; then throw again").with("move", std::move(says));
    return says;
}

std::vector<Choice> RaceGame::choices(const Position& position) const {
    const State& state = state_of(position);
    MoveList moves;
    legal(position, moves);
    std::vector<Choice> choices;
    for (const Move move : moves) {
        Choice choice;
        choice.move = move;
        choice.token = token(position, move);
        choice.says = choice_text(state, move);
        if (kind_of(move) == MoveKind::step) {
            choice.place = program().place(state.turn.seat, from_of(move));
            choice.landing = program().place(state.turn.seat, to_of(move));
        }
        choices.push_back(std::move(choice));
    }
    return choices;
}

// Why the seat's piece at `position` (0 = hand) cannot move now.
Message RaceGame::hindrance_sentence(const State& state, int position) const {
    const Seat seat = state.turn.seat;
    const int to = position + state.turn.thrown;
    if (position == 0 && state.board.hand(seat) == 0) return msg("No piece is left in the hand.");
    if (position > 0 && (state.board.men(program(), seat) & at(position)) == 0)
        return msg("There is no piece of yours on {square}.").with("square", place_name(seat, position));
    switch (SquareKernel::hindrance(program(), state, seat, position, state.turn.thrown)) {
    case Why::throw_of_zero: return msg("A throw of 0 moves nothing.");
    case Why::own_piece:
        return msg("Your own piece stands on {square}.").with("square", place_name(seat, to));
    case Why::protected_piece:
        if (board().at(program().place(seat, to)).mark == "rosette")
            return msg("The rosette {square} protects the piece on it.").with("square", place_name(seat, to));
        return msg("The square {square} protects the piece on it.").with("square", place_name(seat, to));
    case Why::throw_too_large:
        return msg_n("You need exactly {n} step to leave from here.",
                     "You need exactly {n} steps to leave from here.", program().off() - position);
    default: return {};
    }
}

Message RaceGame::refusal(const Position& position, PlaceId place) const {
    const State& state = state_of(position);
    if (actor(position).is_nobody()) return msg("The game is over.");
    if (actor(position).is_chance()) return msg("The dice are thrown first.");
    const Seat seat = state.turn.seat;
    if (place == program().hand_place(seat)) return hindrance_sentence(state, 0);
    if (place == program().goal_place(seat) || place == program().goal_place(other(seat)))
        return msg("Pieces that have left the board stay off it.");
    if (place == program().hand_place(other(seat))) return msg("These pieces are your opponent's.");
    if (place.value >= program().squares) return {};
    const Cell cell = state.board.cell(place.value);
    if (cell.empty()) return msg("No piece stands on {square}.").with("square", square_name(place));
    if (cell.owner() != seat)
        return msg("The piece on {square} is your opponent's.").with("square", square_name(place));
    return hindrance_sentence(state, cell.position());
}

// "a piece of Light, can go to B4"
Message RaceGame::occupant(const State& state, PlaceId place) const {
    const Cell cell = state.board.cell(place.value);
    if (cell.empty()) return msg("empty");
    Message piece = msg("piece of {seat}").with("seat", seat_name(cell.owner()));
    if ((program().protected_squares >> place.value & 1) != 0)
        piece = msg("{piece}, protected").with("piece", std::move(piece));
    if (state.turn.stage != Stage::moving || cell.owner() != state.turn.seat) return piece;
    if ((SquareKernel::sources(program(), state) & at(cell.position())) == 0)
        return msg("{piece}, cannot move").with("piece", std::move(piece));
    const int to = std::min(cell.position() + state.turn.thrown, program().off());
    if (to == program().off()) return msg("{piece}, can leave the board").with("piece", std::move(piece));
    return msg("{piece}, can go to {square}")
        .with("piece", std::move(piece))
        .with("square", place_name(cell.owner(), to));
}

Message RaceGame::describe(const Position& position, PlaceId place) const {
    const State& state = state_of(position);
    for (const Seat seat : {Seat::p1, Seat::p2}) {
        if (place == program().goal_place(seat))
            return msg_n("{seat}: {n} piece off the board", "{seat}: {n} pieces off the board",
                         state.board.off(seat))
                .with("seat", seat_name(seat));
        if (place != program().hand_place(seat)) continue;
        Message hand =
            msg_n("{seat}: {n} piece in the hand", "{seat}: {n} pieces in the hand", state.board.hand(seat))
                .with("seat", seat_name(seat));
        const bool enters = state.turn.stage == Stage::moving && state.turn.seat == seat &&
                            (SquareKernel::sources(program(), state) & at(0)) != 0;
        if (!enters) return hand;
        return msg("{hand}, one can enter on {square}")
            .with("hand", std::move(hand))
            .with("square", place_name(seat, std::min<int>(state.turn.thrown, program().off())));
    }
    if (place.value >= program().squares) return {};
    return msg("{square}, {kind}: {what}")
        .with("square", square_name(place))
        .with("kind", kind_name(board().at(place).mark))
        .with("what", occupant(state, place));
}

}  // namespace sivba::race
