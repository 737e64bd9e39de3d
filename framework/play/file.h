// Reading and writing whole files.
#pragma once

#include "framework/base/result.h"

#include <filesystem>

namespace sivba {

// Writes to a temporary file, syncs and renames: the old file stays whole on any error.
Result<bool> write_file(const std::filesystem::path& path, std::string_view text);
// The same where no file is yet; false, and nothing happens, where one is.
Result<bool> write_new_file(const std::filesystem::path& path, std::string_view text);
// `limit`: bytes.
Result<std::string> read_file(const std::filesystem::path& path, std::size_t limit);

}  // namespace sivba
