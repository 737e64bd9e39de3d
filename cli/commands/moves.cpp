// `sivba moves`: the legal turns in notation, or the throws where one is due.
#include "cli/commands/commands.h"
#include "cli/describe.h"
#include "cli/turns.h"

#include <fmt/format.h>

#include <algorithm>

namespace sivba::cli {

namespace {

constexpr std::size_t most_turns = 100'000;

struct Options {
    std::string id, position;
    bool decisions = false;
};

Exit list_throws(const Context& context, const Game& game, const Position& position, Json json) {
    MoveList moves;
    game.legal(position, moves);
    json["denominator"] = game.denominator(position);
    json["throws"] = Json::array();
    for (const Move move : moves) {
        const std::string token = game.token(position, move);
        json["throws"].push_back({{"token", token}, {"weight", game.weight(position, move)}});
        if (!context.out.json)
            context.out.text(fmt::format("{}  {}/{}\n", padded(token, 4), game.weight(position, move),
                                         game.denominator(position)));
    }
    if (context.out.json) context.out.document(json);
    return Exit::done;
}

Json turn_json(const Output& out, const Game& game, const ListedTurn& turn) {
    return {{"turn", turn.text},
            {"says", out.say(turn.says)},
            {"complete", turn.complete},
            {"after_text", game.text(*turn.after)}};
}

void print_turns(const Output& out, const std::vector<ListedTurn>& turns) {
    std::size_t width = 0;
    for (const ListedTurn& turn : turns) width = std::max(width, width_of(turn.text));
    for (const ListedTurn& turn : turns) {
        const std::string says = out.say(turn.says);
        out.text(says.empty() ? turn.text + "\n" : fmt::format("{}  {}\n", padded(turn.text, width), says));
    }
}

Exit run(Context& context, const Options& options) {
    Table table;
    if (const Exit exit = open_table(context, options.id, options.position, Starter::first, table);
        exit != Exit::done)
        return exit;
    const Game& game = *table.game;
    const Actor actor = game.actor(*table.position);
    Json json = {{"id", game.ruleset().full_id()}};
    add_position(game, *table.position, json);
    if (actor.is_chance()) return list_throws(context, game, *table.position, json);
    TurnList list;
    if (actor.is_seat())
        list = list_turns(game, table.position, most_turns, options.decisions, context.interrupt.token());
    if (context.stopped()) return Exit::interrupted;
    if (list.too_many)
        return context.fail(Exit::limit,
                            msg("There are more than {n} turns; `--decisions` lists the first level.")
                                .with("n", static_cast<std::int64_t>(most_turns)));
    if (context.out.json) {
        json["turns"] = Json::array();
        for (const ListedTurn& turn : list.turns) json["turns"].push_back(turn_json(context.out, game, turn));
        context.out.document(json);
        return Exit::done;
    }
    print_turns(context.out, list.turns);
    if (actor.is_nobody()) context.out.line(status(game, *table.position));
    return Exit::done;
}

}  // namespace

void add_moves(CommandLine& line) {
    const auto options = std::make_shared<Options>();
    line.add("moves", msg("The legal turns, in notation"),
             [options](Context& context) { return run(context, *options); })
        .needs("ID", options->id, says_ruleset())
        .option("--position", options->position, says_position(), "P")
        .flag("--decisions", options->decisions, msg("Only the first decision of each turn"));
}

}  // namespace sivba::cli
