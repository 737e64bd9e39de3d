// A theme that is chosen while a page is open looks as if it had been there from the
// start: no item keeps a colour of the theme before.
#include "qml/models/settings.h"
#include "qml/models/table_store.h"
#include "tests/ui/launched.h"

#include <QColor>
#include <QtQml/qqmlextensionplugin.h>

Q_IMPORT_QML_PLUGIN(SivbaPlugin)

namespace sivba::testing {

class ThemeTest : public QObject {
    Q_OBJECT

    // Every item that is seen and has a colour, with its colour, from the bottom to the top.
    static QStringList colours(const QQuickItem* item) {
        QStringList all;
        if (!item->isVisible()) return all;
        const QVariant colour = item->property("color");
        if (colour.metaType() == QMetaType::fromType<QColor>())
            all.append(QString(item->metaObject()->className()).section("_QML", 0, 0) + " " +
                       colour.value<QColor>().name(QColor::HexArgb));
        for (const QQuickItem* child : item->childItems()) all += colours(child);
        return all;
    }
    static QStringList colours(const Launched& launched) { return colours(launched.window()->contentItem()); }

private slots:
    void init() {
        std::filesystem::remove_all(table_store::folder());
        Settings::instance().set_speed(3);
        Settings::instance().remember_setup("ur/finkel", {{"seats", QStringList{"human", "human"}}});
    }

    void no_item_keeps_a_colour_of_the_theme_before_data() {
        QTest::addColumn<QStringList>("page");
        const QStringList game{"--game", "ur/finkel:starter=first#7"};
        QTest::newRow("game") << QStringList{"--screen", "game", "--turns", "4: enter>4"} + game;
        QTest::newRow("start sheet") << QStringList{"--screen", "start", "--game", "ur/finkel"};
        QTest::newRow("rules") << QStringList{"--screen", "rules", "--game", "ur/finkel"};
        QTest::newRow("gallery") << QStringList{};
        QTest::newRow("settings") << QStringList{"--screen", "settings"};
    }

    void no_item_keeps_a_colour_of_the_theme_before() {
        QFETCH(QStringList, page);
        const auto opened = [&page](const char* theme) {
            Settings::instance().set_theme(theme);
            std::filesystem::remove_all(table_store::folder());
            auto launched = std::make_unique<Launched>(page);
            if (!launched->is_ready()) return launched;
            if (launched->table().is_open()) launched->key(Qt::Key_M);
            return launched;
        };
        QStringList dark;
        {
            const auto from_the_start = opened("dark");
            QVERIFY2(from_the_start->error.isEmpty(), qPrintable(from_the_start->error));
            dark = colours(*from_the_start);
        }
        const auto switched = opened("light");
        QVERIFY2(switched->error.isEmpty(), qPrintable(switched->error));
        QVERIFY(colours(*switched) != dark);
        Settings::instance().set_theme("dark");
        QTRY_COMPARE(colours(*switched), dark);
    }
};

}  // namespace sivba::testing

int main(int argc, char** argv) {
    return sivba::testing::run_offscreen<sivba::testing::ThemeTest>(argc, argv);
}

#include "theme_test.moc"
