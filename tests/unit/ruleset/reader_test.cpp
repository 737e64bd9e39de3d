// What the reader takes and refuses; each fact about yaml-cpp 0.7.0 that design rests on
// has a test of its own, so that another version cannot change our language.
#include "framework/ruleset/reader.h"
#include "tests/unit/ruleset/sample_family.h"

#include <gtest/gtest.h>

namespace sivba {
namespace {

struct Read {
    std::optional<Node> root;
    std::string problems;
};

Read read(std::string_view text, const ReaderLimits& limits = {}) {
    Document document;
    Diagnostics diagnostics(&document);
    Read result;
    result.root = read_yaml(text, "test.yaml", document, diagnostics, limits);
    result.problems = sample::listed(diagnostics.all());
    return result;
}

// The place of the only problem, "line:column".
std::string place(std::string_view text) {
    const std::string problems = read(text).problems;
    return problems.substr(0, problems.find(' '));
}

bool says(std::string_view text, std::string_view part) {
    const Read result = read(text);
    return result.problems.find(part) != std::string::npos;
}

TEST(Reader, keeps_kinds_order_and_places) {
    const Read result = read("a: x\nb:\n  - one\n  - {c: \"two\"}\n");
    ASSERT_TRUE(result.root) << result.problems;
    ASSERT_EQ(result.root->entries.size(), 2u);
    const Node& list = *result.root->find("b");
    ASSERT_TRUE(list.is_sequence());
    EXPECT_EQ(list.items[0].scalar, "one");
    EXPECT_FALSE(list.items[0].quoted);
    const Node& inner = *list.items[1].find("c");
    EXPECT_TRUE(inner.quoted);
    EXPECT_EQ(inner.mark.line, 4u);
    EXPECT_EQ(inner.mark.column, 9u);
    EXPECT_EQ(result.root->entries[1].mark.line, 2u);
}

TEST(Reader, columns_are_counted_in_characters) {
    const Read result = read("ключ: [ї, ж]\n");
    ASSERT_TRUE(result.root);
    EXPECT_EQ(result.root->find("ключ")->mark.column, 7u);
    EXPECT_EQ(result.root->find("ключ")->items[1].mark.column, 11u);
    EXPECT_EQ(place("ключ: [ї, @]\n"), "1:11");
}

TEST(Reader, comma_at_sign_ends_at_once) {
    EXPECT_EQ(place(",@"), "1:1");
    EXPECT_EQ(place("a: b\n...\n,@"), "3:1");
    for (const char* text :
         {",", "@", "]", "}", "- a", ": a", "`", "a: b\n,@", "--- ,@", "{,@}", "? ,@", "{a: ,@", "%"})
        EXPECT_FALSE(read(text).problems.empty()) << text;
}

TEST(Reader, what_is_cut_off_by_indentation_is_reported) {
    EXPECT_EQ(place("  b: c\nd: e"), "2:1");
    EXPECT_FALSE(read("- a\nb: c").root);
    EXPECT_EQ(place("a: 1\n  b: 2\n"), "2:3") << "where the line begins, not its colon";
    EXPECT_EQ(place("a: 1\n  b: {c: 2}\n"), "2:3");
    EXPECT_EQ(place("a: b: c\n"), "1:5") << "the second colon is the fault";
    EXPECT_EQ(place("a:\n  b: c\n d: e\n"), "3:2");
}

TEST(Reader, second_document_is_refused) {
    EXPECT_EQ(place("a: 1\n---\nb: 2\n"), "2:1");
    EXPECT_EQ(place("a: 1\n...\nb: 2\n"), "3:1");
    EXPECT_FALSE(read("a: 1\n---\n").problems.empty());
    EXPECT_TRUE(read("---\na: 1\n").root);
    EXPECT_TRUE(read("a: 1\n...\n").root);
}

TEST(Reader, anchors_and_aliases_are_refused) {
    EXPECT_TRUE(says("a: &x [*x]", "Anchors"));
    EXPECT_TRUE(says("a: &x 1\nb: *x\n", "Anchors"));
    EXPECT_TRUE(says("a: *x\n", "Aliases"));
    EXPECT_TRUE(says("&x a: 1\n", "Anchors"));
    EXPECT_TRUE(read("a: \"*x\"\nb: \"&x\"\n").root);
}

TEST(Reader, tags_are_refused) {
    EXPECT_TRUE(says("a: !int 1", "Tags"));
    EXPECT_TRUE(says("a: !!str 1", "Tags"));
    EXPECT_TRUE(says("a: ! 1", "Tags"));
    EXPECT_TRUE(says("a: !<x> {b: c}", "Tags"));
    EXPECT_FALSE(read("%TAG ! x\n---\na: 1").root);
    EXPECT_FALSE(read("%YAML 1.2\n---\na: 1").root);
}

TEST(Reader, merge_keys_are_refused) {
    EXPECT_TRUE(says("<<: {a: 1}", "Merge"));
    EXPECT_TRUE(says("b:\n  <<: {a: 1}", "Merge"));
}

TEST(Reader, duplicate_keys_are_all_reported) {
    const Read result = read("a: 1\nb: 2\na: 3\nc: {d: 1, d: 2}\n");
    EXPECT_EQ(result.problems, "3:1 The key `a` stands here twice.\n4:11 The key `d` stands here twice.\n");
    EXPECT_EQ(result.root->find("a")->scalar, "1");
}

TEST(Reader, missing_values_are_reported_at_their_key) {
    EXPECT_EQ(place("a: 1\nb:\nc: 2\n"), "2:1");
    EXPECT_EQ(place("a: 1\nb:"), "2:1");
    EXPECT_EQ(place("a: ~\n"), "1:1");
    EXPECT_EQ(place("a: [x, , y]\n"), "1:8");
    EXPECT_FALSE(read("{a, b: 1}").problems.empty());
    EXPECT_FALSE(read("{: 1}").problems.empty());
}

TEST(Reader, comma_in_an_unquoted_text_is_explained) {
    EXPECT_EQ(read("a: {en: one, two, uk: x}\n").problems,
              "1:14 The key `two` has no value; a text with a comma needs quotation marks.\n");
}

TEST(Reader, null_is_a_word_like_others) {
    const Read result = read("family: null\nother: [null, null]\n");
    ASSERT_TRUE(result.root) << result.problems;
    EXPECT_EQ(result.problems, "");
    EXPECT_EQ(result.root->find("family")->scalar, "null");
    EXPECT_EQ(result.root->find("other")->items[1].scalar, "null");
}

TEST(Reader, keys_are_words) {
    EXPECT_FALSE(read("{[a, b]: 1}").root);
    EXPECT_FALSE(read("? {a: b}\n: c\n").root);
}

TEST(Reader, root_is_a_block) {
    EXPECT_TRUE(says("just text", "block of keys"));
    EXPECT_TRUE(says("[a, b]", "begins with a key") || !read("[a, b]").root);
    EXPECT_FALSE(read("").root);
    EXPECT_TRUE(says("# only a comment\n", "empty"));
}

TEST(Reader, files_above_64_kib_are_refused_unread) {
    std::string text = "a: 1\n";
    text += std::string(64 * 1024 - text.size(), '#');
    text.replace(text.size() - 1, 1, "\n");
    EXPECT_FALSE(read(text).root && !read(text).problems.empty());
    EXPECT_TRUE(says(text + "#", "larger than 65536"));
}

TEST(Reader, depth_is_bounded) {
    const auto nested = [](int depth) {
        std::string text = "a: ";
        for (int i = 1; i < depth; ++i) text += "[";
        for (int i = 1; i < depth; ++i) text += "]";
        return text;
    };
    EXPECT_TRUE(read(nested(16)).root);
    EXPECT_TRUE(says(nested(17), "16 deep"));
    EXPECT_FALSE(read("a: " + std::string(4000, '[')).root);
    EXPECT_FALSE(read(std::string(4000, '{')).root);
}

TEST(Reader, nodes_are_bounded) {
    std::string text = "a:\n";
    for (int line = 0; line < 21; ++line) {
        text += "- [";
        for (int i = 0; i < 1000; ++i) text += "a,";
        text += "]\n";
    }
    EXPECT_TRUE(says(text, "20000 values"));
    ReaderLimits small;
    small.nodes = 3;
    EXPECT_TRUE(read("a: b", small).root);
    EXPECT_FALSE(read("a: [b]", small).root);
}

TEST(Reader, scalars_are_bounded) {
    EXPECT_TRUE(read("a: " + std::string(4096, 'x')).root);
    EXPECT_TRUE(says("a: " + std::string(4097, 'x'), "4096 bytes"));
    EXPECT_FALSE(read("a: " + std::string(5000, 'x')).root);
    EXPECT_TRUE(says(std::string(201, 'k') + ": x", "200 bytes"));
    EXPECT_TRUE(says("# " + std::string(9300, 'x') + "\na: b", "9216 bytes"));
    std::string folded = "a: >\n";
    for (int i = 0; i < 50; ++i) folded += "  " + std::string(100, 'x') + "\n";
    EXPECT_FALSE(read(folded).root);
}

TEST(Reader, text_is_valid_utf8) {
    for (const char* bytes : {"\xff", "\xc0\xaf", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xe2\x82", "\x80"})
        EXPECT_TRUE(says(std::string("a: ") + bytes, "UTF-8")) << bytes;
    EXPECT_TRUE(read("\xEF\xBB\xBF"
                     "a: b\n")
                    .root);
    EXPECT_EQ(place("\xEF\xBB\xBF"
                    "a: @\n"),
              "1:4");
}

TEST(Reader, control_characters_are_refused_also_as_escapes) {
    EXPECT_EQ(place(std::string_view("a: \0b", 5)), "1:4");
    EXPECT_EQ(place("a: b\x1b[0m"), "1:5");
    EXPECT_TRUE(says("a: \"\\0\"", "control"));
    EXPECT_TRUE(says("a: \"\\u202e\"", "control"));
    EXPECT_TRUE(says("a: \xE2\x80\xAE"
                     "b",
                     "control"));
    EXPECT_TRUE(says("a: b\rc: d", "control"));
    EXPECT_TRUE(read("a: b\r\nc: d\r\n").root);
    EXPECT_TRUE(read("a: \"x\\ny\"\n").root);
}

TEST(Reader, numbers_stay_text) {
    const Read result = read("a: 010\nb: no\nc: .nan\nd: 0x1F\n");
    ASSERT_TRUE(result.root);
    EXPECT_EQ(result.root->find("a")->scalar, "010");
    EXPECT_EQ(result.root->find("b")->scalar, "no");
    EXPECT_EQ(result.root->find("c")->scalar, ".nan");
    EXPECT_EQ(result.root->find("d")->scalar, "0x1F");
}

TEST(Reader, thousands_of_keys_are_all_kept) {
    std::string text;
    for (int i = 0; i < 8000; ++i) text += std::to_string(i) + ": 1\n";
    const Read result = read(text);
    ASSERT_TRUE(result.root) << result.problems;
    EXPECT_EQ(result.root->entries.size(), 8000u);
}

TEST(Reader, missing_colon_is_reported_in_its_own_line) {
    EXPECT_EQ(read("a: x\nextends b\nc: d\n").problems, "2:1 A colon is missing here: `extends: value`.\n");
    EXPECT_EQ(read("a: x\nextends b\n\n# why\nc: d\n").problems,
              "2:1 A colon is missing here: `extends: value`.\n");
    EXPECT_EQ(read("a:\n  b 1\n  c: 2\n").problems, "2:3 A colon is missing here: `b: value`.\n");
    // A text that goes on in the next line lacks none.
    EXPECT_FALSE(says("a: one\n  two\nb: c: d\n", "colon"));
}

TEST(Reader, tabs_are_called_tabs) {
    for (const char* text : {"a:\n\tb: 1\n", "a:\n  b: 1\n\tc: 2\n", "a:\n \tb: 1\n \tc: 2\n"})
        EXPECT_TRUE(says(text, "Indent with spaces, not with tabs.")) << read(text).problems;
}

TEST(Reader, unclosed_brackets_and_quotes_are_explained) {
    EXPECT_TRUE(says("a: [1, 2\nb: 3\n", "bracket"));
    EXPECT_TRUE(says("a: \"b\n", "quotation mark"));
    EXPECT_TRUE(says("a: 'b''\nc: d\n", "quotation mark"));
    EXPECT_TRUE(says("a: \"b\\\"\n", "quotation mark"));
    EXPECT_TRUE(read("a: 'it''s'\nb: \"\\\"\"\nc: it's\n").root);
    EXPECT_TRUE(says("a: b: c\n", "key: value"));
    EXPECT_TRUE(says("a: @x\n", "quotation marks"));
    EXPECT_TRUE(says("a: \"\\q\"\n", "escape"));
    EXPECT_TRUE(says("a:\n\t- b\n", "tabs") || !read("a:\n\t- b\n").root);
}

}  // namespace
}  // namespace sivba
