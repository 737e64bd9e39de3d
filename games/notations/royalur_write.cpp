#include "games/notations/deeds.h"
#include "games/notations/royalur.h"

#include <cstdlib>

namespace sivba::notations {

namespace {

int signed_position(Seat seat, int position) { return seat == Seat::p1 ? position : -position; }

Json settings_json(const RoyalUrSettings& settings) {
    return {{"board_shape", settings.board_shape},
            {"paths", settings.paths},
            {"dice", settings.dice},
            {"start_pieces", settings.start_pieces},
            {"safe_rosettes", settings.safe_rosettes},
            {"rosettes_grant_rolls", settings.rosettes_grant_rolls},
            {"captures_grant_rolls", settings.captures_grant_rolls}};
}

Json state(std::string_view type) { return {{"type", type}, {"time", 0}}; }
Json state(std::string_view type, Seat turn) {
    Json json = state(type);
    json["turn"] = letter_of(turn);
    return json;
}

class Writer {
public:
    explicit Writer(const Session& session)
        : session_(session),
          game_(session.game()),
          ways_(game_),
          deeds_(deeds_of(session)) {}

    std::string text(const RoyalUrSettings& settings) const {
        std::string text = "{\n  \"notation_version\": 2,\n  \"metadata\": {},\n  \"settings\": " +
                           settings_json(settings).dump() + ",\n  \"initial_state\": " + initial().dump() +
                           ",\n  \"states\": [";
        const char* before = "\n    ";
        for (const Json& each : states()) {
            text += before + each.dump();
            before = ",\n    ";
        }
        return text + "\n  ]\n}\n";
    }

private:
    Json move_json(Seat seat, const PositionPtr& choosing, std::string_view token) const {
        const std::optional<Stretch> step = step_of(token, ways_.off(seat));
        Json json = Json::object();
        if (!step) return json;
        if (step->from != 0) json["src"] = signed_position(seat, step->from);
        if (step->to == ways_.off(seat)) return json;
        json["dest"] = signed_position(seat, step->to);
        if (!captures(token)) return json;
        Json position;
        game_.to_json(*choosing, position);
        for (const Json& piece : position["pieces"])
            if (piece["square"] == ways_.square(seat, step->to))
                json["captured"] = signed_position(other(seat), piece["at"].get<int>());
        return json;
    }

    Json moves_json(Seat seat, const PositionPtr& choosing) const {
        Json list = Json::array();
        MoveList moves;
        game_.legal(*choosing, moves);
        for (const Move move : moves) {
            const std::string token = game_.token(*choosing, move);
            if (!is_pass(token)) list.push_back(move_json(seat, choosing, token));
        }
        return list;
    }

    // The state that waits in `position`, without what the board holds.
    Json waiting(const Position& position, Seat turn) const {
        Json json;
        game_.to_json(position, json);
        Json waits = state(json.contains("throw") ? "wait4move" : "wait4roll", turn);
        if (json.contains("throw")) waits["roll"] = {{"value", json["throw"]}};
        return waits;
    }

    Json initial() const {
        Json position;
        game_.to_json(deeds_.start ? *deeds_.start : *session_.start(), position);
        Json board = Json::object();
        for (const Json& piece : position["pieces"]) {
            const Seat owner = piece["owner"] == "p1" ? Seat::p1 : Seat::p2;
            board[piece["square"].get<std::string>()] = signed_position(owner, piece["at"].get<int>());
        }
        Json json = deeds_.start ? waiting(*deeds_.start, deeds_.starts) : state("wait4roll", deeds_.starts);
        json["board"] = {{"pieces", board}};
        for (const auto& [seat, word] : {std::pair(Seat::p1, "p1"), std::pair(Seat::p2, "p2")})
            json["players"][letter_of(seat)] = {{"pieces", position["hand"][word]},
                                                {"score", position["off"][word]}};
        return json;
    }

    std::vector<Json> states() const {
        std::vector<Json> list;
        for (const Deed& deed : deeds_.list) {
            const Json roll = {{"value", deed.thrown}};
            if (deed.before != deed.choosing) {
                Json& rolled = list.emplace_back(state("roll", deed.seat));
                rolled["roll"] = roll;
                rolled["moves"] = moves_json(deed.seat, deed.choosing);
            }
            if (!deed.move) continue;
            Json& moved = list.emplace_back(state("move", deed.seat));
            moved["roll"] = roll;
            moved["move"] = move_json(deed.seat, deed.choosing, deed.token);
        }
        add_last(list);
        return list;
    }

    // RoyalUr passes by itself where nothing else is open.
    PositionPtr without_pass(const PositionPtr& position) const {
        MoveList moves;
        game_.legal(*position, moves);
        const bool passes = game_.actor(*position).is_seat() && moves.size() == 1 &&
                            is_pass(game_.token(*position, moves[0]));
        return passes ? game_.apply(*position, moves[0], nullptr).position : position;
    }

    void add_last(std::vector<Json>& list) const {
        if (const auto seat = session_.who_resigned()) {
            Json& resigned = list.emplace_back(state("resigned"));
            resigned["player"] = letter_of(*seat);
        }
        const Outcome outcome = session_.outcome();
        if (outcome.over()) {
            Json& won = list.emplace_back(state("win"));
            won["winner"] = letter_of(outcome.won_by(Seat::p1) ? Seat::p1 : Seat::p2);
        } else if (!deeds_.list.empty()) {
            const PositionPtr waits = without_pass(session_.position());
            if (const auto seat = mover(game_, *waits)) list.push_back(waiting(*waits, *seat));
        }
    }

    const Session& session_;
    const Game& game_;
    const Ways ways_;
    const Deeds deeds_;
};

}  // namespace

Result<std::string> write_royalur(const Session& session) {
    const Result<RoyalUrSettings> settings = royalur_settings(session.game());
    if (!settings) return settings.error();
    return Writer(session).text(*settings);
}

}  // namespace sivba::notations
