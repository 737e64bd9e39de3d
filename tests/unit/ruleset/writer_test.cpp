// Writing a tree and reading it again gives the same tree.
#include "framework/ruleset/writer.h"

#include "framework/ruleset/reader.h"
#include "tests/unit/ruleset/sample_family.h"

#include <gtest/gtest.h>

namespace sivba {
namespace {

Node read(std::string_view text) {
    Document document;
    Diagnostics diagnostics(&document);
    auto root = read_yaml(text, "test.yaml", document, diagnostics);
    EXPECT_TRUE(root) << sample::listed(diagnostics.all()) << text;
    return root ? *root : Node{};
}

TEST(Writer, block_style_is_what_a_person_would_write) {
    EXPECT_EQ(to_yaml(read("a: {b: [1, x], c: \"7\"}\nd: 'it''s'\n")),
              "a:\n  b: [1, x]\n  c: \"7\"\nd: \"it's\"\n");
}

TEST(Writer, round_trip_keeps_every_kind_of_value) {
    for (const char* text : {"a: b",
                             "a: {}",
                             "a: []",
                             "a: \"\"",
                             "a: [[1, [2]], {b: c}, []]",
                             "a: [{b: [c]}, {}]",
                             "on: off",
                             "null: null",
                             "\"a b\": c",
                             "\"#x\": '- y'",
                             "a: -7",
                             "a: \"-7\"",
                             "a: '---'",
                             "a: \"x\\ny\\tz\\\\ \\\"q\\\"\"",
                             "a: \"*b\"",
                             "a: \"&b\"",
                             "a: \"!b\"",
                             "a: \"true\"",
                             "a: 1.5",
                             "a: привіт, світе",
                             "a: >\n  folded\n  text\n",
                             "a: |\n  kept\n   text\n",
                             "a:\n- b:\n  - c\n  - d: e\n",
                             "a: [-22.0, 17.5]",
                             "a: \"~\"",
                             "1: 2",
                             "\"\": x",
                             "a: [\"I3<\", \"+I4 L\"]",
                             "a: 2 .. 3",
                             "a: x:y"}) {
        const Node before = read(text);
        const std::string written = to_yaml(before);
        const Node after = read(written);
        EXPECT_TRUE(sample::same_content(before, after)) << text << "\n" << written;
        EXPECT_EQ(to_yaml(after), written);
    }
}

TEST(Writer, whole_ruleset_round_trips) {
    const Node before = read(sample::plain);
    EXPECT_TRUE(sample::same_content(before, read(to_yaml(before))));
}

TEST(Writer, quoted_number_is_not_a_number) {
    EXPECT_FALSE(sample::same_content(read("a: \"7\""), read("a: 7")));
    EXPECT_FALSE(sample::same_content(read("a: 7"), read("a: 8")));
    EXPECT_FALSE(sample::same_content(read("a: [7]"), read("a: 7")));
    EXPECT_FALSE(sample::same_content(read("a: 7\nb: 8"), read("b: 8\na: 7")));
}

}  // namespace
}  // namespace sivba
