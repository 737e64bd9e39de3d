// SowingGame: passes from positions of one size to the functions that know no size, and
// to the computations on the fastest kernel.
#include "games/sowing/game.h"

#include "games/sowing/choices.h"
#include "games/sowing/computations.h"
#include "games/sowing/explain.h"
#include "games/sowing/key_facts.h"
#include "games/sowing/notation.h"
#include "games/sowing/picture.h"
#include "games/sowing/prompt.h"
#include "games/sowing/relay_check.h"
#include "games/sowing/rules_text.h"

namespace sivba::sowing {
namespace {

// Keeps where the last seed fell: a sowing may have thousands.
struct LandingSink {
    static constexpr bool records = true;
    PlaceId* landing;
    void operator()(const Event& event) const {
        if (event.kind == EventKind::drop) *landing = event.to;
    }
};

}  // namespace

template <class K>
SowingGame<K>::SowingGame(Program program, Ruleset ruleset, BoardPicture board)
    : Base(std::move(program), std::move(ruleset), std::move(board)) {}

template <class K>
Snapshot SowingGame<K>::shot_of(const Position& position) const {
    return snapshot(this->program(), this->state_of(position));
}

template <class K>
PositionPtr SowingGame<K>::position_of(const Snapshot& shot) const {
    State state;
    restore(this->program(), shot, state);
    Kernel::complete(this->program(), state);
    return this->wrap(state);
}

// A position from outside. No game comes to one where a seat is to decide and has no decision.
template <class K>
Result<PositionPtr> SowingGame<K>::given(const Result<Snapshot>& shot) const {
    if (!shot) return shot.error();
    PositionPtr position = position_of(*shot);
    MoveList moves;
    this->legal(*position, moves);
    if (moves.empty() && this->actor(*position) != Actor::nobody())
        return cannot_stand(msg("the rules leave nothing to decide here."));
    return position;
}

template <class K>
Message SowingGame<K>::seat_name(Seat seat) const {
    return sowing::seat_name(seat);
}
template <class K>
DiceInfo SowingGame<K>::dice() const {
    return {};
}
template <class K>
std::vector<RuleSection> SowingGame<K>::rules() const {
    return rules_in_words(this->program(), this->ruleset());
}
template <class K>
std::vector<KeyFact> SowingGame<K>::key_facts() const {
    return sowing::key_facts(this->program());
}
template <class K>
Message SowingGame<K>::ends_by() const {
    return sowing::ends_by(this->program());
}

template <class K>
PositionPtr SowingGame<K>::mirrored(const Position& position) const {
    if (this->ruleset().symmetry == Symmetry::none) return nullptr;
    return position_of(sowing::mirrored(this->program(), shot_of(position)));
}
template <class K>
Move SowingGame<K>::mirrored(const Position& position, Move move) const {
    return this->state_of(position).pending == Pending::starter ? Move{1 - move.bits} : move;
}

template <class K>
std::string SowingGame<K>::token(const Position& position, Move move) const {
    return sowing::token(this->program(), shot_of(position), move);
}

template <class K>
Result<Move> SowingGame<K>::parse_token(const Position& position, std::string_view token) const {
    MoveList moves;
    this->legal(position, moves);
    return read_token(this->program(), shot_of(position), token, moves);
}

template <class K>
std::string SowingGame<K>::text(const Position& position) const {
    return to_text(this->program(), shot_of(position));
}
template <class K>
Result<PositionPtr> SowingGame<K>::parse_text(std::string_view text) const {
    return given(from_text(this->program(), text));
}
template <class K>
void SowingGame<K>::to_json(const Position& position, nlohmann::ordered_json& json) const {
    sowing::to_json(this->program(), shot_of(position), json);
}
template <class K>
Result<PositionPtr> SowingGame<K>::from_json(const nlohmann::ordered_json& json) const {
    return given(sowing::from_json(this->program(), json));
}
template <class K>
Result<PositionPtr> SowingGame<K>::carried(const Game& from, const Position& position) const {
    const auto* other = dynamic_cast<const AnySowingGame*>(&from);
    if (!other) return Error{msg("That position belongs to a game of another family.")};
    return given(sowing::carried(other->any_program(), other->any_snapshot(position), this->program()));
}
// Of a first turn that both play at once, the seat asked second does not know the other's start.
template <class K>
std::vector<PositionPtr> SowingGame<K>::alike(const Position& position, Seat seat) const {
    std::vector<PositionPtr> all;
    Snapshot shot = shot_of(position);
    if (!chosen_unseen(shot) || shot.joint == no_pit || shot.seat != seat) return all;
    shot.joint = no_pit;
    shot.seat = other(seat);
    const PositionPtr before = position_of(shot);
    MoveList starts;
    this->legal(*before, starts);
    for (const Move start : starts) all.push_back(this->apply(*before, start, nullptr).position);
    return all;
}
template <class K>
std::string SowingGame<K>::drawing(const Position& position) const {
    return sowing::drawing(this->program(), shot_of(position));
}

template <class K>
Contents SowingGame<K>::contents(const Position& position) const {
    return sowing::contents(this->program(), shot_of(position));
}

// The last seed lands where it falls if nothing else is decided on the way.
template <class K>
std::vector<Choice> SowingGame<K>::choices(const Position& position) const {
    const Program& program = this->program();
    const Snapshot shot = shot_of(position);
    MoveList moves;
    this->legal(position, moves);
    std::vector<Choice> choices;
    choices.reserve(moves.size());
    for (const Move move : moves) {
        Choice choice = asked_choice(program, shot, move);
        choice.token = sowing::token(program, shot, move);
        choice.says = offer(program, shot, move);
        if (!chosen_unseen(shot)) {
            State after = this->state_of(position);
            Kernel::apply(program, after, move, LandingSink{&choice.landing});
        }
        choices.push_back(std::move(choice));
    }
    return choices;
}

template <class K>
Message SowingGame<K>::refusal(const Position& position, PlaceId place) const {
    return sowing::refusal(this->program(), shot_of(position), place.value);
}
template <class K>
std::vector<Message> SowingGame<K>::explain(const Position& before, const EventLog& events) const {
    return sowing::explain(this->program(), shot_of(before), events);
}
template <class K>
Message SowingGame<K>::sum(const Position& before, const EventLog& events) const {
    return sowing::sum(this->program(), shot_of(before), events);
}
template <class K>
Message SowingGame<K>::describe(const Position& position, PlaceId place) const {
    const Snapshot shot = shot_of(position);
    if (place == no_place) return prompt(this->program(), shot);
    return sowing::describe(this->program(), shot, place.value);
}

template <class K>
PerftResult SowingGame<K>::perft(const Position& from, const PerftOptions& options,
                                 std::stop_token stop) const {
    return Computations<K>::perft(
        this->program(), this->state_of(from), options, std::move(stop),
        [this](const Snapshot& shot, Move move) { return sowing::token(this->program(), shot, move); });
}
template <class K>
PlayoutResult SowingGame<K>::playout(std::uint64_t games, std::uint64_t seed, std::stop_token stop) const {
    return Computations<K>::playout(this->program(), games, seed, std::move(stop));
}
template <class K>
SearchResult SowingGame<K>::search(const Position& position, std::span<const std::uint64_t> history,
                                   const SearchLimits& limits, std::stop_token stop) const {
    return Computations<K>::search(this->program(), this->state_of(position), history, limits,
                                   std::move(stop));
}

template <class K>
SolveResult SowingGame<K>::solve(const Position& from, const SolveLimits& limits, const OnSolve& report,
                                 const std::stop_token& stop) const {
    return Computations<K>::solve(this->program(), this->state_of(from), limits, report, stop);
}

template <class K>
LevelSettings SowingGame<K>::level(Level level) const {
    // With four rows a position takes about twice the time.
    const std::uint64_t most = this->program().rules.relays() ? 1'000'000 : 2'000'000;
    switch (level) {
    case Level::random: return {.blunder = 1};
    case Level::easy: return {.nodes = 100, .depth = 2, .blunder = 0.25, .noise = 0.1};
    case Level::medium: return {.nodes = 2'000, .depth = 5, .blunder = 0.05, .noise = 0.03};
    case Level::hard: return {.nodes = 50'000, .depth = 64, .blunder = 0, .noise = 0};
    case Level::master: return {.nodes = most, .depth = 64, .blunder = 0, .noise = 0};
    }
    return {};
}

template class SowingGame<SowingKernel<PlainBoard<Small>>>;
template class SowingGame<SowingKernel<PlainBoard<Medium>>>;
template class SowingGame<SowingKernel<PlainBoard<Large>>>;
template class SowingGame<RelayKernel<PlainRing<RelaySmall>>>;
template class SowingGame<RelayKernel<PlainRing<RelayMedium>>>;
template class SowingGame<RelayKernel<PlainRing<RelayLarge>>>;

namespace {

template <class K>
GamePtr make(Program program, Ruleset ruleset) {
    BoardPicture board = picture(program);
    return std::make_shared<SowingGame<K>>(std::move(program), std::move(ruleset), std::move(board));
}

}  // namespace

GamePtr make_game(Program program, Ruleset ruleset) {
    const bool bytes = program.total <= 255;
    const auto fits = [&](int capacity, int pits) {
        return bytes && program.places <= capacity && program.pits_each <= pits;
    };
    const auto make_with = [&](auto kernel) {
        return make<decltype(kernel)>(std::move(program), std::move(ruleset));
    };
    if (program.rules.relays()) {
        if (fits(RelaySmall::capacity, 32)) return make_with(RelayKernel<PlainRing<RelaySmall>>{});
        if (fits(RelayMedium::capacity, 64)) return make_with(RelayKernel<PlainRing<RelayMedium>>{});
        return make_with(RelayKernel<PlainRing<RelayLarge>>{});
    }
    if (fits(Small::capacity, 16)) return make_with(SowingKernel<PlainBoard<Small>>{});
    if (fits(Medium::capacity, 32)) return make_with(SowingKernel<PlainBoard<Medium>>{});
    return make_with(SowingKernel<PlainBoard<Large>>{});
}

}  // namespace sivba::sowing
