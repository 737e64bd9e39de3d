// `sivba check`: reads rulesets, plays their examples and random games, and reports
// everything that is wrong with file, line and column.
#include "framework/play/check.h"
#include "cli/commands/commands.h"
#include "cli/explain.h"
#include "cli/progress.h"

#include <fmt/format.h>

namespace sivba::cli {

namespace {

constexpr std::uint64_t not_given = UINT64_MAX;

struct Options {
    std::vector<std::string> what;
    std::uint64_t games = not_given, seed = 1;
    bool explain = false;
};

CheckReport examine(Context& context, const Options& options, const GameRequest& request) {
    CheckOptions check;
    // Games that somebody asks for are played, however long they are.
    if (options.games != not_given) {
        check.games = options.games;
        check.work = {UINT64_MAX, UINT64_MAX};
    }
    check.seed = request.seed.value_or(options.seed);
    check.stop = context.interrupt.token();
    std::unique_ptr<Progress> bar;
    check.progress = [&](std::uint64_t done, std::uint64_t all) {
        if (!bar) bar = std::make_unique<Progress>(context.out, verbatim(request.what), all);
        bar->at(done);
    };
    return check_ruleset(context.library, request, check);
}

Exit exit_of(const CheckReport& report) {
    if (report.stopped) return Exit::interrupted;
    if (report.unknown) return Exit::usage;
    return report.failed() ? Exit::wrong : Exit::done;
}

Json report_json(const Output& out, const std::string& what, const CheckReport& report) {
    Json json = {{"what", what},
                 {"ok", exit_of(report) == Exit::done},
                 {"problems", Json::array()},
                 {"examples", report.examples},
                 {"option_values", report.option_values},
                 {"games", report.games},
                 {"turns", report.turns},
                 {"decisions", report.decisions},
                 {"longest_game", report.longest},
                 {"ends_by", out.say(report.ends_by)},
                 {"path", report.path.empty() ? Json(nullptr) : Json(report.path)}};
    for (const Diagnostic& each : report.problems) json["problems"].push_back(out.problem_json(each));
    return json;
}

void print_report(const Output& out, const std::string& what, const CheckReport& report) {
    for (const Diagnostic& each : report.problems) out.problem(each);
    if (report.failed()) return out.line(msg("{what}: not in order").with("what", what));
    const double games = static_cast<double>(report.games > 0 ? report.games : 1);
    out.line(
        msg("{what}: in order. Examples: {examples}; option values: {values}; games: {games}, mean turns "
            "{turns}, longest {longest}.")
            .with("what", what)
            .with("examples", std::to_string(report.examples))
            .with("values", std::to_string(report.option_values))
            .with("games", std::to_string(report.games))
            .with("turns", fmt::format("{:.1f}", static_cast<double>(report.turns) / games))
            .with("longest", std::to_string(report.longest)));
    if (!report.ends_by.empty()) out.text(fmt::format("    {}\n", out.say(report.ends_by)));
    out.text(report.path);
}

// The file with all defaults instead of an examination.
Exit explain(Context& context, const GameRequest& request, Json& all) {
    const Loaded loaded = context.library.load(request);
    if (const Exit exit = report(context, loaded); exit != Exit::done) return exit;
    const std::string text = explained(loaded.game->ruleset());
    if (context.out.json)
        all.push_back({{"what", request.what}, {"text", text}});
    else
        context.out.text(text);
    return Exit::done;
}

Exit check_one(Context& context, const Options& options, const std::string& what, Json& all) {
    const std::optional<GameRequest> request = read_request(context, what);
    if (!request) return Exit::usage;
    if (options.explain) return explain(context, *request, all);
    const CheckReport report = examine(context, options, *request);
    if (report.stopped && !context.out.json) return Exit::interrupted;
    if (context.out.json)
        all.push_back(report_json(context.out, what, report));
    else
        print_report(context.out, what, report);
    return exit_of(report);
}

Exit run(Context& context, const Options& options) {
    Exit worst = Exit::done;
    Json all = Json::array();
    for (const std::string& what : options.what) {
        const Exit exit = check_one(context, options, what, all);
        // A wrong ruleset weighs more than an unknown one: the rest was examined.
        if (exit == Exit::interrupted || (exit != Exit::done && worst != Exit::wrong)) worst = exit;
        if (worst == Exit::interrupted) break;
        context.out.show_now();
    }
    if (context.out.json)
        context.out.document({{"rulesets", all}, {"interrupted", worst == Exit::interrupted}});
    return worst;
}

}  // namespace

void add_check(CommandLine& line) {
    const auto options = std::make_shared<Options>();
    line.add("check", msg("Reads and tries rulesets"),
             [options](Context& context) { return run(context, *options); })
        .needs_some("WHAT", options->what, msg("Games as `mancala/oware`, or .yaml files"))
        .flag("--explain", options->explain, msg("Print the full file with every default instead"))
        .number("--games", options->games, 0, 1'000'000'000, msg("Random games of each (1000)"))
        .number("--seed", options->seed, 0, UINT64_MAX, msg("Start of the random numbers (1)"));
}

}  // namespace sivba::cli
