// `sivba solve`: the exact value of a position with best play of both seats, or the best
// bounds that were found within the limits; and tables of solved games, kept and asked.
#include "cli/commands/commands.h"
#include "cli/commands/solve_answers.h"
#include "cli/progress.h"
#include "framework/play/solution_file.h"
#include "framework/play/solutions.h"

#include <fmt/format.h>

namespace sivba::cli {

namespace {

struct Options {
    std::string id, position, save, table;
    std::vector<std::string> probes;
    SolveLimits limits;
    bool keep = false;
    std::uint64_t megabytes = SolveLimits{}.memory >> 20;
};

std::string number(double margin) { return fmt::format("{:+.0f}", margin); }

std::string best_token(const Table& table, const SolveResult& result) {
    if (result.best == 0) return {};
    MoveList moves;
    table.game->legal(*table.position, moves);
    return table.game->token(*table.position, moves[static_cast<std::size_t>(result.best - 1)]);
}

// Of a legal decision, from 1.
int number_of(const Table& table, const std::string& token) {
    MoveList moves;
    table.game->legal(*table.position, moves);
    for (std::size_t i = 0; i < moves.size(); ++i)
        if (table.game->token(*table.position, moves[i]) == token) return static_cast<int>(i) + 1;
    return 0;
}

Solved solve(Context& context, const Options& options, const Table& table, SolveStore* store) {
    constexpr std::uint64_t steps = 1'000;
    Progress progress(context.out, msg("Solving"), steps);
    const OnSolve report = [&](const SolveProgress& now) {
        progress.at(static_cast<std::uint64_t>(now.share * static_cast<double>(steps)));
    };
    return table.game->solution(*table.position, options.limits, store, report, context.interrupt.token());
}

Json measure_json(SolveMeasure measure) {
    switch (measure) {
    case SolveMeasure::none: break;
    case SolveMeasure::margin: return "margin";
    case SolveMeasure::chance: return "chance";
    }
    return nullptr;
}

Json answers_json(const std::vector<Answer>& answers) {
    Json json = Json::array();
    for (const Answer& each : answers) json.push_back(answer_json(each));
    return json;
}

void print_json(const Output& out, const Table& table, const Options& options, const SolveResult& result,
                const std::vector<Answer>& answers) {
    const std::string best = best_token(table, result);
    Json json = {{"id", table.game->ruleset().full_id()},
                 {"position_text", table.game->text(*table.position)},
                 {"measure", measure_json(result.measure)},
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
                 {"refused", result.refused},
                 {"probes", answers_json(answers)},
                 {"interrupted", result.stopped}};
    out.document(json);
}

Message value_in_words(const Game& game, const SolveResult& result, double error) {
    Message message;
    if (result.measure == SolveMeasure::chance)
        message = msg("chance of {seat} to win with best play: {value}")
                      .with("value", chance_text(result.lower, error));
    else
        message = result.exact
                      ? msg("margin of {seat} with best play: {value}").with("value", number(result.lower))
                      : msg("margin of {seat} with best play: between {lower} and {upper}")
                            .with("lower", number(result.lower))
                            .with("upper", number(result.upper));
    return std::move(message).with("seat", game.seat_name(Seat::p1));
}

void print_text(const Output& out, const Table& table, const SolveResult& result,
                const std::vector<Answer>& answers) {
    if (result.measure == SolveMeasure::none)
        return out.line(
            msg("The value is not known: no solver here can deal with these rules or a board of this size."));
    if (result.measure == SolveMeasure::margin || result.exact)
        out.line(value_in_words(*table.game, result, 0));
    if (const std::string best = best_token(table, result); !best.empty())
        out.line(msg("a best turn begins with {token}").with("token", best));
    out.line(msg("positions {positions}, nodes {nodes}, CPU seconds {seconds}, memory {megabytes} MB")
                 .with("positions", std::to_string(result.positions))
                 .with("nodes", std::to_string(result.nodes))
                 .with("seconds", fmt::format("{:.2f}", result.cpu_seconds))
                 .with("megabytes", std::to_string(result.memory >> 20)));
    for (const Answer& each : answers) print_answer(out, each);
}

Message refusal(const SolveResult& result) {
    return msg("Solving this takes {positions} positions and {megabytes} MB; `--nodes` or `--memory` allows "
               "less.")
        .with("positions", std::to_string(result.positions))
        .with("megabytes", std::to_string((result.memory >> 20) + 1));
}

// Answers of the solution; an error for a position that cannot be read or is not in it.
Result<std::vector<Answer>> answers_of(const Game& game, const Solution& solution,
                                       const std::vector<PositionPtr>& positions) {
    std::vector<Answer> answers;
    for (const PositionPtr& position : positions) {
        auto answer = ask(game, solution, *position);
        if (!answer)
            return Error{
                msg("Of {position} nothing is known here: it cannot follow from the position that was "
                    "solved.")
                    .with("position", game.text(*position))};
        answers.push_back(*std::move(answer));
    }
    return answers;
}

Result<std::vector<PositionPtr>> read_probes(const Game& game, const Options& options) {
    std::vector<PositionPtr> positions;
    for (const std::string& text : options.probes) {
        Result<PositionPtr> position = read_position(game, text);
        if (!position) return position.error();
        positions.push_back(*position);
    }
    return positions;
}

// The saved table is asked, nothing is solved.
Exit ask_table(const Context& context, const Options& options, const Table& table,
               std::vector<PositionPtr> probes) {
    const Result<SolutionPtr> solution = open_solution(options.table, *table.game);
    if (!solution) return context.fail(solution.error());
    if (probes.empty() || !options.position.empty()) probes.insert(probes.begin(), table.position);
    const auto answers = answers_of(*table.game, **solution, probes);
    if (!answers) return context.fail(answers.error());
    if (context.out.json)
        context.out.document({{"id", table.game->ruleset().full_id()},
                              {"measure", "chance"},
                              {"positions", (*solution)->positions()},
                              {"probes", answers_json(*answers)}});
    else
        for (const Answer& each : *answers) print_answer(context.out, each);
    return Exit::done;
}

// Keeps the whole game, whatever position was asked for, and what is unfinished beside it.
Exit solve_and_save(Context& context, const Options& options, const Table& table, Solved& solved) {
    const auto store = SolveFile::open(options.save + ".part", *table.game);
    if (!store) return context.fail(store.error());
    solved = solve(context, options, {table.game, table.game->initial(), table.seed}, store->get());
    if ((*store)->problem()) context.out.error((*store)->problem()->message);
    if (solved.result.refused) (*store)->remove();
    if (solved.result.stopped)
        context.out.error(msg("What is done is kept in {file}; the same command goes on from there.")
                              .with("file", options.save + ".part"));
    if (!solved.solution) return Exit::done;
    if (const auto saved = save_solution(options.save, *table.game, *solved.solution); !saved)
        return context.fail(saved.error());
    (*store)->remove();
    const auto answer = ask(*table.game, *solved.solution, *table.position);
    if (!answer) return Exit::internal;
    solved.result.lower = solved.result.upper = answer->chance;
    solved.result.best = answer->decisions.empty() ? 0 : number_of(table, answer->decisions.front().token);
    return Exit::done;
}

Exit run(Context& context, const Options& given) {
    Options options = given;
    options.limits.memory = options.megabytes << 20;
    if (options.keep && !options.save.empty())
        return context.fail(Exit::usage, msg("`--keep` and `--save` are two places for one thing."));
    Table table;
    if (const Exit exit = open_table(context, options.id, options.position, Starter::first, table);
        exit != Exit::done)
        return exit;
    const bool of_all =
        options.keep || !options.save.empty() || !options.table.empty() || !options.probes.empty();
    if (of_all && table.game->solution_key() == 0)
        return context.fail(Exit::usage,
                            msg("No solver knows all positions of {game}: `--save`, `--keep`, `--table` "
                                "and `--probe` have nothing to work with.")
                                .with("game", table.game->ruleset().full_id()));
    if (options.keep) {
        const std::filesystem::path place = solution_place(*table.game);
        std::error_code error;
        std::filesystem::create_directories(place.parent_path(), error);
        options.save = place.string();
    }
    const auto probes = read_probes(*table.game, options);
    if (!probes) return context.fail(probes.error());
    if (!options.table.empty()) return ask_table(context, options, table, *probes);
    Solved solved;
    if (options.save.empty())
        solved = solve(context, options, table, nullptr);
    else if (const Exit exit = solve_and_save(context, options, table, solved); exit != Exit::done)
        return exit;
    std::vector<Answer> answers;
    if (solved.solution) {
        auto found = answers_of(*table.game, *solved.solution, *probes);
        if (!found) return context.fail(found.error());
        answers = *std::move(found);
    }
    const SolveResult& result = solved.result;
    if (result.refused) context.out.error(refusal(result));
    if (context.out.json)
        print_json(context.out, table, options, result, answers);
    else if (!result.refused)
        print_text(context.out, table, result, answers);
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
        .option("--save", options->save, msg("Keep the values of all positions in this file"), "FILE")
        .flag("--keep", options->keep, msg("Keep them where the level `perfect` looks for them"))
        .option("--table", options->table, msg("Ask the file that --save has written, solve nothing"), "FILE")
        .options("--probe", options->probes, msg("A position to ask for; may be repeated"), "P")
        .number("--nodes", options->limits.nodes, 1, 1'000'000'000'000'000,
                msg("Nodes before it gives up (4000000000)"))
        .number("--memory", options->megabytes, 1, 1'000'000, msg("Megabytes for the table (1024)"));
}

}  // namespace sivba::cli
