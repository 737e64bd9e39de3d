// BoardModel, second half: what is marked on the board and what a person does to it.
// The first half, board_model.cpp, is the film.
#include "qml/board/board_model.h"

#include <algorithm>

namespace sivba {

void BoardModel::set_choices(std::vector<Choice> choices) {
    choices_ = std::move(choices);
    places_.refresh();
    emit marksChanged();
}

void BoardModel::set_hint(std::vector<PlaceId> area, PlaceId move, PlaceId landing) {
    hint_ = {std::move(area), move, landing};
    emit marksChanged();
}

void BoardModel::set_last(EventLog events) {
    last_ = std::move(events);
    emit marksChanged();
}

void BoardModel::set_roll(std::optional<Event> roll) {
    if (roll == roll_) return;
    roll_ = std::move(roll);
    if (roll_)
        emit rollStarted(roll_->count, roll_->extra, 0);
    else
        emit rollTaken();
}

void BoardModel::set_viewer(Seat seat) { set_turned(seat == Seat::p2); }

void BoardModel::set_path_of(std::optional<Seat> seat) {
    if (path_of_ == seat) return;
    path_of_ = seat;
    emit marksChanged();
}

std::optional<Seat> BoardModel::path() const {
    const bool drawn = show_path_ && path_of_ && has_paths();
    return drawn ? path_of_ : std::nullopt;
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

bool BoardModel::legal(int place) const {
    return std::any_of(choices_.begin(), choices_.end(),
                       [&](const Choice& choice) { return choice.place.value == place; });
}

std::vector<PlaceId> BoardModel::landings(int place) const {
    std::vector<PlaceId> found;
    for (const Choice& choice : choices_)
        if (choice.place.value == place && choice.landing != no_place) found.push_back(choice.landing);
    return found;
}

QString BoardModel::spoken(int place) const {
    if (!game_ || !position_) return {};
    const Message message = game_->describe(*position_, PlaceId{static_cast<std::uint16_t>(place)});
    if (!catalogue_ || message.empty())
        return QString::fromStdString(picture().places[static_cast<std::size_t>(place)].label);
    return QString::fromStdString(catalogue_->format(message));
}

double BoardModel::aspect() const {
    const BoardPicture& board = picture();
    return board.height > 0 ? board.width / board.height : 1;
}

int BoardModel::actor() const {
    if (!game_ || !position_) return -1;
    const Actor actor = game_->actor(*position_);
    return actor.is_seat() ? index(actor.seat()) : -1;
}

void BoardModel::activate(int place) {
    if (place < 0 || place >= places_.rowCount()) return;
    if (animating()) {
        // Who presses while something moves wants to see the end of it, not to play blindly.
        skip();
        return;
    }
    if (legal(place))
        emit placeActivated(place);
    else
        emit placeRefused(place);
}

void BoardModel::hover(int place) {
    if (place == hovered_) return;
    hovered_ = place;
    emit hoveredChanged();
    emit placeHovered(place);
    emit marksChanged();
}

int BoardModel::placeOfDigit(int digit) const {
    const std::string wanted = std::to_string(digit);
    const int mover = actor();
    const std::vector<Place>& places = picture().places;
    int fallback = -1;
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (!places[i].owner || index(*places[i].owner) != mover) continue;
        if (places[i].label == wanted) return static_cast<int>(i);
        // Four-row boards name their pits I1..I8, O1..O8: the digit means the row that can be played.
        const bool ends = places[i].label.size() == 2 && places[i].label.back() == wanted.front();
        if (ends && (fallback < 0 || legal(static_cast<int>(i)))) fallback = static_cast<int>(i);
    }
    return fallback;
}

}  // namespace sivba
