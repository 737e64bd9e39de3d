#include "framework/search/repetition.h"

#include <gtest/gtest.h>

namespace sivba {
namespace {

constexpr Progress turn{.ply_ended = true, .turn_ended = true};
constexpr Progress irreversible_turn{.ply_ended = true, .turn_ended = true, .irreversible = true};
constexpr Progress inside_a_turn{};

bool note(RepetitionTracker& tracker, const Progress& progress, std::uint64_t hash) {
    return tracker.note(progress, [hash] { return hash; });
}

TEST(Repetition, second_time_ends_where_the_rule_says_twice) {
    RepetitionTracker tracker({.times = 2});
    EXPECT_FALSE(note(tracker, turn, 7));
    EXPECT_FALSE(note(tracker, turn, 8));
    EXPECT_TRUE(note(tracker, turn, 7));
}

TEST(Repetition, first_position_counts) {
    RepetitionTracker tracker({.times = 2});
    tracker.begin(7);
    EXPECT_FALSE(note(tracker, turn, 8));
    EXPECT_TRUE(note(tracker, turn, 7));
    tracker.begin(9);
    EXPECT_FALSE(note(tracker, turn, 7)) << "another game";
}

TEST(Repetition, third_time_ends_where_the_rule_says_three) {
    RepetitionTracker tracker({.times = 3});
    EXPECT_FALSE(note(tracker, turn, 7));
    EXPECT_FALSE(note(tracker, turn, 7));
    EXPECT_TRUE(note(tracker, turn, 7));
}

TEST(Repetition, an_irreversible_turn_forgets_what_was_before) {
    RepetitionTracker tracker({.times = 2});
    EXPECT_FALSE(note(tracker, turn, 7));
    EXPECT_FALSE(note(tracker, irreversible_turn, 8));
    EXPECT_FALSE(note(tracker, turn, 7));
    EXPECT_TRUE(note(tracker, turn, 8));
}

TEST(Repetition, positions_inside_a_turn_do_not_count) {
    RepetitionTracker tracker({.times = 2});
    EXPECT_FALSE(note(tracker, inside_a_turn, 7));
    EXPECT_FALSE(note(tracker, turn, 7));
}

TEST(Repetition, no_rule_is_not_active) { EXPECT_FALSE(RepetitionTracker({.times = 0}).active()); }

}  // namespace
}  // namespace sivba
