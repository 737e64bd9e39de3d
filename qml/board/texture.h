// Materials as colours of a point: hardwood, shell and bitumen. Coordinates are pixels;
// the texture scales with the board's unit, so a small picture shows the same board.
#pragma once

#include "qml/board/noise.h"

#include <QColor>

namespace sivba {

struct Rgb {
    float r = 0, g = 0, b = 0;
    Rgb() = default;
    Rgb(float red, float green, float blue) : r(red), g(green), b(blue) {}
    explicit Rgb(const QColor& c)
        : r(static_cast<float>(c.red())),
          g(static_cast<float>(c.green())),
          b(static_cast<float>(c.blue())) {}
    friend Rgb operator*(const Rgb& c, float k) { return {c.r * k, c.g * k, c.b * k}; }
    friend Rgb operator+(const Rgb& a, const Rgb& c) { return {a.r + c.r, a.g + c.g, a.b + c.b}; }
};
inline Rgb mix(const Rgb& a, const Rgb& b, float t) { return a * (1 - t) + b * t; }

class Texture {
public:
    explicit Texture(float unit) : scale_(1 / unit) {}

    Rgb wood(float along, float across, const Rgb& light, const Rgb& dark, std::uint32_t seed) const;
    Rgb shell(float x, float y, const Rgb& colour, std::uint32_t seed) const;
    Rgb bitumen(float x, float y, const Rgb& colour, std::uint32_t seed) const;

private:
    float scale_;
};

}  // namespace sivba
