// See mini_board.h.
#include "qml/board/mini_board.h"

#include "qml/board/board_painter.h"

#include <QCache>
#include <QCoreApplication>
#include <QPainter>
#include <QPointer>
#include <QQuickWindow>
#include <QThreadPool>

#include <numeric>

namespace sivba {
namespace {

// Cards come and go while a list scrolls; their pictures stay. GUI thread only.
QCache<QString, QImage>& kept() {
    static QCache<QString, QImage> cache(96);
    return cache;
}

QString key_of(const GameRef& game, QSize pixels, Theme::Kind theme, bool labels) {
    const Position* position = game.position.get();
    const Ruleset& rules = game.game->ruleset();
    return QStringLiteral("%1 %2 %3 %4x%5 %6 %7")
        .arg(QString::fromStdString(rules.full_id()))
        .arg(rules.rules_hash)
        .arg(position != nullptr ? game.game->hash(*position) : 0)
        .arg(pixels.width())
        .arg(pixels.height())
        .arg(theme)
        .arg(labels);
}

QImage picture_of(const GameRef& game, QSizeF size, double ratio, ThemeKind theme, bool labels) {
    // Trays beside the board are shown where they cost no room.
    const BoardPicture& board = game.game->board();
    const double with_trays = BoardLayout(board, size, false, false, true).unit();
    const bool trays = with_trays > 0.95 * BoardLayout(board, size, false, false, false).unit();
    const BoardScene scene(board, size, ratio, theme, false, false, trays);
    QImage image = draw_ground(scene.picture(), scene.layout(), scene.style(), ratio);
    const PositionPtr position = game.position ? game.position : game.game->initial();
    const Contents contents = game.game->contents(*position);
    std::vector<Drawn> things;
    for (std::size_t place = 0; place < scene.layout().size(); ++place)
        scene.resting(place, contents, things);
    QPainter painter(&image);
    draw(painter, things);
    if (labels) {
        std::vector<std::size_t> all(scene.layout().size());
        std::iota(all.begin(), all.end(), std::size_t{0});
        paint_labels(painter, scene, all);
    }
    return image;
}

}  // namespace

MiniBoard::MiniBoard(QQuickItem* parent) : QQuickPaintedItem(parent) {}

void MiniBoard::set_game(const GameRef& game) {
    if (game == game_) return;
    game_ = game;
    order();
    emit gameChanged();
}

void MiniBoard::set_theme(Theme::Kind theme) {
    if (theme == theme_) return;
    theme_ = theme;
    order();
    emit themeChanged();
}

void MiniBoard::set_labels(bool on) {
    if (on == labels_) return;
    labels_ = on;
    order();
    emit labelsChanged();
}

void MiniBoard::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickPaintedItem::geometryChange(now, before);
    if (now.size() != before.size()) order();
}

void MiniBoard::itemChange(ItemChange change, const ItemChangeData& value) {
    QQuickPaintedItem::itemChange(change, value);
    if (change == ItemDevicePixelRatioHasChanged || change == ItemSceneChange) order();
}

void MiniBoard::order() {
    stale_ = true;
    polish();
}

void MiniBoard::updatePolish() {
    if (!stale_ || !game_.valid() || width() < 8 || height() < 8) return;
    stale_ = false;
    const double ratio = window() != nullptr ? window()->effectiveDevicePixelRatio() : 1;
    const QString key = key_of(game_, (size() * ratio).toSize(), theme_, labels_);
    const int request = ++request_;
    if (const QImage* image = kept().object(key)) {
        adopt(*image, request);
        return;
    }
    const QPointer<MiniBoard> self(this);
    QThreadPool::globalInstance()->start([self, request, key, game = game_, area = size(), ratio,
                                          kind = static_cast<ThemeKind>(theme_), labels = labels_] {
        const QImage image = picture_of(game, area, ratio, kind, labels);
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, request, key, image] {
                kept().insert(key, new QImage(image));
                if (self) self->adopt(image, request);
            },
            Qt::QueuedConnection);
    });
}

void MiniBoard::adopt(const QImage& image, int request) {
    if (request != request_) return;
    const bool was_ready = ready();
    image_ = image;
    update();
    if (!was_ready) emit readyChanged();
}

void MiniBoard::paint(QPainter* painter) {
    if (image_.isNull()) return;
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    painter->drawImage(boundingRect(), image_);
}

}  // namespace sivba
