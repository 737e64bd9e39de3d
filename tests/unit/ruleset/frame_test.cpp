// What every ruleset says of itself.
#include "framework/ruleset/frame.h"
#include "framework/ruleset/reader.h"
#include "framework/ruleset/texts.h"
#include "tests/unit/ruleset/sample_family.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace sivba {
namespace {

struct Framed {
    Ruleset ruleset;
    std::string problems;
};

Framed frame(const std::string& text) {
    Document document;
    Diagnostics diagnostics(&document);
    Framed result;
    const auto root = read_yaml(text, "test.yaml", document, diagnostics);
    if (root) {
        result.ruleset = read_frame(*root, diagnostics);
        read_block_notes(*root, result.ruleset, diagnostics);
    }
    result.problems = sample::listed(diagnostics.all());
    return result;
}

const std::string least = "format: 1\nid: a/b\nfamily: sample\nname: B\n";

TEST(Frame, everything_that_is_said_is_kept) {
    const Framed result = frame(sample::plain);
    EXPECT_EQ(result.problems, "");
    const Ruleset& ruleset = result.ruleset;
    EXPECT_EQ(ruleset.id, "sample/plain");
    EXPECT_EQ(ruleset.family, "sample");
    EXPECT_EQ(ruleset.name.in("uk"), "Просто");
    EXPECT_EQ(ruleset.origin.people.in("sl"), "Nama, Damara");
    ASSERT_TRUE(ruleset.origin.map);
    EXPECT_DOUBLE_EQ(ruleset.origin.map->first, -22.0);
    EXPECT_DOUBLE_EQ(ruleset.origin.map->second, 17.5);
    EXPECT_EQ(ruleset.minutes, 15);
    EXPECT_EQ(ruleset.difficulty, 1);
    EXPECT_EQ(ruleset.symmetry, Symmetry::rotate);
    EXPECT_EQ(ruleset.status, RulesetStatus::complete);
    EXPECT_EQ(ruleset.sources.at("rules").in("ru"), "A. Author, Games, 1999");
}

TEST(Frame, a_text_is_one_line) {
    const Framed result = frame("format: 1\nid: a/b\nfamily: sample\nname: \"\\n Two\\n\\n "
                                "lines\\t\"\nsummary: |\n  One\n  sentence.\n"
                                "sources: {book: \"A\\nB\"}\norigin: {people: [\"C\\nD\", E]}\n");
    EXPECT_EQ(result.problems, "");
    EXPECT_EQ(result.ruleset.name.in("en"), "Two lines");
    EXPECT_EQ(result.ruleset.summary.in("uk"), "One sentence.");
    EXPECT_EQ(result.ruleset.sources.at("book").in("en"), "A B");
    EXPECT_EQ(result.ruleset.origin.people.in("en"), "C D, E");
    EXPECT_NE(
        frame("format: 1\nid: a/b\nfamily: sample\nname: \"\\n\"\n").problems.find("4:7 The text is empty."),
        std::string::npos);
}

TEST(Frame, missing_words_are_named) {
    EXPECT_EQ(frame("minutes: 5\n").problems,
              "1:1 The key `format` is missing.\n1:1 The key `id` is missing.\n"
              "1:1 The key `family` is missing.\n1:1 The key `name` is missing.\n");
    EXPECT_EQ(frame(least).problems, "");
}

TEST(Frame, one_text_counts_for_every_language) {
    const LocalText name = frame(least).ruleset.name;
    for (const char* language : {"en", "uk", "ru", "sl"}) EXPECT_EQ(name.in(language), "B");
}

TEST(Frame, unknown_language_is_refused) {
    EXPECT_EQ(frame("format: 1\nid: a/b\nfamily: sample\nname: {de: B}\n").problems,
              "4:8 `de` is no language of the rulesets; these are: en, uk, ru, sl.\n");
}

TEST(Frame, texts_are_bounded_in_characters) {
    std::string name;
    for (int i = 0; i < 80; ++i) name += "ї";
    EXPECT_EQ(frame("format: 1\nid: a/b\nfamily: sample\nname: " + name + "\n").problems, "");
    EXPECT_NE(frame("format: 1\nid: a/b\nfamily: sample\nname: " + name + "ї\n").problems, "");
    EXPECT_NE(frame("format: 1\nid: a/b\nfamily: sample\nname: \"\"\n").problems, "");
}

TEST(Frame, wrong_values_are_reported_where_they_stand) {
    for (const char* line : {"format: 2",
                             "id: B",
                             "id: a/b/c",
                             "id: [a]",
                             "family: Sample",
                             "minutes: 0",
                             "difficulty: 6",
                             "players: 7",
                             "symmetry: mirror",
                             "status: done",
                             "origin: {map: [91, 0]}",
                             "origin: {map: [1]}",
                             "origin: {map: [1.x, 2]}",
                             "origin: {planet: Mars}",
                             "sources: [a]",
                             "sources: {A: b}",
                             "subfamily: a b",
                             "summary: [a]",
                             "origin: {map: [-, 2]}",
                             "origin: {map: [1., 2]}"}) {
        std::string text = least;
        const std::string key = std::string(line).substr(0, std::string(line).find(':'));
        const std::size_t old = text.find(key + ": ");
        if (old != std::string::npos) text.erase(old, text.find('\n', old) + 1 - old);
        const std::string problems = frame(text + line + "\n").problems;
        const auto lines = std::count(text.begin(), text.end(), '\n') + 1;
        EXPECT_EQ(problems.substr(0, 2), std::to_string(lines) + ":") << line << "\n" << problems;
    }
}

TEST(Frame, block_notes_name_known_sources) {
    const Framed good = frame(least + "sources: {rules: x}\nmove:\n  lap: {source: rules, note: why}\n");
    EXPECT_EQ(good.problems, "");
    EXPECT_EQ(good.ruleset.block_notes.at("move.lap").first, "rules");
    EXPECT_EQ(good.ruleset.block_notes.at("move.lap").second.in("en"), "why");
    EXPECT_EQ(good.ruleset.block_notes.size(), 1u);
    EXPECT_EQ(frame(least + "sources: {rules: x}\nmove: {source: rulse}\n").problems,
              "6:16 `rulse` is no key of `sources`; did you mean `rules`?\n");
}

TEST(Frame, examples_become_plain_values) {
    const Framed result =
        frame(least + "examples:\n"
                      "  - {note: one, position: \"A B\", turn: 3, expect: {score: [1, 2]}}\n"
                      "  - {options: {seeds: 3}, position: {pits: [1]}, turns: [a, b c], expect: {}}\n");
    EXPECT_EQ(result.problems, "");
    ASSERT_EQ(result.ruleset.examples.size(), 2u);
    const Example& first = result.ruleset.examples[0];
    EXPECT_EQ(first.note.in("en"), "one");
    EXPECT_EQ(first.position->scalar, "A B");
    EXPECT_EQ(first.turns, std::vector<std::string>{"3"});
    EXPECT_EQ(first.expect.find("score")->items.size(), 2u);
    EXPECT_EQ(first.mark.line, 6u);
    EXPECT_EQ(first.file, "test.yaml");
    const Example& second = result.ruleset.examples[1];
    EXPECT_TRUE(second.position->is_map());
    EXPECT_EQ(second.turns, (std::vector<std::string>{"a", "b c"}));
    EXPECT_EQ(second.options.at(0), std::pair(std::string("seeds"), std::string("3")));
}

TEST(Frame, damaged_examples_are_reported) {
    EXPECT_EQ(frame(least + "examples:\n  - {turn: 3}\n").problems, "6:5 The key `expect` is missing.\n");
    EXPECT_NE(frame(least + "examples: {turn: 3}\n").problems, "");
    EXPECT_NE(frame(least + "examples:\n  - {trun: 3, expect: {a: b}}\n").problems.find("`turn`"),
              std::string::npos);
}

TEST(Frame, ids_are_small_letters_digits_and_hyphens) {
    EXPECT_TRUE(is_ruleset_id("mancala/bao-la-kiswahili"));
    for (const char* id :
         {"", "a", "a/", "/a", "a/b/c", "A/b", "a/b.c", "a/..", "../a", "a/b ", "a\\b", "a/б"})
        EXPECT_FALSE(is_ruleset_id(id)) << id;
    EXPECT_TRUE(is_slug(std::string(40, 'a')));
    EXPECT_FALSE(is_slug(std::string(41, 'a')));
    EXPECT_FALSE(is_key("Seeds"));
    EXPECT_FALSE(is_key("1st"));
}

TEST(Frame, keys_are_those_of_its_rows) {
    const auto& keys = frame_words();
    for (const char* key :
         {"format", "id", "extends", "family", "name", "origin", "options", "excludes", "examples"})
        EXPECT_NE(std::find(keys.begin(), keys.end(), key), keys.end()) << key;
    EXPECT_EQ(std::count(keys.begin(), keys.end(), "origin"), 1);
}

}  // namespace
}  // namespace sivba
