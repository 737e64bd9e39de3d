// Small helpers of those who paint lines on a board.
#pragma once

#include <QColor>
#include <QPen>
#include <QPointF>

#include <cmath>

namespace sivba {

inline QColor faded(QColor colour, int alpha) {
    colour.setAlpha(alpha);
    return colour;
}

inline QPen pen_of(const QColor& colour, double width, Qt::PenStyle line = Qt::SolidLine) {
    return {colour, width, line, Qt::RoundCap, Qt::RoundJoin};
}

inline QPointF unit_vector(double angle) { return {std::cos(angle), std::sin(angle)}; }

}  // namespace sivba
