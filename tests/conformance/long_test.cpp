// The long proofs: a thousand games with every invariant at every decision, at least a
// hundred thousand decisions for each ruleset; a million turns with the cheap invariants.
#include "framework/search/repetition.h"
#include "tests/conformance/suite.h"

#include <fstream>
#include <numeric>

#include <unistd.h>

namespace sivba {
namespace {

INSTANTIATE_TEST_SUITE_P(Rulesets, RulesetTest, testing::ValuesIn(shipped().ids()), test_name);

TEST_P(RulesetTest, holds_for_a_thousand_games_and_a_hundred_thousand_decisions) {
    CheckOptions options;
    options.option_games = 0;
    options.thorough_games = options.games = 1000;
    std::uint64_t games = 0, decisions = 0;
    while (games < 1000 || decisions < 100'000) {
        const CheckReport report = check_ruleset(shipped(), request(), options);
        ASSERT_FALSE(report.failed()) << text_of(report.problems);
        games += report.games;
        decisions += report.decisions;
        options.seed += 1;
    }
}

TEST_P(RulesetTest, holds_for_every_option_value) {
    CheckOptions options;
    options.games = 1;
    options.option_games = options.thorough_games = 100;
    const CheckReport report = check_ruleset(shipped(), request(), options);
    EXPECT_EQ(text_of(report.problems), "");
    const GamePtr loaded = game();
    ASSERT_TRUE(loaded);
    std::size_t values = 0;
    for (const OptionInfo& option : loaded->ruleset().options) values += option.values.size() - 1;
    EXPECT_EQ(report.option_values, values);
}

// Resident memory in bytes, as Linux tells it.
std::int64_t resident_memory() {
    std::ifstream statm("/proc/self/statm");
    std::int64_t all = 0, resident = 0;
    statm >> all >> resident;
    return resident * ::sysconf(_SC_PAGESIZE);
}

std::size_t contents_of(const Game& game, const Position& position) {
    const Contents contents = game.contents(position);
    std::size_t count =
        std::accumulate(contents.seeds.begin(), contents.seeds.end(), std::size_t{contents.in_hand});
    for (const auto& place : contents.pieces) count += place.size();
    return count;
}

// Random games, one after the other, and their mirror images, kept by playing the mirrored decisions.
class Walk {
public:
    explicit Walk(const Game& game) : game_(game) { begin(); }

    // Plays a decision; true when it has ended a turn.
    bool play() {
        game_.legal(*position_, moves_);
        if (moves_.size() == 0) return refuse("no decision is open, and the game is not over");
        const Move move = moves_[random_.below(static_cast<std::uint32_t>(moves_.size()))];
        if (image_) {
            const Move mirrored = game_.mirrored(*position_, move);
            game_.legal(*image_, moves_);
            if (!moves_.contains(mirrored)) return refuse("the mirror image has other decisions");
            image_ = game_.apply(*image_, mirrored, nullptr).position;
        }
        Applied applied = game_.apply(*position_, move, nullptr);
        position_ = std::move(applied.position);
        if (image_ && !game_.equal(*game_.mirrored(*position_), *image_))
            return refuse("the seats are not treated alike");
        if (!game_.actor(*position_).is_nobody() && tracker_.active() &&
            tracker_.note(applied.progress, [&] { return game_.hash(*position_); }))
            position_ = game_.settle_repetition(*position_, nullptr);
        if (contents_of(game_, *position_) != all_) return refuse("seeds or pieces have come or gone");
        if (game_.actor(*position_).is_nobody()) {
            if (!game_.outcome(*position_).over()) return refuse("nobody plays, and there is no result");
            ++games_;
            begin();
        }
        return applied.progress.turn_ended;
    }
    const std::string& problem() const { return problem_; }
    std::uint64_t games() const { return games_; }

private:
    void begin() {
        position_ = game_.initial();
        tracker_.begin(game_.hash(*position_));
        image_ = game_.ruleset().symmetry == Symmetry::none ? nullptr : game_.mirrored(*position_);
    }
    bool refuse(std::string_view what) {
        problem_ = std::string(what) + ": " + game_.text(*position_);
        return false;
    }

    const Game& game_;
    const std::size_t all_ = contents_of(game_, *game_.initial());
    RandomStream random_{11};
    MoveList moves_;
    RepetitionTracker tracker_{game_.repetition()};
    PositionPtr position_, image_;
    std::string problem_;
    std::uint64_t games_ = 0;
};

TEST_P(RulesetTest, a_million_turns_conserve_everything_treat_the_seats_alike_and_never_hang) {
    const GamePtr loaded = game();
    ASSERT_TRUE(loaded);
    Walk walk(*loaded);
    for (std::uint64_t turns = 0; turns < 1'000'000;) {
        turns += walk.play();
        ASSERT_EQ(walk.problem(), "");
    }
    EXPECT_GT(walk.games(), 1'000u);
}

TEST_P(RulesetTest, ten_thousand_games_leave_the_memory_flat) {
    const GamePtr loaded = game();
    ASSERT_TRUE(loaded);
    std::int64_t settled = 0;
    for (std::uint64_t seed = 0; seed < 10'000; ++seed) {
        Session session(loaded, {.seed = seed});
        play_on(session, 100'000);
        if (seed == 1'000) settled = resident_memory();
    }
    // Less than one step, with its positions and events, for each of 9,000 games.
    EXPECT_LT(resident_memory() - settled, 2'000'000);
}

}  // namespace
}  // namespace sivba
