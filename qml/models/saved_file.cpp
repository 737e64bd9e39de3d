#include "qml/models/saved_file.h"

#include "framework/play/file.h"
#include "framework/play/journal.h"
#include "games/notations/notations.h"

#include <algorithm>

namespace sivba::saved_file {

namespace {

// Of the file's name; none: a save or a journal.
const ForeignNotation* notation_of(const std::filesystem::path& path) {
    const std::string end = path.extension().string();
    const auto& all = foreign_notations();
    const auto found = std::ranges::find_if(
        all, [&](const ForeignNotation& each) { return end == "." + std::string(each.extension); });
    return found == all.end() ? nullptr : &*found;
}

}  // namespace

bool is_name_of_one(const QString& name) {
    return name.endsWith(".sivba") || name.endsWith(".journal") || !is_ours(name.toStdString());
}

bool is_ours(const std::filesystem::path& path) { return notation_of(path) == nullptr; }

Result<Session> read(const std::filesystem::path& path) {
    const Library& library = App::instance().library();
    if (path.extension() == ".journal") {
        Result<Recovered> found = recover_journal(path, library);
        return found ? Result<Session>(std::move(found->session)) : Result<Session>(found.error());
    }
    const ForeignNotation* notation = notation_of(path);
    if (notation == nullptr) return read_save(path, library);
    const Result<std::string> text = read_file(path, largest_notation);
    return text ? notation->read(*text, library, std::nullopt) : Result<Session>(text.error());
}

Result<std::string> text_for(const std::filesystem::path& path, const Session& session) {
    const ForeignNotation* notation = notation_of(path);
    return notation != nullptr ? notation->write(session) : Result<std::string>(save_text(session));
}

// What could not be read at all is told with its name by the reader itself.
Saying trouble(const std::filesystem::path& path, const Error& error) {
    const QString file = QString::fromStdString(path.filename().string());
    return Saying([file, message = error.message] {
        const QString words = say(message);
        return words.contains(file) ? words : file + ": " + words;
    });
}

}  // namespace sivba::saved_file
