// One example: note, options, position, turn or turns, expect.
#include "framework/ruleset/examples.h"

#include "framework/ruleset/texts.h"

namespace sivba {
namespace {

constexpr std::size_t note_length = 500;

void read_turns(const Node& node, Example& example, ValueReader& reader) {
    if (node.is_scalar()) {
        example.turns.push_back(node.scalar);
    } else if (reader.sequence(node)) {
        for (const Node& item : node.items) {
            std::string turn;
            if (reader.text(item, turn)) example.turns.push_back(std::move(turn));
        }
    }
}

void read_chosen(const Node& node, Example& example, ValueReader& reader) {
    if (!reader.map(node)) return;
    for (const Node::Entry& entry : node.entries) {
        std::string value;
        if (reader.text(entry.value, value)) example.options.emplace_back(entry.key, std::move(value));
    }
}

WordTable<Example> make_table() {
    WordTable<Example> table;
    const auto nothing = [](const Example&) { return std::string(); };
    table.custom(
        "note", "text", SIVBA_N("What the example shows."),
        [](const Node& node, Example& example, ValueReader& reader) {
            read_local_text(node, note_length, example.note, reader);
        },
        nothing);
    table.custom("options", "block", SIVBA_N("Options it is played with."), read_chosen, nothing);
    table.custom(
        "position", "position", SIVBA_N("Where it starts; the opening if left out."),
        [](const Node& node, Example& example, ValueReader& reader) {
            if (node.is_sequence())
                reader.map(node);
            else
                example.position = node;
        },
        nothing);
    table.custom("turn", "turn", SIVBA_N("The one turn that is played."), read_turns, nothing);
    table.custom("turns", "list of turns", SIVBA_N("The turns that are played."), read_turns, nothing);
    table.custom(
        "expect", "block", SIVBA_N("What must be true afterwards."),
        [](const Node& node, Example& example, ValueReader& reader) {
            if (reader.map(node)) example.expect = node;
        },
        nothing);
    return table;
}

}  // namespace

std::vector<Example> read_examples(const Node& node, Diagnostics& diagnostics) {
    static const WordTable<Example> table = make_table();
    std::vector<Example> examples;
    ValueReader reader(diagnostics);
    if (!reader.sequence(node)) return examples;
    for (const Node& item : node.items) {
        if (!reader.map(item)) continue;
        Example example = table.parse(item, {}, diagnostics);
        example.mark = item.mark;
        example.file = diagnostics.file_name(item.mark);
        if (item.find("expect") == nullptr)
            diagnostics.error(item.mark, msg("The key '{key}' is missing.").with("key", "expect"));
        examples.push_back(std::move(example));
    }
    return examples;
}

}  // namespace sivba
