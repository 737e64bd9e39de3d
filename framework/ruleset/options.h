// Options: named switches of a ruleset. A value is a patch, merged into the rules before
// they are compiled, or a number written to some words. Words that a family offers
// (WordInfo::offered) are options of all its rulesets without being declared.
//
//   options:
//     seeds: {default: 4, range: [1, 8], sets: [setup.each]}
//     direction: {default: counter-clockwise, values: {clockwise: {move: {direction: clockwise}}}}
//     starter: hidden                      # an offered word that is no option here
//     endless: {values: [void, draw]}      # an offered word with some of its values
//   excludes: [[seeds, direction]]
#pragma once

#include "framework/ruleset/ruleset.h"
#include "framework/ruleset/schema.h"

namespace sivba {

struct OptionSpec {
    OptionInfo info;
    Mark mark;
    std::vector<Node> patches;  // beside info.values
    bool offered = false;

    std::size_t index_of(std::string_view word) const;  // of info.values; npos: none
    const Node& patch() const;                          // of the chosen value
    static constexpr std::size_t npos = static_cast<std::size_t>(-1);
};

struct OptionSet {
    struct Pair {
        std::string first, second;
        Mark mark;
    };
    std::vector<OptionSpec> specs;
    std::vector<Pair> excludes;

    OptionSpec* find(std::string_view key);
    bool excluded(std::string_view a, std::string_view b) const;
};

// The keys of a declared option.
const std::vector<WordInfo>& option_rows();

using Choices = std::vector<std::pair<std::string, std::string>>;

// The node at a path like setup.each, or null.
const Node* at_path(const Node& root, std::string_view path);

// The default of an option with a range and the rules say the same number. Where a variant
// changed one of them, the other follows; in one file the two must agree.
void settle_ranges(Node& root, Diagnostics& diagnostics);
// `rows` are the family's words; a patch may use only these.
OptionSet read_options(const Node& root, const std::vector<WordInfo>& rows, Diagnostics& diagnostics);
// Takes the values that were asked for. False, with what is known, for an unknown option
// or value, and for two that change one word or exclude each other.
bool choose_options(OptionSet& options, const Choices& choices, Diagnostics& diagnostics);
// Merges the patches of the chosen values into `root`, defaults first.
void apply_options(const OptionSet& options, Node& root);
// Paths of the words that a patch changes: "setup.each".
std::vector<std::string> touched(const Node& patch);
// Reports pairs of options of which some values change one word, unless excluded.
void find_clashes(const OptionSet& options, Diagnostics& diagnostics);

}  // namespace sivba
