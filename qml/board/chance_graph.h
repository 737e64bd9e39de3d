// The chance to win over a game as a picture: below the line the first seat's share, plain, above it
// the second's, hatched; a line at one half; triangles where luck turned the game, crosses where a
// choice did; an upright line where the board stands.
#pragma once

#include <QColor>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace sivba {

// What a mark of the graph looks like, for the list beside it.
class ChanceMark : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool luck MEMBER luck_ NOTIFY changed)  // else a mistake
    Q_PROPERTY(bool up MEMBER up_ NOTIFY changed)      // luck that raised the line
    Q_PROPERTY(QColor ink MEMBER ink_ NOTIFY changed)
    Q_PROPERTY(QColor paper MEMBER paper_ NOTIFY changed)

public:
    explicit ChanceMark(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

signals:
    void changed();

private:
    bool luck_ = false, up_ = false;
    QColor ink_, paper_;
};

class ChanceGraph : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QList<double> values MEMBER values_ NOTIFY changed)  // before each step and at the end; 0 to 1
    Q_PROPERTY(int total MEMBER total_ NOTIFY changed)              // steps of the whole game
    Q_PROPERTY(QList<int> lucks MEMBER lucks_ NOTIFY changed)       // steps
    Q_PROPERTY(QList<int> mistakes MEMBER mistakes_ NOTIFY changed)
    Q_PROPERTY(int current MEMBER current_ NOTIFY changed)
    Q_PROPERTY(double unit MEMBER unit_ NOTIFY changed)  // the scale of the window
    Q_PROPERTY(QColor first MEMBER first_ NOTIFY changed)
    Q_PROPERTY(QColor second MEMBER second_ NOTIFY changed)
    Q_PROPERTY(QColor ink MEMBER ink_ NOTIFY changed)
    Q_PROPERTY(QColor paper MEMBER paper_ NOTIFY changed)
    Q_PROPERTY(QColor faint MEMBER faint_ NOTIFY changed)
    Q_PROPERTY(QColor here MEMBER here_ NOTIFY changed)

public:
    explicit ChanceGraph(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;
    // The value nearest to a place of the picture: 0 the start, n after step n.
    Q_INVOKABLE int stepAt(double x) const;

signals:
    void changed();

private:
    QRectF area() const;
    QPointF point(int step) const;
    void paint_shares(QPainter& painter) const;
    void paint_marks(QPainter& painter) const;

    QList<double> values_;
    QList<int> lucks_, mistakes_;
    int total_ = 0, current_ = -1;
    double unit_ = 1;
    QColor first_, second_, ink_, paper_, faint_, here_;
};

}  // namespace sivba
