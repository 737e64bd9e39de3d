// BoardModel: films queue up, may be paused, stepped, skipped and played backwards;
// clicks come back as accepted or refused.
#include "qml/board/board_model.h"
#include "tests/ui/board_fake_game.h"

#include <QSignalSpy>
#include <QTest>

namespace sivba {

using test::FakeGame;
using test::four_each;
using test::oware;
using test::sow;

class BoardModelTest : public QObject {
    Q_OBJECT

    struct Table {
        std::shared_ptr<FakeGame> game = oware();
        BoardModel board;
        Contents now = four_each();
        Table() {
            board.set_game(game);
            board.set_paused(true);  // the test is the clock
        }
        EventLog play(std::uint16_t pit) {
            EventLog log = sow(now, pit);
            for (const Event& event : log) replay(now, event);
            board.play(log, game->position(now));
            return log;
        }
    };
    static Choice choice(std::uint16_t place, std::uint16_t landing) {
        Choice made;
        made.place = PlaceId{place};
        made.landing = PlaceId{landing};
        return made;
    }

private slots:
    void films_are_played_one_after_the_other() {
        Table table;
        QSignalSpy finished(&table.board, &BoardModel::playbackFinished);
        table.play(0);
        table.play(7);
        QVERIFY(table.board.animating());
        for (int i = 0; i < 200 && table.board.animating(); ++i) {
            table.board.advance(16);
            QVERIFY(finished.count() == (table.board.animating() ? 0 : 1));
        }
        QVERIFY(!table.board.animating());
        QCOMPARE(finished.count(), 1);
        QVERIFY(table.board.frame().rest == table.now);
    }

    void skip_goes_to_the_end_of_everything() {
        Table table;
        QSignalSpy finished(&table.board, &BoardModel::playbackFinished);
        table.play(0);
        table.play(7);
        table.board.skip();
        QVERIFY(!table.board.animating());
        QCOMPARE(finished.count(), 1);
        QVERIFY(table.board.frame().rest == table.now);
    }

    void step_plays_one_event() {
        Table table;
        table.play(2);
        table.board.step();
        table.board.advance(10'000);                                   // however late the clock is
        QCOMPARE(table.board.frame().rest.in_hand, std::uint16_t(0));  // all four are in the moving hand
        QCOMPARE(table.board.frame().rest.seeds[2], std::uint16_t(0));
        QCOMPARE(table.board.frame().rest.seeds[3], std::uint16_t(4));
        QVERIFY(table.board.animating());
        QVERIFY(table.board.paused());
    }

    void undo_is_animated_back_to_the_position_before() {
        Table table;
        const EventLog log = table.play(4);
        table.board.skip();
        table.board.play_back(log, table.game->position(four_each()));
        table.board.advance(16);
        QVERIFY(table.board.animating());
        table.board.skip();
        QVERIFY(table.board.frame().rest == four_each());
    }

    void instant_speed_shows_the_result_at_once() {
        Table table;
        table.board.set_speed(BoardModel::Instant);
        QSignalSpy finished(&table.board, &BoardModel::playbackFinished);
        table.play(1);
        QCOMPARE(finished.count(), 1);
        QVERIFY(table.board.frame().rest == table.now);
    }

    void show_drops_what_was_being_played() {
        Table table;
        table.play(1);
        table.board.advance(100);
        table.board.show(table.game->position(four_each()));
        QVERIFY(!table.board.animating());
        QVERIFY(table.board.frame().rest == four_each());
        QVERIFY(table.board.frame().flights.empty());
    }

    void each_sown_seed_is_told_once() {
        Table table;
        QSignalSpy landed(&table.board, &BoardModel::seedLanded);
        table.play(0);
        while (table.board.animating()) table.board.advance(7);
        QCOMPARE(landed.count(), 4);
        QCOMPARE(landed.at(0).at(0).toInt(), 1);
        QCOMPARE(landed.at(3).at(0).toInt(), 4);
    }

    void a_throw_is_told_when_its_film_begins() {
        Table table;
        QSignalSpy rolls(&table.board, &BoardModel::rollStarted);
        const EventLog log{{EventKind::roll, Seat::p1, {}, no_place, no_place, 3}};
        table.board.play(log, table.game->position(four_each()));
        QCOMPARE(rolls.count(), 1);
        QCOMPARE(rolls.at(0).at(0).toInt(), 3);
        table.play(0);
        while (table.board.animating()) table.board.advance(16);
        QCOMPARE(rolls.count(), 1);
    }

    void a_click_is_accepted_only_where_there_is_a_choice() {
        Table table;
        QSignalSpy taken(&table.board, &BoardModel::placeActivated);
        QSignalSpy refused(&table.board, &BoardModel::placeRefused);
        table.board.set_choices({choice(2, 6)});
        table.board.activate(2);
        table.board.activate(3);
        table.board.activate(99);
        QCOMPARE(taken.count(), 1);
        QCOMPARE(refused.count(), 1);
        QCOMPARE(refused.at(0).at(0).toInt(), 3);
    }

    void a_click_while_seeds_move_ends_the_film_and_plays_nothing() {
        Table table;
        QSignalSpy taken(&table.board, &BoardModel::placeActivated);
        table.board.set_choices({choice(2, 6)});
        table.play(0);
        table.board.activate(2);
        QCOMPARE(taken.count(), 0);
        QVERIFY(!table.board.animating());
    }

    void a_digit_means_the_pit_of_the_side_to_move() {
        Table table;
        QCOMPARE(table.board.placeOfDigit(3), 2);
        table.board.show(table.game->position(four_each(), Seat::p2));
        QCOMPARE(table.board.placeOfDigit(3), 8);
        QCOMPARE(table.board.placeOfDigit(9), -1);
    }

    void the_list_tells_what_a_screen_reader_says() {
        Table table;
        table.board.set_catalogue(std::make_shared<Catalogue>("en", std::filesystem::path()));
        const PlaceList& places = *table.board.places();
        QCOMPARE(places.rowCount(), 14);
        QCOMPARE(places.data(places.index(0), PlaceList::SpokenRole).toString(), QStringLiteral("4 seeds"));
        QCOMPARE(places.data(places.index(0), PlaceList::LegalRole).toBool(), false);
        QSignalSpy changed(table.board.places(), &PlaceList::dataChanged);
        table.board.set_choices({choice(0, 4)});
        QCOMPARE(changed.count(), 1);
        QCOMPARE(places.data(places.index(0), PlaceList::LegalRole).toBool(), true);
    }
};

}  // namespace sivba

QTEST_GUILESS_MAIN(sivba::BoardModelTest)
#include "board_model_test.moc"
