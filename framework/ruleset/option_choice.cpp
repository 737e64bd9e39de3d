// Choosing among the values of options, finding those that are in each other's way, and
// merging the patches of the chosen ones.
#include "framework/ruleset/extends.h"
#include "framework/ruleset/options.h"

#include <algorithm>

namespace sivba {
namespace {

void collect(const Node& block, const std::string& path, std::vector<std::string>& paths) {
    for (const Node::Entry& entry : block.entries) {
        const std::string inner = path.empty() ? entry.key : path + "." + entry.key;
        if (entry.value.is_map() && !entry.value.entries.empty())
            collect(entry.value, inner, paths);
        else
            paths.push_back(inner);
    }
}

bool inside(std::string_view path, std::string_view block) {
    return path == block ||
           (path.size() > block.size() && path.substr(0, block.size()) == block && path[block.size()] == '.');
}

// The first word that both patches change, or "".
std::string common_word(const Node& a, const Node& b) {
    const auto left = touched(a), right = touched(b);
    for (const std::string& one : left)
        for (const std::string& two : right)
            if (inside(one, two) || inside(two, one)) return one.size() > two.size() ? one : two;
    return {};
}

template <class List, class Word>
std::string joined(const List& list, Word word) {
    std::string text;
    for (const auto& each : list) text += (text.empty() ? "" : ", ") + word(each);
    return text;
}

void unknown_option(const OptionSet& options, const std::string& key, Diagnostics& diagnostics) {
    const auto key_of = [](const OptionSpec& spec) { return spec.info.key; };
    const std::string known = joined(options.specs, key_of);
    std::vector<std::string> keys;
    for (const OptionSpec& spec : options.specs) keys.push_back(spec.info.key);
    const std::string nearest = nearest_word(key, keys);
    if (keys.empty())
        diagnostics.error({},
                          msg("There is no option '{option}'; this ruleset has none.").with("option", key));
    else if (nearest.empty())
        diagnostics.error(
            {},
            msg("There is no option '{option}'. Options: {known}.").with("option", key).with("known", known));
    else
        diagnostics.error({},
                          msg("There is no option '{option}'; did you mean '{nearest}'? Options: {known}.")
                              .with("option", key)
                              .with("nearest", nearest)
                              .with("known", known));
}

void unknown_value(const OptionSpec& spec, const std::string& value, Diagnostics& diagnostics) {
    std::vector<std::string> words;
    for (const OptionValue& each : spec.info.values) words.push_back(each.word);
    const bool numbers = spec.info.range && words.size() > 12;
    const std::string known =
        numbers ? words.front() + ".." + words.back() : joined(words, [](auto& w) { return w; });
    const std::string nearest = spec.info.range ? std::string() : nearest_word(value, words);
    Message message =
        nearest.empty()
            ? msg("The option '{option}' has no value '{value}'. Values: {known}.")
            : msg("The option '{option}' has no value '{value}'; did you mean '{nearest}'? Values: {known}.")
                  .with("nearest", nearest);
    diagnostics.error(
        {}, std::move(message).with("option", spec.info.key).with("value", value).with("known", known));
}

bool compatible(const OptionSet& options, Diagnostics& diagnostics) {
    std::vector<const OptionSpec*> chosen;
    for (const OptionSpec& spec : options.specs)
        if (spec.info.chosen != spec.info.standard) chosen.push_back(&spec);
    bool fine = true;
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        for (std::size_t j = i + 1; j < chosen.size(); ++j) {
            const std::string &a = chosen[i]->info.key, &b = chosen[j]->info.key;
            const std::string word = common_word(chosen[i]->patch(), chosen[j]->patch());
            if (options.excluded(a, b))
                diagnostics.error({}, msg("The options '{first}' and '{second}' exclude each other.")
                                          .with("first", a)
                                          .with("second", b));
            else if (!word.empty())
                diagnostics.error(
                    {}, msg("The options '{first}' and '{second}' both change '{word}'; choose one of them.")
                            .with("first", a)
                            .with("second", b)
                            .with("word", word));
            else
                continue;
            fine = false;
        }
    }
    return fine;
}

}  // namespace

std::size_t OptionSpec::index_of(std::string_view word) const {
    for (std::size_t i = 0; i < info.values.size(); ++i)
        if (info.values[i].word == word) return i;
    return npos;
}

const Node& OptionSpec::patch() const {
    static const Node none{Node::Kind::map, {}, {}, false, {}, {}};
    const std::size_t which = index_of(info.chosen);
    return which == npos ? none : patches[which];
}

OptionSpec* OptionSet::find(std::string_view key) {
    for (OptionSpec& spec : specs)
        if (spec.info.key == key) return &spec;
    return nullptr;
}

bool OptionSet::excluded(std::string_view a, std::string_view b) const {
    return std::any_of(excludes.begin(), excludes.end(), [&](const Pair& pair) {
        return (pair.first == a && pair.second == b) || (pair.first == b && pair.second == a);
    });
}

std::vector<std::string> touched(const Node& patch) {
    std::vector<std::string> paths;
    collect(patch, "", paths);
    return paths;
}

bool choose_options(OptionSet& options, const Choices& choices, Diagnostics& diagnostics) {
    bool fine = true;
    for (const auto& [key, value] : choices) {
        OptionSpec* spec = options.find(key);
        if (spec == nullptr) {
            unknown_option(options, key, diagnostics);
            fine = false;
            continue;
        }
        std::string word = value;
        if (spec->index_of(word) == OptionSpec::npos && word == "true") word = "on";
        if (spec->index_of(word) == OptionSpec::npos && word == "false") word = "off";
        if (spec->index_of(word) == OptionSpec::npos) {
            unknown_value(*spec, value, diagnostics);
            fine = false;
            continue;
        }
        spec->info.chosen = word;
    }
    return compatible(options, diagnostics) && fine;
}

void apply_options(const OptionSet& options, Node& root) {
    for (const bool standard : {true, false})
        for (const OptionSpec& spec : options.specs)
            if ((spec.info.chosen == spec.info.standard) == standard) merge(root, spec.patch());
}

void find_clashes(const OptionSet& options, Diagnostics& diagnostics) {
    for (std::size_t i = 0; i < options.specs.size(); ++i) {
        for (std::size_t j = i + 1; j < options.specs.size(); ++j) {
            const OptionSpec &a = options.specs[i], &b = options.specs[j];
            if (options.excluded(a.info.key, b.info.key)) continue;
            std::string word;
            for (const Node& one : a.patches)
                for (const Node& two : b.patches)
                    if (word.empty()) word = common_word(one, two);
            if (word.empty()) continue;
            diagnostics.error(
                b.offered ? a.mark : b.mark,
                msg("The options '{first}' and '{second}' both change '{word}'; list them under 'excludes'.")
                    .with("first", a.info.key)
                    .with("second", b.info.key)
                    .with("word", word));
        }
    }
}

}  // namespace sivba
