// The course of a game: record, show, proceed.
#include "qml/models/table.h"

#include "framework/play/on_table.h"
#include "qml/models/app.h"
#include "qml/models/score_book.h"
#include "qml/models/settings.h"
#include "qml/models/solve_job.h"
#include "qml/models/table_store.h"

#include <QRandomGenerator>

namespace sivba {

namespace {

// A person must have seen the board at rest before the computer's move begins.
constexpr int beat_milliseconds[] = {700, 350, 120, 0};

// Where a person is next nothing happens without him, and what was taken back stays: the game can
// go on. Elsewhere the computer or the dice would go on by themselves.
bool waits_for_a_person(const Session& session) {
    return !session.can_redo() || session.done_by_person(session.cursor());
}

}  // namespace

// Errors of files come from the writer's thread.
Table::Table(QObject* parent)
    : QObject(parent),
      hints_(thinker_),
      writer_([this](const Message& message) {
          QMetaObject::invokeMethod(
              this, [this, message] { tell_of_file(Saying(message)); }, Qt::QueuedConnection);
      }) {
    beat_.setSingleShot(true);
    connect(&beat_, &QTimer::timeout, this, &Table::proceed);
    // Queued: an instant film ends inside play(), and the loop must not nest.
    connect(&board_, &BoardModel::playbackFinished, this, &Table::scene_over, Qt::QueuedConnection);
    connect(&board_, &BoardModel::decided, this, &Table::decide);
    connect(&board_, &BoardModel::questionChanged, this, [this] {
        refusal_ = {};
        emit changed();
    });
    connect(&board_, &BoardModel::pressedInRewind, this, &Table::press_rewound);
    connect(&board_, &BoardModel::placeRefused, this, qOverload<int>(&Table::refuse));
    connect(&board_, &BoardModel::pausedChanged, this, [this] {
        if (!board_.paused()) proceed();
    });
    connect(&thinker_, &Thinker::busyChanged, this, &Table::changed);
    connect(&finder_, &SolutionFinder::changed, this, &Table::solution_looked_for);
    connect(&SolveJob::instance(), &SolveJob::done, this, &Table::solution_computed);
    connect(&board_, &BoardModel::platesChanged, this, &Table::changed);
    connect(&chances_, &Chances::changed, this, &Table::refresh_chances);
    connect(this, &Table::changed, this, &Table::refresh_chances);
    connect(&hints_, &HintLadder::changed, this, [this] { hints_.mark_on(board_); });
    connect(&App::instance(), &App::languageChanged, this, [this] {
        board_.set_catalogue(App::instance().catalogue());
        if (!session_) return emit changed();
        explained_ = 0;
        if (session_->cursor() > 0) explain_turn_of(session_->cursor() - 1);
        turns_.refresh(*session_);
        tell_dice(dice_.due());
        emit hints_.changed();
        emit changed();
    });
    board_.set_catalogue(App::instance().catalogue());
}

// A finished game is put away however the window is left. Nobody is told: who listens may be gone.
Table::~Table() {
    blockSignals(true);
    release();
}

void Table::adopt(Session session, const QString& request, const QVariantMap& setup) {
    halt();
    const bool same_people = session_ && session_->setup().seats == session.setup().seats &&
                             session_->game().ruleset().id == session.game().ruleset().id;
    session_.emplace(std::move(session));
    request_ = request;
    setup_ = setup;
    kept_ = true;
    writing_ = false;
    board_.set_game(session_->game_ptr());
    show_position();
    // Neither the pause nor the side of the game before stays.
    board_.set_paused(false);
    const int people = int(std::ranges::count(session_->setup().seats, Player::human));
    if (people != 1 && !same_people) board_.set_viewer(Seat::p1);
    // Nobody is told what others have asked for.
    if (!same_people) chances_.set_shown(false);
    if (people == 1)
        for (int i = 0; i < session_->game().seats(); ++i)
            if (is_person(seat_at(i))) board_.set_viewer(seat_at(i));
    board_.set_show_choices(setup.value("guides", true).toBool());
    hints_.set_allowed(setup.value("hints", true).toBool());
    dice_.set_game(session_->game());
    turns_.clear();
    forget_explanation();
    refusal_ = {};
    trouble_ = {};
    file_.clear();
    live_ = waits_for_a_person(*session_);
    finder_.look_for(session_->game_ptr());
    if (!finder_.looking()) tell_of_missing_solution();
    Settings::instance().note_recent(QString::fromStdString(session_->game().ruleset().id));
    emit gameChanged();
    settle_view();
}

// Where the seeds in hand are in the middle of a turn: the turn so far tells it.
PlaceId Table::hand_at(std::size_t cursor) const {
    const std::vector<Step>& steps = session_->steps();
    std::size_t first = cursor;
    while (first > 0 && !steps[first - 1].progress.turn_ended) --first;
    PlaceId hand = no_place;
    for (std::size_t i = first; i < cursor; ++i) hand = hand_after(board_.picture(), steps[i].events, hand);
    return hand;
}

void Table::show_position() { board_.show(session_->position(), hand_at(session_->cursor())); }

// Stops everything that is on its way.
void Table::halt() {
    beat_.stop();
    thinker_.cancel();
    hints_.clear();
    thought_.reset();
    notice_ = {};
    scenes_.clear();
    showing_ = false;
    board_.set_choices({});
}

// The board and the words for the position at the cursor, without a film.
void Table::settle_view() {
    turns_.refresh(*session_);
    const std::size_t cursor = session_->cursor();
    board_.set_last(cursor > 0 ? session_->steps()[cursor - 1].events : EventLog{});
    board_.set_roll(last_roll());
    explain_what_led_here();
    emit changed();
}

// The dice on the table show the last throw, also in a game that was resumed or turned back, or
// that began after a throw.
std::optional<Event> Table::last_roll() const {
    for (std::size_t i = session_->cursor(); i > 0; --i)
        for (const Event& event : session_->steps()[i - 1].events)
            if (event.kind == EventKind::roll) return event;
    return throw_on_table(session_->game(), *session_->start());
}

// Decisions from `from` to the cursor have been made; the film begins.
void Table::record_shown(std::size_t from) { record_shown_from(from, true); }

void Table::record_shown_from(std::size_t from, bool film) {
    hints_.clear();
    refusal_ = {};
    notice_ = {};
    live_ = true;
    board_.set_choices({});
    dice_.update(*session_, false, from);
    keep();
    if (film)
        for (std::size_t i = from; i < session_->cursor(); ++i) scenes_.push_back({i, false});
    else
        show_position();
    think_ahead();
    next_scene();
}

void Table::next_scene() {
    if (showing_) return;
    if (scenes_.empty()) {
        settle_view();
        if (is_computers_turn())
            beat_.start(beat_milliseconds[board_.speed()]);
        else
            proceed();
        return;
    }
    const auto [step, backwards] = scenes_.front();
    const Step& shown = session_->steps()[step];
    showing_ = true;
    board_.set_last({});
    if (backwards)
        board_.play_back(shown.events, shown.before, hand_at(step));
    else
        board_.play(shown.events, shown.after);
    emit changed();
}

void Table::scene_over() {
    if (!showing_ || scenes_.empty() || board_.animating()) return;
    const auto [step, backwards] = scenes_.front();
    scenes_.pop_front();
    showing_ = false;
    if (!backwards) {
        explain_turn_of(step);
        // Who does not see the board hears who moved.
        const Actor actor = session_->steps()[step].actor;
        const QString mover = actor.is_seat() ? seat_text(actor.seat()) : QString();
        if (!explanation_.contains(mover)) emit spoken(mover + ".");
        emit spoken(explanation_);
    }
    next_scene();
}

void Table::proceed() {
    if (!session_ || showing_ || !scenes_.empty() || beat_.isActive()) return;
    const Actor actor = session_->actor();
    board_.set_path_of(actor.is_nobody() ? std::nullopt
                                         : std::optional(actor.is_seat() ? actor.seat() : thrower()));
    if (actor.is_chance()) {
        proceed_with_dice();
    } else if (actor.is_seat()) {
        proceed_with_seat(actor.seat());
    } else {
        tell_dice(false);
    }
    emit changed();
}

void Table::proceed_with_dice() {
    const bool person = is_person(thrower());
    const bool by_hand = session_->setup().enter_throws;
    const bool waits = by_hand || looking_back() || (person && !Settings::instance().throws_by_itself());
    tell_dice(waits && (by_hand || person));
    if (!waits && !board_.paused()) throwDice();
}

void Table::proceed_with_seat(Seat seat) {
    tell_dice(false);
    if (is_person(seat)) {
        offer_choices();
        return;
    }
    if (looking_back() || board_.paused()) return;
    if (thought_) {
        const Move move = *thought_;
        thought_.reset();
        let_computer_play(move);
    } else {
        think_ahead();
    }
}

void Table::offer_choices() {
    const std::size_t cursor = session_->cursor();
    const bool in_turn = cursor > 0 && session_->steps()[cursor - 1].actor == session_->actor() &&
                         !session_->steps()[cursor - 1].progress.ply_ended;
    board_.set_choices(session_->game().choices(*session_->position()), in_turn);
}

// Thinking begins while the film of the move before still runs; the answer waits for its end.
void Table::think_ahead() {
    const std::optional<Seat> seat = computer_to_move();
    if (!seat || thinker_.busy() || thought_ || looking_back() || waits_for_solution()) return;
    // The seed alone, as the command line does it: the position is mixed in by choose_move.
    thinker_.ask({session_->game_ptr(), session_->position(), session_->history(), player_of(*seat),
                  session_->setup().seed, finder_.found()},
                 [this](const ComputerMove& move) {
                     thought_ = move.move;
                     if (showing_ || !scenes_.empty()) return;
                     proceed();
                 });
}

void Table::let_computer_play(Move move) {
    const std::size_t from = session_->cursor();
    if (const auto played = session_->play(move); !played) {
        refuse(played.error().message);
        return;
    }
    session_->play_forced();
    record_shown(from);
}

void Table::play(Move move) {
    const std::size_t from = session_->cursor();
    const auto played = session_->play(move);
    if (!played) {
        refuse(played.error().message);
        return;
    }
    session_->play_forced();
    record_shown(from);
}

void Table::keep() {
    if (!kept_) return;
    if (writing_) return writer_.update(*session_);
    if (session_->cursor() == 0) return;  // an untouched table needs no file
    const std::string& id = session_->game().ruleset().id;
    kept_ = !table_store::is_open(id);
    if (!kept_)
        return tell_of_file(
            Saying([] { return tr("There is an unfinished game already; this one is not kept."); }));
    writer_.begin(table_store::journal_of(id), *session_);
    writing_ = true;
}

void Table::release() {
    // A file that another program holds is not ours to put away.
    const bool ours = writing_ && writer_.close();
    writing_ = false;
    if (!ours || !over()) return;
    // Who beats Master has not beaten Perfect.
    if (!plays_without_solution()) score_book::note(*session_);
    table_store::put_away_finished(session_->game().ruleset().id);
}

void Table::tell_of_file(Saying trouble) {
    if (!trouble_.empty()) return;
    trouble_ = std::move(trouble);
    emit changed();
}

void Table::tell_dice(bool due) { dice_.update(*session_, due, session_->cursor()); }

Player Table::player_of(Seat seat) const {
    return session_->setup().seats[static_cast<std::size_t>(index(seat))];
}

bool Table::all_computers() const { return std::ranges::count(session_->setup().seats, Player::human) == 0; }

bool Table::is_computers_turn() const {
    const Actor actor = session_->actor();
    return actor.is_chance() ? !is_person(thrower()) : computer_to_move().has_value();
}

std::optional<Seat> Table::computer_to_move() const {
    const Actor actor = session_->actor();
    if (!actor.is_seat() || is_person(actor.seat())) return std::nullopt;
    return actor.seat();
}

// The event of any throw names the seat that throws.
Seat Table::thrower() const {
    MoveList throws;
    session_->game().legal(*session_->position(), throws);
    EventLog events;
    session_->game().apply(*session_->position(), throws[0], &events);
    return events.empty() ? Seat::p1 : events.front().seat;
}

}  // namespace sivba
