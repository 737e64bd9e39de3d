// Where unfinished games lie: one journal per ruleset in the user's data folder, so
// that each game keeps its own table. A new game never overwrites one: the old
// journal is set aside under a name with its date, and can be brought back.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include <QDateTime>
#include <QString>

namespace sivba::table_store {

std::filesystem::path folder();
// Pictures made for documents neither see nor touch the player's games.
void use_temporary_folder();
// Journal of the running game of a ruleset ("mancala/oware"); the file need not exist.
std::filesystem::path journal_of(const std::string& id);
bool is_open(const std::string& id);
// Moves the running game out of the way. False when it could not be moved.
bool set_aside(const std::string& id);
// A game that was set aside.
struct Earlier {
    std::filesystem::path file;
    std::string id;
    QDateTime when;
};
std::vector<Earlier> earlier();  // newest first
bool is_earlier(const std::filesystem::path& file);
// Makes it the running game again; the one that runs is set aside. False when that failed.
bool bring_back(const std::filesystem::path& file, const std::string& id);
// Moves a finished game to the finished ones.
void put_away_finished(const std::string& id);

// A file as a dialog names it. Where somebody typed a whole path, Qt puts its folder before it.
std::filesystem::path from_url_or_path(const QString& url_or_path);

}  // namespace sivba::table_store
