// See board_player.h. An event lasts some beats; a beat is the time a seed takes to
// the next pit. Each add_... draws one kind of event at `part` (0..1) of its length:
// it takes out of frame.rest what is in the air and adds it as flights. Pieces are in
// board_player_pieces.cpp.
#include "qml/board/board_player.h"

#include "qml/board/easing.h"

#include <algorithm>

namespace sivba {
namespace {

constexpr double longest_film = 90;  // beats; a longer relay is played faster
// A relay of more events than can be followed even so is cut: its beginning and its end
// are seen, what lies between them happens at once.
constexpr std::size_t most_events = 600, seen_at_each_end = 240;

// Height of a falling seed: it drops, and settles with one small bounce.
double falling(double x) {
    if (x < 0.72) return 1 - (x / 0.72) * (x / 0.72);
    return 0.10 * arc((x - 0.72) / 0.28);
}

bool is_on(const BoardPicture& picture, PlaceId place) { return place.value < picture.places.size(); }

PlaceId hand_after_one(const BoardPicture& picture, const Event& event, PlaceId before) {
    const bool lifts = event.kind == EventKind::lift || event.kind == EventKind::capture;
    if (lifts && event.to == no_place && is_on(picture, event.from)) return event.from;
    return event.kind == EventKind::drop && is_on(picture, event.to) ? event.to : before;
}

}  // namespace

PlaceId hand_after(const BoardPicture& picture, const EventLog& events, PlaceId before) {
    for (const Event& event : events) before = hand_after_one(picture, event, before);
    return before;
}

BoardPlayer::BoardPlayer(const BoardPicture& picture, Contents before, EventLog events, PlayerOptions options)
    : picture_(&picture),
      events_(std::move(events)),
      options_(options) {
    const std::size_t size = events_.size();
    const bool cut = size > most_events;
    const std::size_t cut_from = cut ? seen_at_each_end : size, cut_to = cut ? size - seen_at_each_end : size;
    EventLog seen;
    stills_.push_back(before);
    hands_.push_back(options_.hand_at);
    for (std::size_t i = 0; i < size; ++i) {
        const Event& event = events_[i];
        const bool applied = replay(before, event);
        const PlaceId hand = hand_after_one(picture, event, hands_.back());
        if (i > cut_from && i < cut_to) {
            stills_.back() = before;
            hands_.back() = hand;
            applied_.back() = false;
            continue;
        }
        seen.push_back(event);
        applied_.push_back(applied);
        stills_.push_back(before);
        hands_.push_back(hand);
    }
    events_ = std::move(seen);
    plan();
}

double BoardPlayer::beats(std::size_t i) const {
    const Event& event = events_[i];
    if (options_.reduced_motion) {
        switch (event.kind) {
        case EventKind::roll: return 4;
        case EventKind::stop:
        case EventKind::win:
        case EventKind::draw:
        case EventKind::undone: return 0;
        default: return 1.2;
        }
    }
    switch (event.kind) {
    case EventKind::roll: return 6.5;
    case EventKind::lift: return 1.2;
    case EventKind::drop: return 1;
    case EventKind::capture: return event.to == no_place ? 2.2 : 3.4;
    case EventKind::store: return 1.6;
    case EventKind::move: return 1.0 + 1.1 * static_cast<double>(way(i).size() - 1);
    case EventKind::flip: return turns_over(i) ? 2.6 : 0.4;
    case EventKind::send_home: return 3;
    case EventKind::raise: return 3;
    case EventKind::invert: return 4;
    case EventKind::mark: return 1.4;
    case EventKind::pass: return 3;
    case EventKind::again: return 1.2;
    case EventKind::collect: return 1.6;
    case EventKind::stop:
    case EventKind::win:
    case EventKind::draw:
    case EventKind::undone: return 0;
    }
    return 0;
}

void BoardPlayer::plan() {
    double total = 0;
    starts_.push_back(0);
    for (std::size_t i = 0; i < events_.size(); ++i) starts_.push_back(total += beats(i));
    double scale = options_.seed_ms;
    if (total > longest_film) scale *= longest_film / total;
    for (double& start : starts_) start *= scale;
}

std::size_t BoardPlayer::event_at(double time) const {
    const auto next = std::upper_bound(starts_.begin(), starts_.end(), time);
    return std::min(static_cast<std::size_t>(std::max<std::ptrdiff_t>(next - starts_.begin() - 1, 0)),
                    events_.size());
}

BoardFrame BoardPlayer::at(double time) const {
    const std::size_t i = event_at(std::max(time, 0.0));
    BoardFrame frame{stills_[i], {}, hands_[i], no_place};
    if (i == events_.size()) return frame;
    const Event& event = events_[i];
    frame.active = known(event.to) ? event.to : event.from;
    if (!applied_[i]) return frame;
    const double part = clamp01((time - starts_[i]) / (starts_[i + 1] - starts_[i]));
    if (options_.reduced_motion) {
        add_fade(i, part, frame);
        return frame;
    }
    switch (event.kind) {
    case EventKind::lift: add_lift(i, part, frame); break;
    case EventKind::capture:
        event.to == no_place ? add_lift(i, part, frame) : add_sweep(i, part, frame);
        break;
    case EventKind::collect:
    case EventKind::store: add_sweep(i, part, frame); break;
    case EventKind::drop: add_drop(i, part, frame); break;
    case EventKind::move:
    case EventKind::send_home: add_travel(i, part, frame); break;
    case EventKind::flip:
        if (turns_over(i)) add_flip(i, part, frame);
        break;
    case EventKind::raise: add_raise(i, part, frame); break;
    case EventKind::invert: add_inversion(i, part, frame); break;
    default: break;
    }
    return frame;
}

// The hand comes to the place (with what it holds) and takes the seeds out.
void BoardPlayer::add_lift(std::size_t i, double part, BoardFrame& frame) const {
    const Event& event = events_[i];
    if (event.to != no_place) return add_sweep(i, part, frame);
    std::uint16_t& pit = frame.rest.seeds[event.from.value];
    const std::uint16_t held = frame.rest.in_hand;
    const double reach = held > 0 ? 0.45 : 0;
    if (held > 0) {
        Flight hand{.kind = Flight::Kind::hand, .from = hands_[i], .to = event.from, .count = held};
        hand.along = smooth(within(part, 0, reach));
        hand.lift = 1;
        frame.flights.push_back(hand);
    }
    frame.rest.in_hand = 0;
    if (part < reach) return;
    pit = static_cast<std::uint16_t>(pit - event.count);
    Flight risen{.kind = Flight::Kind::hand, .from = event.from, .to = event.from, .count = event.count};
    risen.from_slot = pit;
    risen.along = smooth(within(part, reach, 1));  // from the pit's heap to the bunch
    risen.lift = risen.along;
    frame.flights.push_back(risen);
}

void BoardPlayer::add_drop(std::size_t i, double part, BoardFrame& frame) const {
    const Event& event = events_[i];
    const std::uint16_t held = frame.rest.in_hand;
    frame.rest.in_hand = 0;
    const bool released = part >= 0.5;
    Flight hand{.kind = Flight::Kind::hand, .from = hands_[i], .to = event.to};
    hand.count = narrow(held - (released ? 1u : 0u));
    hand.along = smooth(within(part, 0, 0.6));
    hand.lift = 1 + 0.35 * arc(hand.along);
    if (released) {
        Flight seed{.kind = Flight::Kind::seed, .from = event.to, .to = event.to};
        seed.to_slot = frame.rest.seeds[event.to.value];
        seed.along = within(part, 0.5, 0.9);
        seed.lift = falling(within(part, 0.5, 1));
        frame.flights.push_back(seed);
    }
    if (hand.count > 0) frame.flights.push_back(hand);
}

// Seeds leave one after another and land in a stream.
void BoardPlayer::add_sweep(std::size_t i, double part, BoardFrame& frame) const {
    const Event& event = events_[i];
    const bool from_hand = event.kind == EventKind::store;
    std::uint16_t& source = from_hand ? frame.rest.in_hand : frame.rest.seeds[event.from.value];
    source = static_cast<std::uint16_t>(source - event.count);
    const std::uint16_t base = event.to == no_place ? 0 : frame.rest.seeds[event.to.value];
    const double wait = event.kind == EventKind::capture ? 0.12 : 0;
    const double spread = event.count > 1 ? 0.38 : 0;
    for (std::uint16_t s = 0; s < event.count; ++s) {
        const double begin = wait + (event.count > 1 ? spread * s / (event.count - 1) : 0);
        Flight seed{.kind = Flight::Kind::seed, .from = from_hand ? no_place : event.from, .to = event.to};
        seed.from_slot = narrow(source + event.count - 1u - s);
        seed.to_slot = narrow(base + s);
        const double x = within(part, begin, begin + 1 - wait - spread);
        seed.along = smooth(x);
        seed.lift = from_hand ? (1 - x) : 0.9 * arc(x);
        frame.flights.push_back(seed);
    }
}

// Reduced motion: what has gone fades out where it was, what has come fades in where
// it is now. Read off the two stills, so that every kind of event is covered.
void BoardPlayer::add_fade(std::size_t i, double part, BoardFrame& frame) const {
    const Contents& old = stills_[i];
    const Contents& now = stills_[i + 1];
    const double going = clamp01(1 - 2 * part), coming = clamp01(2 * part - 1);
    const auto seeds = [&](std::size_t place, std::uint16_t from, std::uint16_t to, double opacity) {
        const PlaceId id{narrow(place)};
        for (std::uint16_t s = from; s < to; ++s)
            frame.flights.push_back(
                {.from = id, .to = id, .from_slot = s, .to_slot = s, .along = 1, .opacity = opacity});
    };
    for (std::size_t place = 0; place < old.seeds.size(); ++place) {
        frame.rest.seeds[place] = std::min(old.seeds[place], now.seeds[place]);
        seeds(place, now.seeds[place], old.seeds[place], going);
        seeds(place, old.seeds[place], now.seeds[place], coming);
    }
    const auto pieces = [&](std::size_t place, const std::vector<Piece>& stack, std::size_t from,
                            double opacity) {
        const PlaceId id{narrow(place)};
        for (std::size_t s = from; s < stack.size(); ++s)
            frame.flights.push_back({.kind = Flight::Kind::piece,
                                     .from = id,
                                     .to = id,
                                     .from_slot = narrow(s),
                                     .to_slot = narrow(s),
                                     .piece = stack[s],
                                     .along = 1,
                                     .opacity = opacity});
    };
    for (std::size_t place = 0; place < old.pieces.size(); ++place) {
        const std::vector<Piece>& was = old.pieces[place];
        const std::vector<Piece>& is = now.pieces[place];
        const auto differ = std::mismatch(was.begin(), was.end(), is.begin(), is.end());
        const auto same = static_cast<std::size_t>(differ.first - was.begin());
        frame.rest.pieces[place].assign(was.begin(), differ.first);
        pieces(place, was, same, going);
        pieces(place, is, same, coming);
    }
    if (part >= 0.5) {
        frame.rest.in_hand = now.in_hand;
        frame.hand_at = hands_[i + 1];
    }
}

}  // namespace sivba
