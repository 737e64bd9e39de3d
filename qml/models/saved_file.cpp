#include "qml/models/saved_file.h"

#include "framework/play/file.h"
#include "framework/play/journal.h"

namespace sivba::saved_file {

bool is_name_of_one(const QString& name) { return name.endsWith(".sivba") || name.endsWith(".journal"); }

Result<Session> read(const std::filesystem::path& path) {
    const Library& library = App::instance().library();
    if (path.extension() == ".journal") {
        Result<Recovered> found = recover_journal(path, library);
        return found ? Result<Session>(std::move(found->session)) : Result<Session>(found.error());
    }
    return read_save(path, library);
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
