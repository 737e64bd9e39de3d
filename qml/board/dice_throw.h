// How thrown dice tumble and come to rest: a pure function of a seed, the faces they
// must show and a time. Pyramids have four tips of which two are bright; bones are
// long four-faced blocks. No Qt.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace sivba {

struct Vector3 {
    double x = 0, y = 0, z = 0;  // right, down, towards the eye
};
using Rotation = std::array<double, 9>;  // row by row

Vector3 turned(const Rotation& rotation, const Vector3& v);

struct DiePose {
    double x = 0, y = 0;  // on the tray, -1..1 in both directions
    double height = 0;    // above it, in die sizes
    Rotation rotation{};
};

class DiceThrow {
public:
    // `faces`: per die, for pyramids 1 = a bright tip is up, 0 = a dark one; for bones
    // the face 1..4. `columns`: how many dice rest beside each other.
    DiceThrow(std::vector<int> faces, bool pyramids, std::uint64_t seed, int columns);

    std::size_t size() const { return faces_.size(); }
    bool pyramids() const { return pyramids_; }
    int columns() const { return columns_; }
    int face(std::size_t die) const { return faces_[die]; }
    // `part` 0 = leaves the hand, 1 = at rest.
    DiePose at(std::size_t die, double part) const;

private:
    std::vector<int> faces_;
    bool pyramids_;
    std::uint64_t seed_;
    int columns_;
};

// Faces of `count` dice whose marked ones number `marked`; which ones comes from the seed.
std::vector<int> spread_marks(int count, int marked, std::uint64_t seed);

// Corners of a pyramid (0 and 1 are the bright ones) and of a bone, of size about 1.
const std::array<Vector3, 4>& pyramid_corners();
const std::array<Vector3, 8>& bone_corners();

}  // namespace sivba
