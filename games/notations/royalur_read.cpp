// Strict where it matters: settings, the board at the beginning, turns, throws, moves and
// results must agree with the rules. What only repeats what the rules say (lists of open
// moves) or means nothing here (times, metadata, keys that are not known) is passed over.
#include "framework/play/json_input.h"
#include "games/notations/deeds.h"
#include "games/notations/royalur.h"

#include <algorithm>

namespace sivba::notations {

namespace {

Error in_key(std::string_view key, Message problem) {
    return {msg("`{key}`: {problem}").with("key", std::string(key)).with("problem", std::move(problem))};
}

const Json* member(const Json& json, std::string_view key) {
    if (!json.is_object()) return nullptr;
    const auto found = json.find(key);
    return found == json.end() || found->is_null() ? nullptr : &*found;
}

// Words are compared without regard to capitals, as RoyalUr does.
std::optional<std::string> word_in(const Json& json, std::string_view key) {
    const Json* value = member(json, key);
    if (value == nullptr || !value->is_string()) return std::nullopt;
    std::string word = value->get<std::string>();
    for (char& c : word)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return word;
}

std::optional<int> number_in(const Json& json, std::string_view key) {
    constexpr std::int64_t largest = 1000;
    const Json* value = member(json, key);
    if (value == nullptr || !value->is_number_integer()) return std::nullopt;
    const auto number = value->get<std::int64_t>();
    if (number < -largest || number > largest) return std::nullopt;
    return static_cast<int>(number);
}

std::optional<Seat> seat_in(const Json& json, std::string_view key) {
    const std::optional<std::string> word = word_in(json, key);
    if (word == "l") return Seat::p1;
    if (word == "d") return Seat::p2;
    return std::nullopt;
}

std::optional<int> roll_in(const Json& json) {
    const Json* roll = member(json, "roll");
    return roll == nullptr ? std::nullopt : number_in(*roll, "value");
}

Result<RoyalUrSettings> settings_in(const Json& json) {
    const Json* settings = member(json, "settings");
    if (settings == nullptr) return in_key("settings", msg("This key is missing."));
    RoyalUrSettings read;
    const std::pair<const char*, std::string*> words[] = {
        {"board_shape", &read.board_shape}, {"paths", &read.paths}, {"dice", &read.dice}};
    for (const auto& [key, target] : words) {
        const std::optional<std::string> word = word_in(*settings, key);
        if (!word) return in_key(key, msg("A word is expected."));
        *target = *word;
    }
    const std::pair<const char*, bool*> flags[] = {{"safe_rosettes", &read.safe_rosettes},
                                                   {"rosettes_grant_rolls", &read.rosettes_grant_rolls},
                                                   {"captures_grant_rolls", &read.captures_grant_rolls}};
    for (const auto& [key, target] : flags) {
        const Json* flag = member(*settings, key);
        if (flag == nullptr || !flag->is_boolean()) return in_key(key, msg("`true` or `false` is expected."));
        *target = flag->get<bool>();
    }
    const std::optional<int> pieces = number_in(*settings, "start_pieces");
    if (!pieces || *pieces < 1) return in_key("start_pieces", msg("A number of pieces is expected."));
    read.start_pieces = *pieces;
    return read;
}

// The initial state as a position of ours in JSON.
Result<Json> position_in(const Json& initial, Seat turn) {
    Json position = {{"to_throw", turn == Seat::p1 ? "p1" : "p2"}};
    const std::optional<std::string> type = word_in(initial, "type");
    if (type == "wait4move") {
        const std::optional<int> thrown = roll_in(initial);
        if (!thrown) return in_key("roll", msg("The number that was thrown is expected."));
        position["throw"] = *thrown;
    } else if (type != "wait4roll") {
        return in_key("type", msg("`wait4roll` or `wait4move` is expected."));
    }
    const Json* players = member(initial, "players");
    for (const auto& [letter, word] : {std::pair("L", "p1"), std::pair("D", "p2")}) {
        const Json* player = players == nullptr ? nullptr : member(*players, letter);
        const std::optional<int> hand = player == nullptr ? std::nullopt : number_in(*player, "pieces");
        const std::optional<int> off = player == nullptr ? std::nullopt : number_in(*player, "score");
        if (!hand || !off) return in_key("players", msg("`pieces` and `score` of L and D are expected."));
        position["hand"][word] = *hand;
        position["off"][word] = *off;
    }
    position["pieces"] = Json::array();
    const Json* board = member(initial, "board");
    const Json* pieces = board == nullptr ? nullptr : member(*board, "pieces");
    if (pieces == nullptr || !pieces->is_object())
        return in_key("board", msg("`pieces` by square are expected."));
    for (const auto& [square, value] : pieces->items()) {
        const std::optional<int> at = number_in(*pieces, square);
        if (!at || *at == 0) return in_key(square, msg("A position on the path is expected."));
        position["pieces"].push_back(
            {{"owner", *at > 0 ? "p1" : "p2"}, {"at", std::abs(*at)}, {"square", square}});
    }
    return position;
}

class Replay {
public:
    explicit Replay(Session& session) : session_(session), ways_(session.game()) {}

    // Plays what the state tells; the message says why it cannot be.
    Message take(const Json& state) {
        if (abandoned_) return msg("Nothing can follow when the game was abandoned.");
        const std::optional<std::string> type = word_in(state, "type");
        if (type == "resigned") return resign(state);
        if (type == "win") return win(state);
        if (type == "abandoned") {
            abandoned_ = true;
            return {};
        }
        if (type != "roll" && type != "move" && type != "wait4roll" && type != "wait4move")
            return msg("`type` is none that this notation knows.");
        if (session_.actor().is_nobody()) return msg("The game is over.");
        const std::optional<Seat> turn = mover(session_.game(), *session_.position());
        if (!turn || seat_in(state, "turn") != turn)
            return msg("`turn` must be {letter} here.")
                .with("letter", std::string(letter_of(turn.value_or(Seat::p1))));
        if (type == "roll") return roll(state);
        if (type == "move") return move(state, *turn);
        if (session_.actor().is_chance() != (type == "wait4roll"))
            return session_.actor().is_chance() ? msg("The dice are thrown first.")
                                                : msg("A throw lies on the table.");
        return type == "wait4move" ? compare_throw(state) : Message();
    }

private:
    Message roll(const Json& state) {
        const std::optional<int> value = roll_in(state);
        if (!value) return msg("`roll` has no value.");
        if (!session_.actor().is_chance()) return msg("A throw lies on the table.");
        const auto thrown = session_.play_token(std::to_string(*value) + ":");
        if (!thrown) return thrown.error().message;
        return pass_where_nothing_else_is_open();
    }

    // RoyalUr has no state for a throw that cannot be used.
    Message pass_where_nothing_else_is_open() {
        const Game& game = session_.game();
        MoveList moves;
        game.legal(*session_.position(), moves);
        if (moves.size() != 1 || !is_pass(game.token(*session_.position(), moves[0]))) return {};
        const auto played = session_.play(moves[0]);
        return played ? Message() : played.error().message;
    }

    Message compare_throw(const Json& state) const {
        const std::optional<int> value = roll_in(state);
        Json position;
        session_.game().to_json(*session_.position(), position);
        if (value && position.contains("throw") && position["throw"] != *value)
            return msg("Another throw than {throw} lies on the table.").with("throw", std::to_string(*value));
        return {};
    }

    Message move(const Json& state, Seat seat) {
        // A state of a move may stand for its throw, too.
        if (session_.actor().is_chance()) {
            if (Message wrong = roll(state); !wrong.empty()) return wrong;
            if (!session_.actor().is_seat()) return msg("Nothing can be moved with this throw.");
        } else if (Message wrong = compare_throw(state); !wrong.empty()) {
            return wrong;
        }
        const Json* move = member(state, "move");
        if (move == nullptr) return msg("`move` is missing.");
        for (const char* key : {"src", "dest", "captured"}) {
            const bool there = member(*move, key) != nullptr;
            const int sign = (seat == Seat::p1) == (std::string_view(key) != "captured") ? 1 : -1;
            if (there && number_in(*move, key).value_or(0) * sign <= 0)
                return msg("`{key}` is no piece that this move can have.").with("key", key);
        }
        const std::optional<int> from = number_in(*move, "src"), to = number_in(*move, "dest");
        if (!from && !to) return msg("`move` has neither `src` nor `dest`.");
        const std::string token = (from ? std::to_string(std::abs(*from)) : "enter") + ">" +
                                  (to ? std::to_string(std::abs(*to)) : "off");
        const auto played = session_.play_token(token);
        if (!played) return played.error().message;
        return compare_capture(*move, seat, (*played)->token);
    }

    Message compare_capture(const Json& move, Seat seat, const std::string& token) const {
        const std::optional<int> captured = number_in(move, "captured");
        if (!captured) return {};
        const std::optional<Stretch> step = step_of(token, ways_.off(seat));
        const int at = std::abs(*captured);
        if (captures(token) && step && at <= ways_.length(other(seat)) &&
            ways_.square(other(seat), at) == ways_.square(seat, step->to))
            return {};
        return msg("`{key}` is no piece that this move can have.").with("key", "captured");
    }

    Message resign(const Json& state) {
        const std::optional<Seat> player = seat_in(state, "player");
        if (!player || session_.actor().is_nobody())
            return msg("Nobody can resign at this point of the game.");
        session_.resign(*player);
        return {};
    }

    Message win(const Json& state) const {
        const Outcome outcome = session_.outcome();
        const bool told = member(state, "winner") != nullptr;
        const std::optional<Seat> winner = seat_in(state, "winner");
        if (!outcome.over() || (told && !(winner && outcome.won_by(*winner))))
            return msg("By the rules the game is not won so.");
        return {};
    }

    Session& session_;
    const Ways ways_;
    bool abandoned_ = false;
};

Result<GamePtr> game_in(const Json& json, const Library& library, const std::optional<GameRequest>& given,
                        Seat turn) {
    const Result<RoyalUrSettings> settings = settings_in(json);
    if (!settings) return settings.error();
    const Result<GameRequest> request = given ? Result<GameRequest>(*given) : game_of(*settings);
    if (!request) return request.error();
    Result<GamePtr> game = open_game(library, *request, turn);
    if (!game) return game;
    const Result<RoyalUrSettings> own = royalur_settings(**game);
    if (!own) return own.error();
    if (!(*own == *settings))
        return Error{msg("The file is of a game with other rules than {id}.")
                         .with("id", (*game)->ruleset().full_id())};
    return game;
}

}  // namespace

bool looks_like_royalur(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    return text.starts_with('{');
}

Result<Session> read_royalur(std::string_view text, const Library& library,
                             const std::optional<GameRequest>& request) {
    const Result<Json> json = parse_json(text, largest_notation);
    if (!json) return json.error();
    if (number_in(*json, "notation_version") != 2)
        return in_key("notation_version", msg("Only version 2 of this notation can be read."));
    const Json* initial = member(*json, "initial_state");
    const Json* states = member(*json, "states");
    if (initial == nullptr) return in_key("initial_state", msg("This key is missing."));
    if (states == nullptr || !states->is_array()) return in_key("states", msg("A list is expected."));
    const std::optional<Seat> turn = seat_in(*initial, "turn");
    if (!turn) return in_key("turn", msg("L or D is expected."));
    const Result<GamePtr> game = game_in(*json, library, request, *turn);
    if (!game) return game.error();
    const Result<Json> position = position_in(*initial, *turn);
    if (!position) return in_key("initial_state", position.error().message);
    const Result<PositionPtr> start = (*game)->from_json(*position);
    if (!start) return in_key("initial_state", start.error().message);

    Session session = session_of_text(*game, *start, text, request);
    Replay replay(session);
    std::int64_t number = 0;
    for (const Json& state : *states) {
        ++number;
        if (session.steps().size() > most_decisions) return too_long();
        if (Message wrong = replay.take(state); !wrong.empty())
            return Error{msg("State {n}: {problem}").with("n", number).with("problem", std::move(wrong))};
    }
    session.set_enter_throws(false);
    return session;
}

}  // namespace sivba::notations
