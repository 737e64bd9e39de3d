// `sivba moves`: the legal turns in notation, or the throws where one is due.
#include "cli/commands/commands.h"
#include "cli/describe.h"
#include "framework/play/turn_list.h"

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

// A turn of the list, with words for each of its decisions.
struct Told {
    TurnPart turn;
    std::string says;
    bool complete = true;  // false where a throw interrupts the turn or only its first level is listed
};

// The decisions that `turn` writes, "Sow pit 3: 4 seeds; Sow pit 1: 5 seeds".
std::string in_words(const Output& out, const Game& game, const PositionPtr& from, std::string_view turn) {
    std::string words;
    for (PositionPtr position = from; !turn.empty();) {
        const std::vector<Choice> choices = game.choices(*position);
        const std::string_view token = turn.substr(0, turn.find(' '));
        auto chosen = std::ranges::find(choices, token, &Choice::token);
        // Later ones without a choice are not written.
        const bool written = chosen != choices.end();
        if (!written && choices.size() != 1) return {};
        if (written) {
            words.append(words.empty() ? "" : "; ").append(out.say(chosen->says));
            turn.remove_prefix(std::min(turn.size(), token.size() + 1));
        } else {
            chosen = choices.begin();
        }
        position = game.apply(*position, chosen->move, nullptr).position;
    }
    return words;
}

std::vector<Told> told(const Output& out, const Game& game, const PositionPtr& position,
                       std::vector<TurnPart> turns) {
    // Words are worth their cost only in lists that a person reads.
    const bool read_by_people = turns.size() <= MoveList::capacity;
    std::vector<Told> list;
    list.reserve(turns.size());
    for (TurnPart& turn : turns) {
        Told one{std::move(turn), {}, false};
        one.complete = one.turn.turn_ended || game.actor(*one.turn.after).is_nobody();
        if (read_by_people) one.says = in_words(out, game, position, one.turn.text);
        list.push_back(std::move(one));
    }
    return list;
}

Json turn_json(const Game& game, const Told& each) {
    return {{"turn", each.turn.text},
            {"says", each.says},
            {"complete", each.complete},
            {"after_text", game.text(*each.turn.after)}};
}

void print_turns(const Output& out, const std::vector<Told>& turns) {
    std::size_t width = 0;
    for (const Told& each : turns) width = std::max(width, width_of(each.turn.text));
    for (const Told& each : turns)
        out.text(each.says.empty() ? each.turn.text + "\n"
                                   : fmt::format("{}  {}\n", padded(each.turn.text, width), each.says));
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
    if (actor.is_seat() && options.decisions)
        list.turns = continued(game, {{}, table.position});
    else if (actor.is_seat())
        list = list_turns(game, table.position, most_turns, context.interrupt.token());
    if (context.stopped()) return Exit::interrupted;
    if (list.too_many)
        return context.fail(Exit::limit,
                            msg("There are more than {n} turns; `--decisions` lists the first level.")
                                .with("n", static_cast<std::int64_t>(most_turns)));
    const std::vector<Told> turns = told(context.out, game, table.position, std::move(list.turns));
    if (context.out.json) {
        json["turns"] = Json::array();
        for (const Told& each : turns) json["turns"].push_back(turn_json(game, each));
        context.out.document(json);
        return Exit::done;
    }
    print_turns(context.out, turns);
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
