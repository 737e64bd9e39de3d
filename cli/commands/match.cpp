// `sivba match`: two computer players against each other. Seats alternate; the two
// games of a pair have the same throws, so luck of the dice weighs on both alike.
#include "cli/commands/commands.h"
#include "cli/describe.h"
#include "cli/players.h"
#include "cli/progress.h"
#include "framework/base/random.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace sivba::cli {

namespace {

struct Options {
    std::string id, a, b, weights_b;
    std::uint64_t games = 100, nodes = 0, nodes_a = 0, seed = 1;
};

struct Score {
    std::uint64_t games = 0, wins_a = 0, wins_b = 0, draws = 0, nullified = 0, turns = 0;
    double points = 0, squares = 0;  // of A: 1, one half, 0
    std::array<double, 2> seat_points{};
    std::array<std::uint64_t, 2> seat_games{};

    void add(const Outcome& outcome, Seat a) {
        const double point = outcome.won_by(a) ? 1 : outcome.kind == OutcomeKind::won ? 0 : 0.5;
        ++games;
        points += point;
        squares += point * point;
        seat_points[static_cast<std::size_t>(index(a))] += point;
        ++seat_games[static_cast<std::size_t>(index(a))];
        wins_a += point == 1;
        wins_b += point == 0;
        draws += outcome.kind == OutcomeKind::drawn;
        nullified += outcome.kind == OutcomeKind::nullified || !outcome.over();
    }
    double mean() const { return games == 0 ? 0 : points / static_cast<double>(games); }
    // Of the games in which A sat there; none were played: no mean.
    std::optional<double> mean_at(Seat seat) const {
        const auto i = static_cast<std::size_t>(index(seat));
        if (seat_games[i] == 0) return std::nullopt;
        return seat_points[i] / static_cast<double>(seat_games[i]);
    }
    // Standard error of the mean; seats of a pair are taken as independent. One game has none.
    std::optional<double> error() const {
        if (games < 2) return std::nullopt;
        const double n = static_cast<double>(games);
        const double variance = (squares - n * mean() * mean()) / (n - 1);
        return std::sqrt(std::max(variance, 0.0) / n);
    }
};

// False when it was interrupted. Rules may let the seats block each other for good: a game as long
// as the longest that can be saved is left as it stands.
bool play_game(Context& context, Session& session, const std::array<Thinking, 2>& thinking) {
    while (!session.actor().is_nobody() && session.steps().size() < most_decisions) {
        if (context.stopped()) return false;
        if (session.actor().is_chance()) {
            session.throw_dice();
            session.play_forced();
            continue;
        }
        const auto seat = static_cast<std::size_t>(index(session.actor().seat()));
        if (!play_computer(session, session.setup().seats[seat], thinking[seat], context.interrupt.token()))
            return false;
        session.play_forced();
    }
    return true;
}

// Whole games only: an interrupted one does not count.
Score play(Context& context, const Options& options, const Table& table, const GamePtr& other, Player a,
           Player b, const Solution* solution) {
    Score score;
    Progress progress(context.out, msg("Playing"), options.games);
    const Thinking thinks_a{options.nodes_a != 0 ? options.nodes_a : options.nodes, false, nullptr, solution},
        thinks_b{options.nodes, false, other.get(), solution};
    for (std::uint64_t i = 0; i < options.games; ++i) {
        const bool a_first = i % 2 == 0;
        SessionSetup setup;
        setup.seed = random_at(options.seed, i / 2);
        setup.seats = a_first ? std::vector{a, b} : std::vector{b, a};
        Session session(table.game, setup, table.position);
        const std::array<Thinking, 2> thinking = {a_first ? thinks_a : thinks_b,
                                                  a_first ? thinks_b : thinks_a};
        if (!play_game(context, session, thinking)) break;
        score.add(session.outcome(), a_first ? Seat::p1 : Seat::p2);
        score.turns += session.turns().size();
        progress.at(i + 1);
    }
    return score;
}

// Null: not given.
Json budget(std::uint64_t nodes) { return nodes == 0 ? Json(nullptr) : Json(nodes); }

void print_json(const Output& out, const Game& game, const Options& options, const Score& score,
                bool stopped) {
    const double games = static_cast<double>(std::max<std::uint64_t>(score.games, 1));
    out.document({{"id", game.ruleset().full_id()},
                  {"a", options.a},
                  {"b", options.b},
                  {"nodes", budget(options.nodes)},
                  {"nodes_a", budget(options.nodes_a)},
                  {"seed", options.seed},
                  {"games", score.games},
                  {"wins_a", score.wins_a},
                  {"wins_b", score.wins_b},
                  {"draws", score.draws},
                  {"void", score.nullified},
                  {"score", score.mean()},
                  {"score_error", or_null(score.error())},
                  {"score_as_p1", or_null(score.mean_at(Seat::p1))},
                  {"score_as_p2", or_null(score.mean_at(Seat::p2))},
                  {"mean_turns", static_cast<double>(score.turns) / games},
                  {"interrupted", stopped}});
}

void print_text(const Output& out, const Options& options, const Score& score) {
    out.line(msg("{a} against {b}: games {games}, won {wins}, lost {losses}, drawn {draws}, void {endless}")
                 .with("a", options.a)
                 .with("b", options.b)
                 .with("games", std::to_string(score.games))
                 .with("wins", std::to_string(score.wins_a))
                 .with("losses", std::to_string(score.wins_b))
                 .with("draws", std::to_string(score.draws))
                 .with("endless", std::to_string(score.nullified)));
    const std::string mean = fmt::format("{:.3f}", score.mean());
    if (const std::optional<double> error = score.error())
        out.line(msg("score of {a}: {score} ± {error}")
                     .with("a", options.a)
                     .with("score", mean)
                     .with("error", fmt::format("{:.3f}", *error)));
    else
        out.line(msg("score of {a}: {score}").with("a", options.a).with("score", mean));
}

Exit run(Context& context, const Options& options) {
    if (options.a.empty() || options.b.empty())
        return context.fail(Exit::usage, msg("`match` needs two players: `--a` and `--b`."));
    const Result<Player> a = read_player(options.a), b = read_player(options.b);
    for (const Result<Player>* each : {&a, &b}) {
        if (!*each) return context.fail(Exit::usage, each->error().message);
        if (**each == Player::human)
            return context.fail(Exit::usage, msg("A match is played by computers only."));
    }
    Table table;
    if (const Exit exit = open_table(context, options.id, "", Starter::as_ruled, table); exit != Exit::done)
        return exit;
    if (table.game->seats() != 2) return context.fail(Exit::usage, msg("A match needs a game for two."));
    Table other;
    if (!options.weights_b.empty()) {
        if (const Exit exit = open_table(context, options.weights_b, "", Starter::as_ruled, other);
            exit != Exit::done)
            return exit;
        if (other.game->ruleset().rules_hash != table.game->ruleset().rules_hash)
            return context.fail(Exit::usage, msg("`--weights-b` needs a ruleset with the same rules."));
    }
    Options seeded = options;
    if (table.seed) seeded.seed = *table.seed;
    const Result<SolutionPtr> solution =
        solution_for(*table.game, std::array{*a, *b}, context.interrupt.token());
    if (!solution) return context.fail(solution.error());
    const Score score = play(context, seeded, table, other.game, *a, *b, solution->get());
    if (context.out.json)
        print_json(context.out, *table.game, seeded, score, context.stopped());
    else
        print_text(context.out, options, score);
    return context.stopped() ? Exit::interrupted : Exit::done;
}

}  // namespace

void add_match(CommandLine& line) {
    const auto options = std::make_shared<Options>();
    line.add("match", msg("Computer against computer"),
             [options](Context& context) { return run(context, *options); })
        .needs("ID", options->id, says_ruleset())
        .option("--a", options->a, msg("First player: random, easy, medium, hard, master, perfect"), "SEAT")
        .option("--b", options->b, msg("Second player"), "SEAT")
        .option("--weights-b", options->weights_b,
                msg("The second player values positions as this ruleset says; its rules must be the same"),
                "ID")
        .number("--games", options->games, 1, 1'000'000'000, msg("Number of games (100)"))
        .number("--nodes", options->nodes, 1, 1'000'000'000'000,
                msg("Nodes per decision instead of the levels' own"))
        .number("--nodes-a", options->nodes_a, 1, 1'000'000'000'000,
                msg("The same for the first player only"))
        .number("--seed", options->seed, 0, UINT64_MAX, msg("Start of the random numbers (1)"));
}

}  // namespace sivba::cli
