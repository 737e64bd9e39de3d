// SowingGame: passes from positions of one size to the functions that know no size, and
// to the computations on the fastest kernel.
#include "games/sowing/game.h"

#include "games/sowing/computations.h"
#include "games/sowing/explain.h"
#include "games/sowing/notation.h"
#include "games/sowing/picture.h"
#include "games/sowing/rules_text.h"

namespace sivba::sowing {

template <class Size>
SowingGame<Size>::SowingGame(Program program, Ruleset ruleset, BoardPicture board)
    : Base(std::move(program), std::move(ruleset), std::move(board)) {}

template <class Size>
Snapshot SowingGame<Size>::shot_of(const Position& position) const {
    return snapshot(this->program(), this->state_of(position));
}

template <class Size>
PositionPtr SowingGame<Size>::position_of(const Snapshot& shot) const {
    State state = restore<State>(this->program(), shot);
    Kernel::complete(this->program(), state);
    return this->wrap(state);
}

template <class Size>
Message SowingGame<Size>::seat_name(Seat seat) const {
    return sowing::seat_name(seat);
}
template <class Size>
DiceInfo SowingGame<Size>::dice() const {
    return {};
}
template <class Size>
std::vector<RuleSection> SowingGame<Size>::rules() const {
    return rules_in_words(this->program(), this->ruleset());
}
template <class Size>
Message SowingGame<Size>::ends_by() const {
    return sowing::ends_by(this->program());
}

// Both seats see the board alike, so the image exchanges the rows and stores.
template <class Size>
PositionPtr SowingGame<Size>::mirrored(const Position& position) const {
    if (this->ruleset().symmetry == Symmetry::none) return nullptr;
    const Program& program = this->program();
    const State& state = this->state_of(position);
    State image = state;
    const auto swap = [&](int a, int b) { std::swap(image.at(a), image.at(b)); };
    for (int i = 0; i < program.pits_each; ++i) swap(program.first_pit[0] + i, program.first_pit[1] + i);
    swap(program.store[0], program.store[1]);
    if (state.pending != Pending::starter) image.seat = other(state.seat);
    return this->wrap(image);
}
template <class Size>
Move SowingGame<Size>::mirrored(const Position& position, Move move) const {
    return this->state_of(position).pending == Pending::starter ? Move{1 - move.bits} : move;
}

template <class Size>
std::string SowingGame<Size>::token(const Position& position, Move move) const {
    return sowing::token(shot_of(position), move);
}

template <class Size>
Result<Move> SowingGame<Size>::parse_token(const Position& position, std::string_view token) const {
    const Snapshot shot = shot_of(position);
    if (shot.pending == Pending::nothing) return Error{msg("The game is over.")};
    const std::optional<Move> move = read_token(this->program(), shot, token);
    if (!move && shot.pending == Pending::starter)
        return Error{msg("Chance decides who begins: `p1:` or `p2:` is expected, not `{token}`.")
                         .with("token", std::string(token))};
    if (!move)
        return Error{msg("`{token}` is no pit: the pits are numbered 1 to {n} from your left.")
                         .with("token", std::string(token))
                         .with("n", std::int64_t{this->program().pits_each})};
    if (shot.pending == Pending::start && !shot.is_open(static_cast<int>(move->bits))) {
        const int first = this->program().first_pit[static_cast<std::size_t>(index(shot.seat))];
        return Error{sowing::refusal(this->program(), shot, first + static_cast<int>(move->bits))};
    }
    return *move;
}

template <class Size>
std::string SowingGame<Size>::text(const Position& position) const {
    return to_text(this->program(), shot_of(position));
}
template <class Size>
Result<PositionPtr> SowingGame<Size>::parse_text(std::string_view text) const {
    const Result<Snapshot> shot = from_text(this->program(), text);
    if (!shot) return shot.error();
    return position_of(*shot);
}
template <class Size>
void SowingGame<Size>::to_json(const Position& position, nlohmann::ordered_json& json) const {
    sowing::to_json(this->program(), shot_of(position), json);
}
template <class Size>
Result<PositionPtr> SowingGame<Size>::from_json(const nlohmann::ordered_json& json) const {
    const Result<Snapshot> shot = sowing::from_json(this->program(), json);
    if (!shot) return shot.error();
    return position_of(*shot);
}
template <class Size>
std::string SowingGame<Size>::drawing(const Position& position) const {
    return sowing::drawing(this->program(), shot_of(position));
}

template <class Size>
Contents SowingGame<Size>::contents(const Position& position) const {
    const auto places = static_cast<std::size_t>(this->program().places);
    const State& state = this->state_of(position);
    Contents contents;
    contents.seeds.assign(state.count.begin(), state.count.begin() + static_cast<std::ptrdiff_t>(places));
    contents.pieces.resize(places);
    contents.marks.resize(places);
    return contents;
}

template <class Size>
std::vector<Choice> SowingGame<Size>::choices(const Position& position) const {
    const Program& program = this->program();
    const Snapshot shot = shot_of(position);
    MoveList moves;
    this->legal(position, moves);
    std::vector<Choice> choices;
    for (const Move move : moves) {
        Choice choice;
        choice.move = move;
        choice.token = sowing::token(shot, move);
        choice.says = offer(program, shot, move);
        if (shot.pending == Pending::start) {
            const int seat = index(shot.seat);
            const int place = program.first_pit[static_cast<std::size_t>(seat)] + static_cast<int>(move.bits);
            State after = this->state_of(position);
            choice.place = {static_cast<std::uint16_t>(place)};
            choice.landing = {static_cast<std::uint16_t>(Kernel::Board::sow(program, after, seat, place))};
        }
        choices.push_back(std::move(choice));
    }
    return choices;
}

template <class Size>
Message SowingGame<Size>::refusal(const Position& position, PlaceId place) const {
    return sowing::refusal(this->program(), shot_of(position), place.value);
}
template <class Size>
std::vector<Message> SowingGame<Size>::explain(const Position& before, const EventLog& events) const {
    return sowing::explain(this->program(), shot_of(before), events);
}
template <class Size>
Message SowingGame<Size>::describe(const Position& position, PlaceId place) const {
    return sowing::describe(this->program(), shot_of(position), place.value);
}

template <class Size>
PerftResult SowingGame<Size>::perft(const Position& from, const PerftOptions& options,
                                    std::stop_token stop) const {
    return Computations<Size>::perft(
        this->program(), this->state_of(from), options, std::move(stop),
        [](const Snapshot& shot, Move move) { return sowing::token(shot, move); });
}
template <class Size>
PlayoutResult SowingGame<Size>::playout(std::uint64_t games, std::uint64_t seed, std::stop_token stop) const {
    return Computations<Size>::playout(this->program(), games, seed, std::move(stop));
}
template <class Size>
SearchResult SowingGame<Size>::search(const Position& position, std::span<const std::uint64_t> history,
                                      const SearchLimits& limits, std::stop_token stop) const {
    return Computations<Size>::search(this->program(), this->state_of(position), history, limits,
                                      std::move(stop));
}

template <class Size>
LevelSettings SowingGame<Size>::level(Level level) const {
    switch (level) {
    case Level::random: return {.blunder = 1};
    case Level::easy: return {.nodes = 100, .depth = 2, .blunder = 0.25, .noise = 0.1};
    case Level::medium: return {.nodes = 2'000, .depth = 5, .blunder = 0.05, .noise = 0.03};
    case Level::hard: return {.nodes = 50'000, .depth = 64, .blunder = 0, .noise = 0};
    case Level::master: return {.nodes = 2'000'000, .depth = 64, .blunder = 0, .noise = 0};
    }
    return {};
}

template class SowingGame<Small>;
template class SowingGame<Medium>;
template class SowingGame<Large>;

GamePtr make_game(Program program, Ruleset ruleset) {
    BoardPicture board = picture(program);
    const bool bytes = program.total <= 255;
    if (bytes && program.places <= Small::capacity)
        return std::make_shared<SowingGame<Small>>(std::move(program), std::move(ruleset), std::move(board));
    if (bytes && program.places <= Medium::capacity)
        return std::make_shared<SowingGame<Medium>>(std::move(program), std::move(ruleset), std::move(board));
    return std::make_shared<SowingGame<Large>>(std::move(program), std::move(ruleset), std::move(board));
}

}  // namespace sivba::sowing
