// The computer at the table without a table: starting, stopping, and going while it
// thinks, with nobody told after the end has begun.
#include "framework/play/library.h"
#include "games/families.h"
#include "qml/models/thinker.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

namespace sivba {

class ThinkerTest : public QObject {
    Q_OBJECT

    GamePtr game_ = Library(all_families(), {std::filesystem::path(SIVBA_SOURCE_DIR) / "rulesets"})
                        .load(*GameRequest::parse("mancala/oware"))
                        .game;
    Thinker::Question question(Player player) const { return {game_, game_->initial(), {}, player, 1}; }

private slots:
    void an_answer_comes_in_the_thread_that_asked() {
        Thinker thinker;
        QThread* answered_in = nullptr;
        thinker.ask(question(Player::easy),
                    [&](const ComputerMove&) { answered_in = QThread::currentThread(); });
        QVERIFY(thinker.busy());
        QTRY_COMPARE(answered_in, QThread::currentThread());
        QVERIFY(!thinker.busy());
    }

    void a_cancelled_question_is_never_answered() {
        Thinker thinker;
        bool answered = false, other = false;
        thinker.ask(question(Player::random), [&](const ComputerMove&) { answered = true; });
        thinker.cancel();
        QVERIFY(!thinker.busy());
        thinker.ask(question(Player::random), [&](const ComputerMove&) { other = true; });
        QTRY_VERIFY(other);
        QVERIFY(!answered);
    }

    void who_listens_hears_nothing_of_the_end() {
        int heard = 0;
        {
            Thinker thinker;
            thinker.ask(question(Player::master), [](const ComputerMove&) {});
            connect(&thinker, &Thinker::busyChanged, &thinker, [&heard] { ++heard; });
        }
        QCoreApplication::processEvents();
        QCOMPARE(heard, 0);
    }
};

}  // namespace sivba

QTEST_GUILESS_MAIN(sivba::ThinkerTest)
#include "thinker_test.moc"
