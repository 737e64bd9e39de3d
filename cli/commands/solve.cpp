// `sivba solve`: the exact value of a position with best play of both seats, or the best
// bounds that were found within the limits.
#include "cli/commands/commands.h"
#include "cli/describe.h"
#include "cli/progress.h"

#include <fmt/format.h>

namespace sivba::cli {

namespace {

struct Options {
    std::string id, position;
    SolveLimits limits;
    std::uint64_t megabytes = SolveLimits{}.memory >> 20;
};

std::string number(double margin) { return fmt::format("{:+.0f}", margin); }

std::string best_token(const Table& table, const SolveResult& result) {
    if (result.best == 0) return {};
    MoveList moves;
    table.game->legal(*table.position, moves);
    return table.game->token(*table.position, moves[static_cast<std::size_t>(result.best - 1)]);
}

SolveResult solve(Context& context, const Options& options, const Table& table) {
    constexpr std::uint64_t steps = 1'000;
    Progress progress(context.out, msg("Solving"), steps);
    const OnSolve report = [&](const SolveProgress& now) {
        progress.at(static_cast<std::uint64_t>(now.share * static_cast<double>(steps)));
    };
    return table.game->solve(*table.position, options.limits, report, context.interrupt.token());
}

void print_json(const Output& out, const Table& table, const Options& options, const SolveResult& result) {
    const std::string best = best_token(table, result);
    Json json = {{"id", table.game->ruleset().full_id()},
                 {"position_text", table.game->text(*table.position)},
                 {"measure", result.measure == SolveMeasure::none ? Json(nullptr) : Json("margin")},
                 {"exact", result.exact},
                 {"value", result.exact ? Json(result.lower) : Json(nullptr)},
                 {"lower", result.measure == SolveMeasure::none ? Json(nullptr) : Json(result.lower)},
                 {"upper", result.measure == SolveMeasure::none ? Json(nullptr) : Json(result.upper)},
                 {"best", best.empty() ? Json(nullptr) : Json(best)},
                 {"positions", result.positions},
                 {"nodes", result.nodes},
                 {"node_limit", options.limits.nodes},
                 {"cpu_seconds", result.cpu_seconds},
                 {"memory_bytes", result.memory},
                 {"interrupted", result.stopped}};
    out.document(json);
}

Message value_in_words(const Game& game, const SolveResult& result) {
    Message message =
        result.exact ? msg("margin of {seat} with best play: {value}").with("value", number(result.lower))
                     : msg("margin of {seat} with best play: between {lower} and {upper}")
                           .with("lower", number(result.lower))
                           .with("upper", number(result.upper));
    return std::move(message).with("seat", game.seat_name(Seat::p1));
}

void print_text(const Output& out, const Table& table, const SolveResult& result) {
    if (result.measure == SolveMeasure::none)
        return out.line(
            msg("The value is not known: no solver here can deal with these rules or a board of this size."));
    out.line(value_in_words(*table.game, result));
    if (const std::string best = best_token(table, result); !best.empty())
        out.line(msg("a best turn begins with {token}").with("token", best));
    out.line(msg("positions {positions}, nodes {nodes}, CPU seconds {seconds}, memory {megabytes} MB")
                 .with("positions", std::to_string(result.positions))
                 .with("nodes", std::to_string(result.nodes))
                 .with("seconds", fmt::format("{:.2f}", result.cpu_seconds))
                 .with("megabytes", std::to_string(result.memory >> 20)));
}

Exit run(Context& context, const Options& given) {
    Options options = given;
    options.limits.memory = options.megabytes << 20;
    Table table;
    if (const Exit exit = open_table(context, options.id, options.position, Starter::first, table);
        exit != Exit::done)
        return exit;
    const SolveResult result = solve(context, options, table);
    if (context.out.json)
        print_json(context.out, table, options, result);
    else
        print_text(context.out, table, result);
    if (result.stopped) return Exit::interrupted;
    return result.exact ? Exit::done : Exit::limit;
}

}  // namespace

void add_solve(CommandLine& line) {
    const auto options = std::make_shared<Options>();
    line.add("solve", msg("The exact value with best play, or bounds of it"),
             [options](Context& context) { return run(context, *options); })
        .needs("ID", options->id, says_ruleset())
        .option("--position", options->position, says_position(), "P")
        .number("--nodes", options->limits.nodes, 1, 1'000'000'000'000'000,
                msg("Nodes before it gives up (4000000000)"))
        .number("--memory", options->megabytes, 1, 1'000'000, msg("Megabytes for the table (1024)"));
}

}  // namespace sivba::cli
