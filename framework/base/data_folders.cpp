// An installed copy brings its data along in ../share/sivba; a program in a build
// folder uses the trees that cmake wrote into sivba/paths.h.
#include "framework/base/data_folders.h"

#include "sivba/paths.h"

#include <cstdlib>

namespace sivba {

namespace {

namespace fs = std::filesystem;

// Relative and empty values of variables are ignored, as the XDG base directory
// specification asks.
fs::path from_environment(const char* name) {
    const char* value = std::getenv(name);
    const fs::path path = value ? fs::path(value) : fs::path();
    return path.is_absolute() ? path : fs::path();
}

fs::path beside_program() {
    std::error_code failure;
    const fs::path program = fs::read_symlink("/proc/self/exe", failure);
    return failure ? fs::path() : (program.parent_path() / paths::installed_share_dir).lexically_normal();
}

std::vector<fs::path> shares() {
    std::vector<fs::path> found;
    if (const char* data = std::getenv("SIVBA_DATA"); data && *data) found.emplace_back(data);
    found.push_back(beside_program());
    return found;
}

}  // namespace

fs::path user_folder() {
    if (fs::path data = from_environment("XDG_DATA_HOME"); !data.empty()) return data / "sivba";
    if (fs::path home = from_environment("HOME"); !home.empty()) return home / ".local" / "share" / "sivba";
    return {};
}

std::vector<fs::path> ruleset_folders() {
    std::vector<fs::path> candidates = shares();
    candidates.emplace_back(paths::source_dir);
    candidates.push_back(user_folder());
    std::vector<fs::path> found;
    std::error_code failure;
    for (const fs::path& each : candidates)
        if (!each.empty() && fs::is_directory(each / "rulesets", failure)) found.push_back(each / "rulesets");
    return found;
}

fs::path locale_folder(std::string_view language) {
    std::vector<fs::path> candidates = shares();
    candidates.emplace_back(paths::build_share_dir);
    std::error_code failure;
    for (const fs::path& each : candidates) {
        fs::path folder = each / "locale";
        if (fs::is_regular_file(folder / language / "LC_MESSAGES" / "sivba.mo", failure)) return folder;
    }
    return {};
}

}  // namespace sivba
