#include "framework/play/checksum.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <optional>
#include <vector>

namespace sivba {

namespace {

constexpr std::uint32_t prime = 0x01000193u;
constexpr std::uint32_t inverse_prime = 0x359C449Bu;  // prime * inverse_prime = 1 modulo 2^32
static_assert(prime * inverse_prime == 1);

constexpr std::size_t digits = 8;
constexpr std::size_t before_payload = digits + 1;
// Longer lines are not searched for a lost end: that takes time for every length.
constexpr std::size_t longest_joined = 4096;

std::uint32_t byte_of(char c) { return static_cast<unsigned char>(c); }

std::uint32_t add(std::uint32_t sum, char c) { return (sum ^ byte_of(c)) * prime; }

std::optional<std::uint32_t> stored_checksum(std::string_view line) {
    std::uint32_t value = 0;
    const auto [end, error] = std::from_chars(line.data(), line.data() + digits, value, 16);
    if (error != std::errc{} || end != line.data() + digits) return std::nullopt;
    return value;
}

// How many characters differ.
std::size_t distance(std::string_view a, std::string_view b) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < a.size(); ++i) count += a[i] != b[i];
    return count;
}

// `payload` with the one byte changed that gives it the checksum `wanted`: the sums from
// the left and, undone step by step, from the right must meet at the damaged byte.
std::optional<std::string> mend(std::string_view payload, std::uint32_t start, std::uint32_t wanted) {
    std::vector<std::uint32_t> from_left{start};
    for (char c : payload) from_left.push_back(add(from_left.back(), c));
    std::uint32_t right = wanted;
    for (std::size_t i = payload.size(); i > 0; --i) {
        const std::uint32_t both = right * inverse_prime;
        const std::uint32_t byte = both ^ from_left[i - 1];
        if (byte < 0x100 && byte != '\n') {
            std::string mended(payload);
            mended[i - 1] = static_cast<char>(byte);
            return mended;
        }
        right = both ^ byte_of(payload[i - 1]);
    }
    return std::nullopt;
}

// Two lines of which the first has lost its end: the length of the first payload.
std::optional<std::size_t> lost_end(std::string_view payload, std::uint32_t start, std::uint32_t wanted) {
    std::uint32_t sum = start;
    for (std::size_t i = 0; i < std::min(payload.size(), longest_joined); ++i) {
        if (sum == wanted) return i;
        sum = add(sum, payload[i]);
    }
    return std::nullopt;
}

// A line broken in two because a byte of its payload became a line end.
std::string_view up_to_next_end(std::string_view data, std::size_t end) {
    const std::size_t next = data.find('\n', end + 1);
    return next == std::string_view::npos ? std::string_view() : data.substr(0, next);
}

ChainedLine found(std::string payload, std::uint32_t start, std::size_t length) {
    const std::uint32_t chain = checksum(payload, start);
    return {std::move(payload), chain, length, true};
}

ChainedLine mended_line(std::string_view data, std::size_t end, std::uint32_t start) {
    const std::string_view line = data.substr(0, end);
    if (line.size() >= before_payload) {
        const std::string_view payload = line.substr(before_payload);
        const std::string sum = hex8(checksum(payload, start)) + ' ';
        if (distance(sum, line.substr(0, before_payload)) <= 1)
            return found(std::string(payload), start, end + 1);
        if (const auto stored = stored_checksum(line)) {
            if (auto mended = mend(payload, start, *stored)) return found(*mended, start, end + 1);
            if (const auto length = lost_end(payload, start, *stored))
                return found(std::string(payload.substr(0, *length)), start, before_payload + *length + 1);
        }
    }
    const std::string_view joined = up_to_next_end(data, end);
    if (joined.size() < before_payload || joined.size() > longest_joined) return {};
    const std::string_view payload = joined.substr(before_payload);
    if (distance(hex8(checksum(payload, start)) + ' ', joined.substr(0, before_payload)) <= 1)
        return found(std::string(payload), start, joined.size() + 1);
    if (const auto stored = stored_checksum(joined))
        if (auto mended = mend(payload, start, *stored)) return found(*mended, start, joined.size() + 1);
    return {};
}

}  // namespace

std::uint32_t checksum(std::string_view text, std::uint32_t start) {
    for (char c : text) start = add(start, c);
    return start;
}

std::string hex8(std::uint32_t value) {
    std::string text(digits, '0');
    for (std::size_t i = digits; i > 0; --i, value >>= 4) text[i - 1] = "0123456789abcdef"[value & 15];
    return text;
}

ChainedLine read_chained_line(std::string_view data, std::uint32_t chain) {
    const std::size_t end = data.find('\n');
    if (end == std::string_view::npos) return {};
    if (end >= before_payload) {
        const std::string_view payload = data.substr(before_payload, end - before_payload);
        if (data.substr(0, before_payload) == hex8(checksum(payload, chain)) + ' ')
            return found(std::string(payload), chain, end + 1);
    }
    return mended_line(data, end, chain);
}

}  // namespace sivba
