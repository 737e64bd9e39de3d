// Named switches of a ruleset, through Library::load_text as players meet them.
#include "framework/ruleset/options.h"

#include "framework/play/library.h"
#include "tests/unit/ruleset/sample_family.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace sivba {
namespace {

using sample::word_of;

Loaded load(const std::string& text, const Choices& choices = {}) {
    return Library({&sample::family()}, {}).load_text(text, "test.yaml", choices);
}

std::string problems(const std::string& text, const Choices& choices = {}) {
    return sample::listed(load(text, choices).problems);
}

const OptionInfo* option(const Loaded& loaded, std::string_view key) {
    if (loaded.game == nullptr) return nullptr;
    for (const OptionInfo& each : loaded.game->ruleset().options)
        if (each.key == key) return &each;
    return nullptr;
}

std::string words(const OptionInfo* info) {
    std::string text;
    if (info != nullptr)
        for (const OptionValue& value : info->values) text += (text.empty() ? "" : " ") + value.word;
    return text;
}

const std::string head = "format: 1\nid: a/b\nfamily: sample\nname: B\nboard: {columns: 8}\n";

TEST(Options, without_choices_it_is_the_main_game) {
    const Loaded loaded = load(sample::plain);
    ASSERT_TRUE(loaded.game) << sample::listed(loaded.problems);
    EXPECT_EQ(word_of(loaded.game, "move.direction"), "counter-clockwise");
    EXPECT_EQ(word_of(loaded.game, "setup.each"), "4");
    EXPECT_FALSE(loaded.game->ruleset().modified());
    EXPECT_EQ(loaded.game->ruleset().full_id(), "sample/plain");
}

TEST(Options, value_is_a_patch_of_the_rules) {
    const Loaded loaded = load(sample::plain, {{"direction", "free"}, {"seeds", "7"}});
    ASSERT_TRUE(loaded.game) << sample::listed(loaded.problems);
    EXPECT_EQ(word_of(loaded.game, "move.direction"), "free");
    EXPECT_EQ(word_of(loaded.game, "setup.each"), "7");
    EXPECT_EQ(word_of(loaded.game, "move.relay"), "on");
    EXPECT_TRUE(loaded.game->ruleset().modified());
    EXPECT_EQ(loaded.game->ruleset().full_id(), "sample/plain:direction=free,seeds=7");
    EXPECT_NE(loaded.game->ruleset().rules_hash, load(sample::plain).game->ruleset().rules_hash);
}

// Found by fuzzing: blocks of rules have a source and a note, options do not.
TEST(Options, a_value_may_be_called_note_or_source) {
    const std::string text = head + "options:\n  way:\n    default: note\n    values:\n      note: {}\n"
                                    "      source: {move: {direction: free}}\n";
    const Loaded loaded = load(text, {{"way", "source"}});
    ASSERT_TRUE(loaded.game) << sample::listed(loaded.problems);
    EXPECT_EQ(words(option(loaded, "way")), "note source");
    EXPECT_EQ(word_of(loaded.game, "move.direction"), "free");
}

TEST(Options, patch_can_take_words_back) {
    const Loaded loaded = load(sample::plain, {{"captures", "off"}});
    ASSERT_TRUE(loaded.game) << sample::listed(loaded.problems);
    EXPECT_EQ(word_of(loaded.game, "capture.when"), "never");
    EXPECT_EQ(word_of(loaded.game, "capture.take"), "[]");
}

TEST(Options, on_and_off_are_also_true_and_false) {
    EXPECT_EQ(word_of(load(sample::plain, {{"captures", "false"}}).game, "capture.when"), "never");
    EXPECT_EQ(word_of(load(sample::plain, {{"captures", "true"}}).game, "capture.when"), "last-in-empty");
}

TEST(Options, default_comes_first_and_has_its_names) {
    const Loaded loaded = load(sample::plain);
    const OptionInfo* direction = option(loaded, "direction");
    ASSERT_NE(direction, nullptr);
    EXPECT_EQ(words(direction), "counter-clockwise clockwise free");
    EXPECT_EQ(direction->values[2].name.in("en"), "as you like");
    EXPECT_EQ(sample::english(direction->says), "The way of the seeds.");
    EXPECT_EQ(sample::english(direction->values[0].says), "Against the clock.");
    EXPECT_EQ(sample::english(direction->values[1].says), "With the clock.");
    const OptionInfo* seeds = option(loaded, "seeds");
    ASSERT_NE(seeds, nullptr);
    EXPECT_EQ(words(seeds), "1 2 3 4 5 6 7 8");
    EXPECT_EQ(seeds->range, std::pair(1, 8));
    EXPECT_EQ(seeds->standard, "4");
    EXPECT_EQ(seeds->name.in("en"), "Seeds");
}

TEST(Options, default_may_stand_among_the_values) {
    const Loaded loaded =
        load(head + "options:\n  d: {default: b, values: {a: {setup: {each: 1}}, b: {setup: {each: 2}}}}\n");
    ASSERT_TRUE(loaded.game) << sample::listed(loaded.problems);
    EXPECT_EQ(words(option(loaded, "d")), "b a");
    EXPECT_EQ(word_of(loaded.game, "setup.each"), "2");
}

TEST(Options, unknown_option_is_answered_with_the_known_ones) {
    const Loaded loaded = load(sample::plain, {{"sedes", "3"}});
    EXPECT_FALSE(loaded.game);
    EXPECT_TRUE(loaded.unknown);
    EXPECT_EQ(sample::listed(loaded.problems),
              "0:0 There is no option `sedes`; did you mean `seeds`? Options: direction, "
              "seeds, captures, starter, limit.\n");
}

TEST(Options, unknown_value_is_answered_with_the_known_ones) {
    const Loaded loaded = load(sample::plain, {{"direction", "clokwise"}});
    EXPECT_FALSE(loaded.game);
    EXPECT_TRUE(loaded.unknown);
    EXPECT_EQ(sample::listed(loaded.problems),
              "0:0 The option `direction` has no value `clokwise`; did you mean "
              "`clockwise`? Values: counter-clockwise, clockwise, free.\n");
    EXPECT_NE(problems(sample::plain, {{"seeds", "9"}}).find("1, 2, 3, 4, 5, 6, 7, 8"), std::string::npos);
    EXPECT_FALSE(load(sample::plain, {{"seeds", "04"}}).game);
}

TEST(Options, range_has_steps) {
    const Loaded loaded =
        load(head + "options:\n  n: {default: 8, range: [2, 8], step: 2, sets: [setup.each, setup.outer]}\n",
             {{"n", "6"}});
    ASSERT_TRUE(loaded.game) << sample::listed(loaded.problems);
    EXPECT_EQ(words(option(loaded, "n")), "2 4 6 8");
    EXPECT_EQ(word_of(loaded.game, "setup.each"), "6");
    EXPECT_EQ(word_of(loaded.game, "setup.outer"), "6");
    EXPECT_FALSE(
        load(head + "options:\n  n: {default: 8, range: [2, 8], step: 2, sets: [setup.each]}\n", {{"n", "3"}})
            .game);
}

TEST(Options, unknown_number_is_answered_with_the_steps) {
    const auto answer = [](const std::string& range) {
        return problems(head + "options:\n  n: {default: 4, " + range + ", sets: [setup.each]}\n",
                        {{"n", "55"}});
    };
    EXPECT_EQ(answer("range: [4, 50], step: 2"),
              "0:0 The option `n` has no value `55`. Values: 4, 6, 8..50.\n");
    EXPECT_EQ(answer("range: [1, 50]"), "0:0 The option `n` has no value `55`. Values: 1..50.\n");
}

TEST(Options, one_number_is_no_range) {
    const Loaded loaded = load(head + "options:\n  n: {default: 4, range: [4, 4], sets: [setup.each]}\n");
    ASSERT_TRUE(loaded.game) << sample::listed(loaded.problems);
    EXPECT_EQ(words(option(loaded, "n")), "4");
    EXPECT_FALSE(option(loaded, "n")->range);
}

TEST(Options, a_value_cites_for_the_block_that_it_changes) {
    const std::string text =
        head + "sources: {one: First, two: Second}\n"
               "move: {relay: on, source: one, note: Of the main game.}\n"
               "options:\n  n: {default: on, values: {off: {move: {relay: off, source: two}}}}\n"
               "  m: {default: a, values: {b: {move: {direction: clockwise, source: one}}}}\n";
    const auto claim = [](const Loaded& loaded) {
        const auto& notes = loaded.game->ruleset().block_notes;
        const auto found = notes.find("move");
        return found == notes.end() ? "none"
                                    : found->second.first + (found->second.second.empty() ? "" : ", noted");
    };
    EXPECT_EQ(claim(load(text)), "one, noted");
    EXPECT_EQ(claim(load(text, {{"n", "off"}})), "two");
    EXPECT_TRUE(load(text, {{"n", "off"}, {"m", "b"}}).game) << "two that cite change no word in common";
}

TEST(Options, default_of_a_range_is_what_the_rules_say) {
    const std::string range = "options:\n  n: {default: 4, range: [1, 8], sets: [setup.each]}\n";
    EXPECT_EQ(problems(head + "setup: {each: 3}\n" + range), "8:16 The default is 4, but the rules say 3.\n");
    EXPECT_EQ(word_of(load(head + range).game, "setup.each"), "4");
    EXPECT_NE(problems(head + "options:\n  n: {default: 9, range: [1, 8], sets: [setup.each]}\n")
                  .find("The default 9 of the option `n` is outside its range, 1 to 8."),
              std::string::npos);
}

TEST(Options, two_that_change_one_word_clash) {
    const std::string text =
        head +
        "options:\n  a: {default: x, values: {y: {move: {relay: on}}}}\n"
        "  b: {default: u, values: {v: {move: {relay: off, direction: free}}, w: {setup: {each: 1}}}}\n";
    EXPECT_TRUE(load(text, {{"a", "y"}}).game);
    EXPECT_TRUE(load(text, {{"a", "y"}, {"b", "w"}}).game);
    EXPECT_EQ(problems(text, {{"a", "y"}, {"b", "v"}}),
              "0:0 The options `a` and `b` both change `move.relay`; choose one of them.\n");
    EXPECT_EQ(problems(text + "excludes: [[b, a]]\n", {{"a", "y"}, {"b", "w"}}),
              "0:0 The options `a` and `b` exclude each other.\n");
}

TEST(Options, block_taken_back_clashes_with_a_word_inside) {
    const std::string text = head + "options:\n  a: {default: x, values: {y: {move: default}}}\n"
                                    "  b: {default: u, values: {v: {move: {relay: on}}}}\n";
    EXPECT_NE(problems(text, {{"a", "y"}, {"b", "v"}}).find("both change `move.relay`"), std::string::npos);
}

TEST(Options, patch_uses_words_of_the_family_only) {
    EXPECT_EQ(problems(head + "options:\n  a: {default: x, values: {y: {move: {rleay: on}}}}\n"),
              "7:39 The key `rleay` is not known here; did you mean `relay`?\n");
    EXPECT_NE(problems(head + "options:\n  a: {default: x, values: {y: {nmae: on}}}\n"), "");
    EXPECT_NE(
        problems(head + "options:\n  a: {default: 1, range: [1, 2], sets: [setup.eahc]}\n").find("`each`"),
        std::string::npos);
}

TEST(Options, damaged_declarations_are_reported) {
    for (const char* line :
         {"A: {default: x}", "a: {values: {x: {move: {relay: on}}}}", "a: {default: x, values: [y]}",
          "a: {dfault: x}", "a: {default: x, values: {Y: {move: {relay: on}}}}",
          "a: {default: x, values: {y: on}}", "a: {default: 1, range: [1]}", "a: {default: 1, range: [1, 3]}",
          "a: {default: 1, range: [3, 1], sets: [setup.each]}", "a: visible",
          "a: {default: x, values: {y: {}}, value_names: {z: Z}}", "starter: {values: [third]}"})
        EXPECT_EQ(problems(head + "options:\n  " + line + "\n").substr(0, 2), "7:") << line;
    EXPECT_EQ(problems(head + "excludes: [[a, starter]]\n").substr(0, 5), "6:13 ");
    EXPECT_EQ(problems(head + "excludes: [[starter]]\n").substr(0, 5), "6:12 ");
}

TEST(Options, offered_words_need_no_declaration) {
    const Loaded loaded = load(head, {{"starter", "random"}, {"limit", "3"}});
    ASSERT_TRUE(loaded.game) << sample::listed(loaded.problems);
    EXPECT_EQ(words(option(loaded, "starter")), "first second random");
    EXPECT_EQ(sample::english(option(loaded, "starter")->values[2].says), "Chance decides.");
    EXPECT_EQ(word_of(loaded.game, "starter"), "random");
    EXPECT_EQ(word_of(loaded.game, "end.limit"), "3");
    EXPECT_EQ(words(option(loaded, "limit")), "0 1 2 3 4 5");
}

TEST(Options, offered_words_start_from_what_the_ruleset_says) {
    const Loaded loaded = load(head + "starter: second\n");
    ASSERT_TRUE(loaded.game);
    EXPECT_EQ(option(loaded, "starter")->standard, "second");
    EXPECT_EQ(words(option(loaded, "starter")), "second first random");
    EXPECT_EQ(word_of(load(head + "starter: second\n", {{"starter", "first"}}).game, "starter"), "first");
}

TEST(Options, offered_words_can_be_hidden_or_narrowed) {
    const Loaded hidden = load(head + "options: {starter: hidden}\n");
    ASSERT_TRUE(hidden.game);
    EXPECT_EQ(option(hidden, "starter"), nullptr);
    EXPECT_FALSE(load(head + "options: {starter: hidden}\n", {{"starter", "first"}}).game);
    const Loaded narrow =
        load(head + "options: {starter: {name: Who, values: [second], value_names: {second: Two}}}\n");
    ASSERT_TRUE(narrow.game) << sample::listed(narrow.problems);
    EXPECT_EQ(words(option(narrow, "starter")), "first second");
    EXPECT_EQ(option(narrow, "starter")->name.in("en"), "Who");
    EXPECT_EQ(option(narrow, "starter")->values[1].name.in("en"), "Two");
}

std::string repeated(std::size_t count, const std::string& before, const std::string& behind,
                     std::size_t first = 0) {
    std::string text;
    for (std::size_t i = first; i < first + count; ++i) text += before + std::to_string(i) + behind;
    return text;
}

TEST(Options, a_ruleset_has_64_at_most) {
    const std::string behind = ": {default: x}\n";
    EXPECT_TRUE(load(head + "options:\n" + repeated(64, "  o", behind)).game);
    EXPECT_EQ(problems(head + "options:\n" + repeated(2000, "  o", behind)),
              "71:3 A ruleset has at most 64 options.\n");
}

TEST(Options, they_have_1024_values_together_at_most) {
    const std::string ranges =
        repeated(10, "  r", ": {default: 1, range: [1, 100], sets: [setup.each]}\n", 10);
    EXPECT_EQ(problems(head + "options:\n" + ranges), "");
    const std::string words = repeated(1025, "      v", ": {}\n");
    EXPECT_EQ(problems(head + "options:\n  a:\n    default: v0\n    values:\n" + words),
              "10:7 The options of a ruleset have at most 1024 values together.\n");
    EXPECT_NE(
        problems(head + "options:\n" + ranges + "  s: {default: 1, range: [1, 30], sets: [setup.each]}\n")
            .find("at most 1024 values"),
        std::string::npos);
}

TEST(Options, a_number_is_written_to_few_short_paths) {
    const auto option = [](const std::string& sets) {
        return head + "options:\n  a: {default: 1, range: [1, 99], sets: [" + sets + "]}\n";
    };
    std::string many = "setup.each", deep = "setup";
    for (int i = 0; i < 500; ++i) many += ", setup.each";
    for (int i = 0; i < 2000; ++i) deep += ".x";
    EXPECT_NE(problems(option(many)).find("An option sets at most 16 words."), std::string::npos);
    EXPECT_NE(problems(option(deep)).find("A path has at most 16 keys."), std::string::npos);
    EXPECT_NE(problems(option("setup.each.inner")), "");
}

TEST(Options, clashes_of_large_patches_are_found) {
    // The words are none of the family's; that they clash is found nevertheless, and soon.
    const auto patch = [](const std::string& last) {
        return ": {default: x, values: {y: {" + repeated(1500, "k", ": 1, ") + last + ": 1}}}\n";
    };
    const Loaded checked = load(head + "options:\n  a" + patch("one") + "  b" + patch("two"));
    EXPECT_FALSE(checked.game);
    OptionSet options;
    Diagnostics found;
    for (const char* key : {"a", "b"}) {
        OptionSpec spec;
        spec.info.key = key;
        Node each{Node::Kind::map, {}, {}, false, {}, {}};
        for (int i = 0; i < 9000; ++i) each.entries.push_back({key + std::to_string(i), {}, {}});
        each.entries.push_back({"last", {}, {}});
        spec.patches = {each};
        options.specs.push_back(spec);
    }
    find_clashes(options, found);
    ASSERT_EQ(found.all().size(), 1u);
    EXPECT_NE(sample::listed(found.all()).find("both change `last`"), std::string::npos);
}

}  // namespace
}  // namespace sivba
