// Options that speak of a word which a variant has changed.
#include "framework/ruleset/extends.h"
#include "framework/ruleset/reader.h"
#include "tests/unit/ruleset/sample_family.h"

#include <gtest/gtest.h>

namespace sivba {
namespace {

constexpr std::string_view parent = R"(format: 1
id: a/base
family: sample
name: Base
board: {columns: 8}
setup: {inner: {left: 2}, outer: 2}
move: {relay: on, way: left}
seeds: 4
heap: {all: 3}
options:
  columns: {default: 8, values: {12: {board: {columns: 12}}, 16: {board: {columns: 16}}}}
  setup: {default: half, values: {all: {setup: {inner: 2}}}}
  way: {default: left, values: {left: {move: {way: left}}, right: {move: {way: right}}}}
  seeds: {default: 4, range: [1, 8], sets: [seeds]}
  pile: {default: 3, range: [1, 8], sets: [heap.all]}
)";

std::string problems(const std::string& over) {
    Document document;
    Diagnostics diagnostics(&document);
    auto root = read_yaml("id: my/x\nextends: a/base\n" + over, "mine.yaml", document, diagnostics);
    if (root)
        root = resolve_extends(
            std::move(*root), document,
            [](const std::string& id) {
                return FoundFile{.name = id, .text = std::string(parent), .problem = {}, .nearest = {}};
            },
            diagnostics);
    EXPECT_TRUE(root);
    return sample::listed(diagnostics.all());
}

const std::string columns = "`board.columns` is changed here, but the option `columns`, taken over from "
                            "a/base, speaks of it, too, and "
                            "still calls its default `8`. Say what the option is now, as in: options: ";

TEST(InheritedOptions, a_changed_word_of_an_option_is_warned_of) {
    EXPECT_EQ(problems("board: {columns: 10}\n"), "3:18 " + columns + "{columns: {default: 10}}\n");
    EXPECT_EQ(problems("board: {columns: default}\n"), "3:18 " + columns + "{columns: hidden}\n");
}

TEST(InheritedOptions, words_inside_one_another_are_the_same_word) {
    const std::string setup =
        " is changed here, but the option `setup`, taken over from a/base, speaks of it, "
        "too, and still calls its default `half`. Say what the option is now, as in: "
        "options: {setup: hidden}\n";
    EXPECT_EQ(problems("setup: {inner: {left: 3}}\n"), "3:23 `setup.inner.left`" + setup);
    EXPECT_EQ(problems("setup: {inner: 1}\n"), "3:16 `setup.inner`" + setup);
    EXPECT_EQ(problems("setup: {outer: 1}\n"), "");
}

TEST(InheritedOptions, a_default_that_sets_the_word_again_makes_the_change_vain) {
    EXPECT_EQ(
        problems("move: {way: right}\n"),
        "3:13 `move.way` is without effect here: the option `way`, taken over from a/base, sets it by its "
        "default `left`. Say what the option is now, as in: options: {way: {default: right}}\n");
}

TEST(InheritedOptions, a_block_put_in_the_place_of_a_range_s_word_is_vain) {
    const std::string warning =
        "3:7 `heap` is without effect here: the option `pile`, taken over from a/base, "
        "sets it by its default `3`. Say what the option is now, as in: options: "
        "{pile: hidden}\n";
    EXPECT_EQ(problems("heap: 0\n"), warning);
    EXPECT_EQ(problems("heap: 0\noptions: {pile: {default: 2}}\n"), warning);
    for (const char* fine :
         {"heap: {all: 2}\n", "heap: {all: 3, left: 1}\n", "heap: 0\noptions: {pile: hidden}\n"})
        EXPECT_EQ(problems(fine), "") << fine;
}

TEST(InheritedOptions, a_default_renamed_without_a_change_is_warned_of) {
    EXPECT_EQ(
        problems("options: {columns: {default: 10}}\n"),
        "3:30 The option `columns` calls its default `10` here, but none of the words that it decides is "
        "changed: it is still what a/base calls `8`.\n");
    for (const char* fine :
         {"{default: 12}", "{default: 8}", "{default: 10, values: {10: {board: {columns: 10}}}}"})
        EXPECT_EQ(problems(std::string("options: {columns: ") + fine + "}\n"), "") << fine;
}

TEST(InheritedOptions, what_is_settled_or_unchanged_is_not_warned_of) {
    for (const char* own : {"hidden", "{default: 10}", "{default: 10, values: {8: {board: {columns: 8}}}}"})
        EXPECT_EQ(problems(std::string("board: {columns: 10}\noptions: {columns: ") + own + "}\n"), "")
            << own;
    EXPECT_EQ(problems("board: {columns: 8, source: s}\n"), "") << "written again as it was";
    EXPECT_EQ(problems("move: {relay: off}\n"), "") << "no option speaks of it";
    EXPECT_EQ(problems("seeds: 5\n"), "") << "a range follows the rules";
    EXPECT_EQ(problems("board: {columns: 10}\noptions: {columns: {name: Pits}}\n"),
              "3:18 " + columns + "{columns: {default: 10}}\n");
}

}  // namespace
}  // namespace sivba
