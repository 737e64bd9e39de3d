// The ways of two games over a board that another item draws (BoardSurface), and the looks of
// both lines for a legend.
#pragma once

#include "qml/board/board_surface.h"
#include "qml/board/way_marks.h"

#include <QMetaType>

namespace sivba {

// Two ways as a value that QML can hand from a model to the item.
class DrawnWays {
    Q_GADGET

public:
    WayPair pair;
};

class TwoWays : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(sivba::BoardSurface* surface READ surface WRITE set_surface NOTIFY surfaceChanged REQUIRED)
    Q_PROPERTY(sivba::DrawnWays ways READ ways WRITE set_ways NOTIFY waysChanged)
    // The lines as they are drawn, for something that runs along them.
    Q_PROPERTY(QVariantList firstPoints READ first_points NOTIFY pointsChanged)
    Q_PROPERTY(QVariantList secondPoints READ second_points NOTIFY pointsChanged)
    Q_PROPERTY(QColor first READ first NOTIFY looksChanged)
    Q_PROPERTY(QColor second READ second NOTIFY looksChanged)
    Q_PROPERTY(QColor ground READ ground NOTIFY looksChanged)  // under both lines

public:
    explicit TwoWays(QQuickItem* parent = nullptr);

    BoardSurface* surface() const { return surface_; }
    void set_surface(BoardSurface* surface);
    DrawnWays ways() const { return ways_; }
    void set_ways(const DrawnWays& ways);
    QVariantList first_points() const { return points(ways_.pair.a.way, line_of_first(style())); }
    QVariantList second_points() const { return points(ways_.pair.b.way, line_of_second(style())); }
    QColor first() const { return line_of_first(style()).colour; }
    QColor second() const { return line_of_second(style()).colour; }
    QColor ground() const { return style().halo; }

    void paint(QPainter* painter) override;

signals:
    void surfaceChanged();
    void waysChanged();
    void looksChanged();
    void pointsChanged();

private:
    const BoardStyle& style() const;
    QVariantList points(const std::vector<PlaceId>& way, const WayLine& line) const;

    QPointer<BoardSurface> surface_;
    DrawnWays ways_;
};

}  // namespace sivba

Q_DECLARE_METATYPE(sivba::DrawnWays)
