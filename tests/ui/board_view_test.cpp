// BoardView by keyboard and pointer, from the window's first moment on, as a person
// without a mouse meets it.
#include "qml/board/board_model.h"
#include "qml/board/board_painter.h"
#include "qml/board/mini_board.h"
#include "tests/ui/board_fake_game.h"

#include <QAccessible>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QSignalSpy>
#include <QTest>
#include <QtQml/qqmlextensionplugin.h>

Q_IMPORT_QML_PLUGIN(SivbaPlugin)

namespace sivba {

class BoardViewTest : public QObject {
    Q_OBJECT

    struct Table {
        std::shared_ptr<test::FakeGame> game = test::oware();
        BoardModel board;
        QQmlEngine engine;
        std::unique_ptr<QObject> root;
        QQuickWindow* window = nullptr;

        Table() {
            board.set_game(game);
            std::vector<Choice> choices;
            for (std::uint16_t i = 0; i < 6; ++i) {
                Choice choice;
                choice.place = PlaceId{i};
                choice.landing = PlaceId{static_cast<std::uint16_t>(i + 4)};
                choices.push_back(choice);
            }
            board.set_choices(choices);
            engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
            QQmlComponent component(&engine);
            component.setData(
                "import QtQuick\nimport QtQuick.Window\nimport Sivba\n"
                "Window { id: top; width: 1000; height: 500; visible: true; required property BoardModel "
                "board\n"
                "BoardView { objectName: 'view'; anchors.fill: parent; model: top.board; focus: true } }",
                QUrl(QStringLiteral("qrc:/board_view_test.qml")));
            root.reset(component.createWithInitialProperties(
                {{QStringLiteral("board"), QVariant::fromValue(&board)}}));
            window = qobject_cast<QQuickWindow*>(root.get());
        }
        ~Table() { root.reset(); }
        bool shown() { return window != nullptr && QTest::qWaitForWindowActive(window); }
        QQuickItem* view() const { return root->findChild<QQuickItem*>(QStringLiteral("view")); }
        QPoint middle_of(int place) const {
            QVariant area;
            QMetaObject::invokeMethod(view(), "placeArea", Q_RETURN_ARG(QVariant, area),
                                      Q_ARG(QVariant, place));
            return area.toRectF().center().toPoint();
        }
    };

private slots:
    void keyboard_walks_and_plays_from_the_start() {
        Table table;
        QVERIFY(table.shown());
        QSignalSpy played(&table.board, &BoardModel::placeActivated);
        QTest::keyClick(table.window, Qt::Key_Right);  // shows where the keyboard is
        QCoreApplication::processEvents();
        QTest::keyClick(table.window, Qt::Key_Right);
        QTest::keyClick(table.window, Qt::Key_Right);
        QTest::keyClick(table.window, Qt::Key_Return);
        QCOMPARE(played.count(), 1);
        QCOMPARE(played.at(0).at(0).toInt(), 2);
        QTest::keyClick(table.window, Qt::Key_Left);
        QTest::keyClick(table.window, Qt::Key_Space);
        QCOMPARE(played.count(), 1);
        QTest::keyClick(table.window, Qt::Key_Return);
        QCOMPARE(played.count(), 2);
        QCOMPARE(played.at(1).at(0).toInt(), 1);
    }

    // A number as high as four per cent of the window would hide the seeds of a small pit.
    void numbers_of_the_projector_leave_room_on_small_pits() {
        for (const bool upright : {false, true}) {
            const BoardScene scene(test::oware()->board(), QSizeF(800, 400), 1, ThemeKind::projector, upright,
                                   false);
            QVERIFY(digit_height(scene, 40) <= 0.4 * scene.layout().unit() + 0.01);
        }
    }

    void tab_reaches_the_next_place() {
        Table table;
        QVERIFY(table.shown());
        QSignalSpy played(&table.board, &BoardModel::placeActivated);
        QTest::keyClick(table.window, Qt::Key_Tab);
        QTest::keyClick(table.window, Qt::Key_Return);
        QCOMPARE(played.count(), 1);
        QCOMPARE(played.at(0).at(0).toInt(), 1);
    }

    void a_digit_plays_that_pit() {
        Table table;
        QVERIFY(table.shown());
        QSignalSpy played(&table.board, &BoardModel::placeActivated);
        QTest::keyClick(table.window, Qt::Key_5);
        QCOMPARE(played.count(), 1);
        QCOMPARE(played.at(0).at(0).toInt(), 4);
    }

    void an_opponents_pit_is_refused() {
        Table table;
        QVERIFY(table.shown());
        QSignalSpy refused(&table.board, &BoardModel::placeRefused);
        for (int i = 0; i < 2; ++i) {  // the first shows where the keyboard is
            QTest::keyClick(table.window, Qt::Key_Up);
            QCoreApplication::processEvents();
        }
        QTest::keyClick(table.window, Qt::Key_Return);
        QCOMPARE(refused.count(), 1);
        QCOMPARE(refused.at(0).at(0).toInt(), 11);
    }

    void a_click_plays_the_pit_under_the_pointer() {
        Table table;
        QVERIFY(table.shown());
        QTRY_VERIFY(table.view()->property("ready").toBool());
        QSignalSpy played(&table.board, &BoardModel::placeActivated);
        QTest::mouseClick(table.window, Qt::LeftButton, {}, table.middle_of(3));
        QCOMPARE(played.count(), 1);
        QCOMPARE(played.at(0).at(0).toInt(), 3);
    }

    void a_board_that_is_only_looked_at_takes_no_moves() {
        Table table;
        QVERIFY(table.shown());
        QTRY_VERIFY(table.view()->property("ready").toBool());
        table.view()->setProperty("interactive", false);
        QSignalSpy played(&table.board, &BoardModel::placeActivated);
        QTest::keyClick(table.window, Qt::Key_5);
        QTest::mouseClick(table.window, Qt::LeftButton, {}, table.middle_of(3));
        QCOMPARE(played.count(), 0);
    }

    void every_place_is_a_button_with_words() {
        Table table;
        QVERIFY(table.shown());
        table.board.set_catalogue(std::make_shared<Catalogue>("en", std::filesystem::path()));
        int buttons = 0;
        for (QQuickItem* item : table.view()->childItems()) {
            QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(item);
            if (spoken == nullptr || spoken->role() != QAccessible::Button) continue;
            ++buttons;
            QVERIFY(!spoken->text(QAccessible::Name).isEmpty());
        }
        QCOMPARE(buttons, 14);
    }

    void the_board_is_not_blank() {
        Table table;
        QVERIFY(table.shown());
        QTRY_VERIFY(table.view()->property("ready").toBool());
        const QImage picture = table.window->grabWindow();
        // Wood between the rows; a dark pit; they differ.
        const QColor wood = picture.pixelColor(500, 250), page = picture.pixelColor(2, 2);
        QVERIFY(wood.red() > wood.blue() + 30);
        QVERIFY(wood != page);
    }

    void a_small_board_draws_itself_beside_the_screens_thread() {
        MiniBoard card;
        GameRef ref;
        ref.game = test::oware();
        QQuickWindow window;
        window.resize(320, 240);
        card.setParentItem(window.contentItem());
        card.setSize(QSizeF(320, 240));
        card.set_game(ref);
        window.show();
        QTRY_VERIFY(card.ready());
    }
};

}  // namespace sivba

QTEST_MAIN(sivba::BoardViewTest)
#include "board_view_test.moc"
