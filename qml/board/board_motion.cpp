// See board_motion.h.
#include "qml/board/board_motion.h"

#include <QPainter>
#include <QQuickWindow>
#include <QSGImageNode>
#include <QSGOpacityNode>
#include <QSGTexture>

#include <cmath>

namespace sivba {
namespace {

// One sprite in the air.
class SpriteNode : public QSGOpacityNode {
public:
    explicit SpriteNode(QQuickWindow& window) : image_(window.createImageNode()) {
        image_->setFlag(QSGNode::OwnedByParent);
        image_->setFiltering(QSGTexture::Linear);
        image_->setOwnsTexture(false);
        appendChildNode(image_);
    }
    void show(const Drawn& thing, QSGTexture* texture) {
        const double w = thing.sprite->size * thing.scale_x, h = thing.sprite->size * thing.scale_y;
        image_->setTexture(texture);
        image_->setRect(QRectF(thing.at - QPointF(w, h) / 2, QSizeF(w, h)));
        setOpacity(thing.opacity);
    }

private:
    QSGImageNode* image_;
};

// All of them, and the textures of their pictures for as long as the scene lives. A node that could
// transform, because the software renderer forgets where the item is for what is added below others.
class MotionNode : public QSGTransformNode {
public:
    QSGTexture* texture(QQuickWindow& window, const Sprite& sprite) {
        std::unique_ptr<QSGTexture>& texture = textures_[sprite.image.cacheKey()];
        if (!texture) texture.reset(window.createTextureFromImage(sprite.image));
        return texture.get();
    }
    void forget() {
        removeAllChildNodes();
        sprites_.clear();
        textures_.clear();
    }
    void show(QQuickWindow& window, const std::vector<Drawn>& things) {
        while (sprites_.size() < things.size()) {
            sprites_.push_back(std::make_unique<SpriteNode>(window));
            sprites_.back()->setFlag(QSGNode::OwnedByParent, false);
        }
        for (std::size_t i = 0; i < things.size(); ++i) {
            sprites_[i]->show(things[i], texture(window, *things[i].sprite));
            if (sprites_[i]->parent() == nullptr) appendChildNode(sprites_[i].get());
        }
        for (std::size_t i = things.size(); i < sprites_.size(); ++i)
            if (sprites_[i]->parent() != nullptr) removeChildNode(sprites_[i].get());
    }
    ~MotionNode() override { removeAllChildNodes(); }
    const BoardScene* scene = nullptr;

private:
    std::map<qint64, std::unique_ptr<QSGTexture>> textures_;
    std::vector<std::unique_ptr<SpriteNode>> sprites_;
};

}  // namespace

BoardMotion::BoardMotion(QQuickItem* parent) : QQuickItem(parent) { setFlag(ItemHasContents); }

void BoardMotion::set_surface(BoardSurface* surface) {
    if (surface == surface_) return;
    if (surface_) surface_->disconnect(this);
    surface_ = surface;
    if (surface_) {
        connect(surface_, &BoardSurface::sceneChanged, this, &BoardMotion::compose);
        connect(surface_, &BoardSurface::modelChanged, this, &BoardMotion::follow_model);
    }
    follow_model();
    emit surfaceChanged();
}

void BoardMotion::follow_model() {
    BoardModel* model = surface_ ? surface_->model() : nullptr;
    if (model == model_) return;
    if (model_) model_->disconnect(this);
    model_ = model;
    if (model_) connect(model_, &BoardModel::frameChanged, this, &BoardMotion::compose);
    compose();
}

const Sprite& BoardMotion::number_sprite(int number) {
    Sprite& sprite = numbers_[number];
    if (sprite.image.isNull()) {
        const double ratio = scene_->ratio();
        const double size = std::max(scene_->layout().unit() * 0.6, surface_->digits() * 2.2);
        const int pixels = static_cast<int>(std::ceil(size * ratio));
        sprite.image = QImage(pixels, pixels, QImage::Format_ARGB32_Premultiplied);
        sprite.image.fill(Qt::transparent);
        sprite.image.setDevicePixelRatio(ratio);
        sprite.size = pixels / ratio;
        QPainter painter(&sprite.image);
        paint_number(painter, *scene_, QPointF(sprite.size, sprite.size) / 2, number, surface_->digits());
    }
    return sprite;
}

void BoardMotion::compose() {
    things_.clear();
    if (surface_ && model_ && surface_->scene()) {
        if (scene_ != surface_->scene()) {
            scene_ = surface_->scene();
            numbers_.clear();
        }
        const BoardFrame& frame = model_->frame();
        scene_->flying(frame, things_);
        const auto hand = model_->show_counts() ? scene_->hand(frame) : std::nullopt;
        if (hand) things_.push_back({&number_sprite(hand->count), hand->at});
    }
    if (busy_ || !things_.empty()) update();
    busy_ = !things_.empty();
}

QSGNode* BoardMotion::updatePaintNode(QSGNode* old, UpdatePaintNodeData*) {
    auto* node = static_cast<MotionNode*>(old);
    if (node == nullptr) node = new MotionNode;
    if (node->scene != scene_.get()) {
        node->forget();
        node->scene = scene_.get();
    }
    node->show(*window(), things_);
    return node;
}

}  // namespace sivba
