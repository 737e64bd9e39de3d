// One position on two boards: which decisions each game allows there, and what comes of those
// that both do. Results are compared by what lies on the places both boards have.
#include "framework/play/compare.h"

#include <algorithm>

namespace sivba {

namespace {

using Side = ChoicePair::Side;

// A pit is named by its owner; the seeds of a lap may end beyond the own side.
Message last_seed(const Game& game, PlaceId pit, Seat mover) {
    const Place& place = game.board().at(pit);
    if (place.shape == PlaceShape::store) return msg("the last seed falls into the store");
    return (place.owner == mover ? msg("the last seed falls into {pit}")
                                 : msg("the last seed falls into the opponent's {pit}"))
        .with("pit", place.label);
}

Message landing_sentence(const Game& game, const EventLog& events) {
    int captured = 0;
    const Event* last = nullptr;
    for (const Event& event : events) {
        if (event.kind == EventKind::capture) captured += event.count;
        if (event.kind == EventKind::drop || event.kind == EventKind::store) last = &event;
    }
    Message taken = captured == 0 ? msg("nothing is captured")
                                  : msg_n("{n} seed is captured", "{n} seeds are captured", captured);
    if (!last) return taken;
    return msg("{one}; {other}")
        .with("one", std::move(taken))
        .with("other", last_seed(game, last->to, last->seat));
}

// Seeds are counted; what pieces do is told as the game tells it.
Message result_of(const Game& game, const Position& before, const EventLog& events) {
    const bool sown =
        std::ranges::any_of(events, [](const Event& event) { return event.kind == EventKind::lift; });
    if (sown) return landing_sentence(game, events);
    std::vector<Message> told = game.explain(before, events);
    return told.empty() ? Message() : std::move(told.front());
}

std::vector<Side> sides_of(const Game& game, const Position& position) {
    std::vector<Side> sides;
    const bool chance = game.actor(position).is_chance();
    for (Choice& choice : game.choices(position)) {
        EventLog events;
        Side side;
        side.after = game.apply(position, choice.move, &events).position;
        if (chance)
            side.weight = game.weight(position, choice.move);
        else
            side.result = result_of(game, position, events);
        side.events = std::move(events);
        side.choice = std::move(choice);
        sides.push_back(std::move(side));
    }
    return sides;
}

// Of each place the same one of the other board; empty: that has none.
using Counterparts = std::vector<std::optional<std::size_t>>;

Counterparts counterparts(const BoardPicture& of, const BoardPicture& in) {
    Counterparts all(of.places.size());
    for (std::size_t i = 0; i < of.places.size(); ++i) {
        const Place& place = of.places[i];
        const auto found = std::ranges::find_if(in.places, [&](const Place& each) {
            return each.owner == place.owner && each.label == place.label;
        });
        if (found != in.places.end()) all[i] = static_cast<std::size_t>(found - in.places.begin());
    }
    return all;
}

// Found once for all decisions of a position.
struct TwoBoards {
    TwoBoards(const BoardPicture& a, const BoardPicture& b)
        : of_a(counterparts(a, b)),
          of_b(counterparts(b, a)) {}
    Counterparts of_a, of_b;
};

bool nothing_alone(const Contents& contents, const Counterparts& others) {
    for (std::size_t i = 0; i < others.size(); ++i) {
        const bool empty = (i >= contents.seeds.size() || contents.seeds[i] == 0) &&
                           (i >= contents.pieces.size() || contents.pieces[i].empty());
        if (!empty && !others[i]) return false;
    }
    return true;
}

bool equal_contents(const Contents& left, const Contents& right, const TwoBoards& boards) {
    if (!nothing_alone(left, boards.of_a) || !nothing_alone(right, boards.of_b)) return false;
    for (std::size_t i = 0; i < boards.of_a.size(); ++i) {
        const std::optional<std::size_t> j = boards.of_a[i];
        if (!j) continue;
        if (i < left.seeds.size() && left.seeds[i] != right.seeds[*j]) return false;
        if (i < left.pieces.size() && left.pieces[i] != right.pieces[*j]) return false;
    }
    return true;
}

bool equal_results(const Game& a, const Side& of_a, const Game& b, const Side& of_b,
                   const PositionComparison& compared, const TwoBoards& boards) {
    // A throw is a share of its own denominator.
    const bool odds = std::uint64_t{of_a.weight} * compared.denominator_b ==
                      std::uint64_t{of_b.weight} * compared.denominator_a;
    return odds && a.actor(*of_a.after) == b.actor(*of_b.after) &&
           a.outcome(*of_a.after).kind == b.outcome(*of_b.after).kind &&
           equal_contents(a.contents(*of_a.after), b.contents(*of_b.after), boards);
}

Message apart(const Message& reason_a, const Message& reason_b) {
    if (reason_a == reason_b) return reason_a;
    return msg("{one} {other}").with("one", reason_a).with("other", reason_b);
}

PositionComparison opened(const Game& a, const Game& b, PositionPtr at_a, PositionPtr at_b, PositionOf of) {
    PositionComparison compared;
    compared.of = of;
    compared.a = std::move(at_a);
    compared.b = std::move(at_b);
    if (a.actor(*compared.a).is_chance()) compared.denominator_a = a.denominator(*compared.a);
    if (b.actor(*compared.b).is_chance()) compared.denominator_b = b.denominator(*compared.b);
    for (Side& side : sides_of(a, *compared.a)) {
        std::string token = side.choice.token;
        compared.choices.push_back({std::move(token), std::move(side), std::nullopt});
    }
    const std::size_t of_a = compared.choices.size();
    const TwoBoards boards(a.board(), b.board());
    const bool two_positions = of == PositionOf::each_start || of == PositionOf::one_board;
    for (Side& side : sides_of(b, *compared.b)) {
        // Decisions in two different positions are no pair.
        const auto end = compared.choices.begin() + static_cast<std::ptrdiff_t>(two_positions ? 0 : of_a);
        const auto twin =
            std::ranges::find(compared.choices.begin(), end, side.choice.token, &ChoicePair::token);
        if (twin == end) {
            std::string token = side.choice.token;
            compared.choices.push_back({std::move(token), std::nullopt, std::move(side)});
            continue;
        }
        twin->same = equal_results(a, *twin->a, b, side, compared, boards);
        twin->b = std::move(side);
    }
    return compared;
}

}  // namespace

PositionComparison compare_positions(const Game& a, const Game& b, PositionPtr at_a, PositionPtr at_b) {
    return opened(a, b, std::move(at_a), std::move(at_b), PositionOf::given);
}

Result<PositionComparison> compare_at(const Game& a, const Game& b, const PositionPtr& position_of_a) {
    const Result<PositionPtr> at_b = b.carried(a, *position_of_a);
    if (!at_b) return at_b.error();
    return compare_positions(a, b, position_of_a, *at_b);
}

PositionComparison compare_on_one(const Game& a, const Game& b, PositionPtr at_a, PositionPtr at_b, bool of_a,
                                  Message why) {
    PositionComparison compared = opened(a, b, std::move(at_a), std::move(at_b), PositionOf::one_board);
    std::erase_if(compared.choices, [&](const ChoicePair& pair) { return of_a ? !pair.a : !pair.b; });
    compared.why_apart = std::move(why);
    return compared;
}

PositionComparison compare_starts(const Game& a, const Game& b) {
    const auto cannot = [](const Game& game, const Error& why) {
        return msg("The start of {name} cannot stand on the other board: {why}")
            .with("name", game.ruleset().name)
            .with("why", why.message);
    };
    const Result<PositionPtr> at_b = b.carried(a, *a.initial());
    if (at_b) return opened(a, b, a.initial(), *at_b, PositionOf::start_of_a);
    const Result<PositionPtr> at_a = a.carried(b, *b.initial());
    if (at_a) {
        PositionComparison compared = opened(a, b, *at_a, b.initial(), PositionOf::start_of_b);
        compared.why_apart = cannot(a, at_b.error());
        return compared;
    }
    PositionComparison compared = opened(a, b, a.initial(), b.initial(), PositionOf::each_start);
    compared.why_apart = apart(at_b.error().message, at_a.error().message);
    return compared;
}

}  // namespace sivba
