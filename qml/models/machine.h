// What this computer has room for.
#pragma once

#include <QString>

#include <cstdint>
#include <filesystem>
#include <optional>

namespace sivba::machine {

std::uint64_t memory();       // bytes, all of it
std::uint64_t free_memory();  // bytes that can be had without sending other programs to the disk
// Bytes that can still be written into a folder that need not exist yet; nothing where that is not known.
std::optional<std::uint64_t> free_disk(std::filesystem::path folder);
int processors();

QString size_text(std::uint64_t bytes);  // "1.5 GB"

}  // namespace sivba::machine
