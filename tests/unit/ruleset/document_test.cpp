// The list of problems and the characters of texts.
#include "framework/ruleset/document.h"
#include "framework/ruleset/utf8.h"
#include "tests/unit/ruleset/sample_family.h"

#include <gtest/gtest.h>

namespace sivba {
namespace {

TEST(Diagnostics, problems_are_listed_in_the_order_of_the_file) {
    Document document;
    document.files = {"a.yaml", "b.yaml"};
    Diagnostics diagnostics(&document);
    diagnostics.error({1, 1, 1}, verbatim("other file"));
    diagnostics.error({0, 7, 2}, verbatim("late"));
    diagnostics.warning({0, 2, 5}, verbatim("early"));
    diagnostics.error({0, 7, 2}, verbatim("late, second"));
    EXPECT_EQ(sample::listed(diagnostics.all()), "2:5 early\n7:2 late\n7:2 late, second\n1:1 other file\n");
    EXPECT_EQ(diagnostics.all().back().file, "b.yaml");
}

TEST(Diagnostics, warnings_are_no_failure) {
    Diagnostics diagnostics;
    diagnostics.warning({}, verbatim("hm"));
    EXPECT_FALSE(diagnostics.failed());
    diagnostics.error({}, verbatim("no"));
    EXPECT_TRUE(diagnostics.failed());
}

TEST(Utf8, well_formed_text_of_every_length_passes) {
    EXPECT_FALSE(find_bad_character("a\u00e9\u20ac\U0001F3B2\n\t"));
    EXPECT_EQ(count_characters("a\u00e9\u20ac\U0001F3B2"), 4u);
}

TEST(Utf8, overlong_and_cut_sequences_are_no_text) {
    for (const char* bytes :
         {"\xc0\x80", "\xe0\x80\x80", "\xf0\x80\x80\x80", "\xf5\x80\x80\x80", "\xe2\x82", "\xbf"}) {
        const auto bad = find_bad_character(bytes);
        ASSERT_TRUE(bad) << bytes;
        EXPECT_EQ(bad->why, BadCharacter::not_utf8);
    }
}

TEST(Utf8, characters_that_hide_text_are_controls) {
    for (const char* bytes :
         {"\x7f", "\u0085", "\u200e", "\u2028", "\u202e", "\u2066", "\ufeff", "\uffff", "\r"}) {
        const auto bad = find_bad_character(bytes);
        ASSERT_TRUE(bad) << bytes;
        EXPECT_EQ(bad->why, BadCharacter::control);
        EXPECT_EQ(bad->at, 0u);
    }
}

}  // namespace
}  // namespace sivba
