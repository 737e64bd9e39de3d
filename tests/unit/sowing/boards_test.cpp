// The plain board and the board of vectors play the same game: every ruleset with every
// value of every option, random games, compared decision by decision.
#include "games/sowing/compile.h"
#include "games/sowing/game.h"
#include "games/sowing/playouts.h"
#include "tests/unit/sowing/table.h"

namespace sivba::sowing {
namespace {

// All shipped rulesets of the family, each with one option off its default, and a few
// games that no shipped ruleset is.
std::vector<std::pair<std::string, GamePtr>> games() {
    std::vector<std::pair<std::string, GamePtr>> all;
    for (const std::string& id : library().ids()) {
        const Loaded plain = library().load(*GameRequest::parse(id));
        if (!plain.game) continue;
        all.emplace_back(id, plain.game);
        for (const OptionInfo& option : plain.game->ruleset().options)
            for (const OptionValue& value : option.values) {
                const std::string request = id + ":" + option.key + "=" + value.word;
                all.emplace_back(request, game_of(request));
            }
    }
    const std::string head = "format: 1\nid: test/game\nfamily: sowing\nname: Test\n";
    for (const std::string rules :
         {"move: {direction: clockwise, start: {at_least: 2}}\ncapture: {when: last-makes, counts: [2, 4, "
          "6], where: "
          "any-row, chain: backwards}\n",
          "board: {columns: 7}\nmove: {direction: clockwise, lap: {stores: own}, again: last-in-own-store}\n"
          "capture: {when: last-in-empty, where: any-row, take: [opposite], grand_slam: forbidden}\n"})
        all.emplace_back(rules, library().load_text(head + rules, "test.yaml", {}).game);
    return all;
}

using Plain = SowingKernel<PlainBoard<Small>>;

template <class Fast>
void compare(const Program& program, std::uint64_t seed, const std::string& what) {
    RandomStream random(seed);
    Plain::State plain = Plain::initial(program);
    typename Fast::State fast = Fast::initial(program);
    for (int ply = 0; ply < 200 && !Plain::actor(program, plain).is_nobody(); ++ply) {
        MoveList moves, same;
        Plain::legal(program, plain, moves);
        Fast::legal(program, fast, same);
        ASSERT_TRUE(std::ranges::equal(moves, same)) << what;
        const Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
        EventLog plain_events, fast_events;
        const Progress a = Plain::apply(program, plain, move, RecordingSink{&plain_events});
        const Progress b = Fast::apply(program, fast, move, RecordingSink{&fast_events});
        ASSERT_EQ(plain, fast) << what;
        ASSERT_EQ(plain_events, fast_events) << what;
        ASSERT_EQ(a.irreversible, b.irreversible);
        ASSERT_EQ(a.turn_ended, b.turn_ended);
        ASSERT_EQ(Plain::hash(program, plain), Fast::hash(program, fast)) << what;
        ASSERT_EQ(Plain::outcome(program, plain), Fast::outcome(program, fast));
    }
}

TEST(SowingBoards, vectors_and_single_seeds_agree_in_every_ruleset_and_option) {
    std::size_t compared = 0;
    for (const auto& [what, game] : games()) {
        ASSERT_TRUE(game) << what;
        const auto* small = dynamic_cast<const SowingGame<SowingKernel<PlainBoard<Small>>>*>(game.get());
        if (small == nullptr || !small->program().laps.usable()) continue;
        ++compared;
        for (std::uint64_t seed = 0; seed < 40 && !HasFatalFailure(); ++seed) {
            compare<SowingKernel<VectorBoard>>(small->program(), seed, what);
            if (UnclaimedWords::fits(small->program()))
                compare<SowingKernel<VectorBoard, UnclaimedWords>>(small->program(), seed, what);
            if (BonusTurnWords::fits(small->program()))
                compare<SowingKernel<VectorBoard, BonusTurnWords>>(small->program(), seed, what);
        }
    }
    EXPECT_GT(compared, 40u);
}

TEST(SowingBoards, all_laps_of_the_table_are_those_of_the_drop_loop) {
    const auto game = std::dynamic_pointer_cast<const SowingGame<SowingKernel<PlainBoard<Small>>>>(
        game_of("mancala/oware:seeds=8"));
    ASSERT_TRUE(game);
    const Program& program = game->program();
    for (int pit = 0; pit < program.pits; ++pit) {
        for (int seeds = 1; seeds <= program.total; ++seeds) {
            State<Small> a{};
            a.at(pit) = static_cast<std::uint8_t>(seeds);
            State<Small> b = a;
            const int seat = program.owner[static_cast<std::size_t>(pit)];
            ASSERT_EQ(PlainBoard<Small>::sow(program, a, seat, pit), VectorBoard::sow(program, b, seat, pit));
            ASSERT_EQ(a, b);
        }
    }
}

TEST(SowingBoards, every_size_of_state_plays_the_same_game) {
    const auto game = std::dynamic_pointer_cast<const SowingGame<SowingKernel<PlainBoard<Small>>>>(
        game_of("mancala/oware"));
    ASSERT_TRUE(game);
    const PerftOptions options{.depth = 5};
    const auto nameless = [](const auto&, Move) { return std::string(); };
    const auto count = [&](auto kernel) {
        using K = decltype(kernel);
        return run_perft<K>(game->program(), K::initial(game->program()), options, {}, nameless).counts;
    };
    const std::vector<std::uint64_t> expected{6, 36, 190, 1014, 5219};
    EXPECT_EQ(count(SowingKernel<PlainBoard<Small>>{}), expected);
    EXPECT_EQ(count(SowingKernel<PlainBoard<Medium>>{}), expected);
    EXPECT_EQ(count(SowingKernel<PlainBoard<Large>>{}), expected);
}

TEST(SowingBoards, boards_take_the_state_they_need) {
    EXPECT_TRUE(std::dynamic_pointer_cast<const SowingGame<SowingKernel<PlainBoard<Small>>>>(
        game_of("mancala/kalah:columns=10")));
    const auto load = [](const std::string& rules) {
        return library()
            .load_text("format: 1\nid: test/game\nfamily: sowing\nname: Test\n" + rules, "test.yaml", {})
            .game;
    };
    EXPECT_TRUE(std::dynamic_pointer_cast<const SowingGame<SowingKernel<PlainBoard<Medium>>>>(
        load("board: {columns: 20}\nsetup: {all: 2}\n")));
    EXPECT_TRUE(std::dynamic_pointer_cast<const SowingGame<SowingKernel<PlainBoard<Large>>>>(
        load("board: {columns: 20}\nsetup: {all: 9}\n")));
    EXPECT_TRUE(std::dynamic_pointer_cast<const SowingGame<SowingKernel<PlainBoard<Large>>>>(
        load("board: {columns: 100}\nsetup: {all: 1}\n")));
}

TEST(SowingBoards, large_boards_play_to_the_end) {
    const GamePtr game =
        library()
            .load_text("format: 1\nid: test/game\nfamily: sowing\nname: Test\nboard: {columns: 40}\n"
                       "setup: {all: 9}\nmove: {lap: {stores: own}, again: last-in-own-store}\n"
                       "capture: {when: last-in-empty, where: own-row, take: [last, opposite]}\n"
                       "end: {row_empty: ends}\nrepetition: {times: 0}\n",
                       "test.yaml", {})
            .game;
    ASSERT_TRUE(game);
    const PlayoutResult result = game->playout(20, 1, {});
    EXPECT_EQ(result.games, 20u);
    EXPECT_EQ(result.score[0] + result.score[1], 20 * 720);
}

TEST(SowingBoards, random_games_choose_every_start_equally_often) {
    const StartPicker picker;
    const PitSet<std::uint16_t> set{0b101101};
    std::array<int, 6> chosen{};
    RandomStream random(7);
    constexpr int draws = 60'000;
    for (int i = 0; i < draws; ++i) ++chosen[picker.from_table(set, random.next())];
    for (int pit = 0; pit < 6; ++pit)
        EXPECT_NEAR(chosen[static_cast<std::size_t>(pit)], set.has(pit) ? draws / 4 : 0,
                    set.has(pit) ? 500 : 0);
}

TEST(SowingBoards, fast_random_games_have_the_statistics_of_the_plain_ones) {
    for (const std::string id : {"mancala/oware", "mancala/kalah", "mancala/kalah:columns=7"}) {
        const auto game =
            std::dynamic_pointer_cast<const SowingGame<SowingKernel<PlainBoard<Small>>>>(game_of(id));
        ASSERT_TRUE(game);
        const PlayoutResult fast = game->playout(20'000, 1, {});
        const PlayoutResult plain = run_playouts<Plain>(game->program(), 20'000, 2, {});
        EXPECT_EQ(fast.games, plain.games);
        const double n = 20'000;
        EXPECT_NEAR(static_cast<double>(fast.turns) / n, static_cast<double>(plain.turns) / n, 1.5) << id;
        EXPECT_NEAR(static_cast<double>(fast.wins[0]) / n, static_cast<double>(plain.wins[0]) / n, 0.02)
            << id;
        EXPECT_NEAR(static_cast<double>(fast.draws) / n, static_cast<double>(plain.draws) / n, 0.015) << id;
    }
}

}  // namespace
}  // namespace sivba::sowing
