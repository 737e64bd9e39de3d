// The level Perfect in the window: its solution is computed beside the game, kept, gone on with,
// offered by the start sheet and asked by the table; the chances it knows are shown on demand.
#include "framework/play/save.h"
#include "framework/play/solution_file.h"
#include "framework/play/solutions.h"
#include "qml/models/game_form.h"
#include "qml/models/settings.h"
#include "qml/models/solve_job.h"
#include "qml/models/table.h"
#include "qml/models/table_store.h"

#include <QCoreApplication>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <fstream>

namespace sivba {

namespace fs = std::filesystem;

class SolutionTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> home_;

    static constexpr int long_enough = 120'000;
    // More than 500,000 positions: not solved at once.
    static constexpr const char* middling = "ur/blitz:pieces=3";
    static constexpr const char* small = "ur/finkel:pieces=2,starter=first";

    static GamePtr game(const char* request) { return App::instance().game(request); }
    static QVariantMap seats(const QStringList& words) { return {{"seats", words}}; }
    static bool ends() {
        return QTest::qWaitFor([] { return !SolveJob::instance().busy(); }, long_enough);
    }
    static bool rests(Table& table) {
        return QTest::qWaitFor([&] { return table.idle(); }, long_enough);
    }
    static void write(const fs::path& path, const std::string& text) {
        fs::create_directories(path.parent_path());
        std::ofstream(path) << text;
    }
    static bool has_perfect(GameForm& form) {
        const QVariantList players = form.players();
        return std::ranges::any_of(players,
                                   [](const QVariant& each) { return each.toMap()["word"] == "perfect"; });
    }
    // Chances after each decision of the game on the table, for the seat that decided.
    static QList<double> given_away(const Table& table) {
        const Result<Session> session = load_save(table.text().toStdString(), App::instance().library());
        if (!session) return {};
        const SolutionPtr solution = *find_solution(session->game(), {});
        QList<double> lost;
        for (const Step& step : session->steps()) {
            const auto rated = rated_decisions(session->game(), *step.before, *solution);
            const auto played = std::ranges::find(rated, step.move, &ScoredMove::move);
            if (played != rated.end()) lost.append(rated.front().value - played->value);
        }
        return lost;
    }

private slots:
    void init() {
        home_ = std::make_unique<QTemporaryDir>();
        qputenv("XDG_DATA_HOME", home_->path().toUtf8());
        table_store::use_temporary_folder();
        Settings::instance().use_defaults_and_keep_nothing();
    }
    void cleanup() {
        SolveJob::instance().cancel();
        QVERIFY(ends());
    }

    void a_computed_solution_is_kept_and_nothing_else() {
        const GamePtr solved = game(small);
        QSignalSpy done(&SolveJob::instance(), &SolveJob::done);
        QVERIFY(SolveJob::instance().begin(solved));
        QVERIFY(!SolveJob::instance().begin(solved));
        QVERIFY(done.wait(long_enough));
        QVERIFY(!SolveJob::instance().busy());
        QVERIFY(open_solution(solution_place(*solved), *solved));
        QVERIFY(!fs::exists(unfinished_place(*solved)));
    }

    void what_is_done_is_kept_when_it_is_cancelled_and_gone_on_with() {
        constexpr std::uintmax_t only_head = 48;
        const GamePtr solved = game(middling);
        SolveJob& job = SolveJob::instance();
        const auto kept = [&] {
            std::error_code error;
            const auto size = fs::file_size(unfinished_place(*solved), error);
            return error ? 0 : size;
        };
        QVERIFY(job.begin(solved));
        QVERIFY(QTest::qWaitFor([&] { return kept() > only_head; }, long_enough));
        job.cancel();
        QVERIFY(ends());
        QVERIFY(kept() > only_head && !fs::exists(solution_place(*solved)));
        const auto before = kept();
        QVERIFY(job.begin(solved));
        QVERIFY(ends());
        QCOMPARE(job.problem_of(*solved), QString());
        QVERIFY(open_solution(solution_place(*solved), *solved));
        QVERIFY(before > only_head);
    }

    // As the end of the program does it.
    void who_lets_a_computation_go_stops_it_and_loses_nothing() {
        const GamePtr solved = game(middling);
        std::atomic<bool> stopped = false, computes = false;
        {
            const SolveThread thread(solved, {.nodes = ~std::uint64_t{0}}, [&](const SolveNews& news) {
                computes = computes || news.begun;
                stopped = stopped || news.kind == SolveNews::Kind::stopped;
            });
            QTRY_VERIFY_WITH_TIMEOUT(computes, long_enough);
        }
        QVERIFY(stopped);
        QVERIFY(SolveFile::open(unfinished_place(*solved), *solved));
    }

    void a_folder_that_cannot_be_written_is_named() {
        const GamePtr solved = game(small);
        write(fs::path(home_->path().toStdString()) / "sivba" / "solutions", "a file in its place");
        QVERIFY(SolveJob::instance().begin(solved));
        QVERIFY(ends());
        const QString problem = SolveJob::instance().problem_of(*solved);
        QVERIFY2(problem.contains("sivba/solutions"), qPrintable(problem));
    }

    void more_memory_than_there_is_is_refused_before_it_begins() {
        const GamePtr huge = game("ur/murray");
        QVERIFY(!SolveJob::instance().begin(huge));
        QVERIFY(SolveJob::instance().problem_of(*huge).contains("memory"));
        GameForm form;
        form.set_game_id("ur/murray");
        form.setPlayer(1, "perfect");
        QTRY_VERIFY(form.perfect()->failed());
        QVERIFY(form.perfect()->action().isEmpty() && !form.problem().isEmpty());
    }

    void games_without_a_solver_have_no_perfect_player() {
        GameForm form;
        form.set_game_id("mancala/oware");
        QVERIFY(!has_perfect(form));
        form.set_game_id("ur/finkel");
        QVERIFY(has_perfect(form));
        form.setPlayer(1, "perfect");
        QCOMPARE(form.seats()[1], QString("perfect"));
        QTRY_VERIFY(form.perfect()->shown() && !form.problem().isEmpty());
        form.setPlayer(1, "hard");
        QVERIFY(!form.perfect()->shown() && form.problem().isEmpty());
    }

    void the_sheet_offers_to_compute_and_then_to_play() {
        Settings::instance().remember_setup("ur/blitz", {{"seats", QStringList{"human", "perfect"}},
                                                         {"options", QVariantMap{{"pieces", "3"}}}});
        GameForm form;
        form.set_game_id("ur/blitz");
        PerfectOffer& offer = *form.perfect();
        QTRY_VERIFY(offer.shown() && !offer.action().isEmpty());
        QVERIFY2(offer.text().contains("512,349"), qPrintable(offer.text()));
        QVERIFY(!offer.failed() && !offer.can_start_over());
        offer.compute();
        QVERIFY(offer.computing() && offer.action().isEmpty() && !offer.progress().isEmpty());
        offer.cancel();
        QVERIFY(ends());
        QTRY_VERIFY(offer.can_start_over() && !offer.failed());
        offer.startOver();
        QVERIFY(ends());
        QTRY_VERIFY(offer.ready() && !offer.shown());
        QCOMPARE(form.problem(), QString());
    }

    void what_another_program_has_computed_meanwhile_is_taken() {
        Settings::instance().remember_setup("ur/blitz", {{"seats", QStringList{"human", "perfect"}},
                                                         {"options", QVariantMap{{"pieces", "3"}}}});
        GameForm form;
        form.set_game_id("ur/blitz");
        PerfectOffer& offer = *form.perfect();
        QTRY_VERIFY(offer.shown() && !offer.action().isEmpty());
        const GamePtr solved = game(middling);
        const Solved other = solved->solution(*solved->initial(), {}, nullptr, {}, {});
        fs::create_directories(solution_place(*solved).parent_path());
        QVERIFY(other.solution && save_solution(solution_place(*solved), *solved, *other.solution));
        offer.compute();
        QVERIFY(!offer.computing());
        QTRY_VERIFY(offer.ready() && !offer.shown());
    }

    void small_games_need_no_computation() {
        Settings::instance().remember_setup("ur/finkel", {{"options", QVariantMap{{"pieces", "2"}}}});
        GameForm form;
        form.set_game_id("ur/finkel");
        form.setPlayer(0, "perfect");
        QTRY_VERIFY(form.perfect()->ready());
        QVERIFY(!form.perfect()->shown() && form.problem().isEmpty());
    }

    void a_damaged_solution_is_told_on_the_sheet_and_computed_again() {
        const GamePtr solved = game(middling);
        write(solution_place(*solved), std::string(1000, 'x'));
        Settings::instance().remember_setup("ur/blitz", {{"options", QVariantMap{{"pieces", "3"}}}});
        GameForm form;
        form.set_game_id("ur/blitz");
        form.setPlayer(1, "perfect");
        QTRY_VERIFY(form.perfect()->failed());
        QVERIFY(form.perfect()->text().contains(".solution"));
        form.perfect()->compute();
        QVERIFY(ends());
        QTRY_VERIFY(form.perfect()->ready());
    }

    void a_perfect_seat_gives_nothing_away() {
        Table table;
        table.board()->set_speed(BoardModel::Instant);
        QVERIFY(table.start(small, {{"seats", QStringList{"perfect", "perfect"}}, {"seed", "5"}}));
        QTRY_VERIFY_WITH_TIMEOUT(table.over(), long_enough);
        const QList<double> lost = given_away(table);
        QVERIFY(lost.size() > 10);
        QCOMPARE(*std::ranges::max_element(lost), 0.0);
        QCOMPARE(table.seats()[0].toMap()["player"].toString(), QString("Perfect"));
    }

    void without_its_solution_perfect_plays_like_master_and_says_so() {
        const GamePtr large = game("ur/finkel");
        write(solution_place(*large), std::string(1000, 'x'));
        Table table;
        table.board()->set_speed(BoardModel::Instant);
        QVERIFY(table.start("ur/finkel:starter=first", seats({"perfect", "human"})));
        QTRY_VERIFY(table.trouble().contains(".solution") && table.trouble().contains("Master"));
        QCOMPARE(table.seats()[0].toMap()["player"].toString(), QString("Perfect, as Master"));
        QVERIFY(!table.chances()->available());
        QTRY_VERIFY_WITH_TIMEOUT(table.turns()->count() > 0, long_enough);
        fs::remove(solution_place(*large));
        table.leave();
        QVERIFY(table.resume("ur/finkel"));
        QTRY_VERIFY(table.trouble().contains("Master") && !table.trouble().contains(".solution"));
    }

    void what_was_computed_meanwhile_is_taken_up_by_the_table() {
        Table table;
        QVERIFY(table.start(middling, seats({"human", "perfect"})));
        QTRY_VERIFY(!table.trouble().isEmpty());
        QVERIFY(SolveJob::instance().begin(game(middling)));
        QTRY_VERIFY_WITH_TIMEOUT(table.chances()->available(), long_enough);
        QVERIFY(table.trouble().isEmpty() && table.notice().contains("Perfect"));
        QCOMPARE(table.seats()[1].toMap()["player"].toString(), QString("Perfect"));
    }

    void chances_are_shown_when_asked_for_and_hidden_again() {
        Table table;
        table.board()->set_speed(BoardModel::Instant);
        QVERIFY(table.start(small, {{"seats", QStringList{"human", "human"}}, {"seed", "7"}}));
        QVERIFY2(table.playTurns("2: enter>2; 1: enter>1"), qPrintable(table.trouble()));
        QVERIFY(table.playTurns("1:"));
        QVERIFY(rests(table));
        QTRY_VERIFY(table.chances()->available());
        const std::size_t choices = table.board()->choices().size();
        QVERIFY(choices > 1);
        QVERIFY(table.board()->plates().empty() && table.chances()->current().isEmpty());
        table.chances()->set_shown(true);
        const QVariantList plates = table.board()->plates();
        QCOMPARE(std::size_t(plates.size()), choices);
        QVERIFY(table.chances()->current().contains('%'));
        const auto best = [](const QVariant& plate) { return plate.toMap()["best"].toBool(); };
        QCOMPARE(std::ranges::count_if(plates, best), 1);
        const int place = std::ranges::find_if(plates, best)->toMap()["place"].toInt();
        const QString spoken = table.board()->spoken(place);
        QVERIFY2(spoken.contains("chance to win") && spoken.contains("best"), qPrintable(spoken));
        table.chances()->set_shown(false);
        QVERIFY(table.board()->plates().empty() && table.chances()->current().isEmpty());
        QVERIFY(!table.board()->spoken(place).contains("chance"));
    }

    void other_people_are_not_shown_what_the_last_ones_asked_for() {
        Table table;
        QVERIFY(table.start(small, seats({"human", "random"})));
        QTRY_VERIFY(table.chances()->available());
        table.chances()->set_shown(true);
        QVERIFY(table.again());
        QVERIFY(table.chances()->shown());
        QVERIFY(table.start(small, seats({"human", "human"})));
        QVERIFY(table.chances()->available() && !table.chances()->shown());
    }

    // The file of a large game is read once.
    void a_second_table_of_the_game_has_its_solution_at_once() {
        Table table, other;
        QVERIFY(table.start(small, seats({"human", "human"})));
        QTRY_VERIFY(table.chances()->available());
        QVERIFY(other.start(small, seats({"human", "perfect"})));
        QVERIFY(other.chances()->available() && other.trouble().isEmpty());
        table.leave();
        QVERIFY(other.chances()->available());
    }

    void the_hint_of_a_solved_game_is_the_best_decision() {
        Table table;
        table.board()->set_speed(BoardModel::Instant);
        QVERIFY(table.start(small, {{"seats", QStringList{"human", "human"}}, {"seed", "7"}}));
        QVERIFY(table.playTurns("2: enter>2; 1: enter>1"));
        QVERIFY(table.playTurns("1:"));
        QTRY_VERIFY(table.chances()->available());
        QVERIFY(rests(table));
        for (int level = 1; level <= 3; ++level) {
            table.hint();
            QTRY_COMPARE(table.hints()->level(), level);
            if (level == 2) QVERIFY(table.hints()->text().contains('%'));
        }
        table.chances()->set_shown(true);
        for (const QVariant& plate : table.board()->plates())
            if (plate.toMap()["best"].toBool())
                QCOMPARE(plate.toMap()["place"].toInt(), int{table.board()->hint().move.value});
    }
};

}  // namespace sivba

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    sivba::SolutionTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "solution_test.moc"
