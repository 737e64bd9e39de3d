// Random games on the fast board stop in the middle of a game when they are told to, after the
// number of decisions that framework/search/playout.h promises.
#include "games/sowing/game.h"
#include "games/sowing/playouts.h"
#include "tests/unit/sowing/table.h"

namespace sivba::sowing {
namespace {

// The fast kernel; it counts its decisions and asks for the stop itself.
struct Counted : SowingKernel<VectorBoard> {
    static inline std::stop_source stop;
    static inline std::uint64_t played = 0, stop_at = 0;

    template <class Sink>
    static Progress apply(const Program& program, State& state, Move move, Sink&& sink) {
        if (++played == stop_at) stop.request_stop();
        return SowingKernel<VectorBoard>::apply(program, state, move, sink);
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

// Nothing is captured: seeds go round until the limit of turns.
Program long_game(const std::string& more) {
    const Loaded loaded = library().load_text("format: 1\nid: test/long\nfamily: sowing\nname: "
                                              "Long\nrepetition: {times: 0}\nend: {turn_limit: 10000}\n" +
                                                  more,
                                              "test.yaml", {});
    EXPECT_TRUE(loaded.game) << problems_of(loaded);
    return static_cast<const SowingGame<SowingKernel<PlainBoard<Small>>>&>(*loaded.game).program();
}

TEST(SowingStop, a_long_game_stops_within_the_promised_decisions) {
    for (const std::string starter : {"", "starter: random\n"}) {  // the fast loop and the common one
        const Program program = long_game(starter);
        ASSERT_EQ(Counted::game(program, 0).games, 1u);
        ASSERT_GT(Counted::played, 5 * decisions_between_stops) << "long enough to be stopped within";
        for (const std::uint64_t at : {1u, 2u, 1'023u, 1'024u, 1'025u, 3'000u}) {
            const PlayoutResult result = Counted::game(program, at);
            EXPECT_TRUE(result.stopped) << at;
            EXPECT_EQ(result.games, 0u) << "an unfinished game is not counted";
            EXPECT_LE(Counted::played - at, decisions_between_stops) << at;
        }
    }
}

TEST(SowingStop, a_stop_in_the_last_turn_finishes_the_game) {
    const Program program = long_game("");
    Counted::game(program, 0);
    const PlayoutResult result = Counted::game(program, Counted::played);
    EXPECT_FALSE(result.stopped);
    EXPECT_EQ(result.games, 1u);
}

}  // namespace
}  // namespace sivba::sowing
