// A board at one size, in one theme: its ground, sprites, heaps, and where each seed
// and piece of a moment is to be drawn. The items ask it for a list of sprites; what
// rests and what flies is drawn from the same list.
#pragma once

#include "qml/board/board_frame.h"
#include "qml/board/board_ground.h"
#include "qml/board/seed_heap.h"
#include "qml/board/sprites.h"

#include <QPainter>

#include <optional>

namespace sivba {

// One picture at one place, in painting order.
struct Drawn {
    const Sprite* sprite;
    QPointF at;          // middle
    double scale_x = 1;  // flipping pieces become narrow
    double scale_y = 1;
    double opacity = 1;
};

class BoardScene {
public:
    BoardScene() = default;
    // `picture` must outlive the scene.
    BoardScene(const BoardPicture& picture, QSizeF area, double ratio, ThemeKind theme, bool vertical,
               bool turned, bool trays = true);

    bool empty() const { return layout_.empty(); }
    const BoardPicture& picture() const { return *picture_; }
    const BoardLayout& layout() const { return layout_; }
    const BoardStyle& style() const { return *style_; }
    double ratio() const { return ratio_; }
    bool vertical() const { return layout_.vertical(); }
    bool turned() const { return layout_.turned(); }

    // Away from the middle of the board, where a hollow's number and name belong.
    QPointF outward(std::size_t place) const;
    // Pixels in that direction before another hollow or the strip of the seat begins.
    double room_outside(std::size_t place) const { return room_[place]; }
    // What lies on a place.
    void resting(std::size_t place, const Contents& contents, std::vector<Drawn>& out) const;
    // What is in the air, the resting hand included.
    void flying(const BoardFrame& frame, std::vector<Drawn>& out) const;
    // Where the number of the seeds in the hand is written; nullopt without a hand.
    struct Hand {
        QPointF at;
        int count;
    };
    std::optional<Hand> hand(const BoardFrame& frame) const;

    QPointF seed_at(std::size_t place, std::uint16_t slot) const;
    // A piece of a stack: in a pile the top lies clear and each under it shows a part of its face;
    // where the order means nothing, pieces lie side by side.
    struct Lying {
        QPointF at;
        double scale = 1;
    };
    Lying piece_at(std::size_t place, std::uint16_t slot, std::size_t stack, bool in_order) const;

private:
    double find_room(std::size_t place) const;
    const Sprite& seed_of(std::size_t place, std::uint16_t slot) const;
    QPointF bunch_at(PlaceId place) const;
    void add_bunch(const Flight& hand, std::vector<Drawn>& out) const;
    void add_seed(const Flight& flight, PlaceId hand, std::vector<Drawn>& out) const;
    void add_piece(const Flight& flight, const BoardFrame& frame, std::vector<Drawn>& out) const;

    const BoardPicture* picture_ = nullptr;
    const BoardStyle* style_ = nullptr;
    double ratio_ = 1;
    BoardLayout layout_;
    Sprites sprites_;
    std::vector<SeedHeap> heaps_;
    std::vector<double> room_;
};

void draw(QPainter& painter, const std::vector<Drawn>& list);

}  // namespace sivba
