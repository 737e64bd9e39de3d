// Where the places of a BoardPicture are on an area of the screen: fitting, turning,
// and the way from place to place for the arrow keys. Pixels are logical pixels.
#pragma once

#include "framework/board/picture.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <vector>

namespace sivba {

class BoardLayout {
public:
    BoardLayout() = default;
    // `trays`: hands and goals are shown; without them the board itself is larger (cards).
    BoardLayout(const BoardPicture& picture, QSizeF area, bool vertical, bool turned, bool trays = true);

    bool empty() const { return rects_.empty(); }
    double unit() const { return unit_; }  // pixels of one pit or square
    QSizeF area() const { return area_; }
    const QRectF& body() const { return body_; }  // the carved or inlaid board itself
    const QRectF& all() const { return all_; }    // with what lies beside it
    bool vertical() const { return vertical_; }
    bool turned() const { return turned_; }
    std::size_t size() const { return rects_.size(); }
    // Empty for a tray that is not shown.
    QRectF rect(std::size_t place) const { return place < rects_.size() ? rects_[place] : body_; }
    QPointF centre(std::size_t place) const { return rect(place).center(); }
    // What has to be painted again when this place changes: its marks and plate included.
    QRectF reach(std::size_t place) const;
    // Unit vector from the middle of the board to the side on which `seat` sits.
    QPointF side(Seat seat) const { return sides_[static_cast<std::size_t>(index(seat))]; }
    // The place the arrow leads to; `from` itself when there is none. Direction: (+-1, 0) or (0, +-1).
    int neighbour(int from, QPoint direction) const;

private:
    QRectF turned_rect(const QRectF& rect) const;
    void find_sides(const BoardPicture& picture);

    QSizeF area_;
    QSizeF board_;
    bool vertical_ = false;
    bool turned_ = false;
    double unit_ = 1;
    QRectF body_, all_;
    std::vector<QRectF> rects_;
    QPointF sides_[max_seats];
};

// True for what is part of the board's body, false for hands, goals and bowls beside it.
bool on_body(PlaceShape shape);

}  // namespace sivba
