// The binary catalogues that msgfmt writes: reading one and proving that every offset
// in it stays inside, because Boost.Locale trusts them.
#pragma once

#include <filesystem>
#include <vector>

namespace sivba {

// The bytes of a catalogue that is safe to hand to Boost.Locale; empty when the file is
// missing, larger than 4 MiB or damaged.
std::vector<char> read_mo_file(const std::filesystem::path& path);

// Checks the tables and switches the file's own hash table off: it is only a shortcut,
// and a wrong one could make a search endless.
bool make_mo_safe(std::vector<char>& bytes);

}  // namespace sivba
