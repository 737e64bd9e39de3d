// Variants that write only what differs.
#include "framework/ruleset/extends.h"

#include "framework/ruleset/reader.h"
#include "framework/ruleset/writer.h"
#include "tests/unit/ruleset/sample_family.h"

#include <gtest/gtest.h>

#include <map>

namespace sivba {
namespace {

using Files = std::map<std::string, std::string>;

struct Resolved {
    std::optional<Node> root;
    std::string yaml, problems;
    std::vector<Diagnostic> all;
};

Resolved resolve(const std::string& text, const Files& files) {
    Document document;
    Diagnostics diagnostics(&document);
    Resolved result;
    auto root = read_yaml(text, "mine.yaml", document, diagnostics);
    if (root)
        result.root = resolve_extends(
            std::move(*root), document,
            [&](const std::string& id) -> std::optional<FoundFile> {
                const auto found = files.find(id);
                if (found == files.end()) return std::nullopt;
                return FoundFile{id + ".yaml", found->second};
            },
            diagnostics);
    if (result.root) result.yaml = to_yaml(*result.root);
    result.all = diagnostics.all();
    result.problems = sample::listed(result.all);
    return result;
}

const Files base = {{"a/base",
                     "format: 1\nid: a/base\nfamily: sample\nname: {en: Base, uk: База}\nown_name: Own\n"
                     "summary: {en: Old, uk: Стара}\nmove:\n  relay: on\n  lap: {x: 1, y: 2}\nlist: [1, 2]\n"
                     "options:\n  d: {default: a, values: {b: {move: {relay: default}}}}\n"
                     "examples:\n  - {expect: {a: b}}\n"}};

TEST(Extends, blocks_merge_lists_and_values_are_replaced) {
    const Resolved result = resolve(
        "format: 1\nid: my/x\nextends: a/base\nname: X\nmove:\n  lap: {y: 3}\n  new: z\nlist: [7]\n", base);
    ASSERT_TRUE(result.root) << result.problems;
    EXPECT_EQ(result.yaml,
              "format: 1\nid: my/x\nname: X\nfamily: sample\nmove:\n"
              "  relay: on\n  lap:\n    x: 1\n    y: 3\n  new: z\nlist: [7]\noptions:\n  d:\n    default: a\n"
              "    values:\n      b:\n        move:\n          relay: default\nstatus: variant\nsummary:\n"
              "  en: \"A variant of the game “Base”.\"\n  uk: \"Різновид гри «База».\"\n"
              "  ru: \"Разновидность игры «Base».\"\n  sl: \"Različica igre »Base«.\"\n");
}

TEST(Extends, names_and_examples_are_never_inherited) {
    const Resolved result = resolve("format: 1\nid: my/x\nextends: a/base\n", base);
    ASSERT_TRUE(result.root);
    for (const char* key : {"name", "own_name", "examples", "extends"})
        EXPECT_EQ(result.root->find(key), nullptr) << key;
}

TEST(Extends, texts_in_languages_are_replaced_as_a_whole) {
    const Resolved result = resolve("id: my/x\nextends: a/base\nsummary: {en: New}\n", base);
    ASSERT_TRUE(result.root);
    EXPECT_EQ(result.root->find("summary")->entries.size(), 1u);
}

TEST(Extends, default_takes_words_and_blocks_back) {
    const Resolved word = resolve("id: my/x\nextends: a/base\nmove: {relay: default}\n", base);
    ASSERT_TRUE(word.root);
    EXPECT_EQ(word.root->find("move")->find("relay"), nullptr);
    EXPECT_NE(word.root->find("move")->find("lap"), nullptr);
    const Resolved block = resolve("id: my/x\nextends: a/base\nmove: default\n", base);
    ASSERT_TRUE(block.root);
    EXPECT_EQ(block.root->find("move"), nullptr);
    const Resolved alone = resolve("id: my/x\nmove: {relay: default, lap: {x: default}}\n", {});
    ASSERT_TRUE(alone.root);
    EXPECT_EQ(alone.yaml, "id: my/x\nmove:\n  lap: {}\n");
}

TEST(Extends, options_merge_by_value_and_keep_their_patches) {
    const Resolved result = resolve(
        "id: my/x\nextends: a/base\noptions:\n  d: {values: {c: {move: {relay: off}}}}\n  e: hidden\n", base);
    ASSERT_TRUE(result.root);
    const Node& option = *result.root->find("options")->find("d");
    EXPECT_EQ(option.find("default")->scalar, "a");
    EXPECT_EQ(option.find("values")->entries.size(), 2u);
    EXPECT_EQ(option.find("values")->find("b")->find("move")->find("relay")->scalar, "default");
    EXPECT_EQ(result.root->find("options")->find("e")->scalar, "hidden");
}

TEST(Extends, marks_keep_their_own_file) {
    const Resolved result = resolve("id: my/x\nextends: a/base\nmove: {lap: {y: 3}}\n", base);
    ASSERT_TRUE(result.root);
    const Node& lap = *result.root->find("move")->find("lap");
    EXPECT_EQ(lap.find("y")->mark.file, 0);
    EXPECT_EQ(lap.find("y")->mark.line, 3u);
    EXPECT_EQ(lap.find("x")->mark.file, 1);
    EXPECT_EQ(lap.find("x")->mark.line, 9u);
}

Files chain(int length) {
    Files files;
    for (int i = 0; i < length; ++i) {
        const std::string id = "c/f" + std::to_string(i);
        files[id] = "id: " + id + "\nn" + std::to_string(i) + ": 1\n";
        if (i + 1 < length) files[id] += "extends: c/f" + std::to_string(i + 1) + "\n";
    }
    return files;
}

TEST(Extends, chains_are_at_most_four_long) {
    const Resolved four = resolve("id: my/x\nextends: c/f0\n", chain(4));
    ASSERT_TRUE(four.root) << four.problems;
    EXPECT_EQ(four.root->entries.size(), 6u);  // the status of a variant is added
    const Resolved five = resolve("id: my/x\nextends: c/f0\n", chain(5));
    EXPECT_FALSE(five.root);
    EXPECT_NE(five.problems.find("at most 4"), std::string::npos);
    EXPECT_EQ(five.all.back().file, "c/f3.yaml");
}

TEST(Extends, circles_are_reported_with_their_way) {
    const Files files = {{"a/a", "id: a/a\nextends: a/b\n"}, {"a/b", "id: a/b\nextends: a/a\n"}};
    const Resolved result = resolve("id: my/x\nextends: a/a\n", files);
    EXPECT_FALSE(result.root);
    EXPECT_EQ(result.problems,
              "2:10 These rulesets extend each other in a circle: my/x -> a/a -> a/b -> a/a.\n");
    EXPECT_FALSE(resolve("id: my/x\nextends: my/x\n", {}).root);
}

TEST(Extends, takes_ids_only) {
    for (const char* what : {"../a/base", "/a/base", "a/base.yaml", "http://x/y", "[a/base]", "./a"})
        EXPECT_EQ(resolve(std::string("id: my/x\nextends: ") + what + "\n", base).problems,
                  "2:10 `extends` names the id of a ruleset, like mancala/oware.\n")
            << what;
    EXPECT_EQ(resolve("id: my/x\nextends: a/none\n", base).problems, "2:10 There is no ruleset `a/none`.\n");
}

TEST(Extends, problems_of_the_other_file_are_reported_there) {
    const Resolved result = resolve("id: my/x\nextends: a/bad\n", {{"a/bad", "id: a/bad\nb: [\n"}});
    EXPECT_FALSE(result.root);
    ASSERT_FALSE(result.all.empty());
    EXPECT_EQ(result.all.front().file, "a/bad.yaml");
}

}  // namespace
}  // namespace sivba
