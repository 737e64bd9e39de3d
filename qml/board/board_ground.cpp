// See board_ground.h.
#include "qml/board/board_ground.h"

#include "qml/board/inlay_marks.h"
#include "qml/board/relief.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <optional>

namespace sivba {
namespace {

QRectF scaled(const QRectF& r, double k) { return {r.x() * k, r.y() * k, r.width() * k, r.height() * k}; }

QRectF hollow_rect(PlaceShape shape, const QRectF& rect, double unit) {
    const double inset = shape == PlaceShape::store ? 0.07 : shape == PlaceShape::house ? 0.05 : 0.03;
    const double by = inset * unit;
    return rect.adjusted(by, by, -by, -by);
}

std::optional<Feature> feature_of(const Place& place, std::uint32_t seed, const QRectF& rect, double unit,
                                  const BoardStyle& style) {
    Feature f;
    f.seed = seed;
    f.rect = hollow_rect(place.shape, rect, unit);
    const auto half = static_cast<float>(std::min(f.rect.width(), f.rect.height()) / 2);
    const auto u = static_cast<float>(unit);
    switch (place.shape) {
    case PlaceShape::pit:
        f.form = Feature::Form::bowl;
        f.radius = f.wall = half;
        f.depth = 0.50f * half;
        f.tone = style.pit;
        return f;
    case PlaceShape::house:
        f.form = Feature::Form::tray;
        f.radius = 0.13f * u;
        f.wall = 0.42f * half;
        f.depth = 0.32f * half;
        f.tone = style.pit;
        return f;
    case PlaceShape::store:
        f.form = Feature::Form::tray;
        f.radius = std::min(half, 0.42f * u);
        f.wall = 0.50f * half;
        f.depth = 0.34f * half;
        f.tone = style.store;
        return f;
    case PlaceShape::bowl:
        f.form = Feature::Form::dish;
        f.radius = half;
        f.wall = 0.7f * half;
        f.depth = 0.42f * half;
        f.tone = style.pit;
        return f;
    case PlaceShape::square:
        f.form = Feature::Form::plaque;
        f.rect = rect.adjusted(0.025 * unit, 0.025 * unit, -0.025 * unit, -0.025 * unit);
        f.radius = 0.045f * u;
        f.wall = 0.035f * u;
        f.depth = 0.030f * u;
        f.tone = style.shell;
        return f;
    case PlaceShape::hand:
    case PlaceShape::goal:
        f.form = Feature::Form::dish;
        f.radius = std::min(half, 0.16f * u);
        f.wall = 0.10f * u;
        f.depth = 0.05f * u;
        f.tone = style.bitumen;
        return f;
    }
    return std::nullopt;
}

// A long inlaid strip on the rim: plain with round studs for the first seat, a chain
// of lozenges for the second, so that they differ without colour.
void draw_strip(QPainter& painter, const QRectF& strip, Seat seat, const BoardStyle& style) {
    const bool upright = strip.height() > strip.width();
    const double thick = upright ? strip.width() : strip.height();
    const double length = upright ? strip.height() : strip.width();
    painter.save();
    painter.translate(strip.center());
    if (upright) painter.rotate(90);
    painter.setPen(Qt::NoPen);
    painter.setBrush(style.shell);
    painter.drawRoundedRect(QRectF(-length / 2, -thick / 2, length, thick), thick / 2, thick / 2);
    painter.setBrush(style.seats[index(seat)]);
    if (seat == Seat::p1) {
        const double inner = thick * 0.64;
        painter.drawRoundedRect(QRectF(-length / 2 + thick * 0.18, -inner / 2, length - thick * 0.36, inner),
                                inner / 2, inner / 2);
    } else {
        const int count = std::max(1, static_cast<int>(length / (thick * 1.5)));
        const double step = (length - thick) / count;
        for (int i = 0; i < count; ++i) {
            const double x = -length / 2 + thick / 2 + (i + 0.5) * step;
            const double a = step * 0.46, b = thick * 0.40;
            painter.drawPolygon(QPolygonF{{x - a, 0}, {x, -b}, {x + a, 0}, {x, b}});
        }
    }
    painter.restore();
}

// Small tiles of shell, lapis and limestone along the outer edges of the squares.
void draw_border(QPainter& painter, const BoardPicture& picture, const BoardLayout& layout,
                 const BoardStyle& style, double k) {
    const double u = layout.unit() * k;
    const auto taken = [&](QPointF at) {
        for (std::size_t i = 0; i < picture.places.size(); ++i)
            if (on_body(picture.places[i].shape) && scaled(layout.rect(i), k).contains(at)) return true;
        return false;
    };
    const QColor colours[] = {style.lapis, style.shell, style.limestone, style.shell};
    painter.setPen(Qt::NoPen);
    for (std::size_t i = 0; i < picture.places.size(); ++i) {
        if (picture.places[i].shape != PlaceShape::square) continue;
        const QRectF rect = scaled(layout.rect(i), k);
        for (const QPointF out : {QPointF(0, -1), QPointF(1, 0), QPointF(0, 1), QPointF(-1, 0)}) {
            if (taken(rect.center() + out * u)) continue;
            const int count = 12;
            const QPointF along(-out.y(), out.x());
            const QSizeF size = along.x() != 0 ? QSizeF(0.055, 0.042) : QSizeF(0.042, 0.055);
            for (int t = 0; t < count; ++t) {
                const QPointF at =
                    rect.center() + out * (0.585 * u) + along * (((t + 0.5) / count - 0.5) * u);
                painter.setBrush(colours[t % 4]);
                painter.drawRect(QRectF(at - QPointF(size.width(), size.height()) * (u / 2), size * u));
            }
        }
    }
}

QImage draw_inlay(const BoardPicture& picture, const BoardLayout& layout, const BoardStyle& style,
                  QSize pixels, double k) {
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = 0; i < picture.places.size(); ++i) {
        const Place& place = picture.places[i];
        if (place.shape != PlaceShape::square) continue;
        const double inset = 0.075 * layout.unit();
        draw_mark(painter, scaled(layout.rect(i).adjusted(inset, inset, -inset, -inset), k), place.mark,
                  style);
    }
    if (picture.material == Material::inlay) draw_border(painter, picture, layout, style, k);
    for (int seat = 0; seat < max_seats; ++seat) {
        const QRectF strip = seat_strip(picture, layout, seat_at(seat));
        if (!strip.isEmpty()) draw_strip(painter, scaled(strip, k), seat_at(seat), style);
    }
    return image;
}

// The line between the two players of a board of four rows; empty where the rows stand evenly.
QRectF middle_line(const BoardPicture& picture, const BoardLayout& layout) {
    QRectF sides[2];
    for (std::size_t i = 0; i < picture.places.size(); ++i) {
        const Place& place = picture.places[i];
        const bool hollow = place.shape == PlaceShape::pit || place.shape == PlaceShape::house;
        if (hollow && place.owner && index(*place.owner) < 2) sides[index(*place.owner)] |= layout.rect(i);
    }
    if (sides[0].isEmpty() || sides[1].isEmpty()) return {};
    const double u = layout.unit(), thick = 0.07 * u;
    const QRectF& upper = sides[0].top() < sides[1].top() ? sides[0] : sides[1];
    const QRectF& lower = sides[0].top() < sides[1].top() ? sides[1] : sides[0];
    const QRectF& first = sides[0].left() < sides[1].left() ? sides[0] : sides[1];
    const QRectF& second = sides[0].left() < sides[1].left() ? sides[1] : sides[0];
    const double across = (upper.bottom() + lower.top()) / 2, along = (first.right() + second.left()) / 2;
    if (!layout.vertical() && lower.top() - upper.bottom() > 0.15 * u)
        return {upper.left(), across - thick / 2, upper.width(), thick};
    if (layout.vertical() && second.left() - first.right() > 0.15 * u)
        return {along - thick / 2, first.top(), thick, first.height()};
    return {};
}

QImage draw_relief(const BoardPicture& picture, const BoardLayout& layout, const BoardStyle& style,
                   QSize pixels, double k) {
    ReliefScene scene;
    scene.pixels = pixels;
    scene.unit = static_cast<float>(layout.unit() * k);
    scene.grain_down = layout.vertical();
    scene.light = static_cast<float>(style.light);
    const bool wood = picture.material == Material::wood;
    scene.ground = wood ? Ground::wood : Ground::bitumen;
    scene.colour = wood ? style.wood : style.bitumen;
    scene.dark = wood ? style.wood_dark : style.bitumen;
    scene.seed = static_cast<std::uint32_t>(picture.places.size() * 7 + 3);
    if (wood) {
        scene.body.push_back(scaled(layout.body(), k));
        scene.corner = 0.42f * scene.unit;
        scene.bevel = 0.075f * scene.unit;
    }
    for (std::size_t i = 0; i < picture.places.size(); ++i) {
        const Place& place = picture.places[i];
        const QRectF rect = scaled(layout.rect(i), k);
        if (rect.isEmpty()) continue;
        if (!wood && on_body(place.shape)) {
            const double by = 0.17 * scene.unit;
            scene.body.push_back(rect.adjusted(-by, -by, by, by));
        }
        const auto seed = static_cast<std::uint32_t>(i * 31 + 11);
        if (auto feature = feature_of(place, seed, rect, scene.unit, style))
            scene.features.push_back(*feature);
    }
    if (const QRectF line = scaled(middle_line(picture, layout), k); wood && !line.isEmpty()) {
        Feature groove;
        groove.form = Feature::Form::tray;
        groove.rect = line;
        groove.radius = groove.wall = 0.034f * scene.unit;
        groove.depth = 0.030f * scene.unit;
        groove.tone = style.wood_dark;
        scene.features.push_back(groove);
    }
    if (!wood) {
        scene.corner = 0.10f * scene.unit;
        scene.bevel = 0.06f * scene.unit;
    }
    scene.inlay = draw_inlay(picture, layout, style, pixels, k);
    return render_relief(scene);
}

// Black lines on white: everything that is light and texture elsewhere is left out.
QImage draw_flat(const BoardPicture& picture, const BoardLayout& layout, const BoardStyle& style,
                 QSize pixels, double k) {
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const double u = layout.unit() * k;
    const QPen pen(style.ink, std::max(2.0, 0.030 * u), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    painter.setPen(pen);
    painter.setBrush(style.wood);
    if (picture.material == Material::wood)
        painter.drawRoundedRect(scaled(layout.body(), k), 0.4 * u, 0.4 * u);
    for (std::size_t i = 0; i < picture.places.size(); ++i) {
        const Place& place = picture.places[i];
        const QRectF rect = scaled(layout.rect(i), k);
        if (rect.isEmpty()) continue;
        const QRectF hollow = hollow_rect(place.shape, rect, u);
        painter.setPen(pen);
        painter.setBrush(style.wood);
        switch (place.shape) {
        case PlaceShape::pit:
        case PlaceShape::bowl: painter.drawEllipse(hollow); break;
        case PlaceShape::house: painter.drawRoundedRect(hollow, 0.06 * u, 0.06 * u); break;
        case PlaceShape::store: painter.drawRoundedRect(hollow, 0.4 * u, 0.4 * u); break;
        case PlaceShape::square: {
            painter.drawRect(rect);
            painter.setOpacity(0.5);
            const double by = 0.09 * u;
            if (!place.mark.empty()) draw_mark(painter, rect.adjusted(by, by, -by, -by), place.mark, style);
            painter.setOpacity(1);
            break;
        }
        case PlaceShape::hand:
        case PlaceShape::goal: painter.drawRoundedRect(hollow, 0.14 * u, 0.14 * u); break;
        }
    }
    painter.fillRect(scaled(middle_line(picture, layout), k), style.ink);
    for (int seat = 0; seat < max_seats; ++seat) {
        const QRectF strip = seat_strip(picture, layout, seat_at(seat));
        if (!strip.isEmpty()) draw_strip(painter, scaled(strip, k), seat_at(seat), style);
    }
    return image;
}

QImage draw_page(const BoardPicture& picture, const BoardLayout& layout, const BoardStyle& style,
                 QSize pixels, double k) {
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const double u = layout.unit() * k;
    const QRectF page = scaled(layout.body(), k);
    painter.fillRect(page, style.paper);
    painter.setPen(QPen(style.squares, std::max(1.0, 0.012 * u)));
    for (double x = page.left() + 0.2 * u; x < page.right(); x += u / 2)
        painter.drawLine(QLineF(x, page.top(), x, page.bottom()));
    for (double y = page.top() + 0.2 * u; y < page.bottom(); y += u / 2)
        painter.drawLine(QLineF(page.left(), y, page.right(), y));
    painter.setPen(QPen(style.ink, std::max(1.5, 0.028 * u), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    for (std::size_t i = 0; i < picture.places.size(); ++i)
        if (on_body(picture.places[i].shape)) painter.drawRect(scaled(layout.rect(i), k));
    return image;
}

}  // namespace

QRectF seat_strip(const BoardPicture& picture, const BoardLayout& layout, Seat seat) {
    if (picture.material != Material::wood) return {};
    const QPointF side = layout.side(seat);
    if (side.isNull()) return {};
    QRectF own;
    for (std::size_t i = 0; i < picture.places.size(); ++i) {
        const Place& place = picture.places[i];
        const bool hollow = place.shape == PlaceShape::pit || place.shape == PlaceShape::house;
        if (hollow && place.owner == seat) own |= layout.rect(i);
    }
    if (own.isEmpty()) return {};
    const double u = layout.unit(), thick = 0.085 * u, from_edge = 0.17 * u;
    const QRectF& body = layout.body();
    if (side.y() != 0) {
        const double y = side.y() > 0 ? body.bottom() - from_edge : body.top() + from_edge;
        return {own.left() + 0.3 * u, y - thick / 2, own.width() - 0.6 * u, thick};
    }
    const double x = side.x() > 0 ? body.right() - from_edge : body.left() + from_edge;
    return {x - thick / 2, own.top() + 0.3 * u, thick, own.height() - 0.6 * u};
}

QImage draw_ground(const BoardPicture& picture, const BoardLayout& layout, const BoardStyle& style,
                   double ratio, double detail) {
    const double k = ratio * detail;
    const QSize pixels = (layout.area() * k).toSize().expandedTo(QSize(1, 1));
    if (layout.empty()) {
        QImage nothing(pixels, QImage::Format_ARGB32_Premultiplied);
        nothing.fill(Qt::transparent);
        return nothing;
    }
    QImage image;
    if (style.flat)
        image = draw_flat(picture, layout, style, pixels, k);
    else if (picture.material == Material::paper)
        image = draw_page(picture, layout, style, pixels, k);
    else
        image = draw_relief(picture, layout, style, pixels, k);
    image.setDevicePixelRatio(k);
    return image;
}

}  // namespace sivba
