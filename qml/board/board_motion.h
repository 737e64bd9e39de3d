// The item over the board that shows what is in the air: seeds, the hand, pieces. Its
// sprites are image nodes, so a frame costs what moves and not the whole board.
#pragma once

#include "qml/board/board_surface.h"

#include <QQuickItem>

#include <map>
#include <memory>

class QSGTexture;

namespace sivba {

class BoardMotion : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(sivba::BoardSurface* surface READ surface WRITE set_surface NOTIFY surfaceChanged REQUIRED)

public:
    explicit BoardMotion(QQuickItem* parent = nullptr);

    BoardSurface* surface() const { return surface_; }
    void set_surface(BoardSurface* surface);

signals:
    void surfaceChanged();

protected:
    QSGNode* updatePaintNode(QSGNode* node, UpdatePaintNodeData*) override;

private:
    void follow_model();
    void compose();
    const Sprite& number_sprite(int number);

    QPointer<BoardSurface> surface_;
    QPointer<BoardModel> model_;
    std::shared_ptr<const BoardScene> scene_;  // of the sprites in things_
    std::vector<Drawn> things_;
    std::map<int, Sprite> numbers_;  // plates of the hand
    bool busy_ = false;              // something was in the air in the last frame
};

}  // namespace sivba
