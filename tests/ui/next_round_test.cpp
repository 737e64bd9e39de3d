// A match over several rounds: what a round hands on is kept in the next one, in its file, and when
// a new match begins it is gone.
#include "framework/play/save.h"
#include "qml/models/settings.h"
#include "qml/models/table.h"
#include "qml/models/table_store.h"

#include <QTest>

namespace sivba {

class NextRoundTest : public QObject {
    Q_OBJECT

    static constexpr const char* match = "ur/tablet:pieces=1,starter=first";

    static Session session_of(const QString& text) {
        return std::move(*load_save(text.toStdString(), App::instance().library()));
    }
    static std::string start_of(const Table& table) {
        const Session session = session_of(table.text());
        return session.game().text(*session.start());
    }
    // With a seed whose round can be followed by another one.
    static bool play_a_round(Table& table, const char* request) {
        table.board()->set_speed(BoardModel::Instant);
        for (int seed = 1; seed < 20; ++seed) {
            const QVariantMap setup{{"seats", QStringList{"random", "random"}},
                                    {"seed", QString::number(seed)}};
            if (!table.start(request, setup)) return false;
            if (!QTest::qWaitFor([&] { return table.over(); }, 60'000)) return false;
            if (table.has_next_round()) return true;
        }
        return false;
    }

private slots:
    void init() {
        table_store::use_temporary_folder();
        Settings::instance().use_defaults_and_keep_nothing();
    }

    void the_next_round_begins_with_what_the_last_one_left() {
        Table table;
        QVERIFY(play_a_round(table, match));
        const Session over = session_of(table.text());
        const std::string expected = over.game().text(*over.game().next_round(*over.position()));
        QVERIFY(expected != over.game().text(*over.start()));
        QVERIFY(table.nextRound());
        QVERIFY(!table.has_next_round());
        QCOMPARE(start_of(table), expected);
        QCOMPARE(session_of(table.text()).setup().seats, over.setup().seats);
        QVERIFY(session_of(table.text()).setup().seed != over.setup().seed);
    }

    void a_round_that_was_left_goes_on_with_its_tokens() {
        Table table;
        QVERIFY(play_a_round(table, match));
        QVERIFY(table.nextRound());
        table.board()->set_paused(true);
        const std::string start = start_of(table);
        QTRY_VERIFY(table_store::is_open("ur/tablet"));
        table.leave();
        QVERIFY(table.resume("ur/tablet"));
        QCOMPARE(start_of(table), start);
    }

    void a_new_match_begins_as_the_first_one() {
        Table table;
        QVERIFY(play_a_round(table, match));
        const std::string first = start_of(table);
        QVERIFY(table.nextRound());
        QVERIFY(start_of(table) != first);
        QVERIFY(table.again());
        QCOMPARE(start_of(table), first);
    }

    void games_that_hand_nothing_on_have_no_next_round() {
        Table table;
        table.board()->set_speed(BoardModel::Instant);
        QVERIFY(
            table.start("ur/finkel:pieces=1", {{"seats", QStringList{"random", "random"}}, {"seed", "1"}}));
        QTRY_VERIFY_WITH_TIMEOUT(table.over(), 60'000);
        QVERIFY(!table.has_next_round() && !table.nextRound());
    }

    void who_resigned_has_no_next_round() {
        Table table;
        QVERIFY(table.start(match, {{"seats", QStringList{"human", "human"}}, {"seed", "1"}}));
        QVERIFY2(table.playTurns("1: enter>1"), qPrintable(table.trouble()));
        table.resign();
        QVERIFY(table.over() && !table.has_next_round());
    }
};

}  // namespace sivba

QTEST_GUILESS_MAIN(sivba::NextRoundTest)
#include "next_round_test.moc"
