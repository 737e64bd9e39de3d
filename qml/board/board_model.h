// A board on the screen: which game and position it shows, what is being played on it,
// what may be chosen. View models call the C++ side; BoardView draws it and hands the
// person's clicks back as signals. Nothing here knows a rule: legal places come in as
// Choices, and an unlegal click goes out as placeRefused.
#pragma once

#include "framework/text/catalogue.h"
#include "qml/board/board_player.h"
#include "qml/board/choosing.h"
#include "qml/board/game_ref.h"
#include "qml/board/place_list.h"
#include "qml/board/plate.h"

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include <deque>
#include <memory>
#include <optional>

class QAbstractAnimation;

namespace sivba {

class BoardModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(sivba::PlaceList* places READ places CONSTANT)
    Q_PROPERTY(bool hasGame READ has_game NOTIFY gameChanged)
    Q_PROPERTY(double aspect READ aspect NOTIFY gameChanged)  // width / height, before turning
    Q_PROPERTY(bool animating READ animating NOTIFY animatingChanged)
    Q_PROPERTY(bool paused READ paused WRITE set_paused NOTIFY pausedChanged)
    Q_PROPERTY(Speed speed READ speed WRITE set_speed NOTIFY optionsChanged)
    Q_PROPERTY(bool reducedMotion READ reduced_motion WRITE set_reduced_motion NOTIFY optionsChanged)
    Q_PROPERTY(bool showCounts READ show_counts WRITE set_show_counts NOTIFY optionsChanged)
    Q_PROPERTY(bool showLabels READ show_labels WRITE set_show_labels NOTIFY optionsChanged)
    Q_PROPERTY(bool showChoices READ show_choices WRITE set_show_choices NOTIFY optionsChanged)
    Q_PROPERTY(bool showLanding READ show_landing WRITE set_show_landing NOTIFY optionsChanged)
    Q_PROPERTY(bool hasPaths READ has_paths NOTIFY gameChanged)
    Q_PROPERTY(Way way READ way WRITE set_way NOTIFY wayChanged)
    Q_PROPERTY(QString wayWords READ way_words NOTIFY wayChanged)  // "The way of Light: A4, A3", or ""
    Q_PROPERTY(QString wayOffer READ way_offer NOTIFY wayChanged)  // what nextWay would show
    Q_PROPERTY(bool vertical READ vertical WRITE set_vertical NOTIFY optionsChanged)
    Q_PROPERTY(bool turned READ turned WRITE set_turned NOTIFY optionsChanged)
    Q_PROPERTY(int actor READ actor NOTIFY positionChanged)     // seat to move, -1 none or chance
    Q_PROPERTY(int hovered READ hovered NOTIFY hoveredChanged)  // place, -1 none
    // The place that asks which of its decisions is meant, -1 none, and what may be answered
    // when seeds are counted: [{choice, amount, says}].
    Q_PROPERTY(int asking READ asking NOTIFY questionChanged)
    Q_PROPERTY(QVariantList amounts READ amounts NOTIFY questionChanged)
    Q_PROPERTY(int typed READ typed NOTIFY marksChanged)  // of an amount, so far; 0 none
    // What decisions are worth, where that is shown: [{place, text, best}].
    Q_PROPERTY(QVariantList plates READ plates NOTIFY platesChanged)
    // Something is asked: at that place, or between few places.
    Q_PROPERTY(bool asks READ asks NOTIFY questionChanged)

public:
    enum Speed { Slow, Normal, Fast, Instant };
    Q_ENUM(Speed)
    // The way that is drawn: of the seat to move or of the other one.
    enum Way { NoWay, MoversWay, OthersWay };
    Q_ENUM(Way)

    explicit BoardModel(QObject* parent = nullptr);
    ~BoardModel() override;

    // For view models.
    void set_game(GamePtr game);
    void set_catalogue(std::shared_ptr<const Catalogue> catalogue);
    // Jumps; what was being played is dropped. `hand_at`: where seeds in hand hover.
    void show(PositionPtr position, PlaceId hand_at = no_place);
    void play(EventLog events, PositionPtr after);  // queues
    // Queues; `events` led from `before` to here.
    void play_back(EventLog events, PositionPtr before, PlaceId hand_at = no_place);
    // Shown when the board rests. `in_turn`: the seat is in the middle of its turn.
    void set_choices(std::vector<Choice> choices, bool in_turn = false);
    // Places to look at, or the move itself; nothing: no hint.
    void set_hint(std::vector<PlaceId> area, PlaceId move = no_place, PlaceId landing = no_place);
    void set_plates(std::vector<Plate> plates);
    void set_last(EventLog events);  // its trail is drawn; empty: none
    // The throw that lies on the table without a film; nothing: the dice have not been thrown.
    void set_roll(std::optional<Event> roll);
    void set_viewer(Seat seat);                  // turns the board towards a seat
    void set_path_of(std::optional<Seat> seat);  // the seat to move, whose way is shown first
    void advance(double milliseconds);           // the clock's tick; tests call it themselves

    // For the items that draw.
    const Game* game() const { return game_.get(); }
    GamePtr shared_game() const { return game_; }
    const Position* position() const { return position_.get(); }
    PositionPtr shared_position() const { return position_; }
    const BoardPicture& picture() const;
    const BoardFrame& frame() const { return frame_; }
    const std::vector<Choice>& choices() const { return choosing_.all(); }
    const Choosing& choosing() const { return choosing_; }
    bool legal(int place) const;
    std::vector<PlaceId> landings(int place) const;
    int hovered_choice() const { return hovered_choice_; }
    const HintMarks& hint() const { return hint_; }
    const EventLog& last() const { return last_; }
    const std::optional<Event>& roll() const { return roll_; }
    std::optional<Seat> path() const { return path_for(way_); }  // drawn now
    QString spoken(int place) const;
    QString said(int choice) const;         // a decision in words
    QVariantList answers(int place) const;  // several decisions at one place: [{choice, says}]

    PlaceList* places() { return &places_; }
    bool has_game() const { return game_ != nullptr; }
    double aspect() const;
    bool animating() const { return !reels_.empty(); }
    bool paused() const { return paused_; }
    void set_paused(bool paused);
    Speed speed() const { return speed_; }
    void set_speed(Speed speed);
    bool reduced_motion() const { return reduced_motion_; }
    void set_reduced_motion(bool on) { set_option(reduced_motion_, on); }
    bool show_counts() const { return show_counts_; }
    void set_show_counts(bool on) { set_option(show_counts_, on); }
    bool show_labels() const { return show_labels_; }
    void set_show_labels(bool on) { set_option(show_labels_, on); }
    bool show_choices() const { return show_choices_; }
    void set_show_choices(bool on) { set_option(show_choices_, on); }
    bool show_landing() const { return show_landing_; }
    void set_show_landing(bool on) { set_option(show_landing_, on); }
    bool has_paths() const { return !picture().paths.empty(); }
    Way way() const { return way_; }
    void set_way(Way way);
    QString way_words() const;
    QString way_offer() const;
    bool vertical() const { return vertical_; }
    void set_vertical(bool on) { set_option(vertical_, on); }
    bool turned() const { return turned_; }
    void set_turned(bool on) { set_option(turned_, on); }
    int actor() const;
    int hovered() const { return hovered_; }
    int asking() const;
    bool asks() const { return asking() >= 0 || choosing_.has_few(); }
    QVariantList amounts() const;
    QVariantList plates() const;
    int typed() const { return choosing_.typed(); }

    Q_INVOKABLE void skip();  // to the end of everything queued
    Q_INVOKABLE void step();  // pauses and plays one event
    Q_INVOKABLE void togglePause();
    Q_INVOKABLE void activate(int place);      // a click, Enter or a digit
    Q_INVOKABLE void decide(int choice);       // one of several at a place
    Q_INVOKABLE void typeDigit(int digit);     // of the amount that is asked
    Q_INVOKABLE void takeTyped();              // the number as it stands
    Q_INVOKABLE bool takeBack();               // a digit, a question or a mark; false: there is none
    Q_INVOKABLE void nextWay();                // the mover's, the other's, none
    Q_INVOKABLE void hover(int place);         // -1: none
    Q_INVOKABLE void hoverChoice(int choice);  // of the hovered place, -1: none
    // That label of the side to move, -1 none; `outer`: of its outer row.
    Q_INVOKABLE int placeOfDigit(int digit, bool outer = false) const;

signals:
    void placeActivated(int place);
    void decided(int choice);  // of choices()
    void placeRefused(int place);
    void pressedInRewind(int place);  // the film of an undo was on; it has been skipped
    void placeHovered(int place);
    void playbackFinished();
    void rollStarted(int value, int detail, int milliseconds);  // the film is at a throw: tumble now
    void rollTaken();                                           // no dice lie any more
    void seedLanded(int place, int count);                      // for sounds
    void gameChanged();
    void positionChanged();
    void animatingChanged();
    void pausedChanged();
    void optionsChanged();
    void hoveredChanged();
    void questionChanged();
    void platesChanged();
    void wayChanged();
    void frameChanged();  // what is to be drawn has changed
    void marksChanged();  // choices, hint, trail, path or hover have changed

private:
    // One decision on its way to the screen.
    struct Reel {
        BoardPlayer player;
        double time;
        bool backwards;
        PositionPtr target;
        PlaceId hand_at;  // at the end
        bool begun = false;
    };
    void set_option(bool& option, bool value);
    std::optional<Seat> path_for(Way way) const;
    void queue(EventLog events, PositionPtr target, bool backwards, PlaceId hand_at = no_place);
    void finish_reel();
    void begin_reel(Reel& reel);
    void report_events(const BoardPlayer& player, double from, double to, bool at_once = false);
    void refresh_clock();
    void settle();
    PlayerOptions player_options() const;

    GamePtr game_;
    PositionPtr position_;  // shown, or the one before the reel that is running
    PositionPtr queued_;    // after the last reel
    std::shared_ptr<const Catalogue> catalogue_;
    BoardFrame frame_;
    std::deque<Reel> reels_;
    double step_until_ = -1;
    Choosing choosing_;
    HintMarks hint_;
    std::vector<Plate> plates_;
    EventLog last_;
    std::optional<Seat> path_of_;
    std::optional<Event> roll_;  // the throw that was told last
    int hovered_ = -1, hovered_choice_ = -1;
    bool paused_ = false;
    Speed speed_ = Normal;
    bool reduced_motion_ = false;
    bool show_counts_ = true;
    bool show_labels_ = false;
    bool show_choices_ = true;
    bool show_landing_ = true;
    Way way_ = NoWay;
    bool vertical_ = false;
    bool turned_ = false;
    PlaceList places_{this};
    std::unique_ptr<QAbstractAnimation> clock_;
};

}  // namespace sivba
