// See seed_heap.h. Within a layer each seed takes the best of some random spots, the
// one furthest from its neighbours (Mitchell, "Spectrally optimal sampling for
// distribution ray tracing", 1991): even, but not regular.
#include "qml/board/seed_heap.h"

#include "framework/base/random.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sivba {
namespace {

// A spot in the layer's floor: a disc drawn out to a stadium, or a rectangle.
QPointF spot(QSizeF half, bool round, RandomStream& random) {
    if (!round) return {(2 * random.unit() - 1) * half.width(), (2 * random.unit() - 1) * half.height()};
    const double r = std::min(half.width(), half.height());
    const double angle = 2 * std::numbers::pi * random.unit(), radius = r * std::sqrt(random.unit());
    const double along = 2 * random.unit() - 1;
    return {radius * std::cos(angle) + (half.width() - r) * along,
            radius * std::sin(angle) + (half.height() - r) * along};
}

double nearest(const std::vector<QPointF>& others, std::size_t first, QPointF p) {
    double best = 1e9;
    for (std::size_t i = first; i < others.size(); ++i)
        best = std::min(best, std::hypot(others[i].x() - p.x(), others[i].y() - p.y()));
    return best;
}

}  // namespace

SeedHeap::SeedHeap(QSizeF room, bool round, std::uint32_t seed) {
    RandomStream random(seed);
    slots_.reserve(drawn);
    double shrink = 1;
    std::size_t layer_begin = 0;
    for (int layer = 0; slots_.size() < drawn; ++layer) {
        const QSizeF half = (room - QSizeF(1, 1)).expandedTo(QSizeF(0.7, 0.7)) / 2 * shrink;
        const double floor = 4 * half.width() * half.height() * (round ? 0.80 : 1.0);
        const auto capacity = static_cast<std::size_t>(std::clamp(floor / 0.86, 2.0, 40.0));
        for (std::size_t i = 0; i < capacity && slots_.size() < drawn; ++i) {
            // The first few roll to the deepest point; later ones find room at the wall.
            const double reach = std::min(
                1.0, 0.42 + 0.62 * std::sqrt(static_cast<double>(i) / static_cast<double>(capacity)));
            QPointF best;
            double best_room = -1;
            for (int attempt = 0; attempt < 24; ++attempt) {
                const QPointF p = spot(half * reach, round, random);
                const double free = nearest(slots_, layer_begin, p);
                const double enough = std::min(free, 1.05);
                const double score = enough - 0.06 * std::hypot(p.x() / half.width(), p.y() / half.height());
                if (score > best_room) best_room = score, best = p;
            }
            // Upper layers lie nearer to the eye: a little up the picture.
            slots_.push_back(best - QPointF(0.03, 0.07) * std::min(layer, 4));
        }
        layer_begin = slots_.size();
        shrink = std::max(0.45, shrink * 0.80);
    }
}

}  // namespace sivba
