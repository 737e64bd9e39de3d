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
};

}  // namespace sivba

QTEST_GUILESS_MAIN(sivba::TableStateTest)
#include "table_state_test.moc"
