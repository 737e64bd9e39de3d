// See two_ways.h.
#include "qml/board/two_ways.h"

#include "qml/board/board_painter.h"

namespace sivba {

TwoWays::TwoWays(QQuickItem* parent) : QQuickPaintedItem(parent) { setAntialiasing(true); }

void TwoWays::set_surface(BoardSurface* surface) {
    if (surface == surface_) return;
    if (surface_) surface_->disconnect(this);
    surface_ = surface;
    if (surface_) {
        connect(surface_, &BoardSurface::sceneChanged, this, [this] {
            update();
            emit pointsChanged();
        });
        connect(surface_, &BoardSurface::themeChanged, this, [this] {
            update();
            emit looksChanged();
        });
    }
    update();
    emit surfaceChanged();
    emit looksChanged();
}

void TwoWays::set_ways(const DrawnWays& ways) {
    ways_ = ways;
    update();
    emit waysChanged();
    emit pointsChanged();
}

QVariantList TwoWays::points(const std::vector<PlaceId>& way, const WayLine& line) const {
    QVariantList list;
    if (!surface_ || !surface_->scene()) return list;
    for (const QPointF& point : beside_the_middles(*surface_->scene(), way, line.aside)) list << point;
    return list;
}

const BoardStyle& TwoWays::style() const {
    return board_style(static_cast<ThemeKind>(surface_ ? surface_->theme() : Theme::Light));
}

void TwoWays::paint(QPainter* painter) {
    if (!surface_ || !surface_->scene()) return;
    const BoardScene& scene = *surface_->scene();
    paint_two_ways(*painter, scene, ways_.pair);
    // The sentences speak of squares by their names.
    std::vector<std::size_t> crossed;
    for (const auto* way : {&ways_.pair.a.way, &ways_.pair.b.way})
        for (const PlaceId place : *way)
            if (scene.picture().at(place).shape == PlaceShape::square) crossed.push_back(place.value);
    paint_labels(*painter, scene, crossed);
}

}  // namespace sivba
