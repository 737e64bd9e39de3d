// Positions of four-row games in JSON (docs/cli.md).
#include "framework/rules/seat_text.h"
#include "games/sowing/relay_fields.h"
#include "games/sowing/relay_notation.h"

#include <nlohmann/json.hpp>

namespace sivba::sowing {
namespace {

using Json = nlohmann::ordered_json;

std::size_t at(int i) { return static_cast<std::size_t>(i); }

Json row_json(const Program& program, const Snapshot& shot, int seat) {
    const int first = program.first_pit[at(seat)];
    Json inner = Json::array(), outer = Json::array();
    for (int i = 0; i < program.columns; ++i) {
        inner.push_back(shot.at(first + i));
        outer.push_back(shot.at(first + program.pits_each - 1 - i));
    }
    return Json{{"inner", inner}, {"outer", outer}};
}

Json place_pair(const Snapshot& shot, const PerSeat<int>& places) {
    return Json::array({shot.at(places[0]), shot.at(places[1])});
}

std::optional<Error> wrong(std::string_view key) {
    return Error{msg("`{key}` is not as a position of this game has it.").with("key", std::string(key))};
}

// "[3, 4]" or "[true, false]".
bool read_pair(const Json& json, PerSeat<int>& pair) {
    if (!json.is_array() || json.size() != 2) return false;
    for (std::size_t i = 0; i < 2; ++i) {
        if (json[i].is_boolean())
            pair[i] = json[i].get<bool>();
        else if (json[i].is_number_integer() && json[i].get<std::int64_t>() >= 0 &&
                 json[i].get<std::int64_t>() <= 9'999)
            pair[i] = json[i].get<int>();
        else
            return false;
    }
    return true;
}

bool read_rows(const Program& program, const Json& json, int seat, Snapshot& shot) {
    if (!json.is_object() || json.size() != 2) return false;
    for (const bool inner : {true, false}) {
        const auto row = json.find(inner ? "inner" : "outer");
        if (row == json.end() || !row->is_array() || row->size() != at(program.columns)) return false;
        for (int i = 0; i < program.columns; ++i) {
            const Json& seeds = (*row)[at(i)];
            if (!seeds.is_number_integer() || seeds.get<std::int64_t>() < 0 ||
                seeds.get<std::int64_t>() > 9'999)
                return false;
            const int pit = inner ? i : program.pits_each - 1 - i;
            shot.count[at(program.first_pit[at(seat)] + pit)] = seeds.get<int>();
        }
    }
    return true;
}

// {"seat": "p2", "pit": "I4"}: `seat` is the one whose turn it is.
bool read_pit(const Program& program, const Json& json, std::string_view key, const Snapshot& shot,
              int& pit) {
    if (json.is_null()) return true;
    if (!json.is_object() || json.size() != 2) return false;
    const auto seat = json.find("seat"), name = json.find(key);
    if (seat == json.end() || name == json.end() || !name->is_string() || *seat != seat_word(shot.seat))
        return false;
    const auto found = pit_of_name(program, name->get<std::string>());
    if (!found) return false;
    pit = *found;
    return true;
}

std::optional<Error> read_walk(const Program& program, const Json& json, Snapshot& shot) {
    if (!json.is_object()) return wrong("sowing");
    for (const auto& [key, value] : json.items()) {
        const std::string text = value.is_string() ? value.get<std::string>() : value.dump();
        if (std::optional<Error> error =
                key == "start" ? read_kind(text, shot) : read_walk_field(program, key, text, shot))
            return error;
    }
    return std::nullopt;
}

std::optional<Error> read_turn(const Json& json, Snapshot& shot) {
    const auto mover = json.find("to_move"), over = json.find("over"), winner = json.find("winner");
    if (mover == json.end()) return Error{msg("The key `{key}` is missing.").with("key", "to_move")};
    if (mover->is_null()) {
        // Who has won and why may be left out: a position is then only compared by its seeds.
        shot.pending = Pending::nothing;
        const bool told =
            over != json.end() && over->is_string() && winner != json.end() && winner->is_string();
        if (told && read_over(over->get<std::string>(), winner->get<std::string>(), shot))
            return std::nullopt;
        return Error{msg("Where `to_move` is null, `over` and `winner` must say how the game ended.")};
    }
    if (*mover == "chance") {
        shot.pending = Pending::starter;
        return std::nullopt;
    }
    const auto seat = seat_of_word(mover->is_string() ? mover->get<std::string>() : "", 2);
    if (!seat) return Error{msg("`to_move` must be p1, p2, chance or null.")};
    shot.seat = *seat;
    if (const auto decides = json.find("decides"); decides != json.end())
        if (!decides->is_string() || !read_pending(decides->get<std::string>(), shot))
            return wrong("decides");
    return std::nullopt;
}

std::optional<Error> read_key(const Program& program, const std::string& key, const Json& value,
                              Snapshot& shot) {
    PerSeat<int> pair{};
    const auto to_places = [&](const PerSeat<int>& places) -> std::optional<Error> {
        if (!read_pair(value, pair)) return wrong(key);
        for (std::size_t i = 0; i < 2; ++i) {
            if (places[i] > 0)
                shot.count[at(places[i])] = pair[i];
            else if (pair[i] != 0)
                return wrong(key);
        }
        return std::nullopt;
    };
    const auto to_pair = [&](PerSeat<int>& target) -> std::optional<Error> {
        if (!read_pair(value, target)) return wrong(key);
        return std::nullopt;
    };
    if (key == "to_move" || key == "over" || key == "winner" || key == "decides") return std::nullopt;
    if (key == "p1" || key == "p2")
        return read_rows(program, value, key == "p2", shot) ? std::nullopt : wrong(key);
    if (key == "store") return to_places(program.store);
    if (key == "reserve") return to_places(program.reserve);
    if (key == "house_intact") return to_pair(shot.house);
    if (key == "column_closed" && program.ring.opener >= 0) return to_pair(shot.closed);
    if (key == "turn" && program.rules.end.turn_limit > 0) {
        if (!value.is_number_integer() || value.get<std::int64_t>() < 0 || value.get<std::int64_t>() > 9'999)
            return wrong(key);
        shot.turns = value.get<int>();
        return std::nullopt;
    }
    if (key == "turns_made") return to_pair(shot.own_turns);
    if (key == "capturing_turns") return to_pair(shot.capturing);
    if (key == "blocked")
        return read_pit(program, value, "pit", shot, shot.blocked) ? std::nullopt : wrong(key);
    if (key == "must_capture")
        return read_pit(program, value, "opponent_pit", shot, shot.target) ? std::nullopt : wrong(key);
    if (key == "zero_phase") return read_pair(value, pair) ? std::nullopt : wrong(key);
    if (key == "in_hand") return read_walk_field(program, "hand", value.dump(), shot);
    if (key == "sowing") return read_walk(program, value, shot);
    if (key == "arranged" && value.is_boolean()) {
        shot.joint = value.get<bool>() ? 0 : int{no_pit};
        return std::nullopt;
    }
    if (key == "opened" && value.is_string()) {
        const auto pit = pit_of_name(program, value.get<std::string>());
        if (!pit) return wrong(key);
        shot.joint = *pit;
        return std::nullopt;
    }
    return Error{msg("`{key}` is not a key of a position of this game.").with("key", key)};
}

Json walk_json(const Program& program, const Snapshot& shot) {
    Json json{{"start", std::string(kind_word(shot.kind))}};
    for (const WalkField& each : walk_fields()) {
        const std::uint64_t value = each.get(shot.walk);
        if (each.pit)
            json[std::string(each.key)] = pit_label(program, static_cast<int>(value));
        else
            json[std::string(each.key)] = std::to_string(value);
    }
    return json;
}

void end_json(const Snapshot& shot, Json& json) {
    json["over"] = std::string(word_of(shot.end));
    json["winner"] = std::string(word_of(shot.verdict));
    if (shot.walk.hand > 0) json["in_hand"] = shot.walk.hand;
}

}  // namespace

void relay_json(const Program& program, const Snapshot& shot, nlohmann::ordered_json& json) {
    json = Json::object();
    if (shot.pending == Pending::nothing)
        json["to_move"] = nullptr;
    else
        json["to_move"] = shot.pending == Pending::starter ? "chance" : std::string(seat_word(shot.seat));
    if (shot.pending != Pending::start && !word_of(shot.pending).empty())
        json["decides"] = word_of(shot.pending);
    json["p1"] = row_json(program, shot, 0);
    json["p2"] = row_json(program, shot, 1);
    if (program.has_stores()) json["store"] = place_pair(shot, program.store);
    if (program.reserve[0] > 0) json["reserve"] = place_pair(shot, program.reserve);
    if (program.ring.house >= 0) json["house_intact"] = Json::array({shot.house[0] != 0, shot.house[1] != 0});
    if (program.ring.opener >= 0)
        json["column_closed"] = Json::array({shot.closed[0] != 0, shot.closed[1] != 0});
    if (program.rules.end.turn_limit > 0) json["turn"] = shot.turns;
    if (program.ring.counted_turns > 0) json["turns_made"] = shot.own_turns;
    if (program.ring.counted_captures > 0) json["capturing_turns"] = shot.capturing;
    const auto pit = [&](std::string_view key, std::string_view name, int which) {
        if (which != no_pit)
            json[std::string(key)] =
                Json{{"seat", seat_word(shot.seat)}, {std::string(name), pit_label(program, which)}};
    };
    pit("blocked", "pit", shot.blocked);
    pit("must_capture", "opponent_pit", shot.target);
    if (shot.joint != no_pit && shot.pending == Pending::together)
        json["opened"] = pit_label(program, shot.joint);
    if (shot.joint != no_pit && shot.pending == Pending::arrange) json["arranged"] = true;
    if (in_turn(shot.pending)) json["sowing"] = walk_json(program, shot);
    if (shot.pending == Pending::nothing) end_json(shot, json);
}

Result<Snapshot> relay_from_json(const Program& program, const nlohmann::ordered_json& json) {
    if (!json.is_object()) return Error{msg("A position is a JSON object.")};
    Snapshot shot = empty_board(program);
    std::optional<Error> error = read_turn(json, shot);
    for (const std::string_view key : {"p1", "p2"})
        if (!error && !json.contains(key))
            error = Error{msg("The key `{key}` is missing.").with("key", std::string(key))};
    if (error) return *error;
    for (const auto& [key, value] : json.items())
        if (error = read_key(program, key, value, shot); error) return *error;
    return checked(program, shot);
}

}  // namespace sivba::sowing
