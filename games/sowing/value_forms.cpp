// Readers report at the value they refuse; canonical texts are what the content hash is
// made of, so they never change for the same meaning.
#include "games/sowing/value_forms.h"

#include <algorithm>
#include <charconv>

namespace sivba::sowing {
namespace {

constexpr int most_columns = 60;
constexpr int most_in_pit = 100;
constexpr std::string_view as_all = "as-all";  // a row of which nothing is said

void read_numbers(const Node& node, std::vector<int>& numbers, ValueReader& reader) {
    numbers.clear();
    if (!reader.sequence(node)) return;
    for (const Node& item : node.items) {
        int seeds = 0;
        if (reader.number(item, 0, most_in_pit, seeds)) numbers.push_back(seeds);
    }
    if (numbers.size() > most_columns)
        reader.diagnostics().error(node.mark,
                                   msg("A row has at most {n} pits.").with("n", std::int64_t{most_columns}));
}

template <class List, class Word>
std::string listed(const List& list, Word word) {
    std::string text = "[";
    for (const auto& each : list) text += (text.size() == 1 ? "" : ", ") + word(each);
    return text + "]";
}
std::string numbers_text(const std::vector<int>& numbers) {
    return listed(numbers, [](int seeds) { return std::to_string(seeds); });
}

}  // namespace

const std::string_view row_schema =
    R"({"oneOf":[{"const":"as-all"},{"type":"integer","minimum":0,"maximum":100},)"
    R"({"type":"array","items":{"type":"integer","minimum":0,"maximum":100}},)"
    R"({"type":"object","additionalProperties":false,"properties":{)"
    R"("rest":{"type":"integer","minimum":0,"maximum":100},"right_half":{"type":"integer","minimum":0,"maximum":100},)"
    R"("left_end":{"type":"array","items":{"type":"integer","minimum":0,"maximum":100}},)"
    R"("right_end":{"type":"array","items":{"type":"integer","minimum":0,"maximum":100}}}}]})";

std::string pit_text(PitName pit) { return (pit.outer ? "O" : "I") + std::to_string(pit.column); }

std::optional<PitName> pit_named(std::string_view text) {
    if (text.size() < 2 || text.size() > 3 || (text[0] != 'I' && text[0] != 'O') || text[1] == '0')
        return std::nullopt;
    PitName pit{text[0] == 'O', 0};
    const auto [end, error] = std::from_chars(text.data() + 1, text.data() + text.size(), pit.column);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return pit;
}

void read_pits(const Node& node, PitNames& pits, ValueReader& reader) {
    if (!reader.sequence(node)) return;
    pits.clear();
    for (const Node& item : node.items) {
        std::string name;
        if (!reader.text(item, name)) continue;
        const std::optional<PitName> pit = pit_named(name);
        if (!pit)
            reader.diagnostics().error(item.mark, msg("'{name}' is no pit: inner pits are I1, I2, ... and "
                                                      "outer ones O1, O2, ... from their owner's left.")
                                                      .with("name", name));
        else if (std::ranges::find(pits, *pit) != pits.end())
            reader.diagnostics().error(item.mark, msg("{name} stands twice in the list.").with("name", name));
        else
            pits.push_back(*pit);
    }
}
std::string pits_text(const PitNames& pits) { return listed(pits, pit_text); }

void read_row(const Node& node, RowSetup& row, ValueReader& reader) {
    row = {};
    if (node.is_scalar() && node.scalar == as_all) return;
    row.given = true;
    if (node.is_sequence()) return read_numbers(node, row.left_end, reader);
    if (!node.is_map()) {
        reader.number(node, 0, most_in_pit, row.rest);
        return;
    }
    static const std::vector<WordValue> keys = {
        {"rest", {}}, {"right_half", {}}, {"left_end", {}}, {"right_end", {}}};
    for (const Node::Entry& entry : node.entries) {
        Node key;
        key.mark = entry.mark;
        key.scalar = entry.key;
        std::size_t which = 0;
        if (!reader.word(key, keys, which)) continue;
        switch (which) {
        case 0: reader.number(entry.value, 0, most_in_pit, row.rest); break;
        case 1: reader.number(entry.value, 0, most_in_pit, row.right_half); break;
        case 2: read_numbers(entry.value, row.left_end, reader); break;
        default: read_numbers(entry.value, row.right_end, reader);
        }
    }
}

std::string row_text(const RowSetup& row) {
    if (!row.given) return std::string(as_all);
    std::string text = "{rest: " + std::to_string(row.rest);
    if (row.right_half >= 0) text += ", right_half: " + std::to_string(row.right_half);
    if (!row.left_end.empty()) text += ", left_end: " + numbers_text(row.left_end);
    if (!row.right_end.empty()) text += ", right_end: " + numbers_text(row.right_end);
    return text + "}";
}

void read_set(const Node& node, const std::vector<WordValue>& known, unsigned& set, ValueReader& reader) {
    if (!reader.sequence(node)) return;
    set = 0;
    for (const Node& item : node.items) {
        std::size_t which = 0;
        if (reader.word(item, known, which)) set |= 1u << which;
    }
}
std::string set_text(const std::vector<WordValue>& known, unsigned set) {
    std::vector<std::string> words;
    for (std::size_t i = 0; i < known.size(); ++i)
        if ((set >> i & 1) != 0) words.push_back(known[i].word);
    return listed(words, [](const std::string& word) { return word; });
}
std::string set_schema(const std::vector<WordValue>& known) {
    std::string words;
    for (const WordValue& each : known) words += (words.empty() ? "\"" : ",\"") + each.word + "\"";
    return R"({"type":"array","items":{"enum":[)" + words + R"(]},"uniqueItems":true})";
}

}  // namespace sivba::sowing
