// Whoever goes through a page by keyboard sees where it is: every control that Tab
// reaches lies inside the window and inside the form that scrolls it.
#include "qml/models/settings.h"
#include "tests/ui/launched.h"

#include <QRegularExpression>
#include <QtQml/qqmlextensionplugin.h>

Q_IMPORT_QML_PLUGIN(SivbaPlugin)

namespace sivba::testing {

class InSightTest : public QObject {
    Q_OBJECT

    static QRectF on_window(const QQuickItem& item) {
        return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()));
    }

    static void collect(const QQuickItem& item, const QByteArray& type, QList<const QQuickItem*>& found) {
        if (item.isVisible() && QByteArray(item.metaObject()->className()).startsWith(type))
            found.append(&item);
        for (const QQuickItem* child : item.childItems()) collect(*child, type, found);
    }

private slots:
    void init() { QTest::failOnWarning(QRegularExpression("qrc:|QML")); }

    // A question with two long answers is the fullest that the line under the board can be.
    void nothing_of_the_game_page_is_cut_off_in_large_text() {
        Settings::instance().remember_setup("mancala/katra-fandatsaka",
                                            {{"seats", QStringList{"human", "human"}}});
        Settings::instance().set_speed(3);
        const Launched launched(
            {"mancala/katra-fandatsaka:starter=first", "--scale", "2", "--size", "1280x720", "--lang", "uk"});
        QVERIFY2(launched.is_ready() && launched.rests(), qPrintable(launched.error));
        launched.key(Qt::Key_3);
        QVERIFY(launched.rests());
        QCOMPARE(launched.table().question().size(), 2);
        QVERIFY(!launched.table().explanation().isEmpty());
        const QRectF window(QPointF(), launched.window()->size());
        for (const QByteArray part : {"TableLine_", "GameNames_"}) {
            QList<const QQuickItem*> parts, texts;
            collect(*launched.window()->contentItem(), part, parts);
            QCOMPARE(parts.size(), 1);
            for (const QByteArray type : {"Body_", "Title_", "PushButton_"}) collect(*parts[0], type, texts);
            QVERIFY(texts.size() >= 3);
            for (const QQuickItem* text : texts) {
                const QString words = text->property("text").toString();
                QTRY_VERIFY2(!text->property("truncated").toBool(), qPrintable(words));
                QTRY_VERIFY2(window.contains(on_window(*text)), qPrintable(words));
            }
        }
        QList<const QQuickItem*> lines, words;
        collect(*launched.window()->contentItem(), "TableLine_", lines);
        collect(*lines[0], "Body_", words);
        for (const QQuickItem* each : words) QVERIFY(each->width() > 300 || each->height() < 80);
    }

    void tab_never_leads_out_of_sight_data() {
        QTest::addColumn<QStringList>("page");
        QTest::addColumn<int>("key");  // pressed first; 0: none
        QTest::newRow("start sheet") << QStringList{"--screen", "start", "--game", "ur/finkel"} << 0;
        QTest::newRow("start sheet, twice as large")
            << QStringList{"--screen", "start", "--game", "mancala/oware", "--scale", "2"} << 0;
        QTest::newRow("settings, twice as large") << QStringList{"--screen", "settings", "--scale", "2"} << 0;
        QTest::newRow("board") << QStringList{"--game", "ur/finkel"} << 0;
        QTest::newRow("gallery") << QStringList{"--screen", "launcher"} << 0;
        QTest::newRow("board of four rows") << QStringList{"--game", "mancala/hus:columns=16"} << 0;
        QTest::newRow("board, twice as large") << QStringList{"--game", "ur/finkel", "--scale", "2"} << 0;
        QTest::newRow("ways of two games")
            << QStringList{"--screen", "compare", "--game", "ur/finkel", "--with", "ur/murray"}
            << int(Qt::Key_W);
        QTest::newRow("ways of two games, twice as large")
            << QStringList{"--screen", "compare",   "--game",  "ur/finkel",
                           "--with",   "ur/murray", "--scale", "2"}
            << int(Qt::Key_W);
        QTest::newRow("throws, twice as large")
            << QStringList{"--game", "ur/finkel", "--scale", "2"} << int(Qt::Key_D);
    }

    void tab_never_leads_out_of_sight() {
        QFETCH(QStringList, page);
        QFETCH(int, key);
        const Launched launched(page);
        QVERIFY2(launched.is_ready(), qPrintable(launched.error));
        if (key != 0) launched.key(static_cast<Qt::Key>(key));
        for (int tabs = 0; tabs < 60; ++tabs) {
            launched.key(Qt::Key_Tab);
            const QQuickItem& item = *launched.focused();
            const QPointF middle = on_window(item).center();
            for (const QQuickItem* each = item.parentItem(); each; each = each->parentItem())
                if (each->clip()) QVERIFY2(on_window(*each).contains(middle), item.metaObject()->className());
            QVERIFY2(QRectF(QPointF(), launched.window()->size()).contains(middle),
                     item.metaObject()->className());
        }
    }
};

}  // namespace sivba::testing

int main(int argc, char** argv) {
    return sivba::testing::run_offscreen<sivba::testing::InSightTest>(argc, argv);
}

#include "in_sight_test.moc"
