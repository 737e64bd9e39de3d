// See board_player.h. An event lasts some beats; a beat is the time a seed takes to
// the next pit. Each add_... draws one kind of event at `part` (0..1) of its length:
// it takes out of frame.rest what is in the air and adds it as flights.
#include "qml/board/board_player.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

namespace sivba {
namespace {

constexpr double longest_film = 90;  // beats; a longer relay is played faster
// A relay of more events than can be followed even so is cut: its beginning and its end
// are seen, what lies between them happens at once.
constexpr std::size_t most_events = 600, seen_at_each_end = 240;

double clamp01(double x) { return std::clamp(x, 0.0, 1.0); }
double smooth(double x) { return x * x * (3 - 2 * x); }
double arc(double x) { return std::sin(std::numbers::pi * clamp01(x)); }
// The part of [begin, end] that has passed.
double within(double x, double begin, double end) { return clamp01((x - begin) / (end - begin)); }

// Height of a falling seed: it drops, and settles with one small bounce.
double falling(double x) {
    if (x < 0.72) return 1 - (x / 0.72) * (x / 0.72);
    return 0.10 * arc((x - 0.72) / 0.28);
}

std::uint16_t narrow(std::size_t value) { return static_cast<std::uint16_t>(value); }

// Index of the piece that an event moves: the topmost that looks so (as replay does).
std::optional<std::size_t> topmost(const std::vector<Piece>& stack, const Event& event) {
    const Piece wanted{event.seat, static_cast<std::uint8_t>(event.extra)};
    for (std::size_t i = stack.size(); i-- > 0;)
        if (stack[i] == wanted) return i;
    return std::nullopt;
}

// Index of a height (1 = bottom, 0 = on top) among `size` pieces.
std::size_t index_of(std::uint16_t height, std::size_t size) {
    return height == 0 || height > size ? size - 1 : height - std::size_t{1};
}

// What a piece shows besides its owner: its side, and the branch of a forked way.
bool is_marked(std::size_t look) { return (look & 1) != 0; }
constexpr std::size_t second_way = 4;
constexpr std::size_t max_seats_with_paths = 2;  // the other branches of a forked way follow the ways

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

// The path on which a piece goes: where the way forks, the branch it shows before or after.
const std::vector<PlaceId>* BoardPlayer::path_of(std::size_t i) const {
    const Event& event = events_[i];
    const std::vector<std::vector<PlaceId>>& paths = picture_->paths;
    const auto seat = static_cast<std::size_t>(index(event.seat));
    std::size_t look = event.extra;
    if (i + 1 < events_.size() && events_[i + 1].kind == EventKind::flip && events_[i + 1].to == event.to)
        look |= events_[i + 1].extra;
    const std::size_t other_way = seat + max_seats_with_paths;
    if ((look & second_way) != 0 && other_way < paths.size()) return &paths[other_way];
    return seat < paths.size() ? &paths[seat] : nullptr;
}

// The squares a piece passes. On its owner's path it goes from square to square, the
// nearest pair of visits if the path crosses itself; a hand is the square before the
// first, the goal the one after the last. A piece that strikes back goes the path backwards.
// Elsewhere it goes straight.
std::vector<PlaceId> BoardPlayer::way(std::size_t i) const {
    const Event& event = events_[i];
    const std::vector<PlaceId> straight{event.from, event.to};
    const std::vector<PlaceId>* const path = event.kind == EventKind::move ? path_of(i) : nullptr;
    if (path == nullptr) return straight;
    const auto shape = [&](PlaceId id) { return known(id) ? picture_->at(id).shape : PlaceShape::square; };
    const auto visits = [&](PlaceId id, bool start) {
        std::vector<std::ptrdiff_t> found;
        for (std::size_t k = 0; k < path->size(); ++k)
            if ((*path)[k] == id) found.push_back(static_cast<std::ptrdiff_t>(k));
        if (found.empty() && start && shape(id) == PlaceShape::hand) found.push_back(-1);
        if (found.empty() && !start && shape(id) == PlaceShape::goal)
            found.push_back(static_cast<std::ptrdiff_t>(path->size()));
        return found;
    };
    std::ptrdiff_t begin = 0, end = 0;
    const auto nearest = [&](bool forwards) {
        for (std::ptrdiff_t a : visits(event.from, true))
            for (std::ptrdiff_t b : visits(event.to, false))
                if ((b > a) == forwards && (end == begin || std::abs(b - a) < std::abs(end - begin)))
                    begin = a, end = b;
    };
    nearest(true);
    if (end == begin) nearest(false);
    if (end == begin || std::abs(end - begin) > 12) return straight;
    std::vector<PlaceId> squares{event.from};
    const std::ptrdiff_t step = end > begin ? 1 : -1;
    for (std::ptrdiff_t k = begin + step; k != end; k += step)
        squares.push_back((*path)[static_cast<std::size_t>(k)]);
    squares.push_back(event.to);
    return squares;
}

void BoardPlayer::add_travel(std::size_t i, double part, BoardFrame& frame) const {
    const Event& event = events_[i];
    std::vector<Piece>& stack = frame.rest.pieces[event.from.value];
    const std::optional<std::size_t> which = topmost(stack, event);
    if (!which) return;
    Flight piece{.kind = Flight::Kind::piece, .piece = stack[*which]};
    stack.erase(stack.begin() + static_cast<std::ptrdiff_t>(*which));
    const std::vector<PlaceId> squares = way(i);
    const std::size_t last = squares.size() - 1;
    const auto hops = static_cast<double>(last);
    const double at = std::min(part * hops, hops - 1e-9);
    const auto hop = static_cast<std::size_t>(at);
    piece.from = squares[hop];
    piece.to = squares[hop + 1];
    piece.from_slot = hop == 0 ? narrow(*which) : Flight::passing;
    piece.to_slot = hop + 1 < last
                        ? Flight::passing
                        : narrow(index_of(event.count, frame.rest.pieces[event.to.value].size() + 1));
    const double x = at - static_cast<double>(hop);
    piece.along = smooth(x);
    piece.lift = (event.kind == EventKind::send_home ? 1.2 : 0.55) * arc(x);
    frame.flights.push_back(piece);
}

// A flip may only say which way a piece has taken.
bool BoardPlayer::turns_over(std::size_t i) const {
    const Event& event = events_[i];
    const std::vector<Piece>& stack = stills_[i].pieces[event.to.value];
    return !stack.empty() &&
           is_marked(stack[index_of(event.count, stack.size())].side) != is_marked(event.extra);
}

void BoardPlayer::add_flip(std::size_t i, double part, BoardFrame& frame) const {
    const Event& event = events_[i];
    std::vector<Piece>& stack = frame.rest.pieces[event.to.value];
    const std::size_t which = index_of(event.count, stack.size());
    Flight piece{.kind = Flight::Kind::piece, .from = event.to, .to = event.to, .piece = stack[which]};
    stack.erase(stack.begin() + static_cast<std::ptrdiff_t>(which));
    piece.from_slot = piece.to_slot = narrow(which);
    if (part >= 0.5) piece.piece.side = static_cast<std::uint8_t>(event.extra);
    piece.along = 1;
    piece.turn = 1 - std::abs(std::cos(std::numbers::pi * part));
    piece.lift = 0.5 * arc(part);
    frame.flights.push_back(piece);
}

// The piece is drawn out sideways and laid on top.
void BoardPlayer::add_raise(std::size_t i, double part, BoardFrame& frame) const {
    const Event& event = events_[i];
    std::vector<Piece>& stack = frame.rest.pieces[event.to.value];
    const std::size_t top = stack.size() - 1, which = stack.size() - event.count;
    Flight piece{.kind = Flight::Kind::piece, .from = event.to, .to = event.to, .piece = stack[which]};
    stack.erase(stack.begin() + static_cast<std::ptrdiff_t>(which));
    piece.from_slot = narrow(which);
    piece.to_slot = narrow(top);
    piece.along = smooth(part);
    piece.lift = 1.6 * arc(part);
    frame.flights.push_back(piece);
}

// Each piece goes to the height that it will have; what will lie on top is seen on top from half
// the way on.
void BoardPlayer::add_inversion(std::size_t i, double part, BoardFrame& frame) const {
    const Event& event = events_[i];
    std::vector<Piece>& stack = frame.rest.pieces[event.to.value];
    const std::size_t size = stack.size();
    for (std::size_t k = 0; k < size; ++k) {
        const std::size_t which = part < 0.5 ? k : size - 1 - k;
        Flight piece{.kind = Flight::Kind::piece, .from = event.to, .to = event.to, .piece = stack[which]};
        piece.from_slot = narrow(which);
        piece.to_slot = narrow(size - 1 - which);
        piece.along = smooth(part);
        piece.lift = 0.9 * arc(part);
        frame.flights.push_back(piece);
    }
    stack.clear();
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
