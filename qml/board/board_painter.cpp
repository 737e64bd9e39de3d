// See board_painter.h. The marks themselves are in mark_painter.cpp.
#include "qml/board/board_painter.h"

#include "qml/board/mark_painter.h"

#include <QFontMetricsF>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace sivba {

// As large as asked for, but the seeds beside them are seen, and two digits have room on their pit.
double digit_height(const BoardScene& scene, double least) {
    constexpr double readable = 11, widest = 0.40;
    const double share = scene.style().flat ? 0.30 : 0.20, u = scene.layout().unit();
    return std::max({share * u, std::min(least, widest * u), readable});
}

namespace {

QFont number_font(double pixels, QFont::Weight weight) {
    QFont font;
    font.setPixelSize(std::max(6, static_cast<int>(std::lround(pixels))));
    font.setWeight(weight);
    return font;
}

QPointF plate_at(const BoardScene& scene, std::size_t place, double digits) {
    const QRectF rect = scene.layout().rect(place);
    const QPointF out = scene.outward(place);
    const double u = scene.layout().unit();
    switch (scene.picture().places[place].shape) {
    case PlaceShape::store: {
        // On the rim, clear of the seeds.
        const QPointF reach(rect.width() / 2 - 0.06 * u, rect.height() / 2 - 0.06 * u);
        const QPointF way = out.isNull() ? QPointF(0, 1) : out;
        return rect.center() +
               QPointF(way.x() * std::max(0.0, reach.x()), way.y() * std::max(0.0, reach.y()));
    }
    case PlaceShape::hand:
    case PlaceShape::goal:
        return rect.height() > rect.width()
                   ? QPointF(rect.center().x(), rect.top() + 0.06 * u + 0.85 * digit_height(scene, digits))
                   : QPointF(rect.right() - 0.06 * u - 0.85 * digit_height(scene, digits), rect.center().y());
    default: {
        // On the rim, but not on the next pit's.
        const double half_plate = 0.65 * digit_height(scene, digits);
        const double room = scene.room_outside(place);
        return rect.center() + out * (rect.height() / 2 + std::min(-0.04 * rect.height(), room - half_plate));
    }
    }
}

void paint_plates(QPainter& painter, const BoardScene& scene, const Contents& contents, double digits,
                  const std::vector<std::size_t>& visible) {
    for (std::size_t place : visible) {
        const PlaceShape shape = scene.picture().places[place].shape;
        const bool seeds_here = place < contents.seeds.size() && contents.seeds[place] > 0;
        int number = seeds_here ? contents.seeds[place] : 0;
        const bool always = shape == PlaceShape::store && scene.picture().material == Material::wood;
        const bool tray = shape == PlaceShape::hand || shape == PlaceShape::goal;
        if (tray && place < contents.pieces.size()) number += static_cast<int>(contents.pieces[place].size());
        if (number == 0 && !always) continue;
        if (!seeds_here && !always && !tray) continue;
        paint_number(painter, scene, plate_at(scene, place, digits), number, digits);
    }
}

// Captured seeds are sown from the ends of an inner row: two strokes there, one on the rest of
// the flank, beside the mark of a legal start.
void paint_end_mark(QPainter& painter, const BoardScene& scene, std::size_t place) {
    const QRectF rect = scene.layout().rect(place);
    const QPointF in = -scene.outward(place), across(-in.y(), in.x());
    const QPointF from_board = rect.center() - scene.layout().body().center();
    const double end = QPointF::dotProduct(from_board, across) < 0 ? -1 : 1;
    const double u = scene.layout().unit();
    const int strokes = scene.picture().places[place].mark == "row-end" ? 2 : 1;
    const BoardStyle& style = scene.style();
    for (const auto& [colour, width] : {std::pair{style.flat ? style.shell : style.bitumen, 0.075},
                                        std::pair{style.flat ? style.ink : style.shell, 0.04}}) {
        painter.setPen(QPen(colour, width * u, Qt::SolidLine, Qt::RoundCap));
        for (int i = 0; i < strokes; ++i) {
            const double aside = end * 0.30 + (i - (strokes - 1) / 2.0) * 0.11;
            const QPointF from = rect.center() + across * (aside * u) + in * (rect.height() / 2 - 0.14 * u);
            painter.drawLine(QLineF(from, from + in * (0.12 * u)));
        }
    }
}

// The figures reach into the corner of a square: its name gets a little ground of its own.
void paint_square_name(QPainter& painter, const BoardScene& scene, const QRectF& rect, const QString& name) {
    const double u = scene.layout().unit();
    const BoardStyle& style = scene.style();
    const QFont font = number_font(std::max(9.0, (style.flat ? 0.17 : 0.12) * u), QFont::Medium);
    const QFontMetricsF metrics(font);
    const QSizeF size(metrics.horizontalAdvance(name) + 0.06 * u, metrics.capHeight() + 0.06 * u);
    const QRectF chip(rect.topLeft() + QPointF(0.055, 0.055) * u, size);
    painter.setPen(Qt::NoPen);
    painter.setBrush(style.flat ? style.shell : style.shell.darker(int(std::lround(100 / style.light))));
    painter.drawRoundedRect(chip, 0.03 * u, 0.03 * u);
    painter.setFont(font);
    painter.setPen(style.lapis);
    painter.drawText(chip, Qt::AlignCenter | Qt::TextDontClip, name);
}

QFont name_font(const BoardScene& scene) {
    const double share = scene.style().flat ? 0.19 : 0.145;
    return number_font(std::max(9.0, share * scene.layout().unit()), QFont::DemiBold);
}

// A board so long that not every name has room.
bool is_long(const BoardScene& scene) {
    const QString widest(scene.picture().width < 10.5 ? 2 : 3, '0');
    return scene.layout().unit() < 2.2 * QFontMetricsF(name_font(scene)).horizontalAdvance(widest);
}

// As on a ruler, 1, 5, 10 and so on.
bool is_named_on_a_long_board(const QString& name) {
    if (name.isEmpty()) return false;
    const int number = QStringView(name).mid(name[0].isDigit() ? 0 : 1).toInt();
    return number == 1 || number % 5 == 0;
}

// Beside the number, or on the other side of the hollow where large numbers leave no room. On
// white the name stands clear of the hollow's line.
void paint_hollow_name(QPainter& painter, const BoardScene& scene, std::size_t place, const QString& name,
                       double digits) {
    const double u = scene.layout().unit();
    const BoardStyle& style = scene.style();
    const QRectF rect = scene.layout().rect(place);
    const bool house = scene.picture().places[place].shape == PlaceShape::house;
    const bool below = scene.outward(place).y() >= 0;
    const bool crowded =
        is_long(scene) || 0.71 * digit_height(scene, digits) > (house ? 0.20 : 0.32) * rect.width();
    const double aside = house ? 0.58 : 0.80;
    const QPointF at =
        rect.center() + QPointF(-aside, below != crowded ? aside : -aside) * (rect.width() / 2);
    const QFont font = name_font(scene);
    painter.setFont(font);
    painter.setPen(style.label);
    const QRectF box(at - QPointF(0.3, 0.2) * u, QSizeF(0.6, 0.4) * u);
    if (!style.flat) {
        painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip, name);
        return;
    }
    const QFontMetricsF metrics(font);
    QPainterPath letters;
    letters.addText(at + QPointF(-metrics.horizontalAdvance(name) / 2, metrics.capHeight() / 2), font, name);
    painter.strokePath(letters, QPen(style.shell, 0.07 * u, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(letters, style.label);
}

}  // namespace

void paint_labels(QPainter& painter, const BoardScene& scene, const std::vector<std::size_t>& places,
                  double digits) {
    const bool all = !is_long(scene);
    for (std::size_t place : places) {
        const Place& p = scene.picture().places[place];
        const QString name = QString::fromStdString(p.label);
        if (p.shape == PlaceShape::square)
            paint_square_name(painter, scene, scene.layout().rect(place), name);
        if (p.shape != PlaceShape::pit && p.shape != PlaceShape::house) continue;
        if (all && !p.mark.empty()) paint_end_mark(painter, scene, place);
        if (all || is_named_on_a_long_board(name)) paint_hollow_name(painter, scene, place, name, digits);
    }
}

void paint_number(QPainter& painter, const BoardScene& scene, QPointF at, int number, double digits) {
    const double height = digit_height(scene, digits);
    const BoardStyle& style = scene.style();
    const QFont font = number_font(height, style.flat ? QFont::Bold : QFont::DemiBold);
    const QString text = QString::number(number);
    const double width = std::max(height * 1.42, QFontMetricsF(font).horizontalAdvance(text) + height * 0.72);
    const QRectF plate(at - QPointF(width, height * 1.30) / 2, QSizeF(width, height * 1.30));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(style.flat ? QPen(style.ink, style.stroke) : QPen(QColor(255, 240, 210, 60), 1));
    painter.setBrush(style.plate);
    painter.drawRoundedRect(plate, plate.height() / 2, plate.height() / 2);
    painter.setPen(style.plate_text);
    painter.setFont(font);
    painter.drawText(plate, Qt::AlignCenter | Qt::TextDontClip, text);
}

void paint_board(QPainter& painter, const BoardScene& scene, const QImage& ground, const Contents& contents,
                 const BoardMarks& marks, const QRectF& clip) {
    const double k = ground.devicePixelRatio();
    const QRectF source(clip.topLeft() * k, clip.size() * k);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, k < 1);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.drawImage(clip, ground, source);
    std::vector<std::size_t> visible;
    for (std::size_t i = 0; i < scene.layout().size(); ++i)
        if (scene.layout().reach(i).intersects(clip)) visible.push_back(i);

    const MarkPainter marker(painter, scene, marks);
    marker.under();
    std::vector<Drawn> things;
    for (std::size_t place : visible) scene.resting(place, contents, things);
    draw(painter, things);
    marker.codes(contents);
    marker.over();
    if (marks.labels) paint_labels(painter, scene, visible, marks.digits);
    if (marks.counts) paint_plates(painter, scene, contents, marks.digits, visible);
}

}  // namespace sivba
