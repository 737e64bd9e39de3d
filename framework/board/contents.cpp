#include "framework/board/contents.h"

namespace sivba {

namespace {

bool has(const Contents& contents, PlaceId place) { return place.value < contents.seeds.size(); }

bool take_seeds(Contents& contents, PlaceId from, std::uint16_t count) {
    if (!has(contents, from) || contents.seeds[from.value] < count) return false;
    contents.seeds[from.value] = static_cast<std::uint16_t>(contents.seeds[from.value] - count);
    return true;
}

void give_seeds(Contents& contents, PlaceId to, std::uint16_t count) {
    std::uint16_t& target = to == no_place ? contents.in_hand : contents.seeds[to.value];
    target = static_cast<std::uint16_t>(target + count);
}

bool from_hand(Contents& contents, PlaceId to, std::uint16_t count) {
    if (!has(contents, to) || contents.in_hand < count) return false;
    contents.in_hand = static_cast<std::uint16_t>(contents.in_hand - count);
    give_seeds(contents, to, count);
    return true;
}

// The topmost piece of `owner` travels; places with an order move their top piece only,
// so this is the piece the rules mean.
bool move_piece(Contents& contents, const Event& event, Seat owner) {
    if (event.from.value >= contents.pieces.size() || event.to.value >= contents.pieces.size()) return false;
    std::vector<Piece>& source = contents.pieces[event.from.value];
    for (std::size_t i = source.size(); i-- > 0;) {
        if (source[i].owner != owner) continue;
        const Piece piece = source[i];
        source.erase(source.begin() + static_cast<std::ptrdiff_t>(i));
        contents.pieces[event.to.value].push_back(piece);
        return true;
    }
    return false;
}

}  // namespace

bool replay(Contents& contents, const Event& event) {
    switch (event.kind) {
    case EventKind::lift:
    case EventKind::capture:
    case EventKind::collect:
        if (event.to != no_place && !has(contents, event.to)) return false;
        if (!take_seeds(contents, event.from, event.count)) return false;
        give_seeds(contents, event.to, event.count);
        return true;
    case EventKind::drop: return from_hand(contents, event.to, 1);
    case EventKind::store: return from_hand(contents, event.to, event.count);
    case EventKind::move:
    case EventKind::send_home: return move_piece(contents, event, event.seat);
    case EventKind::flip: {
        if (event.to.value >= contents.pieces.size() || contents.pieces[event.to.value].empty()) return false;
        contents.pieces[event.to.value].back().side = static_cast<std::uint8_t>(event.extra);
        return true;
    }
    case EventKind::mark:
        if (event.to.value >= contents.marks.size()) return false;
        contents.marks[event.to.value] = event.extra;
        return true;
    case EventKind::roll:
    case EventKind::pass:
    case EventKind::again:
    case EventKind::stop:
    case EventKind::win:
    case EventKind::draw:
    case EventKind::undone: return true;
    }
    return false;
}

}  // namespace sivba
