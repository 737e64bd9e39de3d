// Numbers of turn sequences of the four-row games, and of the ones below each first turn
// (docs/sources.md: one independent program; Omweso without reversing: two). The games of
// SecondProgram were counted by a program written apart from this one, from the rules in words.
#include "framework/play/library.h"
#include "games/sowing/family.h"

#include <gtest/gtest.h>

#include <map>
#include <sstream>

namespace sivba::sowing {
namespace {

using Counts = std::vector<std::uint64_t>;

struct Golden {
    std::string request;
    Counts counts;
};

GamePtr game_of(std::string_view request) {
    static const Library library({&sowing_family()}, {SIVBA_SOURCE_DIR "/rulesets"});
    return library.load(*GameRequest::parse(request)).game;
}

const auto named_after_request = [](const auto& test) {
    std::string name = test.param.request;
    for (char& each : name)
        if (std::isalnum(static_cast<unsigned char>(each)) == 0) each = '_';
    return name;
};

class RelayPerft : public testing::TestWithParam<Golden> {};

TEST_P(RelayPerft, counts_are_as_published) {
    const GamePtr game = game_of(GetParam().request);
    ASSERT_TRUE(game);
    const PerftOptions options{.depth = static_cast<int>(GetParam().counts.size())};
    EXPECT_EQ(game->perft(*game->initial(), options, {}).counts, GetParam().counts);
}

INSTANTIATE_TEST_SUITE_P(
    Games, RelayPerft,
    testing::Values(
        Golden{"mancala/bao-la-kujifunza", {16, 108, 500, 1902, 6550}},
        Golden{"mancala/bao-la-kiswahili", {4, 14, 38, 124, 405, 1430}},
        Golden{"mancala/bao-la-kiswahili:zero_phase=on", {4, 18, 54, 173, 601, 2217}},
        Golden{"mancala/katra-fandatsaka", {10, 82, 568, 3000, 14524}},
        Golden{"mancala/katra-be", {6, 29, 114, 471, 1802, 7270}},
        Golden{"mancala/bao-la-kimasai", {8, 64, 416, 2912, 20272}},
        Golden{"mancala/bao-kiarabu:columns=8", {16, 240, 2047, 17933}},
        Golden{"mancala/bao-kiarabu:columns=7", {14, 182, 1539, 12626}},
        Golden{"mancala/kabwanga", {9, 81, 594, 4083, 22322}}, Golden{"mancala/moruba", {736, 187690}},
        Golden{"mancala/hus", {12, 144, 1235, 9702, 63075}},
        Golden{"mancala/hus:direction=clockwise", {12, 144, 1308, 11015}},
        Golden{"mancala/hus:first_move_captures=off", {12, 144, 1320, 11389}},
        Golden{"mancala/hus:start_rows=outer", {8, 64, 343, 1645, 5707}},
        Golden{"mancala/omweso", {8, 64, 420, 2774, 21800}},
        Golden{"mancala/omweso:reverse=off,special_wins=off", {8, 64, 416, 2695, 18952, 131477}},
        Golden{"mancala/choro", {4, 37, 298, 1685, 9017}}, Golden{"mancala/isolo", {16, 142, 1311, 8734}},
        Golden{"mancala/igisoro", {8, 64, 420, 2774, 21804}},
        Golden{"mancala/tsoro", {8, 64, 376, 2209, 11095}}, Golden{"mancala/tchadji", {120, 8161}},
        Golden{"mancala/bohnenspiel", {6, 36, 206, 1166, 6599, 36654}},
        Golden{"mancala/togyz-kumalak", {9, 73, 613, 5199, 43184}}),
    named_after_request);

INSTANTIATE_TEST_SUITE_P(
    SecondProgram, RelayPerft,
    testing::Values(
        Golden{"mancala/isolo-iii", {8, 51, 292, 1467, 7007, 31930}},
        Golden{"mancala/isolo-iii:resow_from=capturing-pit", {8, 52, 297}},
        Golden{"mancala/isolo:resow_from=capturing-pit", {16, 140, 1468}},
        Golden{"mancala/hus:direction=free", {24, 576, 10268}},
        Golden{"mancala/hus:setup=all", {16, 186, 1733, 13671}},
        Golden{"mancala/hus:columns=12", {18, 324, 4420}}, Golden{"mancala/hus-murray", {12, 120, 978, 7013}},
        Golden{"mancala/owela", {17, 289, 3839}}, Golden{"mancala/kiela", {14, 196, 2110, 22196}},
        Golden{"mancala/bare", {16, 186, 1779, 14097}}, Golden{"mancala/tok-ku-rou", {24, 496, 7508}},
        Golden{"mancala/katra-gorobaka", {32, 744, 14172}},
        Golden{"mancala/katra-mpantsaka", {32, 912, 20812}}, Golden{"mancala/mangola", {2, 4, 8, 16, 67}},
        Golden{"mancala/nsolo", {211, 17734}}, Golden{"mancala/mefuvha", {29, 1343}},
        Golden{"mancala/spreta", {136, 2125}}, Golden{"mancala/chisolo", {74, 3876}},
        Golden{"mancala/tsoro:captured=resow", {8, 64, 376, 2209, 11016, 53332}},
        Golden{"mancala/kimasai-four-rows", {1, 2, 3, 7, 15, 40, 105, 309}}),
    named_after_request);

struct Divided {
    std::string request;
    std::string branches;  // "I1>=7, I2>=62": three turns, by the first
};

class RelayDivide : public testing::TestWithParam<Divided> {};

TEST_P(RelayDivide, branches_are_as_published) {
    const GamePtr game = game_of(GetParam().request);
    ASSERT_TRUE(game);
    const PerftResult result = game->perft(*game->initial(), {.depth = 3, .divide = true}, {});
    std::map<std::string, std::uint64_t> got(result.divided.begin(), result.divided.end()), wanted;
    std::stringstream list(GetParam().branches);
    for (std::string each; std::getline(list, each, ',');) {
        const std::size_t equals = each.rfind('=');
        wanted[each.substr(each.find_first_not_of(' '), equals - each.find_first_not_of(' '))] =
            std::stoull(each.substr(equals + 1));
    }
    EXPECT_EQ(got, wanted);
}

INSTANTIATE_TEST_SUITE_P(
    Games, RelayDivide,
    testing::Values(
        Divided{"mancala/bao-la-kujifunza",
                "I1>=7, I2>=62, I3<=24, I3>=25, I4<=41, I4>=20, I5<=20, I5>=41, I6<=25, I6>=24, I7<=62"
                ", I8<=7, O8<=45, O7<=26, O2>=26, O1>=45"},
        Divided{"mancala/bao-la-kiswahili", "+I6<=8, +I6>=12, +I7<=4, +I7>=14"},
        Divided{"mancala/katra-fandatsaka",
                "+I2=68, +I3 L=54, +I3 R=54, +I4 L=54, +I4 R=54, +I5 L=54, +I5 R=54, +I6 L=54"
                ", +I6 R=54, +I7=68"},
        Divided{"mancala/katra-be", "+I5<=19, +I5>=22, +I6<=8, +I6>=27, +I7<=8, +I7>=30"},
        Divided{"mancala/bao-la-kimasai", "I1>=40, I2>=40, I3>=48, I4>=48, I5>=56, I6>=56, I7>=64, I8>=64"},
        Divided{"mancala/bao-kiarabu:columns=8",
                "I1<=137, I2<=135, I3<=138, I4<=137, I5<=135, I6<=119, I7<=123, I8<=120, O8<=117"
                ", O7<=121, O6<=121, O5<=119, O4<=116, O3<=136, O2<=136, O1<=137"},
        Divided{"mancala/bao-kiarabu:columns=7",
                "I1<=102, I2<=100, I3<=104, I4<=101, I5<=100, I6<=103, I7<=100, O7<=119, O6<=120"
                ", O5<=117, O4<=118, O3<=120, O2<=118, O1<=117"},
        Divided{"mancala/kabwanga", "I8<=81, O8<=72, O7<=72, O6<=72, O5<=63, O4<=63, O3<=63, O2<=54, O1<=54"},
        Divided{"mancala/hus",
                "I5<=122, I6<=126, I7<=108, I8<=112, O8<=116, O7<=96, O6<=97, O5<=104, O4<=89, O3<=92"
                ", O2<=96, O1<=77"},
        Divided{"mancala/omweso", "O8<=56, O7<=56, O6<=56, O5<=56, O4<=52, O3<=48, O2<=48, O1<=48"},
        Divided{"mancala/choro", "P1:O8 P2:O8=50, P1:O8 P2:O7=126, P1:O7 P2:O8=81, P1:O7 P2:O7=41"}),
    named_after_request);

}  // namespace
}  // namespace sivba::sowing
