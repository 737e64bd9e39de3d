// `sivba perft`: the number of turn sequences of each length. The depths are counted
// one after another, so that the short ones are shown while the long one runs; they
// cost little beside it.
#include "cli/commands/commands.h"
#include "cli/describe.h"

#include <fmt/format.h>

namespace sivba::cli {

namespace {

struct Options {
    std::string id, position;
    std::uint64_t depth = 1;
    bool divide = false, weighted = false, plies = false;
};

PerftOptions perft_options(const Options& options, int depth) {
    PerftOptions perft;
    perft.depth = depth;
    perft.weighted = options.weighted;
    perft.plies = options.plies;
    perft.divide = options.divide;
    return perft;
}

Exit divide(Context& context, const Options& options, const Table& table, Json json) {
    const PerftResult result = table.game->perft(
        *table.position, perft_options(options, static_cast<int>(options.depth)), context.interrupt.token());
    if (result.stopped) return Exit::interrupted;
    std::uint64_t total = 0;
    json["divide"] = Json::array();
    for (const auto& [turn, count] : result.divided) {
        total += count;
        json["divide"].push_back({{"turn", turn}, {"count", count}});
        if (!context.out.json) context.out.text(fmt::format("{}  {}\n", padded(turn, 12), count));
    }
    json["total"] = total;
    if (context.out.json)
        context.out.document(json);
    else
        context.out.text(fmt::format("{}\n", total));
    return Exit::done;
}

Exit count(Context& context, const Options& options, const Table& table, Json json) {
    json["counts"] = Json::array();
    for (int depth = 1; depth <= static_cast<int>(options.depth); ++depth) {
        const PerftResult result =
            table.game->perft(*table.position, perft_options(options, depth), context.interrupt.token());
        if (result.stopped) return Exit::interrupted;
        json["counts"].push_back(result.counts.back());
        if (context.out.json) continue;
        context.out.text(fmt::format("{} {}\n", depth, result.counts.back()));
        context.out.show_now();
    }
    if (context.out.json) context.out.document(json);
    return Exit::done;
}

Exit run(Context& context, const Options& options) {
    Table table;
    if (const Exit exit = open_table(context, options.id, options.position, Starter::first, table);
        exit != Exit::done)
        return exit;
    Json json = {{"id", table.game->ruleset().full_id()},
                 {"position_text", table.game->text(*table.position)},
                 {"depth", options.depth},
                 {"weighted", options.weighted},
                 {"plies", options.plies}};
    return options.divide ? divide(context, options, table, json) : count(context, options, table, json);
}

}  // namespace

void add_perft(CommandLine& line) {
    const auto options = std::make_shared<Options>();
    line.add("perft", msg("The number of turn sequences of each length"),
             [options](Context& context) { return run(context, *options); })
        .needs("ID", options->id, says_ruleset())
        .number("DEPTH", options->depth, 1, 64, msg("Length in turns"))
        .option("--position", options->position, says_position(), "P")
        .flag("--divide", options->divide, msg("The counts below each first turn"))
        .flag("--weighted", options->weighted, msg("Multiply by the weights of the throws"))
        .flag("--plies", options->plies, msg("A further move of the same seat counts as one of its own"));
}

}  // namespace sivba::cli
