// Whoever goes through a page by keyboard sees where it is: every control that Tab
// reaches lies inside the window and inside the form that scrolls it.
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

private slots:
    void init() { QTest::failOnWarning(QRegularExpression("qrc:|QML")); }

    void tab_never_leads_out_of_sight_data() {
        QTest::addColumn<QStringList>("page");
        QTest::newRow("start sheet") << QStringList{"--screen", "start", "--game", "ur/finkel"};
        QTest::newRow("start sheet, twice as large")
            << QStringList{"--screen", "start", "--game", "mancala/oware", "--scale", "2"};
        QTest::newRow("settings, twice as large") << QStringList{"--screen", "settings", "--scale", "2"};
        QTest::newRow("board") << QStringList{"--game", "ur/finkel"};
        QTest::newRow("gallery") << QStringList{"--screen", "launcher"};
        QTest::newRow("board of four rows") << QStringList{"--game", "mancala/hus:columns=16"};
        QTest::newRow("board, twice as large") << QStringList{"--game", "ur/finkel", "--scale", "2"};
    }

    void tab_never_leads_out_of_sight() {
        QFETCH(QStringList, page);
        const Launched launched(page);
        QVERIFY2(launched.is_ready(), qPrintable(launched.error));
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
