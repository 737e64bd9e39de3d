// Finds ruleset files by id in a few folders. An id is never used as a path before its
// letters were checked, and `extends` takes ids only: a ruleset cannot name a file.
#include "framework/play/library.h"

#include "framework/play/file.h"
#include "framework/play/loading.h"
#include "framework/ruleset/reader.h"
#include "framework/ruleset/texts.h"

#include <algorithm>
#include <new>

namespace sivba {
namespace {

namespace files = std::filesystem;

constexpr std::string_view extension = ".yaml";

Loaded refused(Message message, bool unknown, std::string file = {}) {
    Loaded loaded;
    loaded.problems.push_back({Severity::error, std::move(file), {}, std::move(message)});
    loaded.unknown = unknown;
    return loaded;
}

Loaded out_of_memory(std::string file) {
    return refused(msg("There is not enough memory to read the file."), false, std::move(file));
}

// Names of what lies in a folder; none if it cannot be read.
std::vector<files::path> contents_of(const files::path& folder) {
    std::vector<files::path> found;
    std::error_code code;
    for (files::directory_iterator each(folder, code), end; !code && each != end; each.increment(code))
        found.push_back(each->path());
    return found;
}

}  // namespace

Library::Library(Families families, std::vector<files::path> roots)
    : families_(std::move(families)),
      roots_(std::move(roots)) {}

std::vector<std::string> Library::ids() const {
    std::vector<std::string> found;
    for (const files::path& root : roots_) {
        for (const files::path& shelf : contents_of(root)) {
            for (const files::path& file : contents_of(shelf)) {
                const std::string id = shelf.filename().string() + "/" + file.stem().string();
                if (file.extension() == extension && is_ruleset_id(id)) found.push_back(id);
            }
        }
    }
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

files::path Library::find(const std::string& id) const {
    if (!is_ruleset_id(id)) return {};
    for (const files::path& root : roots_) {
        files::path path = root / (id + std::string(extension));
        std::error_code code;
        if (files::is_regular_file(path, code)) return path;
    }
    return {};
}

Loaded Library::not_found(const std::string& what) const {
    std::error_code code;
    std::string nearest = nearest_word(what, ids());
    // Somebody left out the end of a file's name.
    if (const std::string file = what + std::string(extension); files::is_regular_file(file, code))
        nearest = file;
    if (nearest.empty()) return refused(msg("There is no ruleset `{id}`.").with("id", what), true);
    return refused(msg("There is no ruleset `{id}`; did you mean `{nearest}`?")
                       .with("id", what)
                       .with("nearest", nearest),
                   true);
}

namespace {

FindRuleset finder(const std::function<files::path(const std::string&)>& find, const Library& library) {
    return [find, &library](const std::string& id) -> std::optional<FoundFile> {
        const files::path path = find(id);
        if (path.empty()) {
            std::string nearest = nearest_word(id, library.ids());
            if (nearest.empty()) return std::nullopt;
            return FoundFile{.name = {}, .text = {}, .problem = {}, .nearest = std::move(nearest)};
        }
        Result<std::string> text = read_file(path, ReaderLimits{}.bytes);
        if (!text) return FoundFile{path.string(), {}, text.error().message};
        return FoundFile{path.string(), std::move(*text)};
    };
}

Loaded finish(Loading& loading, const Choices& choices, bool prepared, bool checked) {
    Loaded loaded;
    if (prepared) loaded.game = loading.compile(choices, loaded.unknown, loading.diagnostics());
    if (prepared && checked) loading.check_everything();
    if (loading.diagnostics().failed()) loaded.game = nullptr;
    loaded.problems = loading.diagnostics().all();
    // Wishes are for the author, who checks; who plays is not to read them each time.
    if (!checked)
        std::erase_if(loaded.problems,
                      [](const Diagnostic& each) { return each.severity == Severity::warning; });
    return loaded;
}

}  // namespace

files::path Library::path_of(const GameRequest& request) const {
    return request.what.ends_with(extension) ? files::path(request.what) : find(request.what);
}

std::shared_ptr<Loading> Library::loading() const {
    return std::make_shared<Loading>(families_,
                                     finder([this](const std::string& id) { return find(id); }, *this));
}

Library::Compile Library::compiler(const GameRequest& request) const {
    const files::path path = path_of(request);
    const Result<std::string> text = read_file(path, ReaderLimits{}.bytes);
    if (!text) return {};
    std::shared_ptr<Loading> loading = this->loading();
    if (!loading->prepare(*text, path.string())) return {};
    return [loading](const Choices& choices) {
        Loaded loaded;
        Diagnostics found;
        loaded.game = loading->compile(choices, loaded.unknown, found);
        loaded.problems = found.all();
        return loaded;
    };
}

Loaded Library::load_file(const GameRequest& request, bool checked) const {
    try {
        return read_file_of(request, checked);
    } catch (const std::bad_alloc&) {
        return out_of_memory(request.what);
    }
}

Loaded Library::read_file_of(const GameRequest& request, bool checked) const {
    const bool is_path = request.what.ends_with(extension);
    const files::path path = path_of(request);
    if (path.empty()) return not_found(request.what);
    std::error_code code;
    if (!files::is_regular_file(path, code))
        return refused(msg("There is no file `{file}`.").with("file", path.string()), true);
    const ReaderLimits limits;
    const Result<std::string> text = read_file(path, limits.bytes);
    if (!text)
        return refused(text.error().limit ? too_large(limits) : text.error().message, false, path.string());
    const std::shared_ptr<Loading> loading = this->loading();
    const bool prepared = loading->prepare(*text, path.string());
    if (prepared && !is_path && !loading->frame().id.empty() && loading->frame().id != request.what)
        loading->diagnostics().error(loading->mark_of("id"),
                                     msg("The file lies at `{expected}`, but its id is `{id}`.")
                                         .with("expected", request.what)
                                         .with("id", loading->frame().id));
    return finish(*loading, request.options, prepared, checked);
}

Loaded Library::load(const GameRequest& request) const { return load_file(request, false); }

GameRequest Library::with_first_starter(GameRequest request) const {
    const std::string key = "starter", first = "first";
    const auto is_given = [&](const auto& option) { return option.first == key; };
    if (std::ranges::any_of(request.options, is_given)) return request;
    const GamePtr game = load(request).game;
    if (!game) return request;
    for (const OptionInfo& option : game->ruleset().options)
        if (option.key == key && option.chosen != first &&
            std::ranges::any_of(option.values, [&](const OptionValue& value) { return value.word == first; }))
            request.options.emplace_back(key, first);
    return request;
}

Loaded Library::check(const GameRequest& request) const { return load_file(request, true); }

Loaded Library::load_text(std::string_view text, std::string_view name,
                          const std::vector<std::pair<std::string, std::string>>& options) const {
    try {
        const std::shared_ptr<Loading> loading = this->loading();
        const bool prepared = loading->prepare(text, name);
        return finish(*loading, options, prepared, false);
    } catch (const std::bad_alloc&) {
        return out_of_memory(std::string(name));
    }
}

}  // namespace sivba
