#include "cli/printable.h"

#include "framework/ruleset/utf8.h"

#include <fmt/format.h>

namespace sivba::cli {

namespace {

constexpr std::size_t longest = 500, kept_at_end = 100;

bool continues_character(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; }

// Takes the first character off. Precondition: it is well-formed.
char32_t take_character(std::string_view& text) {
    const auto lead = static_cast<unsigned char>(text.front());
    char32_t character = lead < 0x80   ? lead
                         : lead < 0xE0 ? lead & 0x1F
                         : lead < 0xF0 ? lead & 0x0F
                                       : lead & 0x07;
    text.remove_prefix(1);
    for (; !text.empty() && continues_character(text.front()); text.remove_prefix(1))
        character = character << 6 | (static_cast<unsigned char>(text.front()) & 0x3F);
    return character;
}

std::string name_of(char32_t character) {
    const auto number = static_cast<std::uint32_t>(character);
    if (character == '\n') return "\\n";
    if (character == '\t') return "\\t";
    return number < 0x100 ? fmt::format("\\x{:02X}", number) : fmt::format("\\u{:04X}", number);
}

// Where the first character stands that may not be shown, as a position in `text`.
std::size_t next_bad(std::string_view text, bool& is_utf8) {
    const std::size_t white = std::min(text.find_first_of("\n\t"), text.size());
    const std::optional<BadPlace> bad = find_bad_character(text.substr(0, white));
    is_utf8 = !bad || bad->why == BadCharacter::control;
    return bad ? bad->at : white;
}

std::string escaped(std::string_view text) {
    std::string shown;
    while (!text.empty()) {
        bool is_utf8 = true;
        const std::size_t good = next_bad(text, is_utf8);
        shown += text.substr(0, good);
        text.remove_prefix(good);
        if (text.empty()) break;
        if (is_utf8) {
            shown += name_of(take_character(text));
        } else {
            shown += "\xEF\xBF\xBD";
            text.remove_prefix(1);
        }
    }
    return shown;
}

// The part of well-formed text before or from its n-th character.
std::size_t place_of(std::string_view text, std::size_t n) {
    std::size_t at = 0;
    for (; at < text.size(); ++at)
        if (!continues_character(text[at]) && n-- == 0) break;
    return at;
}

}  // namespace

std::string printable(std::string_view text) {
    std::string shown = escaped(text);
    const std::size_t characters = count_characters(shown);
    if (characters <= longest) return shown;
    const std::size_t from = place_of(shown, longest - kept_at_end),
                      to = place_of(shown, characters - kept_at_end);
    return shown.replace(from, to - from, " … ");
}

Message printable(Message message) {
    for (MessageArgument& each : message.arguments) {
        if (auto* text = std::get_if<std::string>(&each.value)) *text = printable(*text);
        if (auto* parts = std::get_if<std::vector<Message>>(&each.value))
            for (Message& part : *parts) part = printable(std::move(part));
    }
    return message;
}

}  // namespace sivba::cli
