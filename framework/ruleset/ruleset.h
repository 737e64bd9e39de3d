// What every ruleset says of itself, whatever its family: the common frame of the
// language (docs/ruleset-language.md, "Common frame"), read once and immutable.
#pragma once

#include "framework/ruleset/document.h"

#include <map>
#include <optional>
#include <vector>

namespace sivba {

enum class Symmetry : std::uint8_t { none, rotate, transpose };
enum class RulesetStatus : std::uint8_t { complete, reconstruction, variant };

struct Origin {
    LocalText place, people, period;
    std::optional<std::pair<double, double>> map;  // latitude, longitude
};

// A named switch of the ruleset. Either words with a patch each, or a whole number
// written to `sets`.
struct OptionValue {
    std::string word;
    LocalText name;  // of the ruleset; empty: the schema's sentence for the word is shown
    Message says;    // that sentence, or the word itself
};
struct OptionInfo {
    std::string key;
    LocalText name;
    Message says;                     // heading when `name` is empty
    std::vector<OptionValue> values;  // first = default; a range lists its numbers
    std::optional<std::pair<int, int>> range;
    std::string chosen;    // the value this compiled ruleset was made with
    std::string standard;  // the default
};

// A position, turns and what must come of them: a test that stands in the file itself.
// Only its shape is known here; framework/play/examples.h plays it.
struct Example {
    Mark mark;
    std::string file;
    LocalText note;
    std::vector<std::pair<std::string, std::string>> options;  // played with these values
    std::optional<Node> position;                              // text or block; none: the opening
    std::vector<std::string> turns;
    Node expect;  // a block
};

struct Ruleset {
    std::string id;         // "mancala/oware"
    std::string path;       // file it came from
    std::string family;     // "sowing"
    std::string subfamily;  // word, may be empty
    LocalText name, own_name, summary, history;
    Origin origin;
    int players = 2;
    int minutes = 10;
    int difficulty = 2;  // 1 child .. 5 expert
    Symmetry symmetry = Symmetry::none;
    RulesetStatus status = RulesetStatus::complete;
    std::map<std::string, LocalText> sources;                              // key -> citation
    std::map<std::string, std::pair<std::string, LocalText>> block_notes;  // "capture" -> source key, note
    std::vector<OptionInfo> options;
    std::vector<Example> examples;
    std::string canonical;         // every rule word with its value, defaults included
    std::string advice;            // the same of words that are no rules
    std::uint64_t rules_hash = 0;  // of `canonical`
    std::string text;              // the file with what it extends merged in, as YAML, for saves

    // "mancala/oware:seeds=5", options that differ from their default only.
    std::string full_id() const;
    bool modified() const;  // some option is not at its default
};

// Top-level keys of the common frame: what a family's WordTable::parse passes over.
const std::vector<std::string>& frame_words();

}  // namespace sivba
