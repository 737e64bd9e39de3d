// Positions as JSON, in the form of the published test vectors:
//   {"to_throw": "p1", "hand": {"p1": 5, "p2": 6}, "off": {"p1": 0, "p2": 0},
//    "pieces": [{"owner": "p1", "at": 4, "square": "A1", "side": "plain", "loop": null}]}
// with `tokens` {"p1", "p2", "pot"} and the square of the `last_lift` where the game has such.
// `to_throw` is null when the game is over. A throw on the table is "throw": 3; before the
// start there is "start": "throw-off" (with "against": 3 for the second throw) or "lots".
// L and D are read as p1 and p2.
#include "games/race/game.h"
#include "games/race/position_form.h"
#include "games/race/spots.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <numeric>

namespace sivba::race {

namespace {

using Json = nlohmann::ordered_json;

constexpr int largest_number = 1000;

Error refuse(std::string_view key, Message message) {
    return {msg("`{key}`: {problem}").with("key", std::string(key)).with("problem", std::move(message))};
}

std::optional<Error> unknown_key(const Json& json, std::initializer_list<std::string_view> known) {
    for (const auto& [key, value] : json.items())
        if (std::find(known.begin(), known.end(), key) == known.end())
            return refuse(key, msg("This key is not known here."));
    return std::nullopt;
}

std::optional<int> number_in(const Json& json) {
    if (!json.is_number_integer()) return std::nullopt;
    const auto value = json.get<std::int64_t>();
    if (value < 0 || value > largest_number) return std::nullopt;
    return static_cast<int>(value);
}

std::optional<Seat> seat_in(const Json& json) {
    if (!json.is_string()) return std::nullopt;
    return parse_seat(json.get_ref<const std::string&>(), true);
}

// {"p1": 5, "p2": 6}
std::optional<Error> read_counts(const Json& json, std::string_view key, std::array<int, 2>& counts) {
    bool seen[2] = {};
    const auto found = json.find(key);
    if (found == json.end() || !found->is_object())
        return refuse(key, msg("A count for each seat is expected."));
    for (const auto& [name, value] : found->items()) {
        const std::optional<Seat> seat = parse_seat(name, true);
        const std::optional<int> count = number_in(value);
        if (!seat || !count || seen[row(*seat)])
            return refuse(key, msg("A count for each seat is expected."));
        counts[row(*seat)] = *count;
        seen[row(*seat)] = true;
    }
    if (!seen[0] || !seen[1]) return refuse(key, msg("A count for each seat is expected."));
    return std::nullopt;
}

// The station of a piece on the board that is told by its position and its branch.
std::optional<int> station_in(const Json& json, const Program& program) {
    const std::optional<int> position = json.contains("at") ? number_in(json["at"]) : std::nullopt;
    if (!position) return std::nullopt;
    const bool second = json.contains("loop") && json["loop"] == "R";
    for (int station = 1; station < program.stations; ++station)
        if (station != program.off() && program.number[static_cast<std::size_t>(station)] == *position &&
            (program.second_branch >> station & 1) == second)
            return station;
    return std::nullopt;
}

Json loop_of(const Program& program, int station) {
    if ((program.first_branch >> station & 1) != 0) return "L";
    return (program.second_branch >> station & 1) != 0 ? Json("R") : Json(nullptr);
}

const char* side_word(const Program& program, int station) {
    return program.side(station) != 0 ? "marked" : "plain";
}

std::optional<Error> read_piece(const Json& json, const Program& program, const Names& squares,
                                PositionForm& form) {
    if (!json.is_object()) return refuse("pieces", msg("Each piece is an object."));
    if (auto error = unknown_key(json, {"owner", "at", "square", "side", "loop"})) return error;
    const std::optional<Seat> owner = json.contains("owner") ? seat_in(json["owner"]) : std::nullopt;
    if (!owner) return refuse("owner", msg("`p1` or `p2` is expected."));
    const std::optional<int> station = station_in(json, program);
    if (!station)
        return refuse("at", msg("A square of the path, from 1 to {length}, is expected.")
                                .with("length", std::int64_t{program.length}));
    if (json.contains("loop") && json["loop"] != loop_of(program, *station)) {
        if (program.fork_from == 0)
            return refuse("loop", msg("The path of this game has no loop to choose."));
        return refuse("loop", loop_of(program, *station).is_null()
                                  ? msg("At this position of the path the ways are one: null is expected.")
                                  : msg("At this position of the path `L` or `R` is expected."));
    }
    const std::string& square = squares[program.square_place(*owner, *station).value];
    if (json.contains("square") && json["square"] != square)
        return refuse("square",
                      msg("Square {position} of this path is {square}.")
                          .with("position", std::int64_t{program.number[static_cast<std::size_t>(*station)]})
                          .with("square", square));
    if (json.contains("side") && json["side"] != side_word(program, *station))
        return refuse("side", msg("A piece at this position of its path is `{side}`.")
                                  .with("side", side_word(program, *station)));
    form.men.emplace_back(*owner, *station);
    return std::nullopt;
}

std::optional<Error> read_tokens(const Json& json, PositionForm& form) {
    const Json& tokens = json["tokens"];
    std::array<int, 3> counts{};
    constexpr std::array<std::array<std::string_view, 2>, 3> names{
        {{"p1", "L"}, {"p2", "D"}, {"pot", "pot"}}};
    bool right = tokens.is_object() && tokens.size() == names.size();
    for (std::size_t i = 0; right && i < names.size(); ++i) {
        const auto found = tokens.contains(names[i][0]) ? tokens.find(names[i][0]) : tokens.find(names[i][1]);
        const std::optional<int> count = found == tokens.end() ? std::nullopt : number_in(*found);
        right = count.has_value();
        counts[i] = count.value_or(0);
    }
    if (!right) return refuse("tokens", msg("Counts for `p1`, `p2` and `pot` are expected."));
    form.tokens = counts;
    return std::nullopt;
}

std::optional<Error> read_lifted(const Json& json, const Names& squares, PositionForm& form) {
    const Json& square = json["last_lift"];
    if (square.is_null()) return std::nullopt;
    const auto found =
        square.is_string() ? std::ranges::find(squares, square.get_ref<const std::string&>()) : squares.end();
    if (found == squares.end()) return refuse("last_lift", msg("A square or null is expected."));
    form.lifted = static_cast<int>(found - squares.begin());
    return std::nullopt;
}

std::optional<Error> read_start(const Json& json, PositionForm& form) {
    const Json& start = json["start"];
    if (start == "lots") {
        form.turn.stage = Stage::lots;
        return std::nullopt;
    }
    if (start != "throw-off" && start != "first-one")
        return refuse("start", msg("`throw-off`, `first-one` or `lots` is expected."));
    form.turn.stage = Stage::first_throw;
    if (!json.contains("against")) return std::nullopt;
    const std::optional<int> against = number_in(json["against"]);
    if (!against) return refuse("against", msg("The other seat's throw is expected."));
    form.turn = {Stage::second_throw, other(form.turn.seat), 0};
    form.thrown = *against;
    return std::nullopt;
}

std::optional<Error> read_turn(const Json& json, const Program& program, PositionForm& form) {
    if (!json.contains("to_throw")) return refuse("to_throw", msg("`p1`, `p2` or null is expected."));
    const std::optional<Seat> seat = seat_in(json["to_throw"]);
    const bool nobody = json["to_throw"].is_null();
    if (!seat && !nobody) return refuse("to_throw", msg("`p1`, `p2` or null is expected."));
    if (json.contains("start") && (json.contains("throw") || nobody != (json["start"] == "lots")))
        return refuse("start", msg("This does not go with `to_throw` or `throw`."));
    if (!json.contains("start") && json.contains("against"))
        return refuse("against", msg("This belongs to `start`."));
    form.turn.seat = seat.value_or(Seat::p1);
    if (json.contains("start")) return read_start(json, form);
    if (nobody) {
        if (json.contains("throw")) return refuse("throw", msg("The game is over."));
        form.turn = {Stage::over, form.off[0] == program.goal ? Seat::p1 : Seat::p2, 0};
        return std::nullopt;
    }
    if (!json.contains("throw")) return std::nullopt;
    const std::optional<int> thrown = number_in(json["throw"]);
    if (!thrown) return refuse("throw", msg("The number that was thrown is expected."));
    form.turn.stage = Stage::moving;
    form.thrown = *thrown;
    return std::nullopt;
}

Result<PositionForm> read_form(const Json& json, const Program& program, const Names& squares) {
    if (!json.is_object()) return Error{msg("A position is a JSON object.")};
    if (auto error = unknown_key(
            json, {"to_throw", "throw", "start", "against", "hand", "off", "pieces", "tokens", "last_lift"}))
        return *error;
    PositionForm form;
    if (auto error = read_counts(json, "hand", form.hand)) return *error;
    if (auto error = read_counts(json, "off", form.off)) return *error;
    if (!json.contains("pieces") || !json["pieces"].is_array())
        return refuse("pieces", msg("A list of pieces is expected."));
    for (const Json& piece : json["pieces"])
        if (auto error = read_piece(piece, program, squares, form)) return *error;
    if (json.contains("tokens"))
        if (auto error = read_tokens(json, form)) return *error;
    if (json.contains("last_lift"))
        if (auto error = read_lifted(json, squares, form)) return *error;
    if (auto error = read_turn(json, program, form)) return *error;
    return form;
}

Json pieces_json(const SquareKernel::State& state, const Program& program, const Names& squares) {
    std::vector<std::size_t> order(squares.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&](std::size_t square) { return parse_square(squares[square]); });
    Json pieces = Json::array();
    for (const std::size_t square : order)
        for (const Cell cell : state.board.pile(static_cast<int>(square)).cells())
            pieces.push_back({{"owner", seat_word(cell.owner())},
                              {"at", program.number[static_cast<std::size_t>(cell.station())]},
                              {"square", squares[square]},
                              {"side", side_word(program, cell.station())},
                              {"loop", loop_of(program, cell.station())}});
    return pieces;
}

}  // namespace

void RaceGame::to_json(const Position& position, Json& json) const {
    const State& state = state_of(position);
    const Turn& turn = state.turn;
    json = Json::object();
    const Seat thrower = turn.stage == Stage::second_throw ? other(turn.seat) : turn.seat;
    const bool nobody = turn.stage == Stage::over || turn.stage == Stage::lots;
    json["to_throw"] = nobody ? Json(nullptr) : Json(seat_word(thrower));
    if (turn.stage == Stage::moving) json["throw"] = turn.thrown;
    if (turn.stage == Stage::lots) json["start"] = "lots";
    if (turn.stage == Stage::first_throw || turn.stage == Stage::second_throw)
        json["start"] = program().starter == Starter::first_one ? "first-one" : "throw-off";
    if (turn.stage == Stage::second_throw) json["against"] = turn.thrown;
    for (const Seat seat : {Seat::p1, Seat::p2}) {
        json["hand"][seat_word(seat)] = state.board.hand(seat);
        json["off"][seat_word(seat)] = state.board.off(seat);
    }
    json["pieces"] = pieces_json(state, program(), rules_.board.squares);
    if (program().tokens != 0)
        json["tokens"] = {{seat_word(Seat::p1), state.board.tokens(Seat::p1)},
                          {seat_word(Seat::p2), state.board.tokens(Seat::p2)},
                          {"pot", state.board.pot(program())}};
    if (program().lifting != 0)
        json["last_lift"] = state.board.lifted() < 0
                                ? Json(nullptr)
                                : Json(rules_.board.squares[static_cast<std::size_t>(state.board.lifted())]);
}

Result<PositionPtr> RaceGame::from_json(const Json& json) const {
    const Result<PositionForm> form = read_form(json, program(), rules_.board.squares);
    if (!form) return form.error();
    const Result<State> state = build_state(program(), rules_.board.squares, *form);
    if (!state) return state.error();
    return wrap(*state);
}

}  // namespace sivba::race
