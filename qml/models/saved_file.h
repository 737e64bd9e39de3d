// A game from a file that a person names: what was saved, or a journal of the program's
// own. Both forms are read here and nowhere else.
#pragma once

#include "framework/play/session.h"
#include "qml/models/saying.h"

#include <filesystem>

namespace sivba::saved_file {

bool is_name_of_one(const QString& name);
Result<Session> read(const std::filesystem::path& path);
// The error with the name of the file.
Saying trouble(const std::filesystem::path& path, const Error& error);

}  // namespace sivba::saved_file
