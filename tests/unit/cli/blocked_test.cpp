// A ruleset under which the seats block each other for good: everything that plays it ends
// all the same and says so.
#include "tests/unit/cli/process.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>

#include <unistd.h>

namespace sivba::test {
namespace {

// One way, walked from both ends, of two squares that are both safe.
constexpr std::string_view blocked = R"(format: 1
id: odd/blocked
family: race
name: {en: Blocked}
players: 2
board: {squares: [A1, A2]}
path: {first: [A1, A2], second: [A2, A1]}
pieces: {each: 1}
dice: {count: 1, faces: [1, 1]}
protection: {squares: [A1, A2]}
starter: first
options: {starter: {values: [first, second]}}
)";

class Blocked : public testing::Test {
protected:
    void SetUp() override { std::ofstream(file_) << blocked; }
    void TearDown() override { std::filesystem::remove(file_); }
    const std::string file_ = testing::TempDir() + "sivba-blocked-" + std::to_string(getpid()) + ".yaml";
    // What a command says in JSON.
    static nlohmann::json told(std::vector<std::string> words) {
        words.emplace_back("--json");
        return nlohmann::json::parse(sivba(std::move(words)).out);
    }
};

TEST_F(Blocked, check_tells_that_games_do_not_end) {
    const Outcome outcome = sivba({"check", file_});
    EXPECT_EQ(outcome.exit, 1);
    EXPECT_NE(outcome.err.find("the game does not end"), std::string::npos) << outcome.err;
}

TEST_F(Blocked, random_games_and_matches_count_endless_games) {
    EXPECT_EQ(told({"playout", file_, "--games", "3"})["void"], 3);
    const nlohmann::json match = told({"match", file_, "--a", "random", "--b", "random", "--games", "2"});
    EXPECT_EQ(match["void"], 2);
    EXPECT_EQ(match["games"], 2);
}

TEST_F(Blocked, is_worth_half_a_point) { EXPECT_EQ(told({"solve", file_})["value"], 0.5); }

}  // namespace
}  // namespace sivba::test
