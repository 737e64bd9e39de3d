// `sivba playout`: random games with the complete rules, for speed and statistics.
#include "cli/commands/commands.h"
#include "cli/describe.h"
#include "cli/progress.h"
#include "framework/base/random.h"
#include "framework/rules/seat_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace sivba::cli {

namespace {

// Part of the meaning of a seed: each batch has a stream of its own.
constexpr std::uint64_t batch = 10'000;

struct Options {
    std::string id;
    std::uint64_t games = 10'000, seed = 1;
};

void add(PlayoutResult& sum, const PlayoutResult& part) {
    sum.games += part.games;
    sum.draws += part.draws;
    sum.nullified += part.nullified;
    sum.turns += part.turns;
    sum.throws += part.throws;
    sum.throws_squared += part.throws_squared;
    sum.cpu_seconds += part.cpu_seconds;
    sum.stopped = sum.stopped || part.stopped;
    for (std::size_t i = 0; i < sum.wins.size(); ++i) {
        sum.wins[i] += part.wins[i];
        sum.score[i] += part.score[i];
    }
}

PlayoutResult play(Context& context, const Options& options, const Game& game) {
    PlayoutResult sum;
    Progress progress(context.out, msg("Playing"), options.games);
    for (std::uint64_t k = 0; sum.games < options.games && !sum.stopped; ++k) {
        const std::uint64_t games = std::min(batch, options.games - sum.games);
        const std::uint64_t seed = k == 0 ? options.seed : random_at(options.seed, k);
        add(sum, game.playout(games, seed, context.interrupt.token()));
        progress.at(sum.games);
    }
    return sum;
}

struct Means {
    double turns = 0, throws = 0, per_second = 0;
    std::optional<double> throws_error;
};

Means means_of(const PlayoutResult& result) {
    Means means;
    const double games = static_cast<double>(result.games);
    if (result.games == 0) return means;
    means.turns = static_cast<double>(result.turns) / games;
    means.throws = static_cast<double>(result.throws) / games;
    const double variance = result.throws_squared / games - means.throws * means.throws;
    if (result.games > 1) means.throws_error = std::sqrt(std::max(variance, 0.0) / (games - 1));
    if (result.cpu_seconds > 0) means.per_second = games / result.cpu_seconds;
    return means;
}

// Many games have a winner and no points.
bool has_points(const PlayoutResult& result) {
    return std::ranges::any_of(result.score, [](auto sum) { return sum != 0; });
}

// Of one seat; nothing where no game gave points.
std::optional<double> mean_score(const PlayoutResult& result, std::size_t seat) {
    if (!has_points(result)) return std::nullopt;
    return static_cast<double>(result.score[seat]) / static_cast<double>(result.games);
}

void print_json(const Output& out, const Game& game, const PlayoutResult& result, const Options& options) {
    const Means means = means_of(result);
    Json seats = Json::object();
    for (std::size_t i = 0; i < static_cast<std::size_t>(game.seats()); ++i)
        seats[std::string(seat_word(seat_at(static_cast<int>(i))))] = {
            {"wins", result.wins[i]}, {"mean_score", or_null(mean_score(result, i))}};
    out.document({{"id", game.ruleset().full_id()},
                  {"games", result.games},
                  {"seed", options.seed},
                  {"cpu_seconds", result.cpu_seconds},
                  {"games_per_cpu_second", means.per_second},
                  {"mean_turns", means.turns},
                  {"mean_throws", means.throws},
                  {"mean_throws_error", or_null(means.throws_error)},
                  {"seats", seats},
                  {"draws", result.draws},
                  {"void", result.nullified},
                  {"interrupted", result.stopped}});
}

void print_text(const Output& out, const Game& game, const PlayoutResult& result) {
    const Means means = means_of(result);
    const auto number = [](double value, int digits) { return fmt::format("{:.{}f}", value, digits); };
    out.line(msg("games {games}, CPU seconds {seconds}, games per CPU-second {speed}")
                 .with("games", std::to_string(result.games))
                 .with("seconds", number(result.cpu_seconds, 2))
                 .with("speed", number(means.per_second, 0)));
    out.line(msg("mean turns {turns}").with("turns", number(means.turns, 2)));
    if (result.throws > 0 && !means.throws_error)
        out.line(msg("mean throws {throws}").with("throws", number(means.throws, 2)));
    if (result.throws > 0 && means.throws_error)
        out.line(msg("mean throws {throws} (standard error {error})")
                     .with("throws", number(means.throws, 2))
                     .with("error", number(*means.throws_error, 2)));
    const double games = static_cast<double>(std::max<std::uint64_t>(result.games, 1));
    for (std::size_t i = 0; i < static_cast<std::size_t>(game.seats()); ++i) {
        const std::optional<double> score = mean_score(result, i);
        Message line =
            score
                ? msg("{seat}: wins {wins} ({share} %), mean score {score}").with("score", number(*score, 2))
                : msg("{seat}: wins {wins} ({share} %)");
        out.line(std::move(line)
                     .with("seat", game.seat_name(seat_at(static_cast<int>(i))))
                     .with("wins", std::to_string(result.wins[i]))
                     .with("share", number(static_cast<double>(result.wins[i]) / games * 100, 2)));
    }
    out.line(msg("draws {draws}, endless or void {endless}")
                 .with("draws", std::to_string(result.draws))
                 .with("endless", std::to_string(result.nullified)));
}

Exit run(Context& context, const Options& options) {
    Table table;
    if (const Exit exit = open_table(context, options.id, "", Starter::first, table); exit != Exit::done)
        return exit;
    Options seeded = options;
    if (table.seed) seeded.seed = *table.seed;
    const PlayoutResult result = play(context, seeded, *table.game);
    if (context.out.json)
        print_json(context.out, *table.game, result, seeded);
    else
        print_text(context.out, *table.game, result);
    return result.stopped ? Exit::interrupted : Exit::done;
}

}  // namespace

void add_playout(CommandLine& line) {
    const auto options = std::make_shared<Options>();
    line.add("playout", msg("Random games: speed, length, results"),
             [options](Context& context) { return run(context, *options); })
        .needs("ID", options->id, says_ruleset())
        .number("--games", options->games, 1, 1'000'000'000'000, msg("Number of games (10000)"))
        .number("--seed", options->seed, 0, UINT64_MAX, msg("Start of the random numbers (1)"));
}

}  // namespace sivba::cli
