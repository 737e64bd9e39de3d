#include "qml/models/table_store.h"

#include "framework/play/open_file.h"

#include <QDir>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QUrl>

#include <algorithm>
#include <memory>

namespace sivba::table_store {

namespace fs = std::filesystem;

namespace {

constexpr const char* date_format = "yyyy-MM-dd-HHmmss-zzz";

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
    const std::string date = QDateTime::currentDateTime().toString(date_format).toStdString();
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

std::vector<Earlier> earlier() {
    static const QRegularExpression form("^(.+)-(\\d{4}-\\d\\d-\\d\\d-\\d{6}-\\d{3})\\.journal$");
    std::vector<Earlier> found;
    const QDir shelf(QString::fromStdString((folder() / "earlier").string()));
    for (const QString& name : shelf.entryList({"*.journal"}, QDir::Files)) {
        const QRegularExpressionMatch match = form.match(name);
        if (!match.hasMatch()) continue;
        std::string id = match.captured(1).toStdString();
        std::ranges::replace(id, '.', '/');
        found.push_back(
            {shelf.filePath(name).toStdString(), id, QDateTime::fromString(match.captured(2), date_format)});
    }
    std::ranges::sort(found, std::ranges::greater(), &Earlier::when);
    return found;
}

bool is_earlier(const fs::path& file) {
    std::error_code ignored;
    return fs::equivalent(file.parent_path(), folder() / "earlier", ignored);
}

bool bring_back(const fs::path& file, const std::string& id) {
    if (!set_aside(id)) return false;
    std::error_code error;
    fs::rename(file, journal_of(id), error);
    return !error;
}

bool set_aside(const std::string& id) { return move_into("earlier", id); }
void put_away_finished(const std::string& id) { move_into("finished", id); }

fs::path from_url_or_path(const QString& url_or_path) {
    const QUrl url(url_or_path);
    QString path = url.isLocalFile() ? url.toLocalFile() : url_or_path;
    if (const qsizetype typed = path.lastIndexOf("//"); typed >= 0) path = path.mid(typed + 1);
    return fs::path(path.toStdString());
}

}  // namespace sivba::table_store
