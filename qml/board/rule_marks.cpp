// MarkPainter, second half: what the rules have made of a pit - a house that stands, a blocked pit,
// one that works for the other seat, one that is not in play yet. The first half is mark_painter.cpp.
#include "qml/board/mark_painter.h"
#include "qml/board/pens.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sivba {

// Marks of the rules, by their number: a house that stands has a frame, a blocked pit bars
// across it, a pit that works for the other seat a ring of that seat's studs, a pit that is not
// in play yet is hatched.
void MarkPainter::codes(const Contents& contents) const {
    // On squares a mark says how pieces lie there (board_scene.cpp).
    if (scene_.picture().material == Material::inlay) return;
    for (std::size_t i = 0; i < contents.marks.size() && i < scene_.layout().size(); ++i) {
        const PlaceId place{static_cast<std::uint16_t>(i)};
        switch (contents.marks[i]) {
        case 0: break;
        case 1: house(place); break;
        case 2: blocked(place); break;
        case 3: foreign(place); break;
        default: closed(place);
        }
    }
}

void MarkPainter::house(PlaceId place) const {
    const BoardStyle& style = scene_.style();
    outline(place, 0.015, pen_of(style.flat ? style.ink : faded(style.bitumen, 190), 0.075 * u_));
    outline(place, 0.015, pen_of(style.shell, 0.038 * u_));
}

void MarkPainter::blocked(PlaceId place) const {
    const BoardStyle& style = scene_.style();
    const QRectF rect = edge(place);
    const double reach = 0.36 * std::min(rect.width(), rect.height());
    for (const auto& [colour, width] : {std::pair{style.halo, 0.15}, std::pair{style.limestone, 0.09}}) {
        p_.setPen(pen_of(colour, width * u_));
        for (const double slope : {1.0, -1.0})
            p_.drawLine(QLineF(rect.center() - QPointF(reach, slope * reach),
                               rect.center() + QPointF(reach, slope * reach)));
    }
}

// The ring of a legal start stays in sight.
void MarkPainter::closed(PlaceId place) const {
    const BoardStyle& style = scene_.style();
    const QRectF rect = edge(place);
    const bool legal = std::ranges::count(marks_.legal, place) > 0;
    const double inset = legal ? 0.09 : 0.03;
    const double radius = std::min(rect.width(), rect.height()) / 2 - inset * u_;
    const QPointF along = unit_vector(-std::numbers::pi / 4), across(-along.y(), along.x());
    for (const auto& [colour, width] :
         {std::pair{style.flat ? style.ink : style.bitumen, 0.075}, std::pair{style.shell, 0.038}}) {
        if (!legal) outline(place, -inset, pen_of(colour, width * u_));
        p_.setPen(pen_of(colour, width * u_));
        for (const double aside : {-0.5, 0.0, 0.5}) {
            const QPointF middle = rect.center() + across * (aside * radius);
            const double half = std::sqrt(1 - aside * aside) * radius;
            p_.drawLine(QLineF(middle - along * half, middle + along * half));
        }
    }
}

void MarkPainter::foreign(PlaceId place) const {
    const BoardStyle& style = scene_.style();
    const std::optional<Seat> owner = scene_.picture().at(place).owner;
    const QColor& colour = style.seats[owner ? 1 - index(*owner) : 0];
    outline(place, -0.02, pen_of(style.halo, 0.10 * u_));
    outline(place, -0.02, pen_of(colour, 0.065 * u_));
    const QRectF rect = edge(place);
    const double radius = std::min(rect.width(), rect.height()) / 2;
    for (int stud = 0; stud < 8; ++stud)
        lozenge(rect.center() + unit_vector(2 * std::numbers::pi * (stud + 0.5) / 8) * radius, 0.06 * u_,
                colour, style.halo);
}

}  // namespace sivba
