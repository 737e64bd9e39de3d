// Plural rules of the four languages, falling back to English, and filling of {names}.
#include "framework/text/catalogue.h"

#include <gtest/gtest.h>

namespace sivba {
namespace {

const std::filesystem::path folder = TEST_LOCALE_DIR;

std::string seeds(const std::string& language, std::int64_t n) {
    return Catalogue(language, folder).format(msg_n("{n} seed", "{n} seeds", n));
}

TEST(Plurals, ukrainian_has_three_forms) {
    EXPECT_EQ(seeds("uk", 1), "1 зернятко");
    EXPECT_EQ(seeds("uk", 2), "2 зернятка");
    EXPECT_EQ(seeds("uk", 3), "3 зернятка");
    EXPECT_EQ(seeds("uk", 5), "5 зерняток");
    EXPECT_EQ(seeds("uk", 11), "11 зерняток");
    EXPECT_EQ(seeds("uk", 21), "21 зернятко");
    EXPECT_EQ(seeds("uk", 101), "101 зернятко");
    EXPECT_EQ(seeds("uk", 102), "102 зернятка");
    EXPECT_EQ(seeds("uk", 0), "0 зерняток");
    EXPECT_EQ(seeds("uk", 112), "112 зерняток");
}

TEST(Plurals, russian_has_three_forms) {
    EXPECT_EQ(seeds("ru", 1), "1 зерно");
    EXPECT_EQ(seeds("ru", 2), "2 зерна");
    EXPECT_EQ(seeds("ru", 3), "3 зерна");
    EXPECT_EQ(seeds("ru", 5), "5 зёрен");
    EXPECT_EQ(seeds("ru", 11), "11 зёрен");
    EXPECT_EQ(seeds("ru", 21), "21 зерно");
    EXPECT_EQ(seeds("ru", 101), "101 зерно");
    EXPECT_EQ(seeds("ru", 102), "102 зерна");
}

TEST(Plurals, slovene_has_a_dual) {
    EXPECT_EQ(seeds("sl", 1), "1 seme");
    EXPECT_EQ(seeds("sl", 2), "2 semeni");
    EXPECT_EQ(seeds("sl", 3), "3 semena");
    EXPECT_EQ(seeds("sl", 4), "4 semena");
    EXPECT_EQ(seeds("sl", 5), "5 semen");
    EXPECT_EQ(seeds("sl", 11), "11 semen");
    EXPECT_EQ(seeds("sl", 21), "21 semen");
    EXPECT_EQ(seeds("sl", 101), "101 seme");
    EXPECT_EQ(seeds("sl", 102), "102 semeni");
}

TEST(Plurals, english_counts_one_and_many) {
    EXPECT_EQ(seeds("en", 1), "1 seed");
    EXPECT_EQ(seeds("en", 0), "0 seeds");
    EXPECT_EQ(seeds("en", 21), "21 seeds");
}

TEST(Plurals, numbers_beyond_int_keep_their_form) {
    EXPECT_EQ(seeds("uk", 3'000'000'001), "3000000001 зернятко");
    EXPECT_EQ(seeds("uk", -2), "-2 зернятка");
    EXPECT_EQ(seeds("sl", INT64_MIN), "-9223372036854775808 semen");
}

TEST(Catalogue, missing_translation_is_english) {
    const Catalogue uk("uk", folder);
    EXPECT_EQ(uk.format(msg("Nobody has translated this {what}.").with("what", std::string("sentence"))),
              "Nobody has translated this sentence.");
    EXPECT_EQ(uk.format(msg_n("{n} goat", "{n} goats", 2)), "2 goats");
    EXPECT_EQ(uk.format(msg_n("{n} goat", "{n} goats", 1)), "1 goat");
}

TEST(Catalogue, missing_file_is_english_and_says_so) {
    const Catalogue none("uk", folder / "nowhere");
    EXPECT_FALSE(none.loaded());
    EXPECT_EQ(none.format(msg("South")), "South");
    EXPECT_TRUE(Catalogue("uk", folder).loaded());
    EXPECT_TRUE(Catalogue("en", folder / "nowhere").loaded());
}

TEST(Catalogue, language_is_never_a_path) {
    EXPECT_FALSE(Catalogue("../uk", folder / "ru").loaded());
    EXPECT_FALSE(Catalogue("", folder).loaded());
}

TEST(Catalogue, names_may_change_their_order) {
    const Catalogue uk("uk", folder);
    Message message = msg("{name} takes {what}.")
                          .with("name", msg("South"))
                          .with("what", msg_n("{n} seed", "{n} seeds", 4));
    EXPECT_EQ(uk.format(message), "4 зернятка: бере Південь.");
    EXPECT_EQ(Catalogue("en", folder).format(message), "South takes 4 seeds.");
}

TEST(Catalogue, translation_with_unknown_names_is_not_used) {
    EXPECT_EQ(Catalogue("uk", folder).format(msg("Wrong names: {a}.").with("a", std::string("x"))),
              "Wrong names: x.");
}

TEST(Catalogue, braces_that_enclose_no_name_are_text) {
    EXPECT_EQ(Catalogue("uk", folder).format(msg("A { needs a }.")), "До { треба }.");
}

TEST(Catalogue, texts_of_a_ruleset_follow_the_language) {
    const LocalText title{{{"en", "Oware"}, {"uk", "Оваре"}}};
    EXPECT_EQ(Catalogue("uk", folder).format(msg("{t}!").with("t", title)), "Оваре!");
    EXPECT_EQ(Catalogue("sl", folder).format(msg("{t}!").with("t", title)), "Oware!");
}

TEST(Catalogue, copies_share_the_translations) {
    const Catalogue original("ru", folder);
    const Catalogue copy = original;
    EXPECT_EQ(copy.format(msg_n("{n} seed", "{n} seeds", 2)), "2 зерна");
}

}  // namespace
}  // namespace sivba
