// Random games on the fast board stop in the middle of a game when they are told to, after the
// number of decisions that framework/search/playout.h promises.
#include "games/race/playouts.h"
#include "table.h"

namespace sivba::race {

namespace {

// The fast kernel; it counts its decisions and asks for the stop itself.
struct Counted : BitKernel {
    static inline std::stop_source stop;
    static inline std::uint64_t played = 0, stop_at = 0;

    template <class Sink>
    static Progress apply(const Program& program, State& state, Move move, Sink&& sink) {
        if (++played == stop_at) stop.request_stop();
        return BitKernel::apply(program, state, move, sink);
    }
    // One game, stopped at the decision `at`; 0 for never.
    static PlayoutResult game(const Program& program, std::uint64_t at) {
        stop = std::stop_source();
        played = 0;
        stop_at = at;
        return run_fast_playouts<Counted>(program, 1, 1, stop.get_token());
    }
};
static_assert(Kernel<Counted>);

// A die that nearly always shows nothing.
GamePtr long_game(const std::string& starter) {
    const Loaded loaded =
        load_text("format: 1\nid: my/long\nextends: ur/finkel\nname: Long\nstarter: " + starter +
                  "\ndice: {count: 1, faces: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]}\n");
    EXPECT_TRUE(loaded.game) << problems_of(loaded);
    return loaded.game;
}

}  // namespace

TEST(RaceStop, a_long_game_stops_within_the_promised_decisions) {
    for (const std::string starter : {"first", "random"}) {  // the fast loop and the common one
        const GamePtr game = long_game(starter);
        const Program& program = race_game(game).program();
        ASSERT_EQ(Counted::game(program, 0).games, 1u);
        ASSERT_GT(Counted::played, 4 * decisions_between_stops) << "long enough to be stopped within";
        for (const std::uint64_t at : {1u, 2u, 1'023u, 1'024u, 1'025u, 3'000u}) {
            const PlayoutResult result = Counted::game(program, at);
            EXPECT_TRUE(result.stopped) << at;
            EXPECT_EQ(result.games, 0u) << "an unfinished game is not counted";
            EXPECT_LE(Counted::played - at, decisions_between_stops) << at;
        }
    }
}

TEST(RaceStop, a_stop_in_the_last_turn_finishes_the_game) {
    const GamePtr game = long_game("first");
    Counted::game(race_game(game).program(), 0);
    const PlayoutResult result = Counted::game(race_game(game).program(), Counted::played);
    EXPECT_FALSE(result.stopped);
    EXPECT_EQ(result.games, 1u);
}

}  // namespace sivba::race
