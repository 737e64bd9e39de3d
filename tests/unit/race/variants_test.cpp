// An author's own boards and paths, written with the same words: longer paths, squares
// that a path crosses twice, another board. Counts from two independent programs.
#include "table.h"

namespace sivba::race {

namespace {

GamePtr variant(const std::string& rest) {
    const Loaded loaded = load_text("format: 1\nid: my/variant\nextends: ur/finkel\nname: Variant\n" + rest);
    EXPECT_TRUE(loaded.game) << problems_of(loaded);
    return loaded.game;
}
std::vector<std::uint64_t> counts(const Game& game, bool weighted) {
    return game.perft(*game.initial(), {.depth = 4, .weighted = weighted}, {}).counts;
}
using Counts = std::vector<std::uint64_t>;

constexpr const char* sixteen_squares =
    "path: {first: [A4, A3, A2, A1, B1, B2, B3, B4, B5, B6, B7, C7, C8, B8, A8, A7]}\n"
    "protection: {squares: []}\nstarter: first\n";
constexpr const char* back_to_the_entrance =
    "path: {first: [A4, A3, A2, A1, B1, B2, B3, B4, B5, B6, B7, A7, A8, B8, C8, C7,\n"
    "               B7, B6, B5, B4, B3, B2, B1, A1, A2, A3, A4]}\n"
    "dice: {count: 3, steps: {0: 4}}\nprotection: {squares: []}\nstarter: first\n";
constexpr const char* twenty_squares =
    "board:\n"
    "  squares: [A1, A2, A3, A4, B1, B2, B3, B4, B5, B6, B7, B8, B9, B10, B11, B12, C1, C2, C3, C4]\n"
    "  kinds: {rosette: [A1, C1, B4, B8, B12], eyes: [], dots: [], fives: [], zigzag: [], final: []}\n"
    "path: {first: [A4, A3, A2, A1, B1, B2, B3, B4, B5, B6, B7, B8, B9, B10, B11, B12]}\n"
    "pieces: {each: 5}\nprotection: {squares: [rosette]}\nstarter: first\n";

}  // namespace

TEST(RaceVariants, path_of_sixteen_squares_meets_head_on) {
    const GamePtr game = variant(std::string(sixteen_squares) + "dice: {count: 3, steps: {0: 4}}\n");
    EXPECT_EQ(counts(*game, false), (Counts{4, 19, 116, 846}));
    EXPECT_EQ(counts(*game, true), (Counts{8, 71, 884, 12514}));
    // Light's 12th square C7 is Dark's 16th.
    EXPECT_EQ(legal(*game, "p1 11 hand 0 off 6 / p2 16 hand 6 off 0 / p1 threw 1"), "11>12x*");
}

TEST(RaceVariants, square_crossed_twice_is_one_square) {
    const GamePtr game = variant(back_to_the_entrance);
    EXPECT_EQ(counts(*game, false), (Counts{4, 19, 116, 846}));
    EXPECT_EQ(counts(*game, true), (Counts{8, 71, 884, 12514}));
    // A piece coming home on A4 (27) blocks entry there (1); an enemy is met on either leg.
    EXPECT_EQ(legal(*game, "p1 27 hand 6 off 0 / p2 hand 7 off 0 / p1 threw 1"), "27>off");
    EXPECT_EQ(legal(*game, "p1 22 hand 0 off 6 / p2 5 hand 6 off 0 / p1 threw 1"), "22>23x");
    const auto twice = game->parse_text("p1 1 27 hand 5 off 0 / p2 hand 7 off 0 / p1 to throw");
    EXPECT_FALSE(twice) << "both stand on A4";
}

TEST(RaceVariants, board_of_twenty_squares_in_a_tail) {
    const GamePtr game = variant(twenty_squares);
    EXPECT_EQ(counts(*game, false), (Counts{5, 28, 192, 1496}));
    EXPECT_EQ(counts(*game, true), (Counts{16, 270, 6675, 180000}));
    EXPECT_EQ(game->board().width, 12);
}

TEST(RaceVariants, first_to_bear_off_fewer_than_all_wins) {
    const GamePtr game = variant("end: {first_to_bear_off: 2}\nstarter: first\n");
    EXPECT_EQ(after(*game, "p1 5 14 hand 4 off 1 / p2 hand 7 off 0 / p1 to throw", "1: 14>off"),
              "p1 5 hand 4 off 2 / p2 hand 7 off 0 / p1 has won");
}

TEST(RaceVariants, paths_of_the_seats_may_differ) {
    const GamePtr game =
        variant("path: {first: [A1, B1, B2], second: [B3, B2, B1]}\npieces: {each: 1}\nstarter: first\n"
                "symmetry: none\n");
    EXPECT_EQ(legal(*game, "p1 2 hand 0 off 0 / p2 2 hand 0 off 0 / p1 threw 1"), "2>3x");
    EXPECT_EQ(game->mirrored(*game->initial()), nullptr);
}

}  // namespace sivba::race
