// Where the program finds what is not compiled into it: rulesets, catalogues and a
// person's own files. The same answer for the command line and the launcher.
#pragma once

#include <filesystem>
#include <string_view>
#include <vector>

namespace sivba {

// Folders with <shelf>/<name>.yaml, those that exist, in the order in which an id is
// looked up: $SIVBA_DATA, beside the program, the source tree, the person's own.
std::vector<std::filesystem::path> ruleset_folders();

// The folder that holds <language>/LC_MESSAGES/sivba.mo; empty when none does.
std::filesystem::path locale_folder(std::string_view language);

// $XDG_DATA_HOME/sivba or ~/.local/share/sivba; need not exist. Own rulesets lie in
// rulesets/ below it.
std::filesystem::path user_folder();

}  // namespace sivba
