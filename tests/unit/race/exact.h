// Games for the tests of the exact solver: Finkel's with options, and other paths of the board.
#pragma once

#include "games/race/exact_plan.h"
#include "games/race/exact_solver.h"
#include "table.h"

namespace sivba::race {

// Finkel's board and pieces with another path; every rosette gives a throw.
inline GamePtr on_path(const std::string& path, int pieces, const std::string& dice,
                       const std::string& safe) {
    const Loaded loaded =
        load_text("format: 1\nid: my/path\nextends: ur/finkel\nname: Path\npath: {first: [" + path +
                  "], second: mirror}\npieces: {each: " + std::to_string(pieces) + "}\ndice: " + dice +
                  "\nprotection: {squares: [" + safe + "]}\n");
    EXPECT_TRUE(loaded.game) << problems_of(loaded);
    return loaded.game;
}
inline const std::string zero_is_four = "{count: 3, steps: {0: 4}}";

inline GamePtr masters(int pieces) {
    return on_path("A4, A3, A2, A1, B1, B2, B3, B4, B5, B6, B7, C7, C8, B8, A8, A7", pieces, zero_is_four,
                   "");
}
// Two ways home after H. J. R. Murray: squares are crossed twice.
inline GamePtr murray_own_row(int pieces, const std::string& safe = "") {
    return on_path(
        "A4, A3, A2, A1, B1, B2, B3, B4, B5, B6, B7, A7, A8, B8, C8, C7, B7, B6, B5, B4, B3, B2, B1, "
        "A1, A2, A3, A4",
        pieces, zero_is_four, safe);
}
inline GamePtr murray_far_row(int pieces, const std::string& safe = "") {
    return on_path(
        "A4, A3, A2, A1, B1, B2, B3, B4, B5, B6, B7, C7, C8, B8, A8, A7, B7, B6, B5, B4, B3, B2, B1, "
        "C1, C2, C3, C4",
        pieces, zero_is_four, safe);
}

inline const Program& program_of(const GamePtr& game) { return race_game(game).program(); }

// The chance of the first seat in a position, with best play.
inline double chance(const GamePtr& game, std::string_view text) {
    const SolveResult result = game->solve(*position(*game, text), {}, {}, {});
    EXPECT_TRUE(result.exact) << text;
    return result.lower;
}
inline std::string start_of(int pieces) {
    const std::string hand = " hand " + std::to_string(pieces) + " off 0 / ";
    return "p1" + hand + "p2" + hand + "p1 to throw";
}

inline std::vector<GamePtr> many_games(int pieces) {
    std::vector<GamePtr> games;
    const std::string each = "pieces=" + std::to_string(pieces);
    for (const char* dice : {"four", "three", "three-zero-is-four", "astragal", "astragal-as-painted"})
        for (const char* safe : {"centre", "all", "none"})
            for (const char* finish : {"exact", "quick"})
                for (const char* exit : {"off", "on"})
                    games.push_back(finkel(each + ",dice=" + dice + ",safe=" + safe + ",finish=" + finish +
                                           ",exit_from_rosette_throws=" + exit));
    games.push_back(masters(pieces));
    games.push_back(murray_own_row(pieces));
    games.push_back(murray_own_row(pieces, "rosette"));
    games.push_back(murray_far_row(pieces));
    games.push_back(murray_far_row(pieces, "rosette"));
    return games;
}

}  // namespace sivba::race
