// Numbers of turn sequences of Oware and Kalah (docs/sources.md: two independent
// programs agree), counted on the fast board and on the plain one.
#include "framework/play/library.h"
#include "framework/search/perft.h"
#include "games/sowing/family.h"
#include "games/sowing/game.h"

#include <gtest/gtest.h>

namespace sivba::sowing {
namespace {

using Counts = std::vector<std::uint64_t>;

GamePtr game_of(std::string_view request) {
    const Library library({&sowing_family()}, {SIVBA_SOURCE_DIR "/rulesets"});
    return library.load(*GameRequest::parse(request)).game;
}

void expect(std::string_view request, bool plies, const Counts& counts) {
    const GamePtr game = game_of(request);
    ASSERT_TRUE(game) << request;
    const PerftOptions options{.depth = static_cast<int>(counts.size()), .plies = plies};
    EXPECT_EQ(game->perft(*game->initial(), options, {}).counts, counts) << request;
    using Plain = SowingKernel<PlainBoard<Small>>;
    const Program& program = static_cast<const SowingGame<Plain>&>(*game).program();
    const auto nameless = [](const Plain::State&, Move) { return std::string(); };
    EXPECT_EQ(run_perft<Plain>(program, Plain::initial(program), options, {}, nameless).counts, counts)
        << request;
}

TEST(SowingPerft, oware) { expect("mancala/oware", false, {6, 36, 190, 1014, 5219, 27332, 139157, 711414}); }

TEST(SowingPerft, kalah_with_bonus_moves_as_plies) {
    expect("mancala/kalah", true, {6, 35, 185, 942, 4690, 23233, 114430, 563055});
}

TEST(SowingPerft, kalah_in_complete_turns) { expect("mancala/kalah", false, {10, 116, 1022, 9682, 125843}); }

TEST(SowingPerft, kalah_with_six_seeds) { expect("mancala/kalah:seeds=6", true, {6, 35, 190, 1056, 5882}); }

TEST(SowingPerft, branches_add_up_and_are_named_by_their_pits) {
    const GamePtr game = game_of("mancala/kalah");
    ASSERT_TRUE(game);
    const PerftResult result = game->perft(*game->initial(), {.depth = 3, .divide = true}, {});
    ASSERT_EQ(result.divided.size(), 10u);
    EXPECT_EQ(result.divided[5].first, "3 1") << "the third pit earns a second move";
    std::uint64_t sum = 0;
    for (const auto& [turn, count] : result.divided) sum += count;
    EXPECT_EQ(sum, 1022u);
}

}  // namespace
}  // namespace sivba::sowing
