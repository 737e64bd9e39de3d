// The thread that solves a game: what it leaves in the folder when it is done, stopped or hindered,
// and an end at any moment.
#include "framework/play/library.h"
#include "framework/play/solution_file.h"
#include "framework/play/solutions.h"
#include "games/families.h"
#include "qml/models/solve_thread.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <future>

namespace sivba {
namespace {

namespace fs = std::filesystem;

class SolveThreads : public ::testing::Test {
protected:
    SolveThreads() {
        fs::remove_all(home_);
        fs::create_directories(home_);
        ::setenv("XDG_DATA_HOME", home_.c_str(), 1);
    }
    ~SolveThreads() override { fs::remove_all(home_); }

    // All news of a thread that is left alone.
    SolveNews last_of(const GamePtr& game) const {
        std::promise<SolveNews> last;
        SolveThread thread(game, {}, [&](const SolveNews& news) {
            if (news.kind != SolveNews::Kind::working) last.set_value(news);
        });
        return last.get_future().get();
    }

    const fs::path home_ = fs::path(::testing::TempDir()) / ("solve-thread-" + std::to_string(::getpid()));
    const GamePtr game_ = Library(all_families(), {fs::path(SIVBA_SOURCE_DIR) / "rulesets"})
                              .load(*GameRequest::parse("ur/finkel:pieces=2"))
                              .game;
};

TEST_F(SolveThreads, keeps_the_solution_and_nothing_unfinished) {
    EXPECT_EQ(last_of(game_).kind, SolveNews::Kind::done);
    EXPECT_TRUE(open_solution(solution_place(*game_), *game_));
    EXPECT_FALSE(fs::exists(unfinished_place(*game_)));
}

TEST_F(SolveThreads, end_at_any_moment_and_tell_it_once) {
    for (int i = 0; i < 10; ++i) {
        int ends = 0;
        {
            SolveThread thread(game_, {},
                               [&](const SolveNews& news) { ends += news.kind != SolveNews::Kind::working; });
            if (i % 3 == 1) thread.stop();
            if (i % 3 == 2) std::this_thread::yield();
        }
        EXPECT_EQ(ends, 1);
        EXPECT_TRUE(fs::exists(solution_place(*game_)) || SolveFile::open(unfinished_place(*game_), *game_));
    }
}

TEST_F(SolveThreads, tells_which_folder_cannot_be_written) {
    fs::create_directories(home_ / "sivba");
    std::ofstream(home_ / "sivba" / "solutions") << "a file in its place";
    const SolveNews news = last_of(game_);
    EXPECT_EQ(news.kind, SolveNews::Kind::failed);
    EXPECT_FALSE(news.problem.empty());
}

TEST_F(SolveThreads, goes_on_with_what_another_program_has_begun_only_when_that_has_ended) {
    fs::create_directories(solution_place(*game_).parent_path());
    {
        const auto held = SolveFile::open(unfinished_place(*game_), *game_);
        ASSERT_TRUE(held);
        EXPECT_EQ(last_of(game_).kind, SolveNews::Kind::failed);
    }
    EXPECT_EQ(last_of(game_).kind, SolveNews::Kind::done);
}

}  // namespace
}  // namespace sivba
