// See texture.h.
#include "qml/board/texture.h"

#include <algorithm>

namespace sivba {

// A plank is a slice through rings around a far, slightly bent axis; fibres and pores
// run along it.
Rgb Texture::wood(float along, float across, const Rgb& light, const Rgb& dark, std::uint32_t seed) const {
    const float u = along * scale_, v = across * scale_;
    const float bend = layered_noise(u * 0.22f, v * 0.55f, 3, seed) - 0.5f;
    const float axis = v - 1.35f - 0.9f * bend;
    const float ring = std::sqrt(axis * axis + 0.10f + 0.0035f * (u - 4) * (u - 4)) * 3.1f +
                       0.16f * noise(u * 1.1f, v * 5.0f, seed + 5);
    const float phase = ring - std::floor(ring);
    // Each year grows slowly darker and begins anew.
    const float year = phase < 0.86f ? phase / 0.86f : (1 - phase) / 0.14f;
    const float late =
        year * year * year * (0.55f + 0.45f * lattice(static_cast<int>(std::floor(ring)), 3, seed));
    const float fibre = noise(u * 2.2f, v * 46.0f, seed + 9);
    const float pores = noise(u * 5.5f, v * 80.0f, seed + 17);
    const float broad = noise(u * 0.35f, v * 1.1f, seed + 23);
    const float depth =
        std::clamp(0.10f + 0.42f * late + 0.30f * (fibre - 0.35f) + 0.34f * (broad - 0.4f), 0.0f, 1.0f);
    Rgb colour = mix(light, dark, depth);
    if (pores > 0.80f) colour = colour * (1 - 0.9f * (pores - 0.80f));
    return colour;
}

// Nacre: pale, faintly banded growth lines with a breath of rose and blue.
Rgb Texture::shell(float x, float y, const Rgb& colour, std::uint32_t seed) const {
    const float angle = lattice(1, 2, seed) * 3.14159f;
    const float c = std::cos(angle), s = std::sin(angle);
    const float u = (x * c + y * s) * scale_, v = (y * c - x * s) * scale_;
    const float bands = noise(u * 0.8f, v * 11.0f + 2.0f * noise(u * 1.5f, v * 1.5f, seed), seed + 3);
    const float cloud = layered_noise(u * 1.6f, v * 1.6f, 3, seed + 7);
    const float tone = 0.94f + 0.07f * bands + 0.10f * (cloud - 0.5f) + 0.05f * (lattice(5, 9, seed) - 0.5f);
    const float hue = noise(u * 1.1f + 9, v * 1.3f, seed + 11) - 0.5f;
    return {colour.r * (tone + 0.03f * hue), colour.g * tone, colour.b * (tone - 0.05f * hue)};
}

Rgb Texture::bitumen(float x, float y, const Rgb& colour, std::uint32_t seed) const {
    const float u = x * scale_, v = y * scale_;
    const float cloud = layered_noise(u * 2.5f, v * 2.5f, 4, seed);
    const float grit = noise(u * 34, v * 34, seed + 3);
    return colour * (0.82f + 0.42f * (cloud - 0.3f) + 0.16f * (grit - 0.5f));
}

}  // namespace sivba
