// `sivba analyse`: the chance to win over a played game, what of its change was luck, and what
// was given away.
#include "cli/commands/commands.h"
#include "cli/played_game.h"
#include "cli/progress.h"
#include "framework/play/analysis.h"
#include "framework/play/solutions.h"

#include <fmt/format.h>

namespace sivba::cli {

namespace {

constexpr std::size_t most_turning_points = 10;

struct Options {
    std::string file, game, level;
    std::uint64_t nodes = 0;
};

std::string points(double chance) { return fmt::format("{:.1f}", 100 * chance); }
std::string signed_points(double chance) { return fmt::format("{:+.1f}", 100 * chance); }

// Level::random searches nothing.
std::optional<Level> level_from(std::string_view word) {
    for (const auto& [name, level] : {std::pair{"easy", Level::easy},
                                      {"medium", Level::medium},
                                      {"hard", Level::hard},
                                      {"master", Level::master}})
        if (word == name) return level;
    return std::nullopt;
}

Json step_json(const AnalysedStep& step, const Analysis& analysis, std::size_t at) {
    Json json = {{"turn", step.turn + 1},
                 {"seat", index(step.seat) + 1},
                 {"kind", step.is_throw() ? "throw" : "decision"},
                 {"token", step.token},
                 {"before", step.before},
                 {"after", analysis.chance(at + 1)},
                 {"change", step.change}};
    if (!step.is_throw()) {
        json["choice"] = step.choice;
        json["best"] = step.best;
    }
    return json;
}

void print_json(const Output& out, const Session& session, const Analysis& analysis) {
    Json seats = Json::array(), steps = Json::array();
    for (const SeatAnalysis& seat : analysis.seats)
        seats.push_back({{"luck", seat.luck},
                         {"given_away", seat.given_away},
                         {"throws", seat.throws},
                         {"choices", seat.choices},
                         {"mistakes", seat.mistakes}});
    for (std::size_t i = 0; i < analysis.steps.size(); ++i)
        steps.push_back(step_json(analysis.steps[i], analysis, i));
    out.document({{"id", session.game().ruleset().full_id()},
                  {"exact", analysis.exact},
                  {"error", analysis.exact ? Json(analysis.error) : Json(nullptr)},
                  {"initial", analysis.initial},
                  {"last", analysis.last},
                  {"rest", analysis.rest},
                  {"seats", std::move(seats)},
                  {"turning_points", turning_points(analysis.steps, most_turning_points)},
                  {"steps", std::move(steps)},
                  {"interrupted", analysis.stopped}});
}

void print_seat(const Output& out, const Game& game, Seat seat, const SeatAnalysis& sums) {
    out.line(game.seat_name(seat));
    const auto indented = [&](const Message& message) { out.text("  " + out.say(message) + "\n"); };
    if (sums.throws > 0) indented(luck_text(signed_points(sums.luck)));
    indented(given_away_text(points(sums.given_away), sums.mistakes));
}

void print_text(const Output& out, const Game& game, const Analysis& analysis) {
    out.line(kind_text(analysis.exact));
    out.line(msg("chance of {seat} to win: {initial} % at the start, {last} % at the end")
                 .with("seat", game.seat_name(Seat::p1))
                 .with("initial", points(analysis.initial))
                 .with("last", points(analysis.last)));
    print_seat(out, game, Seat::p1, analysis.seats[0]);
    print_seat(out, game, Seat::p2, analysis.seats[1]);
    for (const std::size_t at : turning_points(analysis.steps, most_turning_points)) {
        const AnalysedStep& step = analysis.steps[at];
        out.line(turning_point_text(game, step,
                                    step.is_throw() ? signed_points(step.change) : points(-step.change),
                                    DecisionWords::notation));
    }
}

// How deep to look, or what is wrong with the options.
Result<AnalysisSettings> settings_of(const Game& game, const Options& options, const Solution* solution) {
    AnalysisSettings settings = usual_analysis(game, solution);
    if (!options.level.empty()) {
        if (options.nodes > 0) return Error{msg("`--level` and `--nodes` are two sizes for one search.")};
        const std::optional<Level> level = level_from(options.level);
        if (!level)
            return Error{msg("`{word}` is no level to analyse with; there are easy, medium, hard and master.")
                             .with("word", options.level)};
        settings.search = game.level(*level);
    }
    if (options.nodes > 0) settings.search = {.nodes = options.nodes};
    return settings;
}

Exit run(Context& context, const Options& options) {
    std::optional<PlayedGame> played;
    if (const Exit exit = read_played(context, options.file, options.game, played); exit != Exit::done)
        return exit;
    const Session& session = played->session;
    const Game& game = session.game();
    if (!can_be_analysed(game))
        return context.fail(Exit::wrong, msg("Only games of two seats can be analysed."));
    // Without a solution there are estimates.
    const Result<SolutionPtr> found = find_solution(game, context.interrupt.token());
    const SolutionPtr solution = found ? *found : nullptr;
    const Result<AnalysisSettings> settings = settings_of(game, options, solution.get());
    if (!settings) return context.fail(Exit::usage, settings.error().message);
    Progress progress(context.out, msg("Analysing"), session.steps().size());
    std::uint64_t done = 0;
    const Analysis analysis = analyse(
        session, *settings, [&](const AnalysedStep&) { progress.at(++done); }, context.interrupt.token());
    if (context.out.json)
        print_json(context.out, session, analysis);
    else if (!analysis.stopped)
        print_text(context.out, game, analysis);
    return analysis.stopped ? Exit::interrupted : Exit::done;
}

}  // namespace

void add_analyse(CommandLine& line) {
    const auto options = std::make_shared<Options>();
    line.add("analyse", msg("Luck and mistakes of a played game"),
             [options](Context& context) { return run(context, *options); })
        .needs("FILE", options->file, msg("A saved game, or one in RGN or in RoyalUr's JSON"))
        .option("--game", options->game, msg("What is played, where the file does not say"), "ID")
        .option("--level", options->level,
                msg("Search as this level does, where the game is not solved (hard)"), "L")
        .number("--nodes", options->nodes, 1, 1'000'000'000, msg("Or so many nodes for a position"));
}

}  // namespace sivba::cli
