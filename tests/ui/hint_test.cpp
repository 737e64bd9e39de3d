// Hints: what speaks for a move is read rightly from the events, and the first two steps
// never give the move away.
#include "framework/play/library.h"
#include "games/families.h"
#include "qml/models/settings.h"
#include "qml/models/table.h"
#include "qml/models/table_store.h"

#include <QTest>

#include <algorithm>

namespace sivba {

class HintTest : public QObject {
    Q_OBJECT

    static GamePtr load(const char* id) {
        return Library(all_families(), {std::filesystem::path(SIVBA_SOURCE_DIR) / "rulesets"})
            .load(*GameRequest::parse(id))
            .game;
    }
    // Walks through games of `id`, always another choice, and asks `look` about every choice of a seat.
    template <class Look>
    static void walk(const Game& game, int decisions, Look look) {
        PositionPtr position = game.initial();
        for (int i = 0; i < decisions; ++i) {
            MoveList moves;
            game.legal(*position, moves);
            if (moves.empty()) {
                position = game.initial();
                continue;
            }
            if (game.actor(*position).is_seat())
                for (const Choice& choice : game.choices(*position)) look(*position, choice);
            position = game.apply(*position, moves[static_cast<std::size_t>(i * 7) % moves.size()], nullptr)
                           .position;
        }
    }
    static int seeds_in_store(const Game& game, const Position& position, Seat seat) {
        const Contents contents = game.contents(position);
        for (std::size_t i = 0; i < game.board().places.size(); ++i) {
            const Place& place = game.board().places[i];
            if (place.shape == PlaceShape::store && place.owner == seat) return contents.seeds[i];
        }
        return 0;
    }
    static int pieces_on_squares(const Game& game, const Position& position, Seat seat) {
        const Contents contents = game.contents(position);
        int pieces = 0;
        for (std::size_t i = 0; i < contents.pieces.size(); ++i)
            if (game.board().places[i].shape == PlaceShape::square)
                pieces += int(std::ranges::count_if(contents.pieces[i],
                                                    [&](const auto& each) { return each.owner == seat; }));
        return pieces;
    }

private slots:
    void init() {
        table_store::use_temporary_folder();
        Settings::instance().use_defaults_and_keep_nothing();
    }

    void seeds_that_a_move_captures_are_those_that_come_into_the_store() {
        const GamePtr game = load("mancala/oware");
        int captures = 0;
        walk(*game, 300, [&](const Position& position, const Choice& choice) {
            const Seat mover = game->actor(position).seat();
            const PositionPtr after = game->apply(position, choice.move, nullptr).position;
            if (game->outcome(*after).over()) return;
            const HintReasons reasons = reasons_for(*game, position, choice);
            QCOMPARE(reasons.seeds,
                     seeds_in_store(*game, *after, mover) - seeds_in_store(*game, position, mover));
            captures += reasons.seeds > 0;
        });
        QVERIFY(captures > 10);
    }

    void pieces_that_a_move_captures_are_gone_from_the_squares() {
        const GamePtr game = load("ur/finkel");
        int captures = 0, leaving = 0;
        walk(*game, 600, [&](const Position& position, const Choice& choice) {
            const Seat enemy = other(game->actor(position).seat());
            const PositionPtr after = game->apply(position, choice.move, nullptr).position;
            const HintReasons reasons = reasons_for(*game, position, choice);
            QCOMPARE(reasons.pieces,
                     pieces_on_squares(*game, position, enemy) - pieces_on_squares(*game, *after, enemy));
            captures += reasons.pieces;
            leaving += reasons.leaves;
        });
        QVERIFY(captures > 5);
        QVERIFY(leaving > 5);
    }

    void kalah_another_turn_is_a_reason_and_the_store_is_where_to_look() {
        const GamePtr game = load("mancala/kalah");
        const PositionPtr position = game->initial();
        int again = 0;
        for (const Choice& choice : game->choices(*position)) {
            const HintReasons reasons = reasons_for(*game, *position, choice);
            QCOMPARE(reasons.again, game->board().at(choice.landing).shape == PlaceShape::store);
            if (reasons.again) QCOMPARE(reasons.area, std::vector<PlaceId>{choice.landing});
            again += reasons.again;
        }
        QVERIFY(again > 0);
    }

    void a_quiet_move_is_one_of_several_marked_places() {
        const GamePtr game = load("mancala/oware");
        const PositionPtr position = game->initial();
        for (const Choice& choice : game->choices(*position)) {
            const HintReasons reasons = reasons_for(*game, *position, choice);
            QVERIFY(!reasons.gains());
            QVERIFY(reasons.area.size() >= 2);
            QVERIFY(reasons.saves() || std::ranges::count(reasons.area, choice.place) == 1);
        }
    }

    void the_move_is_marked_and_named_at_the_third_step_only_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("turns");
        QTest::newRow("oware") << "mancala/oware"
                               << "";
        QTest::newRow("oware, later") << "mancala/oware"
                                      << "3; 4; 5; 6";
        QTest::newRow("kalah") << "mancala/kalah"
                               << "";
    }

    void the_move_is_marked_and_named_at_the_third_step_only() {
        QFETCH(QString, game);
        QFETCH(QString, turns);
        Table table;
        QVERIFY(table.start(game, {{"seats", QStringList{"human", "human"}}}));
        if (!turns.isEmpty()) QVERIFY(table.playTurns(turns));
        QTRY_VERIFY_WITH_TIMEOUT(table.idle(), 15000);
        QStringList said;
        for (int level = 1; level <= 3; ++level) {
            table.hint();
            QTRY_COMPARE_WITH_TIMEOUT(table.hints()->level(), level, 20000);
            said.append(table.hints()->text());
            QCOMPARE(table.board()->hint().move == no_place, level < 3);
            QCOMPARE(table.board()->hint().area.empty(), level == 3);
        }
        const QString move = said[2].section(": ", 1);
        QVERIFY(!move.isEmpty());
        QVERIFY(!said[0].contains(move) && !said[1].contains(move));
        QVERIFY(said[0] != said[1]);
    }
};

}  // namespace sivba

QTEST_GUILESS_MAIN(sivba::HintTest)
#include "hint_test.moc"
