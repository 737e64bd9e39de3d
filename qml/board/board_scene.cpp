// See board_scene.h.
#include "qml/board/board_scene.h"

#include "qml/board/noise.h"

#include <algorithm>
#include <cmath>

namespace sivba {
namespace {

std::uint32_t seed_kind(std::size_t place, std::uint16_t slot) {
    return scramble(static_cast<std::uint32_t>(place * 131 + slot * 7 + 5));
}

QPointF blend(QPointF a, QPointF b, double t) { return a + (b - a) * t; }

// A place of a board of squares may be marked as one on which pieces lie in order.
bool is_pile(const Contents& contents, std::size_t place) {
    return place < contents.marks.size() && contents.marks[place] != 0;
}

}  // namespace

BoardScene::BoardScene(const BoardPicture& picture, QSizeF area, double ratio, ThemeKind theme, bool vertical,
                       bool turned, bool trays)
    : picture_(&picture),
      style_(&board_style(theme)),
      ratio_(ratio),
      layout_(picture, area, vertical, turned, trays) {
    if (layout_.empty()) return;
    sprites_ = Sprites(layout_.unit(), ratio, *style_);
    const double diameter = Sprites::seed_size * layout_.unit();
    for (std::size_t i = 0; i < picture.places.size(); ++i) {
        const PlaceShape shape = picture.places[i].shape;
        const double walls = shape == PlaceShape::house ? 0.30 : shape == PlaceShape::store ? 0.20 : 0.20;
        const double inset = walls * layout_.unit();
        const QSizeF room = layout_.rect(i).size() - QSizeF(inset, inset);
        heaps_.emplace_back(room / diameter, shape != PlaceShape::house,
                            static_cast<std::uint32_t>(i * 97 + 13));
        room_.push_back(find_room(i));
    }
}

double BoardScene::find_room(std::size_t place) const {
    const QPointF out = outward(place);
    const QRectF rect = layout_.rect(place);
    double room = layout_.unit();
    // The strip of the seat stays in sight.
    if (const std::optional<Seat> owner = picture_->places[place].owner) {
        const QRectF strip = seat_strip(*picture_, layout_, *owner);
        const QPointF way = strip.center() - rect.center();
        const double thick = std::min(strip.width(), strip.height());
        const double ahead = way.x() * out.x() + way.y() * out.y();
        if (!strip.isEmpty()) room = std::min(room, ahead - (rect.height() + thick) / 2);
    }
    for (std::size_t i = 0; i < layout_.size(); ++i) {
        const QPointF way = layout_.centre(i) - rect.center();
        const double ahead = way.x() * out.x() + way.y() * out.y();
        const double aside = std::abs(way.x() * out.y()) + std::abs(way.y() * out.x());
        if (i == place || ahead <= 0 || aside > rect.width() / 2) continue;
        room = std::min(room, ahead - (rect.height() + layout_.rect(i).height()) / 2);
    }
    return room;
}

QPointF BoardScene::outward(std::size_t place) const {
    const std::optional<Seat> owner = picture_->places[place].owner;
    return owner ? layout_.side(*owner) : QPointF(0, 1);
}

// Seeds keep a little clear of the number.
QPointF BoardScene::seed_at(std::size_t place, std::uint16_t slot) const {
    const QPointF away = outward(place) * (-0.055 * layout_.unit());
    return layout_.centre(place) + away + heaps_[place].at(slot) * (Sprites::seed_size * layout_.unit());
}

// Pieces on a square lie in a pile or side by side; a hand or a goal spreads them in a row.
BoardScene::Lying BoardScene::piece_at(std::size_t place, std::uint16_t slot, std::size_t stack,
                                       bool in_order) const {
    const QRectF rect = layout_.rect(place);
    const double u = layout_.unit();
    const PlaceShape shape = picture_->places[place].shape;
    if (shape == PlaceShape::hand || shape == PlaceShape::goal) {
        if (slot == Flight::passing) slot = 0;
        const bool upright = rect.height() > rect.width();
        const double room = (upright ? rect.height() : rect.width()) - 1.35 * u;
        const double step = std::min(
            0.74 * u, room / std::max<double>(1, static_cast<double>(std::max<std::size_t>(stack, 7)) - 1));
        const double along = 0.46 * u + step * slot;
        return {upright ? QPointF(rect.center().x(), rect.bottom() - along)
                        : QPointF(rect.left() + along, rect.center().y())};
    }
    if (stack <= 1 || slot == Flight::passing) return {rect.center()};
    if (!in_order) {
        constexpr double beside = 0.215;
        if (stack == 2) return {rect.center() + QPointF(slot == 0 ? -beside : beside, 0) * u, 0.64};
        return {rect.center() + QPointF(slot % 2 == 0 ? -beside : beside, slot < 2 ? -beside : beside) * u,
                0.62};
    }
    // The pile leans to the upper right: of each piece its lower left is seen.
    const double heights = static_cast<double>(stack) - 1;
    const double scale = stack == 2 ? 0.86 : stack == 3 ? 0.78 : 0.70;
    const double step = (0.96 - scale * Sprites::piece_size) / heights, up = slot - heights / 2;
    return {rect.center() + QPointF(step, -step) * (up * u), scale};
}

// On boards of pieces, what is counted are tokens.
const Sprite& BoardScene::seed_of(std::size_t place, std::uint16_t slot) const {
    const bool tokens = picture_->material == Material::inlay;
    return tokens ? sprites_.token() : sprites_.seed(seed_kind(place, slot));
}

void BoardScene::resting(std::size_t place, const Contents& contents, std::vector<Drawn>& out) const {
    const double u = layout_.unit();
    if (layout_.rect(place).isEmpty()) return;
    if (place < contents.seeds.size()) {
        const auto count =
            static_cast<std::uint16_t>(std::min<std::size_t>(contents.seeds[place], SeedHeap::drawn));
        for (std::uint16_t slot = 0; slot < count; ++slot) {
            const QPointF at = seed_at(place, slot);
            out.push_back({&sprites_.seed_shadow(), at + QPointF(0.018, 0.032) * u});
            out.push_back({&seed_of(place, slot), at});
        }
    }
    if (place < contents.pieces.size()) {
        const std::vector<Piece>& stack = contents.pieces[place];
        for (std::size_t i = 0; i < stack.size(); ++i) {
            const auto [at, scale] =
                piece_at(place, static_cast<std::uint16_t>(i), stack.size(), is_pile(contents, place));
            out.push_back({&sprites_.piece_shadow(), at + QPointF(0.03, 0.055) * (u * scale), scale, scale});
            out.push_back({&sprites_.piece(stack[i]), at, scale, scale});
        }
    }
}

// The hand hovers over the inner rim of the place it is at, clear of the number.
QPointF BoardScene::bunch_at(PlaceId place) const {
    if (place.value >= layout_.size()) return layout_.body().center();
    const QPointF out = outward(place.value);
    return layout_.centre(place.value) - (out.isNull() ? QPointF(0, 1) : out) * (0.40 * layout_.unit());
}

std::optional<BoardScene::Hand> BoardScene::hand(const BoardFrame& frame) const {
    const QPointF aside = (layout_.vertical() ? QPointF(0, 0.36) : QPointF(0.36, 0)) * layout_.unit();
    for (const Flight& flight : frame.flights)
        if (flight.kind == Flight::Kind::hand)
            return Hand{blend(bunch_at(flight.from), bunch_at(flight.to), flight.along) + aside,
                        flight.count};
    if (frame.rest.in_hand > 0) return Hand{bunch_at(frame.hand_at) + aside, frame.rest.in_hand};
    return std::nullopt;
}

void BoardScene::add_bunch(const Flight& hand, std::vector<Drawn>& out) const {
    const double u = layout_.unit(), diameter = Sprites::seed_size * u;
    const bool rising = hand.from == hand.to && hand.from.value < heaps_.size();
    const QPointF middle = blend(bunch_at(hand.from), bunch_at(hand.to), rising ? 1 : hand.along);
    const QPointF raise(0, -0.10 * u * std::max(0.0, hand.lift - 1));
    const int shown = std::min<int>(hand.count, 14);
    const double height = std::min(1.0, hand.lift);
    const auto position = [&](int i) {
        const double angle = 2.399963 * i, radius = 0.52 * std::sqrt(i + 0.25) * diameter;
        const QPointF bunch =
            middle + raise + QPointF(radius * std::cos(angle), 0.82 * radius * std::sin(angle));
        if (!rising) return bunch;
        const auto slot = static_cast<std::uint16_t>(hand.from_slot + i);
        return blend(seed_at(hand.from.value, slot), bunch, hand.along);
    };
    const double grown = 1 + 0.16 * height;
    for (int i = 0; i < shown; ++i)
        out.push_back({&sprites_.seed_shadow(),
                       position(i) + QPointF(0.02 + 0.10 * height, 0.03 + 0.30 * height) * u, grown, grown,
                       0.8});
    for (int i = 0; i < shown; ++i)
        out.push_back({&sprites_.seed(static_cast<std::uint32_t>(i * 5 + 3)), position(i), grown, grown});
}

void BoardScene::add_seed(const Flight& flight, PlaceId hand, std::vector<Drawn>& out) const {
    if (flight.to.value >= heaps_.size()) return;
    const double u = layout_.unit();
    const QPointF target = seed_at(flight.to.value, flight.to_slot);
    const bool from_hand = flight.from == no_place || flight.from == flight.to;
    const QPointF start = !from_hand                ? seed_at(flight.from.value, flight.from_slot)
                          : flight.from == no_place ? bunch_at(hand)
                                                    : bunch_at(flight.to);
    const QPointF ground = flight.opacity < 1 ? target : blend(start, target, flight.along);
    const double fall = flight.from == flight.to ? 0.06 : 0.34;
    const QPointF at = ground - QPointF(0, fall * u * flight.lift);
    const double grown = 1 + 0.12 * flight.lift;
    out.push_back({&sprites_.seed_shadow(),
                   ground + QPointF(0.018 + 0.10 * flight.lift, 0.032 + 0.10 * flight.lift) * u, grown, grown,
                   flight.opacity * (1 - 0.25 * std::min(1.0, flight.lift))});
    out.push_back({&seed_of(flight.to.value, flight.to_slot), at, grown, grown, flight.opacity});
}

void BoardScene::add_piece(const Flight& flight, const BoardFrame& frame, std::vector<Drawn>& out) const {
    if (flight.from.value >= layout_.size() || flight.to.value >= layout_.size()) return;
    const double u = layout_.unit();
    // With those of the place that are in the air.
    const auto stack = [&](PlaceId id) {
        const auto here = [&](const Flight& each) { return each.kind == flight.kind && each.to == id; };
        const auto coming = static_cast<std::size_t>(std::ranges::count_if(frame.flights, here));
        const std::size_t lies = id.value < frame.rest.pieces.size() ? frame.rest.pieces[id.value].size() : 0;
        return lies + std::max<std::size_t>(coming, 1);
    };
    const auto lying = [&](PlaceId id, std::uint16_t slot, std::size_t known) {
        return piece_at(id.value, slot, known != 0 ? known : stack(id), is_pile(frame.rest, id.value));
    };
    const Lying start = lying(flight.from, flight.from_slot, flight.from_stack);
    const Lying target = lying(flight.to, flight.to_slot, flight.to_stack);
    const QPointF ground = blend(start.at, target.at, flight.along);
    const QPointF at = ground - QPointF(0, 0.30 * u * flight.lift);
    const double scale = start.scale + (target.scale - start.scale) * flight.along;
    const double grown = scale * (1 + 0.10 * flight.lift), narrow = std::max(0.06, 1 - flight.turn);
    out.push_back({&sprites_.piece_shadow(),
                   ground + QPointF(0.03 + 0.12 * flight.lift, 0.055 + 0.14 * flight.lift) * u,
                   grown * narrow, grown, flight.opacity * (1 - 0.3 * std::min(1.0, flight.lift))});
    out.push_back({&sprites_.piece(flight.piece), at, grown * narrow, grown, flight.opacity});
}

void BoardScene::flying(const BoardFrame& frame, std::vector<Drawn>& out) const {
    if (frame.rest.in_hand > 0) {
        Flight hand{.kind = Flight::Kind::hand,
                    .from = frame.hand_at,
                    .to = frame.hand_at,
                    .count = frame.rest.in_hand};
        hand.along = hand.lift = 1;
        add_bunch(hand, out);
    }
    for (const Flight& flight : frame.flights) {
        switch (flight.kind) {
        case Flight::Kind::seed: add_seed(flight, frame.hand_at, out); break;
        case Flight::Kind::hand: add_bunch(flight, out); break;
        case Flight::Kind::piece: add_piece(flight, frame, out); break;
        }
    }
}

void draw(QPainter& painter, const std::vector<Drawn>& list) {
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    for (const Drawn& each : list) {
        const double w = each.sprite->size * each.scale_x, h = each.sprite->size * each.scale_y;
        const QPointF corner = each.at - QPointF(w, h) / 2;
        if (each.opacity != painter.opacity()) painter.setOpacity(each.opacity);
        if (each.scale_x == 1 && each.scale_y == 1) {
            // On whole pixels the picture is copied, not resampled.
            const double ratio = each.sprite->image.devicePixelRatio();
            painter.drawImage(QPointF(std::round(corner.x() * ratio), std::round(corner.y() * ratio)) / ratio,
                              each.sprite->image);
        } else {
            painter.drawImage(QRectF(corner, QSizeF(w, h)), each.sprite->image);
        }
    }
    painter.setOpacity(1);
}

}  // namespace sivba
