// What may be said when the launcher is called: games, files of one's own, turns, pictures,
// and what is answered to mistakes.
#include "qml/models/settings.h"
#include "qml/models/table_store.h"
#include "tests/ui/launched.h"

#include <QDir>
#include <QRegularExpression>
#include <QtQml/qqmlextensionplugin.h>

#include <fstream>

Q_IMPORT_QML_PLUGIN(SivbaPlugin)

namespace sivba::testing {

class CommandLineTest : public QObject {
    Q_OBJECT

    // The program stands in a folder of its own.
    struct OwnFolder {
        QTemporaryDir folder;
        QString before = QDir::currentPath();

        OwnFolder() { QDir::setCurrent(folder.path()); }
        ~OwnFolder() { QDir::setCurrent(before); }
        void write(const std::filesystem::path& file, const char* text) const {
            if (file.has_parent_path()) std::filesystem::create_directories(file.parent_path());
            std::ofstream(file) << text;
        }
    };

private slots:
    void init() {
        // A binding that fails is a fault even where nobody looks.
        QTest::failOnWarning(QRegularExpression("qrc:|QML"));
        std::filesystem::remove_all(table_store::folder());
        Settings::instance().set_language("en");
        Settings::instance().set_speed(3);
        Settings::instance().set_throws_by_itself(false);
        for (const char* id : {"mancala/oware", "mancala/other", "ur/finkel"})
            Settings::instance().remember_setup(id, {{"seats", QStringList{"human", "human"}}});
    }

    void a_file_of_ones_own_opens_by_its_relative_path() {
        const OwnFolder own;
        own.write("some/file.yaml",
                  "format: 1\nid: mancala/other\nextends: mancala/oware\nname: {en: Fields}\n");
        const Launched launched({"some/file.yaml"});
        QVERIFY2(launched.is_ready(), qPrintable(launched.error));
        QCOMPARE(launched.table().title(), QString("Fields"));
        QVERIFY(launched.rests());
        launched.key(static_cast<Qt::Key>(Qt::Key_0 + launched.digit_of_a_choice()));
        QVERIFY(launched.rests());
        // The game knows the file it came from.
        launched.key(Qt::Key_N, Qt::ControlModifier);
        QCOMPARE(launched.table().title(), QString("Fields"));
        QCOMPARE(launched.table().turns()->count(), 0);
    }

    void mistakes_in_a_file_are_told_with_line_and_column() {
        const OwnFolder own;
        own.write("bad.yaml", "format: 1\nid: mancala/bad\nextends: mancala/oware\ncapture:\n  tkae: [2]\n");
        const Launched launched({"bad.yaml"});
        QVERIFY2(launched.error.contains("bad.yaml:5:3: "), qPrintable(launched.error));
    }

    void turns_mean_what_they_mean_for_sivba_apply() {
        const Launched given({"ur/finkel", "--turns", "3: enter>3; 0:; 1: 3>4*"});
        QVERIFY(given.is_ready() && given.rests());
        QVERIFY2(given.table().trouble().isEmpty(), qPrintable(given.table().trouble()));
        QVERIFY(given.table().turns()->notation().contains("3>4*"));
    }

    void turns_are_of_a_new_game_and_the_unfinished_one_is_set_aside() {
        QString unfinished;
        {
            const Launched launched({"mancala/oware"});
            QVERIFY(launched.is_ready() && launched.rests());
            launched.key(static_cast<Qt::Key>(Qt::Key_0 + launched.digit_of_a_choice()));
            QVERIFY(launched.rests());
            unfinished = launched.table().text();
        }
        Settings::instance().remember_setup("mancala/oware",
                                            {{"seats", QStringList{"random", "random"}},
                                             {"hints", false},
                                             {"options", QVariantMap{{"grand_slam", "forbidden"}}}});
        const Launched given({"mancala/oware", "--turns", "3; 5"});
        QVERIFY(given.is_ready() && given.rests());
        Table& table = given.table();
        QVERIFY2(table.trouble().isEmpty(), qPrintable(table.trouble()));
        QCOMPARE(table.turns()->count(), 2);
        QVERIFY(!table.modified());
        QVERIFY(table.hints()->allowed());
        for (const QVariant& seat : table.seats()) QVERIFY(seat.toMap().value("human").toBool());
        const QVariantList earlier = table.earlier();
        QCOMPARE(earlier.size(), 1);
        QVERIFY(table.reopen(earlier.front().toMap().value("file").toString()));
        QCOMPARE(table.text(), unfinished);
    }

    void the_same_request_goes_on_and_another_one_sets_the_game_aside() {
        const auto people = QVariantMap{{"seats", QStringList{"human", "human"}}};
        Settings::instance().remember_setup("mancala/omweso", people);
        const QString request = "mancala/omweso:opening=free";
        QString unfinished;
        {
            const Launched launched({request});
            QVERIFY(launched.is_ready() && launched.rests());
            QVERIFY(launched.table().notice().isEmpty());
            launched.key(Qt::Key_N);
            launched.key(Qt::Key_Return);
            launched.key(Qt::Key_4);
            QVERIFY(launched.rests());
            unfinished = launched.table().text();
            QVERIFY(launched.table().can_undo());
        }
        {
            const Launched again({request});
            QVERIFY(again.is_ready() && again.rests());
            QCOMPARE(again.table().text(), unfinished);
            QCOMPARE(again.table().notice(), QString("Your unfinished game goes on."));
            QVERIFY(again.table().earlier().isEmpty());
        }
        const Launched other({"mancala/omweso:opening=push-part"});
        QVERIFY(other.is_ready() && other.rests());
        QVERIFY(!other.table().can_undo());
        QVERIFY2(other.table().notice().contains("set aside"), qPrintable(other.table().notice()));
        QCOMPARE(other.table().earlier().size(), 1);
    }

    void another_seed_is_another_request() {
        const auto played = [](const QString& request) {
            const Launched launched({request});
            if (!launched.is_ready() || !launched.rests()) return QString("not ready");
            const QString notice = launched.table().notice();
            if (launched.table().can_undo()) return notice;
            launched.key(Qt::Key_Space);
            return launched.rests() ? notice : QString("no rest");
        };
        QCOMPARE(played("ur/finkel#7"), QString());
        QCOMPARE(played("ur/finkel#7"), QString("Your unfinished game goes on."));
        QVERIFY(played("ur/finkel#8").contains("set aside"));
    }

    void throws_left_out_of_turns_come_from_a_seed_that_was_given() {
        const Launched seeded({"ur/finkel:pieces=1#5", "--turns", "enter>1"});
        QVERIFY(seeded.is_ready() && seeded.rests());
        QVERIFY(seeded.table().trouble().isEmpty());
        QVERIFY(seeded.table().turns()->notation().contains("enter>1"));
    }

    void pictures_need_no_display() {
        const QByteArray platform = qgetenv("QT_QPA_PLATFORM"), display = qgetenv("DISPLAY"),
                         wayland = qgetenv("WAYLAND_DISPLAY");
        for (const char* each : {"QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"}) qunsetenv(each);
        QVERIFY(!find_display(parse_launch({"x"}).options));
        QVERIFY(!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"));
        QVERIFY(find_display(parse_launch({"x", "--grab", "a.png"}).options));
        QCOMPARE(qgetenv("QT_QPA_PLATFORM"), QByteArray("offscreen"));
        qputenv("QT_QPA_PLATFORM", platform);
        if (!display.isNull()) qputenv("DISPLAY", display);
        if (!wayland.isNull()) qputenv("WAYLAND_DISPLAY", wayland);
    }

    void wrong_words_on_the_command_line_are_told() {
        QVERIFY(!parse_launch({"x", "--screen", "nowhere"}).error.isEmpty());
        QVERIFY(!parse_launch({"x", "--size", "big"}).error.isEmpty());
        QVERIFY(!parse_launch({"x", "--frobnicate"}).error.isEmpty());
        QVERIFY(!parse_launch({"x", "--screen", "game"}).error.isEmpty());
        QVERIFY(parse_launch({"x", "mancala/oware", "--theme", "dark"}).error.isEmpty());
        const Launched unknown({"mancala/no-such-game"});
        QVERIFY(!unknown.error.isEmpty());
    }
};

}  // namespace sivba::testing

int main(int argc, char** argv) {
    return sivba::testing::run_offscreen<sivba::testing::CommandLineTest>(argc, argv);
}

#include "command_line_test.moc"
