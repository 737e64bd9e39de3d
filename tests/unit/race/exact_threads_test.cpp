// Threads of the exact solver: the same values with any number of them, and a stop at any time.
#include "exact.h"

namespace sivba::race {

TEST(RaceExactThreads, any_number_of_threads_finds_the_same_values) {
    const GamePtr game = finkel("pieces=2");
    const Program& program = program_of(game);
    const std::string one = solve_exactly(program, {}, {.threads = 1}, {}, {}).layers->packed();
    for (const std::size_t threads : {2, 3, 5}) {
        const ExactMeans means{.threads = threads, .room = 40'000};
        const ExactSolving solving = solve_exactly(program, {}, means, {}, {});
        EXPECT_TRUE(one == solving.layers->packed()) << threads;
        EXPECT_GT(solving.room_used, 0u);
        EXPECT_LE(solving.room_used, means.room);
    }
}

TEST(RaceExactThreads, work_stops_at_any_time) {
    const GamePtr game = finkel("pieces=2");
    for (const int sweeps : {0, 1, 2, 50}) {
        std::stop_source stop;
        if (sweeps == 0) stop.request_stop();
        int told = 0;
        const OnSolve report = [&](const SolveProgress&) {
            if (++told == sweeps) stop.request_stop();
        };
        const ExactSolving solving =
            solve_exactly(program_of(game), {}, {.threads = 3}, report, stop.get_token());
        EXPECT_TRUE(solving.stopped);
        EXPECT_FALSE(solving.layers);
        EXPECT_EQ(told, sweeps);
    }
}

}  // namespace sivba::race
