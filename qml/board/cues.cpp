// See cues.h.
#include "qml/board/cues.h"

#include <algorithm>
#include <cmath>

namespace sivba {
namespace {

constexpr double from_middle = 0.34;  // of the hollow's size

QPointF along_an_axis(QPointF way) {
    if (way.isNull()) return {};
    return std::abs(way.x()) >= std::abs(way.y()) ? QPointF(way.x() < 0 ? -1 : 1, 0)
                                                  : QPointF(0, way.y() < 0 ? -1 : 1);
}

double dot(QPointF a, QPointF b) { return a.x() * b.x() + a.y() * b.y(); }

}  // namespace

std::vector<Cue> cues_at(const BoardLayout& layout, const Choosing& choosing, PlaceId place, bool always) {
    const std::vector<int> here = choosing.at(place);
    std::vector<Cue> cues;
    if (here.empty() || place.value >= layout.size() || (here.size() == 1 && !always)) return cues;
    const auto is_told = [&](int i) {
        return choosing.all()[static_cast<std::size_t>(i)].towards != no_place;
    };
    const bool told = std::ranges::any_of(here, is_told);
    QPointF taken;
    for (const int i : here) {
        const Choice& choice = choosing.all()[static_cast<std::size_t>(i)];
        if (!choice.with.empty() || choice.amount > 0) return {};
        // Where no way is told, a piece goes to where it lands.
        const PlaceId towards = told || here.size() == 1 ? choice.towards : choice.landing;
        Cue cue{place, i, {}, towards == no_place || towards.value >= layout.size()};
        if (!told && here.size() > 1 && cue.stays) return {};
        if (!cue.stays) {
            cue.way = along_an_axis(layout.centre(towards.value) - layout.centre(place.value));
            taken = cue.way;
        }
        cues.push_back(cue);
    }
    if (here.size() == 1 && cues.front().stays) return {};
    // Staying is shown on the side to which nothing goes.
    for (Cue& cue : cues)
        if (cue.stays) cue.way = taken.isNull() ? QPointF(-1, 0) : -taken;
    // Ways that look the same are asked in words only.
    for (std::size_t i = 0; i < cues.size(); ++i)
        for (std::size_t k = 0; k < i && !told; ++k)
            if (cues[i].way == cues[k].way) return {};
    return cues;
}

QPointF cue_centre(const BoardLayout& layout, const Cue& cue) {
    const QRectF rect = layout.rect(cue.place.value);
    const double size = std::min(rect.width(), rect.height());
    const QPointF from_board = rect.center() - layout.body().center();
    const QPointF along = layout.vertical() ? QPointF(0, 1) : QPointF(1, 0);
    const bool to_the_rim = dot(cue.way, along) == 0 && dot(cue.way, from_board) > 0;
    if (!to_the_rim) return rect.center() + cue.way * (from_middle * size);
    // The number is in the middle of that side.
    const double end = dot(from_board, along) < 0 ? -1 : 1;
    return rect.center() + cue.way * (0.24 * size) + along * (end * 0.26 * size);
}

int meant(const std::vector<Cue>& cues, QPointF offset) {
    int best = -1;
    double most = 0;
    for (const Cue& cue : cues)
        if (const double reach = dot(cue.way, offset); reach > most) most = reach, best = cue.choice;
    return best;
}

}  // namespace sivba
