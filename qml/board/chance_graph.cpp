#include "qml/board/chance_graph.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace sivba {

namespace {

constexpr double mark_size = 6;  // half a mark's width
constexpr float share_opacity = 0.45f;

// Up where the first seat's chance grew.
void draw_triangle(QPainter& painter, QPointF at, double size, bool up) {
    const double sign = up ? -1 : 1;
    painter.drawPolygon(QPolygonF{at + QPointF(0, sign * size), at + QPointF(size, -sign * size * 0.8),
                                  at + QPointF(-size, -sign * size * 0.8)});
}

// A cross with a light edge, so that it is seen on every ground.
void draw_cross(QPainter& painter, QPointF at, double size, const QColor& ink, const QColor& paper) {
    const double arm = size * 0.8;
    const QLineF lines[] = {{at - QPointF(arm, arm), at + QPointF(arm, arm)},
                            {at - QPointF(arm, -arm), at + QPointF(arm, -arm)}};
    for (const auto& [colour, width] : {std::pair{paper, size * 0.85}, {ink, size * 0.42}}) {
        painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
        painter.drawLines(lines, 2);
    }
}

void draw_luck(QPainter& painter, QPointF at, double size, bool up, const QColor& ink, const QColor& paper) {
    painter.setPen(QPen(paper, size * 0.25));
    painter.setBrush(ink);
    draw_triangle(painter, at, size, up);
}

}  // namespace

ChanceMark::ChanceMark(QQuickItem* parent) : QQuickPaintedItem(parent) {
    connect(this, &ChanceMark::changed, this, [this] { update(); });
}

void ChanceMark::paint(QPainter* painter) {
    painter->setRenderHint(QPainter::Antialiasing);
    const QPointF middle(width() / 2, height() / 2);
    const double size = std::min(width(), height()) * 0.45;
    if (luck_)
        draw_luck(*painter, middle, size, up_, ink_, paper_);
    else
        draw_cross(*painter, middle, size, ink_, paper_);
}

ChanceGraph::ChanceGraph(QQuickItem* parent) : QQuickPaintedItem(parent) {
    connect(this, &ChanceGraph::changed, this, [this] { update(); });
}

// Marks at the edges stay whole.
QRectF ChanceGraph::area() const {
    const double edge = mark_size * unit_ + 1;
    return {edge, edge, width() - 2 * edge, height() - 2 * edge};
}

QPointF ChanceGraph::point(int step) const {
    const QRectF place = area();
    const double share = total_ > 0 ? static_cast<double>(step) / total_ : 0;
    return {place.left() + place.width() * share, place.bottom() - place.height() * values_[step]};
}

int ChanceGraph::stepAt(double x) const {
    const QRectF place = area();
    if (place.width() <= 0 || values_.empty()) return 0;
    const auto step = static_cast<int>(std::lround((x - place.left()) / place.width() * total_));
    return std::clamp(step, 0, static_cast<int>(values_.size()) - 1);
}

void ChanceGraph::paint_shares(QPainter& painter) const {
    const QRectF place = area();
    QPolygonF line;
    for (int i = 0; i < values_.size(); ++i) line << point(i);
    const QPolygonF below = QPolygonF(line) << QPointF(line.back().x(), place.bottom()) << place.bottomLeft();
    const QPolygonF above = QPolygonF(line) << QPointF(line.back().x(), place.top()) << place.topLeft();
    painter.setPen(Qt::NoPen);
    QColor plain = first_;
    plain.setAlphaF(share_opacity);
    painter.setBrush(plain);
    painter.drawPolygon(below);
    painter.setBrush(QBrush(second_, Qt::BDiagPattern));
    painter.drawPolygon(above);
    painter.setPen(QPen(faint_, unit_, Qt::DashLine));
    painter.drawLine(QPointF(place.left(), place.center().y()), QPointF(place.right(), place.center().y()));
    painter.setPen(QPen(ink_, 2 * unit_, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(line);
}

// After the step that a mark is of.
void ChanceGraph::paint_marks(QPainter& painter) const {
    const auto known = [this](int step) { return step >= 0 && step + 1 < values_.size(); };
    for (const int step : lucks_)
        if (known(step))
            draw_luck(painter, point(step + 1), mark_size * unit_, values_[step + 1] > values_[step], ink_,
                      paper_);
    for (const int step : mistakes_)
        if (known(step)) draw_cross(painter, point(step + 1), mark_size * unit_, ink_, paper_);
}

void ChanceGraph::paint(QPainter* painter) {
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF place = area();
    painter->fillRect(place, paper_);
    if (!values_.empty()) paint_shares(*painter);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(faint_, unit_));
    painter->drawRect(place);
    if (current_ >= 0 && current_ < values_.size()) {
        const double x = point(current_).x();
        painter->setPen(QPen(here_, 2 * unit_));
        painter->drawLine(QPointF(x, 0), QPointF(x, height()));
    }
    paint_marks(*painter);
}

}  // namespace sivba
