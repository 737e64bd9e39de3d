#include "games/notations/deeds.h"

#include "framework/ruleset/schema.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>

namespace sivba::notations {

namespace {

using Json = nlohmann::ordered_json;

// What the position of a piece on its path does not tell, or a token does not write as from and to.
constexpr Needed plain_rules[] = {
    {"pieces.turn_over_at", "0", SIVBA_N("its pieces turn over")},
    {"path.fork.from", "0", SIVBA_N("its path forks")},
    {"sharing.own", "[]", SIVBA_N("several pieces may stand on one square")},
    {"sharing.both", "[]", SIVBA_N("several pieces may stand on one square")},
    {"lifting.squares", "[]", SIVBA_N("pieces in a pile are lifted")},
    {"capture.backward", "off", SIVBA_N("pieces may capture backwards")},
    {"tokens.each", "0", SIVBA_N("tokens are paid and won")},
};

Json json_of(const Game& game, const Position& position) {
    Json json;
    game.to_json(position, json);
    return json;
}

bool before_start(const Game& game, const Position& position) {
    return json_of(game, position).contains("start");
}

std::optional<int> number_from(std::string_view text) {
    int number = 0;
    const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || rest != text.data() + text.size()) return std::nullopt;
    return number;
}

constexpr std::string_view starter_key = "starter";

bool offers_starter(const Ruleset& ruleset, std::string_view value) {
    return std::ranges::any_of(ruleset.options, [&](const OptionInfo& option) {
        return option.key == starter_key &&
               std::ranges::any_of(option.values, [&](const auto& each) { return each.word == value; });
    });
}

}  // namespace

std::vector<std::string> Ways::squares(Seat seat) const {
    std::vector<std::string> names;
    for (int position = 1; position <= length(seat); ++position) names.push_back(square(seat, position));
    return names;
}

std::optional<Stretch> step_of(std::string_view token, int off) {
    while (!token.empty() && (token.back() == 'x' || token.back() == '*')) token.remove_suffix(1);
    const std::size_t arrow = token.find('>');
    if (arrow == std::string_view::npos) return std::nullopt;
    const std::string_view from = token.substr(0, arrow), to = token.substr(arrow + 1);
    const std::optional<int> source = from == "enter" ? 0 : number_from(from);
    const std::optional<int> target = to == "off" ? off : number_from(to);
    if (!source || !target) return std::nullopt;
    return Stretch{*source, *target};
}

bool captures(std::string_view token) { return token.find('x') != std::string_view::npos; }
bool earns_throw(std::string_view token) { return token.ends_with('*'); }
bool is_pass(std::string_view token) { return token.starts_with("pass"); }

int steps_of(std::string_view token) { return number_from(token.substr(0, token.find(':'))).value_or(0); }

std::optional<Seat> mover(const Game& game, const Position& position) {
    const Actor actor = game.actor(position);
    if (actor.is_seat()) return actor.seat();
    if (actor.is_nobody()) return std::nullopt;
    const Json json = json_of(game, position);
    if (json.contains("start") || !json.contains("to_throw")) return std::nullopt;
    return json["to_throw"] == "p2" ? Seat::p2 : Seat::p1;
}

Deeds deeds_of(const Session& session) {
    const Game& game = session.game();
    const Ways ways(game);
    Deeds deeds;
    if (!before_start(game, *session.start())) deeds.start = session.start();
    deeds.starts = mover(game, *session.position()).value_or(Seat::p1);
    for (std::size_t i = 0; i < session.cursor(); ++i) {
        const Step& step = session.steps()[i];
        if (step.actor.is_chance()) {
            // What only settles who begins is followed by a throw again.
            const Actor next = game.actor(*step.after);
            if (next.is_seat())
                deeds.list.push_back(
                    {next.seat(), steps_of(step.token), {}, false, {}, step.before, step.after});
            continue;
        }
        if (i == 0) {
            const Json json = json_of(game, *step.before);
            const int thrown = json.contains("throw") ? json["throw"].get<int>() : 0;
            deeds.list.push_back({step.actor.seat(), thrown, {}, false, {}, step.before, step.before});
        }
        Deed& deed = deeds.list.back();
        deed.token = step.token;
        deed.passed = is_pass(step.token);
        deed.move = step_of(step.token, ways.off(deed.seat));
    }
    if (!deeds.list.empty()) deeds.starts = deeds.list.front().seat;
    return deeds;
}

std::string word_of_rules(const Game& game, std::string_view word) {
    std::string_view rest = game.ruleset().canonical;
    while (!rest.empty()) {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(rest.size(), line.size() + 1));
        if (line.size() > word.size() + 1 && line.starts_with(word) && line.substr(word.size(), 2) == ": ")
            return std::string(line.substr(word.size() + 2));
    }
    return {};
}

Message missing(const Game& game, std::span<const Needed> rules) {
    for (const Needed& each : rules)
        if (word_of_rules(game, each.word) != each.value) return msg(each.otherwise);
    return {};
}

Message obstacle(const Game& game) {
    const BoardPicture& board = game.board();
    const bool race = game.ruleset().family == "race" && game.seats() == 2 && board.paths.size() >= 2;
    if (!race) return msg("it is no race of two seats");
    return missing(game, plain_rules);
}

Error too_long() {
    return {msg_n("The file tells of more than {n} decision.", "The file tells of more than {n} decisions.",
                  static_cast<std::int64_t>(most_decisions)),
            true};
}

Error cannot_tell(std::string_view notation, Message why) {
    return {msg("{notation} cannot tell this game: {reason}.")
                .with("notation", std::string(notation))
                .with("reason", std::move(why))};
}

std::string id_without_starter(const Game& game) {
    GameRequest request{game.ruleset().id, {}, {}};
    for (const OptionInfo& option : game.ruleset().options)
        if (option.key != starter_key && option.chosen != option.standard)
            request.options.emplace_back(option.key, option.chosen);
    return request.text();
}

Result<GamePtr> open_game(const Library& library, GameRequest request, Seat starts) {
    const std::string starter = starts == Seat::p1 ? "first" : "second";
    std::erase_if(request.options, [](const auto& option) { return option.first == starter_key; });
    Loaded loaded = library.load(request);
    if (loaded.game && offers_starter(loaded.game->ruleset(), starter)) {
        request.options.emplace_back(starter_key, starter);
        loaded = library.load(request);
    }
    if (loaded.game) return loaded.game;
    Message why =
        loaded.problems.empty() ? msg("there is no such ruleset or option") : loaded.problems.front().message;
    return Error{msg("The rules of {id} cannot be used: {problem}")
                     .with("id", request.text())
                     .with("problem", std::move(why))};
}

Session session_of_text(const GamePtr& game, PositionPtr start, std::string_view text,
                        const std::optional<GameRequest>& request) {
    SessionSetup setup;
    setup.seed = request && request->seed ? *request->seed : content_hash(text);
    setup.enter_throws = true;
    return Session(game, std::move(setup), std::move(start));
}

}  // namespace sivba::notations
