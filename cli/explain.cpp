// The canonical dump has one dotted path per line ("capture.when: never"); here the
// parts of the path become nested blocks.
#include "cli/explain.h"

#include <fmt/format.h>

#include <vector>

namespace sivba::cli {

namespace {

std::vector<std::string_view> split(std::string_view text, char at) {
    std::vector<std::string_view> parts;
    for (;;) {
        const std::size_t end = text.find(at);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

std::string quoted(std::string_view text) {
    std::string safe = "\"";
    for (const char each : text) {
        if (each == '"' || each == '\\') safe += '\\';
        safe += each;
    }
    return safe + '"';
}

std::string names(const LocalText& name) {
    std::string text;
    for (const auto& [language, words] : name.by_language)
        text.append(text.empty() ? "" : ", ").append(language).append(": ").append(quoted(words));
    return text;
}

std::string frame(const Ruleset& ruleset) {
    return fmt::format("format: 1\nid: {}\nfamily: {}\nname: {{{}}}\n", ruleset.id, ruleset.family,
                       names(ruleset.name));
}

// The words of the rules; `open` are the blocks that the last line stands in.
std::string words(std::string_view canonical) {
    std::string text;
    std::vector<std::string_view> open;
    for (const std::string_view line : split(canonical, '\n')) {
        const std::size_t colon = line.find(": ");
        if (colon == std::string_view::npos) continue;
        const std::vector<std::string_view> path = split(line.substr(0, colon), '.');
        std::size_t shared = 0;
        while (shared < open.size() && shared + 1 < path.size() && open[shared] == path[shared]) ++shared;
        for (std::size_t i = shared; i + 1 < path.size(); ++i)
            text += fmt::format("{:{}}{}:\n", "", i * 2, path[i]);
        text += fmt::format("{:{}}{}: {}\n", "", (path.size() - 1) * 2, path.back(), line.substr(colon + 2));
        open.assign(path.begin(), path.end() - 1);
    }
    return text;
}

}  // namespace

std::string explained(const Ruleset& ruleset) {
    return frame(ruleset) + words(ruleset.canonical + ruleset.advice);
}

}  // namespace sivba::cli
