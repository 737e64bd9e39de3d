// Puts Messages into a language: gettext catalogues with plural forms, read through
// Boost.Locale; command line and screen use the same ones. A text without translation
// is shown in English.
#pragma once

#include "framework/text/message.h"

#include <filesystem>
#include <locale>

namespace sivba {

inline constexpr std::string_view languages[] = {"en", "uk", "ru", "sl"};

class Catalogue {
public:
    // Reads <folder>/<language>/LC_MESSAGES/sivba.mo; a missing or damaged file gives English.
    Catalogue(std::string language, const std::filesystem::path& folder);

    std::string format(const Message& message) const;
    const std::string& language() const { return language_; }
    // False when no catalogue was found for a language other than English.
    bool loaded() const { return loaded_; }

private:
    std::string language_;
    std::locale locale_;
    bool loaded_ = false;
};

// The language a person's environment asks for (LANGUAGE, LC_ALL, LC_MESSAGES, LANG),
// or "en".
std::string language_of_environment();

}  // namespace sivba
