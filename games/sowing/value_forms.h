// Values of the sowing words that are not a single word or number: lists of pits, rows
// of seeds. Each form has a reader and its canonical text.
#pragma once

#include "framework/ruleset/schema.h"
#include "games/sowing/rules.h"

namespace sivba::sowing {

// "[I1, O8]"
void read_pits(const Node& node, PitNames& pits, ValueReader& reader);
std::string pits_text(const PitNames& pits);
std::string pit_text(PitName pit);
std::optional<PitName> pit_named(std::string_view text);
inline constexpr std::string_view pits_schema =
    R"({"type":"array","items":{"type":"string","pattern":"^[IO][1-9][0-9]?$"},"uniqueItems":true})";

// "2", "[0, 1, 2]" from the owner's left, or "{rest: 2, right_end: [1, 0]}".
void read_row(const Node& node, RowSetup& row, ValueReader& reader);
std::string row_text(const RowSetup& row);
extern const std::string_view row_schema;

// A list of some of `known`, as bits in their order.
void read_set(const Node& node, const std::vector<WordValue>& known, unsigned& set, ValueReader& reader);
std::string set_text(const std::vector<WordValue>& known, unsigned set);
std::string set_schema(const std::vector<WordValue>& known);

}  // namespace sivba::sowing
