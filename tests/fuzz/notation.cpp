// Any bytes as a request, a position and the turns after it, for the shipped games. The
// first byte chooses the game. An accepted position is played on a little: it must be
// one that the rules can go on with.
#include "framework/play/library.h"
#include "framework/play/replay.h"
#include "framework/text/catalogue.h"
#include "games/families.h"

#include <nlohmann/json.hpp>

#include <cstdlib>

namespace {

using namespace sivba;
using Json = nlohmann::ordered_json;

void require(bool truth) {
    if (!truth) std::abort();
}

const std::vector<GamePtr>& games() {
    static const std::vector<GamePtr> all = [] {
        const Library library(all_families(), {SIVBA_SOURCE_DIR "/rulesets"});
        std::vector<GamePtr> loaded;
        for (const std::string& id : library.ids())
            if (GamePtr game = library.load({id, {}, {}}).game) loaded.push_back(game);
        return loaded;
    }();
    return all;
}

void speak(const Message& message) {
    static const Catalogue english("en", {});
    require(!english.format(message).empty());
}

// Every decision that is open can be played, told and written.
void play_around(const Game& game, const Position& position) {
    MoveList moves;
    game.legal(position, moves);
    require(moves.empty() == game.actor(position).is_nobody());
    for (Move move : moves) {
        const Result<Move> parsed = game.parse_token(position, game.token(position, move));
        require(parsed && *parsed == move);
        EventLog events;
        const Applied applied = game.apply(position, move, &events);
        Contents contents = game.contents(position);
        for (const Event& event : events) require(replay(contents, event));
        require(contents == game.contents(*applied.position));
        for (const Message& sentence : game.explain(position, events)) speak(sentence);
    }
    const auto places = static_cast<std::uint16_t>(game.board().places.size());
    for (std::uint16_t place = 0; place < places; ++place) {
        speak(game.describe(position, {place}));
        (void)game.refusal(position, {place});
    }
}

void accept(const GamePtr& game, const PositionPtr& position, std::string_view turns) {
    const Result<PositionPtr> again = game->parse_text(game->text(*position));
    require(again && game->text(**again) == game->text(*position));
    Json json;
    game->to_json(*position, json);
    require(static_cast<bool>(game->from_json(Json::parse(json.dump(), nullptr, false))));
    play_around(*game, *position);
    SessionSetup setup;
    setup.enter_throws = true;
    Session session(game, setup, position);
    while (!turns.empty()) {
        const std::size_t end = std::min(turns.find('\n'), turns.size());
        const Result<bool> played = play_turn(session, turns.substr(0, end));
        if (!played) return speak(played.error().message);
        play_around(*game, *session.position());
        turns.remove_prefix(std::min(end + 1, turns.size()));
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const GamePtr& game = games()[data[0] % games().size()];
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view head = text.substr(0, end);
    const std::string_view turns = text.substr(std::min(end + 1, text.size()));
    if (const auto request = GameRequest::parse(head); !request) speak(request.error().message);
    const Json json = Json::parse(head, nullptr, false);
    const Result<PositionPtr> position = json.is_discarded() ? game->parse_text(head) : game->from_json(json);
    if (position)
        accept(game, *position, turns);
    else
        speak(position.error().message);
    if (head.empty()) accept(game, game->initial(), turns);
    return 0;
}
