// What can be done, what cannot and why, and what stands where: the sentences asked
// for by pointer, keyboard and screen reader.
#include "games/race/game.h"

#include <algorithm>

namespace sivba::race {

namespace {

// "piece of Light, marked side up". On a square that its owner's way passes more than once also
// which time it is, and where it goes on.
Message piece_text(const Program& program, const BoardPicture& board, Message seat_name, Cell cell) {
    const int station = cell.station();
    const auto at_station = static_cast<std::size_t>(station);
    Message piece =
        program.side(station) != 0 ? msg("piece of {seat}, marked side up") : msg("piece of {seat}");
    piece = std::move(piece).with("seat", std::move(seat_name));
    if (program.twins[static_cast<std::size_t>(index(cell.owner()))][at_station] == 0) return piece;
    const int number = program.number[at_station];
    const bool last = number == program.length;
    Message on = last ? msg("{piece} (last square of its way)")
                      : msg("{piece} (square {n} of its way, {square} is next)");
    const PlaceId next =
        last ? no_place : program.square_place(cell.owner(), program.along(station, number + 1));
    return std::move(on)
        .with("piece", std::move(piece))
        .with("n", std::int64_t{number})
        .with("square", last ? std::string() : board.at(next).label);
}

}  // namespace

Message kind_name(const std::string& kind) {
    if (kind == "rosette") return msg("rosette");
    if (kind == "eyes") return msg("four eyes");
    if (kind == "dots") return msg("five dots");
    if (kind == "fives") return msg("four fives");
    if (kind == "zigzag") return msg("zigzag");
    if (kind == "final") return msg("twelve dots");
    return msg("square");
}

std::string RaceGame::place_name(Seat seat, int station) const {
    return board().at(program().place(seat, station)).label;
}

Message RaceGame::choice_text(const State& state, Move move) const {
    switch (kind_of(move)) {
    case MoveKind::dice: return msg("Throw {n}").with("n", std::int64_t{steps_of(move)});
    case MoveKind::lots: return msg("{seat} starts").with("seat", seat_name(lots_of(move)));
    case MoveKind::pass: return msg("Pass the turn");
    case MoveKind::lift:
        return msg("Lift the piece that is number {n} from the top of {square}")
            .with("n", std::int64_t{place_of(move)})
            .with("square", square_name({static_cast<std::uint16_t>(square_of(move))}));
    case MoveKind::invert:
        return msg("Turn the pile on {square} upside down")
            .with("square", square_name({static_cast<std::uint16_t>(square_of(move))}));
    case MoveKind::back:
    case MoveKind::step: break;
    }
    const Seat seat = state.turn.seat;
    const bool leaves = to_of(move) == program().off();
    const Effect effect = effect_of(state, move);
    // Both ways of a fork may lead to one square.
    const Positions forked = program().first_branch | program().second_branch;
    const int way = program().along(to_of(move), program().fork_from);
    const bool takes_a_way =
        (forked >> to_of(move) & 1) != 0 && (forked >> from_of(move) & 1) == 0 && to_of(move) != way;
    std::string_view text = from_of(move) == 0 ? SIVBA_N("Enter a piece on {to}")
                            : takes_a_way      ? SIVBA_N("Go from {from} by {way} to {to}")
                                               : SIVBA_N("Go from {from} to {to}");
    if (kind_of(move) == MoveKind::back)
        text = program().backward == Backward::back ? SIVBA_N("Strike back from {from} to {to} and return")
                                                    : SIVBA_N("Go back from {from} to {to}");
    if (leaves)
        text = from_of(move) == 0 ? SIVBA_N("Take a piece over the whole board")
                                  : SIVBA_N("Bear off the piece from {from}");
    Message says =
        msg(text).with("from", place_name(seat, from_of(move))).with("to", place_name(seat, to_of(move)));
    if (takes_a_way) says = std::move(says).with("way", place_name(seat, way));
    if (effect.flips) says = msg("{move}, turn the piece over").with("move", std::move(says));
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
        if (kind_of(move) == MoveKind::step || kind_of(move) == MoveKind::back) {
            choice.place = program().place(state.turn.seat, from_of(move));
            choice.landing = program().place(state.turn.seat, to_of(move));
        } else if (kind_of(move) == MoveKind::lift || kind_of(move) == MoveKind::invert) {
            choice.place = {static_cast<std::uint16_t>(square_of(move))};
        }
        choices.push_back(std::move(choice));
    }
    return choices;
}

// Why the seat's piece at a station (0 = hand) cannot move now; empty if it can.
Message RaceGame::hindrance_sentence(const State& state, int station) const {
    const Seat seat = state.turn.seat;
    if (station == 0 && state.board.hand(seat) == 0) return msg("No piece is left in the hand.");
    if (station > 0 && (state.board.men(program(), seat) & at(station)) == 0)
        return msg("There is no piece of yours on {square}.").with("square", place_name(seat, station));
    const Positions wanted =
        state.turn.thrown == 0 ? 0 : program().ahead[static_cast<std::size_t>(station)][state.turn.thrown];
    const std::string to = wanted == 0 ? std::string() : place_name(seat, std::countr_zero(wanted));
    switch (SquareKernel::hindrance(program(), state, seat, station, state.turn.thrown)) {
    case Why::throw_of_zero: return msg("A throw of 0 moves nothing.");
    case Why::own_piece: return msg("Your own piece stands on {square}.").with("square", to);
    case Why::protected_piece:
        if (board().at(program().place(seat, std::countr_zero(wanted))).mark == "rosette")
            return msg("The rosette {square} protects the piece on it.").with("square", to);
        return msg("The square {square} protects the piece on it.").with("square", to);
    case Why::other_side:
        return msg("The piece on {square} shows the other side: it cannot be captured.").with("square", to);
    case Why::wrong_side:
        return program().side(std::countr_zero(wanted)) != 0
                   ? msg("The square {square} admits only pieces with their plain side up.")
                         .with("square", to)
                   : msg("The square {square} admits only pieces with their marked side up.")
                         .with("square", to);
    case Why::full: return msg("The square {square} is full.").with("square", to);
    case Why::not_entering:
        return msg("A throw of {n} enters no piece.").with("n", std::int64_t{state.turn.thrown});
    case Why::buried: return msg("Only the top piece of a pile may move.");
    case Why::throw_too_large:
        return msg_n("You need exactly {n} step to leave from here.",
                     "You need exactly {n} steps to leave from here.",
                     program().off() - program().number[static_cast<std::size_t>(station)]);
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
    const auto cells = state.board.pile(place.value).cells();
    if (cells.empty()) return msg("No piece stands on {square}.").with("square", square_name(place));
    const auto topmost = std::ranges::find(cells.rbegin(), cells.rend(), seat, &Cell::owner);
    if (topmost == cells.rend())
        return msg("The piece on {square} is your opponent's.").with("square", square_name(place));
    return hindrance_sentence(state, topmost->station());
}

// "a piece of Light, can go to B4"; of a pile from the top.
Message RaceGame::occupants(const State& state, PlaceId place) const {
    const auto cells = state.board.pile(place.value).cells();
    if (cells.empty()) return msg("empty");
    Message all;
    for (std::size_t height = cells.size(); height-- > 0;) {
        const Cell cell = cells[height];
        Message piece = piece_text(program(), board(), seat_name(cell.owner()), cell);
        const bool pile = (program().top_only >> place.value & 1) != 0;
        all = all.empty() ? std::move(piece)
                          : msg(pile ? SIVBA_N("{these}, under it {last}") : SIVBA_N("{these}, {last}"))
                                .with("these", std::move(all))
                                .with("last", std::move(piece));
    }
    const Cell top = cells.back();
    if (cells.size() == 1 && top.in(program().guarded))
        all = msg("{piece}, protected").with("piece", std::move(all));
    if (state.turn.stage != Stage::moving ||
        std::ranges::find(cells, state.turn.seat, &Cell::owner) == cells.end())
        return all;
    MoveList moves;
    SquareKernel::legal(program(), state, moves);
    std::vector<int> ends;
    for (const Move move : moves)
        if ((kind_of(move) == MoveKind::step || kind_of(move) == MoveKind::back) &&
            program().place(state.turn.seat, from_of(move)) == place)
            ends.push_back(to_of(move));
    if (ends.empty()) return msg("{piece}, cannot move").with("piece", std::move(all));
    if (ends.front() == program().off())
        return msg("{piece}, can leave the board").with("piece", std::move(all));
    Message squares;
    for (const int end : ends) {
        Message next = verbatim(place_name(state.turn.seat, end));
        squares =
            squares.empty()
                ? std::move(next)
                : msg("{these}, {last}").with("these", std::move(squares)).with("last", std::move(next));
    }
    return msg("{piece}, can go to {square}")
        .with("piece", std::move(all))
        .with("square", std::move(squares));
}

Message RaceGame::describe(const Position& position, PlaceId place) const {
    const State& state = state_of(position);
    if (place == no_place) {
        const Stage stage = state.turn.stage;
        if (stage != Stage::first_throw && stage != Stage::second_throw) return {};
        return program().starter == Starter::first_one
                   ? msg("Throw for the start: whoever first throws a 1 begins with it.")
                   : msg("Throw for the start: the higher throw begins.");
    }
    for (const Seat seat : {Seat::p1, Seat::p2}) {
        if (place == program().goal_place(seat))
            return msg_n("{seat}: {n} piece off the board", "{seat}: {n} pieces off the board",
                         state.board.off(seat))
                .with("seat", seat_name(seat));
        if (place != program().hand_place(seat)) continue;
        Message hand =
            msg_n("{seat}: {n} piece in the hand", "{seat}: {n} pieces in the hand", state.board.hand(seat))
                .with("seat", seat_name(seat));
        const Positions enters =
            state.turn.stage == Stage::moving && state.turn.seat == seat && state.board.hand(seat) > 0
                ? SquareKernel::targets(program(), state, seat, 0, state.turn.thrown)
                : 0;
        if (enters == 0) return hand;
        return msg("{hand}, one can enter on {square}")
            .with("hand", std::move(hand))
            .with("square", place_name(seat, std::countr_zero(enters)));
    }
    if (program().tokens != 0 && place == program().pot_place())
        return msg_n("the pot: {n} token", "the pot: {n} tokens", state.board.pot(program()));
    for (const Seat seat : {Seat::p1, Seat::p2})
        if (program().tokens != 0 && place == program().purse_place(seat))
            return msg_n("{seat}: {n} token", "{seat}: {n} tokens", state.board.tokens(seat))
                .with("seat", seat_name(seat));
    if (place.value >= program().squares) return {};
    return msg("{square}, {kind}: {what}")
        .with("square", square_name(place))
        .with("kind", kind_name(board().at(place).mark))
        .with("what", occupants(state, place));
}

}  // namespace sivba::race
