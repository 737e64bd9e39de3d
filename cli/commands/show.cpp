// `sivba show`: the board as text.
#include "cli/commands/commands.h"
#include "cli/describe.h"

namespace sivba::cli {

namespace {

struct Options {
    std::string id, position;
};

std::string with_line_end(std::string text) {
    if (!text.ends_with('\n')) text += '\n';
    return text;
}

Exit run(Context& context, const Options& options) {
    Table table;
    if (const Exit exit = open_table(context, options.id, options.position, Starter::first, table);
        exit != Exit::done)
        return exit;
    const Game& game = *table.game;
    const Output& out = context.out;
    const std::string drawing = with_line_end(game.drawing(*table.position));
    if (out.json) {
        Json json = {{"id", game.ruleset().full_id()}};
        add_position(game, *table.position, json);
        json["outcome"] = outcome_json(game.outcome(*table.position), game.seats());
        json["drawing"] = drawing;
        out.document(json);
        return Exit::done;
    }
    out.text(drawing);
    out.text(game.text(*table.position) + "\n");
    out.line(status(game, *table.position));
    return Exit::done;
}

}  // namespace

void add_show(CommandLine& line) {
    const auto options = std::make_shared<Options>();
    line.add("show", msg("The board as text"), [options](Context& context) { return run(context, *options); })
        .needs("ID", options->id, says_ruleset())
        .option("--position", options->position, says_position(), "P");
}

}  // namespace sivba::cli
