// Layout of .mo files: GNU gettext manual, section "The Format of GNU MO Files".
#include "framework/text/mo_file.h"

#include <cstdint>
#include <cstring>
#include <fstream>

namespace sivba {

namespace {

constexpr std::uint32_t magic = 0x950412DE;
constexpr std::size_t header_size = 28;
constexpr std::size_t largest_file = 4u << 20;

class Words {
public:
    explicit Words(const std::vector<char>& bytes) : bytes_(bytes) { swapped_ = raw(0) != magic; }

    bool known() const { return at(0) == magic; }
    std::uint32_t at(std::size_t offset) const {
        return swapped_ ? __builtin_bswap32(raw(offset)) : raw(offset);
    }

private:
    std::uint32_t raw(std::size_t offset) const {
        std::uint32_t value = 0;
        std::memcpy(&value, bytes_.data() + offset, sizeof value);
        return value;
    }
    const std::vector<char>& bytes_;
    bool swapped_ = false;
};

// A table of `count` (length, offset) pairs; each string ends with a zero byte.
bool table_is_inside(const std::vector<char>& bytes, const Words& words, std::size_t count,
                     std::size_t table) {
    if (table > bytes.size() || (bytes.size() - table) / 8 < count) return false;
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t length = words.at(table + i * 8);
        const std::size_t offset = words.at(table + i * 8 + 4);
        if (offset >= bytes.size() || length >= bytes.size() - offset) return false;
        if (bytes[offset + length] != '\0') return false;
    }
    return true;
}

}  // namespace

bool make_mo_safe(std::vector<char>& bytes) {
    if (bytes.size() < header_size) return false;
    const Words words(bytes);
    if (!words.known() || words.at(4) >> 16 != 0) return false;
    const std::size_t count = words.at(8);
    // The first entry is the header, without which there is no character set and no plural rule.
    if (count == 0) return false;
    for (const std::size_t table : {std::size_t{12}, std::size_t{16}})
        if (!table_is_inside(bytes, words, count, words.at(table))) return false;
    std::memset(bytes.data() + 20, 0, 4);
    return true;
}

std::vector<char> read_mo_file(const std::filesystem::path& path) {
    std::error_code failure;
    const std::uintmax_t size = std::filesystem::file_size(path, failure);
    if (failure || size > largest_file) return {};
    std::vector<char> bytes(static_cast<std::size_t>(size));
    std::ifstream file(path, std::ios::binary);
    if (!file.read(bytes.data(), static_cast<std::streamsize>(bytes.size()))) return {};
    return make_mo_safe(bytes) ? bytes : std::vector<char>{};
}

}  // namespace sivba
