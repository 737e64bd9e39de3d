// See way_marks.h.
#include "qml/board/way_marks.h"

#include "qml/board/pens.h"

#include <algorithm>

namespace sivba {

QPolygonF beside_the_middles(const BoardScene& scene, const std::vector<PlaceId>& places, double aside) {
    const double u = scene.layout().unit();
    QPolygonF middles;
    std::vector<bool> squares;
    for (const PlaceId place : places) {
        if (place.value >= scene.layout().size()) continue;
        middles << scene.layout().centre(place.value);
        squares.push_back(scene.picture().at(place).shape == PlaceShape::square);
    }
    const auto right_of = [&](qsizetype from) {
        if (from < 0 || from + 1 >= middles.size()) return QPointF();
        const QPointF step = middles[from + 1] - middles[from];
        const double length = std::hypot(step.x(), step.y());
        return length < 1 ? QPointF() : QPointF(-step.y(), step.x()) / length;
    };
    QPolygonF line = middles;
    for (qsizetype i = 0; i < middles.size(); ++i) {
        if (!squares[static_cast<std::size_t>(i)]) continue;
        const auto is_square = [&](qsizetype at) {
            return at >= 0 && at < middles.size() && squares[static_cast<std::size_t>(at)];
        };
        const QPointF before = is_square(i - 1) ? right_of(i - 1) : QPointF();
        const QPointF after = is_square(i + 1) ? right_of(i) : QPointF();
        const bool straight = QPointF::dotProduct(before, after) > 0.5;
        line[i] += (straight ? after : before + after) * (aside * u);
    }
    // To a goal far off the line does not cross the board: it leaves at the nearest end.
    const qsizetype last = line.size() - 1;
    if (last > 0 && !squares.back() && squares[static_cast<std::size_t>(last) - 1] &&
        std::hypot(line[last].x() - line[last - 1].x(), line[last].y() - line[last - 1].y()) > 3 * u) {
        const double out = line[last - 1].x() < scene.layout().body().center().x() ? -0.62 : 0.62;
        const double down = line[last - 1].y() < scene.layout().body().center().y() ? -0.62 : 0.62;
        const QPointF end = scene.layout().vertical() ? QPointF(0, down) : QPointF(out, 0);
        line[last] = line[last - 1] + end * u;
    }
    return line;
}

namespace {

// An arrow head in the middle of every step and one at the end.
void paint_way(QPainter& painter, const BoardScene& scene, const std::vector<PlaceId>& places,
               const WayLine& look) {
    const QPolygonF line = beside_the_middles(scene, places, look.aside);
    if (line.size() < 2) return;
    const double u = scene.layout().unit();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen_of(faded(scene.style().halo, 200), 0.115 * u));
    painter.drawPolyline(line);
    QPen pen = pen_of(look.colour, 0.055 * u);
    if (look.broken) pen.setDashPattern({1.2, 1.8});
    painter.setPen(pen);
    painter.drawPolyline(line);
    for (qsizetype i = 0; i + 1 < line.size(); ++i)
        paint_head(painter, scene, line[i], (line[i] + line[i + 1]) / 2, look);
    paint_head(painter, scene, line[line.size() - 2], line.back(), look);
}

void paint_start(QPainter& painter, const BoardScene& scene, PlaceId place, const QColor& colour) {
    const double u = scene.layout().unit();
    painter.setPen(pen_of(scene.style().halo, 0.04 * u));
    painter.setBrush(colour);
    painter.drawEllipse(scene.layout().centre(place.value), 0.10 * u, 0.10 * u);
}

}  // namespace

void paint_head(QPainter& painter, const BoardScene& scene, QPointF from, QPointF to, const WayLine& line) {
    const QPointF way = to - from;
    const double length = std::hypot(way.x(), way.y());
    if (length < 1) return;
    const double size = line.head * scene.layout().unit();
    const QPointF in = way / length, across(-in.y(), in.x());
    painter.setPen(line.hollow ? pen_of(line.colour, 0.25 * size) : pen_of(scene.style().halo, 0.29 * size));
    painter.setBrush(line.hollow ? scene.style().halo : line.colour);
    painter.drawPolygon(QPolygonF{to + in * size, to - in * (0.71 * size) + across * size,
                                  to - in * (0.71 * size) - across * size});
}

// On squares a way keeps to the right of the middles, so that a square that is visited twice has two
// lines, and arrow heads tell which of them leads where; the other branch of a forked way is a
// broken line.
void paint_way_of(QPainter& painter, const BoardScene& scene, Seat seat) {
    const std::vector<std::vector<PlaceId>>& paths = scene.picture().paths;
    constexpr std::size_t seats = 2;
    const auto which = static_cast<std::size_t>(index(seat));
    if (which >= paths.size() || paths[which].empty()) return;
    WayLine line{.colour = scene.style().seats[which], .broken = true};
    paint_way(painter, scene, branch_of(paths, which, which + seats), line);
    line.broken = which != 0 && paths.size() <= seats;
    paint_way(painter, scene, paths[which], line);
    paint_start(painter, scene, paths[which].front(), line.colour);
}

WayLine line_of_first(const BoardStyle& style) { return {.colour = style.ring, .aside = 0.10, .head = 0.08}; }

WayLine line_of_second(const BoardStyle& style) {
    return {.colour = style.piece_dark, .broken = true, .aside = 0.26, .head = 0.085, .hollow = true};
}

void paint_two_ways(QPainter& painter, const BoardScene& scene, const WayPair& ways) {
    if (ways.a.way.empty() || ways.b.way.empty()) return;
    const auto both = [&](const WayPair::Ways& of, const WayLine& line) {
        paint_way(painter, scene, of.branch, line);
        paint_way(painter, scene, of.way, line);
    };
    both(ways.b, line_of_second(scene.style()));
    both(ways.a, line_of_first(scene.style()));
    paint_start(painter, scene, ways.a.way.front(), line_of_first(scene.style()).colour);
}

}  // namespace sivba
