// See dice_item.h. The pyramids are lapis with two tips of shell, as at Ur.
#include "qml/board/dice_item.h"

#include "qml/board/board_style.h"
#include "qml/board/noise.h"

#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>
#include <QVariantAnimation>

#include <algorithm>
#include <cmath>

namespace sivba {
namespace {

constexpr double tilt = 0.13;  // the eye looks from above, so that the tip that counts is in the middle

struct Solid {
    QPointF at;   // middle of the die on the screen
    double size;  // pixels of one die unit
    Rotation rotation;

    Vector3 view(const Vector3& corner) const {
        const Vector3 v = turned(rotation, corner);
        return {v.x, v.y * std::cos(tilt) - v.z * std::sin(tilt),
                v.y * std::sin(tilt) + v.z * std::cos(tilt)};
    }
    QPointF screen(const Vector3& corner) const {
        const Vector3 v = view(corner);
        return at + QPointF(v.x, v.y) * size;
    }
};

Vector3 mixed(const Vector3& a, const Vector3& b, double t) {
    return {a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t, a.z + (b.z - a.z) * t};
}

Vector3 normal(const Vector3& a, const Vector3& b, const Vector3& c) {
    const Vector3 u{b.x - a.x, b.y - a.y, b.z - a.z}, v{c.x - a.x, c.y - a.y, c.z - a.z};
    Vector3 n{u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x};
    const double length = std::max(1e-9, std::sqrt(n.x * n.x + n.y * n.y + n.z * n.z));
    return {n.x / length, n.y / length, n.z / length};
}

QColor lit(const QColor& colour, const Vector3& n, bool flat) {
    if (flat) return colour;
    const double facing = std::max(0.0, -0.44 * n.x - 0.60 * n.y + 0.668 * n.z);
    const double k = 0.55 + 0.72 * facing;
    const auto value = [&](int c) {
        return std::clamp(static_cast<int>(c * k + 22 * facing * facing), 0, 255);
    };
    return {value(colour.red()), value(colour.green()), value(colour.blue())};
}

void draw_shadow(QPainter& painter, QPointF at, double radius, double height) {
    const double spread = radius * (1 + 0.25 * height);
    QRadialGradient gradient(at, spread);
    gradient.setColorAt(0, QColor(0, 0, 0, static_cast<int>(120 / (1 + height))));
    gradient.setColorAt(0.5, QColor(0, 0, 0, static_cast<int>(70 / (1 + height))));
    gradient.setColorAt(0.8, QColor(0, 0, 0, static_cast<int>(16 / (1 + height))));
    gradient.setColorAt(1, Qt::transparent);
    painter.setPen(Qt::NoPen);
    painter.setBrush(gradient);
    painter.drawEllipse(at, spread, spread * 0.8);
}

void draw_pyramid(QPainter& painter, const Solid& solid, const BoardStyle& style) {
    const auto& corners = pyramid_corners();
    const int faces[4][3] = {{0, 1, 2}, {0, 3, 1}, {0, 2, 3}, {1, 3, 2}};
    const QColor body = style.flat ? style.wood : style.lapis.lighter(118);
    for (const auto& face : faces) {
        const auto corner = [&](int i) { return corners[static_cast<std::size_t>(face[i])]; };
        Vector3 n = normal(solid.view(corner(0)), solid.view(corner(1)), solid.view(corner(2)));
        const Vector3 middle = solid.view(mixed(mixed(corner(0), corner(1), 0.5), corner(2), 1.0 / 3));
        if (n.x * middle.x + n.y * middle.y + n.z * middle.z < 0) n = {-n.x, -n.y, -n.z};
        if (n.z <= 0.01) continue;
        const QColor colour = lit(body, n, style.flat);
        painter.setPen(QPen(style.flat ? style.ink : colour.darker(118),
                            solid.size * (style.flat ? 0.04 : 0.014), Qt::SolidLine, Qt::RoundCap,
                            Qt::RoundJoin));
        painter.setBrush(colour);
        painter.drawPolygon(
            QPolygonF{solid.screen(corner(0)), solid.screen(corner(1)), solid.screen(corner(2))});
        for (int i = 0; i < 3; ++i) {
            if (face[i] > 1) continue;
            const QColor tip =
                style.flat ? style.ink
                           : lit(style.shell.lighter(106), mixed(n, {-0.44, -0.60, 0.668}, 0.55), false);
            const double cut = 0.34;
            painter.setPen(
                QPen(tip.darker(108), solid.size * 0.012, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            painter.setBrush(tip);
            painter.drawPolygon(QPolygonF{solid.screen(corner(i)),
                                          solid.screen(mixed(corner(i), corner((i + 1) % 3), cut)),
                                          solid.screen(mixed(corner(i), corner((i + 2) % 3), cut))});
        }
    }
}

// Places of the pips on a long face, along and across.
std::vector<QPointF> pips(int face) {
    switch (face) {
    case 1: return {{0, 0}};
    case 2: return {{-0.28, 0}, {0.28, 0}};
    case 3: return {{-0.38, 0}, {0, 0}, {0.38, 0}};
    case 4: return {{-0.30, -0.12}, {0.30, -0.12}, {-0.30, 0.12}, {0.30, 0.12}};
    case 5: return {{-0.30, -0.12}, {0.30, -0.12}, {0, 0}, {-0.30, 0.12}, {0.30, 0.12}};
    case 6: return {{-0.34, -0.12}, {0, -0.12}, {0.34, -0.12}, {-0.34, 0.12}, {0, 0.12}, {0.34, 0.12}};
    default: return {};
    }
}

constexpr int long_faces = 4;

// What the long face in place `face` bears when the one in place `up` shows `value`.
int value_of_face(int face, int up, int value) {
    if (face == up) return value;
    return face == value ? up : face;
}

// More than the pips of a face: a number, readable while it lies nearly flat.
void draw_figure(QPainter& painter, const Solid& solid, const Vector3& centre, double towards, int value) {
    if (towards < 0.6) return;
    QFont font = painter.font();
    font.setPixelSize(std::max(6, static_cast<int>(solid.size * 0.42)));
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(painter.brush().color());
    const QPointF at = solid.screen(centre);
    painter.drawText(QRectF(at - QPointF(1, 1) * solid.size, QSizeF(2, 2) * solid.size), Qt::AlignCenter,
                     QString::number(value));
}

void draw_bone(QPainter& painter, const Solid& solid, const BoardStyle& style, int up, int value) {
    const auto& c = bone_corners();
    // Long faces 1 to 4 around the long axis, then the two ends.
    const std::size_t faces[6][4] = {{4, 5, 7, 6}, {1, 5, 7, 3}, {0, 1, 3, 2},
                                     {0, 4, 6, 2}, {2, 3, 7, 6}, {0, 1, 5, 4}};
    for (int f = 0; f < 6; ++f) {
        const auto& face = faces[f];
        const Vector3 centre = mixed(c[face[0]], c[face[2]], 0.5);
        Vector3 n = normal(solid.view(c[face[0]]), solid.view(c[face[1]]), solid.view(c[face[2]]));
        const Vector3 middle = solid.view(centre);
        if (n.x * middle.x + n.y * middle.y + n.z * middle.z < 0) n = {-n.x, -n.y, -n.z};
        if (n.z <= 0.01) continue;
        const QColor colour = lit(style.flat ? style.wood : style.shell, n, style.flat);
        painter.setPen(QPen(style.flat ? style.ink : colour.darker(125),
                            solid.size * (style.flat ? 0.04 : 0.016), Qt::SolidLine, Qt::RoundCap,
                            Qt::RoundJoin));
        painter.setBrush(colour);
        QPolygonF outline;
        for (std::size_t corner : face) outline << solid.screen(c[corner]);
        painter.drawPolygon(outline);
        if (f > 3) continue;
        const Vector3 across =
            mixed({0, 0, 0}, {c[face[1]].x - c[face[0]].x, 0, c[face[1]].z - c[face[0]].z}, 1);
        painter.setPen(Qt::NoPen);
        painter.setBrush(style.flat ? style.ink : style.lapis);
        const int shown = value_of_face(f + 1, up, value);
        if (pips(shown).empty() && shown > 0) draw_figure(painter, solid, centre, n.z, shown);
        for (const QPointF& pip : pips(shown)) {
            const Vector3 at{centre.x + across.x * pip.y() / 0.54, centre.y + pip.x(),
                             centre.z + across.z * pip.y() / 0.54};
            const double r = solid.size * 0.075 * (0.35 + 0.65 * n.z);
            painter.drawEllipse(solid.screen(at), solid.size * 0.075, r);
        }
    }
}

}  // namespace

DiceItem::DiceItem(QQuickItem* parent)
    : QQuickPaintedItem(parent),
      tumble_(std::make_unique<QVariantAnimation>()) {
    setAntialiasing(true);
    tumble_->setStartValue(0.0);
    tumble_->setEndValue(1.0);
    connect(tumble_.get(), &QVariantAnimation::valueChanged, this, [this](const QVariant& part) {
        part_ = part.toDouble();
        update();
    });
    connect(tumble_.get(), &QVariantAnimation::finished, this, &DiceItem::rest);
}

DiceItem::~DiceItem() = default;

void DiceItem::set_board(BoardModel* board) {
    if (board == board_) return;
    if (board_) board_->disconnect(this);
    board_ = board;
    if (board_) {
        connect(board_, &BoardModel::gameChanged, this, [this] {
            clear();
            emit boardChanged();
        });
        connect(board_, &BoardModel::rollStarted, this, [this](int value, int detail, int milliseconds) {
            const auto seed = static_cast<quint32>(value * 7919 + detail * 31) + 104729u * ++throws_;
            throwDice(value, seed, milliseconds * 3 / 4);
        });
        connect(board_, &BoardModel::rollTaken, this, &DiceItem::clear);
        connect(board_, &BoardModel::animatingChanged, this, [this] {
            if (rolling_ && !board_->animating()) tumble_->setCurrentTime(tumble_->duration());
        });
    }
    clear();
    if (board_ && board_->roll()) throwDice(board_->roll()->count, board_->roll()->count * 7919u, 0);
    emit boardChanged();
}

void DiceItem::set_theme(Theme::Kind theme) {
    if (theme == theme_) return;
    theme_ = theme;
    update();
    emit themeChanged();
}

DiceInfo DiceItem::info() const {
    if (!board_ || board_->game() == nullptr) return {};
    return board_->game()->dice();
}

QList<int> DiceItem::possible_values() const {
    QList<int> values;
    const DiceInfo dice = info();
    for (std::size_t v = 0; v < dice.weights.size(); ++v)
        if (dice.weights[v] > 0) values << static_cast<int>(v);
    return values;
}

int DiceItem::columns() const {
    const int dice = count();
    if (dice <= 1 || height() < 1) return 1;
    // As many rows as make the dice largest.
    int best = dice;
    double best_size = 0;
    for (int columns = 1; columns <= dice; ++columns) {
        const int rows = (dice + columns - 1) / columns;
        const double size = std::min(width() / columns, height() / rows);
        if (size > best_size * 1.02) best_size = size, best = columns;
    }
    return best;
}

void DiceItem::throwDice(int value, quint32 seed, int milliseconds) {
    const DiceInfo dice = info();
    if (dice.count < 1) return;
    const auto steps = static_cast<std::size_t>(std::max(value, 0));
    const int shown = steps < dice.marks.size() ? dice.marks[steps] : value;
    std::vector<int> faces =
        dice.pyramids ? spread_marks(dice.count, shown, seed)
                      // A bone has four long faces; the one that comes up bears the value, whatever it is.
                      : std::vector<int>(static_cast<std::size_t>(dice.count),
                                         (std::max(shown, 1) - 1) % long_faces + 1);
    face_value_ = shown;
    faces_ = std::move(faces);
    seed_ = seed;
    throw_.emplace(faces_, dice.pyramids, seed_, columns());
    coming_ = value;
    tumble_->stop();
    const bool moves = milliseconds > 0 && !(board_ && board_->reduced_motion());
    if (value_ != -1) {
        value_ = -1;
        emit valueChanged();
    }
    if (!rolling_) {
        rolling_ = true;
        emit rollingChanged();
    }
    if (!moves) {
        rest();
        return;
    }
    part_ = 0;
    tumble_->setDuration(milliseconds);
    tumble_->start();
}

// Dice that lie there find new places when the tray changes its shape.
void DiceItem::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickPaintedItem::geometryChange(now, before);
    if (throw_ && !rolling_ && throw_->columns() != columns())
        throw_.emplace(faces_, info().pyramids, seed_, columns());
    update();
}

void DiceItem::rest() {
    part_ = 1;
    rolling_ = false;
    value_ = coming_;
    update();
    emit rollingChanged();
    emit valueChanged();
    emit rested(value_);
}

void DiceItem::clear() {
    tumble_->stop();
    throw_.reset();
    part_ = 1;
    if (rolling_) {
        rolling_ = false;
        emit rollingChanged();
    }
    if (value_ != -1) {
        value_ = -1;
        emit valueChanged();
    }
    update();
}

void DiceItem::paint(QPainter* painter) {
    // Before the first throw the dice lie ready, pale.
    const int waiting = throw_ ? 0 : count();
    if (!throw_ && waiting < 1) return;
    const DiceThrow dice =
        throw_ ? *throw_
               : DiceThrow(std::vector<int>(static_cast<std::size_t>(waiting), info().pyramids ? 0 : 1),
                           info().pyramids, 3, columns());
    const BoardStyle& style = board_style(static_cast<ThemeKind>(theme_));
    painter->setRenderHint(QPainter::Antialiasing);
    const int across = dice.columns(), rows = (static_cast<int>(dice.size()) + across - 1) / across;
    const double cell = std::min(width() / across, height() / rows);
    const double size = cell * (dice.pyramids() ? 0.56 : 0.50);
    // Who lies further back is drawn first.
    std::vector<std::size_t> order(dice.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::sort(order.begin(), order.end(),
              [&](std::size_t a, std::size_t b) { return dice.at(a, part_).y < dice.at(b, part_).y; });
    for (std::size_t i : order) {
        const DiePose pose = dice.at(i, part_);
        const QPointF ground(width() / 2 + pose.x * cell * across / 2,
                             height() / 2 + pose.y * cell * rows / 2);
        // They appear at the tray's edge, where the hand lets go.
        painter->setOpacity(std::clamp((pose.x + 1.3) * 2.2, 0.0, 1.0) * (throw_ ? 1 : 0.45));
        if (!style.flat)
            draw_shadow(*painter, ground + QPointF(0.10, 0.16) * size * (1 + pose.height), size * 0.72,
                        pose.height);
        const Solid solid{ground - QPointF(0, 0.5 * size * pose.height), size, pose.rotation};
        if (dice.pyramids())
            draw_pyramid(*painter, solid, style);
        else
            draw_bone(*painter, solid, style, dice.face(i), throw_ ? face_value_ : 1);
    }
}

}  // namespace sivba
