// Files that a person names and games that were set aside: nothing is overwritten unasked,
// nothing is lost from sight, and what fails is told with the name of the file.
#include "qml/models/app.h"
#include "qml/models/settings.h"
#include "qml/models/table_store.h"
#include "tests/ui/launched.h"

#include <QFile>
#include <QQmlProperty>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtQml/qqmlextensionplugin.h>

#include <algorithm>
#include <cmath>

Q_IMPORT_QML_PLUGIN(SivbaPlugin)

namespace sivba::testing {

class SavedFilesTest : public QObject {
    Q_OBJECT

    QTemporaryDir files_;

    QString file(const QString& name) const { return files_.filePath(name); }
    void write(const QString& name, const QByteArray& text) const {
        QFile out(file(name));
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(text);
    }
    QByteArray content(const QString& name) const {
        QFile in(file(name));
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }
    static void play(Launched& launched, int digit) {
        launched.key(static_cast<Qt::Key>(Qt::Key_0 + digit));
        QVERIFY(launched.rests());
    }
    static QObject* sheet(const Launched& launched, const char* name) {
        return launched.window()->findChild<QObject*>(name);
    }

    static QQuickItem* named(QQuickItem* item, const QString& name) {
        if (item->objectName() == name) return item;
        for (QQuickItem* child : item->childItems())
            if (QQuickItem* const found = named(child, name)) return found;
        return nullptr;
    }
    // WCAG 2.1
    static double luminance(const QColor& colour) {
        const auto linear = [](double c) {
            return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
               0.0722 * linear(colour.blueF());
    }
    static double contrast(const QColor& a, const QColor& b) {
        const auto [least, most] = std::minmax({luminance(a), luminance(b)});
        return (most + 0.05) / (least + 0.05);
    }

private slots:
    void init() {
        QTest::failOnWarning(QRegularExpression("qrc:|QML"));
        table_store::use_temporary_folder();
        Settings::instance().use_defaults_and_keep_nothing();
        Settings::instance().set_language("en");
        Settings::instance().set_speed(3);
        Settings::instance().remember_setup("mancala/oware", {{"seats", QStringList{"human", "human"}}});
    }

    void saving_says_where_and_saves_again_without_asking() {
        Launched launched({"mancala/oware"});
        QVERIFY(launched.is_ready() && launched.rests());
        Table& table = launched.table();
        QVERIFY(table.save(file("own.sivba")));
        QVERIFY(table.notice().contains("own.sivba"));
        play(launched, 2);
        QVERIFY(table.notice().isEmpty());
        QVERIFY(!table.wouldReplace(file("own.sivba")));
        QVERIFY(table.save(file("own.sivba")));
        QCOMPARE(content("own.sivba"), table.text().toUtf8());
    }

    void other_notations_are_opened_and_written_by_the_end_of_the_name() {
        write("club.rgn", "[Rules \"ur/finkel\"]\n\n1. A@A1 * A@A4 / C@C2\n");
        const Launched launched({"mancala/oware"});
        QVERIFY(launched.is_ready() && launched.rests());
        Table& table = launched.table();
        QVERIFY(!table.save(file("oware.rgn")));
        QVERIFY(table.trouble().contains("RGN cannot tell this game"));
        QVERIFY(table.load(file("club.rgn")));
        QVERIFY(table.text().contains("ruleset: ur/finkel\n"));
        QVERIFY(table.text().contains("\n3. 3: enter>3\n"));
        QVERIFY(table.save(file("club.json")));
        QVERIFY(content("club.json").contains("\"notation_version\": 2"));
        // What was taken back is not in it: the game does not go on there.
        QVERIFY(table.wouldReplace(file("club.json")));
        QVERIFY(table.load(file("club.json")));
        QVERIFY(table.text().contains("\n3. 3: enter>3\n"));
        write("club.json", "{}");
        QVERIFY(!table.load(file("club.json")));
        QVERIFY(table.trouble().contains("club.json"));
    }

    void a_file_of_something_else_is_not_overwritten_unasked() {
        write("letter.txt", "Dear Ann");
        const Launched launched({"mancala/oware"});
        QVERIFY(launched.is_ready() && launched.rests());
        Table& table = launched.table();
        QVERIFY(table.wouldReplace(file("letter.txt")));
        QVERIFY(!table.save(file("letter.txt")));
        QVERIFY(table.trouble().contains("letter.txt"));
        QCOMPARE(content("letter.txt"), QByteArray("Dear Ann"));
        QVERIFY(table.save(file("letter.txt"), true));
        QCOMPARE(content("letter.txt"), table.text().toUtf8());
    }

    void the_window_asks_before_it_replaces_a_file() {
        write("asked.sivba", "something else");
        const Launched launched({"mancala/oware"});
        QVERIFY(launched.is_ready() && launched.rests());
        launched.key(Qt::Key_S, Qt::ControlModifier);
        QObject* const dialog = sheet(launched, "fileSheet");
        QVERIFY(dialog);
        QMetaObject::invokeMethod(dialog, "close");
        emit_picked(dialog, file("asked.sivba"));
        QObject* const asked = sheet(launched, "replaceSheet");
        QVERIFY(asked->property("visible").toBool());
        QCOMPARE(content("asked.sivba"), QByteArray("something else"));
        QMetaObject::invokeMethod(asked, "replace");
        QCOMPARE(content("asked.sivba"), launched.table().text().toUtf8());
    }

    void the_chosen_row_of_the_file_dialog_can_be_read() {
        write("first.sivba", "");
        for (const QString theme : {"light", "dark", "projector", "colour-blind"}) {
            const Launched launched({"mancala/oware", "--theme", theme});
            QVERIFY(launched.is_ready() && launched.rests());
            launched.key(Qt::Key_S, Qt::ControlModifier);
            QTRY_COMPARE(launched.focused()->objectName(), QString("fileNameTextField"));
            sheet(launched, "fileSheet")->setProperty("currentFolder", QUrl::fromLocalFile(files_.path()));
            QQuickItem* row = nullptr;
            QTRY_VERIFY((row = named(launched.window()->contentItem(), "fileDialogDelegate0")));
            row->setProperty("highlighted", true);
            const QColor words = QQmlProperty::read(row, "icon.color").value<QColor>();
            const auto* const background = row->property("background").value<QQuickItem*>();
            const QColor ground = background->property("color").value<QColor>();
            QVERIFY2(contrast(words, ground) >= 4.5, qPrintable(theme + words.name() + ground.name()));
        }
    }

    static void emit_picked(QObject* dialog, const QString& path) {
        QMetaObject::invokeMethod(dialog, "picked", Q_ARG(QString, path));
    }

    void a_path_typed_into_the_dialog_is_not_glued_to_its_folder() {
        QCOMPARE(table_store::from_url_or_path("file:///home/ann//tmp/x.sivba"),
                 std::filesystem::path("/tmp/x.sivba"));
        QCOMPARE(table_store::from_url_or_path("file:///tmp/a%20b.sivba"),
                 std::filesystem::path("/tmp/a b.sivba"));
    }

    void a_game_set_aside_is_opened_again_from_the_list() {
        Launched launched({"mancala/oware"});
        QVERIFY(launched.is_ready() && launched.rests());
        Table& table = launched.table();
        QVERIFY(table.earlier().isEmpty());
        play(launched, 2);
        const QString played = table.turns()->notation();
        launched.key(Qt::Key_N, Qt::ControlModifier);
        QVERIFY(launched.rests());
        play(launched, 5);
        const QString second = table.turns()->notation();
        QCOMPARE(table.earlier().size(), 1);
        launched.key(Qt::Key_O, Qt::ControlModifier);
        QTRY_VERIFY(sheet(launched, "earlierGames")->property("opened").toBool());
        launched.key(Qt::Key_Up);
        QCOMPARE(launched.focused()->property("text").toString(), QString("Choose a file…"));
        launched.key(Qt::Key_Down);
        launched.key(Qt::Key_Return);
        QVERIFY(launched.rests());
        QCOMPARE(table.turns()->notation(), played);
        // The two have changed places; neither is there twice.
        QCOMPARE(table.earlier().size(), 1);
        QVERIFY(table.load(table.earlier()[0].toMap()["file"].toString()));
        QCOMPARE(table.turns()->notation(), second);
        QCOMPARE(table.earlier().size(), 1);
    }

    void the_gallery_opens_a_game_set_aside() {
        QString played;
        {
            Launched launched({"mancala/oware"});
            QVERIFY(launched.is_ready() && launched.rests());
            play(launched, 3);
            played = launched.table().turns()->notation();
            launched.key(Qt::Key_N, Qt::ControlModifier);
            launched.key(Qt::Key_Escape);
        }
        const Launched again;
        QVERIFY(again.is_ready());
        again.key(Qt::Key_O, Qt::ControlModifier);
        QTRY_VERIFY(sheet(again, "earlierGames")->property("opened").toBool());
        again.key(Qt::Key_Return);
        QVERIFY(again.table().is_open() && again.rests());
        QCOMPARE(again.table().turns()->notation(), played);
    }

    void a_saved_game_is_opened_from_the_command_line() {
        QString played;
        {
            Launched launched({"mancala/oware"});
            QVERIFY(launched.is_ready() && launched.rests());
            play(launched, 4);
            played = launched.table().turns()->notation();
            QVERIFY(launched.table().save(file("line.sivba"), true));
        }
        const Launched again({file("line.sivba")});
        QVERIFY2(again.is_ready(), qPrintable(again.error));
        QTRY_VERIFY(again.table().is_open());
        QVERIFY(again.rests());
        QCOMPARE(again.table().turns()->notation(), played);
        QVERIFY(!again.table().wouldReplace(file("line.sivba")));
        QVERIFY(!parse_launch({"x", file("line.sivba"), "--screen", "rules"}).error.isEmpty());
        QVERIFY(!parse_launch({"x", file("line.sivba"), "--turns", "1"}).error.isEmpty());
    }

    void a_file_that_cannot_be_opened_is_told_with_its_name() {
        write("broken.sivba", "no game at all\n");
        const Launched launched({file("broken.sivba")});
        QVERIFY2(launched.error.contains("broken.sivba"), qPrintable(launched.error));
        const Launched missing({file("missing.sivba")});
        QVERIFY2(missing.error.contains("missing.sivba"), qPrintable(missing.error));
        Table table;
        QVERIFY(!table.load(file("broken.sivba")));
        QVERIFY2(table.trouble().startsWith("broken.sivba: "), qPrintable(table.trouble()));
    }
};

}  // namespace sivba::testing

int main(int argc, char** argv) {
    return sivba::testing::run_offscreen<sivba::testing::SavedFilesTest>(argc, argv);
}

#include "saved_files_test.moc"
