// BoardModel, second half: what is marked on the board and what a person does to it.
// The first half, board_model.cpp, is the film.
#include "qml/board/board_model.h"

#include "qml/board/board_layout.h"

#include <QVariantMap>

#include <algorithm>

namespace sivba {

namespace {

PlaceId place_at(int index) { return PlaceId{static_cast<std::uint16_t>(index)}; }

// What a trail is drawn from: of a long sowing the last seed into each place is enough.
EventLog trail_of(EventLog events) {
    constexpr std::size_t short_log = 200;
    if (events.size() <= short_log) return events;
    EventLog kept;
    std::vector<PlaceId> sown, taken;
    const auto first_time = [](std::vector<PlaceId>& seen, PlaceId place) {
        const bool fresh = std::ranges::count(seen, place) == 0;
        if (fresh) seen.push_back(place);
        return fresh;
    };
    const auto began = std::ranges::find(events, EventKind::lift, &Event::kind);
    for (std::size_t i = events.size(); i-- > 0;) {
        const Event& event = events[i];
        const bool keeps = event.kind == EventKind::drop      ? first_time(sown, event.to)
                           : event.kind == EventKind::capture ? first_time(taken, event.from)
                           : event.kind == EventKind::lift    ? began - events.begin() == std::ptrdiff_t(i)
                                                              : true;
        if (keeps) kept.push_back(event);
    }
    std::ranges::reverse(kept);
    return kept;
}

}  // namespace

void BoardModel::set_choices(std::vector<Choice> choices, bool in_turn) {
    choosing_ = Choosing(std::move(choices), in_turn);
    hovered_choice_ = -1;
    // A game may begin in the middle of a sowing that nobody has seen.
    if (frame_.rest.in_hand > 0 && frame_.hand_at == no_place && !choosing_.all().empty()) {
        frame_.hand_at = choosing_.all().front().place;
        emit frameChanged();
    }
    places_.refresh();
    emit questionChanged();
    emit marksChanged();
}

void BoardModel::set_hint(std::vector<PlaceId> area, PlaceId move, PlaceId landing) {
    hint_ = {std::move(area), move, landing};
    emit marksChanged();
}

void BoardModel::set_plates(std::vector<Plate> plates) {
    if (plates == plates_) return;
    plates_ = std::move(plates);
    places_.refresh();
    emit platesChanged();
}

QVariantList BoardModel::plates() const {
    QVariantList list;
    for (const Plate& each : plates_)
        if (each.place != no_place)
            list.append(
                QVariantMap{{"place", int{each.place.value}}, {"text", each.text}, {"best", each.best}});
    return list;
}

void BoardModel::set_last(EventLog events) {
    last_ = trail_of(std::move(events));
    emit marksChanged();
}

void BoardModel::set_roll(std::optional<Event> roll) {
    if (roll == roll_) return;
    roll_ = roll;
    if (roll_)
        emit rollStarted(roll_->count, roll_->extra, 0);
    else
        emit rollTaken();
}

void BoardModel::set_viewer(Seat seat) { set_turned(seat == Seat::p2); }

void BoardModel::set_path_of(std::optional<Seat> seat) {
    if (path_of_ == seat) return;
    path_of_ = seat;
    emit wayChanged();
    emit marksChanged();
}

void BoardModel::set_way(Way way) {
    if (way == way_) return;
    way_ = way;
    emit wayChanged();
    emit marksChanged();
}

void BoardModel::nextWay() {
    if (has_paths()) set_way(static_cast<Way>((way_ + 1) % (OthersWay + 1)));
}

// When the game is over the first seat's comes first.
std::optional<Seat> BoardModel::path_for(Way way) const {
    if (way == NoWay || !has_paths()) return std::nullopt;
    const Seat first = path_of_.value_or(Seat::p1);
    return way == MoversWay ? first : other(first);
}

QString BoardModel::way_words() const {
    const std::optional<Seat> seat = path();
    if (!seat || !catalogue_) return {};
    QStringList labels;
    for (const PlaceId place : picture().paths[static_cast<std::size_t>(index(*seat))])
        if (on_body(picture().at(place).shape))
            labels.append(QString::fromStdString(picture().at(place).label));
    return QString::fromStdString(catalogue_->format(msg("The way of {seat}: {places}")
                                                         .with("seat", game_->seat_name(*seat))
                                                         .with("places", labels.join(", ").toStdString())));
}

QString BoardModel::way_offer() const {
    if (!has_paths() || !catalogue_) return {};
    const std::optional<Seat> seat = path_for(static_cast<Way>((way_ + 1) % (OthersWay + 1)));
    const Message offer =
        seat ? msg("Show the way of {seat}").with("seat", game_->seat_name(*seat)) : msg("Put the way away");
    return QString::fromStdString(catalogue_->format(offer));
}

void BoardModel::set_speed(Speed speed) {
    if (speed == speed_) return;
    speed_ = std::clamp(speed, Slow, Instant);
    emit optionsChanged();
    if (speed_ == Instant) skip();
}

void BoardModel::set_option(bool& option, bool value) {
    if (option == value) return;
    option = value;
    emit optionsChanged();
}

bool BoardModel::legal(int place) const { return place >= 0 && choosing_.open(place_at(place)); }

std::vector<PlaceId> BoardModel::landings(int place) const {
    std::vector<PlaceId> found;
    for (const int i : choosing_.at(place_at(place))) {
        const PlaceId landing = choices()[static_cast<std::size_t>(i)].landing;
        const bool meant = hovered_choice_ < 0 || hovered_choice_ == i;
        if (meant && landing != no_place && std::ranges::count(found, landing) == 0) found.push_back(landing);
    }
    // Of a set nothing is known before it is complete.
    return found.size() > 3 ? std::vector<PlaceId>{} : found;
}

QString BoardModel::spoken(int place) const {
    if (!game_ || !position_) return {};
    const Message message = game_->describe(*position_, place_at(place));
    if (!catalogue_ || message.empty())
        return QString::fromStdString(picture().places[static_cast<std::size_t>(place)].label);
    QStringList words{QString::fromStdString(catalogue_->format(message))};
    for (const Plate& each : plates_)
        if (each.place == place_at(place)) words.append(each.spoken);
    return choosing_.is_marked(place_at(place)) ? tr("%1, chosen").arg(words.join("; ")) : words.join("; ");
}

QString BoardModel::said(int choice) const {
    const Choice& chosen = choices()[static_cast<std::size_t>(choice)];
    const QString words =
        QString::fromStdString(catalogue_ ? catalogue_->format(chosen.says) : chosen.says.id);
    const auto plate = std::ranges::find(plates_, chosen.move, &Plate::move);
    return plate == plates_.end() ? words : tr("%1 (%2)", "decision, its worth").arg(words, plate->spoken);
}

QVariantList BoardModel::answers(int place) const {
    QVariantList list;
    const std::vector<int> here = choosing_.at(place_at(place));
    const auto plain = [&](int i) {
        const Choice& choice = choices()[static_cast<std::size_t>(i)];
        return choice.with.empty() && choice.amount == 0;
    };
    if (here.size() < 2 || !std::ranges::all_of(here, plain)) return list;
    for (const int i : here) list.append(QVariantMap{{"choice", i}, {"says", said(i)}});
    return list;
}

int BoardModel::asking() const { return choosing_.asking() == no_place ? -1 : int{choosing_.asking().value}; }

QVariantList BoardModel::amounts() const {
    QVariantList list;
    if (!choosing_.asks_amount()) return list;
    for (const int i : choosing_.at(choosing_.asking()))
        list.append(QVariantMap{
            {"choice", i}, {"amount", choices()[static_cast<std::size_t>(i)].amount}, {"says", said(i)}});
    return list;
}

double BoardModel::aspect() const {
    const BoardPicture& board = picture();
    return board.height > 0 ? board.width / board.height : 1;
}

int BoardModel::actor() const {
    if (!game_ || !position_) return -1;
    // While an undo is shown, of the position to which it leads.
    const bool rewinds = animating() && reels_.front().backwards;
    const Actor actor = game_->actor(rewinds ? *queued_ : *position_);
    return actor.is_seat() ? index(actor.seat()) : -1;
}

void BoardModel::activate(int place) {
    if (place < 0 || place >= places_.rowCount()) return;
    if (animating()) {
        // Who presses while something moves wants to see the end of it, not to play blindly; the
        // position to which an undo leads was seen before.
        const bool rewinds = reels_.front().backwards;
        skip();
        if (rewinds) emit pressedInRewind(place);
        return;
    }
    const Choosing::Press press = choosing_.press(place_at(place));
    switch (press.kind) {
    case Choosing::Press::Kind::refused: emit placeRefused(place); return;
    case Choosing::Press::Kind::decided:
        emit placeActivated(place);
        emit decided(press.choice);
        return;
    case Choosing::Press::Kind::asks:
    case Choosing::Press::Kind::marked: break;
    }
    places_.refresh();
    emit questionChanged();
    emit marksChanged();
}

void BoardModel::decide(int choice) {
    if (animating() || choice < 0 || static_cast<std::size_t>(choice) >= choices().size()) return;
    emit decided(choice);
}

// The number is told first: the keyboard is there before the answers are made anew.
void BoardModel::typeDigit(int digit) {
    if (animating()) return;
    const Choosing::Press press = choosing_.type(digit);
    if (press.kind == Choosing::Press::Kind::decided) return decide(press.choice);
    emit marksChanged();
    emit questionChanged();
}

void BoardModel::takeTyped() { decide(choosing_.take_typed().choice); }

bool BoardModel::takeBack() {
    if (!choosing_.take_back()) return false;
    places_.refresh();
    emit questionChanged();
    emit marksChanged();
    return true;
}

void BoardModel::hover(int place) {
    if (place == hovered_) return;
    hovered_ = place;
    hovered_choice_ = -1;
    emit hoveredChanged();
    emit placeHovered(place);
    emit marksChanged();
}

void BoardModel::hoverChoice(int choice) {
    if (choice == hovered_choice_) return;
    hovered_choice_ = choice;
    emit marksChanged();
}

// Four-row boards name their pits I1..I8, O1..O8: a digit alone means the row that can be
// played, the inner one where both can.
int BoardModel::placeOfDigit(int digit, bool outer) const {
    const std::string wanted = std::to_string(digit);
    const int mover = actor();
    const std::vector<Place>& places = picture().places;
    int found = -1;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const std::string& label = places[i].label;
        if (!places[i].owner || index(*places[i].owner) != mover) continue;
        if (label == wanted) return static_cast<int>(i);
        if (label.size() != 2 || label.back() != wanted.front()) continue;
        if (outer && label.front() != 'O') continue;
        const bool better = found < 0 || (!legal(found) && legal(static_cast<int>(i)));
        if (better) found = static_cast<int>(i);
    }
    return found;
}

}  // namespace sivba
