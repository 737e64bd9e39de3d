// The checksum of journal lines, FNV-1a with 32 bits (Fowler, Noll, Vo 1991). Each of
// its steps can be undone, so that one wrong byte can be found and put right: each
// decision stands on those before it, so a damaged line in the middle that was only left
// out would cost every decision behind it. Private to framework/play.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace sivba {

inline constexpr std::uint32_t checksum_start = 0x811C9DC5u;

std::uint32_t checksum(std::string_view text, std::uint32_t start);
std::string hex8(std::uint32_t value);

// One line of a journal as it lies at the beginning of `data`.
struct ChainedLine {
    std::string payload;
    std::uint32_t chain = 0;  // its checksum
    std::size_t length = 0;   // bytes of `data` it takes, its end included
    bool good = false;
};
// `chain`: checksum of the line before. Mends one damaged byte of the line, its checksum
// or its end; a line without an end is not good.
ChainedLine read_chained_line(std::string_view data, std::uint32_t chain);

}  // namespace sivba
