// Race games in the window, by keys and the mouse: a whole game with piles, a forked way and pieces
// that turn over; two destinations of one piece; ways that end on one square are asked in words.
#include "framework/play/save.h"
#include "qml/board/board_surface.h"
#include "qml/board/dice_item.h"
#include "qml/models/app.h"
#include "qml/models/settings.h"
#include "qml/models/table_store.h"
#include "tests/ui/launched.h"

#include <QFile>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QtQml/qqmlextensionplugin.h>

Q_IMPORT_QML_PLUGIN(SivbaPlugin)

namespace sivba::testing {

class RacePlayTest : public QObject {
    Q_OBJECT

    // Goes to some open place and plays it; a question is answered in the line.
    static void decide_by_keys(const Launched& game, QRandomGenerator& chance) {
        BoardModel& board = *game.table().board();
        if (board.asking() < 0) {
            for (quint32 steps = 1 + chance.bounded(4u); steps > 0; --steps) game.key(Qt::Key_N);
            game.key(Qt::Key_Return);
        }
        if (board.asking() < 0) return;
        game.key(Qt::Key_A);
        if (chance.bounded(2u) == 0) game.key(Qt::Key_Right);
        game.key(Qt::Key_Return);
    }
    // B7 with a piece of Light on it, at that throw.
    static QStringList at_the_fork(const QString& thrown) {
        return {"ur/skiriuk:pieces=1,starter=first#7", "--turns",
                "4: enter>4*; 4: 4>8*; 3: 8>11; 1: enter>1; " + thrown};
    }
    static int place(const Launched& game, const std::string& label) {
        const std::vector<Place>& all = game.table().board()->picture().places;
        for (std::size_t i = 0; i < all.size(); ++i)
            if (all[i].label == label) return static_cast<int>(i);
        return -1;
    }
    static std::string tokens(const Launched& game) {
        std::string text;
        for (const Choice& choice : game.table().board()->choices()) text += choice.token + " ";
        return text;
    }

    static const DiceItem* dice(const Launched& game) { return game.window()->findChild<DiceItem*>(); }
    // A file of a game between two people that begins at a position.
    static QString begun_at(const QTemporaryDir& folder, const std::string& request,
                            std::string_view position) {
        const GamePtr game = App::instance().game(request);
        const Result<PositionPtr> from = game->parse_text(position);
        if (!from) return {};
        SessionSetup setup;
        setup.seed = 5;
        QFile out(folder.filePath("begun.sivba"));
        if (!out.open(QIODevice::WriteOnly)) return {};
        out.write(QByteArray::fromStdString(save_text(Session(game, setup, *from))));
        return out.fileName();
    }
    static void click(const Launched& game, const std::string& label) {
        const auto* const surface = game.window()->findChild<BoardSurface*>();
        const QRectF rect = surface->placeRect(place(game, label), 0);
        QTest::mouseClick(game.window(), Qt::LeftButton, {}, surface->mapToScene(rect.center()).toPoint());
    }
    // The button whose words begin so.
    static QQuickItem* answer(QQuickItem* among, const QString& words) {
        if (!among->isVisible()) return nullptr;
        if (among->inherits("QQuickAbstractButton") && among->property("text").toString().startsWith(words))
            return among;
        for (QQuickItem* child : among->childItems())
            if (QQuickItem* const found = answer(child, words)) return found;
        return nullptr;
    }
    static std::vector<Piece> lying(const Launched& game, const std::string& label) {
        return game.table().board()->frame().rest.pieces[static_cast<std::size_t>(place(game, label))];
    }
    static std::uint16_t tokens_at(const Launched& game, const std::string& label) {
        return game.table().board()->frame().rest.seeds[static_cast<std::size_t>(place(game, label))];
    }

private slots:
    void init() {
        std::filesystem::remove_all(table_store::folder());
        Settings::instance().set_language("en");
    }

    void a_throw_that_lies_on_the_table_when_a_game_begins_is_shown() {
        const QTemporaryDir folder;
        const Launched game({begun_at(folder, "ur/murray:starter=first",
                                      "p1 3 4 hand 5 off 0 / p2 hand 7 off 0 / p1 threw 4")});
        QVERIFY2(game.is_ready() && game.rests(), qPrintable(game.error));
        QCOMPARE(dice(game)->value(), 4);
        QVERIFY(!game.table().board()->choices().empty());
    }
    void a_token_that_is_paid_travels_to_the_pot() {
        const QTemporaryDir folder;
        const Launched game(
            {begun_at(folder, "ur/tablet:starter=first",
                      "p1 3 hand 4 off 0 / p2 hand 5 off 0 / tokens p1 10 p2 10 pot 0 / p1 threw 2")});
        QVERIFY2(game.is_ready() && game.rests(), qPrintable(game.error));
        Settings::instance().set_speed(2);
        Settings::instance().set_reduced_motion(false);
        BoardModel& board = *game.table().board();
        int paid = 0;
        connect(&board, &BoardModel::frameChanged, &board, [&] {
            for (const Flight& flight : board.frame().flights)
                paid += flight.kind == Flight::Kind::seed && flight.to.value == place(game, "pot") &&
                        flight.from.value == place(game, "tokens") && flight.along > 0 && flight.along < 1;
        });
        QCOMPARE(tokens_at(game, "pot"), 0);
        click(game, "A2");
        QVERIFY(board.animating());
        QVERIFY(game.rests());
        QVERIFY(paid > 0);
        QCOMPARE(tokens_at(game, "pot"), 1);
        QCOMPARE(tokens_at(game, "tokens"), 9);
        QVERIFY(lying(game, "A2").empty() && lying(game, "B1").size() == 1);
        Settings::instance().set_speed(3);
    }
    void a_capture_backwards_is_answered_by_keys_or_the_mouse() {
        for (const bool by_mouse : {false, true}) {
            const QTemporaryDir folder;
            const Launched game({begun_at(folder, "ur/skiriuk:backward=return,starter=first",
                                          "p1 9 hand 6 off 0 / p2 6 hand 6 off 0 / p1 threw 3")});
            QVERIFY2(game.is_ready() && game.rests(), qPrintable(game.error));
            QVERIFY(tokens(game).find("9<6x") != std::string::npos);
            click(game, "B5");
            QCOMPARE(game.table().question().size(), 3);
            if (by_mouse) {
                const QQuickItem* const strike = answer(game.window()->contentItem(), "Strike back");
                QVERIFY(strike != nullptr);
                const QPointF middle = strike->mapToScene({strike->width() / 2, strike->height() / 2});
                QTest::mouseClick(game.window(), Qt::LeftButton, {}, middle.toPoint());
            } else {
                game.key(Qt::Key_A);
                for (int i = 0; i < 2; ++i) game.key(Qt::Key_Right);
                game.key(Qt::Key_Return);
            }
            QVERIFY(game.rests());
            // The other piece is home, the own one where it was.
            QVERIFY(lying(game, "B2").empty());
            QCOMPARE(lying(game, "B5"), (std::vector<Piece>{{Seat::p1, 0}}));
            QVERIFY(game.table().text().contains("9<6x"));
        }
    }
    void a_piece_is_lifted_in_its_pile_by_keys_or_the_mouse() {
        for (const bool by_mouse : {false, true}) {
            const QTemporaryDir folder;
            const Launched game(
                {begun_at(folder, "ur/skiriuk:lift=on,starter=first",
                          "p1 7 hand 6 off 0 / p2 21 hand 6 off 0 / B3 p1:7 p2:21 / p1 threw 2")});
            QVERIFY2(game.is_ready() && game.rests(), qPrintable(game.error));
            QCOMPARE(lying(game, "B3"), (std::vector<Piece>{{Seat::p1, 0}, {Seat::p2, 1}}));
            if (by_mouse) {
                click(game, "B3");
            } else {
                game.key(Qt::Key_N);
                if (game.focused()->property("index").toInt() != place(game, "B3")) game.key(Qt::Key_N);
                game.key(Qt::Key_Return);
            }
            QVERIFY(game.rests());
            QCOMPARE(lying(game, "B3"), (std::vector<Piece>{{Seat::p2, 1}, {Seat::p1, 0}}));
        }
    }
    void a_whole_game_of_skiriuk_by_keys() {
        const Launched game(
            {"ur/skiriuk:pieces=3,lift=on,backward=stay,starter=first#5", "--turns", "1: enter>1"});
        QVERIFY2(game.is_ready(), qPrintable(game.error));
        game.table().board()->set_speed(BoardModel::Instant);
        QRandomGenerator chance(3);
        for (int i = 0; i < 3000 && !game.table().over(); ++i) {
            QVERIFY2(game.rests(), qPrintable(game.table().status()));
            if (game.table().dice()->due())
                game.key(Qt::Key_Space);
            else if (!game.table().over())
                decide_by_keys(game, chance);
        }
        QVERIFY2(game.table().over(), qPrintable(game.table().status()));
    }
    void at_the_fork_an_arrow_key_takes_a_way() {
        const Launched game(at_the_fork("1:"));
        QVERIFY2(game.is_ready() && game.rests(), qPrintable(game.error));
        QCOMPARE(tokens(game), std::string("11>12L* 11>12R* "));
        game.key(Qt::Key_N);
        game.key(Qt::Key_Return);
        QCOMPARE(game.table().board()->asking(), place(game, "B7"));
        QCOMPARE(game.table().question().size(), 2);
        game.key(Qt::Key_Up);
        QVERIFY(game.rests());
        const Contents& now = game.table().board()->frame().rest;
        QCOMPARE(now.pieces[static_cast<std::size_t>(place(game, "C7"))],
                 (std::vector<Piece>{{Seat::p1, 4}}));
    }
    void a_square_visited_twice_shows_a_line_for_each_visit() {
        const Launched game(at_the_fork("3:"));
        QVERIFY2(game.is_ready() && game.rests(), qPrintable(game.error));
        const BoardSurface& surface = *game.window()->findChild<BoardSurface*>();
        QVERIFY(QTest::qWaitFor([&] { return surface.ready(); }));
        Settings::instance().set_reduced_motion(true);
        const QImage before = game.window()->grabWindow();
        game.key(Qt::Key_W);
        QVERIFY(game.table().board()->path().has_value());
        QTest::qWait(0);
        const QImage after = game.window()->grabWindow();
        const QRectF square = surface.placeRect(place(game, "B2"), 0);
        // Beyond the arrow heads, which stand half way to the next square.
        const auto changed = [&](double up) {
            const QPointF at = square.center() + QPointF(-0.2, up) * surface.unit();
            const QPoint pixel = (surface.mapToScene(at) * before.devicePixelRatio()).toPoint();
            return before.pixel(pixel) != after.pixel(pixel);
        };
        QVERIFY(changed(-0.15));
        QVERIFY(changed(0.15));
        QVERIFY(!changed(0));
        QVERIFY(!surface.wayPoints().isEmpty());
        game.key(Qt::Key_W);
        game.key(Qt::Key_W);
        QVERIFY(surface.wayPoints().isEmpty());
    }
    void the_way_of_the_mover_then_of_the_other_seat_then_none() {
        const Launched game(at_the_fork("3:"));
        QVERIFY2(game.is_ready() && game.rests(), qPrintable(game.error));
        BoardModel& board = *game.table().board();
        const QQuickItem* key = nullptr;
        for (const QQuickItem* each : game.window()->findChildren<QQuickItem*>())
            if (each->property("symbol") == "way" && each->isVisible()) key = each;
        QVERIFY(key != nullptr);
        QCOMPARE(key->property("text").toString(), "Show the way of Light");
        game.key(Qt::Key_W);
        QCOMPARE(board.path(), std::optional(Seat::p1));
        QVERIFY(board.way_words().startsWith("The way of Light: A4, A3, A2, A1, B1, "));
        QCOMPARE(key->property("text").toString(), "Show the way of Dark");
        const QPointF middle = key->mapToScene({key->width() / 2, key->height() / 2});
        QTest::mouseClick(game.window(), Qt::LeftButton, {}, middle.toPoint());
        QCOMPARE(board.path(), std::optional(Seat::p2));
        QVERIFY(board.way_words().startsWith("The way of Dark: C4, C3, C2, C1, B1, "));
        game.key(Qt::Key_W);
        QVERIFY(!board.path() && board.way_words().isEmpty());
    }
    void a_bead_runs_along_the_way_until_it_is_put_away() {
        const Launched game(at_the_fork("3:"));
        QVERIFY2(game.is_ready() && game.rests(), qPrintable(game.error));
        Settings::instance().set_reduced_motion(false);
        const QObject* runner = nullptr;
        for (const QObject* each : game.window()->findChildren<QQuickItem*>())
            if (QByteArray(each->metaObject()->className()).startsWith("WayRunner")) runner = each;
        QVERIFY(runner != nullptr);
        QVERIFY(!runner->property("visible").toBool());
        game.key(Qt::Key_W);
        QVERIFY(runner->property("visible").toBool());
        QVERIFY(QTest::qWaitFor([&] { return runner->property("along").toDouble() > 0; }));
        Settings::instance().set_reduced_motion(true);
        QVERIFY(!runner->property("visible").toBool());
        Settings::instance().set_reduced_motion(false);
        game.key(Qt::Key_W);
        game.key(Qt::Key_W);
        QVERIFY(!runner->property("visible").toBool());
    }
    void a_board_of_twelve_columns_lies_and_stands_inside_the_window() {
        for (const QString size : {"1280x720", "1920x1080"}) {
            const Launched game({"ur/aseb:starter=first#7", "--turns", "1: enter>1", "--size", size});
            QVERIFY2(game.is_ready() && game.rests(), qPrintable(game.error));
            const BoardSurface& surface = *game.window()->findChild<BoardSurface*>();
            for (const bool upright : {false, true}) {
                QCOMPARE(game.table().board()->vertical(), upright);
                QTRY_VERIFY(surface.scene() && surface.scene()->vertical() == upright);
                const double least = upright ? 0.060 : 0.055;  // of the window's height and width
                QVERIFY(surface.unit() >=
                        least * (upright ? game.window()->height() : game.window()->width()));
                for (int i = 0; i < game.table().board()->places()->rowCount(); ++i)
                    QVERIFY(surface.boundingRect().contains(surface.placeRect(i, 0)));
                game.key(Qt::Key_V);
            }
        }
    }
    void ways_that_end_on_one_square_are_asked_in_words() {
        const Launched game(at_the_fork("3:"));
        QVERIFY2(game.is_ready() && game.rests(), qPrintable(game.error));
        QCOMPARE(tokens(game), std::string("11>14L~ 11>14R~ "));
        const BoardSurface& surface = *game.window()->findChild<BoardSurface*>();
        QCOMPARE(surface.choiceTowards(place(game, "B7"), 0, -1), -1);
        game.key(Qt::Key_N);
        game.key(Qt::Key_Return);
        QCOMPARE(game.table().question().size(), 2);
        game.key(Qt::Key_A);
        game.key(Qt::Key_Right);
        game.key(Qt::Key_Return);
        QVERIFY(game.rests());
        const Contents& now = game.table().board()->frame().rest;
        QCOMPARE(now.pieces[static_cast<std::size_t>(place(game, "B8"))],
                 (std::vector<Piece>{{Seat::p1, 5}}));
    }
};

}  // namespace sivba::testing

int main(int argc, char** argv) {
    return sivba::testing::run_offscreen<sivba::testing::RacePlayTest>(argc, argv);
}
#include "race_play_test.moc"
