// Solving as work: limits, progress, going on with what was kept; and the file that
// keeps a solution.
#include "exact.h"

#include "framework/play/file.h"
#include "framework/play/solution_file.h"

#include <cstring>
#include <fstream>

namespace sivba::race {

namespace {

struct Parts final : SolveStore {
    std::vector<std::vector<std::byte>> kept;
    std::size_t restored = 0;
    bool restore(std::span<std::byte> part) override {
        if (restored == kept.size() || kept[restored].size() != part.size()) return false;
        std::memcpy(part.data(), kept[restored++].data(), part.size());
        return true;
    }
    void keep(std::span<const std::byte> part) override { kept.emplace_back(part.begin(), part.end()); }
};

class RaceExactFile : public testing::Test {
protected:
    void SetUp() override {
        const auto* test = testing::UnitTest::GetInstance()->current_test_info();
        folder_ = std::filesystem::path(testing::TempDir()) / (std::string("sivba-") + test->name());
        std::filesystem::create_directories(folder_);
    }
    void TearDown() override { std::filesystem::remove_all(folder_); }

    std::filesystem::path file(const std::string& name) const { return folder_ / name; }
    // The solution of `game`, saved as `name`.
    Solved save(const GamePtr& game, const std::string& name) const {
        Solved solved = game->solution(*game->initial(), {}, nullptr, {}, {});
        EXPECT_TRUE(save_solution(file(name), *game, *solved.solution));
        return solved;
    }
    std::string bytes(const std::string& name) const { return *read_file(file(name), 1 << 24); }
    std::string problem(const std::string& name, const GamePtr& game) const {
        const auto opened = open_solution(file(name), *game);
        return opened ? "" : english(opened.error().message);
    }
    void write(const std::string& name, std::string_view text) const {
        std::ofstream(file(name), std::ios::binary) << text;
    }

private:
    std::filesystem::path folder_;
};

}  // namespace

TEST(RaceExactWork, limits_are_known_before_the_work_begins) {
    const GamePtr game = finkel("pieces=3");
    SolveLimits few;
    few.nodes = 263'120;
    const SolveResult refused = game->solve(*game->initial(), few, {}, {});
    EXPECT_TRUE(refused.refused);
    EXPECT_FALSE(refused.exact);
    EXPECT_EQ(refused.nodes, 0u);
    EXPECT_EQ(refused.positions, 263'121u);
    few.nodes = 263'121;
    EXPECT_TRUE(game->solve(*game->initial(), few, {}, {}).exact);
    SolveLimits little;
    little.memory = game->solve_needs(*game->initial()).memory - 1;
    EXPECT_TRUE(game->solve(*game->initial(), little, {}, {}).refused);
}

TEST(RaceExactWork, progress_only_grows_and_ends_near_the_whole) {
    double last = 0;
    const OnSolve report = [&](const SolveProgress& now) {
        EXPECT_GE(now.share, last);
        EXPECT_LE(now.share, 1.000001);
        last = now.share;
    };
    const GamePtr game = finkel("pieces=2");
    EXPECT_TRUE(game->solve(*game->initial(), {}, report, {}).exact);
    EXPECT_GT(last, 0.95);
}

TEST(RaceExactWork, stopped_work_goes_on_where_it_was) {
    const GamePtr game = finkel("pieces=3");
    const Program& program = program_of(game);
    const ExactSolving whole = solve_exactly(program, {}, {.threads = 1}, {}, {});
    Parts parts;
    std::stop_source stop;
    const OnSolve stop_at_half = [&](const SolveProgress& now) {
        if (now.share > 0.5) stop.request_stop();
    };
    const ExactSolving half = solve_exactly(program, {}, {&parts, 1}, stop_at_half, stop.get_token());
    EXPECT_TRUE(half.stopped);
    EXPECT_FALSE(half.layers);
    const std::size_t kept = parts.kept.size();
    EXPECT_GT(kept, 0u);
    const ExactSolving rest = solve_exactly(program, {}, {&parts, 1}, {}, {});
    ASSERT_TRUE(rest.layers);
    EXPECT_EQ(parts.restored, kept);
    EXPECT_EQ(parts.kept.size(), 9u) << "three times three layers";
    EXPECT_LT(rest.evaluations, whole.evaluations);
    EXPECT_TRUE(rest.layers->packed() == whole.layers->packed());
    // A part that was lost alone is made again, and nothing is kept twice.
    parts.kept.pop_back();
    parts.kept.pop_back();
    parts.restored = 0;
    EXPECT_TRUE(solve_exactly(program, {}, {&parts, 1}, {}, {}).layers->packed() == whole.layers->packed());
    EXPECT_EQ(parts.kept.size(), 9u);
}

TEST_F(RaceExactFile, a_saved_solution_is_the_solution_in_sixteen_bits) {
    const GamePtr game = finkel("pieces=2");
    const Solved solved = save(game, "table");
    EXPECT_EQ(bytes("table").size(), 48 + 2 * 12'869u);
    // Who starts is no matter of the values.
    for (const GamePtr& reader : {game, finkel("pieces=2,starter=random")}) {
        const auto opened = open_solution(file("table"), *reader);
        ASSERT_TRUE(opened) << english(opened.error().message);
        EXPECT_EQ((*opened)->positions(), 12'869u);
        RandomStream random(9);
        PositionPtr at = game->initial();
        for (int i = 0; i < 500; ++i) {
            ASSERT_NEAR((*opened)->chance(*at).value(), solved.solution->chance(*at).value(),
                        (*opened)->error());
            MoveList moves;
            game->legal(*at, moves);
            at =
                moves.empty()
                    ? game->initial()
                    : game->apply(*at, moves[random.below(static_cast<std::uint32_t>(moves.size()))], nullptr)
                          .position;
        }
    }
}

TEST_F(RaceExactFile, other_rules_are_refused) {
    save(finkel("pieces=2"), "table");
    for (const char* options :
         {"pieces=3", "pieces=2,safe=none", "pieces=2,dice=three", "pieces=2,finish=quick"})
        EXPECT_EQ(problem("table", finkel(options)).find("holds the solution of other rules") ==
                      std::string::npos,
                  false)
            << options;
}

TEST_F(RaceExactFile, damaged_files_are_refused) {
    const GamePtr game = finkel("pieces=1");
    save(game, "table");
    const std::string whole = bytes("table");
    for (std::size_t i = 0; i < whole.size(); ++i) {
        std::string changed = whole;
        changed[i] = static_cast<char>(changed[i] ^ 0x10);
        write("changed", changed);
        ASSERT_NE(problem("changed", game), "") << "byte " << i;
        write("cut", whole.substr(0, i));
        ASSERT_NE(problem("cut", game), "") << "cut at " << i;
    }
    write("longer", whole + "x");
    EXPECT_NE(problem("longer", game), "");
    EXPECT_NE(problem("missing", game), "");
    EXPECT_NE(problem(".", game), "");
}

TEST_F(RaceExactFile, a_file_that_is_changed_while_it_is_used_holds_nothing_any_more) {
    const GamePtr game = finkel("pieces=1");
    const auto at = game->parse_text("p1 hand 1 off 0 / p2 hand 1 off 0 / p1 to throw");
    ASSERT_TRUE(at);
    save(game, "table");
    const auto opened = open_solution(file("table"), *game);
    ASSERT_TRUE(opened);
    EXPECT_TRUE((*opened)->chance(**at));
    // One that takes its place is another file.
    std::filesystem::rename(file("table"), file("old"));
    save(game, "table");
    EXPECT_TRUE((*opened)->chance(**at));
    std::filesystem::resize_file(file("old"), 0);
    EXPECT_FALSE((*opened)->chance(**at));
}

TEST_F(RaceExactFile, work_is_not_given_up_while_somebody_goes_on_with_it) {
    const GamePtr game = finkel("pieces=1");
    EXPECT_TRUE(SolveFile::discard(file("work"))) << "there is none";
    {
        const auto store = SolveFile::open(file("work"), *game);
        ASSERT_TRUE(store);
        EXPECT_FALSE(SolveFile::discard(file("work")));
        EXPECT_TRUE(std::filesystem::exists(file("work")));
        // Somebody else's file in its place stays.
        std::filesystem::remove(file("work"));
        write("work", "new");
        (*store)->remove();
        EXPECT_EQ(bytes("work"), "new");
    }
    EXPECT_TRUE(SolveFile::discard(file("work")));
    EXPECT_FALSE(std::filesystem::exists(file("work")));
}

TEST_F(RaceExactFile, unfinished_work_survives_any_end_of_the_program) {
    const GamePtr game = finkel("pieces=2");
    const Solved whole = game->solution(*game->initial(), {}, nullptr, {}, {});
    std::string left;
    {
        const auto store = SolveFile::open(file("work"), *game);
        ASSERT_TRUE(store);
        EXPECT_FALSE(SolveFile::open(file("work"), *game)) << "two at once";
        EXPECT_TRUE(game->solution(*game->initial(), {}, store->get(), {}, {}).result.exact);
        left = bytes("work");
    }
    // Whatever of it had been written.
    for (std::size_t length :
         {std::size_t{48}, std::size_t{60}, left.size() / 2, left.size() - 1, left.size()}) {
        write("work", left.substr(0, length));
        const auto store = SolveFile::open(file("work"), *game);
        ASSERT_TRUE(store) << length;
        const Solved solved = game->solution(*game->initial(), {}, store->get(), {}, {});
        ASSERT_TRUE(solved.solution);
        EXPECT_TRUE(solved.solution->packed() == whole.solution->packed()) << length;
        EXPECT_EQ(solved.result.nodes == 0, length == left.size());
        EXPECT_TRUE(bytes("work") == left) << length;
        EXPECT_FALSE((*store)->problem());
    }
    const auto store = SolveFile::open(file("work"), *game);
    (*store)->remove();
    EXPECT_FALSE(std::filesystem::exists(file("work")));
}

TEST_F(RaceExactFile, foreign_files_are_not_taken_for_unfinished_work) {
    const GamePtr game = finkel("pieces=2");
    write("text", "dear diary");
    EXPECT_FALSE(SolveFile::open(file("text"), *game));
    EXPECT_EQ(bytes("text"), "dear diary");
    save(game, "table");
    EXPECT_FALSE(SolveFile::open(file("table"), *game));
    { ASSERT_TRUE(SolveFile::open(file("work"), *game)); }
    EXPECT_FALSE(SolveFile::open(file("work"), *finkel("pieces=1")));
    EXPECT_NE(problem("work", game), "");
}

}  // namespace sivba::race
