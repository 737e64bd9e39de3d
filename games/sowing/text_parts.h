// Pieces of a line of text: what both forms of positions are read with.
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace sivba::sowing {

// The parts between `by`, without spaces around them. Divided by '/', empty parts count.
inline std::vector<std::string_view> split(std::string_view text, char by) {
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t end = std::min(text.find(by), text.size());
        std::string_view part = text.substr(0, end);
        while (!part.empty() && part.front() == ' ') part.remove_prefix(1);
        while (!part.empty() && part.back() == ' ') part.remove_suffix(1);
        if (!part.empty() || by == '/') parts.push_back(part);
        if (end == text.size()) return parts;
        text.remove_prefix(end + 1);
    }
}

// Digits only, at most `most`.
inline std::optional<std::uint64_t> whole_number(std::string_view text, std::uint64_t most) {
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || value > most) return std::nullopt;
    return value;
}

}  // namespace sivba::sowing
