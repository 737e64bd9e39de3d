// A small still board for gallery cards: the real board of a game in its opening or
// saved position. The picture is made on another thread and kept for all cards of the
// same size; until it is there, the card shows nothing.
#pragma once

#include "qml/board/game_ref.h"
#include "qml/theme/theme.h"

#include <QImage>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace sivba {

class MiniBoard : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(sivba::GameRef game READ game WRITE set_game NOTIFY gameChanged)
    Q_PROPERTY(sivba::Theme::Kind theme READ theme WRITE set_theme NOTIFY themeChanged)
    Q_PROPERTY(bool labels READ labels WRITE set_labels NOTIFY labelsChanged)  // names of the places
    Q_PROPERTY(bool ready READ ready NOTIFY readyChanged)

public:
    explicit MiniBoard(QQuickItem* parent = nullptr);

    GameRef game() const { return game_; }
    void set_game(const GameRef& game);
    Theme::Kind theme() const { return theme_; }
    void set_theme(Theme::Kind theme);
    bool labels() const { return labels_; }
    void set_labels(bool on);
    bool ready() const { return !image_.isNull(); }

    void paint(QPainter* painter) override;

signals:
    void gameChanged();
    void themeChanged();
    void labelsChanged();
    void readyChanged();

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void itemChange(ItemChange change, const ItemChangeData& value) override;
    void updatePolish() override;

private:
    void order();
    void adopt(const QImage& image, int request);

    GameRef game_;
    Theme::Kind theme_ = Theme::Light;
    bool labels_ = false;
    QImage image_;
    int request_ = 0;
    bool stale_ = true;
};

}  // namespace sivba
