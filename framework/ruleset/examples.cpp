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

// What the values mean is known to framework/play; here only whether the words exist.
void read_expect(const Node& node, Example& example, ValueReader& reader) {
    if (!reader.map(node)) return;
    const auto pass = [](std::size_t, const Node&, ValueReader&) {};
    WordRows::walk(expect_rows(), node, {}, pass, reader.diagnostics());
    example.expect = node;
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
    table.custom("options", "block", SIVBA_N("Options it is played with."), read_chosen, nothing)
        .json_schema = R"({"type": "object", "additionalProperties": {"$ref": "#/definitions/value"}})";
    auto& position = table.custom(
        "position", "position", SIVBA_N("Where it starts; the opening if left out."),
        [](const Node& node, Example& example, ValueReader& reader) {
            if (node.is_sequence())
                reader.map(node);
            else
                example.position = node;
        },
        nothing);
    position.json_schema = R"({"type": ["string", "object"]})";
    for (const char* key : {"turn", "turns"})
        table
            .custom(key, "turn or list of turns", SIVBA_N("What is played: one turn or several."), read_turns,
                    nothing)
            .json_schema = R"({"anyOf": [{"$ref": "#/definitions/value"},
                               {"type": "array", "items": {"$ref": "#/definitions/value"}}]})";
    auto& expect =
        table.custom("expect", "block", SIVBA_N("What must be true afterwards."), read_expect, nothing);
    expect.json_schema = R"({"$ref": "#/definitions/expect"})";
    expect.required = true;
    return table;
}

const WordTable<Example>& table() {
    static const WordTable<Example> made = make_table();
    return made;
}

WordInfo expectation(const char* word, const char* type, const char* says, const char* json) {
    WordInfo row;
    row.path = word;
    row.type = type;
    row.says = says;
    row.json_schema = json;
    return row;
}

}  // namespace

const std::vector<WordInfo>& example_rows() { return table().infos(); }

const std::vector<WordInfo>& expect_rows() {
    constexpr const char* value = R"({"$ref": "#/definitions/value"})";
    constexpr const char* list = R"({"anyOf": [{"$ref": "#/definitions/value"}, {"type": "array"}]})";
    static const std::vector<WordInfo> rows = {
        expectation("position", "position", "The position afterwards, as text or block.",
                    R"({"type": ["string", "object"]})"),
        expectation("next", "word", "Who decides then: a seat (`p1`), `chance` or `nobody`.", value),
        expectation("decisions", "list of decisions", "The decisions that are possible then, all of them.",
                    list),
        expectation("events", "list of events",
                    "What the last turn did: a kind of event and the sum of its counts, like `capture 5`; "
                    "how often, for kinds that count nothing. Without a number: at least once.",
                    list),
        expectation("winner", "word", "A seat, `draw`, `void` or `none`.", value),
        expectation("score", "list of numbers", "The score of each seat, like `[25, 23]`.", list),
        expectation("refused", "on-off", "The rules refuse the last turn.", ""),
    };
    return rows;
}

std::vector<Example> read_examples(const Node& node, Diagnostics& diagnostics) {
    std::vector<Example> examples;
    ValueReader reader(diagnostics);
    if (!reader.sequence(node)) return examples;
    for (const Node& item : node.items) {
        if (!reader.map(item)) continue;
        Example example = table().parse(item, {}, diagnostics);
        example.mark = item.mark;
        example.file = diagnostics.file_name(item.mark);
        examples.push_back(std::move(example));
    }
    return examples;
}

}  // namespace sivba
