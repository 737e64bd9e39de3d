#include "qml/models/table_store.h"

#include "framework/play/open_file.h"

#include <QDateTime>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QUrl>

#include <algorithm>
#include <memory>

namespace sivba::table_store {

namespace fs = std::filesystem;

namespace {

// Removes itself when the program ends.
std::unique_ptr<QTemporaryDir> temporary;

std::string file_stem(const std::string& id) {
    std::string stem = id;
    std::ranges::replace(stem, '/', '.');
    return stem;
}

bool move_into(const char* subfolder, const std::string& id) {
    const fs::path from = journal_of(id);
    std::error_code error;
    if (!fs::exists(from, error)) return true;
    // The game of another window stays where that window looks for it.
    const Result<OpenFile> held = hold_file(from);
    if (!held) return false;
    const fs::path target = folder() / subfolder;
    fs::create_directories(target, error);
    const std::string date = QDateTime::currentDateTime().toString("yyyy-MM-dd-HHmmss-zzz").toStdString();
    fs::rename(from, target / (file_stem(id) + "-" + date + ".journal"), error);
    return !error;
}

}  // namespace

fs::path folder() {
    const QString data =
        temporary ? temporary->path() : QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    const fs::path path = fs::path(data.toStdString()) / "tables";
    std::error_code ignored;
    fs::create_directories(path, ignored);
    return path;
}

void use_temporary_folder() { temporary = std::make_unique<QTemporaryDir>(); }

fs::path journal_of(const std::string& id) { return folder() / (file_stem(id) + ".journal"); }

bool is_open(const std::string& id) {
    std::error_code ignored;
    return fs::exists(journal_of(id), ignored);
}

bool set_aside(const std::string& id) { return move_into("earlier", id); }
void put_away_finished(const std::string& id) { move_into("finished", id); }

fs::path from_url_or_path(const QString& url_or_path) {
    const QUrl url(url_or_path);
    return fs::path((url.isLocalFile() ? url.toLocalFile() : url_or_path).toStdString());
}

}  // namespace sivba::table_store
