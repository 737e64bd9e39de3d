// The marks on a board: legal starts, landing preview, trail, hint, path, whose turn.
// Each has its own shape besides its colour.
#pragma once

#include "qml/board/board_painter.h"

namespace sivba {

class MarkPainter {
public:
    MarkPainter(QPainter& painter, const BoardScene& scene, const BoardMarks& marks);

    void under() const;                          // below seeds and pieces
    void codes(const Contents& contents) const;  // marks the game itself has made
    void over() const;                           // above them

private:
    void turn() const;
    void trail() const;
    void sown_trail() const;
    double trail_angle(PlaceId place) const;
    void moved_trail(const Event& move) const;
    void legal(PlaceId place) const;
    void asked(PlaceId place) const;
    void marked(PlaceId place) const;
    void cue(const Cue& cue) const;
    void landing(PlaceId place) const;
    void picked(PlaceId place) const;
    void house(PlaceId place) const;
    void blocked(PlaceId place) const;
    void foreign(PlaceId place) const;
    void closed(PlaceId place) const;
    void hint() const;
    void hinted_move(PlaceId place, PlaceId landing_place) const;

    QRectF edge(PlaceId place) const;
    void outline(PlaceId place, double grow, const QPen& pen) const;
    void lozenge(QPointF at, double radius, const QColor& fill, const QColor& border) const;
    QPointF inner_rim(PlaceId place, double angle) const;
    bool known(PlaceId place) const { return place.value < scene_.layout().size(); }
    bool round(PlaceId place) const;

    QPainter& p_;
    const BoardScene& scene_;
    const BoardMarks& marks_;
    double u_;
};

}  // namespace sivba
