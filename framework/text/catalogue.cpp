// Translation of Messages. The gettext facet of Boost.Locale is made straight from the
// bytes of our own .mo file, so no locale of the system has to be installed; the
// {names} are filled in here, as plain text.
#include "framework/text/catalogue.h"

#include "framework/text/mo_file.h"

#include <boost/locale/gnu_gettext.hpp>
#include <boost/locale/message.hpp>

#include <algorithm>
#include <cstdlib>
#include <exception>

namespace sivba {

namespace {

using Facet = boost::locale::message_format<char>;

// Null when there is no sound catalogue.
Facet* make_facet(const std::string& language, const std::filesystem::path& folder) {
    std::vector<char> bytes = read_mo_file(folder / language / "LC_MESSAGES" / "sivba.mo");
    if (bytes.empty()) return nullptr;
    boost::locale::gnu_gettext::messages_info info;
    info.language = language;
    info.encoding = "UTF-8";
    info.domains.emplace_back("sivba");
    info.paths.emplace_back("");
    info.callback = [&bytes](const std::string&, const std::string&) { return bytes; };
    return boost::locale::gnu_gettext::create_messages_facet<char>(info);
}

// Plural rules look at the last digits only; Boost takes an int.
int plural_number(std::int64_t count) {
    const std::uint64_t size =
        count < 0 ? 0 - static_cast<std::uint64_t>(count) : static_cast<std::uint64_t>(count);
    return static_cast<int>(size < 1'000'000 ? size : 1'000'000 + size % 1'000'000);
}

std::string_view english(const Message& message) {
    return message.plural.empty() || message.count == 1 ? message.id : message.plural;
}

const MessageArgument* argument_named(const Message& message, std::string_view name) {
    for (const MessageArgument& each : message.arguments)
        if (each.name == name) return &each;
    return nullptr;
}

bool is_name(std::string_view text) {
    return !text.empty() && text.find_first_not_of("abcdefghijklmnopqrstuvwxyz_") == std::string_view::npos;
}

// Calls `text(piece)` and `place(name)` for the parts of a template in turn. A brace that
// encloses no name is text.
template <class OnText, class OnPlace>
void walk_template(std::string_view pattern, OnText text, OnPlace place) {
    while (!pattern.empty()) {
        const std::size_t open = pattern.find('{');
        const std::size_t close = pattern.find('}', std::min(open, pattern.size()));
        if (close == std::string_view::npos) return text(pattern);
        const std::string_view name = pattern.substr(open + 1, close - open - 1);
        if (is_name(name)) {
            text(pattern.substr(0, open));
            place(name);
            pattern.remove_prefix(close + 1);
        } else {
            text(pattern.substr(0, open + 1));
            pattern.remove_prefix(open + 1);
        }
    }
}

bool fits(std::string_view pattern, const Message& message) {
    bool all_known = true;
    walk_template(
        pattern, [](std::string_view) {},
        [&](std::string_view name) { all_known = all_known && argument_named(message, name); });
    return all_known;
}

struct Speaker {
    const Catalogue& catalogue;

    std::string operator()(const std::string& text) const { return text; }
    std::string operator()(std::int64_t number) const { return std::to_string(number); }
    std::string operator()(const LocalText& text) const { return std::string(text.in(catalogue.language())); }
    std::string operator()(const std::vector<Message>& parts) const {
        std::string joined;
        for (const Message& each : parts) {
            if (!joined.empty()) joined += ' ';
            joined += catalogue.format(each);
        }
        return joined;
    }
};

std::string fill(std::string_view pattern, const Message& message, const Catalogue& catalogue) {
    std::string filled;
    walk_template(
        pattern, [&](std::string_view text) { filled += text; },
        [&](std::string_view name) {
            if (const MessageArgument* argument = argument_named(message, name))
                filled += std::visit(Speaker{catalogue}, argument->value);
            else
                filled.append("{").append(name).append("}");
        });
    return filled;
}

// The language of "uk_UA.UTF-8" if it is one of ours.
std::string known_language(std::string_view locale) {
    const std::string_view code = locale.substr(0, locale.find_first_of("_.@-"));
    const bool known = std::find(std::begin(languages), std::end(languages), code) != std::end(languages);
    return known ? std::string(code) : std::string();
}

std::string_view environment(const char* name) {
    const char* value = std::getenv(name);
    return value ? std::string_view(value) : std::string_view();
}

}  // namespace

Catalogue::Catalogue(std::string language, const std::filesystem::path& folder)
    : language_(std::move(language)) {
    loaded_ = language_ == "en";
    // The language becomes part of a path: only our own are looked up.
    if (loaded_ || known_language(language_) != language_) return;
    try {
        if (Facet* facet = make_facet(language_, folder)) {
            locale_ = std::locale(locale_, facet);
            loaded_ = true;
        }
    } catch (const std::exception&) {
        // Boost reports a file that it cannot use by throwing; English is the answer to that, too.
        loaded_ = false;
    }
}

std::string Catalogue::format(const Message& message) const {
    if (message.empty()) return {};
    std::string_view pattern = english(message);
    if (std::has_facet<Facet>(locale_)) {
        const Facet& facet = std::use_facet<Facet>(locale_);
        const char* id = message.id.c_str();
        const char* found = message.plural.empty() ? facet.get(0, nullptr, id)
                                                   : facet.get(0, nullptr, id, plural_number(message.count));
        // A translation that asks for a name nobody gives would show its braces.
        if (found && *found != '\0' && fits(found, message)) pattern = found;
    }
    return fill(pattern, message, *this);
}

std::string language_of_environment() {
    std::string_view locale;
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        locale = environment(name);
        if (!locale.empty()) break;
    }
    // As in gettext, a list of languages says nothing to a program in the C locale.
    if (locale == "C" || locale == "POSIX" || locale.starts_with("C.")) return "en";
    std::string_view wanted = environment("LANGUAGE");
    while (!wanted.empty()) {
        const std::size_t end = std::min(wanted.find(':'), wanted.size());
        if (std::string language = known_language(wanted.substr(0, end)); !language.empty()) return language;
        wanted.remove_prefix(std::min(end + 1, wanted.size()));
    }
    const std::string language = known_language(locale);
    return language.empty() ? "en" : language;
}

}  // namespace sivba
