// See board_surface.h.
#include "qml/board/board_surface.h"

#include "qml/board/way_marks.h"

#include <QPainter>
#include <QPointer>
#include <QQuickWindow>
#include <QThreadPool>

#include <algorithm>
#include <cmath>

namespace sivba {
namespace {

constexpr double coarse = 0.25;  // detail of the ground in the first frame

}  // namespace

BoardSurface::BoardSurface(QQuickItem* parent) : QQuickPaintedItem(parent) { setAntialiasing(true); }

void BoardSurface::set_model(BoardModel* model) {
    if (model == model_) return;
    if (model_) model_->disconnect(this);
    model_ = model;
    if (model_) {
        connect(model_, &BoardModel::gameChanged, this, &BoardSurface::rebuild);
        connect(model_, &BoardModel::optionsChanged, this, &BoardSurface::rebuild);
        connect(model_, &BoardModel::frameChanged, this, &BoardSurface::frame_changed);
        connect(model_, &BoardModel::marksChanged, this, &BoardSurface::marks_changed);
        connect(model_, &BoardModel::positionChanged, this, &BoardSurface::marks_changed);
    }
    rebuild();
    emit modelChanged();
}

void BoardSurface::set_theme(Theme::Kind theme) {
    if (theme == theme_) return;
    theme_ = theme;
    rebuild();
    emit themeChanged();
}

void BoardSurface::set_picked(int place) {
    if (place == picked_) return;
    picked_ = place;
    marks_changed();
    emit pickedChanged();
}

void BoardSurface::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickPaintedItem::geometryChange(now, before);
    if (now.size() != before.size()) rebuild();
}

void BoardSurface::itemChange(ItemChange change, const ItemChangeData& value) {
    QQuickPaintedItem::itemChange(change, value);
    if (change == ItemDevicePixelRatioHasChanged || change == ItemSceneChange) rebuild();
}

// Several properties change at once; the scene is made anew once before the next frame.
void BoardSurface::rebuild() {
    stale_ = true;
    polish();
}

void BoardSurface::updatePolish() {
    if (!stale_ || !model_ || !model_->has_game() || width() < 8 || height() < 8) return;
    stale_ = false;
    const double ratio = window() != nullptr ? window()->effectiveDevicePixelRatio() : 1;
    const bool same = scene_ && game_.get() == model_->game() && scene_->layout().area() == size() &&
                      scene_->ratio() == ratio &&
                      &scene_->style() == &board_style(static_cast<ThemeKind>(theme_)) &&
                      scene_->vertical() == model_->vertical() && scene_->turned() == model_->turned();
    if (same) {
        marks_changed();
        return;
    }
    game_ = model_->shared_game();
    scene_ = std::make_shared<const BoardScene>(game_->board(), size(), ratio, static_cast<ThemeKind>(theme_),
                                                model_->vertical(), model_->turned());
    ++revision_;
    ready_ = false;
    ground_ = draw_ground(scene_->picture(), scene_->layout(), scene_->style(), ratio, coarse);
    shown_ = model_->frame().rest;
    marks_ = read_marks();
    render_fine();
    emit sceneChanged();
    emit readyChanged();
    repaint_all();
}

void BoardSurface::render_fine() {
    const int request = ++request_;
    const QPointer<BoardSurface> self(this);
    QThreadPool::globalInstance()->start([self, request, scene = scene_, game = game_] {
        const QImage ground = draw_ground(scene->picture(), scene->layout(), scene->style(), scene->ratio());
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, request, ground] {
                if (self) self->adopt(ground, request);
            },
            Qt::QueuedConnection);
    });
}

void BoardSurface::adopt(const QImage& ground, int request) {
    if (request != request_) return;
    ground_ = ground;
    ready_ = true;
    repaint_all();
    emit readyChanged();
}

// A partial update after update() without a rectangle would forget the rest of it.
void BoardSurface::repaint_all() { update(boundingRect().toAlignedRect()); }

// Repaints the places on which something has changed.
void BoardSurface::frame_changed() {
    if (!scene_ || !model_) return;
    const Contents& now = model_->frame().rest;
    if (now.seeds.size() != shown_.seeds.size() || now.pieces.size() != shown_.pieces.size() ||
        now.marks.size() != shown_.marks.size()) {
        shown_ = now;
        repaint_all();
        return;
    }
    for (std::size_t i = 0; i < scene_->layout().size(); ++i) {
        const bool seeds = i < now.seeds.size() && now.seeds[i] != shown_.seeds[i];
        const bool pieces = i < now.pieces.size() && now.pieces[i] != shown_.pieces[i];
        const bool marked = i < now.marks.size() && now.marks[i] != shown_.marks[i];
        if (seeds || pieces || marked) update(scene_->layout().reach(i).toAlignedRect());
    }
    shown_ = now;
}

void BoardSurface::marks_changed() {
    if (!scene_ || !model_) return;
    BoardMarks marks = read_marks();
    if (marks == marks_) return;
    // Only pointer and focus move often; everything else repaints the whole board.
    BoardMarks but_hover = marks;
    but_hover.hovered = marks_.hovered;
    but_hover.landings = marks_.landings;
    but_hover.picked = marks_.picked;
    but_hover.cues = marks_.cues;
    but_hover.lit = marks_.lit;
    if (but_hover == marks_) {
        std::vector<PlaceId> touched{marks.hovered, marks_.hovered, marks.picked, marks_.picked};
        touched.insert(touched.end(), marks.landings.begin(), marks.landings.end());
        touched.insert(touched.end(), marks_.landings.begin(), marks_.landings.end());
        for (const Cue& cue : marks.cues) touched.push_back(cue.place);
        for (const Cue& cue : marks_.cues) touched.push_back(cue.place);
        for (PlaceId place : touched)
            if (place.value < scene_->layout().size())
                update(scene_->layout().reach(place.value).toAlignedRect());
    } else {
        repaint_all();
    }
    marks_ = std::move(marks);
}

double BoardSurface::digits() const {
    // The last row of a class reads numbers of 4 % of the window's height.
    const double height = window() != nullptr ? window()->height() : this->height();
    return theme_ == Theme::Projector ? 0.04 * height / 0.73 : 0;
}

BoardMarks BoardSurface::read_marks() const {
    BoardMarks marks;
    marks.counts = model_->show_counts();
    marks.labels = model_->show_labels();
    marks.digits = digits();
    marks.path = model_->path();
    if (picked_ >= 0) marks.picked = PlaceId{static_cast<std::uint16_t>(picked_)};
    if (model_->animating()) return marks;
    if (model_->actor() >= 0) marks.actor = seat_at(model_->actor());
    const auto hovered = static_cast<std::uint16_t>(model_->hovered());
    const bool on_board = model_->hovered() >= 0;
    marks.asked = model_->choosing().asking();
    // Beside a question nothing else is offered, though another place may be pressed.
    const auto offered = [&](std::size_t i) {
        return model_->legal(static_cast<int>(i)) && (marks.asked == no_place || marks.asked.value == i);
    };
    if (model_->show_choices() || marks.asked != no_place)
        for (std::size_t i = 0; i < scene_->layout().size(); ++i)
            if (offered(i)) marks.legal.push_back(PlaceId{static_cast<std::uint16_t>(i)});
    if (on_board && model_->legal(model_->hovered())) marks.hovered = PlaceId{hovered};
    if (on_board && model_->show_landing()) marks.landings = model_->landings(model_->hovered());
    marks.marked = model_->choosing().marked();
    marks.lit = model_->hovered_choice();
    for (const PlaceId place : marks.legal)
        std::ranges::copy(cues_at(scene_->layout(), model_->choosing(), place, place == marks.hovered),
                          std::back_inserter(marks.cues));
    marks.hint = model_->hint();
    marks.last = model_->last();
    return marks;
}

void BoardSurface::paint(QPainter* painter) {
    if (!scene_ || ground_.isNull()) return;
    QRectF clip = painter->hasClipping() ? painter->clipBoundingRect() : boundingRect();
    clip &= boundingRect();
    // Whole pixels, or the edges of a partial repaint would show.
    clip = QRectF(clip.toAlignedRect()) & boundingRect();
    paint_board(*painter, *scene_, ground_, shown_, marks_, clip);
}

QRectF BoardSurface::placeRect(int place, int) const {
    if (!scene_ || place < 0) return {};
    return scene_->layout().rect(static_cast<std::size_t>(place));
}

QVariantList BoardSurface::wayPoints() const {
    QVariantList points;
    const std::optional<Seat> seat = model_ ? model_->path() : std::nullopt;
    if (!scene_ || !seat) return points;
    const auto which = static_cast<std::size_t>(index(*seat));
    if (which >= scene_->picture().paths.size()) return points;
    for (const QPointF& point : beside_the_middles(*scene_, scene_->picture().paths[which])) points << point;
    return points;
}

int BoardSurface::neighbour(int place, int dx, int dy) const {
    return scene_ ? scene_->layout().neighbour(place, QPoint(dx, dy)) : place;
}

int BoardSurface::choiceAt(int place, double x, double y) const {
    if (!scene_ || !model_ || place < 0) return -1;
    const PlaceId id{static_cast<std::uint16_t>(place)};
    const QRectF rect = scene_->layout().rect(id.value);
    const QPointF offset = QPointF(x, y) - QPointF(rect.width(), rect.height()) / 2;
    // The middle means the place, not a way.
    if (std::hypot(offset.x(), offset.y()) < 0.10 * scene_->layout().unit()) return -1;
    return meant(cues_at(scene_->layout(), model_->choosing(), id, false), offset);
}

int BoardSurface::choiceTowards(int place, int dx, int dy) const {
    if (!scene_ || !model_ || place < 0) return -1;
    const PlaceId id{static_cast<std::uint16_t>(place)};
    return meant(cues_at(scene_->layout(), model_->choosing(), id, true), QPointF(dx, dy));
}

QRectF BoardSurface::cueRect(int place, int choice, int) const {
    if (!scene_ || !model_ || place < 0) return {};
    const PlaceId id{static_cast<std::uint16_t>(place)};
    const QPointF size = QPointF(0.3, 0.3) * scene_->layout().unit();
    for (const Cue& cue : cues_at(scene_->layout(), model_->choosing(), id, false))
        if (cue.choice == choice)
            return {cue_centre(scene_->layout(), cue) - scene_->layout().rect(id.value).topLeft() - size / 2,
                    QSizeF(size.x(), size.y())};
    return {};
}

}  // namespace sivba
