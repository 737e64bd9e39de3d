// Dice must show, when they rest, what was thrown; the same seed throws the same way.
#include "qml/board/dice_throw.h"

#include <gtest/gtest.h>

#include <numeric>

namespace sivba {
namespace {

std::size_t top_corner(const DiePose& pose) {
    std::size_t top = 0;
    for (std::size_t i = 1; i < 4; ++i)
        if (turned(pose.rotation, pyramid_corners()[i]).z > turned(pose.rotation, pyramid_corners()[top]).z)
            top = i;
    return top;
}

TEST(DiceThrow, a_pyramid_rests_with_the_right_tip_up_on_a_level_face) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const DiceThrow dice({1, 0, 1, 0}, true, seed, 4);
        for (std::size_t die = 0; die < dice.size(); ++die) {
            const DiePose pose = dice.at(die, 1);
            const std::size_t top = top_corner(pose);
            EXPECT_EQ(top < 2, dice.face(die) == 1);
            EXPECT_NEAR(pose.height, 0, 1e-12);
            for (std::size_t i = 0; i < 4; ++i) {
                const double height = turned(pose.rotation, pyramid_corners()[i]).z;
                EXPECT_NEAR(height, i == top ? 0.866025 : -0.288675, 1e-5);
            }
        }
    }
}

TEST(DiceThrow, a_bone_rests_with_its_face_up) {
    for (int face = 1; face <= 4; ++face) {
        const DiePose pose = DiceThrow({face}, false, 7, 1).at(0, 1);
        const Vector3 normals[] = {{0, 0, 1}, {1, 0, 0}, {0, 0, -1}, {-1, 0, 0}};
        EXPECT_NEAR(turned(pose.rotation, normals[face - 1]).z, 1, 1e-9);
    }
}

TEST(DiceThrow, the_same_seed_throws_the_same_way) {
    const DiceThrow a({1, 0, 1}, true, 5, 3), b({1, 0, 1}, true, 5, 3), c({1, 0, 1}, true, 6, 3);
    EXPECT_EQ(a.at(1, 0.4).rotation, b.at(1, 0.4).rotation);
    EXPECT_NE(a.at(1, 0.4).rotation, c.at(1, 0.4).rotation);
}

TEST(DiceThrow, dice_come_in_from_outside_and_stay_on_the_tray) {
    const DiceThrow dice({1, 1, 0, 0}, true, 3, 4);
    for (std::size_t die = 0; die < dice.size(); ++die) {
        EXPECT_LT(dice.at(die, 0).x, -1);
        EXPECT_LE(std::abs(dice.at(die, 1).x), 1);
        EXPECT_LE(std::abs(dice.at(die, 1).y), 1);
    }
}

TEST(DiceThrow, the_number_of_marked_dice_is_kept) {
    for (std::uint64_t seed = 0; seed < 20; ++seed)
        for (int marked = 0; marked <= 4; ++marked) {
            const std::vector<int> faces = spread_marks(4, marked, seed);
            EXPECT_EQ(std::accumulate(faces.begin(), faces.end(), 0), marked);
        }
    EXPECT_NE(spread_marks(4, 2, 1), spread_marks(4, 2, 8));
}

}  // namespace
}  // namespace sivba
