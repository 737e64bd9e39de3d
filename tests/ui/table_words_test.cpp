// What the table tells while a game runs: the whole turn, who moves now, whose throw is to
// be entered, and all of it in the language that is chosen at the moment.
#include "qml/models/app.h"
#include "qml/models/settings.h"
#include "qml/models/table.h"
#include "qml/models/table_store.h"

#include <QTest>

namespace sivba {

class TableWordsTest : public QObject {
    Q_OBJECT

    static QVariantMap seats(const QStringList& words) { return {{"seats", words}}; }
    static bool rests(Table& table) {
        if (Settings::instance().speed() == 3) table.board()->set_speed(BoardModel::Instant);
        return QTest::qWaitFor([&table] { return table.idle(); }, 10000);
    }

private slots:
    void init() {
        table_store::use_temporary_folder();
        Settings::instance().use_defaults_and_keep_nothing();
        Settings::instance().set_speed(3);
        App::instance().use_language("en");
    }

    void a_rosette_is_told_with_the_move() {
        Table table;
        QVERIFY(table.start("ur/finkel:starter=first",
                            {{"seats", QStringList{"human", "human"}}, {"seed", "4"}}));
        QVERIFY2(table.playTurns("4: enter>4"), qPrintable(table.trouble()));
        QVERIFY2(table.explanation().contains("enters a piece"), qPrintable(table.explanation()));
        QVERIFY2(table.explanation().contains("another throw"), qPrintable(table.explanation()));
    }

    void the_throws_for_the_start_say_who_begins() {
        Table table;
        QVERIFY(table.start("ur/finkel", {{"seats", QStringList{"human", "human"}}, {"byHand", true}}));
        for (const int value : {3, 1}) {
            QVERIFY(rests(table));
            table.enterThrow(value);
        }
        QVERIFY(rests(table));
        QVERIFY2(table.explanation().contains("starts"), qPrintable(table.explanation()));
    }

    void while_a_move_is_shown_the_line_names_who_makes_it() {
        Settings::instance().set_speed(0);
        Table table;
        QVERIFY(table.start("mancala/oware", seats({"human", "random"})));
        QVERIFY(rests(table));
        table.board()->set_paused(true);
        table.activate(table.board()->choices().front().place.value);
        QCOMPARE(table.status(), QString("South moves."));
        QVERIFY(table.seats()[0].toMap()["active"].toBool());
        QVERIFY(!table.seats()[1].toMap()["active"].toBool());
    }

    void real_dice_are_thrown_for_the_computer_by_a_person() {
        Table table;
        QVERIFY(table.start("ur/finkel:starter=first",
                            {{"seats", QStringList{"random", "human"}}, {"byHand", true}}));
        QVERIFY(rests(table) && table.dice()->due());
        QCOMPARE(table.status(), QString("Throw for Light and enter the throw."));
    }

    void a_value_that_the_dice_do_not_have_is_told() {
        Table table;
        QVERIFY(table.start("ur/finkel", {{"seats", QStringList{"human", "human"}}, {"byHand", true}}));
        QVERIFY(rests(table));
        table.enterThrow(9);
        QVERIFY2(table.refusal().contains('9') && table.refusal().contains("0, 1, 2, 3, 4"),
                 qPrintable(table.refusal()));
        table.enterThrow(2);
        QVERIFY(table.refusal().isEmpty());
    }

    void while_an_undo_is_shown_the_line_tells_what_it_leads_to_and_a_press_plays_on() {
        Settings::instance().set_speed(0);
        Table table;
        QVERIFY(table.start("mancala/oware", seats({"human", "human"})));
        QVERIFY2(table.playTurns("3; 5"), qPrintable(table.trouble()));
        QVERIFY(rests(table));
        const QString second = table.explanation();
        table.undo();
        QVERIFY(table.board()->animating());
        QVERIFY(table.explanation() != second && !table.explanation().isEmpty());
        table.activate(table.board()->placeOfDigit(1));
        table.board()->skip();
        QVERIFY(rests(table));
        QCOMPARE(table.turns()->notation(), QString("3; 1"));
    }

    void a_refusal_speaks_the_language_that_is_chosen_now() {
        Table table;
        QVERIFY(table.start("mancala/oware", seats({"human", "human"})));
        QVERIFY(rests(table));
        const auto& choices = table.board()->choices();
        int place = 0;
        while (std::ranges::any_of(choices, [place](const Choice& c) { return c.place.value == place; }))
            ++place;
        table.board()->activate(place);
        const QString english = table.refusal();
        QVERIFY(!english.isEmpty());
        App::instance().use_language("uk");
        QVERIFY(!table.refusal().isEmpty() && table.refusal() != english);
        App::instance().use_language("en");
        QCOMPARE(table.refusal(), english);
    }

    void trouble_speaks_the_language_that_is_chosen_now() {
        Table table;
        QVERIFY(!table.start("mancala/none", {}));
        const QString english = table.trouble();
        App::instance().use_language("sl");
        QVERIFY(!table.trouble().isEmpty() && table.trouble() != english);
    }

    void a_mistyped_throw_is_taken_back_alone() {
        Table table;
        QVERIFY(table.start("ur/finkel:starter=first",
                            {{"seats", QStringList{"human", "random"}}, {"byHand", true}}));
        QVERIFY(rests(table));
        QVERIFY(!table.can_undo());
        table.enterThrow(3);
        QVERIFY(rests(table));
        QVERIFY(!table.dice()->due() && table.can_undo());
        table.undo();
        QVERIFY(rests(table));
        QVERIFY(table.dice()->due() && !table.can_undo());
        table.enterThrow(1);
        QVERIFY(rests(table));
        QCOMPARE(table.board()->roll()->count, 1);
    }

    // Nothing but the piece in hand can enter: both decisions are the only ones, and pressed.
    void what_was_pressed_is_undone_and_redone_alone_though_nothing_else_was_open() {
        Table table;
        QVERIFY(table.start("ur/finkel:starter=first", {{"seats", QStringList{"human", "human"}}}));
        QVERIFY2(table.playTurns("3: enter>3; 2: enter>2"), qPrintable(table.trouble()));
        const QString text = table.text();
        for (const bool read_from_text : {false, true}) {
            if (read_from_text) QVERIFY2(table.loadText(text), qPrintable(table.trouble()));
            QVERIFY(rests(table));
            table.undo();
            QVERIFY(rests(table));
            QCOMPARE(table.status(), QString("Dark: your move."));
            table.undo();
            QVERIFY(rests(table));
            QCOMPARE(table.status(), QString("Light: your move."));
            QVERIFY(!table.can_undo());
            table.redo();
            QVERIFY(rests(table));
            QCOMPARE(table.status(), QString("Dark: your move."));
            table.redo();
            QVERIFY(rests(table));
            QVERIFY(!table.can_redo());
        }
    }

    void the_computers_throw_is_taken_back_with_what_it_played() {
        Table table;
        QVERIFY(table.start("ur/finkel:starter=first",
                            {{"seats", QStringList{"random", "human"}}, {"byHand", true}}));
        QVERIFY(rests(table));
        table.enterThrow(3);
        QVERIFY(rests(table));
        QCOMPARE(table.turns()->count(), 1);
        table.undo();
        QVERIFY(rests(table));
        QCOMPARE(table.status(), QString("Throw for Light and enter the throw."));
        table.redo();
        QVERIFY(rests(table));
        QCOMPARE(table.turns()->current(), 0);
    }
};

}  // namespace sivba

QTEST_GUILESS_MAIN(sivba::TableWordsTest)
#include "table_words_test.moc"
