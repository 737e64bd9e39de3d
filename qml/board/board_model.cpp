// See board_model.h. A reel is one decision's film; reels are played one after the
// other, so that a computer's quick answer never cuts off what a person is watching.
#include "qml/board/board_model.h"

#include <QAbstractAnimation>

#include <algorithm>

namespace sivba {
namespace {

// Ticks with the window's frames while something moves.
class Clock : public QAbstractAnimation {
public:
    explicit Clock(BoardModel& board) : board_(board) {}
    int duration() const override { return -1; }

protected:
    void updateCurrentTime(int now) override {
        // After a stall (a slow frame, a covered window) the film goes on where it was.
        const int passed = std::clamp(now - last_, 0, 50);
        last_ = now;
        if (passed > 0) board_.advance(passed);
    }
    void updateState(State state, State before) override {
        if (state == Running && before == Stopped) last_ = 0;
    }

private:
    BoardModel& board_;
    int last_ = 0;
};

}  // namespace

BoardModel::BoardModel(QObject* parent) : QObject(parent), clock_(std::make_unique<Clock>(*this)) {}
BoardModel::~BoardModel() = default;

const BoardPicture& BoardModel::picture() const {
    static const BoardPicture nothing;
    return game_ ? game_->board() : nothing;
}

void BoardModel::set_game(GamePtr game) {
    places_.reset_begin();
    reels_.clear();
    game_ = std::move(game);
    position_ = queued_ = game_ ? game_->initial() : nullptr;
    choosing_ = {};
    last_.clear();
    path_of_.reset();
    roll_.reset();
    hint_ = {};
    hovered_ = hovered_choice_ = -1;
    frame_ = {};
    if (game_) frame_.rest = game_->contents(*position_);
    places_.reset_end();
    refresh_clock();
    emit gameChanged();
    emit animatingChanged();
    emit positionChanged();
    emit hoveredChanged();
    emit questionChanged();
    emit frameChanged();
    emit wayChanged();
    emit marksChanged();
}

void BoardModel::set_catalogue(std::shared_ptr<const Catalogue> catalogue) {
    catalogue_ = std::move(catalogue);
    places_.refresh();
    emit wayChanged();
}

void BoardModel::show(PositionPtr position, PlaceId hand_at) {
    if (!game_ || !position) return;
    const bool was_animating = animating();
    reels_.clear();
    position_ = queued_ = std::move(position);
    frame_.hand_at = hand_at;
    settle();
    if (was_animating) emit animatingChanged();
}

// The board rests on position_.
void BoardModel::settle() {
    const PlaceId hand = frame_.hand_at;
    frame_ = {};
    frame_.rest = game_->contents(*position_);
    frame_.hand_at = hand;
    refresh_clock();
    places_.refresh();
    emit positionChanged();
    emit frameChanged();
    emit marksChanged();
}

void BoardModel::play(EventLog events, PositionPtr after) {
    queue(std::move(events), std::move(after), false);
}

void BoardModel::play_back(EventLog events, PositionPtr before, PlaceId hand_at) {
    queue(std::move(events), std::move(before), true, hand_at);
}

PlayerOptions BoardModel::player_options() const {
    const double beat[] = {300, 150, 70, 0};
    PlayerOptions options;
    options.seed_ms = beat[speed_];
    options.reduced_motion = reduced_motion_;
    options.hand_at = frame_.hand_at;
    return options;
}

void BoardModel::queue(EventLog events, PositionPtr target, bool backwards, PlaceId hand_at) {
    if (!game_ || !target) return;
    const Position& start = backwards ? *target : *queued_;
    PlayerOptions options = player_options();
    if (backwards) options.seed_ms *= 0.6;  // what was seen already goes quicker
    if (!reels_.empty()) options.hand_at = reels_.back().hand_at;
    if (backwards) options.hand_at = hand_at;
    BoardPlayer player(game_->board(), game_->contents(start), std::move(events), options);
    const double time = backwards ? player.duration() : 0;
    queued_ = target;
    const bool was_animating = animating();
    if (!backwards) hand_at = player.hand_after();
    reels_.push_back({std::move(player), time, backwards, std::move(target), hand_at});
    if (speed_ == Instant) {
        skip();
        return;
    }
    if (!was_animating) {
        begin_reel(reels_.front());
        emit animatingChanged();
        emit marksChanged();
    }
    refresh_clock();
}

void BoardModel::advance(double milliseconds) {
    if (reels_.empty()) return;
    Reel& reel = reels_.front();
    const double end = reel.backwards ? 0 : reel.player.duration();
    const double before = reel.time;
    if (reel.backwards)
        reel.time = std::max(end, reel.time - milliseconds);
    else
        reel.time = std::min(end, reel.time + milliseconds);
    const bool stepped =
        step_until_ >= 0 && (reel.backwards ? reel.time <= step_until_ : reel.time >= step_until_);
    if (stepped) reel.time = step_until_;
    if (!reel.backwards) report_events(reel.player, before, reel.time);
    frame_ = reel.player.at(reel.time);
    if (stepped) {
        step_until_ = -1;
        refresh_clock();
    }
    if (reel.time == end)
        finish_reel();
    else
        emit frameChanged();
}

void BoardModel::begin_reel(Reel& reel) {
    if (!reel.begun && !reel.backwards && speed_ != Instant) report_events(reel.player, -1, 0);
    reel.begun = reel.begun || speed_ != Instant;
}

// Tells of throws that begin and seeds that land in (from, to]. At once: skipped over.
void BoardModel::report_events(const BoardPlayer& player, double from, double to, bool at_once) {
    const EventLog& events = player.events();
    for (std::size_t i = 0; i < events.size(); ++i) {
        const double start = player.start_of(i), end = player.start_of(i + 1);
        if (start > to) return;
        const Event& event = events[i];
        if (event.kind == EventKind::roll && start > from && start <= to) {
            roll_ = event;
            emit rollStarted(event.count, event.extra, at_once ? 0 : static_cast<int>(end - start));
        }
        const bool lands = !at_once && (event.kind == EventKind::drop || event.kind == EventKind::store);
        if (lands && end > from && end <= to)
            emit seedLanded(event.to.value, event.kind == EventKind::drop ? 1 : event.count);
    }
}

void BoardModel::finish_reel() {
    Reel reel = std::move(reels_.front());
    reels_.pop_front();
    position_ = reel.target;
    frame_.hand_at = reel.hand_at;
    settle();
    if (!reels_.empty()) {
        begin_reel(reels_.front());
        return;
    }
    emit animatingChanged();
    emit playbackFinished();
}

void BoardModel::skip() {
    step_until_ = -1;
    if (reels_.empty()) return;
    while (!reels_.empty()) {
        Reel& reel = reels_.front();
        if (!reel.backwards)
            report_events(reel.player, reel.begun ? reel.time : -1, reel.player.duration(), true);
        reel.begun = true;
        reel.time = reel.backwards ? 0 : reel.player.duration();
        frame_ = reel.player.at(reel.time);
        finish_reel();
    }
}

void BoardModel::step() {
    set_paused(true);
    if (reels_.empty()) return;
    const Reel& reel = reels_.front();
    if (reel.backwards) {
        const std::size_t event = reel.player.event_at(reel.time - 0.5);
        step_until_ = reel.player.start_of(event);
    } else {
        std::size_t event = reel.player.event_at(reel.time) + 1;
        step_until_ = reel.player.start_of(std::min(event, reel.player.events().size()));
    }
    refresh_clock();
}

void BoardModel::togglePause() { set_paused(!paused_); }

void BoardModel::set_paused(bool paused) {
    if (paused == paused_) return;
    paused_ = paused;
    step_until_ = -1;
    refresh_clock();
    emit pausedChanged();
}

void BoardModel::refresh_clock() {
    const bool run = animating() && (!paused_ || step_until_ >= 0);
    if (run && clock_->state() != QAbstractAnimation::Running) clock_->start();
    if (!run && clock_->state() == QAbstractAnimation::Running) clock_->stop();
}

}  // namespace sivba
