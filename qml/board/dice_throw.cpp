// See dice_throw.h.
#include "qml/board/dice_throw.h"

#include "framework/base/random.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sivba {
namespace {

constexpr double pi = std::numbers::pi;

Rotation times(const Rotation& a, const Rotation& b) {
    Rotation c{};
    for (std::size_t i = 0; i < 3; ++i)
        for (std::size_t j = 0; j < 3; ++j)
            for (std::size_t k = 0; k < 3; ++k) c[3 * i + j] += a[3 * i + k] * b[3 * k + j];
    return c;
}

// Around a unit axis (Rodrigues' formula).
Rotation around(const Vector3& axis, double angle) {
    const double c = std::cos(angle), s = std::sin(angle), t = 1 - c;
    const auto& [x, y, z] = axis;
    return {t * x * x + c,     t * x * y - s * z, t * x * z + s * y, t * x * y + s * z, t * y * y + c,
            t * y * z - s * x, t * x * z - s * y, t * y * z + s * x, t * z * z + c};
}

Vector3 unit(const Vector3& v) {
    const double length = std::sqrt(v.x * v.x + v.y * v.y + v.z * v.z);
    return {v.x / length, v.y / length, v.z / length};
}

// The shortest turn that brings direction `from` to the eye.
Rotation upright(const Vector3& from) {
    const Vector3 f = unit(from);
    const Vector3 axis{f.y, -f.x, 0};
    const double sine = std::hypot(axis.x, axis.y);
    if (sine < 1e-9) return f.z > 0 ? around({1, 0, 0}, 0) : around({1, 0, 0}, pi);
    return around({axis.x / sine, axis.y / sine, 0}, std::atan2(sine, f.z));
}

// Uniform in [0, 1), the k-th number of a die.
double chance(std::uint64_t seed, std::size_t die, std::uint64_t k) {
    return static_cast<double>(random_at(seed, die * 16 + k) >> 11) * 0x1.0p-53;
}

}  // namespace

Vector3 turned(const Rotation& r, const Vector3& v) {
    return {r[0] * v.x + r[1] * v.y + r[2] * v.z, r[3] * v.x + r[4] * v.y + r[5] * v.z,
            r[6] * v.x + r[7] * v.y + r[8] * v.z};
}

const std::array<Vector3, 4>& pyramid_corners() {
    static const double k = 0.5;
    static const std::array<Vector3, 4> corners{{{k, k, k}, {-k, -k, k}, {-k, k, -k}, {k, -k, -k}}};
    return corners;
}

const std::array<Vector3, 8>& bone_corners() {
    static const std::array<Vector3, 8> corners = [] {
        std::array<Vector3, 8> all{};
        for (std::size_t i = 0; i < 8; ++i)
            all[i] = {(i & 1) != 0 ? 0.27 : -0.27, (i & 2) != 0 ? 0.68 : -0.68, (i & 4) != 0 ? 0.27 : -0.27};
        return all;
    }();
    return corners;
}

DiceThrow::DiceThrow(std::vector<int> faces, bool pyramids, std::uint64_t seed, int columns)
    : faces_(std::move(faces)),
      pyramids_(pyramids),
      seed_(seed),
      columns_(std::max(1, columns)) {}

DiePose DiceThrow::at(std::size_t die, double part) const {
    const auto random = [&](std::uint64_t k) { return chance(seed_, die, k); };
    // Each die has its own moment of coming to rest; the last one rests at 1.
    const double rest = 0.78 + 0.22 * (die + 1 == faces_.size() ? 1 : random(0));
    const double t = std::clamp(part / rest, 0.0, 1.0), left = 1 - t;
    const double ease = 1 - left * left * left;

    const auto columns = static_cast<std::size_t>(columns_);
    const std::size_t rows = (faces_.size() + columns - 1) / columns, column = die % columns,
                      row = die / columns;
    const std::size_t in_row = std::min(columns, faces_.size() - row * columns);
    const auto middle = [](std::size_t i, std::size_t n) {
        return n <= 1 ? 0.0 : (2 * (static_cast<double>(i) + 0.5) / static_cast<double>(n) - 1);
    };
    const double to_x = middle(column, in_row) + 0.12 * (random(1) - 0.5) / static_cast<double>(columns);
    const double to_y = middle(row, rows) + 0.16 * (random(2) - 0.5);
    const double from_x = -1.25 - 0.35 * random(3), from_y = 0.5 * (random(4) - 0.5) + 0.2;

    DiePose pose;
    pose.x = from_x + (to_x - from_x) * ease;
    pose.y = from_y + (to_y - from_y) * ease;
    pose.height = 0.8 * std::abs(std::sin(pi * (0.5 + 2.5 * std::sqrt(t)))) * left * left;

    Vector3 up{0, 0, 1};
    if (pyramids_) {
        const std::size_t corner = (faces_[die] != 0 ? 0u : 2u) + (random(5) < 0.5 ? 0u : 1u);
        up = pyramid_corners()[corner];
    } else {
        // Faces 1..4 lie around the long axis.
        const double quarter = (faces_[die] - 1) * pi / 2;
        up = {std::sin(quarter), 0, std::cos(quarter)};
    }
    const double yaw = pyramids_ ? 2 * pi * random(6) : 1.2 * (random(6) - 0.5) + (random(9) < 0.5 ? 0 : pi);
    const Vector3 axis = unit({0.3 * (random(7) - 0.5), 1, 0.8 * (random(8) - 0.5)});
    const double spin = (2.2 + 1.2 * random(10)) * 2 * pi * left * left;
    pose.rotation = times(around(axis, -spin), times(around({0, 0, 1}, yaw), upright(up)));
    return pose;
}

std::vector<int> spread_marks(int count, int marked, std::uint64_t seed) {
    std::vector<int> faces(static_cast<std::size_t>(std::max(count, 0)), 0);
    std::fill_n(faces.begin(), std::clamp(marked, 0, count), 1);
    for (std::size_t i = faces.size(); i > 1; --i)
        std::swap(faces[i - 1], faces[bounded(random_at(seed, 1000 + i), static_cast<std::uint32_t>(i))]);
    return faces;
}

}  // namespace sivba
