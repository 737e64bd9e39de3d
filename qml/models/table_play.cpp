// What a person does at the table: choose, throw, undo, look back, ask for help.
#include "qml/models/app.h"
#include "qml/models/table.h"

#include <algorithm>

namespace sivba {

namespace {

// Longer ways back are jumped, not rewound: nobody wants to watch forty turns.
constexpr std::size_t scenes_rewound = 8;

bool takes_pieces(const Place& place) {
    return place.shape == PlaceShape::square || place.shape == PlaceShape::goal;
}

}  // namespace

bool Table::over() const { return session_ && session_->actor().is_nobody(); }
bool Table::looking_back() const { return session_ && !live_ && session_->can_redo(); }

bool Table::can_undo() const {
    if (!session_) return false;
    if (board_.choosing().can_take_back()) return true;
    if (session_->resigned() || all_computers()) return session_->can_undo();
    for (std::size_t i = 0; i < session_->cursor(); ++i)
        if (session_->done_by_person(i)) return true;
    return false;
}

bool Table::wants_entered_throw() const {
    return session_->actor().is_chance() && session_->setup().enter_throws;
}

bool Table::rewinding() const { return !scenes_.empty() && scenes_.front().backwards; }

bool Table::can_redo() const { return session_ && session_->can_redo(); }

bool Table::has_next_round() const {
    return over() && !session_->resigned() && session_->game().next_round(*session_->position());
}

bool Table::can_resign() const { return session_ && !over() && session_->cursor() > 0 && !all_computers(); }

bool Table::idle() const {
    if (!session_ || showing_ || !scenes_.empty() || beat_.isActive() || thinker_.busy()) return false;
    return over() || looking_back() || dice_.due() || !is_computers_turn();
}

std::vector<Choice> Table::choices_at(int place) const {
    const std::vector<Choice>& all = board_.choices();
    std::vector<Choice> here;
    const auto is_here = [place](PlaceId id) { return id != no_place && int{id.value} == place; };
    std::ranges::copy_if(all, std::back_inserter(here), [&](const Choice& c) { return is_here(c.place); });
    // A click on the square where a piece would come to rest means that piece, if only one
    // can. Not so for seeds: a click on a pit means the pit.
    const std::vector<Place>& places = board_.picture().places;
    const auto where = static_cast<std::size_t>(place);
    if (here.empty() && place >= 0 && where < places.size() && takes_pieces(places[where]))
        std::ranges::copy_if(all, std::back_inserter(here),
                             [&](const Choice& c) { return is_here(c.landing); });
    return here;
}

void Table::decide(int choice) {
    if (!session_ || showing_ || !scenes_.empty()) return;
    trouble_ = {};
    play(board_.choices()[static_cast<std::size_t>(choice)].move);
}

void Table::answer(int which) {
    const std::vector<int> offered = board_.choosing().in_words();
    if (which >= 0 && static_cast<std::size_t>(which) < offered.size())
        board_.decide(offered[static_cast<std::size_t>(which)]);
}

void Table::refuse(int place) {
    if (!session_ || place < 0 || place >= board_.places()->rowCount() || showing_) return;
    if (over()) return refuse(msg("The game is over."));
    if (dice_.due()) return refuse(msg("The dice are thrown first."));
    // A click on the landing square arrives as refused, because no decision is asked there.
    if (const std::vector<Choice> here = choices_at(place); here.size() == 1) return play(here.front().move);
    if (is_computers_turn()) return;
    refuse(session_->game().refusal(*session_->position(), PlaceId{static_cast<std::uint16_t>(place)}));
}

void Table::refuse(const Message& message) { refuse(Saying(message)); }

void Table::refuse(Saying saying) {
    refusal_ = std::move(saying);
    emit changed();
    emit spoken(refusal_.text());
}

void Table::throwDice() {
    if (!session_ || !session_->actor().is_chance() || showing_ || !scenes_.empty()) return;
    if (session_->setup().enter_throws) return;
    const std::size_t from = session_->cursor();
    session_->throw_dice();
    session_->play_forced();
    record_shown(from);
}

void Table::enterThrow(int value) {
    if (!session_ || !session_->actor().is_chance() || (showing_ && !rewinding())) return;
    const std::optional<Move> chosen = throw_showing(value);
    if (!chosen)
        return refuse(Saying([value, values = values_of_throws().join(", ")] {
            return tr("These dice do not throw %1. What they throw: %2.").arg(value).arg(values);
        }));
    // Who enters a throw again does not wait until the end of what was taken back.
    if (showing_) {
        halt();
        show_position();
    }
    const std::size_t from = session_->cursor();
    if (const auto played = session_->enter_throw(*chosen); !played) {
        refuse(played.error().message);
        return;
    }
    session_->play_forced();
    record_shown(from);
}

std::optional<Move> Table::throw_showing(int value) const {
    MoveList throws;
    session_->game().legal(*session_->position(), throws);
    for (const Move each : throws) {
        EventLog events;
        session_->game().apply(*session_->position(), each, &events);
        const auto shows = [value](const Event& event) {
            return event.kind == EventKind::roll && event.count == value;
        };
        if (std::ranges::any_of(events, shows)) return each;
    }
    return std::nullopt;
}

QStringList Table::values_of_throws() const {
    QStringList values;
    const DiceInfo dice = session_->game().dice();
    for (std::size_t value = 0; value < dice.weights.size(); ++value)
        if (throw_showing(static_cast<int>(value))) values.append(QString::number(value));
    return values;
}

// First what is chosen by half, then what was decided.
void Table::undo() {
    if (!can_undo() || board_.takeBack()) return;
    halt();
    show_position();
    const std::size_t from = session_->cursor();
    session_->undo_to_choice();
    const std::size_t to = session_->cursor();
    live_ = !all_computers();
    keep();
    // At once, as the line does: the dice of what is being taken back are no longer of this position.
    tell_dice(wants_entered_throw());
    board_.set_roll(last_roll());
    explain_what_led_here();
    if (from - to <= scenes_rewound)
        for (std::size_t i = from; i > to; --i) scenes_.push_back({i - 1, true});
    else
        show_position();
    refusal_ = {};
    next_scene();
}

// Who knows where to go on does not wait until the end of what was taken back.
void Table::press_rewound(int place) {
    if (!rewinding()) return;
    halt();
    show_position();
    settle_view();
    proceed();
    if (!board_.choices().empty()) board_.activate(place);
}

void Table::redo() {
    if (!can_redo()) return;
    halt();
    show_position();
    const std::size_t from = session_->cursor();
    const auto rests = [this] { return session_->done_by_person(session_->cursor()); };
    do session_->redo();
    while (session_->can_redo() && !all_computers() && !rests());
    const bool looking = !live_;
    const std::size_t to = session_->cursor();
    record_shown_from(from, to - from <= scenes_rewound);
    if (looking && session_->can_redo()) live_ = false;
}

void Table::goTo(int turn) {
    if (!session_) return;
    halt();
    session_->go_to(turns_.cursor_after(turn));
    live_ = !session_->can_redo();
    show_position();
    tell_dice(false);
    keep();
    settle_view();
    proceed();
}

void Table::playFromHere() {
    live_ = true;
    think_ahead();
    proceed();
}

void Table::hint() {
    if (!session_ || !idle()) return;
    refusal_ = {};
    trouble_ = {};
    notice_ = {};
    if (over()) return refuse(msg("The game is over."));
    if (!hints_.allowed()) return refuse(msg("This game is played without hints."));
    if (session_->actor().is_chance()) return refuse(msg("The dice are thrown first."));
    hints_.climb(*session_, finder_.found());
    emit changed();
}

void Table::resign() {
    if (!can_resign()) return;
    halt();
    const Actor actor = session_->actor();
    Seat loser = actor.is_seat() ? actor.seat() : thrower();
    for (int i = 0; !is_person(loser) && i < session_->game().seats(); ++i) loser = seat_at(i);
    session_->resign(loser);
    show_position();
    tell_dice(false);
    keep();
    settle_view();
}

void Table::replayLast() {
    if (!session_ || showing_ || !scenes_.empty() || session_->cursor() == 0) return;
    const std::vector<Turn> turns = session_->turns();
    const int current = turns_.current();
    if (current < 0) return;
    const Turn& turn = turns[static_cast<std::size_t>(current)];
    beat_.stop();
    board_.set_choices({});
    board_.show(session_->steps()[turn.first].before);
    for (std::size_t i = turn.first; i < session_->cursor(); ++i) scenes_.push_back({i, false});
    next_scene();
}

}  // namespace sivba
