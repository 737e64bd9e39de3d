// BoardPlayer, second half: what pieces do. While one comes, goes, turns over or is lifted, those that
// lie with it glide to where they lie then.
#include "qml/board/board_player.h"
#include "qml/board/easing.h"

#include <algorithm>
#include <optional>

namespace sivba {

namespace {

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

}  // namespace

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
    std::vector<PlaceId> straight{event.from, event.to};
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

// The pieces that lie on a place with one that is on its way: a gap before and after, where that one
// lay and will lie, or none.
void BoardPlayer::add_others(PlaceId place, Gap gap, double along, BoardFrame& frame) const {
    std::vector<Piece>& stack = frame.rest.pieces[place.value];
    const PlaceShape shape = picture_->at(place).shape;
    const bool tray = shape == PlaceShape::hand || shape == PlaceShape::goal;
    // In a tray those below do not stir.
    if (stack.empty() || (tray && std::min(gap.before, gap.after) >= stack.size())) return;
    const auto size = [&](std::size_t at) { return narrow(stack.size() + (at == no_gap ? 0u : 1u)); };
    const auto slot = [](std::size_t k, std::size_t at) { return narrow(k + (k >= at ? 1u : 0u)); };
    for (std::size_t k = 0; k < stack.size(); ++k)
        frame.flights.push_back({.kind = Flight::Kind::piece,
                                 .from = place,
                                 .to = place,
                                 .from_slot = slot(k, gap.before),
                                 .to_slot = slot(k, gap.after),
                                 .from_stack = size(gap.before),
                                 .to_stack = size(gap.after),
                                 .piece = stack[k],
                                 .along = along});
    stack.clear();
}

void BoardPlayer::add_travel(std::size_t i, double part, BoardFrame& frame) const {
    const Event& event = events_[i];
    std::vector<Piece>& stack = frame.rest.pieces[event.from.value];
    const std::optional<std::size_t> which = topmost(stack, event);
    if (!which) return;
    Flight piece{.kind = Flight::Kind::piece, .piece = stack[*which]};
    piece.from_stack = narrow(stack.size());
    stack.erase(stack.begin() + static_cast<std::ptrdiff_t>(*which));
    const std::vector<PlaceId> squares = way(i);
    const std::size_t last = squares.size() - 1;
    const auto hops = static_cast<double>(last);
    const double at = std::min(part * hops, hops - 1e-9);
    const auto hop = static_cast<std::size_t>(at);
    const double x = at - static_cast<double>(hop);
    const std::size_t lying = frame.rest.pieces[event.to.value].size();
    const std::size_t lands = index_of(event.count, lying + 1);
    if (event.from != event.to) {
        if (hop == 0) add_others(event.from, {*which, no_gap}, smooth(x), frame);
        if (hop + 1 == last) add_others(event.to, {no_gap, lands}, smooth(x), frame);
    }
    piece.from = squares[hop];
    piece.to = squares[hop + 1];
    piece.from_slot = hop == 0 ? narrow(*which) : Flight::passing;
    piece.to_slot = hop + 1 < last ? Flight::passing : narrow(lands);
    piece.to_stack = narrow(lying + 1);
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
    piece.from_stack = piece.to_stack = narrow(stack.size());
    stack.erase(stack.begin() + static_cast<std::ptrdiff_t>(which));
    const std::size_t before = frame.flights.size();
    add_others(event.to, {which, which}, 1, frame);
    piece.from_slot = piece.to_slot = narrow(which);
    if (part >= 0.5) piece.piece.side = static_cast<std::uint8_t>(event.extra);
    piece.along = 1;
    piece.turn = 1 - std::abs(std::cos(std::numbers::pi * part));
    piece.lift = 0.5 * arc(part);
    // It stays between those below and above it; in a tray they have not stirred.
    const std::size_t below = std::min(before + which, frame.flights.size());
    frame.flights.insert(frame.flights.begin() + static_cast<std::ptrdiff_t>(below), piece);
}

// The piece is drawn out sideways and laid on top.
void BoardPlayer::add_raise(std::size_t i, double part, BoardFrame& frame) const {
    const Event& event = events_[i];
    std::vector<Piece>& stack = frame.rest.pieces[event.to.value];
    const std::size_t top = stack.size() - 1, which = stack.size() - event.count;
    Flight piece{.kind = Flight::Kind::piece, .from = event.to, .to = event.to, .piece = stack[which]};
    piece.from_stack = piece.to_stack = narrow(stack.size());
    stack.erase(stack.begin() + static_cast<std::ptrdiff_t>(which));
    add_others(event.to, {which, top}, smooth(part), frame);
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

}  // namespace sivba
