// `sivba rules`: everything a ruleset says, in words, defaults included.
#include "cli/commands/commands.h"
#include "cli/describe.h"

#include <fmt/format.h>

#include <set>
#include <utility>

namespace sivba::cli {

namespace {

struct Options {
    std::string id;
};

Json line_json(const Output& out, const RuleLine& line) {
    Json json = {{"text", out.say(line.text)}, {"source", nullptr}, {"note", nullptr}};
    if (!line.source.empty()) json["source"] = line.source;
    if (!line.note.empty()) json["note"] = line.note.in(out.language());
    return json;
}

Json rules_json(const Output& out, const Game& game) {
    const Ruleset& ruleset = game.ruleset();
    Json json = {{"id", ruleset.full_id()},
                 {"language", out.language()},
                 {"name", ruleset.name.in(out.language())},
                 {"summary", ruleset.summary.in(out.language())},
                 {"history", ruleset.history.in(out.language())},
                 {"reconstruction", ruleset.status == RulesetStatus::reconstruction},
                 {"sections", Json::array()},
                 {"ends_by", out.say(game.ends_by())},
                 {"sources", Json::object()}};
    for (const RuleSection& section : game.rules()) {
        Json lines = Json::array();
        for (const RuleLine& line : section.lines) lines.push_back(line_json(out, line));
        json["sections"].push_back({{"title", out.say(section.title)}, {"lines", lines}});
    }
    for (const auto& [key, citation] : ruleset.sources) json["sources"][key] = citation.in(out.language());
    return json;
}

void print_line(const Output& out, const RuleLine& line) {
    out.text(fmt::format("  - {}{}\n", out.say(line.text),
                         line.source.empty() ? "" : fmt::format(" [{}]", line.source)));
    if (!line.note.empty()) out.text(fmt::format("    ({})\n", line.note.in(out.language())));
}

// Those with a key in brackets above, or the others: sources of options, of the history.
void print_sources(const Output& out, const Ruleset& ruleset, const std::set<std::string>& cited,
                   bool of_rules) {
    bool headed = false;
    for (const auto& [key, citation] : ruleset.sources) {
        if (cited.contains(key) != of_rules) continue;
        if (!std::exchange(headed, true))
            out.text(
                fmt::format("\n{}\n", out.say(of_rules ? msg("Sources") : msg("Other sources of the game"))));
        out.text(of_rules ? fmt::format("  [{}] {}\n", key, citation.in(out.language()))
                          : fmt::format("  - {}\n", citation.in(out.language())));
    }
}

void print_rules(const Output& out, const Game& game) {
    const Ruleset& ruleset = game.ruleset();
    out.text(fmt::format("{} ({})\n", ruleset.name.in(out.language()), ruleset.full_id()));
    for (const LocalText* text : {&ruleset.summary, &ruleset.history})
        if (!text->empty()) out.text(fmt::format("{}\n", text->in(out.language())));
    if (ruleset.status == RulesetStatus::reconstruction)
        out.text(out.say(msg("A reconstruction: what the sources do not tell is filled in, and the notes say "
                             "so.")) +
                 "\n");
    std::set<std::string> cited;
    for (const RuleSection& section : game.rules()) {
        out.text(fmt::format("\n{}\n", out.say(section.title)));
        for (const RuleLine& line : section.lines) {
            print_line(out, line);
            cited.insert(line.source);
        }
    }
    out.text(
        fmt::format("\n{}\n  - {}\n", out.say(msg("Why no game lasts for ever")), out.say(game.ends_by())));
    print_sources(out, ruleset, cited, true);
    print_sources(out, ruleset, cited, false);
}

Exit run(Context& context, const Options& options) {
    Table table;
    if (const Exit exit = open_table(context, options.id, "", Starter::as_ruled, table); exit != Exit::done)
        return exit;
    if (context.out.json)
        context.out.document(rules_json(context.out, *table.game));
    else
        print_rules(context.out, *table.game);
    return Exit::done;
}

}  // namespace

void add_rules(CommandLine& line) {
    const auto options = std::make_shared<Options>();
    line.add("rules", msg("The rules in words, written from the ruleset"),
             [options](Context& context) { return run(context, *options); })
        .needs("ID", options->id, says_ruleset());
}

}  // namespace sivba::cli
