// A sentence that has not been put into a language yet: an English message id of the
// catalogue, the number that chooses its plural form, and the values of its {names}.
// Rules, refusals and explanations are made of these; framework/text/catalogue.h
// turns them into Ukrainian, English, Russian or Slovene.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace sivba {

// The same text in the languages of a ruleset ("en", "uk", "ru", "sl"). Comes from
// data, so it is always shown as plain text.
struct LocalText {
    std::map<std::string, std::string, std::less<>> by_language;

    bool empty() const { return by_language.empty(); }
    friend bool operator==(const LocalText&, const LocalText&) = default;
    // The text in `language`, else English, else any, else "".
    std::string_view in(std::string_view language) const;
};

struct Message;
struct MessageArgument;

// Value of a {name}: text that needs no translation (a pit's label), a number, a
// message of its own, or a text of the ruleset.
using MessageValue = std::variant<std::string, std::int64_t, std::vector<Message>, LocalText>;

struct Message {
    std::string id;      // English text with {names}; the msgid of the catalogue
    std::string plural;  // English plural, empty when there is none
    std::int64_t count = 1;
    std::vector<MessageArgument> arguments;

    Message();
    explicit Message(std::string text);

    // Fills a {name}. Returns the message, so that calls can be chained.
    Message with(std::string_view name, std::string value) &&;
    Message with(std::string_view name, std::int64_t value) &&;
    Message with(std::string_view name, Message value) &&;
    Message with(std::string_view name, LocalText value) &&;

    bool empty() const { return id.empty(); }
};

struct MessageArgument {
    std::string name;
    MessageValue value;
};

// Only here is MessageArgument complete, which Clang's reading of std::vector asks for.
inline Message::Message() = default;
inline Message::Message(std::string text) : id(std::move(text)) {}

bool operator==(const Message& a, const Message& b);
bool operator==(const MessageArgument& a, const MessageArgument& b);

// The words xgettext looks for. `msg("No seeds left.")`;
// `msg_n("{n} seed", "{n} seeds", n)` also fills {n}.
inline Message msg(std::string_view id) { return Message(std::string(id)); }
Message msg_n(std::string_view singular, std::string_view plural, std::int64_t count);

// Text that is shown as it stands in every language (a file name, an author's word).
Message verbatim(std::string text);

// Marks a string constant for translation where no Message can be built yet (tables).
#define SIVBA_N(text) text

}  // namespace sivba
