// The comparison page by keyboard from the start of the window: two games of a family, and
// the same position on two boards.
#include "qml/models/compare_model.h"
#include "qml/models/settings.h"
#include "qml/models/table_store.h"
#include "tests/ui/launched.h"

#include <QRegularExpression>
#include <QtQml/qqmlextensionplugin.h>

Q_IMPORT_QML_PLUGIN(SivbaPlugin)

namespace sivba::testing {

class CompareTest : public QObject {
    Q_OBJECT

    static CompareModel* model(const Launched& launched) {
        return launched.window()->findChild<CompareModel*>();
    }
    static bool is_shown(const Launched& launched) {
        return model(launched) && qobject_cast<QQuickItem*>(model(launched)->parent())->isVisible();
    }
    static QString kind(const ComparePosition& at) {
        return at.moves().value(at.move()).toMap().value("kind").toString();
    }
    static bool differs(const ComparePosition& at) {
        for (const QVariant& move : at.moves())
            if (move.toMap().value("kind") != "same") return true;
        return false;
    }
    static QStringList hus_and(const QString& other) {
        return {"--screen", "compare", "--game", "mancala/hus", "--with", other};
    }
    // From the list of the second game to the moves.
    static bool among_moves(const QQuickItem* item) {
        return item && (item->inherits("QQuickListView") || among_moves(item->parentItem()));
    }
    static void go_to_moves(const Launched& launched) {
        for (int i = 0; i < 9 && !among_moves(launched.focused()); ++i) launched.key(Qt::Key_Tab);
    }

    static void go_to_second_game(const Launched& launched) {
        for (int i = 0; i < 9 && !launched.focused()->inherits("QQuickComboBox"); ++i)
            launched.key(Qt::Key_Tab, Qt::ShiftModifier);
    }

    static QQuickItem* shown(QQuickItem* item, const char* type) {
        if (!item || !item->isVisible()) return nullptr;
        if (QByteArray(item->metaObject()->className()).startsWith(type)) return item;
        for (QQuickItem* child : item->childItems())
            if (QQuickItem* const found = shown(child, type)) return found;
        return nullptr;
    }

    static int place(const BoardSurface& surface, const std::string& label) {
        const std::vector<Place>& all = surface.scene()->picture().places;
        return static_cast<int>(std::ranges::find(all, label, &Place::label) - all.begin());
    }

private slots:
    void init() {
        QTest::failOnWarning(QRegularExpression("qrc:|QML"));
        std::filesystem::remove_all(table_store::folder());
        Settings::instance().set_language("en");
        Settings::instance().set_speed(3);
        Settings::instance().remember_setup("mancala/oware", {{"seats", QStringList{"human", "human"}}});
    }

    void a_card_is_compared_with_its_nearest_relative() {
        const Launched launched;
        QVERIFY2(launched.is_ready(), qPrintable(launched.error));
        launched.key(Qt::Key_F, Qt::ControlModifier);
        launched.type("mancala/hus");
        launched.key(Qt::Key_Return);
        QQuickItem* const card = launched.focused();
        launched.key(Qt::Key_F3);
        QVERIFY(model(launched));
        const CompareModel& compared = *model(launched);
        QVERIFY(compared.name_a().contains("Hus"));
        QVERIFY(!compared.other().isEmpty() && !compared.other().contains(':'));
        QVERIFY(!compared.same() && !compared.facts().isEmpty() && !compared.rules().isEmpty());
        launched.key(Qt::Key_Escape);
        QTRY_VERIFY(!is_shown(launched));
        QTRY_COMPARE(launched.focused(), card);
        QTRY_VERIFY(!model(launched));  // a page that was left is gone
    }

    void the_other_game_is_chosen_by_keyboard() {
        const Launched launched(hus_and("mancala/omweso"));
        QVERIFY2(launched.is_ready(), qPrintable(launched.error));
        CompareModel& compared = *model(launched);
        const int before = compared.second();
        go_to_second_game(launched);
        launched.key(Qt::Key_Down);
        QCOMPARE(compared.second(), before + 1);
        launched.key(Qt::Key_Up);
        QCOMPARE(compared.other(), QString("mancala/omweso"));
        launched.key(Qt::Key_X);
        QCOMPARE(compared.name_a(), QString("Omweso"));
        QCOMPARE(compared.name_b(), QString("Hus"));
        // The lists follow.
        launched.key(Qt::Key_Down);
        QVERIFY(compared.other() != "mancala/hus");
        QCOMPARE(compared.name_a(), QString("Omweso"));
    }

    void the_moves_answer_the_keys_from_the_first() {
        const Launched launched;
        QVERIFY2(launched.is_ready(), qPrintable(launched.error));
        launched.key(Qt::Key_F, Qt::ControlModifier);
        launched.type("mancala/hus");
        launched.key(Qt::Key_Return);
        launched.key(Qt::Key_F3);
        QVERIFY(model(launched));
        ComparePosition& at = *model(launched)->at();
        const Position* const here = at.board_a()->position();
        launched.key(Qt::Key_Right);
        launched.key(Qt::Key_Right);
        QCOMPARE(at.move(), 2);
        launched.key(Qt::Key_Space);
        QTRY_VERIFY(at.board_a()->position() != here);
    }

    void the_moves_have_the_keyboard_after_a_game_was_chosen_from_the_list() {
        const Launched launched(hus_and("mancala/omweso"));
        QVERIFY2(launched.is_ready(), qPrintable(launched.error));
        const int before = model(launched)->second();
        go_to_second_game(launched);
        launched.key(Qt::Key_Space);
        launched.key(Qt::Key_Down);
        launched.key(Qt::Key_Return);
        QCOMPARE(model(launched)->second(), before + 1);
        QTRY_VERIFY(among_moves(launched.focused()));
        launched.key(Qt::Key_Right);
        QCOMPARE(model(launched)->at()->move(), 1);
    }

    void an_option_is_compared_with_the_game_as_it_is_shipped() {
        const Launched launched(
            {"--screen", "compare", "--game", "mancala/hus", "--with", "mancala/hus:direction=clockwise"});
        QVERIFY2(launched.is_ready(), qPrintable(launched.error));
        const CompareModel& compared = *model(launched);
        QVERIFY2(compared.name_b().startsWith("Hus (") &&
                     compared.name_b().contains("clockwise", Qt::CaseInsensitive),
                 qPrintable(compared.name_b()));
        const ComparePosition& at = *model(launched)->at();
        QCOMPARE(at.moves().size(), 24);
        QCOMPARE(at.signs_a().size(), 12);
        QCOMPARE(at.signs_b().size(), 12);
        // Both boards bear the same name: their options tell them apart.
        QCOMPARE(compared.short_a(), compared.short_b());
        QVERIFY(compared.options_a().isEmpty());
        QVERIFY(compared.name_b().contains(compared.options_b()) && !compared.options_b().isEmpty());
        const QVariantMap first = at.moves().value(0).toMap();
        QVERIFY2(first.value("b").toString().startsWith("Not allowed; from there only: "),
                 qPrintable(first.value("b").toString()));
    }

    void moves_without_room_are_told_by_an_arrow() {
        const Launched launched(
            {"--screen", "compare", "--game", "mancala/hus", "--with", "mancala/hus:direction=clockwise"});
        QVERIFY2(launched.is_ready(), qPrintable(launched.error));
        QQuickItem* const page = launched.window()->contentItem();
        QTRY_VERIFY(shown(page, "ScrollMore_"));
        QVERIFY(!shown(page, "ScrollMore_")->property("toLeft").toBool());
        ComparePosition& at = *model(launched)->at();
        at.set_move(static_cast<int>(at.moves().size()) - 1);
        QTRY_VERIFY(shown(page, "ScrollMore_") && shown(page, "ScrollMore_")->property("toLeft").toBool());
    }

    void the_second_game_that_begins_otherwise_is_told() {
        const Launched launched(hus_and("mancala/omweso"));
        QVERIFY2(launched.is_ready(), qPrintable(launched.error));
        CompareModel& compared = *model(launched);
        QVERIFY(compared.at()->summary().endsWith("Omweso itself begins otherwise."));
        compared.set_other("mancala/hus:direction=clockwise");
        QVERIFY2(!compared.at()->summary().contains("itself"), qPrintable(compared.at()->summary()));
    }

    void without_a_common_position_the_keys_say_why() {
        const Launched launched(hus_and("mancala/oware"));
        QVERIFY2(launched.is_ready(), qPrintable(launched.error));
        ComparePosition& at = *model(launched)->at();
        QVERIFY(at.apart() && at.trouble().isEmpty());
        launched.key(Qt::Key_D);
        QVERIFY(at.trouble().contains("two rows"));
        at.set_move(0);
        QVERIFY(at.trouble().isEmpty());
        at.go();
        QVERIFY(at.trouble().contains("two rows") && !at.can_go_back());
    }

    void a_move_that_asks_offers_its_answers() {
        const Launched launched(
            {"--screen", "compare", "--game", "mancala/moruba", "--with", "mancala/bao-kiarabu"});
        QVERIFY2(launched.is_ready(), qPrintable(launched.error));
        ComparePosition& at = *model(launched)->at();
        const Position* const start_b = at.board_b()->position();
        for (int row = 0; row < at.moves().size() && !at.apart(); ++row) {
            at.set_move(row);
            at.go();
            if (!at.apart()) at.goBack();
        }
        QVERIFY2(at.apart(), "some capture of Moruba asks for more pits");
        QCOMPARE(at.board_b()->position(), start_b);
        QVERIFY(at.summary().contains("Moruba asks"));
        QVERIFY(at.moves().size() > 1 && at.signs_a().isEmpty());
        at.differ();
        QVERIFY(!at.trouble().isEmpty());
        for (int answers = 0; at.apart() && answers < 8; ++answers) at.go();
        QVERIFY(!at.apart() && at.board_b()->position() != start_b);
    }

    void rows_of_seeds_are_not_broken_between_lines() {
        const Launched launched(hus_and("mancala/omweso"));
        QVERIFY2(launched.is_ready(), qPrintable(launched.error));
        const QString beginning = model(launched)->rules().value(0).toMap().value("a").toString();
        QVERIFY2(beginning.contains("0\u00a00\u00a00\u00a00\u00a02\u00a02\u00a02\u00a02"),
                 qPrintable(beginning));
    }

    void moves_that_differ_are_found_and_walked_through() {
        const Launched launched(hus_and("mancala/omweso"));
        QVERIFY2(launched.is_ready(), qPrintable(launched.error));
        ComparePosition& at = *model(launched)->at();
        QVERIFY(!differs(at) && at.signs_a().isEmpty());
        launched.key(Qt::Key_D);
        QVERIFY(differs(at) && !at.signs_a().isEmpty() && at.can_go_back());
        QCOMPARE(kind(at), QString("other"));  // those that differ come first
        const QVariantMap first = at.moves().value(0).toMap();
        QVERIFY(first.value("a") != first.value("b"));
        go_to_moves(launched);
        launched.key(Qt::Key_Right);
        QCOMPARE(at.move(), 1);
        const Position* const here = at.board_a()->position();
        launched.key(Qt::Key_Return);
        QVERIFY(at.board_a()->position() != here && at.trouble().isEmpty());
        launched.key(Qt::Key_Backspace);
        QCOMPARE(at.board_a()->position(), here);
        QCOMPARE(at.move(), 1);
        launched.key(Qt::Key_Space);  // the film ends in another position, the next key shows this one
        QTRY_VERIFY(at.board_a()->position() != here);
        launched.key(Qt::Key_Left);
        QCOMPARE(at.board_a()->position(), here);
        launched.key(Qt::Key_O);
        QVERIFY(!at.can_go_back());
    }

    void the_game_on_the_table_can_be_looked_at() {
        const Launched launched;
        QVERIFY2(launched.is_ready(), qPrintable(launched.error));
        launched.open_from_gallery("mancala/oware");
        QVERIFY(launched.rests());
        launched.key(Qt::Key_3);
        QVERIFY(launched.rests());
        launched.key(Qt::Key_F1);
        launched.key(Qt::Key_F3);
        QVERIFY(model(launched));
        CompareModel& compared = *model(launched);
        QVERIFY(compared.has_present());
        launched.key(Qt::Key_G);
        QCOMPARE(compared.at()->title(), QString("Your game as it stands"));
        QCOMPARE(compared.at()->board_a()->actor(), 1);
        launched.key(Qt::Key_Escape);  // the rules
        QTRY_VERIFY(!is_shown(launched));
        launched.key(Qt::Key_Escape);  // the game
        QVERIFY(launched.table().is_open());
    }

    void a_pit_is_pressed_to_see_its_moves() {
        const Launched launched(
            {"--screen", "compare", "--game", "mancala/hus", "--with", "mancala/hus:direction=clockwise"});
        QVERIFY2(launched.is_ready(), qPrintable(launched.error));
        ComparePosition& at = *model(launched)->at();
        const int place = at.signs_a().value(3).toMap().value("place").toInt();
        const auto token = [&] { return at.moves().value(at.move()).toMap().value("token").toString(); };
        at.chooseAt(place);
        const QString first = token();
        QCOMPARE(at.board_a()->hovered(), place);
        at.chooseAt(place);
        QCOMPARE(token().chopped(1), first.chopped(1));  // the same pit, the other way
        QVERIFY(token() != first);
        QCOMPARE(at.board_a()->hovered(), -1);
        QCOMPARE(at.board_b()->hovered(), place);
        at.chooseAt(9999);
        QVERIFY(token() != first);
    }

    void the_ways_of_two_games_are_drawn_on_one_board() {
        const Launched launched({"--screen", "compare", "--game", "ur/finkel", "--with", "ur/murray"});
        QVERIFY2(launched.is_ready(), qPrintable(launched.error));
        const WaysModel& ways = *model(launched)->ways();
        QVERIFY(ways.offered() && !shown(launched.window()->contentItem(), "sivba::TwoWays"));
        launched.key(Qt::Key_W);
        QVERIFY(ways.is_open() && ways.together());
        QQuickItem* const item = shown(launched.window()->contentItem(), "sivba::TwoWays");
        const auto& lines = *qobject_cast<TwoWays*>(item);
        QVERIFY(QTest::qWaitFor([&] { return lines.surface()->ready(); }));
        const QImage picture = launched.window()->grabWindow();
        // Across B3, which both ways cross: the shared stretch shows both lines.
        const auto crosses = [&](const QColor& colour) {
            const QRectF square = lines.surface()->placeRect(place(*lines.surface(), "B3"), 0);
            for (double x = square.left(); x < square.right(); ++x)
                for (double y = square.center().y(); y < square.bottom(); ++y)
                    if (picture.pixelColor(lines.mapToScene({x, y}).toPoint()) == colour) return true;
            return false;
        };
        QVERIFY(crosses(lines.first()));
        QVERIFY(crosses(lines.second()));
        QVERIFY(lines.first() != lines.second());
        QCOMPARE(lines.first_points().size(), 16);  // 14 squares, hand and goal
        QCOMPARE(lines.second_points().size(), 29);
        QQuickItem* const bead = shown(launched.window()->contentItem(), "WayBead");
        QVERIFY(bead && QTest::qWaitFor([&] { return bead->property("along").toDouble() > 0; }));
        Settings::instance().set_reduced_motion(true);
        QVERIFY(!shown(launched.window()->contentItem(), "WayBead"));
        Settings::instance().set_reduced_motion(false);
        QVERIFY(ways.words().contains("up to B7") && ways.words().contains("B8, A8, A7"));
        launched.key(Qt::Key_Right);
        QVERIFY(ways.words().contains("B8, C8, C7"));
        launched.key(Qt::Key_W);
        QVERIFY(!ways.is_open() && among_moves(launched.focused()));
    }
    void ways_on_boards_of_different_squares_are_not_drawn() {
        const Launched launched({"--screen", "compare", "--game", "ur/finkel", "--with", "ur/aseb"});
        QVERIFY2(launched.is_ready(), qPrintable(launched.error));
        launched.key(Qt::Key_W);
        QVERIFY(model(launched)->ways()->is_open() && !model(launched)->ways()->together());
        QVERIFY(model(launched)->ways()->words().contains("different squares"));
        QVERIFY(!shown(launched.window()->contentItem(), "sivba::TwoWays"));
    }
    void games_without_ways_offer_none() {
        const Launched launched(hus_and("mancala/omweso"));
        QVERIFY2(launched.is_ready(), qPrintable(launched.error));
        launched.key(Qt::Key_W);
        QVERIFY(!model(launched)->ways()->offered() && !model(launched)->ways()->is_open());
    }
    void words_follow_the_language() {
        const Launched launched(hus_and("mancala/omweso"));
        QVERIFY2(launched.is_ready(), qPrintable(launched.error));
        const CompareModel& compared = *model(launched);
        const QString english = compared.facts().value(0).toMap().value("title").toString();
        Settings::instance().set_language("uk");
        QVERIFY(compared.name_a() != "Hus");
        QVERIFY(compared.facts().value(0).toMap().value("title").toString() != english);
    }

    void wrong_usage_is_told_before_there_is_a_window() {
        QVERIFY(Launched({"--screen", "compare"}).error.contains("--game"));
        QVERIFY(Launched({"--game", "mancala/hus", "--with", "mancala/oware"}).error.contains("--with"));
        QVERIFY(!Launched(hus_and("ur/finkel")).error.isEmpty());
        QVERIFY(!Launched(hus_and("mancala/nothing")).error.isEmpty());
    }
};

}  // namespace sivba::testing

int main(int argc, char** argv) {
    return sivba::testing::run_offscreen<sivba::testing::CompareTest>(argc, argv);
}

#include "compare_test.moc"
