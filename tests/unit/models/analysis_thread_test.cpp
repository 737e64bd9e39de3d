// The thread that analyses: steps and result of a game that nobody stopped, and an end at any
// moment, also while it works.
#include "framework/play/library.h"
#include "framework/play/replay.h"
#include "games/families.h"
#include "qml/models/analysis_thread.h"

#include <gtest/gtest.h>

#include <future>

namespace sivba {
namespace {

Session played(const std::string& id, const std::string& turns) {
    const Library library(all_families(), {std::filesystem::path(SIVBA_SOURCE_DIR) / "rulesets"});
    Session session(library.load(*GameRequest::parse(id)).game, {});
    EXPECT_TRUE(play_turns(session, split_turns(turns), {.typed = true}));
    return session;
}

TEST(AnalysisThread, tells_steps_and_result_and_finds_the_solution) {
    const Session game = played("ur/finkel:pieces=1,starter=first", "4: enter>4*; 4: 4>8*; 4: 8>12");
    std::size_t steps = 0;
    std::promise<Analysis> result;
    AnalysisThread thread([&](std::uint64_t number, const AnalysedStep&) { steps += number == 5; },
                          [&](std::uint64_t, const Analysis& analysis) { result.set_value(analysis); });
    thread.analyse(game, nullptr, 5);
    const Analysis analysis = result.get_future().get();
    EXPECT_EQ(steps, game.steps().size());
    EXPECT_EQ(analysis.steps.size(), game.steps().size());
    EXPECT_TRUE(analysis.exact);
}

TEST(AnalysisThread, only_the_last_of_many_games_has_to_be_finished) {
    const Session game = played("mancala/oware", "3; 1; 4");
    constexpr std::uint64_t last = 50;
    std::promise<void> finished;
    std::uint64_t before = 0;
    bool rising = true;
    AnalysisThread thread([](std::uint64_t, const AnalysedStep&) {},
                          [&](std::uint64_t number, const Analysis& analysis) {
                              rising = rising && number > before && !analysis.stopped;
                              before = number;
                              if (number == last) finished.set_value();
                          });
    for (std::uint64_t number = 1; number < last; ++number) {
        thread.analyse(game, nullptr, number);
        if (number % 3 == 0) thread.cancel();
    }
    thread.analyse(game, nullptr, last);
    finished.get_future().wait();
    EXPECT_TRUE(rising);
}

TEST(AnalysisThread, cancelled_work_ends_at_once_and_has_no_result) {
    const Session game = played("mancala/oware", "3; 1; 4");
    std::size_t steps = 0, results = 0;
    for (int i = 0; i < 20; ++i) {
        std::promise<void> begun;
        AnalysisThread* self = nullptr;
        AnalysisThread thread(
            [&](std::uint64_t, const AnalysedStep&) {
                ++steps;
                self->cancel();
                begun.set_value();
            },
            [&](std::uint64_t, const Analysis&) { ++results; });
        self = &thread;
        thread.analyse(game, nullptr, 1);
        begun.get_future().wait();
    }
    EXPECT_EQ(steps, 20U);
    EXPECT_EQ(results, 0U);
}

}  // namespace
}  // namespace sivba
