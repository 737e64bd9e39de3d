// `sivba vectors` passes what is right, names what is wrong and skips what it lacks.
#include "tests/unit/cli/process.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace sivba::test {
namespace {

// One entry of each kind: right, wrong, of a ruleset that does not exist.
constexpr const char* vectors = R"({
  "format": "two-row-vectors/1",
  "vectors": [
    {"id": "right", "ruleset": "mancala/oware", "options": {},
     "position": {"to_move": "p1", "p1": [0, 0, 0, 0, 0, 1], "p2": [1, 1, 1, 1, 1, 1], "store": [20, 21]},
     "legal": [{"turn": "6", "after": {"p1": [0, 0, 0, 0, 0, 0], "p2": [0, 1, 1, 1, 1, 1], "store": [22, 21]},
                "captured": 2, "next": "p2"}]},
    {"id": "wrong", "ruleset": "mancala/oware", "options": {},
     "position": {"to_move": "p1", "p1": [0, 0, 0, 0, 0, 1], "p2": [1, 1, 1, 1, 1, 1], "store": [20, 21]},
     "legal": [{"turn": "6", "after": {"p1": [0, 0, 0, 0, 0, 0], "p2": [2, 1, 1, 1, 1, 1], "store": [20, 21]},
                "captured": 0, "next": "p2"}]},
    {"id": "absent", "ruleset": "mancala/no-such-game", "options": {}, "position": {}, "legal": []}
  ]})";

class Vectors : public testing::Test {
protected:
    void SetUp() override {
        path_ = std::filesystem::path(testing::TempDir()) /
                ("sivba-vectors-" + std::to_string(getpid()) + ".json");
        std::ofstream(path_) << vectors;
    }
    void TearDown() override { std::filesystem::remove(path_); }
    std::filesystem::path path_;
};

TEST_F(Vectors, last_line_counts_and_failures_are_named) {
    const Outcome outcome = sivba({"vectors", path_.string()});
    EXPECT_EQ(outcome.exit, 1);
    const std::vector<std::string> lines = lines_of(outcome.out);
    ASSERT_EQ(lines.size(), 2u) << outcome.out << outcome.err;
    EXPECT_TRUE(lines[0].starts_with("wrong: ")) << lines[0];
    EXPECT_EQ(lines[1], "1 passed, 1 failed, 1 skipped");
}

TEST_F(Vectors, last_line_is_the_same_in_every_language) {
    EXPECT_TRUE(
        sivba({"vectors", path_.string(), "--lang", "sl"}).out.ends_with("1 passed, 1 failed, 1 skipped\n"));
}

TEST_F(Vectors, file_that_is_no_vectors_is_wrong) {
    std::ofstream(path_) << "[]";
    EXPECT_EQ(sivba({"vectors", path_.string()}).exit, 1);
    EXPECT_EQ(sivba({"vectors", "/nonexistent.json"}).exit, 1);
}

}  // namespace
}  // namespace sivba::test
