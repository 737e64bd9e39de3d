// What a game can be called on the command line.
#include "tests/unit/ruleset/sample_family.h"

#include "framework/play/library.h"

#include <gtest/gtest.h>

namespace sivba {
namespace {

TEST(GameRequest, id_options_and_seed) {
    const auto request = GameRequest::parse("ur/finkel:pieces=2,dice=three#42");
    ASSERT_TRUE(request);
    EXPECT_EQ(request->what, "ur/finkel");
    ASSERT_EQ(request->options.size(), 2u);
    EXPECT_EQ(request->options[0], std::pair(std::string("pieces"), std::string("2")));
    EXPECT_EQ(request->options[1], std::pair(std::string("dice"), std::string("three")));
    EXPECT_EQ(request->seed, 42u);
}

TEST(GameRequest, id_alone_and_seed_alone) {
    EXPECT_EQ(GameRequest::parse("ur/finkel")->what, "ur/finkel");
    const auto request = GameRequest::parse("ur/finkel#18446744073709551615");
    ASSERT_TRUE(request);
    EXPECT_EQ(request->seed, 18446744073709551615u);
    EXPECT_TRUE(request->options.empty());
}

TEST(GameRequest, text_is_read_back) {
    for (const char* text : {"ur/finkel", "ur/finkel:pieces=2,dice=three#42", "/home/me/a:b.yaml:rows=6#1"})
        EXPECT_EQ(GameRequest::parse(text)->text(), text);
}

TEST(GameRequest, paths_end_in_yaml) {
    EXPECT_EQ(GameRequest::parse("./my games/x.yaml")->what, "./my games/x.yaml");
    const auto request = GameRequest::parse("/home/me/x.yaml:rows=6#1");
    ASSERT_TRUE(request);
    EXPECT_EQ(request->what, "/home/me/x.yaml");
    EXPECT_EQ(request->options.size(), 1u);
    EXPECT_EQ(GameRequest::parse("a:b.yaml")->what, "a:b.yaml");
    EXPECT_EQ(GameRequest::parse("old.yaml.yaml")->what, "old.yaml.yaml");
}

TEST(GameRequest, traversal_absolute_and_url_are_no_ids) {
    for (const char* text :
         {"../secret", "ur/../finkel", "/etc/passwd", "/ur/finkel", "http://x/y", "http://x/y.yaml",
          "file:///x.yaml", "ur", "ur/", "/x", "ur/finkel/x", "UR/finkel", "ur/fin kel", "", "ur\\finkel",
          "ur/..", "ur/finkel.yam", "~/x", "ur/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"})
        EXPECT_FALSE(GameRequest::parse(text)) << text;
}

TEST(GameRequest, damaged_options_are_refused) {
    for (const char* text :
         {"ur/finkel:", "ur/finkel:pieces", "ur/finkel:pieces=", "ur/finkel:=2", "ur/finkel:a=1,",
          "ur/finkel:a=1,,b=2", "ur/finkel:a=1,a=2", "ur/finkel#", "ur/finkel#x", "ur/finkel#-1",
          "ur/finkel#1:a=2", "ur/finkel#99999999999999999999"})
        EXPECT_FALSE(GameRequest::parse(text)) << text;
}

}  // namespace
}  // namespace sivba
