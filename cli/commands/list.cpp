// `sivba list`: the rulesets that can be played, with their options.
#include "cli/commands/commands.h"
#include "cli/describe.h"

#include <fmt/format.h>

#include <algorithm>

namespace sivba::cli {

namespace {

struct Options {
    std::string family;  // with `--family` or without
};

bool belongs(const Ruleset& ruleset, const std::string& family) {
    return family.empty() || ruleset.family == family || ruleset.id.starts_with(family + "/");
}

// Families and shelves that can be asked for.
std::vector<std::string> known_families(const Context& context) {
    std::vector<std::string> known;
    for (const Family* family : context.library.families()) known.emplace_back(family->name());
    for (const std::string& id : context.library.ids()) known.push_back(id.substr(0, id.find('/')));
    return known;
}

Json value_json(const Output& out, const OptionValue& value) {
    return {{"value", value.word},
            {"name", value.name.empty() ? out.say(value.says) : std::string(value.name.in(out.language()))}};
}

Json option_json(const Output& out, const OptionInfo& option) {
    Json json = {
        {"key", option.key},
        {"name", option.name.empty() ? out.say(option.says) : std::string(option.name.in(out.language()))},
        {"default", option.standard}};
    if (option.range) json["range"] = {option.range->first, option.range->second};
    json["values"] = Json::array();
    for (const OptionValue& value : option.values) json["values"].push_back(value_json(out, value));
    return json;
}

Json ruleset_json(const Output& out, const Ruleset& ruleset) {
    Json json = {{"id", ruleset.id},
                 {"names", local_json(ruleset.name)},
                 {"own_name", local_json(ruleset.own_name)},
                 {"summary", local_json(ruleset.summary)},
                 {"family", ruleset.family},
                 {"subfamily", ruleset.subfamily},
                 {"players", ruleset.players},
                 {"minutes", ruleset.minutes},
                 {"difficulty", ruleset.difficulty},
                 {"reconstruction", ruleset.status == RulesetStatus::reconstruction},
                 {"options", Json::array()}};
    for (const OptionInfo& option : ruleset.options) json["options"].push_back(option_json(out, option));
    return json;
}

// Is every number of its range a value of the option?
bool takes_every_number(const OptionInfo& option) {
    return option.range &&
           static_cast<std::size_t>(option.range->second - option.range->first) + 1 == option.values.size();
}

// "grand_slam: legal-without-capture | forbidden" or "seeds: 4 (1 to 8)".
std::string option_line(const Output& out, const OptionInfo& option) {
    if (takes_every_number(option))
        return out.say(msg("{key}: {standard} ({first} to {last})")
                           .with("key", option.key)
                           .with("standard", option.standard)
                           .with("first", std::int64_t{option.range->first})
                           .with("last", std::int64_t{option.range->second}));
    std::string values = option.standard;
    for (const OptionValue& value : option.values)
        if (value.word != option.standard) values.append(" | ").append(value.word);
    return option.key + ": " + values;
}

void print_ruleset(const Output& out, const Ruleset& ruleset) {
    out.text(fmt::format("{}  {}  {}  {}\n", padded(ruleset.id, 20),
                         padded(std::string(ruleset.name.in(out.language())), 20), padded(ruleset.family, 8),
                         out.say(msg_n("{n} player", "{n} players", ruleset.players))));
    for (const OptionInfo& option : ruleset.options)
        out.text(fmt::format("    {}\n", option_line(out, option)));
}

// One broken file of somebody's own is no reason to fail for the others.
void warn(const Output& out, const Loaded& loaded) {
    for (Diagnostic problem : loaded.problems) {
        problem.severity = Severity::warning;
        out.problem(problem);
    }
}

Exit run(Context& context, const Options& options) {
    const std::vector<std::string> known = known_families(context);
    if (!options.family.empty() && std::ranges::find(known, options.family) == known.end()) {
        context.out.error(msg("Unknown family `{word}`.").with("word", options.family));
        if (const Message hint = did_you_mean(options.family, known); !hint.empty()) context.out.error(hint);
        return Exit::usage;
    }
    Json rulesets = Json::array();
    for (const std::string& id : context.library.ids()) {
        const Loaded loaded = context.library.load({id, {}, {}});
        if (!loaded.game) {
            warn(context.out, loaded);
            continue;
        }
        const Ruleset& ruleset = loaded.game->ruleset();
        if (!belongs(ruleset, options.family)) continue;
        if (context.out.json)
            rulesets.push_back(ruleset_json(context.out, ruleset));
        else
            print_ruleset(context.out, ruleset);
    }
    if (context.out.json) context.out.document({{"rulesets", rulesets}});
    return Exit::done;
}

}  // namespace

void add_list(CommandLine& line) {
    const auto options = std::make_shared<Options>();
    line.add("list", msg("The games, their players and options"),
             [options](Context& context) { return run(context, *options); })
        .argument("F", options->family, msg("Only this family or shelf"))
        .option("--family", options->family, msg("Only this family or shelf"), "F");
}

Message says_ruleset() { return msg("Game, as `ur/finkel:pieces=2#7`, or a .yaml file"); }

Message says_position() { return msg("Position in one line, as JSON, or `@file`"); }

}  // namespace sivba::cli
