// Values, blocks and unknown words as the schema table reads them.
#include "framework/ruleset/reader.h"
#include "tests/unit/ruleset/sample_family.h"

#include <gtest/gtest.h>

namespace sivba {
namespace {

struct Parsed {
    sample::Rules rules;
    std::string problems;
};

Parsed parse(std::string_view text) {
    Document document;
    Diagnostics diagnostics(&document);
    Parsed result;
    const auto root = read_yaml(text, "test.yaml", document, diagnostics);
    if (root) result.rules = sample::words().parse(*root, {"name", "format"}, diagnostics);
    result.problems = sample::listed(diagnostics.all());
    return result;
}

const std::string board = "board: {columns: 8}\n";

TEST(Schema, words_numbers_and_flags_reach_the_rules) {
    const Parsed result =
        parse(board + "move: {direction: clockwise, relay: on}\ncapture: {take: [last]}\nname: x\n");
    EXPECT_EQ(result.problems, "");
    EXPECT_EQ(result.rules.columns, 8);
    EXPECT_EQ(result.rules.direction, sample::Direction::clockwise);
    EXPECT_TRUE(result.rules.relay);
    EXPECT_EQ(result.rules.take, std::vector<std::string>{"last"});
    EXPECT_EQ(result.rules.each, 4);
}

TEST(Schema, only_decimal_numbers_are_numbers) {
    for (const char* number :
         {"010", "0x1F", "1e1", ".nan", "+8", "-0", "8.0", "\"8\"", "1_0", "eight", "[8]", "99999999999"}) {
        const Parsed result = parse(std::string("board: {columns: ") + number + "}\n");
        EXPECT_EQ(result.problems.substr(0, 5), "1:18 ") << number << result.problems;
        EXPECT_NE(result.problems.find("whole number from 1 to 20"), std::string::npos) << number;
    }
}

TEST(Schema, numbers_out_of_range_are_refused_with_the_range) {
    EXPECT_EQ(parse("board: {columns: 21}\n").problems,
              "1:18 21 is out of range: from 1 to 20 is allowed.\n");
    EXPECT_EQ(parse("board: {columns: -1}\n").problems,
              "1:18 -1 is out of range: from 1 to 20 is allowed.\n");
}

TEST(Schema, flags_are_on_off_true_false) {
    EXPECT_TRUE(parse(board + "move: {relay: true}").rules.relay);
    EXPECT_FALSE(parse(board + "move: {relay: false}").rules.relay);
    EXPECT_FALSE(parse(board + "move: {relay: off}").rules.relay);
    for (const char* other : {"yes", "no", "1", "On", "{a: b}"})
        EXPECT_NE(parse(board + "move: {relay: " + other + "}").problems, "") << other;
}

TEST(Schema, misspelt_key_is_reported_with_the_nearest) {
    EXPECT_EQ(parse(board + "move:\n  dirction: clockwise\n").problems,
              "3:3 The key `dirction` is not known here; did you mean `direction`?\n");
    EXPECT_EQ(parse(board + "captrue: {when: never}\n").problems,
              "2:1 The key `captrue` is not known here; did you mean `capture`?\n");
    EXPECT_EQ(parse(board + "nmae: x\n").problems,
              "2:1 The key `nmae` is not known here; did you mean `name`?\n");
}

TEST(Schema, unknown_key_lists_the_known_ones) {
    EXPECT_EQ(parse(board + "move: {xyzzy: 1}\n").problems,
              "2:8 The key `xyzzy` is not known here. Known keys: direction, relay.\n");
}

TEST(Schema, misspelt_word_is_reported_with_the_nearest) {
    EXPECT_EQ(
        parse(board + "move: {direction: clokwise}\n").problems,
        "2:19 `clokwise` is not known here; did you mean `clockwise`? Allowed: counter-clockwise, clockwise, "
        "free.\n");
}

TEST(Schema, block_and_value_are_not_exchanged) {
    EXPECT_EQ(parse(board + "move: clockwise\n").problems,
              "2:7 A block of keys is expected here, not `clockwise`.\n");
    EXPECT_NE(parse(board + "move: {direction: {a: b}}\n").problems.find("not a block of keys"),
              std::string::npos);
    EXPECT_NE(parse(board + "move: {direction: [clockwise]}\n").problems.find("not a list"),
              std::string::npos);
    EXPECT_NE(parse(board + "capture: {take: last}\n").problems.find("A list like"), std::string::npos);
}

TEST(Schema, every_block_may_carry_source_and_note) {
    EXPECT_EQ(parse("board: {columns: 8, source: rules, note: why}\n").problems, "");
    EXPECT_NE(parse(board + "source: rules\n").problems, "");
}

TEST(Schema, all_problems_are_reported) {
    const Parsed result = parse("board: {columns: 0}\nmove: {relay: maybe, speed: 1}\nsetup: {each: x}\n");
    EXPECT_EQ(std::count(result.problems.begin(), result.problems.end(), '\n'), 4) << result.problems;
}

TEST(Schema, required_words_are_missed) {
    EXPECT_EQ(parse("move: {relay: on}\n").problems, "1:1 The key `board.columns` is missing.\n");
}

TEST(Schema, long_values_are_shortened_in_messages) {
    const Parsed result = parse(board + "move: {direction: " + std::string(200, 'x') + "}\n");
    EXPECT_NE(result.problems.find(std::string(40, 'x') + "...`"), std::string::npos) << result.problems;
}

TEST(Schema, dump_is_canonical_and_complete) {
    const std::string dump = sample::words().dump({});
    EXPECT_EQ(dump, "board.columns: 6\nsetup.each: 4\nsetup.outer: 0\nmove.direction: counter-clockwise\n"
                    "move.relay: off\ncapture.when: never\ncapture.take: []\nstarter: first\nend.limit: 0\n");
    EXPECT_EQ(sample::words().value({}, "setup.each"), "4");
}

TEST(Schema, content_hash_is_fnv_1a) {
    EXPECT_EQ(content_hash(""), 0xCBF29CE484222325u);
    EXPECT_EQ(content_hash("a"), 0xAF63DC4C8601EC8Cu);
    EXPECT_EQ(content_hash("foobar"), 0x85944171F73967E8u);
}

TEST(NearestWord, finds_slips_of_the_finger_only) {
    const std::vector<std::string> known = {"clockwise", "counter-clockwise", "free", "on"};
    EXPECT_EQ(nearest_word("clockwsie", known), "clockwise");
    EXPECT_EQ(nearest_word("counterclockwise", known), "counter-clockwise");
    EXPECT_EQ(nearest_word("fre", known), "free");
    EXPECT_EQ(nearest_word("no", known), "on");
    EXPECT_EQ(nearest_word("zebra", known), "");
    EXPECT_EQ(nearest_word("", known), "");
    EXPECT_EQ(nearest_word(std::string(1000, 'x'), known), "");
}

}  // namespace
}  // namespace sivba
