#include "cli/played_game.h"

#include "framework/play/file.h"
#include "framework/play/save.h"
#include "games/notations/notations.h"

namespace sivba::cli {

namespace {

// The game of `--game`, if one is given. What is no game is reported.
Exit read_game(const Context& context, const std::string& what, std::optional<GameRequest>& request) {
    if (what.empty()) return Exit::done;
    request = read_request(context, what);
    return request ? report(context, context.library.load(*request)) : Exit::usage;
}

}  // namespace

Exit read_played(const Context& context, const std::string& file, const std::string& game,
                 std::optional<PlayedGame>& played) {
    std::optional<GameRequest> request;
    if (const Exit exit = read_game(context, game, request); exit != Exit::done) return exit;
    const Result<std::string> text = read_file(file, largest_notation);
    if (!text) return context.fail(text.error());
    const ForeignNotation* from = guess_notation(*text);
    if (from == nullptr && request)
        return context.fail(Exit::usage,
                            msg("A saved game tells itself what is played; `--game` is for other files."));
    Result<Session> session =
        from != nullptr ? from->read(*text, context.library, request) : load_save(*text, context.library);
    if (!session) return context.fail(session.error());
    played = PlayedGame{*std::move(session), from != nullptr ? from->id : own_form};
    return Exit::done;
}

}  // namespace sivba::cli
