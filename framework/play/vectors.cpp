#include "framework/play/vectors.h"

#include "framework/play/json_input.h"
#include "framework/play/vector_formats.h"

#include <algorithm>
#include <map>

namespace sivba {

namespace {

constexpr std::size_t largest_file = std::size_t{64} << 20;

struct Entry {
    std::string id, ruleset;
    const Json* json = nullptr;
    RunEntry run = nullptr;  // none: a format that is read only
    bool first_seat_starts = false;
};

// Sections of the paper file are named like their rulesets, with other word joints.
std::string paper_ruleset(std::string section) {
    std::ranges::replace(section, '_', '-');
    return "paper/" + section;
}

void collect_ids(const Json& json, const std::string& ruleset, std::vector<Entry>& entries) {
    if (json.is_object() && json.contains("id")) {
        entries.push_back({json["id"].get<std::string>(), ruleset, &json});
        return;
    }
    if (json.is_structured())
        for (const Json& part : json) collect_ids(part, ruleset, entries);
}

std::string word_from(const Json& value) {
    if (value.is_boolean()) return value.get<bool>() ? "on" : "off";
    return value.is_string() ? value.get<std::string>() : value.dump();
}

std::string options_text(const Json& options) {
    std::string text;
    for (const auto& [key, value] : options.items())
        text.append(text.empty() ? ":" : ",").append(key).append("=").append(word_from(value));
    return text;
}

std::vector<Entry> entries_of(const Json& file) {
    std::vector<Entry> entries;
    const std::string format = file.value("format", "");
    if (format == "paper-vectors/1") {
        for (const auto& [section, json] : file.items()) collect_ids(json, paper_ruleset(section), entries);
        return entries;
    }
    const auto run = format == "two-row-vectors/1" ? run_two_row
                     : format == "ur-vectors/1"    ? run_race
                                                   : run_sowing;
    if (run == run_race)
        for (const Json& row : file.at("perft")) {
            const std::string ruleset = row.at("ruleset");
            entries.push_back(
                {"perft/" + ruleset + options_text(row.at("options")), ruleset, &row, run_race_perft, true});
        }
    for (const Json& json : file.at("vectors"))
        if (json.contains("id")) entries.push_back({json.at("id"), json.at("ruleset"), &json, run});
    return entries;
}

bool is_known(const Json& file) {
    if (!file.is_object() || !file.contains("format") || !file["format"].is_string()) return false;
    const std::string format = file["format"];
    return format == "two-row-vectors/1" || format == "ur-vectors/1" || format == "sowing-vectors/1" ||
           format == "paper-vectors/1";
}

// The games of a file, each compiled once.
class Games {
public:
    explicit Games(const Library& library) : library_(library), ids_(library.ids()) {}

    bool exists(const std::string& id) const { return std::ranges::find(ids_, id) != ids_.end(); }

    const Loaded& get(const Entry& entry) {
        GameRequest request;
        request.what = entry.ruleset;
        const Json options = entry.json->value("options", Json::object());
        for (const auto& [key, value] : options.items()) request.options.emplace_back(key, word_from(value));
        std::string key = entry.ruleset + options_text(options);
        if (entry.first_seat_starts) key += " first";
        const auto [found, is_new] = games_.try_emplace(key);
        if (!is_new) return found->second;
        if (entry.first_seat_starts) request = library_.with_first_starter(std::move(request));
        return found->second = library_.load(request);
    }

private:
    const Library& library_;
    const std::vector<std::string> ids_;
    std::map<std::string, Loaded> games_;
};

Verdict run_entry(const Entry& entry, Games& games, const std::stop_token& stop) {
    try {
        const Loaded& loaded = games.get(entry);
        if (!loaded.game) {
            const Message why =
                loaded.problems.empty() ? msg("unknown option") : loaded.problems.front().message;
            return Mismatch{"ruleset " + entry.ruleset + " with these options", text_of(why)};
        }
        return entry.run(*loaded.game, *entry.json, stop);
    } catch (const Json::exception& error) {
        return Mismatch{"an entry of this format", error.what()};
    }
}

}  // namespace

Result<VectorReport> run_vectors(std::string_view text, const Library& library,
                                 const VectorProgress& progress, const std::stop_token& stop) {
    const Result<Json> read = parse_json(text, largest_file);
    if (!read) return read.error();
    const Json& file = *read;
    if (!is_known(file)) return Error{msg("This is not a file of vectors in a known format.")};
    std::vector<Entry> entries;
    try {
        entries = entries_of(file);
    } catch (const Json::exception& error) {
        return Error{
            msg("The file of vectors cannot be read: {problem}").with("problem", std::string(error.what()))};
    }
    Games games(library);
    VectorReport report;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (stop.stop_requested() || (progress && !progress(i, entries.size()))) {
            report.stopped = true;
            break;
        }
        const Entry& entry = entries[i];
        if (!entry.run || !games.exists(entry.ruleset)) {
            ++report.skipped;
            continue;
        }
        Verdict verdict = run_entry(entry, games, stop);
        if (stop.stop_requested()) {  // perhaps in the middle of the entry
            report.stopped = true;
            break;
        }
        if (verdict) {
            report.failures.push_back({entry.id, std::move(verdict->expected), std::move(verdict->got)});
        } else {
            ++report.passed;
        }
    }
    return report;
}

}  // namespace sivba
