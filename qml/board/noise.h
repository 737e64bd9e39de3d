// Smooth pseudo-random fields for textures: the same on every machine and in every
// run, so that a board looks the same each time it is opened.
#pragma once

#include <cmath>
#include <cstdint>

namespace sivba {

constexpr std::uint32_t scramble(std::uint32_t x) {
    x ^= x >> 16;
    x *= 0x7FEB352Du;
    x ^= x >> 15;
    x *= 0x846CA68Bu;
    return x ^ (x >> 16);
}

// [0, 1) for a lattice point.
constexpr float lattice(int x, int y, std::uint32_t seed = 0) {
    const std::uint32_t h = scramble(static_cast<std::uint32_t>(x) * 0x9E3779B1u ^
                                     static_cast<std::uint32_t>(y) * 0x85EBCA77u ^ seed);
    return static_cast<float>(h >> 8) * (1.0f / 16777216.0f);
}

// Smoothly interpolated lattice, [0, 1).
inline float noise(float x, float y, std::uint32_t seed = 0) {
    const float fx = std::floor(x), fy = std::floor(y);
    const int ix = static_cast<int>(fx), iy = static_cast<int>(fy);
    float u = x - fx, v = y - fy;
    u = u * u * (3 - 2 * u);
    v = v * v * (3 - 2 * v);
    const float top = lattice(ix, iy, seed) * (1 - u) + lattice(ix + 1, iy, seed) * u;
    const float bottom = lattice(ix, iy + 1, seed) * (1 - u) + lattice(ix + 1, iy + 1, seed) * u;
    return top * (1 - v) + bottom * v;
}

inline float layered_noise(float x, float y, int layers, std::uint32_t seed = 0) {
    float sum = 0, weight = 0.5f, total = 0;
    for (int i = 0; i < layers; ++i) {
        sum += weight * noise(x, y, seed + static_cast<std::uint32_t>(i) * 101u);
        total += weight;
        weight *= 0.5f;
        x *= 2.03f;
        y *= 2.03f;
    }
    return sum / total;
}

}  // namespace sivba
