// See inlay_marks.h. Every figure is drawn in a square from -1 to 1.
#include "qml/board/inlay_marks.h"

#include <QPainterPath>
#include <QPolygonF>

#include <cmath>
#include <numbers>

namespace sivba {
namespace {

constexpr double pi = std::numbers::pi;

class Figure {
public:
    Figure(QPainter& painter, const BoardStyle& style)
        : p_(painter),
          lapis_(style.lapis),
          red_(style.limestone),
          shell_(style.shell) {}

    void frame() {
        line(lapis_, 0.045);
        p_.drawRect(QRectF(-0.86, -0.86, 1.72, 1.72));
    }

    // A border of small lapis and red tiles.
    void tiles() {
        const int n = 9;
        const double a = 0.88, step = 2 * a / n;
        for (int side = 0; side < 4; ++side) {
            p_.save();
            p_.rotate(90 * side);
            for (int i = 0; i < n; ++i)
                fill(i % 2 == 0 ? lapis_ : red_,
                     QRectF(-a + i * step + 0.012, -a - 0.045, step - 0.024, 0.09));
            p_.restore();
        }
    }

    void dot(QPointF at, double r, const QColor& outer, const QColor& inner) {
        disc(outer, at, r);
        disc(shell_, at, r * 0.66);
        disc(inner, at, r * 0.38);
    }

    void rosette() {
        tiles();
        disc(lapis_, {0, 0}, 0.74);
        for (int i = 0; i < 8; ++i) {
            p_.save();
            p_.rotate(45.0 * i);
            p_.save();
            p_.rotate(22.5);
            QPainterPath wedge(QPointF(0, -0.36));
            wedge.lineTo(0.13, -0.66);
            wedge.quadTo(0, -0.74, -0.13, -0.66);
            wedge.closeSubpath();
            p_.fillPath(wedge, red_);
            p_.restore();
            QPainterPath petal(QPointF(0, -0.12));
            petal.cubicTo(0.30, -0.34, 0.20, -0.62, 0, -0.71);
            petal.cubicTo(-0.20, -0.62, -0.30, -0.34, 0, -0.12);
            p_.fillPath(petal, shell_);
            line(lapis_, 0.025);
            p_.drawPath(petal);
            fill(lapis_, QRectF(-0.013, -0.58, 0.026, 0.26));
            p_.restore();
        }
        disc(shell_, {0, 0}, 0.19);
        disc(red_, {0, 0}, 0.145);
        disc(shell_, {0, 0}, 0.055);
    }

    void eyes() {
        frame();
        for (int i = 0; i < 4; ++i) {
            p_.save();
            p_.translate(i % 2 == 0 ? -0.41 : 0.41, i < 2 ? -0.41 : 0.41);
            QPainterPath lid(QPointF(-0.34, 0));
            lid.cubicTo(-0.16, -0.30, 0.16, -0.30, 0.34, 0);
            lid.cubicTo(0.16, 0.30, -0.16, 0.30, -0.34, 0);
            line(lapis_, 0.05);
            p_.drawPath(lid);
            disc(lapis_, {0, 0}, 0.17);
            disc(shell_, {0, 0}, 0.115);
            disc(red_, {0, 0}, 0.065);
            p_.restore();
        }
        fill(red_, QRectF(-0.80, -0.02, 1.6, 0.04));
        fill(red_, QRectF(-0.02, -0.80, 0.04, 1.6));
    }

    void dots() {
        frame();
        for (int i = 0; i < 4; ++i)
            dot({i % 2 == 0 ? -0.46 : 0.46, i < 2 ? -0.46 : 0.46}, 0.21, lapis_, red_);
        dot({0, 0}, 0.21, red_, lapis_);
    }

    void fives() {
        frame();
        for (int i = 0; i < 4; ++i) {
            const QPointF c(i % 2 == 0 ? -0.41 : 0.41, i < 2 ? -0.41 : 0.41);
            line(red_, 0.035);
            p_.drawRect(QRectF(c - QPointF(0.33, 0.33), QSizeF(0.66, 0.66)));
            for (int k = 0; k < 4; ++k)
                disc(lapis_, c + QPointF(k % 2 == 0 ? -0.18 : 0.18, k < 2 ? -0.18 : 0.18), 0.075);
            disc(lapis_, c, 0.075);
        }
    }

    void zigzag() {
        frame();
        const double bands[] = {-0.56, -0.19, 0.19, 0.56};
        for (int b = 0; b < 4; ++b) {
            QPolygonF up;
            const int teeth = 6;
            const double width = 1.52, tooth = width / teeth;
            for (int i = 0; i < teeth; ++i) {
                const double x = -width / 2 + i * tooth;
                QPainterPath triangle(QPointF(x, bands[b] + 0.15));
                triangle.lineTo(x + tooth / 2, bands[b] - 0.15);
                triangle.lineTo(x + tooth, bands[b] + 0.15);
                triangle.closeSubpath();
                p_.fillPath(triangle, b % 2 == 0 ? lapis_ : red_);
            }
        }
    }

    void final_square() {
        tiles();
        for (int row = 0; row < 3; ++row)
            for (int column = 0; column < 4; ++column) {
                const bool odd = (row + column) % 2 != 0;
                dot({-0.54 + 0.36 * column, -0.42 + 0.42 * row}, 0.145, odd ? red_ : lapis_,
                    odd ? lapis_ : red_);
            }
    }

private:
    void line(const QColor& colour, double width) {
        p_.setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        p_.setBrush(Qt::NoBrush);
    }
    void fill(const QColor& colour, const QRectF& rect) { p_.fillRect(rect, colour); }
    void disc(const QColor& colour, QPointF at, double r) {
        p_.setPen(Qt::NoPen);
        p_.setBrush(colour);
        p_.drawEllipse(at, r, r);
    }

    QPainter& p_;
    QColor lapis_, red_, shell_;
};

}  // namespace

void draw_mark(QPainter& painter, const QRectF& rect, std::string_view mark, const BoardStyle& style) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect.center());
    painter.scale(rect.width() / 2, rect.height() / 2);
    Figure figure(painter, style);
    if (mark == "rosette")
        figure.rosette();
    else if (mark == "eyes")
        figure.eyes();
    else if (mark == "dots")
        figure.dots();
    else if (mark == "fives")
        figure.fives();
    else if (mark == "zigzag")
        figure.zigzag();
    else if (mark == "final")
        figure.final_square();
    else
        figure.frame();
    painter.restore();
}

}  // namespace sivba
