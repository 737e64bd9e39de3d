// `sivba solve` of race games: values, tables kept and asked, limits, refusals.
#include "tests/unit/cli/process.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>

namespace sivba::test {
namespace {

using Json = nlohmann::json;

const std::string two = "ur/finkel:pieces=2";
const std::string fork = "p1 4 hand 1 off 0 / p2 6 hand 1 off 0 / p1 threw 2";

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

class SolveRace : public testing::Test {
protected:
    void SetUp() override {
        const auto* test = testing::UnitTest::GetInstance()->current_test_info();
        folder_ = std::filesystem::path(testing::TempDir()) / (std::string("sivba-solve-") + test->name());
        std::filesystem::create_directories(folder_);
    }
    void TearDown() override { std::filesystem::remove_all(folder_); }
    std::string file(const std::string& name) const { return (folder_ / name).string(); }

private:
    std::filesystem::path folder_;
};

TEST_F(SolveRace, chance_and_best_decision_as_json) {
    const Outcome outcome = sivba({"solve", two, "--position", fork, "--probe", fork, "--json"});
    ASSERT_EQ(outcome.exit, 0) << outcome.err;
    const Json json = Json::parse(outcome.out);
    EXPECT_EQ(json["measure"], "chance");
    EXPECT_EQ(json["best"], "4>6x");
    EXPECT_EQ(json["positions"], 12'869);
    EXPECT_FALSE(json["refused"]);
    const Json& probe = json["probes"][0];
    EXPECT_EQ(probe["position_text"], fork);
    EXPECT_EQ(probe["value"], json["value"]);
    EXPECT_EQ(probe["decisions"][0]["token"], "4>6x");
    EXPECT_GT(probe["decisions"][0]["value"], probe["decisions"][1]["value"]);
}

TEST_F(SolveRace, limits_refuse_before_the_work) {
    const Outcome outcome = sivba({"solve", "ur/finkel", "--json"});
    EXPECT_EQ(outcome.exit, 3);
    EXPECT_TRUE(contains(outcome.err, "137870097 positions")) << outcome.err;
    const Json json = Json::parse(outcome.out);
    EXPECT_TRUE(json["refused"]);
    EXPECT_EQ(json["nodes"], 0);
    EXPECT_TRUE(json["value"].is_null());
    EXPECT_EQ(sivba({"solve", two, "--nodes", "12868"}).exit, 3);
    EXPECT_EQ(sivba({"solve", two, "--nodes", "12869"}).exit, 0);
    EXPECT_EQ(sivba({"solve", "ur/finkel", "--save", file("table")}).exit, 3);
    EXPECT_FALSE(std::filesystem::exists(file("table.part"))) << "nothing was begun";
}

TEST_F(SolveRace, saved_table_is_asked) {
    const Outcome saved = sivba({"solve", two, "--save", file("table"), "--position", fork});
    EXPECT_EQ(saved.exit, 0) << saved.err;
    EXPECT_TRUE(contains(saved.out, "4>6x")) << saved.out;
    EXPECT_FALSE(std::filesystem::exists(file("table.part")));
    EXPECT_EQ(std::filesystem::file_size(file("table")), 48 + 2 * 12'869u);
    const Outcome asked = sivba({"solve", two, "--table", file("table"), "--probe", fork});
    EXPECT_EQ(asked.exit, 0) << asked.err;
    EXPECT_EQ(asked.out, fork + "\n  0.5805\n  4>6x     0.5805\n  enter>2  0.4754\n");
    const Json json = Json::parse(sivba({"solve", two, "--table", file("table"), "--json"}).out);
    EXPECT_NEAR(json["probes"][0]["value"].get<double>(), 0.5185729075,
                json["probes"][0]["error"].get<double>());
}

TEST_F(SolveRace, files_that_do_not_fit_are_refused) {
    ASSERT_EQ(sivba({"solve", two, "--save", file("table")}).exit, 0);
    const Outcome other = sivba({"solve", two + ",safe=none", "--table", file("table")});
    EXPECT_EQ(other.exit, 1);
    EXPECT_TRUE(contains(other.err, "other rules")) << other.err;
    EXPECT_EQ(sivba({"solve", two, "--table", file("missing")}).exit, 1);
    EXPECT_EQ(sivba({"solve", two, "--save", file("no-folder/table")}).exit, 1);
    std::ofstream(file("mine.part")) << "dear diary";
    EXPECT_EQ(sivba({"solve", two, "--save", file("mine")}).exit, 1);
    EXPECT_EQ(std::filesystem::file_size(file("mine.part")), 10u) << "left alone";
    std::filesystem::resize_file(file("table"), 10'000);
    const Outcome cut = sivba({"solve", two, "--table", file("table")});
    EXPECT_EQ(cut.exit, 1);
    EXPECT_TRUE(contains(cut.err, "damaged")) << cut.err;
}

TEST_F(SolveRace, games_without_a_solution_have_nothing_to_ask) {
    EXPECT_EQ(sivba({"solve", "mancala/kalah", "--probe", "x"}).exit, 2);
    EXPECT_EQ(sivba({"solve", "mancala/oware", "--save", file("table")}).exit, 2);
    EXPECT_EQ(sivba({"solve", two, "--probe", "x"}).exit, 1);
    const std::string near_the_end = "p1 14 hand 0 off 1 / p2 14 hand 0 off 1 / p1 to throw";
    const Outcome outcome = sivba({"solve", two, "--position", near_the_end, "--probe", fork});
    EXPECT_EQ(outcome.exit, 1);
    EXPECT_TRUE(contains(outcome.err, "nothing is known")) << outcome.err;
}

TEST_F(SolveRace, interrupted_work_says_where_it_is_kept) {
    const Outcome outcome =
        run({.words = {"solve", two, "--save", file("table"), "--json"}, .interrupt_at_once = true});
    EXPECT_EQ(outcome.exit, 130);
    EXPECT_TRUE(Json::parse(outcome.out)["interrupted"]);
    EXPECT_TRUE(contains(outcome.err, file("table.part"))) << outcome.err;
    EXPECT_TRUE(std::filesystem::exists(file("table.part")));
    EXPECT_EQ(sivba({"solve", two, "--save", file("table")}).exit, 0);
    EXPECT_TRUE(std::filesystem::exists(file("table")));
}

}  // namespace
}  // namespace sivba::test
