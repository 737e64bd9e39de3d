// The item that shows a board at rest: ground, seeds, pieces, numbers and marks. It
// renders the ground on another thread whenever size, theme or board change and shows
// a coarse one until it is there. Also answers where the places are.
#pragma once

#include "qml/board/board_model.h"
#include "qml/board/board_painter.h"
#include "qml/theme/theme.h"

#include <QQuickPaintedItem>

namespace sivba {

class BoardSurface : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(sivba::BoardModel* model READ model WRITE set_model NOTIFY modelChanged REQUIRED)
    Q_PROPERTY(sivba::Theme::Kind theme READ theme WRITE set_theme NOTIFY themeChanged)
    Q_PROPERTY(int layoutRevision READ layout_revision NOTIFY sceneChanged)
    Q_PROPERTY(bool ready READ ready NOTIFY readyChanged)                     // the fine ground is there
    Q_PROPERTY(int picked READ picked WRITE set_picked NOTIFY pickedChanged)  // has the keyboard; -1: none
    Q_PROPERTY(double unit READ unit NOTIFY sceneChanged)                     // pixels of one pit

public:
    explicit BoardSurface(QQuickItem* parent = nullptr);

    BoardModel* model() const { return model_; }
    void set_model(BoardModel* model);
    Theme::Kind theme() const { return theme_; }
    void set_theme(Theme::Kind theme);
    int layout_revision() const { return revision_; }
    bool ready() const { return ready_; }
    int picked() const { return picked_; }
    void set_picked(int place);
    double unit() const { return scene_ ? scene_->layout().unit() : 1; }
    const std::shared_ptr<const BoardScene>& scene() const { return scene_; }
    double digits() const;
    const BoardMarks& marks() const { return marks_; }

    void paint(QPainter* painter) override;

    // `revision` only makes the caller's binding follow the layout.
    Q_INVOKABLE QRectF placeRect(int place, int revision) const;
    // The way that is drawn now, as points; none: no way is drawn.
    Q_INVOKABLE QVariantList wayPoints() const;
    // The place the arrow in direction (dx, dy) leads to.
    Q_INVOKABLE int neighbour(int place, int dx, int dy) const;

    // The decision that a point of the place means, where the way of the seeds is asked;
    // -1: none. In pixels from the place's corner.
    Q_INVOKABLE int choiceAt(int place, double x, double y) const;
    // The same for an arrow key.
    Q_INVOKABLE int choiceTowards(int place, int dx, int dy) const;
    // Where the arrow of a decision is, in pixels from the place's corner.
    Q_INVOKABLE QRectF cueRect(int place, int choice, int revision) const;

signals:
    void modelChanged();
    void themeChanged();
    void sceneChanged();
    void readyChanged();
    void pickedChanged();

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void itemChange(ItemChange change, const ItemChangeData& value) override;
    void updatePolish() override;

private:
    void rebuild();
    void render_fine();
    void repaint_all();
    void adopt(const QImage& ground, int request);
    void frame_changed();
    void marks_changed();
    BoardMarks read_marks() const;

    QPointer<BoardModel> model_;
    Theme::Kind theme_ = Theme::Light;
    GamePtr game_;  // keeps the picture alive while another thread draws it
    std::shared_ptr<const BoardScene> scene_;
    QImage ground_;
    Contents shown_;
    BoardMarks marks_;
    int picked_ = -1;
    int revision_ = 0;
    int request_ = 0;  // the newest picture that was ordered
    bool stale_ = true;
    bool ready_ = false;
};

}  // namespace sivba
