// `sivba apply`: plays turns from notation and prints the position after each.
#include "cli/commands/commands.h"
#include "cli/describe.h"
#include "framework/play/replay.h"
#include "framework/rules/end_texts.h"

#include <fmt/format.h>

namespace sivba::cli {

namespace {

struct Options {
    std::string id, position;
    std::vector<std::string> turns;
    bool events = false;
};

Json step_json(const Output& out, const Game& game, const Step& step) {
    Json json = {{"actor", actor_json(step.actor)}, {"token", step.token}, {"events", Json::array()}};
    for (const Event& event : step.events) json["events"].push_back(event_json(game, event));
    json["explanation"] = explanation(out, game, *step.before, step.events);
    return json;
}

Json turn_json(const Output& out, const Session& session, const std::string& turn, std::size_t first) {
    Json json = {{"turn", turn}, {"steps", Json::array()}};
    for (std::size_t i = first; i < session.cursor(); ++i)
        json["steps"].push_back(step_json(out, session.game(), session.steps()[i]));
    add_position(session.game(), *session.position(), json);
    return json;
}

void print_events(const Output& out, const Session& session, std::size_t first) {
    for (std::size_t i = first; i < session.cursor(); ++i) {
        const Step& step = session.steps()[i];
        out.text(step.token + "\n");
        for (const std::string& sentence : explanation(out, session.game(), *step.before, step.events))
            out.text(fmt::format("    {}\n", sentence));
    }
}

Exit run(Context& context, const Options& options) {
    Table table;
    if (const Exit exit = open_table(context, options.id, options.position, Starter::first, table);
        exit != Exit::done)
        return exit;
    const Game& game = *table.game;
    const Output& out = context.out;
    SessionSetup setup;
    setup.seed = table.seed.value_or(0);
    Session session(table.game, setup, table.position);
    Json json = {{"id", game.ruleset().full_id()}};
    add_position(game, *table.position, json["start"]);
    json["turns"] = Json::array();
    const auto show = [&](std::size_t i, std::size_t first) {
        if (out.json)
            json["turns"].push_back(turn_json(out, session, options.turns[i], first));
        else if (options.events)
            print_events(out, session, first);
        if (!out.json) out.text(game.text(*session.position()) + "\n");
    };
    const TurnReading reading{.typed = true, .throw_from_seed = table.seed.has_value()};
    if (const Result<bool> played = play_turns(session, options.turns, reading, show); !played)
        return context.fail(Exit::wrong, played.error().message);
    json["outcome"] = outcome_json(session.outcome(), game.seats());
    if (out.json)
        out.document(json);
    else if (session.outcome().over())
        out.line(outcome_text(game, session.outcome()));
    return Exit::done;
}

}  // namespace

void add_apply(CommandLine& line) {
    const auto options = std::make_shared<Options>();
    line.add("apply", msg("Plays turns and prints the position after each"),
             [options](Context& context) { return run(context, *options); })
        .needs("ID", options->id, says_ruleset())
        .needs_some("TURN", options->turns, msg("Turns, one argument each, as `3: enter>3`"))
        .option("--position", options->position, says_position(), "P")
        .flag("--events", options->events, msg("Explain each decision"));
}

}  // namespace sivba::cli
