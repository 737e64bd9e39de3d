// Perfect and the chances it knows in the window, by keys: the row of the start sheet, the plates
// on the board inside the window, and the next round of a match.
#include "qml/models/settings.h"
#include "qml/models/solve_job.h"
#include "tests/ui/launched.h"

#include <QRegularExpression>
#include <QtQml/qqmlextensionplugin.h>

Q_IMPORT_QML_PLUGIN(SivbaPlugin)

namespace sivba::testing {

class PerfectScreensTest : public QObject {
    Q_OBJECT

    static QList<QQuickItem*> all_shown(QQuickItem* item, const char* type) {
        if (!item->isVisible()) return {};
        QList<QQuickItem*> found;
        if (QByteArray(item->metaObject()->className()).startsWith(type)) found.append(item);
        for (QQuickItem* child : item->childItems()) found += all_shown(child, type);
        return found;
    }
    // A button with these words.
    static QQuickItem* button(const Launched& launched, const QString& text) {
        for (QQuickItem* each : all_shown(launched.window()->contentItem(), "PushButton_"))
            if (each->property("text") == text) return each;
        return nullptr;
    }
    static QList<QQuickItem*> plates(const Launched& launched) {
        QList<QQuickItem*> found;
        for (QQuickItem* each : all_shown(launched.window()->contentItem(), "BoardPlates_"))
            for (QQuickItem* child : each->childItems())
                if (child->width() > 0) found.append(child);
        return found;
    }
    static bool tab_to(const Launched& launched, const QQuickItem* item) {
        for (int tabs = 0; tabs < 60 && !item->hasActiveFocus(); ++tabs) launched.key(Qt::Key_Tab);
        return item->hasActiveFocus();
    }

private slots:
    void init() {
        Settings::instance().use_defaults_and_keep_nothing();
        QTest::failOnWarning(QRegularExpression("qrc:|QML"));
    }

    void perfect_is_computed_from_the_start_sheet_by_keys() {
        Settings::instance().remember_setup("ur/blitz", {{"seats", QStringList{"human", "perfect"}},
                                                         {"options", QVariantMap{{"pieces", "3"}}}});
        const Launched launched({"--screen", "start", "--game", "ur/blitz", "--lang", "en"});
        QVERIFY2(launched.is_ready(), qPrintable(launched.error));
        QTRY_VERIFY(button(launched, "Compute"));
        QVERIFY(!button(launched, "Play")->isEnabled());
        QVERIFY(tab_to(launched, button(launched, "Compute")));
        launched.key(Qt::Key_Return);
        QTRY_VERIFY(button(launched, "Cancel"));
        QTRY_VERIFY(button(launched, "Cancel")->hasActiveFocus());
        launched.key(Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(!SolveJob::instance().busy(), 120'000);
        QTRY_VERIFY(button(launched, "Go on"));
        QTRY_VERIFY(button(launched, "Go on")->hasActiveFocus());
        launched.key(Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(button(launched, "Play")->isEnabled(), 120'000);
        QVERIFY(!button(launched, "Cancel") && !button(launched, "Go on"));
        QTRY_VERIFY(button(launched, "Change sides")->hasActiveFocus());
    }

    void plates_of_the_chances_come_and_go_with_a_key() {
        const Launched launched({"ur/finkel:pieces=3,starter=first#7", "--turns",
                                 "1: enter>1; 2: enter>2; 3: 1>4*; 3:", "--lang", "en"});
        QVERIFY2(launched.is_ready(), qPrintable(launched.error));
        QVERIFY(launched.rests());
        QTRY_VERIFY(launched.table().chances()->available());
        QVERIFY(plates(launched).empty());
        launched.key(Qt::Key_O);
        QTRY_COMPARE(plates(launched).size(), qsizetype(launched.table().board()->choices().size()));
        const QRectF window(QPointF(0, 0), launched.window()->size());
        for (const QQuickItem* each : plates(launched))
            QVERIFY(window.contains(each->mapRectToScene(QRectF(0, 0, each->width(), each->height()))));
        launched.key(Qt::Key_O);
        QTRY_VERIFY(plates(launched).empty());
    }

    void games_without_a_solution_do_not_answer_the_key() {
        const Launched launched({"mancala/oware", "--lang", "en"});
        QVERIFY2(launched.is_ready(), qPrintable(launched.error));
        QVERIFY(launched.rests());
        launched.key(Qt::Key_O);
        QVERIFY(!launched.table().chances()->shown() && plates(launched).empty());
    }

    void the_next_round_begins_with_a_key_and_has_a_button() {
        const Launched launched({"ur/tablet:pieces=1,starter=first#3", "--turns",
                                 "4: enter>4*; 4: 4>8*; 4: 8>12; 0:; 3: 12>off", "--lang", "en"});
        QVERIFY2(launched.is_ready(), qPrintable(launched.error));
        QVERIFY2(launched.rests() && launched.table().over(), qPrintable(launched.table().trouble()));
        QVERIFY(button(launched, "Next round") && button(launched, "Play again"));
        launched.key(Qt::Key_R, Qt::ControlModifier);
        QTRY_VERIFY(!launched.table().over());
        QVERIFY(launched.rests() && !button(launched, "Next round"));
    }
};

}  // namespace sivba::testing

int main(int argc, char** argv) {
    return sivba::testing::run_offscreen<sivba::testing::PerfectScreensTest>(argc, argv);
}

#include "perfect_screens_test.moc"
