#include "framework/play/vectors.h"

#include "framework/play/json_input.h"
#include "framework/play/vector_formats.h"

#include <algorithm>
#include <map>

namespace sivba {

namespace {

constexpr std::size_t largest_file = std::size_t{64} << 20;

const VectorFormat* format_of(const Json& file, const VectorFormats& formats) {
    if (!file.is_object() || !file.contains("format") || !file["format"].is_string()) return nullptr;
    const auto found =
        std::ranges::find(formats, file["format"].get_ref<const std::string&>(), &VectorFormat::name);
    return found == formats.end() ? nullptr : &*found;
}

// The games of a file, each compiled once.
class Games {
public:
    explicit Games(const Library& library) : library_(library), ids_(library.ids()) {}

    bool exists(const std::string& id) const { return std::ranges::find(ids_, id) != ids_.end(); }

    const Loaded& get(const VectorEntry& entry) {
        GameRequest request;
        request.what = entry.ruleset;
        const Json options = entry.json->value("options", Json::object());
        for (const auto& [key, value] : options.items())
            request.options.emplace_back(key, option_word(value));
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

Verdict run_entry(const VectorEntry& entry, Games& games, const std::stop_token& stop) {
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

Result<VectorReport> run_vectors(std::string_view text, const Library& library, const VectorFormats& formats,
                                 const VectorProgress& progress, const std::stop_token& stop) {
    const Result<Json> read = parse_json(text, largest_file);
    if (!read) return read.error();
    const Json& file = *read;
    const VectorFormat* format = format_of(file, formats);
    if (!format) return Error{msg("This is not a file of vectors in a known format.")};
    std::vector<VectorEntry> entries;
    try {
        entries = format->entries(file);
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
        const VectorEntry& entry = entries[i];
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
