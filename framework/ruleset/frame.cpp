// The rows of the common frame and the checks that concern several of them.
#include "framework/ruleset/frame.h"

#include "framework/ruleset/examples.h"
#include "framework/ruleset/texts.h"
#include "framework/text/catalogue.h"

#include <algorithm>

namespace sivba {
namespace {

using FrameTable = WordTable<Ruleset>;

constexpr std::size_t name_length = 80, line_length = 300, text_length = 2000;

// Rows whose reading is the business of another file; listed for the reference.
void documented(FrameTable& table, const std::string& path, std::string type, std::string json,
                const std::string& says) {
    table
        .custom(
            path, std::move(type), says, [](const Node&, Ruleset&, ValueReader&) {},
            [](const Ruleset&) { return std::string(); })
        .json_schema = std::move(json);
}

template <class Get>
WordInfo& local_text(FrameTable& table, const std::string& path, Get get, std::size_t longest,
                     const std::string& says) {
    return table.custom(
        path, "text", says,
        [get, longest](const Node& node, Ruleset& frame, ValueReader& reader) {
            read_local_text(node, longest, get(frame), reader);
        },
        [get](const Ruleset& frame) { return write_local_text(get(frame)); });
}

template <class Get>
WordInfo& slug(FrameTable& table, const std::string& path, Get get, const std::string& says) {
    return table.custom(
        path, "name", says,
        [get](const Node& node, Ruleset& frame, ValueReader& reader) {
            std::string text;
            if (!reader.text(node, text)) return;
            if (is_slug(text))
                get(frame) = text;
            else
                reader.diagnostics().error(
                    node.mark, msg("A name of small letters, digits and hyphens is expected here, "
                                   "at most 40 characters."));
        },
        [get](const Ruleset& frame) { return get(frame); });
}

void read_id(const Node& node, Ruleset& frame, ValueReader& reader) {
    std::string text;
    if (!reader.text(node, text)) return;
    if (is_ruleset_id(text))
        frame.id = text;
    else
        reader.diagnostics().error(
            node.mark, msg("An id looks like `mancala/oware`: a shelf and a name of small letters, "
                           "digits and hyphens, at most 40 each."));
}

// Degrees with at most six decimals.
std::optional<double> degrees(const Node& node, int limit) {
    std::string_view text = node.scalar;
    const bool negative = !text.empty() && text.front() == '-';
    if (negative) text.remove_prefix(1);
    const std::size_t dot = std::min(text.find('.'), text.size());
    if (!node.is_scalar() || node.quoted || dot == 0 || dot > 3 || text.size() > dot + 7 ||
        text.size() == dot + 1)
        return std::nullopt;
    double value = 0, unit = 1;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (i == dot) continue;
        if (text[i] < '0' || text[i] > '9') return std::nullopt;
        value = value * 10 + (text[i] - '0');
        if (i > dot) unit *= 10;
    }
    value /= unit;
    if (value > limit) return std::nullopt;
    return negative ? -value : value;
}

void read_map_place(const Node& node, Ruleset& frame, ValueReader& reader) {
    if (!reader.sequence(node)) return;
    if (node.items.size() == 2) {
        const auto latitude = degrees(node.items[0], 90), longitude = degrees(node.items[1], 180);
        if (latitude && longitude) {
            frame.origin.map = {*latitude, *longitude};
            return;
        }
    }
    reader.diagnostics().error(
        node.mark, msg("A place on the map is [latitude, longitude] in degrees, like [-22.0, 17.0]."));
}

void read_sources(const Node& node, Ruleset& frame, ValueReader& reader) {
    if (!reader.map(node)) return;
    for (const Node::Entry& entry : node.entries) {
        if (!is_key(entry.key))
            reader.diagnostics().error(
                entry.mark, msg("A key of `sources` is made of small letters, digits and underscores."));
        LocalText citation;
        if (read_local_text(entry.value, line_length, citation, reader)) frame.sources[entry.key] = citation;
    }
}

void add_identity(FrameTable& table) {
    table
        .custom(
            "format", "number", SIVBA_N("Version of the ruleset language."),
            [](const Node& node, Ruleset&, ValueReader& reader) {
                int version = 0;
                reader.number(node, 1, 1, version);
            },
            [](const Ruleset&) { return std::string("1"); })
        .range = {1, 1};
    table
        .custom("id", "shelf/name", SIVBA_N("The ruleset's id: the folder and the name of its file."),
                read_id, [](const Ruleset& frame) { return frame.id; })
        .json_schema = R"({"type": "string", "pattern": "^[a-z0-9-]{1,40}/[a-z0-9-]{1,40}$"})";
    documented(
        table, "extends", "id", R"({"type": "string", "pattern": "^[a-z0-9-]{1,40}/[a-z0-9-]{1,40}$"})",
        SIVBA_N(
            "The ruleset of which this one is a variant: only differences are written. Blocks are merged, "
            "lists and values replaced; the value `default` takes a word back."));
    slug(
        table, "family", [](auto& f) -> auto& { return f.family; },
        SIVBA_N("The family of games; it decides which words the rules are made of."));
    slug(
        table, "subfamily", [](auto& f) -> auto& { return f.subfamily; },
        SIVBA_N("A group inside the family, by which the gallery sorts."));
    table.choice(
        "status", [](auto& f) -> auto& { return f.status; },
        std::vector<WordChoice<RulesetStatus>>{
            {"complete", RulesetStatus::complete, SIVBA_N("The sources give all rules.")},
            {"reconstruction", RulesetStatus::reconstruction, SIVBA_N("Part of the rules is conjecture.")},
            {"variant", RulesetStatus::variant,
             SIVBA_N("Somebody's own rules, made from those of another game.")}},
        SIVBA_N("How well the rules are known. A file with `extends` that changes a rule is a variant unless "
                "it says otherwise."));
}

void add_texts(FrameTable& table) {
    local_text(
        table, "name", [](auto& f) -> auto& { return f.name; }, name_length,
        SIVBA_N("The game's name in the reader's language."));
    local_text(
        table, "own_name", [](auto& f) -> auto& { return f.own_name; }, name_length,
        SIVBA_N("The name its players use, where it differs."));
    local_text(
        table, "summary", [](auto& f) -> auto& { return f.summary; }, line_length,
        SIVBA_N("One sentence for the gallery."));
    local_text(
        table, "history", [](auto& f) -> auto& { return f.history; }, text_length,
        SIVBA_N("A paragraph for the rules page."));
    local_text(
        table, "origin.place", [](auto& f) -> auto& { return f.origin.place; }, name_length,
        SIVBA_N("Where it is or was played."));
    table.custom(
        "origin.people", "texts", SIVBA_N("Who plays or played it."),
        [](const Node& node, Ruleset& frame, ValueReader& reader) {
            read_local_list(node, name_length, frame.origin.people, reader);
        },
        [](const Ruleset& frame) { return write_local_text(frame.origin.people); });
    local_text(
        table, "origin.period", [](auto& f) -> auto& { return f.origin.period; }, name_length,
        SIVBA_N("When it was played."));
    table
        .custom("origin.map", "[latitude, longitude]", SIVBA_N("Its place on the map, in degrees."),
                read_map_place, [](const Ruleset&) { return std::string(); })
        .json_schema = R"({"type": "array", "items": {"type": "number"}, "minItems": 2, "maxItems": 2})";
}

void add_play(FrameTable& table) {
    constexpr int most_players = 6;  // seats of the framework
    table.number(
        "players", [](auto& f) -> auto& { return f.players; }, 1, most_players, SIVBA_N("How many play."));
    table.number(
        "minutes", [](auto& f) -> auto& { return f.minutes; }, 1, 600,
        SIVBA_N("How long a game usually takes."));
    table.number(
        "difficulty", [](auto& f) -> auto& { return f.difficulty; }, 1, 5,
        SIVBA_N("From 1, a child's game, to 5."));
    table.choice(
        "symmetry", [](auto& f) -> auto& { return f.symmetry; },
        std::vector<WordChoice<Symmetry>>{
            {"none", Symmetry::none, SIVBA_N("The seats differ.")},
            {"rotate", Symmetry::rotate, SIVBA_N("Turning the board exchanges the seats.")},
            {"transpose", Symmetry::transpose, SIVBA_N("Reflecting the board exchanges the seats.")}},
        SIVBA_N("How the board looks from the other seat; tested by `sivba check`."));
    table
        .custom("sources", "block of texts",
                SIVBA_N("Where the rules come from: a key and a citation each. The keys "
                        "are used by `source` inside the blocks of rules."),
                read_sources, [](const Ruleset&) { return std::string(); })
        .json_schema = R"({"type": "object", "additionalProperties": {"$ref": "#/definitions/text"}})";
    documented(table, "options", "block of options",
               R"({"type": "object", "additionalProperties": {"$ref": "#/definitions/option"}})",
               SIVBA_N("Named switches of the game; see the chapter on options."));
    documented(
        table, "excludes", "pairs of options",
        R"({"type": "array", "items": {"type": "array", "items": {"type": "string"}, "minItems": 2, "maxItems": 2}})",
        SIVBA_N("Pairs of options that are not chosen together: [[a, b], [a, c]]."));
    documented(table, "examples", "list of examples",
               R"({"type": "array", "items": {"$ref": "#/definitions/example"}})",
               SIVBA_N("Positions, turns and what comes of them; `sivba check` plays them."));
}

const FrameTable& table() {
    static const FrameTable made = [] {
        FrameTable rows;
        add_identity(rows);
        add_texts(rows);
        add_play(rows);
        return rows;
    }();
    return made;
}

void collect_notes(const Node& block, const std::string& path, Ruleset& ruleset, ValueReader& reader) {
    const Node* source = block.find("source");
    const Node* note = block.find("note");
    auto& [key, text] = ruleset.block_notes[path];
    if (source != nullptr && source->is_scalar()) {
        key = source->scalar;
        if (!ruleset.sources.contains(key)) {
            std::vector<std::string> known;
            for (const auto& [each, citation] : ruleset.sources) known.push_back(each);
            const std::string nearest = nearest_word(key, known);
            reader.diagnostics().error(source->mark,
                                       nearest.empty()
                                           ? msg("`{key}` is no key of `sources`.").with("key", key)
                                           : msg("`{key}` is no key of `sources`; did you mean `{nearest}`?")
                                                 .with("key", key)
                                                 .with("nearest", nearest));
        }
    } else if (source != nullptr) {
        reader.text(*source, key);
    }
    if (note != nullptr) read_local_text(*note, text_length, text, reader);
    if (key.empty() && text.empty()) ruleset.block_notes.erase(path);
    for (const Node::Entry& entry : block.entries)
        if (entry.value.is_map() && entry.key != "note")
            collect_notes(entry.value, path + "." + entry.key, ruleset, reader);
}

}  // namespace

const std::vector<WordInfo>& frame_rows() { return table().infos(); }

const std::vector<std::string>& frame_words() {
    static const std::vector<std::string> keys = [] {
        std::vector<std::string> found;
        for (const WordInfo& row : frame_rows()) {
            std::string key = row.path.substr(0, row.path.find('.'));
            if (std::find(found.begin(), found.end(), key) == found.end()) found.push_back(std::move(key));
        }
        return found;
    }();
    return keys;
}

Ruleset read_frame(const Node& root, Diagnostics& diagnostics) {
    Node frame;
    frame.kind = Node::Kind::map;
    frame.mark = root.mark;
    const auto& keys = frame_words();
    for (const Node::Entry& entry : root.entries)
        if (std::find(keys.begin(), keys.end(), entry.key) != keys.end()) frame.entries.push_back(entry);
    Ruleset ruleset = table().parse(frame, {}, diagnostics);
    for (const std::string_view key : {"format", "id", "family", "name"})
        if (root.find(key) == nullptr)
            diagnostics.error(root.mark, msg("The key `{key}` is missing.").with("key", std::string(key)));
    if (const Node* examples = root.find("examples"))
        ruleset.examples = read_examples(*examples, diagnostics);
    return ruleset;
}

void read_block_notes(const Node& root, Ruleset& ruleset, Diagnostics& diagnostics) {
    ValueReader reader(diagnostics);
    const auto& keys = frame_words();
    for (const Node::Entry& entry : root.entries)
        if (entry.value.is_map() && std::find(keys.begin(), keys.end(), entry.key) == keys.end())
            collect_notes(entry.value, entry.key, ruleset, reader);
}

void warn_of_gaps(const Node& root, Diagnostics& diagnostics) {
    for (const std::string_view key :
         {"summary", "origin", "players", "minutes", "difficulty", "symmetry", "sources"})
        if (root.find(key) == nullptr)
            diagnostics.warning(
                root.mark,
                msg("`{key}` is missing; a ruleset for others should say it.").with("key", std::string(key)));
    for (const std::string_view key : {"name", "summary"}) {
        const Node* text = root.find(key);
        if (text == nullptr || !text->is_map()) continue;
        for (const std::string_view language : languages)
            if (text->find(language) == nullptr)
                diagnostics.warning(text->mark, msg("`{key}` is not given in the language `{language}`.")
                                                    .with("key", std::string(key))
                                                    .with("language", std::string(language)));
    }
}

}  // namespace sivba
