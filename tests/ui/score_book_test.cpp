// The book of finished games: what counts, what is forgotten, and what becomes of a
// damaged file. The home is a folder of the test's own.
#include "qml/models/app.h"
#include "qml/models/game_form.h"
#include "qml/models/score_book.h"
#include "qml/models/settings.h"
#include "qml/models/table_store.h"

#include <QStandardPaths>
#include <QTest>

#include <fstream>

namespace sivba::testing {

namespace fs = std::filesystem;
using score_book::Score;

class ScoreBookTest : public QObject {
    Q_OBJECT

    // A game of Oware that the given side gives up.
    static Session given_up(Player south, Player north, Seat loser) {
        SessionSetup setup;
        setup.seats = {south, north};
        Session session(App::instance().game("mancala/oware"), setup);
        session.play_forced();
        session.resign(loser);
        return session;
    }
    static void write(const char* text) { std::ofstream(score_book::file()) << text; }
    static std::size_t damaged_files() {
        std::size_t count = 0;
        for (const auto& each : fs::directory_iterator(score_book::file().parent_path()))
            count += each.path().filename().string().starts_with("statistics.json.damaged-");
        return count;
    }

private slots:
    void init() {
        table_store::use_temporary_folder();
        static_cast<void>(table_store::folder());
        Settings::instance().use_defaults_and_keep_nothing();
    }

    void a_game_counts_for_the_level_it_was_played_against() {
        score_book::note(given_up(Player::human, Player::easy, Seat::p1));
        score_book::note(given_up(Player::human, Player::easy, Seat::p2));
        score_book::note(given_up(Player::hard, Player::human, Seat::p1));
        const score_book::Scores scores = score_book::of("mancala/oware");
        QCOMPARE(scores.size(), std::size_t{2});
        QVERIFY((scores.at(Player::easy) == Score{1, 0, 1}));
        QVERIFY((scores.at(Player::hard) == Score{1, 0, 0}));
        QVERIFY(score_book::of("mancala/kalah").empty());
    }

    void games_between_two_people_or_two_computers_do_not_count() {
        score_book::note(given_up(Player::human, Player::human, Seat::p1));
        score_book::note(given_up(Player::easy, Player::hard, Seat::p1));
        QVERIFY(!fs::exists(score_book::file()));
    }

    void an_open_game_does_not_count() {
        SessionSetup setup;
        setup.seats = {Player::human, Player::easy};
        score_book::note(Session(App::instance().game("mancala/oware"), setup));
        QVERIFY(score_book::of("mancala/oware").empty());
    }

    void forgetting_one_game_keeps_the_others() {
        write(R"({"format": 1, "games": {"ur/finkel": {"easy": {"won": 3, "drawn": 0, "lost": 4}}}})");
        score_book::note(given_up(Player::human, Player::easy, Seat::p1));
        GameForm form;
        form.set_game_id("mancala/oware");
        QCOMPARE(form.scores().size(), 1);
        QCOMPARE(form.scores()[0].toMap()["lost"].toInt(), 1);
        form.forgetScores();
        QVERIFY(form.scores().isEmpty());
        QVERIFY((score_book::of("ur/finkel").at(Player::easy) == Score{3, 0, 4}));
    }

    void a_damaged_book_is_kept_aside_and_a_fresh_one_begun() {
        for (const char* damaged :
             {"", "{\"format\": 1, \"games\": ", "[1, 2]", R"({"format": 2, "games": {}})"}) {
            table_store::use_temporary_folder();
            static_cast<void>(table_store::folder());
            write(damaged);
            QVERIFY(score_book::of("mancala/oware").empty());
            QCOMPARE(damaged_files(), std::size_t{1});
            score_book::note(given_up(Player::human, Player::easy, Seat::p2));
            QVERIFY((score_book::of("mancala/oware").at(Player::easy) == Score{1, 0, 0}));
        }
    }

    void values_without_sense_count_as_nothing() {
        write(R"({"format": 1, "games": {"mancala/oware": {"easy": {"won": -5, "drawn": "x", "lost": 1e99},
                  "nobody": {"won": 1}, "human": {"won": 1}, "hard": 7}}})");
        const score_book::Scores scores = score_book::of("mancala/oware");
        QVERIFY(!scores.contains(Player::human));
        QVERIFY(!scores.contains(Player::hard));
        for (const auto& [level, score] : scores) QVERIFY(score.won == 0 && score.drawn == 0);
    }
};

}  // namespace sivba::testing

QTEST_GUILESS_MAIN(sivba::testing::ScoreBookTest)

#include "score_book_test.moc"
