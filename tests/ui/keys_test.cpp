// What keys do and where the focus and the words are afterwards: nothing is played by
// chance, nothing is done in silence, and no word is cut off.
#include "qml/models/settings.h"
#include "qml/models/table_store.h"
#include "tests/ui/launched.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtQml/qqmlextensionplugin.h>

Q_IMPORT_QML_PLUGIN(SivbaPlugin)

namespace sivba::testing {

class KeysTest : public QObject {
    Q_OBJECT

    // The words below `item` that can be seen and do not fit.
    static QStringList cut_words(const QQuickItem* item) {
        QStringList cut;
        if (!item->isVisible()) return cut;
        if (item->property("truncated").toBool()) cut.append(item->property("text").toString());
        for (const QQuickItem* child : item->childItems()) cut += cut_words(child);
        return cut;
    }
    static QQuickItem* find(QQuickItem* item, const QByteArray& type) {
        if (QByteArray(item->metaObject()->className()).startsWith(type)) return item;
        for (QQuickItem* child : item->childItems())
            if (QQuickItem* const found = find(child, type)) return found;
        return nullptr;
    }
    static QQuickItem* find(const Launched& launched, const QByteArray& type) {
        return find(launched.window()->contentItem(), type);
    }
    static int focused_place(const Launched& launched) {
        return launched.focused()->property("index").toInt();
    }
    // A game of Ur where a throw is due; the keyboard stands on a place of the board.
    static bool stands_before_a_throw(const Launched& launched) {
        if (!launched.is_ready() || !launched.rests() || !launched.table().dice()->due()) return false;
        launched.key(Qt::Key_Right);
        return launched.focused()->property("picked").toBool();
    }
    // The same place has the keyboard and its ring, arrows walk, Space throws.
    static void board_hears_keys(const Launched& launched, const QQuickItem* place) {
        QTRY_COMPARE(launched.focused(), place);
        QVERIFY(place->property("picked").toBool());
        launched.key(Qt::Key_Right);
        QVERIFY(launched.focused() != place && launched.focused()->property("picked").toBool());
        const int throws = launched.table().dice()->throws();
        launched.key(Qt::Key_Space);
        QVERIFY(launched.rests());
        QVERIFY(launched.table().dice()->throws() > throws);
    }

private slots:
    void init() {
        QTest::failOnWarning(QRegularExpression("qrc:|QML"));
        std::filesystem::remove_all(table_store::folder());
        Settings::instance().set_language("en");
        Settings::instance().set_speed(3);
        Settings::instance().set_scale(1);
        Settings::instance().set_coordinates(true);
        Settings::instance().set_theme("light");
        Settings::instance().remember_setup("mancala/oware", {{"seats", QStringList{"human", "human"}}});
        Settings::instance().remember_setup("ur/finkel", {{"seats", QStringList{"human", "human"}}});
    }

    void space_never_plays_a_place() {
        const Launched launched({"mancala/oware"});
        QVERIFY2(launched.is_ready() && launched.rests(), qPrintable(launched.error));
        launched.key(Qt::Key_Right);
        launched.key(Qt::Key_Space);
        QVERIFY(launched.rests());
        QCOMPARE(launched.table().turns()->count(), 0);
        launched.key(Qt::Key_Return);
        QVERIFY(launched.rests());
        QCOMPARE(launched.table().turns()->count(), 1);
    }

    void the_first_n_shows_the_first_place_and_the_second_the_next() {
        const Launched launched({"mancala/oware"});
        QVERIFY(launched.is_ready() && launched.rests());
        launched.key(Qt::Key_N);
        QCOMPARE(focused_place(launched), 0);
        QVERIFY(launched.focused()->property("picked").toBool());
        QTRY_VERIFY(find(launched, "BoardView_")->property("ringSeen").toBool());
        launched.key(Qt::Key_N);
        QCOMPARE(focused_place(launched), 1);
    }

    void escape_leads_to_the_card_of_the_game_that_was_left_data() {
        QTest::addColumn<QStringList>("page");
        QTest::newRow("game") << QStringList{"mancala/oware"};
        QTest::newRow("start sheet") << QStringList{"--screen", "start", "--game", "mancala/oware"};
        QTest::newRow("rules") << QStringList{"--screen", "rules", "--game", "mancala/oware"};
    }

    void escape_leads_to_the_card_of_the_game_that_was_left() {
        QFETCH(QStringList, page);
        const Launched launched(page);
        QVERIFY(launched.is_ready());
        launched.key(Qt::Key_Escape);
        QTRY_COMPARE(launched.focused()->property("gameId").toString(), QString("mancala/oware"));
    }

    void the_settings_begin_at_their_top() {
        for (const char* scale : {"1", "2"}) {
            const Launched launched({"--screen", "settings", "--scale", scale});
            QVERIFY(launched.is_ready());
            QTest::qWait(0);
            for (const QQuickItem* each = launched.focused(); each; each = each->parentItem())
                if (each->property("contentY").isValid()) QCOMPARE(each->property("contentY").toReal(), 0);
        }
    }

    void a_number_without_a_place_is_told() {
        const Launched launched({"mancala/oware"});
        QVERIFY(launched.is_ready() && launched.rests());
        QQuickItem* const notice = find(launched, "Notice_");
        QVERIFY(notice && !notice->isVisible());
        launched.key(Qt::Key_9);
        QVERIFY(notice->property("text").toString().contains('9'));
        QCOMPARE(launched.table().turns()->count(), 0);
    }

    void copying_is_told() {
        const Launched launched({"mancala/oware"});
        QVERIFY(launched.is_ready() && launched.rests());
        launched.key(Qt::Key_C, Qt::ControlModifier);
        QVERIFY(!find(launched, "Notice_")->property("text").toString().isEmpty());
        QCOMPARE(QGuiApplication::clipboard()->text(), launched.table().text());
    }

    void a_seed_on_the_command_line_is_for_dice_of_the_program() {
        Settings::instance().remember_setup("ur/finkel", {{"byHand", true}});
        const Launched by_hand({"ur/finkel"});
        QVERIFY(by_hand.is_ready());
        QVERIFY(by_hand.table().dice()->by_hand());
        std::filesystem::remove_all(table_store::folder());
        const Launched seeded({"ur/finkel#7"});
        QVERIFY(seeded.is_ready());
        QVERIFY(!seeded.table().dice()->by_hand());
    }

    void escape_closes_what_could_not_be_opened() {
        const Launched launched;
        QVERIFY(launched.is_ready());
        QQuickItem* const gallery = find(launched, "LauncherPage_");
        QVERIFY(gallery);
        gallery->setProperty("trouble", "some.sivba: no game");
        QQuickItem* const panel = find(gallery, "ProblemPanel_");
        QVERIFY(panel && panel->isVisible());
        launched.key(Qt::Key_Escape);
        QVERIFY(!panel->isVisible());
    }

    void the_name_of_a_file_has_the_keyboard_and_enter_saves() {
        const QTemporaryDir folder;
        const Launched launched({"mancala/oware"});
        QVERIFY(launched.is_ready() && launched.rests());
        launched.key(Qt::Key_S, Qt::ControlModifier);
        QTRY_COMPARE(launched.focused()->objectName(), QString("fileNameTextField"));
        QObject* const sheet = launched.window()->findChild<QObject*>("fileSheet");
        QVERIFY(sheet);
        // All of the name is chosen, and its beginning is seen.
        const QQuickItem& name = *launched.focused();
        QCOMPARE(name.property("selectedText"), name.property("text"));
        QCOMPARE(name.property("cursorPosition").toInt(), 0);
        launched.key(Qt::Key_End);
        QCOMPARE(name.property("cursorPosition").toInt(), name.property("text").toString().size());
        QVERIFY(name.property("selectedText").toString().isEmpty());
        sheet->setProperty("currentFolder", QUrl::fromLocalFile(folder.path()));
        launched.key(Qt::Key_A, Qt::ControlModifier);
        launched.type("mine.sivba");
        launched.key(Qt::Key_Return);
        QTRY_VERIFY(QFile::exists(folder.filePath("mine.sivba")));
        launched.key(Qt::Key_O, Qt::ControlModifier);
        QTRY_COMPARE(sheet->property("currentFolder").toUrl(), QUrl::fromLocalFile(folder.path()));
    }

    void the_file_dialog_speaks_the_language_of_the_window() {
        Settings::instance().set_language("sl");
        const Launched launched({"mancala/oware"});
        QVERIFY(launched.is_ready() && launched.rests());
        launched.key(Qt::Key_S, Qt::ControlModifier);
        QTRY_COMPARE(launched.focused()->objectName(), QString("fileNameTextField"));
        QStringList labels;
        for (const QQuickItem* each : launched.focused()->parentItem()->childItems())
            labels.append(each->property("text").toString());
        QVERIFY2(labels.contains("Ime datoteke"), qPrintable(labels.join('|')));
    }

    void the_board_hears_keys_again_after_everything_that_lay_over_it_data() {
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
        QTest::newRow("menu") << Qt::Key_F10 << Qt::KeyboardModifiers(Qt::NoModifier);
        QTest::newRow("list of keys") << Qt::Key_F1 << Qt::KeyboardModifiers(Qt::ShiftModifier);
        QTest::newRow("rules page") << Qt::Key_F1 << Qt::KeyboardModifiers(Qt::NoModifier);
        QTest::newRow("settings") << Qt::Key_Comma << Qt::KeyboardModifiers(Qt::ControlModifier);
        QTest::newRow("save dialog") << Qt::Key_S << Qt::KeyboardModifiers(Qt::ControlModifier);
        QTest::newRow("open dialog") << Qt::Key_O << Qt::KeyboardModifiers(Qt::ControlModifier);
    }

    void the_board_hears_keys_again_after_everything_that_lay_over_it() {
        QFETCH(Qt::Key, key);
        QFETCH(Qt::KeyboardModifiers, modifiers);
        const Launched launched({"ur/finkel:pieces=1#7"});
        QVERIFY(stands_before_a_throw(launched));
        const QQuickItem* const place = launched.focused();
        for (int again = 0; again < 2; ++again) {
            launched.key(key, modifiers);
            QTRY_VERIFY(launched.focused() && launched.focused() != place);
            if (key == Qt::Key_S || key == Qt::Key_O)
                QTRY_VERIFY(launched.focused()->objectName().startsWith("file"));
            launched.key(Qt::Key_Escape);
            QTRY_COMPARE(launched.focused(), place);
        }
        board_hears_keys(launched, place);
    }

    void the_board_hears_keys_again_after_a_game_was_saved() {
        const QTemporaryDir folder;
        const Launched launched({"ur/finkel:pieces=1#7"});
        QVERIFY(stands_before_a_throw(launched));
        const QQuickItem* const place = launched.focused();
        launched.key(Qt::Key_S, Qt::ControlModifier);
        QTRY_COMPARE(launched.focused()->objectName(), QString("fileNameTextField"));
        launched.window()
            ->findChild<QObject*>("fileSheet")
            ->setProperty("currentFolder", QUrl::fromLocalFile(folder.path()));
        launched.key(Qt::Key_A, Qt::ControlModifier);
        launched.type("mine.sivba");
        launched.key(Qt::Key_Return);
        QTRY_VERIFY(QFile::exists(folder.filePath("mine.sivba")));
        board_hears_keys(launched, place);
    }

    void the_board_hears_keys_again_after_a_file_was_not_replaced() {
        const QTemporaryDir folder;
        const QString name = folder.filePath("other.sivba");
        {
            QFile other(name);
            QVERIFY(other.open(QFile::WriteOnly) && other.write("something else") > 0);
        }
        const Launched launched({"ur/finkel:pieces=1#7"});
        QVERIFY(stands_before_a_throw(launched));
        const QQuickItem* const place = launched.focused();
        launched.key(Qt::Key_S, Qt::ControlModifier);
        QTRY_COMPARE(launched.focused()->objectName(), QString("fileNameTextField"));
        launched.window()
            ->findChild<QObject*>("fileSheet")
            ->setProperty("currentFolder", QUrl::fromLocalFile(folder.path()));
        launched.key(Qt::Key_A, Qt::ControlModifier);
        launched.type("other.sivba");
        launched.key(Qt::Key_Return);
        QTRY_VERIFY(launched.window()->findChild<QObject*>("replaceSheet")->property("opened").toBool());
        launched.key(Qt::Key_Escape);
        board_hears_keys(launched, place);
    }

    void h_before_a_throw_says_that_the_dice_come_first() {
        for (const bool by_hand : {false, true}) {
            Settings::instance().remember_setup(
                "ur/finkel", {{"seats", QStringList{"human", "human"}}, {"byHand", by_hand}});
            std::filesystem::remove_all(table_store::folder());
            const Launched launched({"ur/finkel:pieces=1"});
            QVERIFY(launched.is_ready() && launched.rests() && launched.table().dice()->due());
            launched.key(Qt::Key_H);
            QCOMPARE(launched.table().refusal(), QString("The dice are thrown first."));
            QVERIFY(find(launched, "TableLine_")->property("words").toString() == launched.table().refusal());
        }
    }

    void h_in_a_game_without_hints_says_so() {
        Settings::instance().remember_setup("mancala/oware",
                                            {{"seats", QStringList{"human", "human"}}, {"hints", false}});
        const Launched launched({"mancala/oware"});
        QVERIFY(launched.is_ready() && launched.rests());
        launched.key(Qt::Key_H);
        QCOMPARE(launched.table().refusal(), QString("This game is played without hints."));
    }

    void a_hint_is_told_also_after_a_refusal() {
        const Launched launched({"mancala/oware"});
        QVERIFY(launched.is_ready() && launched.rests());
        launched.key(Qt::Key_Up);  // shows where the keyboard is
        launched.key(Qt::Key_Up);  // a pit of the other side
        launched.key(Qt::Key_Return);
        QVERIFY(!launched.table().refusal().isEmpty());
        launched.key(Qt::Key_H);
        QTRY_COMPARE(launched.table().hints()->level(), 1);
        QCOMPARE(find(launched, "TableLine_")->property("words").toString(),
                 launched.table().hints()->text());
    }

    void the_dice_want_the_throw_of_the_line_as_soon_as_one_is_taken_back() {
        Settings::instance().remember_setup("ur/finkel",
                                            {{"seats", QStringList{"human", "human"}}, {"byHand", true}});
        const Launched launched({"ur/finkel:starter=first"});
        QVERIFY(launched.is_ready() && launched.rests());
        Table& table = launched.table();
        launched.key(Qt::Key_0);
        QVERIFY(launched.rests());
        QCOMPARE(table.status(), QString("Dark: enter your throw."));
        const QQuickItem* const dice = find(launched, "sivba::DiceItem");
        QVERIFY(dice && !dice->isVisible());
        Settings::instance().set_speed(1);
        table.board()->set_paused(true);  // the film of what is taken back stands still
        launched.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(table.board()->animating());
        QCOMPARE(table.status(), QString("Light: enter your throw."));
        QVERIFY(!dice->isVisible());
        launched.key(Qt::Key_2);
        QCOMPARE(table.status(), QString("Light throws."));
        QVERIFY(dice->isVisible());
        table.board()->set_paused(false);
        QVERIFY(launched.rests());
        QCOMPARE(table.board()->roll()->count, 2);
        QCOMPARE(table.dice()->throws(), 1);
    }

    void the_dice_show_the_throw_of_the_position_as_soon_as_a_move_is_taken_back() {
        const Launched launched({"ur/finkel:starter=first#7"});
        QVERIFY(launched.is_ready() && launched.rests());
        Table& table = launched.table();
        QVERIFY2(table.playTurns("1: enter>1; 3: enter>3; 2: enter>2; 1: enter>1"),
                 qPrintable(table.trouble()));
        QVERIFY(launched.rests());
        Settings::instance().set_speed(1);
        table.undo();
        QVERIFY(launched.rests());
        QCOMPARE(find(launched, "sivba::DiceItem")->property("value").toInt(), 1);
        table.board()->set_paused(true);
        table.undo();
        QVERIFY(table.board()->animating());
        QCOMPARE(table.status(), QString("Light: your move."));
        QCOMPARE(find(launched, "sivba::DiceItem")->property("value").toInt(), 2);
    }

    // Rules and moves are told by the names of places: those are to be seen beside them.
    void the_board_names_its_places_while_a_panel_speaks_of_them() {
        Settings::instance().set_coordinates(false);
        const Launched launched({"ur/finkel"});
        QVERIFY(launched.is_ready() && launched.rests());
        const BoardModel& board = *launched.table().board();
        QVERIFY(!board.show_labels());
        for (const Qt::Key panel : {Qt::Key_R, Qt::Key_M}) {
            launched.key(panel);
            QVERIFY(board.show_labels());
            launched.key(Qt::Key_Escape);
            QVERIFY(!board.show_labels());
        }
        launched.key(Qt::Key_D);
        QVERIFY(!board.show_labels());
    }

    void words_of_the_menu_have_room_in_every_language() {
        for (const char* language : {"en", "uk", "ru", "sl"}) {
            Settings::instance().set_language(language);
            const Launched launched({"mancala/oware"});
            QVERIFY(launched.is_ready() && launched.rests());
            launched.key(Qt::Key_F10);
            QTRY_VERIFY(find(launched, "PopItem_"));
            QCOMPARE(cut_words(find(launched, "PopItem_")->parentItem()), QStringList());
        }
    }

    void words_of_the_start_sheet_have_room_in_every_language() {
        for (const char* language : {"en", "uk", "ru", "sl"}) {
            Settings::instance().set_language(language);
            const Launched launched({"--screen", "start", "--game", "ur/finkel"});
            QVERIFY(launched.is_ready());
            QQuickItem* const form = find(launched, "StartForm_");
            QVERIFY(form);
            QTRY_COMPARE(cut_words(form), QStringList());
        }
    }

    void the_board_beside_the_rules_names_its_places() {
        const Launched launched({"--screen", "rules", "--game", "ur/finkel"});
        QVERIFY(launched.is_ready());
        const QQuickItem* const board = find(find(launched, "RulesPage_"), "sivba::MiniBoard");
        QVERIFY(board);
        QVERIFY(board->property("labels").toBool());
    }
};

}  // namespace sivba::testing

int main(int argc, char** argv) {
    return sivba::testing::run_offscreen<sivba::testing::KeysTest>(argc, argv);
}

#include "keys_test.moc"
