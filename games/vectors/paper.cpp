// Vectors of pen-and-paper games: records with an id in sections that are named like
// their rulesets, with other word joints. No family plays them yet, so they are counted
// and skipped.
#include "games/vectors/formats.h"

#include <algorithm>

namespace sivba {

namespace {

std::string ruleset_of(std::string section) {
    std::ranges::replace(section, '_', '-');
    return "paper/" + section;
}

void collect_ids(const Json& json, const std::string& ruleset, std::vector<VectorEntry>& entries) {
    if (json.is_object() && json.contains("id")) {
        entries.push_back({json["id"].get<std::string>(), ruleset, &json});
        return;
    }
    if (json.is_structured())
        for (const Json& part : json) collect_ids(part, ruleset, entries);
}

}  // namespace

std::vector<VectorEntry> paper_entries(const Json& file) {
    std::vector<VectorEntry> entries;
    for (const auto& [section, json] : file.items()) collect_ids(json, ruleset_of(section), entries);
    return entries;
}

}  // namespace sivba
