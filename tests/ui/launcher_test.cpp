// The launcher from the first key to the end of a game, without a mouse and without
// being told where the focus is.
#include "framework/base/data_folders.h"
#include "framework/play/computer.h"
#include "framework/play/save.h"
#include "qml/board/dice_item.h"
#include "qml/models/app.h"
#include "qml/models/rules_model.h"
#include "qml/models/score_book.h"
#include "qml/models/settings.h"
#include "qml/models/table_store.h"
#include "tests/ui/launched.h"

#include <QRegularExpression>
#include <QtQml/qqmlextensionplugin.h>

#include <algorithm>
#include <fstream>

Q_IMPORT_QML_PLUGIN(SivbaPlugin)

namespace sivba::testing {

class LauncherTest : public QObject {
    Q_OBJECT

    static void seats(const QString& id, const QStringList& words) {
        Settings::instance().remember_setup(id, {{"seats", words}});
    }

private slots:
    void init() {
        // A binding that fails is a fault even where nobody looks.
        QTest::failOnWarning(QRegularExpression("qrc:|QML"));
        std::filesystem::remove_all(table_store::folder());
        Settings::instance().set_language("en");
        Settings::instance().set_speed(3);
        Settings::instance().set_throws_by_itself(false);
        seats("mancala/oware", {"human", "random"});
        seats("ur/finkel", {"human", "human"});
    }

    void oware_opens_from_the_gallery_by_keyboard() {
        const Launched launched;
        QVERIFY2(launched.is_ready(), qPrintable(launched.error));
        launched.open_from_gallery("oware");
        QVERIFY(launched.table().is_open());
        QCOMPARE(launched.table().game_id(), QString("mancala/oware"));
        QVERIFY(launched.rests());
        QVERIFY(launched.digit_of_a_choice() > 0);
    }

    void the_first_card_has_the_focus_when_the_window_opens() {
        const Launched launched;
        QVERIFY(launched.is_ready());
        launched.key(Qt::Key_Return);
        QVERIFY(launched.table().is_open());
    }

    void a_whole_game_is_played_with_digits() {
        const Launched launched;
        QVERIFY(launched.is_ready());
        launched.open_from_gallery("oware");
        Table& table = launched.table();
        for (int turn = 0; turn < 400 && !table.over(); ++turn) {
            QVERIFY(launched.rests());
            if (table.over()) break;
            const int before = table.turns()->current();
            const int digit = launched.digit_of_a_choice();
            QVERIFY(digit > 0);
            launched.key(static_cast<Qt::Key>(Qt::Key_0 + digit));
            QVERIFY(launched.rests());
            QVERIFY(table.turns()->current() > before);
        }
        QVERIFY(table.over());
        QVERIFY(!table.outcome().isEmpty());
        QVERIFY(!table.explanation().isEmpty());
        const int counted = score_book::of("mancala/oware")[Player::random].total();
        launched.key(Qt::Key_Escape);
        QCOMPARE(score_book::of("mancala/oware")[Player::random].total(), counted + 1);
    }

    void arrows_and_enter_play_a_pit() {
        seats("mancala/oware", {"human", "human"});
        const Launched launched;
        QVERIFY(launched.is_ready());
        launched.open_from_gallery("oware");
        QVERIFY(launched.rests());
        for (int tries = 0; tries < 12 && launched.table().turns()->count() == 0; ++tries) {
            launched.key(Qt::Key_Return);
            QVERIFY(launched.rests());
            launched.key(tries % 6 == 5 ? Qt::Key_Down : Qt::Key_Right);
        }
        QCOMPARE(launched.table().turns()->count(), 1);
    }

    void the_board_hears_keys_again_after_a_menu_and_the_list_of_keys() {
        seats("mancala/oware", {"human", "human"});
        const Launched launched;
        QVERIFY(launched.is_ready());
        launched.open_from_gallery("oware");
        QVERIFY(launched.rests());
        QQuickItem* const pit = launched.focused();
        for (const Qt::Key popup : {Qt::Key_F10, Qt::Key_Question}) {
            launched.key(popup);
            QTRY_VERIFY(launched.focused() != pit);
            launched.key(Qt::Key_Escape);
            QTRY_COMPARE(launched.focused(), pit);
        }
    }

    void digits_play_wherever_the_focus_is_on_the_page() {
        seats("mancala/oware", {"human", "human"});
        const Launched launched;
        QVERIFY(launched.is_ready());
        launched.open_from_gallery("oware");
        QVERIFY(launched.rests());
        launched.key(Qt::Key_Tab, Qt::ShiftModifier);
        launched.key(Qt::Key_3);
        QVERIFY(launched.rests());
        QCOMPARE(launched.table().turns()->count(), 1);
    }

    void n_goes_to_the_next_place_that_can_be_played() {
        const Launched launched;
        QVERIFY(launched.is_ready());
        launched.open_from_gallery("ur");
        Table& table = launched.table();
        for (int throws = 0; throws < 200 && table.board()->choices().empty(); ++throws) {
            launched.key(Qt::Key_Space);
            QVERIFY(launched.rests());
        }
        const int before = table.turns()->current();
        launched.key(Qt::Key_N);
        launched.key(Qt::Key_Return);
        QVERIFY(launched.rests());
        QVERIFY(table.turns()->current() > before || table.dice()->due());
        QVERIFY(table.refusal().isEmpty());
    }

    void enter_opens_a_list_of_the_start_sheet_and_takes_its_line() {
        const Launched launched({"--screen", "start", "--game", "mancala/oware"});
        QVERIFY(launched.is_ready());
        for (int i = 0; i < 3; ++i) launched.key(Qt::Key_Tab);
        QQuickItem* const level = launched.focused();
        QCOMPARE(level->property("displayText").toString(), QString("Random"));
        launched.key(Qt::Key_Return);
        launched.key(Qt::Key_Down);
        launched.key(Qt::Key_Return);
        QCOMPARE(level->property("displayText").toString(), QString("Easy"));
        QCOMPARE(launched.focused(), level);
    }

    void undo_takes_back_the_own_move_and_redo_brings_it_again() {
        const Launched launched;
        QVERIFY(launched.is_ready());
        launched.open_from_gallery("oware");
        Table& table = launched.table();
        QVERIFY(launched.rests());
        launched.key(static_cast<Qt::Key>(Qt::Key_0 + launched.digit_of_a_choice()));
        QVERIFY(launched.rests());
        const QString after = table.turns()->notation();
        QCOMPARE(table.turns()->current(), 1);
        launched.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(launched.rests());
        QCOMPARE(table.turns()->current(), -1);
        QVERIFY(!table.can_undo());
        launched.key(Qt::Key_Y, Qt::ControlModifier);
        QVERIFY(launched.rests());
        QCOMPARE(table.turns()->current(), 1);
        QCOMPARE(table.turns()->notation(), after);
    }

    void a_refused_key_says_the_rule() {
        const Launched launched({"mancala/oware", "--turns", ""});
        QVERIFY(launched.is_ready());
        QVERIFY(launched.rests());
        BoardModel& board = *launched.table().board();
        const auto illegal = [&board] {
            for (int place = 0; place < board.places()->rowCount(); ++place)
                if (!board.legal(place)) return place;
            return -1;
        }();
        board.activate(illegal);
        QVERIFY(!launched.table().refusal().isEmpty());
        launched.key(static_cast<Qt::Key>(Qt::Key_0 + launched.digit_of_a_choice()));
        QVERIFY(launched.rests());
        QVERIFY(launched.table().refusal().isEmpty());
    }

    void the_menu_works_with_arrows_and_return() {
        const Launched launched({"mancala/oware"});
        QVERIFY(launched.is_ready());
        QVERIFY(launched.rests());
        launched.key(static_cast<Qt::Key>(Qt::Key_0 + launched.digit_of_a_choice()));
        QVERIFY(launched.rests());
        launched.key(Qt::Key_F10);
        launched.key(Qt::Key_Down);
        launched.key(Qt::Key_Return);
        QVERIFY(launched.rests());
        QCOMPARE(launched.table().turns()->count(), 0);
    }

    void the_hint_climbs_three_steps() {
        const Launched launched({"mancala/oware"});
        QVERIFY(launched.is_ready());
        QVERIFY(launched.rests());
        HintLadder& hints = *launched.table().hints();
        QStringList said;
        for (int level = 1; level <= 3; ++level) {
            launched.key(Qt::Key_H);
            QTRY_COMPARE_WITH_TIMEOUT(hints.level(), level, 15000);
            said.append(hints.text());
        }
        QVERIFY(said[0] != said[1] && said[1] != said[2] && said[0] != said[2]);
        launched.key(static_cast<Qt::Key>(Qt::Key_0 + launched.digit_of_a_choice()));
        QVERIFY(launched.rests());
        QCOMPARE(hints.level(), 0);
    }

    void finkel_dice_are_thrown_with_space_and_a_piece_enters() {
        const Launched launched;
        QVERIFY(launched.is_ready());
        launched.open_from_gallery("finkel");
        Table& table = launched.table();
        QCOMPARE(table.game_id(), QString("ur/finkel"));
        for (int throws = 0; throws < 60 && table.board()->choices().empty(); ++throws) {
            QVERIFY(launched.rests());
            if (!table.dice()->due()) break;
            launched.key(Qt::Key_Space);
            QVERIFY(launched.rests());
        }
        QVERIFY(table.dice()->throws() > 0);
        QVERIFY(!table.board()->choices().empty());
        QVERIFY(!table.explanation().isEmpty());
    }

    void the_language_changes_while_the_window_is_open() {
        const Launched launched;
        QVERIFY(launched.is_ready());
        launched.open_from_gallery("oware");
        QVERIFY(launched.rests());
        const QString before = launched.table().status();
        launched.key(Qt::Key_Comma, Qt::ControlModifier);
        launched.key(Qt::Key_Right);
        QCOMPARE(Settings::instance().language(), QString("uk"));
        QVERIFY(launched.table().status() != before);
        launched.key(Qt::Key_Escape);
        launched.key(Qt::Key_Comma, Qt::ControlModifier);
        launched.key(Qt::Key_Left);
        QCOMPARE(launched.table().status(), before);
    }

    void a_left_game_goes_on_where_it_stood() {
        QString played;
        {
            const Launched launched;
            QVERIFY(launched.is_ready());
            launched.open_from_gallery("oware");
            QVERIFY(launched.rests());
            launched.key(static_cast<Qt::Key>(Qt::Key_0 + launched.digit_of_a_choice()));
            QVERIFY(launched.rests());
            played = launched.table().turns()->notation();
            launched.key(Qt::Key_Escape);
            QVERIFY(!launched.table().is_open());
        }
        const Launched again;
        QVERIFY(again.is_ready());
        again.open_from_gallery("oware");
        QCOMPARE(again.table().turns()->notation(), played);
    }

    void a_new_game_puts_the_open_one_aside() {
        const Launched launched({"mancala/oware"});
        QVERIFY(launched.is_ready());
        QVERIFY(launched.rests());
        launched.key(static_cast<Qt::Key>(Qt::Key_0 + launched.digit_of_a_choice()));
        QVERIFY(launched.rests());
        launched.key(Qt::Key_N, Qt::ControlModifier);
        QCOMPARE(launched.table().turns()->count(), 0);
        const std::filesystem::path earlier = table_store::folder() / "earlier";
        QVERIFY(std::filesystem::exists(earlier) && !std::filesystem::is_empty(earlier));
    }

    void two_computers_play_to_the_end_and_can_be_stopped() {
        seats("ur/finkel", {"random", "random"});
        const Launched launched({"ur/finkel"});
        QVERIFY(launched.is_ready());
        Table& table = launched.table();
        QTRY_VERIFY_WITH_TIMEOUT(table.turns()->count() >= 5, 10000);
        launched.key(Qt::Key_P);
        QVERIFY(table.board()->paused());
        launched.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(QTest::qWaitFor([&] { return table.looking_back(); }));
        launched.key(Qt::Key_P);
        QVERIFY(!table.over());
        table.playFromHere();
        QTRY_VERIFY_WITH_TIMEOUT(table.over(), 60000);
        QVERIFY(!table.outcome().isEmpty());
    }

    void the_window_can_be_left_while_the_computer_thinks() {
        seats("mancala/oware", {"master", "human"});
        const Launched launched({"mancala/oware"});
        QVERIFY(launched.is_ready());
        QVERIFY(QTest::qWaitFor([&] { return launched.table().thinking() || launched.table().idle(); }));
        launched.key(Qt::Key_Escape);
        QVERIFY(!launched.table().is_open());
        QVERIFY(!launched.table().thinking());
    }

    void a_saved_game_opens_again() {
        const QString file = QString::fromStdString(table_store::folder().string()) + "/saved.sivba";
        const Launched launched({"ur/finkel#5"});
        QVERIFY(launched.is_ready());
        Table& table = launched.table();
        while (table.turns()->count() < 3) {
            QVERIFY(launched.rests());
            if (table.dice()->due()) {
                launched.key(Qt::Key_Space);
                continue;
            }
            QVERIFY(!table.board()->choices().empty());
            table.board()->activate(table.board()->choices().front().place.value);
        }
        QVERIFY(launched.rests());
        const QString played = table.turns()->notation();
        QVERIFY(table.save(file));
        launched.key(Qt::Key_N, Qt::ControlModifier);
        QVERIFY(table.turns()->notation() != played);
        QVERIFY(table.load(file));
        QCOMPARE(table.turns()->notation(), played);
        QVERIFY(!table.load(file + ".missing"));
        QVERIFY(!table.trouble().isEmpty());
    }

    void real_dice_are_entered_by_their_value() {
        Settings::instance().remember_setup("ur/finkel",
                                            {{"seats", QStringList{"human", "human"}}, {"byHand", true}});
        const Launched launched({"ur/finkel"});
        QVERIFY(launched.is_ready());
        Table& table = launched.table();
        for (const int value : {3, 1, 2}) {
            QVERIFY(launched.rests());
            QVERIFY(table.dice()->due() && table.dice()->by_hand());
            table.enterThrow(value);
        }
        QVERIFY(launched.rests());
        QVERIFY(!table.board()->choices().empty());
        QCOMPARE(table.dice()->throws(), 3);
    }

    void every_page_opens_and_closes_without_a_warning() {
        const Launched launched;
        QVERIFY(launched.is_ready());
        launched.key(Qt::Key_Space);
        launched.key(Qt::Key_F1);
        launched.key(Qt::Key_PageDown);
        launched.key(Qt::Key_Escape);
        launched.key(Qt::Key_Return);
        QVERIFY(launched.table().is_open());
        QVERIFY(launched.rests());
        for (const Qt::Key key :
             {Qt::Key_M, Qt::Key_R, Qt::Key_Escape, Qt::Key_F1, Qt::Key_Escape, Qt::Key_T, Qt::Key_V})
            launched.key(key);
        launched.key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(launched.window()->findChild<QObject*>("fileSheet"));
    }

    void own_rulesets_are_folders_of_the_library() {
        const std::filesystem::path shelf = user_folder() / "rulesets";
        std::filesystem::create_directories(shelf);
        QVERIFY(std::ranges::count(ruleset_folders(), shelf) == 1);
        std::filesystem::remove(shelf);
    }

    void a_game_that_cannot_be_set_aside_is_not_overwritten() {
        QString played;
        {
            const Launched launched({"mancala/oware"});
            QVERIFY(launched.is_ready() && launched.rests());
            launched.key(static_cast<Qt::Key>(Qt::Key_0 + launched.digit_of_a_choice()));
            QVERIFY(launched.rests());
            played = launched.table().turns()->notation();
        }
        // A plain file stands where the folder of earlier games would be.
        const std::filesystem::path earlier = table_store::folder() / "earlier";
        std::filesystem::remove_all(earlier);
        std::ofstream(earlier) << "in the way";
        {
            const Launched launched({"mancala/oware:seeds=3", "--turns", "3"});
            QVERIFY(launched.is_ready());
            QVERIFY(!launched.table().trouble().isEmpty());
            QVERIFY(launched.rests());
            launched.key(static_cast<Qt::Key>(Qt::Key_0 + launched.digit_of_a_choice()));
            QVERIFY(launched.rests());
        }
        const Launched again({"mancala/oware"});
        QVERIFY(again.is_ready());
        QCOMPARE(again.table().turns()->notation(), played);
    }

    void a_resumed_game_has_its_own_helps() {
        Settings::instance().remember_setup(
            "mancala/oware", {{"seats", QStringList{"human", "human"}}, {"guides", false}, {"hints", false}});
        {
            const Launched launched({"mancala/oware"});
            QVERIFY(launched.is_ready() && launched.rests());
            launched.key(Qt::Key_1);
            QVERIFY(launched.rests());
        }
        const Launched launched({"ur/finkel"});
        QVERIFY(launched.is_ready());
        QVERIFY(launched.table().hints()->allowed() && launched.table().board()->show_choices());
        QVERIFY(launched.table().resume("mancala/oware"));
        QVERIFY(!launched.table().hints()->allowed() && !launched.table().board()->show_choices());
    }

    void the_game_of_another_window_is_told_and_left_where_it_is() {
        seats("mancala/oware", {"human", "human"});
        {
            const Launched first({"mancala/oware"});
            QVERIFY(first.is_ready() && first.rests());
            first.key(Qt::Key_2);
            QVERIFY(first.rests());
        }
        const std::filesystem::path file = table_store::journal_of("mancala/oware");
        const Result<Resumed> other = resume_journal(file, App::instance().library());
        QVERIFY(bool(other));
        const Launched second;
        QVERIFY(second.is_ready());
        QVERIFY(!second.table().resume("mancala/oware"));
        QCOMPARE(second.table().trouble(), "The game is open in another window.");
        QVERIFY(second.table().start("mancala/oware", {{"seats", QStringList{"human", "human"}}}));
        QVERIFY(second.table().trouble().contains("this one is not kept"));
        second.table().leave();
        const auto kept = recover_journal(file, App::instance().library());
        QVERIFY(bool(kept));
        QCOMPARE(save_text(kept->session), save_text(other->game.session));
    }

    void the_computer_plays_as_on_the_command_line() {
        seats("mancala/oware", {"human", "easy"});
        const Launched launched({"mancala/oware#77"});
        QVERIFY(launched.is_ready() && launched.rests());
        launched.key(Qt::Key_3);
        QVERIFY(launched.rests());
        const GamePtr game = App::instance().game("mancala/oware");
        Session session(game, SessionSetup{77, {Player::human, Player::easy}, false});
        QVERIFY(session.play_token("3"));
        const ComputerMove move = choose_move(*game, *session.position(), session.history(), Player::easy, 77,
                                              ComputerLimits{}, {});
        QVERIFY(session.play(move.move));
        QCOMPARE(launched.table().turns()->count(), 2);
        QVERIFY(launched.table().text().contains(QString::fromStdString(session.turns()[1].text)));
        QCOMPARE(launched.table().board()->frame().rest, game->contents(*session.position()));
    }

    void places_that_are_not_on_the_board_are_nothing() {
        const Launched launched({"mancala/oware"});
        QVERIFY(launched.is_ready() && launched.rests());
        for (const int place : {-1, 14, 4000}) launched.table().activate(place);
        QCOMPARE(launched.table().turns()->count(), 0);
    }

    void the_way_of_the_side_to_move_can_be_shown() {
        const Launched launched({"ur/finkel:starter=first#4"});
        QVERIFY(launched.is_ready() && launched.rests());
        BoardModel& board = *launched.table().board();
        QVERIFY(!board.path());
        launched.key(Qt::Key_W);
        QCOMPARE(board.path(), std::optional(Seat::p1));
    }

    void the_thrown_dice_lie_there_when_a_game_is_resumed() {
        const QStringList arguments{"ur/finkel:starter=first#4", "--turns", "2:"};
        const Launched launched(arguments);
        QVERIFY(launched.is_ready() && launched.rests());
        const auto dice = launched.window()->findChildren<DiceItem*>();
        QCOMPARE(dice.size(), 1);
        QCOMPARE(dice.front()->value(), 2);
    }

    void the_odds_of_the_dice_stand_on_the_page_once() {
        RulesModel rules;
        rules.set_request("ur/finkel");
        int bars = 0, sentences = 0;
        for (int row = 0; row < rules.rowCount(); ++row) {
            const QModelIndex line = rules.index(row);
            const bool bar = rules.data(line, RulesModel::kind_role) == "throw";
            bars += bar;
            sentences += !bar && rules.data(line, RulesModel::text_role).toString().contains("of 16");
        }
        QCOMPARE(bars, 5);
        QCOMPARE(sentences, 0);
    }

    void the_odds_stand_where_the_dice_are_told_for_the_options_chosen() {
        App::instance().use_language("en");
        const auto odds = [](const QString& request) {
            RulesModel rules;
            rules.set_request(request);
            QString heading;
            QStringList told;
            for (int row = 0; row < rules.rowCount(); ++row) {
                const auto is = [&](RulesModel::Role role) {
                    return rules.data(rules.index(row), role).toString();
                };
                if (is(RulesModel::kind_role) == "heading") heading = is(RulesModel::text_role);
                if (is(RulesModel::kind_role) == "throw")
                    told.append(heading + " " + is(RulesModel::text_role) + ": " +
                                is(RulesModel::percent_role) + " " + is(RulesModel::share_role));
            }
            return told;
        };
        QCOMPARE(odds("ur/finkel").value(2), "The throw 2: 37.5 % 1");
        QCOMPARE(odds("ur/finkel").value(3).left(17), "The throw 3: 25 %");
        QCOMPARE(odds("ur/dmytro").value(0).left(20), "The throw 1: 37.5 % ");
        QCOMPARE(odds("ur/dmytro:dice=astragal").size(), 4);
        QVERIFY(odds("ur/dmytro:dice=astragal") != odds("ur/dmytro"));
        App::instance().use_language("uk");
        QVERIFY(odds("ur/finkel").value(2).contains("37,5 %"));
        App::instance().use_language("en");
    }
};

}  // namespace sivba::testing

int main(int argc, char** argv) {
    return sivba::testing::run_offscreen<sivba::testing::LauncherTest>(argc, argv);
}

#include "launcher_test.moc"
