// Tokens of decisions: "enter>3", "5>8x*", "14>off", "pass", and "3:" for a throw
// (docs/cli.md). Positions are those of the mover's own path.
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

// The position a step starts from: 0 for "enter", -1 for what is no position.
int source_of(std::string_view token, int length) {
    const std::string_view source = token.substr(0, token.find('>'));
    if (source == "enter") return 0;
    int position = 0;
    const auto [rest, error] = std::from_chars(source.data(), source.data() + source.size(), position);
    const bool whole = error == std::errc{} && rest == source.data() + source.size();
    return whole && position >= 1 && position <= length ? position : -1;
}

}  // namespace

std::string RaceGame::token(const Position& position, Move move) const {
    const State& state = state_of(position);
    switch (kind_of(move)) {
    case MoveKind::dice: return std::to_string(steps_of(move)) + ":";
    case MoveKind::lots: return std::string(seat_word(lots_of(move))) + ":";
    case MoveKind::pass: return "pass";
    case MoveKind::step: break;
    }
    std::string token = from_of(move) == 0 ? "enter" : std::to_string(from_of(move));
    token += '>';
    token += to_of(move) == program().off() ? "off" : std::to_string(to_of(move));
    const Effect effect = effect_of(state, move);
    if (effect.captures) token += 'x';
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
    const int source = source_of(bare, program().length);
    if (source < 0 || bare.find('>') == std::string_view::npos)
        return Error{msg("`{token}` is no move; moves look like enter>3, 5>8 or 14>off.")
                         .with("token", std::string(given))};
    const Why why = SquareKernel::hindrance(program(), state, state.turn.seat, source, state.turn.thrown);
    const bool there = source == 0 ? state.board.hand(state.turn.seat) > 0
                                   : (state.board.men(program(), state.turn.seat) & at(source)) != 0;
    if (why != Why::plain || !there) return Error{hindrance_sentence(state, source)};
    if (source + state.turn.thrown >= program().off())
        return Error{msg("This move is written {token}.")
                         .with("token", token(position, step_move(source, program().off())))};
    return Error{msg_n("With this throw a piece moves exactly {n} square.",
                       "With this throw a piece moves exactly {n} squares.", state.turn.thrown)};
}

}  // namespace sivba::race
