// Which language the environment asks for, in gettext's order.
#include "framework/text/catalogue.h"

#include <gtest/gtest.h>

#include <cstdlib>

namespace sivba {
namespace {

// Sets the four variables; null unsets.
std::string asked(const char* list, const char* all, const char* messages, const char* lang) {
    const std::pair<const char*, const char*> variables[] = {
        {"LANGUAGE", list}, {"LC_ALL", all}, {"LC_MESSAGES", messages}, {"LANG", lang}};
    for (const auto& [name, value] : variables) value ? setenv(name, value, 1) : unsetenv(name);
    return language_of_environment();
}

TEST(Environment, first_locale_that_is_set_decides) {
    EXPECT_EQ(asked(nullptr, nullptr, nullptr, "uk_UA.UTF-8"), "uk");
    EXPECT_EQ(asked(nullptr, nullptr, "ru_RU", "uk_UA.UTF-8"), "ru");
    EXPECT_EQ(asked(nullptr, "sl", "ru_RU", "uk_UA.UTF-8"), "sl");
    EXPECT_EQ(asked(nullptr, "", "", "sl_SI@euro"), "sl");
}

TEST(Environment, list_of_languages_comes_first) {
    EXPECT_EQ(asked("fr:ru:uk", nullptr, nullptr, "sl_SI.UTF-8"), "ru");
    EXPECT_EQ(asked("fr:de", nullptr, nullptr, "sl_SI.UTF-8"), "sl");
    EXPECT_EQ(asked("uk", nullptr, nullptr, nullptr), "uk");
}

TEST(Environment, c_locale_and_strangers_are_english) {
    EXPECT_EQ(asked("uk", "C.UTF-8", nullptr, nullptr), "en");
    EXPECT_EQ(asked("uk", nullptr, nullptr, "POSIX"), "en");
    EXPECT_EQ(asked(nullptr, nullptr, nullptr, "fr_FR.UTF-8"), "en");
    EXPECT_EQ(asked(nullptr, nullptr, nullptr, nullptr), "en");
    EXPECT_EQ(asked(":::", nullptr, nullptr, "../uk"), "en");
}

}  // namespace
}  // namespace sivba
