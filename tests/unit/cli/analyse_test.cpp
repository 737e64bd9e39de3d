// `sivba analyse`: sums of a solved game, estimates, games without dice, wrong options, Ctrl-C.
#include "tests/unit/cli/process.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <unistd.h>

namespace sivba::test {
namespace {

using Json = nlohmann::json;

const std::string opening = SIVBA_SOURCE_DIR "/docs/examples/opening.rgn";
const std::string solved = "ur/finkel:pieces=3";

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

TEST(Analyse, true_chances_add_up) {
    const Outcome outcome = sivba({"analyse", opening, "--game", solved, "--json"});
    ASSERT_EQ(outcome.exit, 0) << outcome.err;
    const Json json = Json::parse(outcome.out);
    EXPECT_TRUE(json["exact"]);
    EXPECT_FALSE(json["interrupted"]);
    const auto of = [&](int seat, const char* what) { return json["seats"][seat][what].get<double>(); };
    const double by_seats = of(0, "luck") - of(1, "luck") - of(0, "given_away") + of(1, "given_away");
    EXPECT_NEAR(json["last"].get<double>() - json["initial"].get<double>(), by_seats, 1e-9);
    const Json& mistake = json["steps"][json["turning_points"][5].get<std::size_t>()];
    EXPECT_EQ(mistake["kind"], "decision");
    EXPECT_EQ(mistake["token"], "1>3");
    EXPECT_EQ(mistake["best"], "enter>2");
    EXPECT_EQ(mistake["seat"], 1);
}

TEST(Analyse, estimates_are_the_same_every_time) {
    const auto once = sivba({"analyse", opening, "--nodes", "300", "--json"});
    ASSERT_EQ(once.exit, 0) << once.err;
    EXPECT_EQ(once.out, sivba({"analyse", opening, "--nodes", "300", "--json"}).out);
    const Json json = Json::parse(once.out);
    EXPECT_FALSE(json["exact"]);
    EXPECT_TRUE(json["error"].is_null());
    EXPECT_NE(once.out, sivba({"analyse", opening, "--level", "hard", "--json"}).out);
}

TEST(Analyse, saved_game_without_dice) {
    const std::string path = testing::TempDir() + "sivba-analyse-" + std::to_string(getpid()) + ".sivba";
    sivba({"play", "mancala/oware", "--seat", "human", "--seat", "human"},
          "3\n1\n4\nsave " + path + "\nquit\n");
    const Outcome outcome = sivba({"analyse", path, "--level", "medium"});
    std::filesystem::remove(path);
    ASSERT_EQ(outcome.exit, 0) << outcome.err;
    EXPECT_TRUE(contains(outcome.out, "Estimates: ")) << outcome.out;
    EXPECT_TRUE(contains(outcome.out, "Given away: ")) << outcome.out;
    EXPECT_FALSE(contains(outcome.out, "Luck")) << outcome.out;
}

TEST(Analyse, wrong_options_are_told) {
    EXPECT_EQ(sivba({"analyse", opening, "--level", "hard", "--nodes", "5"}).exit, 2);
    const Outcome level = sivba({"analyse", opening, "--level", "random"});
    EXPECT_EQ(level.exit, 2);
    EXPECT_TRUE(contains(level.err, "easy, medium, hard and master")) << level.err;
    EXPECT_NE(sivba({"analyse", "no-such-file"}).exit, 0);
}

TEST(Analyse, interrupted_work_keeps_what_is_done) {
    const Outcome outcome = run({.words = {"analyse", opening, "--json"}, .interrupt_at_once = true});
    EXPECT_EQ(outcome.exit, 130);
    const Json json = Json::parse(outcome.out);
    EXPECT_TRUE(json["interrupted"]);
    EXPECT_TRUE(json["steps"].empty());
}

}  // namespace
}  // namespace sivba::test
