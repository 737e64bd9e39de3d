#include "qml/models/hint_reasons.h"

#include <algorithm>

namespace sivba {

namespace {

struct Taken {
    int seeds = 0, pieces = 0;
    std::vector<PlaceId> places;
    int all() const { return seeds + pieces; }
};

Taken taken_by(Seat seat, const EventLog& events) {
    Taken taken;
    for (const Event& event : events) {
        if (event.kind == EventKind::capture && event.seat == seat)
            taken.seeds += event.count;
        else if (event.kind == EventKind::send_home && event.seat != seat)
            ++taken.pieces;
        else
            continue;
        taken.places.push_back(event.from);
    }
    return taken;
}

// The dearest capture that the seat to move has, unless it is `mover` again.
HintRisk risk_of_answers(const Game& game, const Position& position, Seat mover) {
    HintRisk risk;
    const Actor actor = game.actor(position);
    if (!actor.is_seat() || actor.seat() == mover) return risk;
    risk.by = actor.seat();
    MoveList moves;
    game.legal(position, moves);
    for (const Move move : moves) {
        EventLog events;
        game.apply(position, move, &events);
        Taken taken = taken_by(risk.by, events);
        if (taken.all() <= risk.most) continue;
        risk.most = taken.all();
        risk.threatened = std::move(taken.places);
    }
    return risk;
}

// With dice: how many throws of a hundred let somebody else capture.
HintRisk risk_of_throws(const Game& game, const Position& position, Seat mover) {
    HintRisk risk{.by = mover, .thrown = true, .most = 0, .threatened = {}};
    MoveList throws;
    game.legal(position, throws);
    std::uint64_t weight = 0;
    for (const Move each : throws) {
        const HintRisk answer = risk_of_answers(game, *game.apply(position, each, nullptr).position, mover);
        if (answer.most == 0) continue;
        weight += game.weight(position, each);
        risk.by = answer.by;
        risk.threatened.insert(risk.threatened.end(), answer.threatened.begin(), answer.threatened.end());
    }
    risk.most = static_cast<int>(100 * weight / game.denominator(position));
    return risk;
}

HintRisk risk_after(const Game& game, const Position& position, Move move, Seat mover) {
    const PositionPtr after = game.apply(position, move, nullptr).position;
    return game.actor(*after).is_chance() ? risk_of_throws(game, *after, mover)
                                          : risk_of_answers(game, *after, mover);
}

void weigh_answers(HintReasons& reasons, const Game& game, const Position& position, Move best, Seat mover) {
    MoveList moves;
    game.legal(position, moves);
    reasons.only = moves.size() == 1;
    reasons.risk = risk_after(game, position, best, mover);
    for (const Move move : moves) {
        if (move == best) continue;
        HintRisk risk = risk_after(game, position, move, mover);
        // Percent and seeds cannot be compared.
        const bool alike = risk.thrown == reasons.risk->thrown;
        if (alike && (!reasons.elsewhere || risk.most > reasons.elsewhere->most))
            reasons.elsewhere = std::move(risk);
    }
}

// One half of the places that can be played, so that something remains to be found.
std::vector<PlaceId> half_around(const std::vector<Choice>& choices, PlaceId place) {
    std::vector<PlaceId> places;
    for (const Choice& each : choices)
        if (each.place != no_place) places.push_back(each.place);
    std::ranges::sort(places);
    places.erase(std::ranges::unique(places).begin(), places.end());
    const auto at = std::ranges::find(places, place);
    if (at == places.end()) return {};
    const auto half = std::max<std::ptrdiff_t>(std::min<std::ptrdiff_t>(2, std::ssize(places)),
                                               (std::ssize(places) + 1) / 2);
    return at - places.begin() < half ? std::vector(places.begin(), places.begin() + half)
                                      : std::vector(places.end() - half, places.end());
}

}  // namespace

HintReasons reasons_for(const Game& game, const Position& position, const Choice& choice) {
    HintReasons reasons;
    const Seat mover = game.actor(position).seat();
    EventLog events;
    const Applied applied = game.apply(position, choice.move, &events);
    Taken taken = taken_by(mover, events);
    reasons.seeds = taken.seeds;
    reasons.pieces = taken.pieces;
    const std::vector<Place>& places = game.board().places;
    for (const Event& event : events) {
        reasons.again |= event.kind == EventKind::again && event.seat == mover;
        if (event.kind == EventKind::send_home) reasons.owner = event.seat;
        if (event.kind == EventKind::capture && event.from.value < places.size())
            if (const auto owner = places[event.from.value].owner; owner && *owner != mover)
                reasons.owner = owner;
        if (event.kind != EventKind::move || event.seat != mover) continue;
        reasons.leaves |=
            event.to.value < places.size() && game.board().at(event.to).shape == PlaceShape::goal;
        reasons.enters |=
            event.from.value < places.size() && game.board().at(event.from).shape == PlaceShape::hand;
    }
    reasons.wins = game.outcome(*applied.position).won_by(mover);
    weigh_answers(reasons, game, position, choice.move, mover);

    if (!taken.places.empty())
        reasons.area = std::move(taken.places);
    else if (reasons.again || reasons.leaves)
        reasons.area = {choice.landing};
    else if (reasons.saves())
        reasons.area = reasons.elsewhere->threatened;
    else
        reasons.area = half_around(game.choices(position), choice.place);
    std::erase(reasons.area, no_place);
    return reasons;
}

}  // namespace sivba
