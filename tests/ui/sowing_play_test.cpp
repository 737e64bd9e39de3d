// Sowing games of four rows in the window: choices inside a turn are asked at the pits concerned
// and answered with keys or the mouse, one at a time; nothing forced asks for a key.
#include "qml/board/board_surface.h"
#include "qml/models/settings.h"
#include "qml/models/table_store.h"
#include "tests/ui/launched.h"

#include <QRandomGenerator>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QtQml/qqmlextensionplugin.h>

#include <map>

Q_IMPORT_QML_PLUGIN(SivbaPlugin)

namespace sivba::testing {

namespace {

const QString further_pits = "South: Which further pits are captured? Press %1.";
constexpr Qt::Key arrows[] = {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down};

// A game between two people at one keyboard.
class Played {
public:
    explicit Played(const QString& game)
        : launched_(arguments(game)),
          decided_(&board(), &BoardModel::decided) {}

    bool ready() const { return launched_.is_ready() && launched_.rests(); }
    Table& table() const { return launched_.table(); }
    BoardModel& board() const { return *table().board(); }
    QQuickItem* focused() const { return launched_.focused(); }
    int decisions() const { return static_cast<int>(decided_.count()); }

    bool press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const {
        launched_.key(key, modifiers);
        return launched_.rests();
    }
    // Inner pit of the seat to move, or its outer one.
    bool press_pit(int column, bool outer = false) const {
        return press(static_cast<Qt::Key>(Qt::Key_0 + column), outer ? Qt::ControlModifier : Qt::NoModifier);
    }
    bool click(PlaceId place, QPointF offset = {}) const {
        const QQuickItem* const item = item_of(place);
        if (!item) return false;
        const QPointF middle(item->width() / 2, item->height() / 2);
        const QPointF at = item->mapToScene(middle + offset * (item->width() / 2));
        QTest::mouseClick(launched_.window(), Qt::LeftButton, {}, at.toPoint());
        return launched_.rests();
    }
    // Labels of what may be pressed, in the order of places.
    QStringList open_places() const {
        QStringList open;
        for (int i = 0; i < board().places()->rowCount(); ++i)
            if (board().legal(i)) open.append(label(i));
        return open;
    }
    QString label(int place) const {
        return place < 0 ? QString()
                         : QString::fromStdString(board().picture().places[std::size_t(place)].label);
    }
    // Of the seat to move, or of the other one.
    // For a message when something does not go on.
    QString seen() const {
        const QVariant at = focused() ? focused()->property("index") : QVariant();
        return QStringList{
            table().turns()->notation(),    table().status(),
            open_places().join(' '),        "asks " + label(board().asking()),
            table().question().join(" / "), "keyboard at " + (at.isValid() ? label(at.toInt()) : "nothing")}
            .join("; ");
    }
    // What the places say of their seeds.
    QString everything_told() const {
        QStringList told;
        for (int i = 0; i < board().places()->rowCount(); ++i)
            told.append(board().spoken(i).remove(", can be played"));
        return told.join('\n');
    }
    PlaceId place(const std::string& label, bool other = false) const {
        const std::vector<Place>& all = board().picture().places;
        for (std::size_t i = 0; i < all.size(); ++i)
            if (all[i].label == label && (index(*all[i].owner) == board().actor()) != other)
                return PlaceId{static_cast<std::uint16_t>(i)};
        return no_place;
    }
    const BoardSurface& surface() const { return *launched_.window()->findChild<BoardSurface*>(); }
    QString last_turn() const {
        const int row = table().turns()->count() - 1;
        return row < 0 ? QString() : table().turns()->index(row).data(TurnModel::text_role).toString();
    }
    QQuickItem* item_of(PlaceId place) const { return find_place(launched_.window()->contentItem(), place); }

    // Goes to some open place with N, plays it with Enter and answers what it asks with an
    // arrow. False when nothing was decided so.
    bool decide_by_keys(QRandomGenerator& chance) const {
        const int before = decisions();
        if (board().asking() < 0) {
            for (quint32 steps = 1 + chance.bounded(6u); steps > 0; --steps) launched_.key(Qt::Key_N);
            launched_.key(Qt::Key_Return);
        }
        const quint32 from = chance.bounded(4u);
        for (quint32 i = 0; i < 4 && decisions() == before && board().asking() >= 0; ++i)
            launched_.key(arrows[(from + i) % 4]);
        return launched_.rests() && decisions() > before;
    }

private:
    static QStringList arguments(const QString& game) {
        Settings::instance().remember_setup(game.section(':', 0, 0),
                                            {{"seats", QStringList{"human", "human"}}});
        return {game};
    }
    static QQuickItem* find_place(QQuickItem* item, PlaceId place) {
        if (QByteArray(item->metaObject()->className()).startsWith("PlaceButton_") &&
            item->property("index").toInt() == place.value)
            return item;
        for (QQuickItem* child : item->childItems())
            if (QQuickItem* const found = find_place(child, place)) return found;
        return nullptr;
    }

    Launched launched_;
    QSignalSpy decided_;
};

}  // namespace

class SowingPlayTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QTest::failOnWarning(QRegularExpression("qrc:|QML"));
        std::filesystem::remove_all(table_store::folder());
        Settings::instance().set_language("en");
        Settings::instance().set_speed(3);
        Settings::instance().set_scale(1);
        Settings::instance().set_coordinates(true);
        Settings::instance().set_theme("light");
    }

    void a_whole_game_of_bao_is_played_with_keys_alone() {
        const Played game("mancala/bao-la-kiswahili:starter=first");
        QVERIFY(game.ready());
        QRandomGenerator chance(5);
        for (int decisions = 0; !game.table().over(); ++decisions) {
            QVERIFY(decisions < 2000);
            QVERIFY2(game.decide_by_keys(chance), qPrintable(game.seen()));
        }
        QVERIFY(game.table().turns()->count() > 4);
        QVERIFY(!game.table().outcome().isEmpty());
    }

    void the_end_of_the_row_is_asked_at_both_ends_and_taken_back_alone() {
        const Played game("mancala/katra-fandatsaka:starter=first");
        QVERIFY(game.ready());
        QVERIFY(game.press_pit(3));
        QCOMPARE(game.open_places(), QStringList({"I1", "I8"}));
        QCOMPARE(game.table().question().size(), 2);
        QVERIFY(game.press(Qt::Key_Z, Qt::ControlModifier));
        QCOMPARE(game.open_places(), QStringList({"I2", "I3", "I4", "I5", "I6", "I7"}));
        QVERIFY(game.press_pit(3) && game.press_pit(8));
        QCOMPARE(game.last_turn(), QString("+I3 R"));
        QVERIFY(game.press(Qt::Key_Z, Qt::ControlModifier));  // the last decision only
        QCOMPARE(game.open_places(), QStringList({"I1", "I8"}));
        QVERIFY(game.click(game.place("I1")));
        QCOMPARE(game.last_turn(), QString("+I3 L"));
    }

    void a_direction_is_asked_at_the_pit_and_an_arrow_answers() {
        const Played game("mancala/hus:starter=first,direction=free");
        QVERIFY(game.ready());
        QVERIFY(game.press_pit(5));
        QCOMPARE(game.label(game.board().asking()), QString("I5"));
        QVERIFY(game.press(Qt::Key_Escape));
        QCOMPARE(game.board().asking(), -1);
        QVERIFY(game.press_pit(5) && game.press(Qt::Key_Up) && game.press(Qt::Key_Down));
        QCOMPARE(game.label(game.board().asking()), QString("I5"));  // no seeds go there
        QVERIFY(game.press(Qt::Key_Left));
        QCOMPARE(game.last_turn(), QString("I5<"));
    }

    void shift_and_an_arrow_sow_that_way_without_a_question() {
        const Played game("mancala/hus:starter=first,direction=free");
        QVERIFY(game.ready());
        while (game.label(game.focused()->property("index").toInt()) != "I6") QVERIFY(game.press(Qt::Key_N));
        QVERIFY(game.press(Qt::Key_Right, Qt::ShiftModifier));
        QCOMPARE(game.last_turn(), QString("I6>"));
    }

    void a_click_on_the_side_of_a_pit_sows_that_way() {
        const Played game("mancala/hus:starter=first,direction=free");
        QVERIFY(game.ready());
        QVERIFY(game.click(game.place("I6"), {0.7, 0}));
        QCOMPARE(game.last_turn(), QString("I6>"));
    }

    void further_pits_are_marked_one_by_one() {
        const Played game("mancala/moruba:starter=first");
        QVERIFY(game.ready() && game.press_pit(6));
        QCOMPARE(game.table().status(), further_pits.arg("2 more places"));
        // The sowing has not ended yet.
        QVERIFY2(game.table().explanation().contains("has come to I1"),
                 qPrintable(game.table().explanation()));
        QVERIFY(game.click(game.place("I2", true)));
        QCOMPARE(game.decisions(), 1);
        QCOMPARE(game.table().status(), further_pits.arg("1 more place"));
        QVERIFY(game.item_of(game.place("I2", true))->property("spoken").toString().endsWith(", chosen"));
        for (const bool escapes : {true, false}) {  // the mark alone, not the turn
            QVERIFY(escapes ? game.press(Qt::Key_Escape) : game.press(Qt::Key_Z, Qt::ControlModifier));
            QCOMPARE(game.table().status(), further_pits.arg("2 more places"));
            QCOMPARE(game.last_turn(), QString("I6<"));
            if (escapes) QVERIFY(game.click(game.place("I2", true)));
        }
        QVERIFY(game.click(game.place("I2", true)) && game.click(game.place("O3", true)));
        QCOMPARE(game.last_turn(), QString("I6< x:I2,O3"));
    }

    void further_pits_are_marked_with_keys() {
        const Played game("mancala/moruba:starter=first");
        QVERIFY(game.ready() && game.press_pit(6));
        for (int pit = 0; pit < 2; ++pit) QVERIFY(game.press(Qt::Key_N) && game.press(Qt::Key_Return));
        QVERIFY2(game.last_turn().startsWith("I6< x:"), qPrintable(game.last_turn()));
        QVERIFY(game.press(Qt::Key_Z, Qt::ControlModifier));  // the set, not the start
        QCOMPARE(game.table().status(), further_pits.arg("2 more places"));
    }

    void a_reverse_and_the_direction_of_a_lap_are_asked_at_the_pit() {
        const Played game("mancala/omweso:starter=first");
        QVERIFY(game.ready() && game.table().playTurns("O6<; O7<; O5<; O8<; O4<") && game.press_pit(1, true));
        QCOMPARE(game.label(game.board().asking()), QString("O1"));
        QVERIFY(game.press(Qt::Key_Down));  // clockwise, North sits above
        QCOMPARE(game.last_turn(), QString("O1>"));
        const QVariantList answers = game.board().answers(game.board().asking());
        QCOMPARE(answers.size(), 2);
        const QString ways[] = {answers[0].toMap()["says"].toString(), answers[1].toMap()["says"].toString()};
        QCOMPARE(ways[0], QString("Sow counter-clockwise"));
        QCOMPARE(ways[1], QString("Sow clockwise"));
        QCOMPARE(game.table().question(), QStringList({ways[0], ways[1]}));
        for (const Qt::Key arrow : arrows)
            if (game.last_turn() == "O1>") QVERIFY(game.press(arrow));
        QVERIFY2(game.last_turn().startsWith("O1> c"), qPrintable(game.last_turn()));
    }

    void whole_pits_are_pushed_until_the_answer_below_the_board() {
        const Played game("mancala/omweso:starter=first,opening=push-whole");
        QVERIFY(game.ready() && game.press_pit(3, true) && game.press_pit(8, true));
        QVERIFY(!game.open_places().contains("O3"));
        QVERIFY(game.press(Qt::Key_Z, Qt::ControlModifier));  // one pit is pulled back
        QVERIFY(game.open_places().contains("O8"));
        QVERIFY(game.press(Qt::Key_A) && game.press(Qt::Key_Return));
        QCOMPARE(game.last_turn(), QString("O3^ done"));
        QCOMPARE(game.table().status(),
                 QString("North: Which outer pit is pushed inwards, or is the arrangement "
                         "done? Press a place or the answer."));
        QVERIFY(game.press(Qt::Key_A) && game.press(Qt::Key_Return));
        QVERIFY(game.press_pit(3));  // the board has the keyboard again
        QVERIFY2(game.last_turn().startsWith("I3<"), qPrintable(game.last_turn()));
    }

    void how_many_seeds_are_pushed_is_asked_beside_the_pit() {
        const Played game("mancala/omweso:starter=first,opening=push-part");
        QVERIFY(game.ready() && game.press_pit(3, true));
        QCOMPARE(game.board().amounts().size(), 4);
        QCOMPARE(game.table().status(), QString("South: How many seeds at O3? Press a number."));
        QVERIFY(game.press(Qt::Key_Escape));
        QCOMPARE(game.board().amounts().size(), 0);
        QVERIFY(game.press_pit(3, true) && game.press_pit(2));
        QVERIFY(game.press_pit(5, true) && game.press(Qt::Key_Right) && game.press(Qt::Key_Return));
        QCOMPARE(game.last_turn(), QString("O3^2 O5^2"));
    }

    void a_number_of_several_digits_is_typed() {
        const Played game("mancala/omweso:starter=first,opening=free");
        QVERIFY(game.ready() && game.press(Qt::Key_N) && game.press(Qt::Key_Return));
        QVERIFY(game.board().amounts().size() > 28);
        const QString asked = game.table().status();
        QVERIFY(game.press(Qt::Key_2));
        QCOMPARE(game.decisions(), 0);
        QVERIFY2(game.table().status().contains("So far: 2."), qPrintable(game.table().status()));
        QVERIFY(game.press(Qt::Key_Backspace));
        QCOMPARE(game.table().status(), asked);
        QVERIFY(game.press(Qt::Key_2) && game.press(Qt::Key_8));
        QCOMPARE(game.decisions(), 1);
        QVERIFY2(game.last_turn().endsWith("28"), qPrintable(game.last_turn()));
    }

    void enter_takes_the_number_as_it_is_typed_and_arrows_go_on_from_it() {
        const Played game("mancala/omweso:starter=first,opening=free");
        QVERIFY(game.ready() && game.press(Qt::Key_N) && game.press(Qt::Key_Return));
        QVERIFY(game.press(Qt::Key_2) && game.press(Qt::Key_Return));
        QCOMPARE(game.decisions(), 1);
        QVERIFY2(game.last_turn().endsWith("2"), qPrintable(game.last_turn()));
        QVERIFY(game.press(Qt::Key_N) && game.press(Qt::Key_Return) && game.board().asking() >= 0);
        QVERIFY(game.press(Qt::Key_1) && game.press(Qt::Key_Right) && game.press(Qt::Key_Right));
        QCOMPARE(game.decisions(), 1);
        QCOMPARE(game.board().typed(), 0);
        QVERIFY(game.press(Qt::Key_Return));
        QCOMPARE(game.decisions(), 2);
        QVERIFY2(game.last_turn().endsWith("3"), qPrintable(game.last_turn()));
    }

    void the_second_start_of_a_joint_opening_is_chosen_without_seeing_the_first() {
        const Played game("mancala/choro:starter=first");
        QVERIFY(game.ready());
        const QString before = game.everything_told();
        QVERIFY(game.press_pit(8, true));
        QCOMPARE(game.decisions(), 1);
        QVERIFY(!game.last_turn().contains("O8"));
        QVERIFY2(game.table().explanation().isEmpty(), qPrintable(game.table().explanation()));
        QVERIFY(game.board().last().empty());
        QCOMPARE(game.everything_told(), before);
        QVERIFY(!game.table().copy() && game.table().refusal().contains("chosen"));
        QVERIFY(game.press_pit(7, true));
        QVERIFY(game.table().copy());
        QCOMPARE(game.last_turn(), QString("P1:O8 P2:O7"));
        QVERIFY(!game.table().explanation().isEmpty());
    }

    void the_pit_that_asks_is_marked_alone_and_has_the_keyboard() {
        const Played game("mancala/bao-la-kiswahili:starter=first");
        QVERIFY(game.ready());
        QVERIFY2(game.table().status().contains("planted"), qPrintable(game.table().status()));
        QVERIFY(game.open_places().size() > 1 && game.press_pit(7));
        QCOMPARE(game.label(game.board().asking()), QString("I7"));
        QCOMPARE(game.table().status(),
                 QString("South: Which way from I7? Press an arrow there or an answer."));
        QCOMPARE(game.focused()->property("index").toInt(), game.board().asking());
        const BoardMarks& marks = game.surface().marks();
        QCOMPARE(int{marks.asked.value}, game.board().asking());
        QCOMPARE(marks.legal.size(), std::size_t{1});
        for (const Cue& cue : marks.cues) QCOMPARE(cue.place, marks.asked);
    }

    void the_first_arrow_shows_a_pit_where_a_move_can_begin() {
        const Played game("mancala/bao-la-kiswahili:starter=first");
        QVERIFY(game.ready());
        QCOMPARE(game.surface().picked(), -1);
        QVERIFY(game.press(Qt::Key_Right));
        QVERIFY(game.surface().picked() >= 0 && game.board().legal(game.surface().picked()));
    }

    void seeds_in_hand_stay_at_their_pit_when_the_game_is_loaded() {
        const Played game("mancala/katra-fandatsaka:starter=first");
        QVERIFY(game.ready() && game.press_pit(3));
        QVERIFY(game.board().frame().rest.in_hand > 0);
        const PlaceId hand = game.board().frame().hand_at;
        QCOMPARE(game.label(hand.value), QString("I6"));
        QVERIFY(game.table().loadText(game.table().text()));
        QCOMPARE(game.board().frame().hand_at, hand);
        QVERIFY(game.press(Qt::Key_A) && game.press(Qt::Key_Return));
        QVERIFY(game.press(Qt::Key_Z, Qt::ControlModifier));
        QCOMPARE(game.board().frame().hand_at, hand);
    }

    void one_direction_is_no_question() {
        const Played game("mancala/hus:starter=first,columns=16");
        QVERIFY(game.ready());
        QVERIFY(game.press_pit(9));
        QCOMPARE(game.last_turn(), QString("I9<"));
        QCOMPARE(game.decisions(), 1);
    }
};

}  // namespace sivba::testing

int main(int argc, char** argv) {
    return sivba::testing::run_offscreen<sivba::testing::SowingPlayTest>(argc, argv);
}

#include "sowing_play_test.moc"
