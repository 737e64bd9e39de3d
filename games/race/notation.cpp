// Tokens of decisions: "enter>3", "5>8x*", "11>12L", "9<6x", "14>off", "lift-B3-2",
// "invert-B3", "pass", and "3:" for a throw (docs/cli.md). Positions are those of the mover's
// own path, with a letter for the branch where it forks.
#include "framework/rules/seat_text.h"
#include "games/race/game.h"

#include <charconv>

namespace sivba::race {

namespace {

constexpr std::string_view suffixes = "x~*";

std::string_view without_suffixes(std::string_view token) {
    while (!token.empty() && suffixes.find(token.back()) != std::string_view::npos) token.remove_suffix(1);
    return token;
}

Error throw_error(const Program& program) {
    std::string open;
    for (const Throw& each : program.throws)
        open += (open.empty() ? "" : ", ") + std::to_string(each.steps) + ":";
    return {msg("A throw is expected here: {throws}.").with("throws", std::move(open))};
}

Result<Move> parse_throw(const Program& program, std::string_view token) {
    if (token.ends_with(':')) token.remove_suffix(1);
    int steps = 0;
    const auto [rest, error] = std::from_chars(token.data(), token.data() + token.size(), steps);
    if (error != std::errc{} || rest != token.data() + token.size()) return throw_error(program);
    for (const Throw& each : program.throws)
        if (each.steps == steps) return dice_move(steps);
    return throw_error(program);
}

}  // namespace

std::string RaceGame::station_text(int station) const {
    std::string text = std::to_string(program().number[static_cast<std::size_t>(station)]);
    if ((program().first_branch >> station & 1) != 0) text += 'L';
    if ((program().second_branch >> station & 1) != 0) text += 'R';
    return text;
}

std::optional<int> RaceGame::parse_station(std::string_view text) const {
    for (int station = 1; station < program().stations; ++station)
        if (station != program().off() && station_text(station) == text) return station;
    return std::nullopt;
}

std::string RaceGame::token(const Position& position, Move move) const {
    const State& state = state_of(position);
    switch (kind_of(move)) {
    case MoveKind::dice: return std::to_string(steps_of(move)) + ":";
    case MoveKind::lots: return std::string(seat_word(lots_of(move))) + ":";
    case MoveKind::pass: return effect_of(state, move).again ? "pass*" : "pass";
    case MoveKind::lift:
        return "lift-" + rules_.board.squares[static_cast<std::size_t>(square_of(move))] + "-" +
               std::to_string(place_of(move));
    case MoveKind::invert: return "invert-" + rules_.board.squares[static_cast<std::size_t>(square_of(move))];
    case MoveKind::step:
    case MoveKind::back: break;
    }
    std::string token = from_of(move) == 0 ? "enter" : station_text(from_of(move));
    token += kind_of(move) == MoveKind::back ? '<' : '>';
    token += to_of(move) == program().off() ? "off" : station_text(to_of(move));
    const Effect effect = effect_of(state, move);
    if (effect.captures) token += 'x';
    if (effect.flips) token += '~';
    if (effect.again) token += '*';
    return token;
}

// Suffixes may be left out; written, they must be right.
Result<Move> RaceGame::parse_token(const Position& position, std::string_view given) const {
    const State& state = state_of(position);
    if (actor(position).is_nobody()) return Error{msg("The game is over.")};
    if (state.turn.stage == Stage::lots) {
        const std::string_view word = given.substr(0, given.size() - given.ends_with(':'));
        if (const std::optional<Seat> seat = seat_of_word(word, 2)) return lots_move(*seat);
        return Error{msg("Lots are drawn first: `p1:` or `p2:`.")};
    }
    if (actor(position).is_chance()) return parse_throw(program(), given);
    MoveList moves;
    legal(position, moves);
    const std::string_view bare = without_suffixes(given);
    for (const Move move : moves) {
        const std::string full = token(position, move);
        if (full == given) return move;
        if (without_suffixes(full) != bare) continue;
        if (bare == given) return move;
        return Error{msg("This move is written {token}.").with("token", full)};
    }
    if (bare == "pass") return Error{msg("Whoever can move must move.")};
    const std::size_t arrow = bare.find_first_of("<>");
    const std::optional<int> source =
        bare.substr(0, arrow) == "enter" ? 0 : parse_station(bare.substr(0, arrow));
    if (!source || arrow == std::string_view::npos)
        return Error{msg("`{token}` is no move; moves look like enter>3, 5>8 or 14>off.")
                         .with("token", std::string(given))};
    if (bare[arrow] == '<')
        return Error{msg("Backwards a piece moves only to capture, by exactly the throw.")};
    const Message why = hindrance_sentence(state, *source);
    if (!why.empty()) return Error{why};
    for (const Move move : moves)
        if (kind_of(move) == MoveKind::step && from_of(move) == *source && to_of(move) == program().off())
            return Error{msg("This move is written {token}.").with("token", token(position, move))};
    return Error{msg_n("With this throw a piece moves exactly {n} square.",
                       "With this throw a piece moves exactly {n} squares.", state.turn.thrown)};
}

}  // namespace sivba::race
