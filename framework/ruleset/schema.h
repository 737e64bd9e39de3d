// The schema table: one row per word of the ruleset language. The same rows parse a
// ruleset into the family's Rules, report what is unknown, mistyped or out of range,
// write the canonical dump (and with it the content hash), and generate
// docs/ruleset-language.md and rulesets/schema.json. There is no second list of keys.
//
//   WordTable<Rules> table;
//   table.choice("capture.when", [](auto& r) -> auto& { return r.capture.when; },
//                {{"never", Trigger::never, SIVBA_N("Nothing is captured.")}, ...},
//                SIVBA_N("What makes the last seed capture."));
#pragma once

#include "framework/ruleset/document.h"

#include <functional>
#include <optional>
#include <utility>

namespace sivba {

struct WordValue {
    std::string word;
    std::string says;  // one sentence: documents the value and states the rule to players
};

// What documentation and editors need of a row.
struct WordInfo {
    std::string path;               // "capture.when"
    std::string type;               // "word", "number", "on-off", "words", "place", "text", or a phrase
    std::vector<WordValue> values;  // of words
    std::optional<std::pair<int, int>> range;
    std::string standard;  // default, in canonical form
    std::string says;      // one sentence
    std::string source;
    bool offered = false;     // every ruleset of the family offers it as an option
    bool required = false;    // a ruleset (what it extends included) must say it
    bool advice = false;      // no rule but how the computer plays: not in the content hash
    bool raw = false;         // its reader gets the node as it stands, `source` and `note` included
    std::string json_schema;  // JSON Schema of the value, "" = from the type
};

// Reads one value with errors at its mark. Functions return false after reporting.
class ValueReader {
public:
    explicit ValueReader(Diagnostics& diagnostics) : diagnostics_(diagnostics) {}
    bool number(const Node& node, int minimum, int maximum, int& value);
    bool flag(const Node& node, bool& value);  // on | off | true | false
    bool text(const Node& node, std::string& value);
    bool word(const Node& node, const std::vector<WordValue>& allowed, std::size_t& which);
    bool sequence(const Node& node);
    bool map(const Node& node);
    Diagnostics& diagnostics() { return diagnostics_; }

private:
    Diagnostics& diagnostics_;
};

template <class Enum>
struct WordChoice {
    std::string word;
    Enum value;
    std::string says;
};

// Rows without their Rules type; walks a document once and dispatches to them.
class WordRows {
public:
    using ReadRow = std::function<void(std::size_t row, const Node&, ValueReader&)>;
    // Calls `read` for every key of `root` that is a row; reports unknown keys with the
    // nearest word. `foreign`: top-level keys that belong to another table. `source` and
    // `note` are allowed in every block.
    static void walk(const std::vector<WordInfo>& rows, const Node& root,
                     const std::vector<std::string>& foreign, const ReadRow& read, Diagnostics& diagnostics);
    // Reports required rows that `root` does not say.
    static void require(const std::vector<WordInfo>& rows, const Node& root, Diagnostics& diagnostics);
};

template <class Rules>
class WordTable {
public:
    using Read = std::function<void(const Node&, Rules&, ValueReader&)>;
    using Write = std::function<std::string(const Rules&)>;

    // A row with a reader and writer of its own. `type` is a phrase for the reference.
    WordInfo& custom(std::string path, std::string type, std::string says, Read read, Write write) {
        WordInfo info;
        info.path = std::move(path);
        info.type = std::move(type);
        info.says = std::move(says);
        info.standard = write(Rules{});
        infos_.push_back(std::move(info));
        reads_.push_back(std::move(read));
        writes_.push_back(std::move(write));
        return infos_.back();
    }

    template <class Get, class Enum>
    WordInfo& choice(std::string path, Get get, std::vector<WordChoice<Enum>> choices, std::string says) {
        std::vector<WordValue> values;
        values.reserve(choices.size());
        for (const auto& each : choices) values.push_back({each.word, each.says});
        auto read = [get, choices, values](const Node& node, Rules& rules, ValueReader& reader) {
            std::size_t which = 0;
            if (reader.word(node, values, which)) get(rules) = choices[which].value;
        };
        auto write = [get, choices](const Rules& rules) -> std::string {
            for (const auto& each : choices)
                if (each.value == get(rules)) return each.word;
            return "?";
        };
        WordInfo& info = custom(std::move(path), "word", std::move(says), read, write);
        info.values = values;
        return info;
    }

    template <class Get>
    WordInfo& number(std::string path, Get get, int minimum, int maximum, std::string says) {
        auto read = [get, minimum, maximum](const Node& node, Rules& rules, ValueReader& reader) {
            int value = 0;
            if (reader.number(node, minimum, maximum, value))
                get(rules) = static_cast<std::remove_cvref_t<decltype(get(rules))>>(value);
        };
        auto write = [get](const Rules& rules) { return std::to_string(static_cast<long>(get(rules))); };
        WordInfo& info = custom(std::move(path), "number", std::move(says), read, write);
        info.range = std::pair{minimum, maximum};
        return info;
    }

    template <class Get>
    WordInfo& flag(std::string path, Get get, std::string says_on, std::string says_off, std::string says) {
        auto read = [get](const Node& node, Rules& rules, ValueReader& reader) {
            bool value = false;
            if (reader.flag(node, value)) get(rules) = value;
        };
        auto write = [get](const Rules& rules) -> std::string { return get(rules) ? "on" : "off"; };
        WordInfo& info = custom(std::move(path), "on-off", std::move(says), read, write);
        info.values = {{"on", std::move(says_on)}, {"off", std::move(says_off)}};
        return info;
    }

    const std::vector<WordInfo>& infos() const { return infos_; }

    // Every problem of the document is reported; the Rules are meaningful only when
    // `diagnostics` has not failed.
    Rules parse(const Node& root, const std::vector<std::string>& foreign, Diagnostics& diagnostics) const {
        Rules rules{};
        ValueReader reader(diagnostics);
        WordRows::walk(
            infos_, root, foreign,
            [&](std::size_t row, const Node& node, ValueReader& each) { reads_[row](node, rules, each); },
            diagnostics);
        WordRows::require(infos_, root, diagnostics);
        return rules;
    }

    // "path: value" per line, in table order, defaults included: the rules, or the rows that are none.
    std::string dump(const Rules& rules, bool advice = false) const {
        std::string text;
        for (std::size_t i = 0; i < infos_.size(); ++i)
            if (infos_[i].advice == advice) text += infos_[i].path + ": " + writes_[i](rules) + "\n";
        return text;
    }
    std::string value(const Rules& rules, std::string_view path) const {
        for (std::size_t i = 0; i < infos_.size(); ++i)
            if (infos_[i].path == path) return writes_[i](rules);
        return {};
    }

private:
    std::vector<WordInfo> infos_;
    std::vector<Read> reads_;
    std::vector<Write> writes_;
};

// Canonical dump -> 64-bit content hash (FNV-1a).
std::uint64_t content_hash(std::string_view canonical);

// The word of `known` that `given` was probably meant to be, or "".
std::string nearest_word(std::string_view given, const std::vector<std::string>& known);

}  // namespace sivba
