// Reads the declarations of options into specs with one patch per value.
#include "framework/ruleset/options.h"

#include "framework/ruleset/texts.h"
#include "framework/ruleset/variant.h"

#include <algorithm>
#include <cstdlib>

namespace sivba {
namespace {

constexpr std::size_t name_length = 80;
constexpr std::string_view as_written = "as-written";

// Each value costs a patch, and `check` compiles and plays each: a small file must not
// ask for a large work. The shipped rulesets have 5 options at most.
constexpr std::size_t most_options = 64;
constexpr std::size_t most_values = 1024;  // of all declared options together
constexpr std::size_t most_sets = 16;      // words that one option sets
constexpr int deepest_path = 16;           // keys of a path; the reader's files are not deeper

Node map_node(const Mark& mark) { return Node{Node::Kind::map, mark, {}, false, {}, {}}; }

// setup.each: 3 -> {setup: {each: 3}}
void set_path(Node& root, std::string_view path, const Node& value) {
    const std::size_t dot = std::min(path.find('.'), path.size());
    const std::string key(path.substr(0, dot));
    Node* inner = root.find(key);
    if (inner == nullptr) {
        root.entries.push_back({key, value.mark, dot == path.size() ? value : map_node(value.mark)});
        inner = &root.entries.back().value;
    }
    if (dot < path.size()) set_path(*inner, path.substr(dot + 1), value);
}

// The option as it is being written by an author.
struct Declared {
    std::string standard;
    Mark standard_mark;
    LocalText name;
    const Node* values = nullptr;
    const Node* value_names = nullptr;
    const Node* range = nullptr;
    const Node* sets = nullptr;
    int step = 1;
};

WordTable<Declared> make_table() {
    WordTable<Declared> table;
    const auto nothing = [](const Declared&) { return std::string(); };
    const auto keep = [&](const char* key, auto member, const char* type, const char* says,
                          const char* json) {
        const auto read = [member](const Node& node, Declared& option, ValueReader&) {
            option.*member = &node;
        };
        WordInfo& row = table.custom(key, type, says, read, nothing);
        row.json_schema = json;
        row.raw = true;  // a value may be called `note`, and the nodes are kept beyond the reading
    };
    table.custom(
        "name", "text", "Heading on the start sheet; left out, the sentence of the word that it changes.",
        [](const Node& node, Declared& option, ValueReader& reader) {
            read_local_text(node, name_length, option.name, reader);
        },
        nothing);
    table
        .custom(
            "default", "value", "The value of the main game.",
            [](const Node& node, Declared& option, ValueReader& reader) {
                if (reader.text(node, option.standard)) option.standard_mark = node.mark;
            },
            nothing)
        .json_schema = R"({"$ref": "#/definitions/value"})";
    keep("values", &Declared::values, "block of patches",
         "Value and patch each; values are words, `on`, `off` or numbers. Of an offered word: the list of "
         "values that are kept.",
         R"({"type": ["object", "array"]})");
    keep("value_names", &Declared::value_names, "block of texts", "Value and its name on the start sheet.",
         R"({"type": "object", "additionalProperties": {"$ref": "#/definitions/text"}})");
    keep("range", &Declared::range, "[lowest, highest]", "Instead of values: numbers, 100 at most.",
         R"({"type": "array", "items": {"type": "integer"}, "minItems": 2, "maxItems": 2})");
    table.number(
        "step", [](auto& option) -> auto& { return option.step; }, 1, 100,
        "Distance of the numbers of a range.");
    keep("sets", &Declared::sets, "list of words", "The words that take the number of a range.",
         R"({"type": "array", "items": {"type": "string"}})");
    return table;
}

const WordTable<Declared>& declared_table() {
    static const WordTable<Declared> made = make_table();
    return made;
}

class OptionsReader {
public:
    OptionsReader(const Node& root, const std::vector<WordInfo>& rows, Diagnostics& diagnostics)
        : root_(root),
          rows_(rows),
          diagnostics_(diagnostics),
          reader_(diagnostics) {}

    OptionSet read() {
        const Node* declared = root_.find("options");
        if (declared != nullptr && reader_.map(*declared)) declare_all(declared->entries);
        for (const WordInfo& row : rows_)
            if (row.offered && !known(key_of(row))) offer(row, nullptr, root_.mark);
        read_excludes();
        return std::move(options_);
    }

private:
    static std::string key_of(const WordInfo& row) { return row.path.substr(row.path.rfind('.') + 1); }

    const WordInfo* offered_row(std::string_view key) const {
        for (const WordInfo& row : rows_)
            if (row.offered && key_of(row) == key) return &row;
        return nullptr;
    }
    bool known(const std::string& key) {
        return options_.find(key) != nullptr ||
               std::find(hidden_.begin(), hidden_.end(), key) != hidden_.end();
    }

    void declare_all(const std::vector<Node::Entry>& entries) {
        for (std::size_t i = 0; i < entries.size() && values_ <= most_values; ++i) {
            if (i == most_options)
                return diagnostics_.error(entries[i].mark, msg_n("A ruleset has at most {n} option.",
                                                                 "A ruleset has at most {n} options.",
                                                                 static_cast<std::int64_t>(most_options)));
            declare(entries[i]);
        }
    }

    // Whether the declared options may have `count` values more.
    bool has_room(std::size_t count, const Mark& mark) {
        if (values_ > most_values) return false;  // already reported
        values_ += count;
        if (values_ <= most_values) return true;
        diagnostics_.error(mark, msg_n("The options of a ruleset have at most {n} value together.",
                                       "The options of a ruleset have at most {n} values together.",
                                       static_cast<std::int64_t>(most_values)));
        return false;
    }

    void declare(const Node::Entry& entry) {
        if (!is_key(entry.key)) {
            diagnostics_.error(entry.mark,
                               msg("An option's name is made of small letters, digits and underscores."));
            return;
        }
        if (entry.value.is_scalar() && entry.value.scalar == "hidden") {
            hidden_.push_back(entry.key);
            return;
        }
        if (!reader_.map(entry.value)) {
            hidden_.push_back(entry.key);
            return;
        }
        const Declared option = declared_table().parse(entry.value, {}, diagnostics_);
        const WordInfo* row = offered_row(entry.key);
        const bool only_words = option.values == nullptr || option.values->is_sequence();
        if (row != nullptr && only_words && option.range == nullptr && option.standard.empty())
            return offer(*row, &option, entry.mark);
        OptionSpec spec;
        spec.mark = entry.mark;
        spec.info.key = entry.key;
        spec.info.name = option.name;
        spec.info.standard = spec.info.chosen = option.standard;
        if (option.standard.empty())
            diagnostics_.error(entry.mark,
                               msg("The option `{option}` has no `default`.").with("option", entry.key));
        if (option.range != nullptr)
            read_range(option, spec);
        else
            read_values(option, spec);
        name_values(option, spec);
        describe(spec);
        options_.specs.push_back(std::move(spec));
    }

    void add_value(OptionSpec& spec, const std::string& word, Node patch) {
        spec.info.values.push_back({word, {}, verbatim(word)});
        spec.patches.push_back(std::move(patch));
    }

    void read_values(const Declared& option, OptionSpec& spec) {
        if (option.values == nullptr) return add_value(spec, option.standard, map_node(spec.mark));
        if (!reader_.map(*option.values)) return;
        if (!has_room(option.values->entries.size(), option.values->mark)) return;
        if (option.values->find(option.standard) == nullptr)
            add_value(spec, option.standard, map_node(spec.mark));
        for (const Node::Entry& value : option.values->entries) {
            if (!is_slug(value.key)) {
                diagnostics_.error(value.mark,
                                   msg("A value's name is made of small letters, digits and hyphens."));
            } else if (reader_.map(value.value)) {
                check_patch(value.value);
                const bool standard = value.key == option.standard;
                add_value(spec, value.key, value.value);
                if (standard && option.standard_mark.file < value.value.mark.file)
                    put_mark(spec.patches.back(), option.standard_mark);
                // The default comes first wherever it stands in the file.
                if (standard) {
                    std::rotate(spec.info.values.begin(), spec.info.values.end() - 1, spec.info.values.end());
                    std::rotate(spec.patches.begin(), spec.patches.end() - 1, spec.patches.end());
                }
            }
        }
    }

    void check_patch(const Node& patch) {
        const auto pass = [](std::size_t, const Node&, ValueReader&) {};
        WordRows::walk(rows_, patch, {}, pass, diagnostics_);
    }

    void read_range(const Declared& option, OptionSpec& spec) {
        constexpr int most = 9999;
        int low = 0, high = 0;
        if (!reader_.sequence(*option.range)) return;
        if (option.range->items.size() != 2) {
            diagnostics_.error(option.range->mark, msg("A range is [lowest, highest]."));
            return;
        }
        if (!reader_.number(option.range->items[0], 0, most, low)) return;
        if (!reader_.number(option.range->items[1], low, std::min(most, low + 99 * option.step), high))
            return;
        spec.info.range = {low, high};
        const Mark& mark = option.range->mark;
        const std::vector<std::string> paths = read_sets(option, mark);
        const int numbers = (high - low) / option.step + 1;
        if (!has_room(static_cast<std::size_t>(numbers), mark)) return;
        for (int number = low; number <= high; number += option.step)
            add_value(spec, std::to_string(number), number_patch(paths, std::to_string(number), mark));
        const std::size_t standard = spec.index_of(spec.info.standard);
        if (standard != OptionSpec::npos) {
            // Where the rules say the number (or something wrong), the default changes nothing.
            if (is_written(option)) spec.patches[standard].entries.clear();
        } else if (!option.standard.empty()) {
            report_outside(option, spec, paths.empty() ? spec.info.key : paths.front());
        }
        if (low == high) spec.info.range.reset();  // one value is no range
    }

    // The number may be written in the rules of a variant whose author has never seen the option.
    void report_outside(const Declared& option, const OptionSpec& spec, const std::string& word) {
        const Mark& mark = option.range->mark;
        Message message =
            mark.file == option.standard_mark.file
                ? msg("The default {value} of the option `{option}` is outside its range, {low} to {high}.")
                : msg("`{word}` is {value}, but its option `{option}`, taken over from {file}, goes from "
                      "{low} "
                      "to {high}; give it a range here, too: options: {example}")
                      .with("word", word)
                      .with("file", diagnostics_.file_name(mark))
                      .with("example", example_of_range(spec));
        diagnostics_.error(option.standard_mark, std::move(message)
                                                     .with("value", spec.info.standard)
                                                     .with("option", spec.info.key)
                                                     .with("low", std::int64_t{spec.info.range->first})
                                                     .with("high", std::int64_t{spec.info.range->second}));
    }

    // "{seeds: {range: [1, 9]}}": what the file says, widened to hold the number.
    static std::string example_of_range(const OptionSpec& spec) {
        const int value = std::atoi(spec.info.standard.c_str());
        return "{" + spec.info.key + ": {range: [" + std::to_string(std::min(spec.info.range->first, value)) +
               ", " + std::to_string(std::max(spec.info.range->second, value)) + "]}}";
    }

    static Node number_patch(const std::vector<std::string>& paths, const std::string& number,
                             const Mark& mark) {
        Node patch = map_node(mark);
        for (const std::string& path : paths)
            set_path(patch, path, {Node::Kind::scalar, mark, number, false, {}, {}});
        return patch;
    }

    bool is_written(const Declared& option) const {
        return option.sets != nullptr && !option.sets->items.empty() &&
               at_path(root_, option.sets->items.front().scalar) != nullptr;
    }

    // The words that take the number; only those that the family has.
    std::vector<std::string> read_sets(const Declared& option, const Mark& mark) {
        std::vector<std::string> paths;
        if (option.sets == nullptr) {
            diagnostics_.error(mark, msg("The key `{key}` is missing.").with("key", "sets"));
            return paths;
        }
        if (!reader_.sequence(*option.sets)) return paths;
        if (option.sets->items.size() > most_sets) {
            diagnostics_.error(option.sets->mark,
                               msg_n("An option sets at most {n} word.", "An option sets at most {n} words.",
                                     static_cast<std::int64_t>(most_sets)));
            return paths;
        }
        for (const Node& path : option.sets->items)
            if (std::string text; reader_.text(path, text) && is_word(text, path.mark)) paths.push_back(text);
        return paths;
    }

    bool is_word(const std::string& path, const Mark& mark) {
        if (std::ranges::count(path, '.') >= deepest_path) {
            diagnostics_.error(mark, msg_n("A path has at most {n} key.", "A path has at most {n} keys.",
                                           std::int64_t{deepest_path}));
            return false;
        }
        Node patch = map_node(mark);
        set_path(patch, path, {Node::Kind::scalar, mark, "1", false, {}, {}});
        const std::size_t before = diagnostics_.all().size();
        check_patch(patch);
        return diagnostics_.all().size() == before;
    }

    // A variant with another default may have no value any more that its parent named.
    void name_values(const Declared& option, OptionSpec& spec) {
        if (option.value_names == nullptr || !reader_.map(*option.value_names)) return;
        for (const Node::Entry& entry : option.value_names->entries) {
            const std::size_t which = spec.index_of(entry.key);
            if (which == OptionSpec::npos && entry.mark.file > option.standard_mark.file) continue;
            if (which == OptionSpec::npos) {
                diagnostics_.error(entry.mark,
                                   msg("`{value}` is no value of this option.").with("value", entry.key));
                continue;
            }
            read_local_text(entry.value, name_length, spec.info.values[which].name, reader_);
        }
    }

    // Where a value sets one word of the table, that word's sentences speak for it.
    void describe(OptionSpec& spec) {
        spec.info.says = verbatim(spec.info.key);
        for (std::size_t i = 0; i < spec.patches.size(); ++i) {
            const auto paths = touched(spec.patches[i]);
            if (paths.size() != 1) continue;
            for (const WordInfo& row : rows_) {
                if (row.path != paths.front()) continue;
                spec.info.says = msg(row.says);
                const Node* value = at_path(spec.patches[i], row.path);
                say(row, value->scalar, spec.info.values[i]);
                const Node* written = at_path(root_, row.path);
                const std::size_t standard = spec.index_of(spec.info.standard);
                if (standard != OptionSpec::npos && spec.patches[standard].entries.empty())
                    say(row, written != nullptr ? written->scalar : row.standard, spec.info.values[standard]);
            }
        }
    }

    static void say(const WordInfo& row, std::string_view word, OptionValue& value) {
        for (const WordValue& each : row.values)
            if (each.word == word && !each.says.empty()) value.says = msg(each.says);
    }

    void offer(const WordInfo& row, const Declared* declared, const Mark& mark) {
        OptionSpec spec;
        spec.offered = true;
        spec.mark = mark;
        spec.info.key = key_of(row);
        spec.info.says = msg(row.says);
        const Node* written = at_path(root_, row.path);
        spec.info.standard = written == nullptr ? row.standard : written->scalar;
        if (spec.info.standard == "true") spec.info.standard = "on";
        if (spec.info.standard == "false") spec.info.standard = "off";
        const auto add = [&](const std::string& word, const Node* patched) {
            Node patch = map_node(mark);
            if (patched != nullptr) set_path(patch, row.path, *patched);
            add_value(spec, word, std::move(patch));
            say(row, word, spec.info.values.back());
        };
        const auto words = offered_words(row, declared != nullptr ? declared->values : nullptr);
        const bool listed = std::find(words.begin(), words.end(), spec.info.standard) != words.end();
        // A block stands there: it has no name.
        if (!is_slug(spec.info.standard)) spec.info.standard = as_written;
        if (!row.range || !listed) add(spec.info.standard, nullptr);
        for (const std::string& word : words) {
            const Node value{Node::Kind::scalar, mark, word, false, {}, {}};
            const bool standard = word == spec.info.standard;
            if (!standard || row.range) add(word, standard ? nullptr : &value);
        }
        if (spec.info.standard == as_written) spec.info.values.front().says = msg("As this ruleset has it.");
        if (row.range) spec.info.range = row.range;
        spec.info.chosen = spec.info.standard;
        if (declared != nullptr) {
            spec.info.name = declared->name;
            name_values(*declared, spec);
        }
        options_.specs.push_back(std::move(spec));
    }

    std::vector<std::string> offered_words(const WordInfo& row, const Node* some) {
        std::vector<std::string> words;
        words.reserve(row.values.size());
        for (const WordValue& each : row.values) words.push_back(each.word);
        if (row.range)
            for (int i = row.range->first; i <= std::min(row.range->second, row.range->first + 99); ++i)
                words.push_back(std::to_string(i));
        if (some == nullptr) return words;
        std::vector<WordValue> allowed;
        allowed.reserve(words.size());
        for (const std::string& word : words) allowed.push_back({word, {}});
        std::vector<std::string> chosen;
        if (!has_room(some->items.size(), some->mark)) return chosen;
        for (const Node& item : some->items) {
            std::size_t which = 0;
            if (reader_.word(item, allowed, which)) chosen.push_back(words[which]);
        }
        return chosen;
    }

    void read_excludes() {
        const Node* list = root_.find("excludes");
        if (list == nullptr || !reader_.sequence(*list)) return;
        std::vector<WordValue> known;
        known.reserve(options_.specs.size());
        for (const OptionSpec& spec : options_.specs) known.push_back({spec.info.key, {}});
        for (const Node& pair : list->items) {
            if (!reader_.sequence(pair)) continue;
            std::size_t first = 0, second = 0;
            if (pair.items.size() != 2)
                diagnostics_.error(pair.mark, msg("`excludes` lists pairs of options: [[a, b], [a, c]]."));
            else if (reader_.word(pair.items[0], known, first) && reader_.word(pair.items[1], known, second))
                options_.excludes.push_back({known[first].word, known[second].word, pair.mark});
        }
    }

    const Node& root_;
    const std::vector<WordInfo>& rows_;
    Diagnostics& diagnostics_;
    ValueReader reader_;
    OptionSet options_;
    std::vector<std::string> hidden_;
    std::size_t values_ = 0;  // of declared options
};

}  // namespace

const std::vector<WordInfo>& option_rows() { return declared_table().infos(); }

OptionSet read_options(const Node& root, const std::vector<WordInfo>& rows, Diagnostics& diagnostics) {
    return OptionsReader(root, rows, diagnostics).read();
}

}  // namespace sivba
