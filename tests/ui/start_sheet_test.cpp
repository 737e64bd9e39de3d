// The start sheet: what it says can be read in full, and a form that scrolls shows what its rows
// belong to.
#include "qml/models/app.h"
#include "qml/models/game_form.h"
#include "tests/ui/launched.h"

#include <QRegularExpression>
#include <QtQml/qqmlextensionplugin.h>

Q_IMPORT_QML_PLUGIN(SivbaPlugin)

namespace sivba::testing {

class StartSheetTest : public QObject {
    Q_OBJECT

    static QRectF on_window(const QQuickItem& item) {
        return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()));
    }
    static const QQuickItem* shown(const QQuickItem* item, const char* type) {
        if (!item->isVisible()) return nullptr;
        if (QByteArray(item->metaObject()->className()).startsWith(type)) return item;
        for (const QQuickItem* child : item->childItems())
            if (const QQuickItem* const found = shown(child, type)) return found;
        return nullptr;
    }
    static const QQuickItem* text_of(const QQuickItem* item, const QString& text) {
        if (item->property("text").toString() == text) return item;
        for (const QQuickItem* child : item->childItems())
            if (const QQuickItem* const found = text_of(child, text)) return found;
        return nullptr;
    }

private slots:
    void init() { QTest::failOnWarning(QRegularExpression("qrc:|QML")); }

    void a_heading_comes_into_sight_with_its_first_row() {
        const Launched launched({"--screen", "start", "--game", "ur/finkel", "--scale", "2"});
        QVERIFY2(launched.is_ready(), qPrintable(launched.error));
        const QQuickItem* form = shown(launched.window()->contentItem(), "StartForm_");
        QVERIFY(form);
        const QQuickItem* heading = shown(form, "Title_");
        QVERIFY(heading);
        const auto seen = [&] {
            return on_window(*form).adjusted(0, -1, 0, 1).contains(on_window(*heading));
        };
        for (int tabs = 0; tabs < 12; ++tabs) launched.key(Qt::Key_Tab);
        QTRY_VERIFY(!seen());
        const QQuickItem* row = shown(form, "SeatRow_");
        for (int tabs = 0; tabs < 12 && !row->isAncestorOf(launched.focused()); ++tabs)
            launched.key(Qt::Key_Backtab);
        QVERIFY(row->isAncestorOf(launched.focused()));
        QTRY_VERIFY(seen());
    }

    void options_of_the_command_line_stand_in_the_form() {
        const Launched launched({"--screen", "start", "--game", "ur/finkel:pieces=2"});
        QVERIFY2(launched.is_ready(), qPrintable(launched.error));
        GameForm form;
        form.set_game_id("ur/finkel:pieces=2");
        QCOMPARE(form.game_id(), "ur/finkel");
        QCOMPARE(form.request(), "ur/finkel:pieces=2");
        form.options()->reset_to_standard();
        QCOMPARE(form.request(), "ur/finkel");
    }

    void the_story_of_a_game_is_whole_on_the_start_sheet() {
        const Launched launched(
            {"--screen", "start", "--game", "mancala/bao-la-kiswahili", "--lang", "uk", "--scale", "1"});
        QVERIFY2(launched.is_ready(), qPrintable(launched.error));
        const QQuickItem* texts = shown(launched.window()->contentItem(), "StartPicture_");
        QVERIFY(texts);
        const QString story = App::instance().card("mancala/bao-la-kiswahili").value("history").toString();
        const QQuickItem* told = text_of(texts, story);
        QVERIFY(!story.isEmpty() && told && !told->property("truncated").toBool());
    }
};

}  // namespace sivba::testing

int main(int argc, char** argv) {
    return sivba::testing::run_offscreen<sivba::testing::StartSheetTest>(argc, argv);
}

#include "start_sheet_test.moc"
