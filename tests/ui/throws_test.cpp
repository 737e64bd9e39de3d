// The throws of a game: the panel beside the board with its means and the seed that can be
// checked, and dice thrown on a real table, entered by mouse and by keys.
#include "framework/play/fingerprint.h"
#include "qml/models/app.h"
#include "qml/models/settings.h"
#include "qml/models/table_store.h"
#include "tests/ui/launched.h"

#include <QRegularExpression>
#include <QtQml/qqmlextensionplugin.h>

Q_IMPORT_QML_PLUGIN(SivbaPlugin)

namespace sivba::testing {

class ThrowsTest : public QObject {
    Q_OBJECT

    static void find_shown(QQuickItem* item, const char* type, std::vector<QQuickItem*>& found) {
        if (!item->isVisible()) return;
        if (QByteArray(item->metaObject()->className()).startsWith(type)) found.push_back(item);
        for (QQuickItem* child : item->childItems()) find_shown(child, type, found);
    }
    static std::vector<QQuickItem*> all(const Launched& game, const char* type) {
        std::vector<QQuickItem*> found;
        find_shown(game.window()->contentItem(), type, found);
        return found;
    }
    static void click(const Launched& game, const QQuickItem& item) {
        QTest::mouseClick(game.window(), Qt::LeftButton, {},
                          item.mapToScene({item.width() / 2, item.height() / 2}).toPoint());
    }
    static void play_by_hand(bool by_hand) {
        Settings::instance().remember_setup("ur/finkel",
                                            {{"seats", QStringList{"human", "human"}}, {"byHand", by_hand}});
    }

private slots:
    void init() {
        QTest::failOnWarning(QRegularExpression("qrc:|QML"));
        std::filesystem::remove_all(table_store::folder());
        Settings::instance().set_language("en");
        Settings::instance().set_speed(3);
    }

    void real_dice_are_entered_by_mouse_and_by_keys() {
        play_by_hand(true);
        const Launched game({"ur/finkel:starter=first"});
        QVERIFY2(game.is_ready() && game.rests(), qPrintable(game.error));
        std::vector<QQuickItem*> values = all(game, "DiceValueButton");
        QCOMPARE(values.size(), 5u);
        click(game, *values[0]);  // nothing can be moved by 0
        QVERIFY(game.rests());
        QCOMPARE(game.table().status(), "Dark: enter your throw.");
        QVERIFY(game.table().text().contains("0"));
        values = all(game, "DiceValueButton");
        QCOMPARE(values.size(), 5u);
        values[2]->forceActiveFocus(Qt::TabFocusReason);
        game.key(Qt::Key_Return);
        QVERIFY(game.rests());
        QVERIFY(!game.table().board()->choices().empty());
        QCOMPARE(game.table().board()->roll()->count, 2);
        QVERIFY(all(game, "DiceValueButton").empty());
    }
    void the_panel_tells_means_and_what_is_expected() {
        play_by_hand(true);
        const Launched game({"ur/finkel"});
        QVERIFY2(game.is_ready() && game.rests(), qPrintable(game.error));
        for (const Qt::Key throw_key : {Qt::Key_4, Qt::Key_1, Qt::Key_3}) {
            game.key(throw_key);
            QVERIFY(game.rests());
        }
        game.key(Qt::Key_D);
        QCOMPARE(game.table().dice()->averages(),
                 (QStringList{"Light: 2 throws, 3.50 on average", "Dark: 1 throw, 1.00 on average",
                              "Fair dice: 2.00 on average"}));
        const std::vector<QQuickItem*> bars = all(game, "ThrowBar");
        QCOMPARE(bars.size(), 5u);
        QCOMPARE(bars[2]->property("fair").toString(), "1.1 expected");  // 3 throws, 6 of 16
        const std::vector<QQuickItem*> note = all(game, "SeedNote");
        QCOMPARE(note.size(), 1u);
        QVERIFY(note[0]->property("byHand").toBool());
    }
    void the_seed_is_kept_until_the_game_is_over_and_fits_its_fingerprint() {
        play_by_hand(false);
        const Launched game({"ur/finkel:starter=first#77", "--turns", "1: enter>1"});
        QVERIFY2(game.is_ready() && game.rests(), qPrintable(game.error));
        game.key(Qt::Key_D);
        const QString before = game.table().fingerprint_of_seed();
        QVERIFY(game.table().seed().isEmpty() && !before.isEmpty());
        game.table().resign();
        QVERIFY(game.rests());
        QCOMPARE(game.table().seed(), "77");
        QCOMPARE(before, QString::fromStdString(fingerprint(77)));
        QCOMPARE(game.table().fingerprint_of_seed(), before);
        const std::vector<QQuickItem*> note = all(game, "SeedNote");
        QCOMPARE(note.size(), 1u);
        QCOMPARE(note[0]->property("check").toString(), "uuidgen --sha1 --namespace @oid --name 77");
        for (const QQuickItem* key : all(game, "PushButton"))
            if (key->property("symbol") == "copy") click(game, *key);
        QCOMPARE(App::instance().pasted(), note[0]->property("check").toString());
    }
};

}  // namespace sivba::testing

int main(int argc, char** argv) {
    return sivba::testing::run_offscreen<sivba::testing::ThrowsTest>(argc, argv);
}
#include "throws_test.moc"
