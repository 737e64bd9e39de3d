// Takes `ur/finkel:pieces=2,dice=three#42` apart.
#include "framework/play/library.h"
#include "framework/ruleset/texts.h"

#include <charconv>

namespace sivba {
namespace {

constexpr std::string_view extension = ".yaml";

Error not_understood(std::string_view text) {
    std::error_code code;
    const std::string file = std::string(text) + std::string(extension);
    if (!text.empty() && std::filesystem::is_regular_file(file, code))
        return {msg("`{text}` is no game; did you mean the file `{file}`?")
                    .with("text", std::string(text))
                    .with("file", file)};
    return {msg("`{text}` is no game: write an id and options like ur/finkel:pieces=2,dice=three or the path "
                "of a "
                ".yaml file.")
                .with("text", std::string(text))};
}

// Length of the id or path in front. A path may contain colons, an id may not.
std::size_t end_of_name(std::string_view text) {
    for (std::size_t at = text.find(extension); at != std::string_view::npos;
         at = text.find(extension, at + 1)) {
        const std::size_t end = at + extension.size();
        if (end == text.size() || text[end] == ':' || text[end] == '#') return end;
    }
    return std::min(text.find_first_of(":#"), text.size());
}

bool parse_seed(std::string_view text, std::optional<std::uint64_t>& seed) {
    std::uint64_t value = 0;
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (code != std::errc() || end != text.data() + text.size()) return false;
    seed = value;
    return true;
}

}  // namespace

std::string GameRequest::text() const {
    std::string text = what;
    for (std::size_t i = 0; i < options.size(); ++i)
        text.append(i == 0 ? ":" : ",").append(options[i].first).append("=").append(options[i].second);
    if (seed) text.append("#").append(std::to_string(*seed));
    return text;
}

Result<GameRequest> GameRequest::parse(std::string_view text) {
    GameRequest request;
    const std::size_t end = end_of_name(text);
    request.what = std::string(text.substr(0, end));
    const bool is_path = request.what.ends_with(extension) && request.what.find("://") == std::string::npos;
    if (!is_path && !is_ruleset_id(request.what)) return not_understood(text);
    std::string_view rest = text.substr(end);
    if (const std::size_t hash = rest.find('#'); hash != std::string_view::npos) {
        if (!parse_seed(rest.substr(hash + 1), request.seed))
            return Error{msg("A seed is a whole number, like #42.")};
        rest = rest.substr(0, hash);
    }
    if (rest.empty()) return request;
    rest.remove_prefix(1);  // the colon
    for (std::size_t start = 0; start <= rest.size();) {
        const std::size_t comma = std::min(rest.find(',', start), rest.size());
        const std::string_view pair = rest.substr(start, comma - start);
        const std::size_t equals = pair.find('=');
        if (equals == std::string_view::npos || equals == 0 || equals + 1 == pair.size())
            return Error{msg("`{text}` is no option: write option=value.").with("text", std::string(pair))};
        const std::string key(pair.substr(0, equals));
        for (const auto& [other, value] : request.options)
            if (other == key) return Error{msg("The option `{option}` is given twice.").with("option", key)};
        request.options.emplace_back(key, std::string(pair.substr(equals + 1)));
        start = comma + 1;
    }
    return request;
}

}  // namespace sivba
