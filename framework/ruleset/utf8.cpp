// UTF-8 as RFC 3629 has it: no overlong forms, no surrogates, nothing above U+10FFFF.
#include "framework/ruleset/utf8.h"

namespace sivba {
namespace {

struct Decoded {
    char32_t character = 0;
    std::size_t length = 0;  // 0: not well formed
};

Decoded decode(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char lead = byte(0);
    if (lead < 0x80) return {lead, 1};
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || text.size() < length) return {};
    char32_t character = lead & (0x7Fu >> length);
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0) != 0x80) return {};
        character = character << 6 | (byte(i) & 0x3Fu);
    }
    constexpr char32_t smallest[] = {0, 0, 0x80, 0x800, 0x10000};
    const bool surrogate = character >= 0xD800 && character <= 0xDFFF;
    if (character < smallest[length] || character > 0x10FFFF || surrogate) return {};
    return {character, length};
}

bool is_control(char32_t c) {
    if (c < 0x20) return c != '\n' && c != '\t';
    return (c >= 0x7F && c <= 0x9F) || (c >= 0x2028 && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069) ||
           c == 0x200E || c == 0x200F || c == 0xFEFF || (c & 0xFFFE) == 0xFFFE;
}

}  // namespace

std::optional<BadPlace> find_bad_character(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const Decoded next = decode(text.substr(at));
        if (next.length == 0) return BadPlace{at, BadCharacter::not_utf8};
        if (is_control(next.character)) return BadPlace{at, BadCharacter::control};
        at += next.length;
    }
    return std::nullopt;
}

std::size_t count_characters(std::string_view text) {
    std::size_t count = 0;
    for (const char c : text) count += (static_cast<unsigned char>(c) & 0xC0) != 0x80;
    return count;
}

}  // namespace sivba
