// `sivba play`: declares the options of the terminal game and sets its table; the game
// itself is in terminal_game.cpp.
#include "cli/commands/commands.h"
#include "cli/players.h"
#include "cli/terminal_game.h"
#include "framework/play/save.h"

#include <random>

namespace sivba::cli {

namespace {

struct Options {
    std::string id, position, load;
    std::vector<std::string> seats;
    bool enter_throws = false;
};

// Without `--seat` a person plays the first seat against a computer that is not too
// strong; seats that are not named get the same computer.
Exit seat_players(const Context& context, const std::vector<std::string>& words, int seats,
                  std::vector<Player>& players) {
    players.assign(static_cast<std::size_t>(seats), Player::easy);
    players[0] = Player::human;
    if (words.size() > players.size())
        return context.fail(Exit::usage, msg("The game has {n} seats.").with("n", std::int64_t{seats}));
    for (std::size_t i = 0; i < words.size(); ++i) {
        const Result<Player> player = read_player(words[i]);
        if (!player) return context.fail(Exit::usage, player.error().message);
        players[i] = *player;
    }
    return Exit::done;
}

std::uint64_t fresh_seed() {
    std::random_device device;
    return std::uint64_t{device()} << 32 | device();
}

// What only a new game can be given.
Exit refuse_for_saved(const Context& context, const Options& options) {
    const char* refused = !options.position.empty() ? "--position"
                          : options.enter_throws    ? "--enter-throws"
                                                    : nullptr;
    if (refused == nullptr) return Exit::done;
    return context.fail(
        Exit::usage, msg("A saved game has its own position and its own dice; `{option}` is for new games.")
                         .with("option", refused));
}

Exit resume(Context& context, const Options& options) {
    if (const Exit exit = refuse_for_saved(context, options); exit != Exit::done) return exit;
    Result<Session> session = read_save(options.load, context.library);
    if (!session) return context.fail(session.error());
    for (std::size_t i = 0; i < options.seats.size(); ++i) {
        std::vector<Player> players;
        const Exit exit = seat_players(context, options.seats, session->game().seats(), players);
        if (exit != Exit::done) return exit;
        session->set_player(seat_at(static_cast<int>(i)), players[i]);
    }
    return TerminalGame(context, std::move(*session), options.load).run();
}

Exit run(Context& context, const Options& options) {
    if (context.out.json) return context.fail(Exit::usage, msg("`play` is for people and writes no JSON."));
    if (!options.load.empty() && options.id.empty()) return resume(context, options);
    if (options.id.empty() || !options.load.empty())
        return context.fail(Exit::usage, msg("`play` needs either a game or `--load`."));
    Table table;
    if (const Exit exit = open_table(context, options.id, options.position, Starter::as_ruled, table);
        exit != Exit::done)
        return exit;
    SessionSetup setup;
    setup.seed = table.seed ? *table.seed : fresh_seed();
    setup.enter_throws = options.enter_throws;
    if (const Exit exit = seat_players(context, options.seats, table.game->seats(), setup.seats);
        exit != Exit::done)
        return exit;
    return TerminalGame(context, Session(table.game, setup, table.position)).run();
}

}  // namespace

void add_play(CommandLine& line) {
    const auto options = std::make_shared<Options>();
    line.add("play", msg("A game in the terminal"),
             [options](Context& context) { return run(context, *options); })
        .without_json()
        .argument("ID", options->id, says_ruleset())
        .options("--seat", options->seats,
                 msg("Who sits where, once per seat: human, random, easy, medium, hard, master, perfect"),
                 "SEAT")
        .option("--position", options->position, says_position(), "P")
        .option("--load", options->load, msg("Go on with a saved game"), "FILE")
        .flag("--enter-throws", options->enter_throws, msg("Dice are thrown on a real table and typed in"));
}

}  // namespace sivba::cli
