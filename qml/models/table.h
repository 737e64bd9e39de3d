// One game on the table, as the game page sees it: joins a Session (what was decided),
// a board (what is shown), a Thinker (the computer) and a journal (what is kept). The
// course of a game is one loop: decisions are recorded, shown as a film, and when the
// film is over proceed() finds out who is next. Nothing here knows a rule.
#pragma once

#include "qml/board/board_model.h"
#include "qml/models/chances.h"
#include "qml/models/dice.h"
#include "qml/models/hint_ladder.h"
#include "qml/models/journal_writer.h"
#include "qml/models/saying.h"
#include "qml/models/solution_finder.h"
#include "qml/models/thinker.h"
#include "qml/models/turn_model.h"

#include <QTimer>
#include <QVariantList>

#include <deque>

namespace sivba {

class Table : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool open READ is_open NOTIFY gameChanged)
    Q_PROPERTY(QString gameId READ game_id NOTIFY gameChanged)
    // What opens this game again: an id or the path of a file, with options.
    Q_PROPERTY(QString request READ request NOTIFY gameChanged)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(bool modified READ modified NOTIFY gameChanged)
    Q_PROPERTY(sivba::BoardModel* board READ board CONSTANT)
    Q_PROPERTY(sivba::TurnModel* turns READ turns CONSTANT)
    Q_PROPERTY(sivba::Dice* dice READ dice CONSTANT)
    Q_PROPERTY(sivba::HintLadder* hints READ hints CONSTANT)
    Q_PROPERTY(sivba::Chances* chances READ chances CONSTANT)
    // Per seat: {name, player, human, active}.
    Q_PROPERTY(QVariantList seats READ seats NOTIFY changed)
    Q_PROPERTY(QString status READ status NOTIFY changed)            // who does what next
    Q_PROPERTY(QString explanation READ explanation NOTIFY changed)  // the last turn in words
    // The same step by step, where it takes more than one; else empty.
    Q_PROPERTY(QStringList details READ details NOTIFY changed)
    Q_PROPERTY(QString refusal READ refusal NOTIFY changed)        // the rule behind a refused click
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)        // file errors; the game goes on
    Q_PROPERTY(QString notice READ notice NOTIFY changed)          // what was done, to be sure of it
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed)        // "" while the game is open
    Q_PROPERTY(QStringList question READ question NOTIFY changed)  // decisions to be offered in words
    Q_PROPERTY(bool over READ over NOTIFY changed)
    Q_PROPERTY(bool canUndo READ can_undo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ can_redo NOTIFY changed)
    // The game is over, and another round of the same match can follow.
    Q_PROPERTY(bool hasNextRound READ has_next_round NOTIFY changed)
    Q_PROPERTY(bool canResign READ can_resign NOTIFY changed)
    Q_PROPERTY(bool lookingBack READ looking_back NOTIFY changed)
    Q_PROPERTY(bool thinking READ thinking NOTIFY changed)
    // The film is over and a person (or nobody) is next.
    Q_PROPERTY(bool idle READ idle NOTIFY changed)
    // The seed of the throws, "" before the game is over, and what binds it from the first.
    Q_PROPERTY(QString seed READ seed NOTIFY changed)
    Q_PROPERTY(QString fingerprint READ fingerprint_of_seed NOTIFY changed)

public:
    explicit Table(QObject* parent = nullptr);
    ~Table() override;

    bool is_open() const { return session_.has_value(); }
    // For those that look at the game; null when none is open.
    const Session* session() const { return session_ ? &*session_ : nullptr; }
    SolutionPtr solution() const { return finder_.found(); }
    QString game_id() const;
    QString request() const { return request_; }
    QString title() const;
    bool modified() const;
    BoardModel* board() { return &board_; }
    TurnModel* turns() { return &turns_; }
    Dice* dice() { return &dice_; }
    HintLadder* hints() { return &hints_; }
    Chances* chances() { return &chances_; }
    QVariantList seats() const;
    QString status() const;
    QString explanation() const { return explanation_; }
    QString refusal() const { return refusal_.text(); }
    QString trouble() const { return trouble_.text(); }
    QString notice() const { return notice_.text(); }
    QString outcome() const;
    QStringList question() const;
    QStringList details() const { return details_; }
    bool over() const;
    bool can_undo() const;
    bool can_redo() const;
    bool can_resign() const;
    bool has_next_round() const;
    bool looking_back() const;
    bool thinking() const { return (thinker_.busy() && !hints_.asking()) || waits_for_solution(); }
    bool idle() const;
    QString seed() const;
    QString fingerprint_of_seed() const;

    // Starting. `setup`: {seats: [word], byHand, seed (text), guides, hints}. A running
    // game of the same ruleset is set aside first, never overwritten.
    Q_INVOKABLE bool start(const QString& request, const QVariantMap& setup);
    Q_INVOKABLE bool resume(const QString& id);
    // A request with options or a seed of its own: the kept game goes on if it is that very
    // one, else it is set aside for a new one; `notice` says which.
    Q_INVOKABLE bool openAsked(const QString& request, const QVariantMap& setup);
    Q_INVOKABLE bool again();
    // The same people go on with what the finished round hands on.
    Q_INVOKABLE bool nextRound();
    // The window leaves the table: a finished game is put away, an open one stays kept.
    Q_INVOKABLE void leave();
    // Plays "T1; T2; ..." at once; false leaves the reason in `trouble`.
    Q_INVOKABLE bool playTurns(const QString& turns);

    Q_INVOKABLE void activate(int place) { board_.activate(place); }
    Q_INVOKABLE void answer(int which);  // of `question`
    Q_INVOKABLE void throwDice();
    Q_INVOKABLE void enterThrow(int value);  // steps that the dice on the real table show
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    Q_INVOKABLE void goTo(int turn);
    Q_INVOKABLE void playFromHere();
    Q_INVOKABLE void hint();
    Q_INVOKABLE void resign();
    Q_INVOKABLE void replayLast();

    // False where a file is already that is not of this game; `replace` takes its place.
    Q_INVOKABLE bool save(const QString& url, bool replace = false);
    Q_INVOKABLE bool wouldReplace(const QString& url) const;
    Q_INVOKABLE bool load(const QString& url);
    // Games that were set aside for a new one, newest first: {file, name, when}.
    Q_INVOKABLE QVariantList earlier() const;
    Q_INVOKABLE bool reopen(const QString& file);
    Q_INVOKABLE QString text() const;
    // To the clipboard; refused while a decision is a secret, which the text would tell.
    Q_INVOKABLE bool copy();
    Q_INVOKABLE bool loadText(const QString& text);

signals:
    void gameChanged();
    void changed();
    void spoken(const QString& text);  // for the screen reader

private:
    struct Scene {
        std::size_t step;
        bool backwards;
    };

    // Course of the game (table.cpp).
    void adopt(Session session, const QString& request, const QVariantMap& setup);
    void record_shown(std::size_t from);
    // As record_shown(), or at once when there is too much to watch.
    void record_shown_from(std::size_t from, bool film);
    void next_scene();
    void scene_over();
    void proceed();
    void proceed_with_dice();
    void proceed_with_seat(Seat seat);
    void offer_choices();
    void let_computer_play(Move move);
    void halt();
    void settle_view();
    void show_position();
    PlaceId hand_at(std::size_t cursor) const;
    void press_rewound(int place);
    std::optional<Event> last_roll() const;

    // Words (table_words.cpp).
    void explain_turn_of(std::size_t step);
    void explain_what_led_here();
    void explain(std::size_t first, std::size_t last, QStringList& sentences);
    void forget_explanation();
    QString seat_text(Seat seat) const;
    QString asked_text() const;
    QString way_to_answer() const;
    std::optional<Seat> seat_in_film() const;
    std::optional<Seat> active_seat() const;
    QString player_text(Player player) const;

    void decide(int choice);  // of the board's choices
    void refuse(int place);
    void refuse(const Message& message);
    void refuse(Saying saying);
    void play(Move move);
    void keep();
    void release();  // the file of the game that was played
    void clear_table();
    void tell_of_file(Saying trouble);
    void tell_dice(bool due);
    void take_over(Session session);
    bool fail(Saying trouble);
    void put_on_table(Session session, const QString& request, const QVariantMap& setup);
    Player player_of(Seat seat) const;
    bool is_person(Seat seat) const { return player_of(seat) == Player::human; }
    bool all_computers() const;
    bool is_computers_turn() const;
    // Whose throw is due. Precondition: the actor is chance.
    Seat thrower() const;
    std::optional<Seat> computer_to_move() const;
    void think_ahead();
    // The solution of the game (table_solution.cpp).
    void solution_looked_for();
    void solution_computed(const GamePtr& game);
    bool waits_for_solution() const;
    bool lacks_solution() const;
    bool plays_without_solution() const;
    void tell_of_missing_solution();
    void refresh_chances();
    std::vector<Choice> choices_at(int place) const;
    std::optional<Move> throw_showing(int value) const;
    QStringList values_of_throws() const;
    bool wants_entered_throw() const;
    bool rewinding() const;

    std::optional<Session> session_;
    QString request_;
    QVariantMap setup_;
    BoardModel board_;
    TurnModel turns_;
    Dice dice_;
    Thinker thinker_;
    HintLadder hints_;
    SolutionFinder finder_;
    Chances chances_;
    QTimer beat_;  // a breath before the computer moves
    std::deque<Scene> scenes_;
    bool showing_ = false;
    std::optional<Move> thought_;
    QString explanation_;
    QStringList details_;
    Saying refusal_, trouble_, notice_;
    std::filesystem::path file_;  // this game was saved there or comes from there
    std::size_t explained_ = 0;   // step whose turn is explained, + 1
    bool live_ = true;            // false: looking back, the computer waits
    bool kept_ = true;            // false: the file of this name belongs to another game
    bool writing_ = false;        // the game has a file, or should have one
    JournalWriter writer_;        // last: goes first, when everything is written
};

}  // namespace sivba
