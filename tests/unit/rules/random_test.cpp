#include "framework/base/random.h"

#include <gtest/gtest.h>

namespace sivba {
namespace {

TEST(Random, throw_k_is_a_function_of_seed_and_k) {
    EXPECT_EQ(random_at(42, 7), random_at(42, 7));
    EXPECT_NE(random_at(42, 7), random_at(42, 8));
    EXPECT_NE(random_at(42, 7), random_at(43, 7));
}

// The values are part of every saved game: a change here changes all throws.
TEST(Random, values_are_the_same_on_every_system) {
    EXPECT_EQ(mix64(0), 0xE220A8397B1DCDAFu);
    EXPECT_EQ(mix64(1), 0x910A2DEC89025CC1u);
}

TEST(Random, a_million_throws_of_six_are_even) {
    std::uint64_t seen[6] = {};
    for (std::uint64_t k = 0; k < 1'000'000; ++k) ++seen[bounded(random_at(1, k), 6)];
    double chi_square = 0;
    for (const std::uint64_t each : seen) {
        const double off = static_cast<double>(each) - 1e6 / 6;
        chi_square += off * off / (1e6 / 6);
    }
    EXPECT_LT(chi_square, 20.5);  // 5 degrees of freedom, p = 0.001
}

TEST(Random, bounded_never_reaches_its_bound) {
    EXPECT_EQ(bounded(~0ull, 5), 4u);
    EXPECT_EQ(bounded(0, 5), 0u);
}

}  // namespace
}  // namespace sivba
