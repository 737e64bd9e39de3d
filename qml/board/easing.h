// How things on a board begin and end their ways. No Qt.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>

namespace sivba {

inline double clamp01(double x) { return std::clamp(x, 0.0, 1.0); }
inline double smooth(double x) { return x * x * (3 - 2 * x); }
inline double arc(double x) { return std::sin(std::numbers::pi * clamp01(x)); }
// The part of [begin, end] that has passed.
inline double within(double x, double begin, double end) { return clamp01((x - begin) / (end - begin)); }

inline std::uint16_t narrow(std::size_t value) { return static_cast<std::uint16_t>(value); }

}  // namespace sivba
