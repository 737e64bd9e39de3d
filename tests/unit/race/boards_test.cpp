// The fast board plays the same game as the general one: same decisions, same events,
// same ends, on random games under every option; and what no game may break.
#include "games/race/compile.h"
#include "table.h"

#include "framework/board/contents.h"

namespace sivba::race {

namespace {

template <class K>
std::vector<Move> moves_of(const Program& program, const typename K::State& state) {
    MoveList moves;
    K::legal(program, state, moves);
    return {moves.begin(), moves.end()};
}

// Plays the same random decisions on both boards.
void compare_boards(const Program& program, std::uint64_t seed, int decisions) {
    RandomStream random(seed);
    SquareKernel::State square = SquareKernel::initial(program);
    BitKernel::State bits = BitKernel::initial(program);
    for (int i = 0; i < decisions; ++i) {
        const auto moves = moves_of<SquareKernel>(program, square);
        ASSERT_EQ(moves, moves_of<BitKernel>(program, bits));
        ASSERT_EQ(SquareKernel::actor(program, square), BitKernel::actor(program, bits));
        ASSERT_EQ(SquareKernel::outcome(program, square), BitKernel::outcome(program, bits));
        ASSERT_EQ(fast_state(program, square), bits);
        ASSERT_EQ(SquareKernel::evaluate(program, square, Seat::p1),
                  BitKernel::evaluate(program, bits, Seat::p1));
        for (const Seat seat : {Seat::p1, Seat::p2})
            ASSERT_EQ(square.board.barred(program, seat), bits.board.barred(program, seat));
        if (moves.empty()) {
            square = SquareKernel::initial(program);
            bits = BitKernel::initial(program);
            continue;
        }
        const Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
        ASSERT_EQ(SquareKernel::denominator(program, square), BitKernel::denominator(program, bits));
        ASSERT_EQ(SquareKernel::weight(program, square, move), BitKernel::weight(program, bits, move));
        EventLog square_events, bit_events;
        SquareKernel::apply(program, square, move, RecordingSink{&square_events});
        BitKernel::apply(program, bits, move, RecordingSink{&bit_events});
        std::erase_if(square_events, [](const Event& event) { return event.kind == EventKind::pass; });
        ASSERT_EQ(square_events, bit_events) << "the fast board does not tell why a turn is skipped";
    }
}

std::vector<std::string> all_options() {
    std::vector<std::string> all;
    for (const char* dice : {"four", "three", "three-zero-is-four", "astragal", "astragal-as-painted"})
        for (const char* safe : {"centre", "all", "none"})
            for (const char* finish : {"exact", "quick"})
                for (const char* exit : {"off", "on"})
                    for (const char* starter : {"throw-off", "first", "second", "random"})
                        for (const char* pieces : {"1", "3", "7"})
                            all.push_back(std::string("dice=") + dice + ",safe=" + safe +
                                          ",finish=" + finish + ",exit_from_rosette_throws=" + exit +
                                          ",starter=" + starter + ",pieces=" + pieces);
    return all;
}

}  // namespace

TEST(RaceBoards, fast_board_equals_the_general_one_under_all_options) {
    for (const std::string& options : all_options()) {
        const GamePtr game = finkel(options);
        ASSERT_TRUE(game) << options;
        compare_boards(race_game(game).program(), 1, 2000);
        if (HasFatalFailure()) FAIL() << options;
    }
}

TEST(RaceBoards, fast_board_equals_the_general_one_in_every_ruleset_it_plays) {
    for (const std::string id : {"ur/masters", "ur/masters:safe=rosettes", "ur/blitz", "ur/murray",
                                 "ur/murray:path=far-row", "ur/bell", "ur/bell:entry=5,rosettes=protected",
                                 "ur/bell:rosettes=extra,rethrows=off", "ur/aseb"}) {
        const Loaded loaded = library().load(*GameRequest::parse(id));
        ASSERT_TRUE(loaded.game) << id << problems_of(loaded);
        const Program& program = race_game(loaded.game).program();
        ASSERT_TRUE(program.linear) << id;
        compare_boards(program, 1, 4000);
        if (HasFatalFailure()) FAIL() << id;
    }
}

TEST(RaceBoards, piles_tokens_forks_and_ways_back_need_the_general_board) {
    for (const std::string id : {"ur/skiriuk", "ur/dmytro", "ur/tablet"})
        EXPECT_FALSE(race_game(library().load(*GameRequest::parse(id)).game).program().linear) << id;
}

TEST(RaceBoards, pieces_are_conserved_and_events_tell_the_whole_move) {
    const GamePtr game = finkel("safe=none");
    RandomStream random(3);
    PositionPtr at = game->initial();
    Contents contents = game->contents(*at);
    for (int i = 0; i < 20000; ++i) {
        MoveList moves;
        game->legal(*at, moves);
        if (moves.empty()) {
            at = game->initial();
            contents = game->contents(*at);
            continue;
        }
        EventLog events;
        at =
            game->apply(*at, moves[random.below(static_cast<std::uint32_t>(moves.size()))], &events).position;
        for (const Event& event : events) ASSERT_TRUE(replay(contents, event));
        ASSERT_EQ(contents, game->contents(*at));
        std::size_t count[2] = {};
        for (const auto& place : contents.pieces)
            for (const Piece& piece : place) ++count[row(piece.owner)];
        ASSERT_EQ(count[0], 7u);
        ASSERT_EQ(count[1], 7u);
    }
}

TEST(RaceBoards, exchanging_the_seats_exchanges_everything) {
    const GamePtr game = finkel("exit_from_rosette_throws=on");
    ASSERT_EQ(game->ruleset().symmetry, Symmetry::transpose);
    RandomStream random(4);
    PositionPtr at = game->initial();
    PositionPtr mirror = game->mirrored(*at);
    for (int i = 0; i < 5000; ++i) {
        MoveList moves, mirrored;
        game->legal(*at, moves);
        game->legal(*mirror, mirrored);
        ASSERT_EQ(moves.size(), mirrored.size());
        if (moves.empty()) {
            at = game->initial();
            mirror = game->mirrored(*at);
            continue;
        }
        const Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
        const Move image = game->mirrored(*at, move);
        ASSERT_TRUE(mirrored.contains(image));
        at = game->apply(*at, move, nullptr).position;
        mirror = game->apply(*mirror, image, nullptr).position;
        ASSERT_TRUE(game->equal(*game->mirrored(*at), *mirror)) << game->text(*at) << "\n"
                                                                << game->text(*mirror);
    }
}

TEST(RaceBoards, equal_positions_have_equal_hashes) {
    const GamePtr game = finkel("starter=first");
    const PositionPtr one = play(*game, game->initial(), "1: enter>1 1: enter>1 2: enter>2");
    const PositionPtr other = play(*game, game->initial(), "2: enter>2 1: enter>1 1: enter>1");
    EXPECT_TRUE(game->equal(*one, *other));
    EXPECT_EQ(game->hash(*one), game->hash(*other));
    EXPECT_NE(game->hash(*one), game->hash(*game->initial()));
    EXPECT_NE(game->hash(*position(*game, "p1 hand 7 off 0 / p2 hand 7 off 0 / p1 to throw")),
              game->hash(*position(*game, "p1 hand 7 off 0 / p2 hand 7 off 0 / p2 to throw")));
}

TEST(RaceBoards, fast_playouts_play_the_same_game) {
    // Means of throws of both ways of playing random games, within four standard errors.
    const GamePtr game = finkel("pieces=3,starter=first");
    const Program& program = race_game(game).program();
    constexpr std::uint64_t games = 20000;
    const PlayoutResult fast = game->playout(games, 1, {});
    const PlayoutResult plain = run_playouts<SquareKernel>(program, games, 2, {});
    const auto mean = [](const PlayoutResult& r) {
        return static_cast<double>(r.throws) / static_cast<double>(r.games);
    };
    const auto error = [&](const PlayoutResult& r) {
        const double n = static_cast<double>(r.games);
        return std::sqrt((r.throws_squared / n - mean(r) * mean(r)) / n);
    };
    EXPECT_NEAR(mean(fast), mean(plain), 4 * std::hypot(error(fast), error(plain)));
    EXPECT_NEAR(static_cast<double>(fast.wins[0]), static_cast<double>(plain.wins[0]),
                4 * std::sqrt(games * 0.5));
    EXPECT_EQ(fast.wins[0] + fast.wins[1], games);
    EXPECT_EQ(fast.turns, fast.throws);
}

TEST(RaceBoards, playouts_are_reproducible) {
    const GamePtr game = finkel("starter=first");
    EXPECT_EQ(game->playout(500, 9, {}).throws, game->playout(500, 9, {}).throws);
    EXPECT_NE(game->playout(500, 9, {}).throws, game->playout(500, 10, {}).throws);
}

}  // namespace sivba::race
