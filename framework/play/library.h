// Finds ruleset files and turns a request like `ur/finkel:pieces=2,dice=three` or
// `my/variant.yaml` into a Game: reading, `extends`, options, frame, family.
#pragma once

#include "framework/rules/family.h"

#include <filesystem>
#include <functional>

namespace sivba {

// `ur/finkel:pieces=2,dice=three#42` taken apart.
struct GameRequest {
    std::string what;  // id or path of a .yaml file
    std::vector<std::pair<std::string, std::string>> options;
    std::optional<std::uint64_t> seed;

    static Result<GameRequest> parse(std::string_view text);
    std::string text() const;  // parse() reads it back
};

// A game, or everything that is wrong with its file.
struct Loaded {
    GamePtr game;
    std::vector<Diagnostic> problems;
    bool unknown = false;  // no such ruleset or option: wrong usage rather than a wrong file
};

class Loading;

class Library {
public:
    // `roots`: folders with <shelf>/<name>.yaml; earlier ones win. Families must outlive the library.
    Library(Families families, std::vector<std::filesystem::path> roots);

    // Ids of all files found, sorted. Not read yet.
    std::vector<std::string> ids() const;
    Loaded load(const GameRequest& request) const;
    // The request with `starter=first`, where the ruleset knows it and the request says
    // nothing of the starter: turns that are given, counted or listed then mean the same
    // whatever the ruleset's default is.
    GameRequest with_first_starter(GameRequest request) const;
    // Same, from text that is not (yet) a file; `name` stands in messages.
    Loaded load_text(std::string_view text, std::string_view name,
                     const std::vector<std::pair<std::string, std::string>>& options) const;
    // Loads, then looks for what playing would not notice: an option value that does not
    // compile, options that change one word, warnings about what a ruleset should say.
    Loaded check(const GameRequest& request) const;
    // The file of the request, read once, to be compiled with many choices of options; none
    // when it cannot be read.
    using Compile = std::function<Loaded(const std::vector<std::pair<std::string, std::string>>& options)>;
    Compile compiler(const GameRequest& request) const;
    const Families& families() const { return families_; }

private:
    // Where the file of an id is; empty path: nowhere.
    std::filesystem::path find(const std::string& id) const;
    Loaded not_found(const std::string& what) const;
    Loaded load_file(const GameRequest& request, bool checked) const;
    Loaded read_file_of(const GameRequest& request, bool checked) const;
    std::filesystem::path path_of(const GameRequest& request) const;
    std::shared_ptr<Loading> loading() const;
    Families families_;
    std::vector<std::filesystem::path> roots_;
};

}  // namespace sivba
