// See mark_painter.h. What the rules mark is in rule_marks.cpp, ways in way_marks.cpp.
#include "qml/board/mark_painter.h"

#include "qml/board/pens.h"
#include "qml/board/way_marks.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sivba {

MarkPainter::MarkPainter(QPainter& painter, const BoardScene& scene, const BoardMarks& marks)
    : p_(painter),
      scene_(scene),
      marks_(marks),
      u_(scene.layout().unit()) {}

bool MarkPainter::round(PlaceId place) const {
    const PlaceShape shape = scene_.picture().at(place).shape;
    return shape == PlaceShape::pit || shape == PlaceShape::bowl;
}

void MarkPainter::under() const {
    turn();
    if (marks_.path) paint_way_of(p_, scene_, *marks_.path);
    if (scene_.picture().material == Material::wood) {
        for (PlaceId place : marks_.legal) legal(place);
        trail();
    }
}

void MarkPainter::over() const {
    if (scene_.picture().material != Material::wood) {
        trail();
        for (PlaceId place : marks_.legal) legal(place);
    }
    hint();
    asked(marks_.asked);
    for (PlaceId place : marks_.marked) marked(place);
    for (const Cue& each : marks_.cues) cue(each);
    for (PlaceId place : marks_.landings) landing(place);
    picked(marks_.picked);
}

// The edge of the hollow or plaque on a place.
QRectF MarkPainter::edge(PlaceId place) const {
    const PlaceShape shape = scene_.picture().at(place).shape;
    const double by = u_ * (shape == PlaceShape::store ? 0.07 : shape == PlaceShape::house ? 0.05 : 0.03);
    return scene_.layout().rect(place.value).adjusted(by, by, -by, -by);
}

// Shape of a place, a little larger or smaller.
void MarkPainter::outline(PlaceId place, double grow, const QPen& pen) const {
    if (!known(place)) return;
    const double by = grow * u_;
    const QRectF rect = edge(place).adjusted(-by, -by, by, by);
    p_.setPen(pen);
    p_.setBrush(Qt::NoBrush);
    if (round(place)) {
        p_.drawEllipse(rect);
        return;
    }
    const bool store = scene_.picture().at(place).shape == PlaceShape::store;
    const double radius = store ? 0.42 * u_ : 0.09 * u_;
    p_.drawRoundedRect(rect, radius, radius);
}

void MarkPainter::lozenge(QPointF at, double radius, const QColor& fill, const QColor& border) const {
    p_.setPen(pen_of(border, radius * 0.34));
    p_.setBrush(fill);
    p_.drawPolygon(QPolygonF{at + QPointF(-radius, 0), at + QPointF(0, -radius), at + QPointF(radius, 0),
                             at + QPointF(0, radius)});
}

// A point on the rim on the side of the board's middle; `angle` moves it along the rim.
QPointF MarkPainter::inner_rim(PlaceId place, double angle) const {
    const QRectF rect = edge(place);
    const Place& p = scene_.picture().at(place);
    QPointF in = p.owner ? -scene_.layout().side(*p.owner) : QPointF(0, -1);
    if (in.isNull()) in = QPointF(0, -1);
    const double start = std::atan2(in.y(), in.x());
    const double radius = std::min(rect.width(), rect.height()) / 2;
    if (round(place)) return rect.center() + unit_vector(start + angle) * radius;
    // On a rectangle the middle of the inner edge.
    return rect.center() + QPointF(in.x() * rect.width() / 2, in.y() * rect.height() / 2) +
           QPointF(-in.y(), in.x()) * (radius * std::tan(std::clamp(angle, -1.0, 1.0)));
}

// A soft ring with a lozenge on the board's inner side.
void MarkPainter::legal(PlaceId place) const {
    if (!known(place)) return;
    const BoardStyle& style = scene_.style();
    const bool lit = marks_.hovered == place;
    const double grow = round(place) ? -0.018 : -0.03;
    outline(place, grow, pen_of(faded(style.halo, lit ? 140 : 70), (lit ? 0.125 : 0.090) * u_));
    outline(place, grow, pen_of(faded(style.halo, lit ? 255 : 225), (lit ? 0.062 : 0.044) * u_));
    outline(place, grow, pen_of(style.ring, (lit ? 0.036 : 0.020) * u_ * (style.flat ? 1.5 : 1)));
    const bool arrows = std::ranges::any_of(marks_.cues, [&](const Cue& cue) { return cue.place == place; });
    if (!arrows) lozenge(inner_rim(place, 0), (lit ? 0.080 : 0.064) * u_, style.ring, style.halo);
}

// Here an answer is expected: a full ring.
void MarkPainter::asked(PlaceId place) const {
    if (!known(place)) return;
    outline(place, -0.03, pen_of(scene_.style().halo, 0.13 * u_));
    outline(place, -0.03, pen_of(scene_.style().ring, 0.085 * u_));
}

// Chosen already, with others that are still to be chosen: a full ring and a tick.
void MarkPainter::marked(PlaceId place) const {
    if (!known(place)) return;
    const BoardStyle& style = scene_.style();
    asked(place);
    const QPointF at = inner_rim(place, 0);
    p_.setPen(pen_of(style.halo, 0.02 * u_));
    p_.setBrush(style.ring);
    p_.drawEllipse(at, 0.12 * u_, 0.12 * u_);
    p_.setPen(pen_of(style.halo, 0.035 * u_));
    p_.drawPolyline(QPolygonF{at + QPointF(-0.055, 0.0) * u_, at + QPointF(-0.015, 0.045) * u_,
                              at + QPointF(0.06, -0.045) * u_});
}

// A way that the seeds may go, or a bar where they may stay; larger when it is meant.
void MarkPainter::cue(const Cue& cue) const {
    const BoardStyle& style = scene_.style();
    const bool near = marks_.hovered == cue.place || marks_.picked == cue.place;
    const bool lit = marks_.lit == cue.choice;
    const double size = (lit ? 0.135 : near ? 0.115 : 0.085) * u_;
    const QPointF at = cue_centre(scene_.layout(), cue), in = cue.way, across(-in.y(), in.x());
    p_.setPen(pen_of(lit ? style.ring : style.halo, (lit ? 0.05 : 0.03) * u_));
    p_.setBrush(lit ? style.halo : style.ring);
    if (cue.stays)
        p_.drawRoundedRect(QRectF(at - QPointF(size, size) * 0.8, QSizeF(size, size) * 1.6), size * 0.2,
                           size * 0.2);
    else
        p_.drawPolygon(QPolygonF{at + in * size, at - in * (0.7 * size) + across * (1.05 * size),
                                 at - in * (0.25 * size), at - in * (0.7 * size) - across * (1.05 * size)});
}

// Where the last seed or the piece would come to rest: a broken ring and an arrow that
// comes in over the inner rim, clear of the number.
void MarkPainter::landing(PlaceId place) const {
    if (!known(place)) return;
    const BoardStyle& style = scene_.style();
    outline(place, -0.045, pen_of(style.halo, 0.062 * u_));
    QPen dashes = pen_of(style.ring, 0.034 * u_);
    dashes.setDashPattern({2.2, 2.2});
    dashes.setCapStyle(Qt::FlatCap);
    outline(place, -0.045, dashes);
    const QPointF rim = inner_rim(place, 0), way = edge(place).center() - rim;
    const double length = std::hypot(way.x(), way.y());
    if (length < 1) return;
    const QPointF in = way / length, across(-in.y(), in.x());
    const auto at = [&](double along, double aside) {
        return rim + in * (along * u_) + across * (aside * u_);
    };
    p_.setPen(pen_of(style.halo, 0.036 * u_));
    p_.setBrush(style.ring);
    p_.drawPolygon(QPolygonF{at(0.25, 0), at(0.09, 0.125), at(0.09, 0.045), at(-0.09, 0.045),
                             at(-0.09, -0.045), at(0.09, -0.045), at(0.09, -0.125)});
}

// The ring of the keyboard: white between dark, so that it is seen on wood, shell and paper alike.
void MarkPainter::picked(PlaceId place) const {
    if (!known(place)) return;
    outline(place, 0.04, pen_of(scene_.style().focus, std::max(6.0, 0.10 * u_)));
    outline(place, 0.04, pen_of(Qt::white, std::max(2.0, 0.045 * u_)));
}

// Whose turn it is: the seat's strip is lit and an arrow on it points at the row.
void MarkPainter::turn() const {
    if (!marks_.actor) return;
    const BoardStyle& style = scene_.style();
    QRectF strip = seat_strip(scene_.picture(), scene_.layout(), *marks_.actor);
    if (strip.isEmpty()) {
        for (std::size_t i = 0; i < scene_.layout().size(); ++i) {
            const Place& place = scene_.picture().places[i];
            if (place.owner != marks_.actor || place.shape != PlaceShape::hand) continue;
            const PlaceId id{static_cast<std::uint16_t>(i)};
            outline(id, 0.0, pen_of(faded(style.halo, 110), 0.10 * u_));
            outline(id, 0.0, pen_of(style.seats[index(*marks_.actor)], 0.035 * u_));
        }
        return;
    }
    const QPointF in = -scene_.layout().side(*marks_.actor);
    const double thick = std::min(strip.width(), strip.height());
    for (const auto& [grow, alpha] : {std::pair{0.9, 60}, std::pair{0.45, 120}}) {
        const double by = grow * thick;
        p_.setPen(Qt::NoPen);
        p_.setBrush(faded(style.flat ? style.ring : style.halo, alpha));
        QPainterPath glow;
        const QRectF outer = strip.adjusted(-by, -by, by, by);
        const double end = std::min(outer.width(), outer.height()) / 2;
        glow.addRoundedRect(outer, end, end);
        QPainterPath hole;
        hole.addRoundedRect(strip, thick / 2, thick / 2);
        p_.drawPath(glow - hole);
    }
    const QPointF base = strip.center() + in * (thick * 0.5), across(-in.y(), in.x());
    p_.setPen(pen_of(style.flat ? style.ink : style.halo, 0.022 * u_));
    p_.setBrush(style.seats[index(*marks_.actor)]);
    p_.drawPolygon(QPolygonF{base - across * (0.11 * u_) - in * thick,
                             base + across * (0.11 * u_) - in * thick, base + in * (0.085 * u_)});
}

// Beside the mark of a legal start; stores have none.
double MarkPainter::trail_angle(PlaceId place) const { return round(place) ? 0.42 : 0; }

void MarkPainter::trail() const {
    if (marks_.last.empty()) return;
    for (const Event& event : marks_.last) {
        const bool travels = event.kind == EventKind::move || event.kind == EventKind::send_home;
        if (travels && known(event.from) && known(event.to)) moved_trail(event);
    }
    sown_trail();
}

// Dots on the rims that were passed, a broken ring where the sowing began, an arrow
// into the last pit, and an open cross where seeds were taken.
void MarkPainter::sown_trail() const {
    const BoardStyle& style = scene_.style();
    PlaceId last = no_place;
    bool first = true;
    for (const Event& event : marks_.last) {
        if (event.kind == EventKind::lift && first && known(event.from)) {
            QPen dashes = pen_of(style.trail, 0.030 * u_);
            dashes.setDashPattern({0.1, 2.6});
            outline(event.from, 0.02, dashes);
            first = false;
        } else if (event.kind == EventKind::drop && known(event.to)) {
            last = event.to;
            p_.setPen(pen_of(faded(style.bitumen, 120), 0.012 * u_));
            p_.setBrush(style.trail);
            p_.drawEllipse(inner_rim(event.to, trail_angle(event.to)), 0.034 * u_, 0.034 * u_);
        } else if (event.kind == EventKind::capture && known(event.from)) {
            const QPointF at = inner_rim(event.from, -0.42);
            const double a = 0.045 * u_;
            for (const auto& [colour, width] :
                 {std::pair{faded(style.bitumen, 150), 0.05}, std::pair{style.trail, 0.026}}) {
                p_.setPen(pen_of(colour, width * u_));
                p_.drawLine(QLineF(at + QPointF(-a, -a), at + QPointF(a, a)));
                p_.drawLine(QLineF(at + QPointF(-a, a), at + QPointF(a, -a)));
            }
        }
    }
    if (!known(last)) return;
    const QPointF rim = inner_rim(last, trail_angle(last)), middle = scene_.layout().centre(last.value);
    const QPointF way = middle - rim;
    const double length = std::hypot(way.x(), way.y());
    if (length < 1) return;
    const QPointF in = way / length, across(-in.y(), in.x());
    p_.setPen(pen_of(faded(style.bitumen, 160), 0.016 * u_));
    p_.setBrush(style.trail);
    p_.drawPolygon(QPolygonF{rim - in * (0.05 * u_) - across * (0.075 * u_),
                             rim - in * (0.05 * u_) + across * (0.075 * u_), rim + in * (0.10 * u_)});
}

void MarkPainter::moved_trail(const Event& event) const {
    const BoardStyle& style = scene_.style();
    const bool home = event.kind == EventKind::send_home;
    for (PlaceId place : {event.from, event.to}) {
        if (scene_.picture().at(place).shape != PlaceShape::square) continue;
        // Corner brackets, double where the piece came to rest.
        const double inset = 0.055 * u_;
        const QRectF rect = scene_.layout().rect(place.value).adjusted(inset, inset, -inset, -inset);
        const bool target = place == event.to && !home;
        const double arm = (target ? 0.22 : 0.12) * u_;
        for (const auto& [colour, width] :
             {std::pair{faded(style.bitumen, 230), 0.075}, std::pair{style.trail, 0.042}}) {
            p_.setPen(
                QPen(colour, width * u_ * (target ? 1.0 : 0.6), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            p_.setBrush(Qt::NoBrush);
            for (const auto& [corner, dx, dy] :
                 {std::tuple{rect.topLeft(), 1, 1}, std::tuple{rect.topRight(), -1, 1},
                  std::tuple{rect.bottomLeft(), 1, -1}, std::tuple{rect.bottomRight(), -1, -1}}) {
                p_.drawLine(QLineF(corner, corner + QPointF(arm * dx, 0)));
                p_.drawLine(QLineF(corner, corner + QPointF(0, arm * dy)));
            }
        }
    }
}

// A hint first says where to look (dashes), then which move it is (rays and an arrow).
void MarkPainter::hint() const {
    const BoardStyle& style = scene_.style();
    QPen dashes = pen_of(style.hint, 0.05 * u_);
    dashes.setDashPattern({2.5, 1.5});
    for (const PlaceId place : marks_.hint.area) {
        if (!known(place)) continue;
        outline(place, 0.02, pen_of(faded(style.bitumen, 190), 0.085 * u_));
        outline(place, 0.02, dashes);
    }
    if (known(marks_.hint.move)) hinted_move(marks_.hint.move, marks_.hint.landing);
}

void MarkPainter::hinted_move(PlaceId place, PlaceId landing_place) const {
    const BoardStyle& style = scene_.style();
    const QRectF rect = scene_.layout().rect(place.value);
    outline(place, 0.02, pen_of(faded(style.bitumen, 190), 0.085 * u_));
    outline(place, 0.02, pen_of(style.hint, 0.05 * u_));
    const double radius = std::min(rect.width(), rect.height()) / 2;
    for (int ray = 0; ray < 12; ++ray) {
        const QPointF way = unit_vector(2 * std::numbers::pi * ray / 12);
        for (const auto& [colour, width] :
             {std::pair{faded(style.bitumen, 190), 0.05}, std::pair{style.hint, 0.028}}) {
            p_.setPen(pen_of(colour, width * u_));
            p_.drawLine(QLineF(rect.center() + way * (radius + 0.09 * u_),
                               rect.center() + way * (radius + 0.17 * u_)));
        }
    }
    if (!known(landing_place) || landing_place == place) return;
    const QPointF from = rect.center(), to = scene_.layout().centre(landing_place.value);
    const QPointF way = to - from, bow = QPointF(way.y(), -way.x()) * 0.16;
    QPainterPath curve(from);
    curve.quadTo((from + to) / 2 + bow, to);
    p_.setBrush(Qt::NoBrush);
    p_.setPen(pen_of(faded(style.bitumen, 190), 0.075 * u_));
    p_.drawPath(curve);
    p_.setPen(pen_of(style.hint, 0.04 * u_));
    p_.drawPath(curve);
    paint_head(p_, scene_, (from + to) / 2 + bow, to, {.colour = style.hint});
}

}  // namespace sivba
