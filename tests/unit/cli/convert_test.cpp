// `sivba convert`: from one written form of a game to another and back, and what it refuses.
#include "tests/unit/cli/process.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <sstream>

namespace sivba::test {
namespace {

const std::string opening = SIVBA_SOURCE_DIR "/docs/examples/opening.rgn";

class Convert : public testing::Test {
protected:
    void SetUp() override {
        folder_ = std::filesystem::path(testing::TempDir()) / ("sivba-convert-" + std::to_string(getpid()));
        std::filesystem::create_directory(folder_);
    }
    void TearDown() override { std::filesystem::remove_all(folder_); }
    std::string file(const std::string& name) const { return (folder_ / name).string(); }
    static std::string content(const std::string& path) {
        std::ifstream file(path);
        std::stringstream content;
        content << file.rdbuf();
        return content.str();
    }
    std::filesystem::path folder_;
};

TEST_F(Convert, game_goes_through_every_form_and_comes_back) {
    const std::string first = sivba({"convert", opening, "--to", "rgn"}).out;
    EXPECT_NE(first.find("1. A@A1 * A@A4 / C@C2\n"), std::string::npos) << first;
    ASSERT_EQ(sivba({"convert", opening, "--output", file("a.sivba")}).exit, 0);
    ASSERT_EQ(sivba({"convert", file("a.sivba"), "--to", "royalur", "--output", file("a.json")}).exit, 0);
    EXPECT_EQ(sivba({"convert", file("a.json"), "--to", "rgn"}).out, first);
}

TEST_F(Convert, file_that_is_there_is_left_alone) {
    std::ofstream(file("a.rgn")) << "mine";
    const Outcome outcome = sivba({"convert", opening, "--output", file("a.rgn")});
    EXPECT_EQ(outcome.exit, 1);
    EXPECT_NE(outcome.err.find("is there already and is left alone."), std::string::npos) << outcome.err;
    EXPECT_EQ(content(file("a.rgn")), "mine");
}

TEST_F(Convert, document_tells_what_was_read_and_written) {
    const Outcome outcome = sivba({"convert", opening, "--to", "rgn", "--json"});
    const auto json = nlohmann::json::parse(outcome.out, nullptr, false);
    ASSERT_TRUE(json.is_object()) << outcome.out << outcome.err;
    EXPECT_EQ(json["id"], "ur/finkel:starter=first");
    EXPECT_EQ(json["from"], "rgn");
    EXPECT_EQ(json["to"], "rgn");
    EXPECT_EQ(json["turns"], 7);
    EXPECT_EQ(json["text"], sivba({"convert", opening, "--to", "rgn"}).out);
}

TEST_F(Convert, seed_of_the_game_decides_the_throws_still_to_come) {
    EXPECT_NE(sivba({"convert", opening, "--game", "ur/finkel#42"}).out.find("\nseed: 42\n"),
              std::string::npos);
    EXPECT_EQ(sivba({"convert", opening}).out, sivba({"convert", opening}).out);
}

TEST_F(Convert, wrong_usage_and_wrong_files_are_told_apart) {
    EXPECT_EQ(sivba({"convert"}).exit, 2);
    const Outcome form = sivba({"convert", opening, "--to", "rng"});
    EXPECT_EQ(form.exit, 2);
    EXPECT_EQ(form.err,
              "sivba: There is no form `rng`; there are save, rgn, royalur.\nsivba: Did you mean `rgn`?\n");
    EXPECT_EQ(sivba({"convert", opening, "--game", "ur/finkle"}).exit, 2);
    EXPECT_EQ(sivba({"convert", file("none.rgn")}).exit, 1);
    std::ofstream(file("noise")) << "noise";
    EXPECT_EQ(sivba({"convert", file("noise")}).err, "sivba: Line 1: A line `tag: value` is expected.\n");
    ASSERT_EQ(sivba({"convert", opening, "--output", file("a.sivba")}).exit, 0);
    EXPECT_EQ(sivba({"convert", file("a.sivba"), "--game", "ur/finkel"}).exit, 2);
}

}  // namespace
}  // namespace sivba::test
