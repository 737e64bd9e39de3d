// Characters of UTF-8 text: whether all of them may stand in a file of ours, and how
// many there are. Columns and lengths that a person sees are counted in characters.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace sivba {

enum class BadCharacter : std::uint8_t { not_utf8, control };

struct BadPlace {
    std::size_t at;  // byte
    BadCharacter why;
};

// The first byte that is not well-formed UTF-8 or begins a control character. Line feed
// and tab are fine; invisible marks that turn the direction of writing are not, because
// they can show an author another file than the one that is read (CVE-2021-42574).
std::optional<BadPlace> find_bad_character(std::string_view text);

// Precondition: `text` is well formed.
std::size_t count_characters(std::string_view text);

}  // namespace sivba
