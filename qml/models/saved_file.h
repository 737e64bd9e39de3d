// A game from a file that a person names: what was saved, a journal of the program's own, or
// the notation of another program. All forms are read here and nowhere else; the end of the
// name tells which one is written.
#pragma once

#include "framework/play/session.h"
#include "qml/models/saying.h"

#include <filesystem>

namespace sivba::saved_file {

bool is_name_of_one(const QString& name);
// False for the notations of other programs: a game goes on in a file of ours only.
bool is_ours(const std::filesystem::path& path);
Result<Session> read(const std::filesystem::path& path);
// What belongs into the file; the error says why this game cannot be written so.
Result<std::string> text_for(const std::filesystem::path& path, const Session& session);
// The error with the name of the file.
Saying trouble(const std::filesystem::path& path, const Error& error);

}  // namespace sivba::saved_file
