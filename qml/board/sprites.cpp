// See sprites.h. A nut is an ellipsoid lit from the upper left like the board, with
// the fine rings nicker nuts have and the small dark spot where it hung.
#include "qml/board/sprites.h"

#include "qml/board/texture.h"

#include <QPainter>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>

namespace sivba {
namespace {

constexpr float light_x = -0.44f, light_y = -0.60f, light_z = 0.668f;

QImage blank(double size, double ratio) {
    const int pixels = std::max(4, static_cast<int>(std::ceil(size * ratio)));
    QImage image(pixels, pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
}

QRgb premultiplied(const Rgb& c, float alpha) {
    const auto value = [&](float v) { return static_cast<int>(std::clamp(v, 0.0f, 255.0f) * alpha); };
    return qRgba(value(c.r), value(c.g), value(c.b), static_cast<int>(255 * alpha));
}

// The image's own size, so that it is drawn pixel by pixel where it lies still.
Sprite sprite_of(QImage image, double ratio) {
    image.setDevicePixelRatio(ratio);
    const double size = image.width() / ratio;
    return {std::move(image), size};
}

// One nut of its own size, angle and shade, filling about 80 % of the picture.
QImage nut(double size, double ratio, std::uint32_t kind, const BoardStyle& style) {
    QImage image = blank(size, ratio);
    const auto n = static_cast<float>(image.width());
    const float r = n * 0.42f * (0.86f + 0.20f * lattice(1, 1, kind));
    const float flat = 0.80f + 0.16f * lattice(2, 1, kind);
    const float angle = 6.2832f * lattice(3, 1, kind), c = std::cos(angle), s = std::sin(angle);
    const Rgb colour = mix(Rgb(style.seed), Rgb(style.seed_dark), 0.75f * lattice(4, 1, kind)) *
                       (0.96f + 0.12f * lattice(5, 1, kind));
    const Rgb tint{4 * (lattice(6, 1, kind) - 0.4f), 0, 6 * (lattice(7, 1, kind) - 0.5f)};
    const float spot_x = 0.75f * (lattice(8, 1, kind) - 0.5f), spot_y = 0.75f * (lattice(9, 1, kind) - 0.5f);
    for (int py = 0; py < image.height(); ++py) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(py));
        for (int px = 0; px < image.width(); ++px) {
            const float dx = (static_cast<float>(px) + 0.5f - n / 2) / r,
                        dy = (static_cast<float>(py) + 0.5f - n / 2) / r;
            const float u = dx * c + dy * s, v = (dy * c - dx * s) / flat;
            const float d = u * u + v * v;
            const float cover = std::clamp((1 - std::sqrt(d)) * r + 0.5f, 0.0f, 1.0f);
            if (cover <= 0) continue;
            const float z = std::sqrt(std::max(0.02f, 1 - d));
            const float facing = std::max(0.0f, dx * light_x + dy * light_y + z * light_z);
            const float rim = 1 - z;
            const float rings = 0.5f + 0.5f * std::sin(26 * (v * 0.6f + z) + 5 * noise(u * 2, v * 2, kind));
            const float mottle = noise(u * 4 + 9, v * 4, kind + 3);
            const float hx = light_x / 1.8266f, hy = light_y / 1.8266f, hz = 0.913f;
            const float shine = std::pow(std::max(0.0f, dx * hx + dy * hy + z * hz), 22.0f);
            Rgb lit = (colour + tint) * ((0.52f + 0.62f * facing) * (0.93f + 0.05f * rings + 0.07f * mottle));
            const float from_spot = std::hypot(u - spot_x, v - spot_y);
            lit = lit * (1 - 0.45f * std::clamp((0.17f - from_spot) / 0.08f, 0.0f, 1.0f));
            lit = lit * (1 - 0.26f * rim * rim);
            lit = lit + Rgb(235, 238, 240) * (0.34f * shine);
            lit = lit * static_cast<float>(style.light);
            line[px] = premultiplied(lit, cover);
        }
    }
    return image;
}

QImage flat_nut(double size, double ratio, const BoardStyle& style) {
    QImage image = blank(size, ratio);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const double n = image.width();
    painter.setPen(QPen(style.wood, n * 0.07));
    painter.setBrush(style.seed);
    painter.drawEllipse(QPointF(n / 2, n / 2), n * 0.40, n * 0.40);
    return image;
}

QImage soft_shadow(double size, double ratio, int strength) {
    QImage image = blank(size, ratio);
    QPainter painter(&image);
    const double n = image.width();
    QRadialGradient gradient(n / 2, n / 2, n / 2);
    gradient.setColorAt(0, QColor(0, 0, 0, strength));
    gradient.setColorAt(0.55, QColor(0, 0, 0, strength * 7 / 10));
    gradient.setColorAt(1, Qt::transparent);
    painter.fillRect(image.rect(), gradient);
    return image;
}

// Height of a piece's face: a rounded edge and a ring cut into it.
float piece_slope(float d) {
    float slope = 0;
    if (d > 0.86f) slope -= 1.5f * (d - 0.86f) / 0.14f;
    const float groove = (d - 0.70f) / 0.035f;
    slope += 0.8f * groove * std::exp(-groove * groove);
    return slope;
}

// A thin line of colour in the groove of both sides, so that shell stands out on shell.
void draw_groove(QImage& image, QColor colour) {
    colour.setAlpha(150);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const double n = image.width(), r = n * 0.40;
    painter.setPen(QPen(colour, r * 0.055));
    painter.drawEllipse(QPointF(n / 2, n / 2), r * 0.70, r * 0.70);
}

void draw_dots(QImage& image, const QColor& colour, const QColor& ground) {
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const double n = image.width(), r = n * 0.40;
    const double at = 0.33 * r;
    const QPointF middle(n / 2, n / 2);
    const QPointF dots[] = {{0, 0}, {-at, -at}, {at, -at}, {-at, at}, {at, at}};
    for (const QPointF& dot : dots) {
        painter.setBrush(colour);
        painter.drawEllipse(middle + dot, r * 0.135, r * 0.135);
        painter.setBrush(ground);
        painter.drawEllipse(middle + dot, r * 0.045, r * 0.045);
    }
}

// The branch a piece has taken, as an arrow along its rim the way it goes round: the first branch is
// the one on its own side, and the seats face each other.
void draw_way(QImage& image, const Piece& piece, const QColor& colour) {
    const bool first = (piece.side & 2) != 0, second = (piece.side & 4) != 0;
    if (!first && !second) return;
    const double turn = first == (piece.owner == Seat::p1) ? -1 : 1;  // -1: against the clock
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const double n = image.width(), r = n * 0.40 * 0.84, from = 205, sweep = 130;
    const QPointF middle(n / 2, n / 2);
    const auto at = [&](double degrees, double radius) {
        const double a = degrees * std::numbers::pi / 180;
        return middle + QPointF(std::cos(a), std::sin(a)) * radius;
    };
    const double begin = turn > 0 ? from : from + sweep, end = begin + turn * sweep;
    painter.setPen(QPen(colour, r * 0.13, Qt::SolidLine, Qt::FlatCap));
    painter.drawArc(QRectF(middle - QPointF(r, r), QSizeF(2 * r, 2 * r)), static_cast<int>(-16 * begin),
                    static_cast<int>(-16 * turn * sweep));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(
        QPolygonF{at(end + turn * 24, r), at(end - turn * 2, r * 1.20), at(end - turn * 2, r * 0.76)});
}

// A disc within a line; a light rim keeps overlapping dark pieces apart.
void draw_flat_piece(QImage& image, const QColor& colour, const BoardStyle& style) {
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const double n = image.width();
    painter.setPen(QPen(style.piece_light, n * 0.035));
    painter.setBrush(style.ink);
    painter.drawEllipse(QPointF(n / 2, n / 2), n * 0.40, n * 0.40);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(QPointF(n / 2, n / 2), n * 0.355, n * 0.355);
}

}  // namespace

Sprites::Sprites(double unit, double ratio, const BoardStyle& style)
    : unit_(unit),
      ratio_(ratio),
      style_(&style) {
    const double size = seed_size * unit / 0.8;
    for (std::uint32_t kind = 0; kind < seed_kinds; ++kind)
        seeds_[kind] =
            sprite_of(style.flat ? flat_nut(size, ratio, style) : nut(size, ratio, kind + 1, style), ratio);
    const int strength = style.flat ? 0 : 150;
    seed_shadow_ = sprite_of(soft_shadow(size * 1.12, ratio, strength), ratio);
    token_ = make_token();
    piece_shadow_ = sprite_of(soft_shadow(piece_size * unit * 1.42, ratio, strength), ratio);
}

const Sprite& Sprites::piece(const Piece& piece) const {
    const int key = index(piece.owner) * 8 + (piece.side & 7);
    const auto found = pieces_.find(key);
    if (found != pieces_.end()) return found->second;
    return pieces_.emplace(key, make_piece(piece)).first->second;
}

Sprite Sprites::make_piece(const Piece& piece) const {
    const double size = piece_size * unit_ / 0.8;
    QImage image = blank(size, ratio_);
    const bool is_light = piece.owner == Seat::p1;
    const QColor base = is_light                  ? style_->piece_light
                        : piece.owner == Seat::p2 ? style_->piece_dark
                                                  : style_->seats[index(piece.owner)];
    const QColor dots = is_light ? style_->dots_on_light : style_->dots_on_dark;
    if (style_->flat) {
        draw_flat_piece(image, base, *style_);
        if ((piece.side & 1) != 0) draw_dots(image, dots, dots);
        draw_way(image, piece, dots);
        return sprite_of(std::move(image), ratio_);
    }
    const Texture texture(static_cast<float>(unit_ * ratio_));
    const auto n = static_cast<float>(image.width());
    const float r = n * 0.40f;
    const auto seed = static_cast<std::uint32_t>(41 + index(piece.owner));
    draw_groove(image, dots);
    if ((piece.side & 1) != 0) draw_dots(image, dots, is_light ? style_->limestone : style_->piece_dark);
    for (int py = 0; py < image.height(); ++py) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(py));
        for (int px = 0; px < image.width(); ++px) {
            const float x = static_cast<float>(px) + 0.5f, y = static_cast<float>(py) + 0.5f;
            const float dx = (x - n / 2) / r, dy = (y - n / 2) / r, d = std::hypot(dx, dy);
            const float cover = std::clamp((1 - d) * r + 0.5f, 0.0f, 1.0f);
            if (cover <= 0) continue;
            Rgb colour = is_light ? texture.shell(x, y, Rgb(base), seed)
                                  : texture.bitumen(x, y, Rgb(base) * 1.25f, seed);
            const QRgb dot = line[px];
            const Rgb over{static_cast<float>(qRed(dot)), static_cast<float>(qGreen(dot)),
                           static_cast<float>(qBlue(dot))};
            colour = colour * (1 - static_cast<float>(qAlpha(dot)) / 255) + over;
            const float slope = piece_slope(d), k = 1 / std::sqrt(1 + slope * slope);
            const float nx = d > 0 ? -slope * dx / d * k : 0, ny = d > 0 ? -slope * dy / d * k : 0;
            const float facing = std::max(0.0f, nx * light_x + ny * light_y + k * light_z);
            const float shine =
                std::pow(std::max(0.0f, nx * light_x / 1.8266f + ny * light_y / 1.8266f + k * 0.913f), 30.0f);
            Rgb lit = colour * (0.34f + 0.66f * facing / light_z) + Rgb(255, 250, 240) * (0.16f * shine);
            lit = lit * static_cast<float>(style_->light);
            line[px] = premultiplied(lit, cover);
        }
    }
    draw_way(image, piece, dots);
    return sprite_of(std::move(image), ratio_);
}

// A token of the stakes: a small ring of stone, with a hole for the string.
Sprite Sprites::make_token() const {
    const double size = seed_size * unit_ / 0.8;
    QImage image = blank(size, ratio_);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const double n = image.width(), r = n * 0.42;
    const QPointF middle(n / 2, n / 2);
    const QColor stone = style_->limestone;
    painter.setPen(QPen(style_->flat ? style_->ink : stone.darker(170), n * (style_->flat ? 0.07 : 0.035)));
    if (style_->flat) {
        painter.setBrush(style_->shell);
    } else {
        QRadialGradient light(middle - QPointF(0.3, 0.4) * r, 1.7 * r);
        light.setColorAt(0, stone.lighter(165));
        light.setColorAt(0.6, stone.lighter(105));
        light.setColorAt(1, stone.darker(150));
        painter.setBrush(light);
    }
    painter.drawEllipse(middle, r, r);
    painter.setBrush(style_->flat ? style_->ink : style_->bitumen);
    painter.drawEllipse(middle, 0.26 * r, 0.26 * r);
    painter.end();
    return sprite_of(std::move(image), ratio_);
}

}  // namespace sivba
