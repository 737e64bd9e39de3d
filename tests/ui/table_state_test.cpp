// Nothing of one game stays for the next: neither the pause, nor the side one looked from. And what
// is shown before anybody chose anything.
#include "qml/models/settings.h"
#include "qml/models/table.h"
#include "qml/models/table_store.h"

#include <QTest>

namespace sivba {

class TableStateTest : public QObject {
    Q_OBJECT

    static QVariantMap seats(const QStringList& words) { return {{"seats", words}}; }

private slots:
    void init() {
        table_store::use_temporary_folder();
        Settings::instance().use_defaults_and_keep_nothing();
    }

    void a_pause_ends_with_its_game() {
        Table table;
        QVERIFY(table.start("mancala/oware", seats({"human", "human"})));
        table.board()->set_paused(true);
        QVERIFY(table.start("mancala/kalah", seats({"human", "random"})));
        QVERIFY(!table.board()->paused());
    }

    // The line under the board, hints and the list of moves speak of places by their names.
    void the_names_of_the_places_are_shown_until_someone_turns_them_off() {
        QVERIFY(Settings::instance().coordinates());
        Settings::instance().set_coordinates(false);
        QVERIFY(!Settings::instance().coordinates());
        Settings::instance().set_coordinates(true);
    }

    void the_side_of_the_game_before_does_not_stay() {
        Table table;
        QVERIFY(table.start("mancala/oware", seats({"random", "human"})));
        QVERIFY(table.board()->turned());
        QVERIFY(table.start("mancala/oware", seats({"human", "human"})));
        QVERIFY(!table.board()->turned());
    }

    void a_board_turned_by_hand_stays_turned_in_the_next_game_of_the_same_people() {
        Table table;
        QVERIFY(table.start("mancala/oware", seats({"human", "human"})));
        table.board()->set_turned(true);
        QVERIFY(table.again());
        QVERIFY(table.board()->turned());
    }

    void a_question_that_was_left_after_undo_is_asked_again() {
        const QString id = "mancala/katra-fandatsaka";
        Table table;
        const auto rests = [&table] { return QTest::qWaitFor([&table] { return table.idle(); }, 20000); };
        QVERIFY(table.start(id + ":starter=first", seats({"human", "human"})));
        QVERIFY2(table.playTurns("+I3 R"), qPrintable(table.trouble()));
        QVERIFY(rests());
        table.undo();
        QVERIFY(rests());
        const QString status = table.status();
        const QStringList question = table.question();
        QCOMPARE(question.size(), 2);
        table.leave();
        QVERIFY2(table.resume(id), qPrintable(table.trouble()));
        QVERIFY(rests());
        QVERIFY(!table.looking_back() && table.can_redo());
        QCOMPARE(table.status(), status);
        QCOMPARE(table.question(), question);
    }

    void a_game_left_after_undo_to_the_end_of_a_turn_goes_on() {
        Table table;
        QVERIFY(table.start("mancala/oware", seats({"human", "human"})));
        QVERIFY2(table.playTurns("3; 5; 1"), qPrintable(table.trouble()));
        table.undo();
        const QString status = table.status();
        table.leave();
        QVERIFY2(table.resume("mancala/oware"), qPrintable(table.trouble()));
        QVERIFY(!table.looking_back() && table.can_redo());
        QCOMPARE(table.status(), status);
    }

    // Else the computer would move and what comes after would be lost.
    void who_looked_back_before_a_move_of_the_computer_looks_back_again() {
        Table table;
        QVERIFY(table.start("mancala/oware", seats({"random", "human"})));
        QVERIFY2(table.playTurns("3; 5; 1"), qPrintable(table.trouble()));
        table.goTo(1);
        QVERIFY(table.looking_back());
        table.leave();
        QVERIFY2(table.resume("mancala/oware"), qPrintable(table.trouble()));
        QVERIFY(table.looking_back());
    }
};

}  // namespace sivba

QTEST_GUILESS_MAIN(sivba::TableStateTest)
#include "table_state_test.moc"
