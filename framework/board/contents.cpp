#include "framework/board/contents.h"

#include <algorithm>

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

// What lies on a place, bottom to top; null for no place.
std::vector<Piece>* pile(Contents& contents, PlaceId place) {
    return place.value < contents.pieces.size() ? &contents.pieces[place.value] : nullptr;
}

// Index of a height (1 = bottom, 0 = on top) among `size` pieces.
std::size_t index_of(std::uint16_t height, std::size_t size) {
    return height == 0 || height > size ? size - 1 : height - std::size_t{1};
}

bool move_piece(Contents& contents, const Event& event) {
    std::vector<Piece>* const source = pile(contents, event.from);
    std::vector<Piece>* const target = pile(contents, event.to);
    if (!source || !target) return false;
    const Piece piece{event.seat, static_cast<std::uint8_t>(event.extra)};
    const auto found = std::find(source->rbegin(), source->rend(), piece);
    if (found == source->rend()) return false;
    source->erase(std::next(found).base());
    const auto index = static_cast<std::ptrdiff_t>(index_of(event.count, target->size() + 1));
    target->insert(target->begin() + index, piece);
    return true;
}

bool flip_piece(Contents& contents, const Event& event) {
    std::vector<Piece>* const there = pile(contents, event.to);
    if (!there || there->empty()) return false;
    (*there)[index_of(event.count, there->size())].side = static_cast<std::uint8_t>(event.extra);
    return true;
}

bool rearrange(Contents& contents, const Event& event) {
    std::vector<Piece>* const there = pile(contents, event.to);
    if (!there || event.count > there->size()) return false;
    if (event.kind == EventKind::invert)
        std::reverse(there->begin(), there->end());
    else
        std::rotate(there->end() - event.count, there->end() - event.count + 1, there->end());
    return true;
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
    case EventKind::send_home: return move_piece(contents, event);
    case EventKind::flip: return flip_piece(contents, event);
    case EventKind::raise:
    case EventKind::invert: return rearrange(contents, event);
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
