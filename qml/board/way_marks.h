// Ways drawn on a board as lines with arrow heads: that of a seat, and those of two games.
#pragma once

#include "framework/play/compare_ways.h"
#include "qml/board/board_scene.h"

#include <QPainter>
#include <QPolygonF>

#include <vector>

namespace sivba {

// How a way is drawn; widths in pits.
struct WayLine {
    QColor colour;
    bool broken = false;
    double aside = 0.15;  // to the right of the middles of squares
    double head = 0.14;   // half the width of an arrow head
    bool hollow = false;  // heads in outline
};

// The middles of the places; of squares, points to the right of the way that leads through them.
QPolygonF beside_the_middles(const BoardScene& scene, const std::vector<PlaceId>& places,
                             double aside = WayLine().aside);

// The way of a seat's pieces or seeds with both its branches.
void paint_way_of(QPainter& painter, const BoardScene& scene, Seat seat);

// The ways of two games side by side: a full line with full heads, a broken one with hollow heads.
void paint_two_ways(QPainter& painter, const BoardScene& scene, const WayPair& ways);
WayLine line_of_first(const BoardStyle& style);
WayLine line_of_second(const BoardStyle& style);

// An arrow head at `to`, as seen from `from`.
void paint_head(QPainter& painter, const BoardScene& scene, QPointF from, QPointF to, const WayLine& line);

}  // namespace sivba
