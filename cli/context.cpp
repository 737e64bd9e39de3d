#include "cli/context.h"

#include "framework/base/data_folders.h"
#include "framework/play/json_input.h"
#include "framework/play/save.h"
#include "framework/ruleset/schema.h"
#include "games/families.h"

#include <algorithm>

namespace sivba::cli {

namespace {

constexpr std::size_t largest_position = 1u << 20;

Message did_you_mean(std::string word) { return msg("Did you mean `{word}`?").with("word", std::move(word)); }

Result<PositionPtr> position_from_json(const Game& game, const std::string& text) {
    const Result<Json> json = parse_json(text, largest_position);
    if (!json) return json.error();
    return game.from_json(*json);
}

// A game without its shelf, or a saved one, given as a game.
Message probably_meant(const Library& library, const std::string& what) {
    if (what.ends_with(".sivba"))
        return msg("`sivba play --load {file}` goes on with a saved game.").with("file", what);
    const std::vector<std::string> ids = library.ids();
    std::vector<std::string> names;
    names.reserve(ids.size());
    for (const std::string& id : ids) names.push_back(id.substr(id.find('/') + 1));
    const std::string name = what.substr(0, what.find_first_of(":#"));
    const auto found = std::ranges::find(names, nearest_word(name, names));
    if (found == names.end()) return {};
    return did_you_mean(ids[static_cast<std::size_t>(found - names.begin())] + what.substr(name.size()));
}

}  // namespace

Context::Context(const std::string& language)
    : catalogue(language, locale_folder(language)),
      library(all_families(), ruleset_folders()),
      out(catalogue) {
    out.on_reader_gone = [this] { interrupt.stop(); };
}

Exit Context::fail(Exit exit, const Message& message) const {
    out.error(message);
    return exit;
}

Exit Context::fail(const Error& error) const {
    return fail(error.limit ? Exit::limit : Exit::wrong, error.message);
}

std::optional<GameRequest> read_request(const Context& context, const std::string& what) {
    Result<GameRequest> request = GameRequest::parse(what);
    if (request) return std::move(*request);
    context.out.error(request.error().message);
    if (const Message hint = probably_meant(context.library, what); !hint.empty()) context.out.error(hint);
    return std::nullopt;
}

Exit report(const Context& context, const Loaded& loaded) {
    for (Diagnostic problem : loaded.problems) {
        // A game or option that does not exist is no fault of a file.
        if (loaded.unknown) problem.file.clear(), problem.mark = {};
        context.out.problem(problem);
    }
    if (loaded.game) return Exit::done;
    return loaded.unknown ? Exit::usage : Exit::wrong;
}

Result<PositionPtr> read_position(const Game& game, const std::string& text) {
    if (text.empty()) return game.initial();
    if (text.starts_with('{')) return position_from_json(game, text);
    if (!text.starts_with('@')) return game.parse_text(text);
    if (text.size() == 1) return Error{msg("`@` needs the name of a file.")};
    const Result<std::string> content = read_file(text.substr(1), largest_position);
    if (!content) return content.error();
    return position_from_json(game, *content);
}

Exit open_table(const Context& context, const std::string& what, const std::string& position, Starter starter,
                Table& table) {
    std::optional<GameRequest> request = read_request(context, what);
    if (!request) return Exit::usage;
    if (starter == Starter::first) *request = context.library.with_first_starter(std::move(*request));
    const Loaded loaded = context.library.load(*request);
    if (const Exit exit = report(context, loaded); exit != Exit::done) return exit;
    table.game = loaded.game;
    table.seed = request->seed;
    Result<PositionPtr> read = read_position(*table.game, position);
    if (!read) return context.fail(read.error());
    table.position = *read;
    return Exit::done;
}

Message did_you_mean(std::string_view given, const std::vector<std::string>& known) {
    std::string nearest = nearest_word(given, known);
    return nearest.empty() ? Message() : did_you_mean(std::move(nearest));
}

}  // namespace sivba::cli
