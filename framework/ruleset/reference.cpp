// Markdown: a chapter on how a file is written, then one table-like list per block of
// words. Everything that can differ between versions comes from the rows.
#include "framework/ruleset/reference.h"

#include "framework/ruleset/examples.h"
#include "framework/ruleset/extends.h"
#include "framework/ruleset/frame.h"
#include "framework/ruleset/options.h"
#include "framework/ruleset/reader.h"

namespace sivba {
namespace {

constexpr std::string_view introduction = R"(# The ruleset language

This page is written by `sivba schema --reference` from the tables that also read the files. Do not edit it by hand.

A ruleset is a YAML file that is read from top to bottom as one teaches the game: what it is, the board, the start, a
turn, captures, the end, options, examples. Keys are `snake_case`, values are `kebab-case` words, numbers stand only
where something is counted. What a file does not say has the default given below; `sivba check --explain` prints a file
with all of them.

## How values are written

| type | written as |
|---|---|
| word | one of the listed words |
| number | a whole decimal number without sign, leading zeros or quotation marks |
| on-off | `on` or `off` (`true` and `false` are read as well) |
| text | one text for all languages, or one for each: `{en: Hus, uk: Гус, ru: Гус, sl: Hus}`; line ends and repeated blanks in it are one blank |
| name | small letters, digits and hyphens, at most 40 |

Every block of rules may carry `source`, a key of `sources`, and `note`, a text; the rules page shows both.

)";

std::string limits() {
    const ReaderLimits most;
    const auto number = [](std::size_t value) { return std::to_string(value); };
    return "Not part of the language, though YAML has them: anchors and aliases, tags, merge keys, several "
           "documents, "
           "control\ncharacters, numbers that are not decimal. A file has at most " +
           number(most.bytes / 1024) + " KiB, blocks nested " + number(most.depth) + " deep, " +
           number(most.nodes) + " values and\n" + number(most.scalar / 1024) +
           " KiB in one text. A key may stand only once in its block.\n\n";
}

std::string extends_chapter() {
    return "## Variants\n\n`extends: shelf/name` takes everything from another ruleset except format, id, "
           "name, own_name and "
           "examples; the file\nwrites only what differs. Blocks are merged word by word; lists, values and "
           "texts in several "
           "languages are replaced.\nThe value `default` takes a word or a whole block back to the family's "
           "default. "
           "What was said of\nthe other game is not taken over when a rule changes: summary (\"A variant of "
           "the "
           "game ...\" stands in its place),\nhistory, origin and status, and `source` and `note` of the "
           "blocks "
           "that change. "
           "A chain is at most " +
           std::to_string(extends_depth) +
           " long.\n\n```yaml\nformat: 1\nid: mancala/my-oware\nextends: mancala/oware\n"
           "name: My Oware\nsetup: {all: 3}\n```\n\n";
}

constexpr std::string_view options_chapter = R"(## Options

The file without options is the main game. An option is a named switch; a value is a patch that lists only the words it
changes, or a number written to the words in `sets`. The value in `default` needs no patch.

```yaml
options:
  direction:
    name: {en: Direction of sowing}
    default: counter-clockwise
    values:
      clockwise: {move: {direction: clockwise}}
    value_names: {clockwise: {en: with the sun}}
  seeds: {default: 4, range: [1, 8], sets: [setup.all]}
excludes: [[direction, seeds]]
```

)";

constexpr std::string_view options_rest =
    R"(Two options that change one word cannot be chosen together; `excludes` lists such pairs, and `sivba check` finds those
that are missing. Words marked *offered* below are options of every ruleset of their family without being declared.
`starter: hidden` removes such an option, `starter: {values: [first, second]}` keeps some of its values. A variant hides
an option that it inherits in the same way.

)";

constexpr std::string_view examples_chapter = R"(## Examples

An example is a test that stands in the file: `sivba check` plays it.

```yaml
examples:
  - note: {en: "what it shows"}
    options: {seeds: 3}
    position: "..."
    turns: ["3", "4"]
    expect: {position: "...", next: p1}
```

)";

constexpr std::string_view events_head = "The kinds of events:\n\n";
constexpr std::string_view expect_head = "The words of `expect`; all that stand there must be true:\n\n";

std::string in_code(const std::string& text) {
    std::string code = "`";
    code += text;
    return code += '`';
}

std::string facts(const WordInfo& row, bool defaults) {
    std::string line = row.type;
    if (row.range)
        line.append(" ")
            .append(std::to_string(row.range->first))
            .append("..")
            .append(std::to_string(row.range->second));
    if (defaults && !row.standard.empty()) line.append("; default ").append(in_code(row.standard));
    if (row.required) line += "; required";
    if (row.offered) line += "; *offered*";
    if (!row.source.empty()) line.append("; source: ").append(row.source);
    return line;
}

void write_values(const std::vector<WordValue>& values, std::string_view indent, std::string& out) {
    for (const WordValue& value : values) {
        out.append(indent).append("- ").append(in_code(value.word));
        if (!value.says.empty()) out.append(": ").append(value.says);
        out += '\n';
    }
}

void write_word(const WordInfo& row, bool defaults, std::string& out) {
    out.append("- **").append(in_code(row.path)).append("** (").append(facts(row, defaults)).append("): ");
    out.append(row.says).append("\n");
    write_values(row.values, "  ", out);
}

void write_words(const std::vector<WordInfo>& rows, bool defaults, std::string& out) {
    std::string block;
    for (const WordInfo& row : rows) {
        const std::string top = row.path.substr(0, row.path.find('.'));
        if (defaults && top != block) out.append("\n### ").append(top).append("\n\n");
        block = top;
        write_word(row, defaults, out);
    }
    out += "\n";
}

}  // namespace

std::string language_reference(const std::vector<FamilyWords>& families,
                               const std::vector<WordValue>& events) {
    std::string out(introduction);
    out += limits();
    out += extends_chapter();
    out += options_chapter;
    write_words(option_rows(), false, out);
    out += options_rest;
    out += examples_chapter;
    write_words(example_rows(), false, out);
    out += expect_head;
    write_words(expect_rows(), false, out);
    out += events_head;
    write_values(events, "", out);
    out += "\n";
    out += "## Common frame\n\n";
    write_words(frame_rows(), false, out);
    for (const FamilyWords& family : families) {
        out.append("## ").append(family.title).append(" (`family: ").append(family.name).append("`)\n");
        write_words(*family.words, true, out);
    }
    while (out.size() > 1 && out[out.size() - 2] == '\n') out.pop_back();
    return out;
}

}  // namespace sivba
