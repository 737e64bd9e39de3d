// Random games end when they are told to, between games and within one.
#include "framework/search/playout.h"
#include "tests/unit/search/toy_kernels.h"

#include <gtest/gtest.h>

namespace sivba::toy {
namespace {

// Nim that never ends, and asks for the stop itself after some decisions.
struct Endless : Nim {
    struct Program {
        std::stop_source* source;
        std::uint64_t* played;
    };
    using State = Nim::State;
    static State initial(const Program&) { return {10, Seat::p1}; }
    static Actor actor(const Program&, const State& state) { return state.to_move; }
    static void legal(const Program&, const State&, MoveList& moves) { moves.push(Move{1}); }
    static std::uint32_t weight(const Program&, const State&, Move) { return 1; }
    static std::uint32_t denominator(const Program&, const State&) { return 1; }
    template <class Sink>
    static Progress apply(const Program& program, State&, Move, Sink) {
        if (++*program.played == 5'000) program.source->request_stop();
        return {.ply_ended = true, .turn_ended = true, .irreversible = false};
    }
    static Outcome outcome(const Program&, const State&) { return {}; }
    static std::uint64_t hash(const Program&, const State&) { return 1; }
    static RepetitionRule repetition(const Program&) { return {}; }
    template <class Sink>
    static void settle_repetition(const Program&, State&, Sink) {}
    static float evaluate(const Program&, const State&, Seat) { return 0; }
};
static_assert(Kernel<Endless>);

TEST(Playout, a_game_without_end_stops_when_it_is_told_to) {
    std::stop_source source;
    std::uint64_t played = 0;
    const PlayoutResult result = run_playouts<Endless>({&source, &played}, 10, 1, source.get_token());
    EXPECT_TRUE(result.stopped);
    EXPECT_EQ(result.games, 0u) << "an unfinished game is not counted";
    EXPECT_LT(played, 5'000 + 2 * decisions_between_stops);
}

TEST(Playout, a_game_without_end_is_left_and_counted_as_endless) {
    std::stop_source source;  // asked to stop, but nobody listens
    std::uint64_t played = 0;
    const PlayoutResult result = run_playouts<Endless>({&source, &played}, 2, 1, {});
    EXPECT_FALSE(result.stopped);
    EXPECT_EQ(result.games, 2u);
    EXPECT_EQ(result.nullified, 2u);
    EXPECT_EQ(played, 2 * (longest_random_game - 1));
}

TEST(Playout, a_stop_before_the_first_game_plays_none) {
    std::stop_source source;
    source.request_stop();
    const PlayoutResult result = run_playouts<Nim>({}, 10, 1, source.get_token());
    EXPECT_TRUE(result.stopped);
    EXPECT_EQ(result.games, 0u);
}

TEST(Playout, all_games_are_played_and_counted) {
    const PlayoutResult result = run_playouts<Nim>({}, 100, 1, {});
    EXPECT_FALSE(result.stopped);
    EXPECT_EQ(result.games, 100u);
    EXPECT_EQ(result.wins[0] + result.wins[1], 100u);
}

}  // namespace
}  // namespace sivba::toy
