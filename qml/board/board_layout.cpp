// See board_layout.h. A wooden board that is lower than its area may stretch across
// its rows by up to a third, one with very small pits by more: the pits stay round and stand
// further apart, and their numbers have room between them.
#include "qml/board/board_layout.h"

#include <algorithm>
#include <cmath>

namespace sivba {
namespace {

constexpr double rim = 0.35;     // wood around the pits, in units
constexpr double setting = 0.2;  // bitumen around the plaques
constexpr double margin = 0.13;  // for the shadow
constexpr double stretch_limit = 1.34, most_stretch = 2.2;
constexpr double small_pit = 62;  // pixels

bool is_tray(PlaceShape shape) { return shape == PlaceShape::hand || shape == PlaceShape::goal; }

QRectF outline(const Place& place) { return {place.x, place.y, place.width, place.height}; }

}  // namespace

bool on_body(PlaceShape shape) { return !is_tray(shape) && shape != PlaceShape::bowl; }

BoardLayout::BoardLayout(const BoardPicture& picture, QSizeF area, bool vertical, bool turned, bool trays)
    : area_(area),
      board_(picture.width, picture.height),
      vertical_(vertical),
      turned_(turned) {
    if (picture.places.empty() || area.width() < 1 || area.height() < 1) return;
    QRectF body, all;
    const auto left_out = [&](const Place& place) { return !trays && is_tray(place.shape); };
    for (const Place& place : picture.places) {
        if (left_out(place)) continue;
        const QRectF rect = turned_rect(outline(place));
        all |= rect;
        if (on_body(place.shape)) body |= rect;
    }
    const double around = picture.material == Material::wood ? rim : setting;
    body.adjust(-around, -around, around, around);
    all |= body;
    all.adjust(-margin, -margin, margin, margin);

    unit_ = std::min(area.width() / all.width(), area.height() / all.height());
    double across_x = 1, across_y = 1;
    if (picture.material == Material::wood) {
        const double limit = std::clamp(stretch_limit * small_pit / unit_, stretch_limit, most_stretch);
        across_x = vertical ? std::clamp(area.width() / (all.width() * unit_), 1.0, limit) : 1;
        across_y = vertical ? 1 : std::clamp(area.height() / (all.height() * unit_), 1.0, limit);
    }
    const double sx = unit_ * across_x, sy = unit_ * across_y;
    const QPointF origin((area.width() - all.width() * sx) / 2 - all.left() * sx,
                         (area.height() - all.height() * sy) / 2 - all.top() * sy);
    const auto place_rect = [&](const QRectF& r) {
        return QRectF(origin.x() + r.x() * sx, origin.y() + r.y() * sy, r.width() * sx, r.height() * sy);
    };
    for (const Place& place : picture.places) {
        if (left_out(place)) {
            rects_.emplace_back();
            continue;
        }
        QRectF rect = place_rect(turned_rect(outline(place)));
        if (place.shape == PlaceShape::pit || place.shape == PlaceShape::house) {
            // The hollow keeps its own proportions inside the stretched cell.
            const double size = std::min({rect.width(), rect.height(), unit_ * 1.06});
            rect = QRectF(rect.center() - QPointF(size, size) / 2, QSizeF(size, size));
        }
        rects_.push_back(rect);
    }
    body_ = place_rect(body);
    all_ = place_rect(all);
    find_sides(picture);
}

QRectF BoardLayout::turned_rect(const QRectF& rect) const {
    QRectF r = rect;
    if (turned_) r.moveTo(board_.width() - r.right(), board_.height() - r.bottom());
    if (vertical_) r = QRectF(r.y(), board_.width() - r.right(), r.height(), r.width());
    return r;
}

void BoardLayout::find_sides(const BoardPicture& picture) {
    for (int seat = 0; seat < max_seats; ++seat) {
        QPointF sum;
        int count = 0;
        for (std::size_t i = 0; i < rects_.size(); ++i) {
            const Place& place = picture.places[i];
            if (place.owner != seat_at(seat) || place.shape == PlaceShape::store) continue;
            sum += rects_[i].center() - body_.center();
            ++count;
        }
        if (count == 0) continue;
        // The side across the long axis decides; seats face each other over it.
        const QPointF mean = sum / count;
        const bool upright = vertical_ || (std::abs(mean.x()) > 3 * std::abs(mean.y()));
        sides_[seat] = upright ? QPointF(mean.x() < 0 ? -1 : 1, 0) : QPointF(0, mean.y() < 0 ? -1 : 1);
    }
}

QRectF BoardLayout::reach(std::size_t place) const {
    const double extra = unit_ * 0.3;
    return rect(place).adjusted(-extra, -extra, extra, extra);
}

int BoardLayout::neighbour(int from, QPoint direction) const {
    const QPointF start = centre(static_cast<std::size_t>(std::max(from, 0)));
    int best = from;
    double best_cost = 1e18;
    for (std::size_t i = 0; i < rects_.size(); ++i) {
        if (static_cast<int>(i) == from) continue;
        const QRectF& target = rects_[i];
        // Large places (stores, hands) are entered at their nearest point across the way.
        const QPointF nearest(
            direction.x() != 0 ? target.center().x() : std::clamp(start.x(), target.left(), target.right()),
            direction.y() != 0 ? target.center().y() : std::clamp(start.y(), target.top(), target.bottom()));
        const QPointF way = nearest - start;
        const double ahead = way.x() * direction.x() + way.y() * direction.y();
        const double aside = std::abs(way.x() * direction.y()) + std::abs(way.y() * direction.x());
        if (ahead < unit_ * 0.2 || aside > ahead * 1.5) continue;
        const double cost = ahead + 2.5 * aside;
        if (cost < best_cost) best_cost = cost, best = static_cast<int>(i);
    }
    return best;
}

}  // namespace sivba
