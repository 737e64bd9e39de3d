// Messages are plain text: nothing in a value is ever read as a template or as markup.
#include "framework/text/catalogue.h"

#include <gtest/gtest.h>

namespace sivba {
namespace {

std::string english(const Message& message) { return Catalogue("en", {}).format(message); }

TEST(Message, markup_is_shown_literally) {
    const std::string name = "<img src=x> <b>%s</b> &amp;";
    EXPECT_EQ(english(msg("{who} wins.").with("who", name)), name + " wins.");
    EXPECT_EQ(english(verbatim(name)), name);
}

TEST(Message, values_are_not_filled_again) {
    EXPECT_EQ(english(msg("{a} and {b}").with("a", std::string("{b}")).with("b", std::string("{a}"))),
              "{b} and {a}");
    EXPECT_EQ(english(verbatim("{verbatim}")), "{verbatim}");
}

TEST(Message, unknown_names_and_lone_braces_stay) {
    EXPECT_EQ(english(msg("{nobody} gave {this")), "{nobody} gave {this");
    EXPECT_EQ(english(msg("{{a}} }{").with("a", std::int64_t{7})), "{7} }{");
    EXPECT_EQ(english(msg("{")), "{");
    EXPECT_EQ(english(msg("{}")), "{}");
    EXPECT_EQ(english(msg("{ needs a }, {a} does not").with("a", std::int64_t{7})),
              "{ needs a }, 7 does not");
}

TEST(Message, messages_stand_inside_messages) {
    const Message inner = msg("{n} of {m}").with("n", std::int64_t{1}).with("m", std::int64_t{2});
    EXPECT_EQ(english(msg("Turn {t}.").with("t", inner)), "Turn 1 of 2.");
}

TEST(Message, empty_says_nothing) {
    EXPECT_TRUE(Message().empty());
    EXPECT_TRUE(verbatim("").empty());
    EXPECT_EQ(english(Message()), "");
}

TEST(LocalText, falls_back_to_english_then_to_any) {
    EXPECT_EQ((LocalText{{{"en", "pit"}, {"uk", "ямка"}}}.in("uk")), "ямка");
    EXPECT_EQ((LocalText{{{"en", "pit"}, {"uk", "ямка"}}}.in("sl")), "pit");
    EXPECT_EQ((LocalText{{{"uk", "ямка"}}}.in("sl")), "ямка");
    EXPECT_EQ(LocalText{}.in("en"), "");
}

}  // namespace
}  // namespace sivba
