// Every family refuses numbers of players that its kernel has no seats for.
#include "framework/play/library.h"
#include "framework/text/catalogue.h"
#include "games/families.h"
#include "games/null/family.h"

#include <gtest/gtest.h>

namespace sivba {
namespace {

Loaded load(const std::string& family, const std::string& players) {
    Families families = all_families();
    families.push_back(&null_family());
    std::string text =
        "format: 1\nid: test/players\nname: Test\nplayers: " + players + "\nfamily: " + family + "\n";
    if (family == "race")
        text += "board: {squares: [A1, A2, B1, B2]}\npath: {first: [A1, A2], second: mirror}\n";
    return Library(families, {}).load_text(text, "test.yaml", {});
}

TEST(Players, kernel_seats_are_the_only_number_of_players) {
    for (const std::string family : {"sowing", "race", "null"}) {
        const Loaded fits = load(family, "2");
        ASSERT_TRUE(fits.game) << family;
        EXPECT_EQ(fits.game->seats(), 2) << family;
        for (const std::string players : {"1", "3", "4", "5", "6"}) {
            const Loaded loaded = load(family, players);
            EXPECT_FALSE(loaded.game) << family << players;
            ASSERT_EQ(loaded.problems.size(), 1u) << family << players;
            EXPECT_EQ(loaded.problems[0].mark.line, 4u);
            EXPECT_EQ(Catalogue("en", {}).format(loaded.problems[0].message),
                      "Games of this family have 2 players, not " + players + ".");
        }
    }
}

}  // namespace
}  // namespace sivba
