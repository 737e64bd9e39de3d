// See relief.h. Heights are not stored: every pixel asks the signed distances of the
// shapes near it for slope and depth. Colours are mixed in sRGB, which is what the
// tables of board_style.h were chosen in.
#include "qml/board/relief.h"

#include "qml/board/texture.h"

#include <algorithm>
#include <cmath>

namespace sivba {
namespace {

struct Shape {
    float cx, cy, hx, hy, r;
};

Shape shape_of(const QRectF& rect, float radius) {
    const auto hx = static_cast<float>(rect.width() / 2), hy = static_cast<float>(rect.height() / 2);
    return {static_cast<float>(rect.center().x()), static_cast<float>(rect.center().y()), hx, hy,
            std::min({radius, hx, hy})};
}

// Signed distance to a rounded rectangle and the direction in which it grows.
float distance(const Shape& s, float x, float y, float& gx, float& gy) {
    const float px = x - s.cx, py = y - s.cy;
    const float qx = std::abs(px) - s.hx + s.r, qy = std::abs(py) - s.hy + s.r;
    const float sx = px < 0 ? -1.0f : 1.0f, sy = py < 0 ? -1.0f : 1.0f;
    if (qx > 0 && qy > 0) {
        const float length = std::sqrt(qx * qx + qy * qy);
        gx = sx * qx / length;
        gy = sy * qy / length;
        return length - s.r;
    }
    gx = qx > qy ? sx : 0;
    gy = qx > qy ? 0 : sy;
    return std::max(qx, qy) - s.r;
}

float distance(const Shape& s, float x, float y) {
    float gx, gy;
    return distance(s, x, y, gx, gy);
}

float step(float low, float high, float x) {
    const float t = std::clamp((x - low) / (high - low), 0.0f, 1.0f);
    return t * t * (3 - 2 * t);
}

constexpr float light_x = -0.44f, light_y = -0.60f, light_z = 0.668f;

// What a pixel of the surface knows about itself before it is lit.
struct Surface {
    Rgb colour;
    float slope_x = 0, slope_y = 0;
    float open = 1;    // 1 in the open, less in hollows
    float shadow = 0;  // cast by a rim
    float gloss = 0.12f;
};

class Renderer {
public:
    explicit Renderer(const ReliefScene& scene) : s_(scene), texture_(scene.unit) {
        for (const QRectF& rect : s_.body) bodies_.push_back(shape_of(rect, s_.corner));
        for (const Feature& f : s_.features) shapes_.push_back(shape_of(f.rect, f.radius));
        if (!s_.inlay.isNull()) inlay_ = s_.inlay.convertToFormat(QImage::Format_ARGB32_Premultiplied);
        sort_into_cells();
    }

    QImage image() {
        QImage out(s_.pixels, QImage::Format_ARGB32_Premultiplied);
        for (int y = 0; y < out.height(); ++y) {
            auto* line = reinterpret_cast<QRgb*>(out.scanLine(y));
            for (int x = 0; x < out.width(); ++x) line[x] = pixel(x, y);
        }
        return out;
    }

private:
    static constexpr int cell = 24;

    // Most pixels are near one shape or none: shapes are looked up by the cell.
    void sort_into_cells() {
        columns_ = s_.pixels.width() / cell + 1;
        rows_ = s_.pixels.height() / cell + 1;
        cells_.resize(static_cast<std::size_t>(columns_ * rows_));
        for (std::size_t i = 0; i < s_.features.size(); ++i) {
            const double reach = s_.unit * 0.08;
            const QRectF r = s_.features[i].rect.adjusted(-reach, -reach, reach, reach);
            const int x1 = std::min(columns_ - 1, static_cast<int>(r.right()) / cell);
            const int y1 = std::min(rows_ - 1, static_cast<int>(r.bottom()) / cell);
            for (int y = std::max(0, static_cast<int>(r.top()) / cell); y <= y1; ++y)
                for (int x = std::max(0, static_cast<int>(r.left()) / cell); x <= x1; ++x)
                    cells_[static_cast<std::size_t>(y * columns_ + x)].push_back(i);
        }
    }

    float body_distance(float x, float y, float& gx, float& gy) const {
        float best = 1e9f;
        for (const Shape& body : bodies_) {
            float bx, by;
            const float d = distance(body, x, y, bx, by);
            if (d < best) best = d, gx = bx, gy = by;
        }
        return best;
    }

    // The board's shadow on the page.
    QRgb outside(float x, float y) const {
        float gx, gy;
        const float blur = 0.13f * s_.unit;
        float d = body_distance(x - 0.025f * s_.unit, y - 0.055f * s_.unit, gx, gy);
        for (std::size_t i = 0; i < shapes_.size(); ++i)
            if (s_.features[i].form == Feature::Form::dish)
                d = std::min(d, distance(shapes_[i], x - 0.02f * s_.unit, y - 0.045f * s_.unit));
        const float fade = step(blur, -blur, d);
        return qRgba(0, 0, 0, static_cast<int>(115 * fade));
    }

    QRgb pixel(int px, int py) const {
        const float x = static_cast<float>(px) + 0.5f, y = static_cast<float>(py) + 0.5f;
        float gx = 0, gy = 0;
        const float d = body_distance(x, y, gx, gy);
        Surface surface;
        float cover = std::clamp(0.5f - d, 0.0f, 1.0f);
        if (cover > 0) {
            surface.colour = ground(x, y);
            const float edge = step(-s_.bevel, 0, d) * 1.1f;
            surface.slope_x = -gx * edge;
            surface.slope_y = -gy * edge;
        }
        const auto& near = cells_[static_cast<std::size_t>((py / cell) * columns_ + px / cell)];
        for (std::size_t i : near) apply(i, x, y, surface, cover);
        if (cover <= 0) return outside(x, y);
        if (!inlay_.isNull()) add_inlay(px, py, surface);
        const QRgb lit = shade(surface);
        if (cover >= 1) return lit;
        const QRgb under = outside(x, y);
        const auto mix = [&](int over, int below) {
            return static_cast<int>(static_cast<float>(over) * cover +
                                    static_cast<float>(below) * (1 - cover));
        };
        return qRgba(mix(qRed(lit), 0), mix(qGreen(lit), 0), mix(qBlue(lit), 0), mix(255, qAlpha(under)));
    }

    Rgb ground(float x, float y) const {
        const float along = s_.grain_down ? y : x, across = s_.grain_down ? x : y;
        if (s_.ground == Ground::wood)
            return texture_.wood(along, across, Rgb(s_.colour), Rgb(s_.dark), s_.seed);
        return texture_.bitumen(x, y, Rgb(s_.colour), s_.seed);
    }

    void apply(std::size_t i, float x, float y, Surface& surface, float& cover) const {
        const Feature& f = s_.features[i];
        const Shape& shape = shapes_[i];
        float gx, gy;
        const float d = distance(shape, x, y, gx, gy);
        switch (f.form) {
        case Feature::Form::bowl:
        case Feature::Form::tray: hollow(f, shape, x, y, d, gx, gy, surface); return;
        case Feature::Form::plaque: plaque(f, x, y, d, gx, gy, surface); return;
        case Feature::Form::dish: {
            if (d > 0.5f) return;
            // A turned bowl: a raised ring of wood around a hollow.
            cover = std::max(cover, std::clamp(0.5f - d, 0.0f, 1.0f));
            surface = Surface{ground(y, x)};
            const float rim = 0.075f * s_.unit;
            const float across = std::clamp((d + rim) / rim, -1.0f, 1.0f);
            surface.slope_x = -gx * across * 0.8f * (d > -2 * rim ? 1.0f : 0.0f);
            surface.slope_y = -gy * across * 0.8f * (d > -2 * rim ? 1.0f : 0.0f);
            Shape inner = shape;
            inner.hx -= 1.6f * rim, inner.hy -= 1.6f * rim, inner.r = std::max(1.0f, inner.r - 1.6f * rim);
            hollow(f, inner, x, y, d + 1.6f * rim, gx, gy, surface);
            return;
        }
        }
    }

    void hollow(const Feature& f, const Shape& shape, float x, float y, float d, float gx, float gy,
                Surface& surface) const {
        const float soft = std::max(1.2f, 0.022f * s_.unit);
        if (d > 2 * soft) return;
        // The rim is a little rounded; below it the wall falls steeply and eases out.
        const float enter = step(soft, -soft, d);
        const float t = std::clamp((soft * 0.5f - d) / f.wall, 0.0f, 1.0f);
        const float rest = 1 - t;
        const float slope = enter * f.depth / f.wall * 2.1f * std::pow(rest, 1.1f);
        const float deep = (1 - std::pow(rest, 2.1f)) * enter;
        surface.slope_x = surface.slope_x * (1 - enter) + gx * slope;
        surface.slope_y = surface.slope_y * (1 - enter) + gy * slope;
        surface.colour = mix(surface.colour, surface.colour * 0.42f + Rgb(f.tone) * 0.58f, enter * f.tint);
        surface.open = 1 - 0.42f * deep;
        const float down = deep * f.depth;
        const float beyond = distance(shape, x + light_x / light_z * down, y + light_y / light_z * down);
        const float blur = 1.5f + 0.30f * down;
        surface.shadow = step(-blur, blur, beyond) * enter;
        surface.gloss *= 1 - 0.6f * deep;
    }

    void plaque(const Feature& f, float x, float y, float d, float gx, float gy, Surface& surface) const {
        const float gap = 0.020f * s_.unit;
        if (d > 2 * gap) return;
        const float on = std::clamp(0.5f - d, 0.0f, 1.0f);
        // The ground sinks towards the joint.
        const float joint = step(2 * gap, 0, d);
        surface.open = 1 - 0.55f * joint;
        surface.slope_x += gx * 0.5f * joint;
        surface.slope_y += gy * 0.5f * joint;
        if (on <= 0) return;
        const Rgb shell = texture_.shell(x, y, Rgb(f.tone), f.seed);
        const float edge = step(-f.wall, 0, d) * f.depth / f.wall;
        // Plaques are not quite level: each leans a little its own way.
        const float lean_x = (lattice(3, 5, f.seed) - 0.5f) * 0.05f,
                    lean_y = (lattice(7, 11, f.seed) - 0.5f) * 0.05f;
        surface.colour = mix(surface.colour, shell, on);
        surface.slope_x = surface.slope_x * (1 - on) - gx * edge * on + lean_x;
        surface.slope_y = surface.slope_y * (1 - on) - gy * edge * on + lean_y;
        surface.open = surface.open * (1 - on) + on * (1 - 0.15f * step(-2 * f.wall, 0, d));
        surface.gloss = 0.22f;
    }

    // Inlaid colour has a fine groove around it.
    void add_inlay(int x, int y, Surface& surface) const {
        const auto alpha = [&](int dx, int dy) {
            const int px = std::clamp(x + dx, 0, inlay_.width() - 1),
                      py = std::clamp(y + dy, 0, inlay_.height() - 1);
            return static_cast<float>(qAlpha(reinterpret_cast<const QRgb*>(inlay_.constScanLine(py))[px])) /
                   255;
        };
        const float left = alpha(-1, 0), right = alpha(1, 0), up = alpha(0, -1), down = alpha(0, 1);
        const float a = alpha(0, 0);
        if (left + right + up + down + a <= 0) return;
        surface.slope_x -= 0.30f * (right - left);
        surface.slope_y -= 0.30f * (down - up);
        if (a <= 0) return;
        const QRgb c = reinterpret_cast<const QRgb*>(inlay_.constScanLine(y))[x];
        const float speck = 0.88f + 0.24f * noise(static_cast<float>(x) * 14 / s_.unit,
                                                  static_cast<float>(y) * 14 / s_.unit, 77);
        const Rgb colour{static_cast<float>(qRed(c)), static_cast<float>(qGreen(c)),
                         static_cast<float>(qBlue(c))};
        surface.colour = surface.colour * (1 - a) + colour * speck;
    }

    QRgb shade(const Surface& surface) const {
        const float length =
            1 / std::sqrt(1 + surface.slope_x * surface.slope_x + surface.slope_y * surface.slope_y);
        const float nx = -surface.slope_x * length, ny = -surface.slope_y * length, nz = length;
        const float facing = std::max(0.0f, nx * light_x + ny * light_y + nz * light_z);
        const float direct = facing / light_z * (1 - 0.8f * surface.shadow);
        float amount = (0.40f * surface.open * (0.5f + 0.5f * nz) + 0.60f * direct) * s_.light;
        // Half-way vector between light and eye, for the polish.
        constexpr float hz = 0.913f, hx = light_x / 1.8266f, hy = light_y / 1.8266f;
        const float shine = std::pow(std::max(0.0f, nx * hx + ny * hy + nz * hz), 24.0f);
        const float gloss = 255 * surface.gloss * shine * (1 - surface.shadow) * s_.light * 0.55f;
        amount = std::min(amount, 1.5f);
        const auto value = [&](float c) {
            return std::clamp(static_cast<int>(c * amount + gloss * 0.6f), 0, 255);
        };
        return qRgb(value(surface.colour.r), value(surface.colour.g), value(surface.colour.b));
    }

    const ReliefScene& s_;
    Texture texture_;
    std::vector<Shape> bodies_, shapes_;
    std::vector<std::vector<std::size_t>> cells_;
    QImage inlay_;
    int columns_ = 0, rows_ = 0;
};

}  // namespace

QImage render_relief(const ReliefScene& scene) { return Renderer(scene).image(); }

}  // namespace sivba
