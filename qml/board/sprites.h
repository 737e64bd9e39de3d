// Small pictures of the things that lie on boards: grey nicker nuts in two dozen
// shapes, and two-sided pieces. Made once per size and theme; everything that moves is
// drawn from these.
#pragma once

#include "framework/board/contents.h"
#include "qml/board/board_style.h"

#include <QImage>

#include <array>
#include <map>

namespace sivba {

// A picture and its size around its middle, in logical pixels.
struct Sprite {
    QImage image;
    double size = 0;
};

class Sprites {
public:
    static constexpr std::uint32_t seed_kinds = 24;

    Sprites() = default;
    // `unit`: logical pixels of a pit; `ratio`: device pixels per logical pixel.
    Sprites(double unit, double ratio, const BoardStyle& style);

    // Diameter of an average seed and of a piece, in units.
    static constexpr double seed_size = 0.225;
    static constexpr double piece_size = 0.66;

    const Sprite& seed(std::uint32_t kind) const { return seeds_[kind % seed_kinds]; }
    const Sprite& token() const { return token_; }
    const Sprite& seed_shadow() const { return seed_shadow_; }
    const Sprite& piece(const Piece& piece) const;
    const Sprite& piece_shadow() const { return piece_shadow_; }

private:
    Sprite make_piece(const Piece& piece) const;
    Sprite make_token() const;

    double unit_ = 1, ratio_ = 1;
    const BoardStyle* style_ = nullptr;
    std::array<Sprite, seed_kinds> seeds_;
    Sprite seed_shadow_, piece_shadow_, token_;
    mutable std::map<int, Sprite> pieces_;
};

}  // namespace sivba
