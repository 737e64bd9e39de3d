// A computer player that thinks without end on one thread is stopped from another, which
// uses the same game meanwhile: run by ./check with the thread sanitizer, too.
#include "framework/base/random.h"
#include "framework/play/computer.h"
#include "framework/play/library.h"
#include "games/families.h"

#include <gtest/gtest.h>

#include <latch>
#include <limits>
#include <thread>

namespace sivba {
namespace {

class Stop : public testing::TestWithParam<const char*> {
protected:
    static GamePtr game() {
        const Library library(all_families(), {SIVBA_SOURCE_DIR "/rulesets"});
        return library.load({GetParam(), {}, {}}).game;
    }
    // The first position in which a seat has a choice.
    static PositionPtr choice(const GamePtr& game) {
        Session session(game, {.seed = 1});
        MoveList moves;
        for (;;) {
            game->legal(*session.position(), moves);
            if (session.actor().is_seat() && moves.size() > 1) return session.position();
            if (session.actor().is_chance())
                session.throw_dice();
            else if (!session.play(moves[0]))
                return nullptr;
        }
    }
    static void play(const GamePtr& game, std::size_t decisions) {
        Session session(game, {.seed = 2});
        RandomStream random(3);
        MoveList moves;
        for (std::size_t i = 0; i < decisions && !session.actor().is_nobody(); ++i) {
            game->legal(*session.position(), moves);
            if (session.actor().is_chance())
                session.throw_dice();
            else
                ASSERT_TRUE(session.play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]));
        }
    }
};

TEST_P(Stop, a_search_without_limits_is_stopped_from_another_thread) {
    const GamePtr loaded = game();
    ASSERT_TRUE(loaded);
    const PositionPtr position = choice(loaded);
    ASSERT_TRUE(position);
    ComputerLimits limits;
    limits.nodes = std::numeric_limits<std::uint64_t>::max();
    limits.emergency = {};
    for (int round = 0; round < 3; ++round) {
        std::latch both(2);
        std::stop_source stop;
        ComputerMove chosen;
        std::thread thinking([&] {
            both.arrive_and_wait();
            chosen = choose_move(*loaded, *position, {}, Player::master, 1, limits, stop.get_token());
        });
        both.arrive_and_wait();
        play(loaded, 400);
        stop.request_stop();
        thinking.join();
        EXPECT_TRUE(chosen.stopped);
        MoveList moves;
        loaded->legal(*position, moves);
        EXPECT_TRUE(moves.contains(chosen.move));
    }
}

INSTANTIATE_TEST_SUITE_P(Games, Stop, testing::Values("mancala/oware", "mancala/hus", "ur/finkel"));

}  // namespace
}  // namespace sivba
