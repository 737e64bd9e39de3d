// Choosing among the values of options, finding those that are in each other's way, and
// merging the patches of the chosen ones.
#include "framework/ruleset/extends.h"
#include "framework/ruleset/options.h"
#include "framework/ruleset/variant.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace sivba {
namespace {

template <class AnyNode>  // const or not
AnyNode* down(AnyNode& root, std::string_view path) {
    const std::size_t dot = std::min(path.find('.'), path.size());
    AnyNode* inner = root.find(path.substr(0, dot));
    return inner == nullptr || dot == path.size() ? inner : down(*inner, path.substr(dot + 1));
}

void collect(const Node& block, const std::string& path, std::vector<std::string>& paths) {
    for (const Node::Entry& entry : block.entries) {
        if (!path.empty() && is_claim(entry.key)) continue;
        const std::string inner = path.empty() ? entry.key : path + "." + entry.key;
        if (entry.value.is_map() && !entry.value.entries.empty())
            collect(entry.value, inner, paths);
        else
            paths.push_back(inner);
    }
}

// The words that patches change, quick to look up: an author's file may change thousands.
class Words {
public:
    void add(const Node& patch) {
        for (std::string& path : touched(patch)) {
            if (!known_.insert(path).second) continue;
            for (std::size_t dot = path.rfind('.'); dot != std::string::npos;
                 dot = path.rfind('.', dot - 1)) {
                inside_.try_emplace(path.substr(0, dot), path);
                if (dot == 0) break;
            }
            list_.push_back(std::move(path));
        }
    }
    // The first word that both change, the longer one where one stands inside the other; or "".
    std::string common(const Words& other) const {
        for (const std::string& word : list_) {
            if (other.known_.contains(word)) return word;
            if (const auto found = other.inside_.find(word); found != other.inside_.end())
                return found->second;
            for (std::size_t dot = word.find('.'); dot != std::string::npos; dot = word.find('.', dot + 1))
                if (other.known_.contains(word.substr(0, dot))) return word;
        }
        return {};
    }

private:
    std::vector<std::string> list_;
    std::unordered_set<std::string> known_;
    std::unordered_map<std::string, std::string> inside_;  // block -> a word in it
};

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
                          msg("There is no option `{option}`; this ruleset has none.").with("option", key));
    else if (nearest.empty())
        diagnostics.error(
            {},
            msg("There is no option `{option}`. Options: {known}.").with("option", key).with("known", known));
    else
        diagnostics.error({},
                          msg("There is no option `{option}`; did you mean `{nearest}`? Options: {known}.")
                              .with("option", key)
                              .with("nearest", nearest)
                              .with("known", known));
}

// "4..40"; "4, 6, 8..40" where not every number is one.
std::string known_values(const OptionSpec& spec, const std::vector<std::string>& words) {
    const auto all = [](auto& word) { return word; };
    if (!spec.info.range || words.size() <= 12) return joined(words, all);
    const auto [low, high] = *spec.info.range;
    const bool every = static_cast<std::size_t>(high - low) + 1 == words.size();
    const std::string first = every ? words[0] : words[0] + ", " + words[1] + ", " + words[2];
    return first + ".." + words.back();
}

void unknown_value(const OptionSpec& spec, const std::string& value, Diagnostics& diagnostics) {
    std::vector<std::string> words;
    for (const OptionValue& each : spec.info.values) words.push_back(each.word);
    const std::string known = known_values(spec, words);
    const std::string nearest = spec.info.range ? std::string() : nearest_word(value, words);
    Message message =
        nearest.empty()
            ? msg("The option `{option}` has no value `{value}`. Values: {known}.")
            : msg("The option `{option}` has no value `{value}`; did you mean `{nearest}`? Values: {known}.")
                  .with("nearest", nearest);
    diagnostics.error(
        {}, std::move(message).with("option", spec.info.key).with("value", value).with("known", known));
}

bool compatible(const OptionSet& options, Diagnostics& diagnostics) {
    std::vector<const OptionSpec*> chosen;
    std::vector<Words> words;
    for (const OptionSpec& spec : options.specs) {
        if (spec.info.chosen == spec.info.standard) continue;
        chosen.push_back(&spec);
        words.emplace_back().add(spec.patch());
    }
    bool fine = true;
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        for (std::size_t j = i + 1; j < chosen.size(); ++j) {
            const std::string &a = chosen[i]->info.key, &b = chosen[j]->info.key;
            const std::string word = words[i].common(words[j]);
            if (options.excluded(a, b))
                diagnostics.error({}, msg("The options `{first}` and `{second}` exclude each other.")
                                          .with("first", a)
                                          .with("second", b));
            else if (!word.empty())
                diagnostics.error(
                    {}, msg("The options `{first}` and `{second}` both change `{word}`; choose one of them.")
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

// A value that cites a source or has a note for a block speaks for the block alone.
void drop_answered_claims(Node& base, const Node& patch) {
    for (const Node::Entry& entry : patch.entries) {
        Node* block = base.find(entry.key);
        if (block == nullptr || !block->is_map() || !entry.value.is_map()) continue;
        if (std::ranges::any_of(entry.value.entries, is_claim, &Node::Entry::key))
            std::erase_if(block->entries, [](const Node::Entry& each) { return is_claim(each.key); });
        drop_answered_claims(*block, entry.value);
    }
}

}  // namespace

const Node* at_path(const Node& root, std::string_view path) { return down(root, path); }

void settle_ranges(Node& root, Diagnostics& diagnostics) {
    Node* options = root.find("options");
    if (options == nullptr) return;
    for (Node::Entry& option : options->entries) {
        Node* standard = option.value.find("default");
        const Node* sets = option.value.find("sets");
        if (standard == nullptr || sets == nullptr || sets->items.empty()) continue;
        Node* written = down(root, sets->items.front().scalar);
        if (written == nullptr || !written->is_scalar() || written->scalar == standard->scalar) continue;
        if (written->mark.file == standard->mark.file)
            diagnostics.error(standard->mark, msg("The default is {value}, but the rules say {written}.")
                                                  .with("value", standard->scalar)
                                                  .with("written", written->scalar));
        else if (written->mark.file < standard->mark.file)
            *standard = *written;
        else
            *written = *standard;
    }
}

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
            if ((spec.info.chosen == spec.info.standard) == standard) {
                drop_answered_claims(root, spec.patch());
                merge(root, spec.patch());
            }
}

void find_clashes(const OptionSet& options, Diagnostics& diagnostics) {
    std::vector<Words> words(options.specs.size());
    for (std::size_t i = 0; i < words.size(); ++i)
        for (const Node& patch : options.specs[i].patches) words[i].add(patch);
    for (std::size_t i = 0; i < options.specs.size(); ++i) {
        for (std::size_t j = i + 1; j < options.specs.size(); ++j) {
            const OptionSpec &a = options.specs[i], &b = options.specs[j];
            if (options.excluded(a.info.key, b.info.key)) continue;
            const std::string word = words[i].common(words[j]);
            if (word.empty()) continue;
            diagnostics.error(
                b.offered ? a.mark : b.mark,
                msg("The options `{first}` and `{second}` both change `{word}`; list them under `excludes`.")
                    .with("first", a.info.key)
                    .with("second", b.info.key)
                    .with("word", word));
        }
    }
}

}  // namespace sivba
