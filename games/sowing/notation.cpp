// Writing and reading of positions. Both forms are read into the same fields and pass
// the same check, which knows what no game of the ruleset can show.
#include "games/sowing/notation.h"

#include "framework/rules/seat_text.h"
#include "games/sowing/explain.h"
#include "games/sowing/relay_notation.h"
#include "games/sowing/text_parts.h"

#include <nlohmann/json.hpp>

namespace sivba::sowing {
namespace {

std::size_t at(int i) { return static_cast<std::size_t>(i); }

Error refused(Message message) { return Error{std::move(message)}; }

// A game's end as one word.
struct EndWord {
    EndReason reason;
    std::string_view word;
};
constexpr EndWord end_words[] = {{EndReason::majority, "majority"},
                                 {EndReason::seeds_counted, "seeds-counted"},
                                 {EndReason::repetition, "repetition"},
                                 {EndReason::limit, "limit"}};

std::string_view word_of(EndReason reason) {
    for (const EndWord& each : end_words)
        if (each.reason == reason) return each.word;
    return "";
}
EndReason end_of(std::string_view word) {
    for (const EndWord& each : end_words)
        if (each.word == word) return each.reason;
    return EndReason::none;
}

std::optional<int> number(std::string_view text) {
    const auto value = whole_number(text, 99'999);
    return value ? std::optional<int>(static_cast<int>(*value)) : std::nullopt;
}

Error cannot_stand(Message why) {
    return refused(msg("This position cannot stand: {why}").with("why", std::move(why)));
}

bool is_opening(const Program& program, const Snapshot& shot) {
    for (int place = 0; place < program.places; ++place)
        if (shot.at(place) != program.opening[at(place)]) return false;
    return shot.turns == 0;
}

// Seeds that the end of a game by repetition may leave in the pits.
int left_by_repetition(const Program& program) {
    switch (program.rules.repetition.outcome) {
    case RepetitionOutcome::own_side: return 0;
    case RepetitionOutcome::split: return 1;
    case RepetitionOutcome::draw: break;
    }
    return program.total;
}

// What an ended game cannot show.
std::optional<Error> check_end(const Program& program, const Snapshot& shot) {
    const int in_pits = shot.seeds_in_row(program, Seat::p1) + shot.seeds_in_row(program, Seat::p2);
    const bool won = shot.at(program.store[0]) >= program.goal || shot.at(program.store[1]) >= program.goal;
    switch (shot.end) {
    case EndReason::majority:
        if (!program.hot.majority || !won)
            return cannot_stand(msg("nobody has won by more than half of the seeds."));
        break;
    case EndReason::repetition:
        if (program.rules.repetition.times == 0)
            return cannot_stand(msg("in this game a repetition ends nothing."));
        if (in_pits > left_by_repetition(program))
            return cannot_stand(msg("the seeds were shared out, but some lie on the board."));
        break;
    case EndReason::limit:
        if (!program.hot.turn_limit) return cannot_stand(msg("this game has no limit of turns."));
        if (shot.turns != program.rules.end.turn_limit)
            return cannot_stand(msg("the limit of turns is not reached."));
        [[fallthrough]];
    case EndReason::seeds_counted:
        if (in_pits > 0) return cannot_stand(msg("the seeds were counted, but some lie on the board."));
        break;
    default: break;
    }
    return std::nullopt;
}

std::optional<Error> check_claims(const Program& program, const Snapshot& shot) {
    const ClaimRules& rules = program.rules.claim;
    for (int seat = 0; seat < 2; ++seat) {
        const int column = shot.claimed[at(seat)];
        if (column == 0) continue;
        if (rules.makes == 0) return cannot_stand(msg("in this game no pits are claimed."));
        if (column > program.columns || (rules.spares_last_pit && column == program.columns))
            return cannot_stand(msg("this pit cannot be claimed."));
        if (shot.at(program.first_pit[at(1 - seat)] + column - 1) > 0)
            return cannot_stand(msg("a claimed pit holds no seeds."));
    }
    if (rules.spares_same_number && shot.claimed[0] > 0 && shot.claimed[0] == shot.claimed[1])
        return cannot_stand(msg("both players have claimed the pit with the same number."));
    return std::nullopt;
}

// What no game of the ruleset shows. Fewer seeds than the opening has are allowed: a study needs
// no filled stores, and more than half of all seeds is still more than half of those.
std::optional<Error> check(const Program& program, const Snapshot& shot) {
    int sum = 0;
    for (int place = 0; place < program.places; ++place) sum += shot.at(place);
    if (sum > program.total)
        return cannot_stand(msg_n("it holds {n} seed, and the game has {most}.",
                                  "it holds {n} seeds, and the game has {most}.", sum)
                                .with("most", std::int64_t{program.total}));
    if (std::optional<Error> error = check_claims(program, shot)) return error;
    if (shot.pending == Pending::starter && program.rules.starter != Starter::random)
        return cannot_stand(msg("in this game chance does not decide who begins."));
    if (shot.pending == Pending::starter && !is_opening(program, shot))
        return cannot_stand(msg("who begins is decided before the first turn."));
    if (program.hot.turn_limit && shot.end == EndReason::none && shot.turns >= program.rules.end.turn_limit)
        return cannot_stand(msg("the limit of turns is reached."));
    return check_end(program, shot);
}

// Reads "p1 4 4 4": the numbers go to consecutive places from `first`.
std::optional<Error> read_numbers(std::string_view part, std::string_view key, int first, int count,
                                  const Program& program, Snapshot& shot) {
    const std::vector<std::string_view> words = split(part, ' ');
    if (words.empty() || words[0] != key)
        return refused(msg("Here `{expected} ...` is expected, not `{given}`.")
                           .with("expected", std::string(key))
                           .with("given", std::string(part)));
    if (words.size() != at(count) + 1)
        return refused(
            msg_n("`{key}` needs {n} number, not {given}.", "`{key}` needs {n} numbers, not {given}.", count)
                .with("key", std::string(key))
                .with("given", static_cast<std::int64_t>(words.size()) - 1));
    for (int i = 0; i < count; ++i) {
        const std::optional<int> seeds = number(words[at(i) + 1]);
        if (!seeds || *seeds > program.total)
            return refused(msg("`{given}` is not a number of seeds from 0 to {most}.")
                               .with("given", std::string(words[at(i) + 1]))
                               .with("most", std::int64_t{program.total}));
        shot.count[at(first + i)] = *seeds;
    }
    return std::nullopt;
}

bool read_to_move(std::string_view part, Snapshot& shot) {
    for (const Seat seat : {Seat::p1, Seat::p2}) {
        if (part != std::string(seat_word(seat)) + " to move") continue;
        shot.seat = seat;
        return true;
    }
    if (part == "starter to draw") {
        shot.pending = Pending::starter;
        return true;
    }
    if (part.substr(0, 5) != "over ") return false;
    shot.pending = Pending::nothing;
    shot.end = end_of(part.substr(5));
    return shot.end != EndReason::none;
}

using Json = nlohmann::ordered_json;

std::optional<int> number(const Json& json, int most) {
    if (!json.is_number_integer()) return std::nullopt;
    if (json.is_number_unsigned() && json.get<std::uint64_t>() > static_cast<std::uint64_t>(most))
        return std::nullopt;
    const auto value = json.get<std::int64_t>();
    if (value < 0 || value > most) return std::nullopt;
    return static_cast<int>(value);
}

std::optional<Error> read_array(const Json& json, std::string_view key, int first, int count,
                                const Program& program, Snapshot& shot) {
    const auto found = json.find(key);
    if (found == json.end()) return refused(msg("The key `{key}` is missing.").with("key", std::string(key)));
    if (!found->is_array() || found->size() != at(count))
        return refused(
            msg_n("`{key}` must be a list of {n} number.", "`{key}` must be a list of {n} numbers.", count)
                .with("key", std::string(key)));
    for (int i = 0; i < count; ++i) {
        const Json& item = (*found)[at(i)];
        const std::optional<int> seeds = number(item, program.total);
        if (!seeds)
            return refused(msg("`{given}` is not a number of seeds from 0 to {most}.")
                               .with("given", item.dump())
                               .with("most", std::int64_t{program.total}));
        shot.count[at(first + i)] = *seeds;
    }
    return std::nullopt;
}

std::optional<Error> read_json_turn(const Json& json, Snapshot& shot) {
    const auto mover = json.find("to_move");
    if (mover == json.end()) return refused(msg("The key `{key}` is missing.").with("key", "to_move"));
    if (mover->is_null()) {
        const auto over = json.find("over");
        shot.pending = Pending::nothing;
        shot.end =
            over != json.end() && over->is_string() ? end_of(over->get<std::string>()) : EndReason::none;
        if (shot.end == EndReason::none)
            return refused(msg("Where `to_move` is null, `over` must say why the game ended: {words}.")
                               .with("words", "majority, seeds-counted, repetition, limit"));
        return std::nullopt;
    }
    if (json.contains("over")) return refused(msg("A game that is over has nobody to move."));
    if (*mover == "chance")
        shot.pending = Pending::starter;
    else if (const auto seat = seat_of_word(mover->is_string() ? mover->get<std::string>() : "", 2))
        shot.seat = *seat;
    else
        return refused(msg("`to_move` must be p1, p2, chance or null."));
    return std::nullopt;
}

}  // namespace

std::string token(const Program& program, const Snapshot& shot, Move move) {
    if (program.rules.relays()) return relay_token(program, shot, move);
    if (shot.pending == Pending::starter)
        return std::string(seat_word(seat_at(static_cast<int>(move.bits)))) + ":";
    return std::to_string(move.bits + 1);
}

Result<Move> read_token(const Program& program, const Snapshot& shot, std::string_view text,
                        const MoveList& legal) {
    if (program.rules.relays()) return read_relay_token(program, shot, text, legal);
    if (shot.pending == Pending::nothing) return Error{msg("The game is over.")};
    for (const Move move : legal)
        if (token(program, shot, move) == text) return move;
    if (shot.pending == Pending::starter)
        return Error{msg("Chance decides who begins: `p1:` or `p2:` is expected, not `{token}`.")
                         .with("token", std::string(text))};
    const std::optional<int> pit = number(text);
    if (!pit || *pit < 1 || *pit > program.pits_each || std::to_string(*pit) != text)
        return Error{msg("`{token}` is no pit: the pits are numbered 1 to {n} from your left.")
                         .with("token", std::string(text))
                         .with("n", std::int64_t{program.pits_each})};
    return Error{refusal(program, shot, program.first_pit[at(index(shot.seat))] + *pit - 1)};
}

namespace {

std::string claims_text(const Snapshot& shot) {
    return std::to_string(shot.claimed[0]) + " " + std::to_string(shot.claimed[1]);
}

// "claimed 3 0" and "turn 12", which a position may leave out.
std::optional<Error> read_more(const Program& program, std::string_view part, Snapshot& shot) {
    const std::vector<std::string_view> words = split(part, ' ');
    if (program.hot.claims && !words.empty() && words[0] == "claimed") {
        for (std::size_t seat : {0u, 1u}) {
            const auto column = words.size() == 3 ? number(words[seat + 1]) : std::optional<int>{};
            if (!column || *column > program.columns)
                return refused(msg("`claimed` needs the number of the pit that p1 has claimed in the other "
                                   "row, and of p2's; 0 is none."));
            shot.claimed[seat] = *column;
        }
        return std::nullopt;
    }
    const bool turn = program.hot.turn_limit && words.size() == 2 && words[0] == "turn";
    const std::optional<int> turns = turn ? number(words[1]) : std::optional<int>{};
    if (turns && *turns <= program.rules.end.turn_limit) {
        shot.turns = *turns;
        return std::nullopt;
    }
    if (program.hot.turn_limit)
        return refused(msg("Here `turn` and the number of turns made is expected, not `{given}`.")
                           .with("given", std::string(part)));
    return refused(msg("`{part}` says nothing of a position of this game.").with("part", std::string(part)));
}

}  // namespace

std::string to_text(const Program& program, const Snapshot& shot) {
    if (program.rules.relays()) return relay_text(program, shot);
    std::string text;
    const auto add = [&](std::string_view key, int first, int count) {
        text += key;
        for (int i = 0; i < count; ++i) text.append(" ").append(std::to_string(shot.at(first + i)));
        text += " / ";
    };
    for (const Seat seat : {Seat::p1, Seat::p2})
        add(seat_word(seat), program.first_pit[at(index(seat))], program.pits_each);
    add("store", program.store[0], 2);
    if (program.hot.claims) text += "claimed " + claims_text(shot) + " / ";
    if (program.hot.turn_limit) text += "turn " + std::to_string(shot.turns) + " / ";
    if (shot.pending == Pending::starter) return text + "starter to draw";
    if (shot.pending == Pending::start) return text + std::string(seat_word(shot.seat)) + " to move";
    return text + "over " + std::string(word_of(shot.end));
}

Result<Snapshot> from_text(const Program& program, std::string_view text) {
    if (program.rules.relays()) return relay_from_text(program, text);
    Snapshot shot;
    const std::vector<std::string_view> parts = split(text, '/');
    const std::size_t most = std::size_t{4} + program.hot.turn_limit + program.hot.claims;
    if (parts.size() < 4 || parts.size() > most)
        return refused(msg_n("A position has {n} part divided by `/`, like: {example}",
                             "A position has {n} parts divided by `/`, like: {example}",
                             static_cast<std::int64_t>(most))
                           .with("example", to_text(program, shot)));
    std::optional<Error> error =
        read_numbers(parts[0], "p1", program.first_pit[0], program.pits_each, program, shot);
    if (!error) error = read_numbers(parts[1], "p2", program.first_pit[1], program.pits_each, program, shot);
    if (!error) error = read_numbers(parts[2], "store", program.store[0], 2, program, shot);
    for (std::size_t i = 3; !error && i + 1 < parts.size(); ++i) error = read_more(program, parts[i], shot);
    if (error) return *error;
    if (!read_to_move(parts.back(), shot))
        return refused(
            msg("The last part is `p1 to move`, `p2 to move`, `starter to draw` or `over` with one of: "
                "{words}; not `{given}`.")
                .with("words", "majority, seeds-counted, repetition, limit")
                .with("given", std::string(parts.back())));
    if (error = check(program, shot); error) return *error;
    return shot;
}

void to_json(const Program& program, const Snapshot& shot, nlohmann::ordered_json& json) {
    if (program.rules.relays()) return relay_json(program, shot, json);
    const auto numbers = [&](int first, int count) {
        Json list = Json::array();
        for (int i = 0; i < count; ++i) list.push_back(shot.at(first + i));
        return list;
    };
    json = Json::object();
    if (shot.pending == Pending::nothing)
        json["to_move"] = nullptr;
    else
        json["to_move"] = shot.pending == Pending::starter ? "chance" : std::string(seat_word(shot.seat));
    json["p1"] = numbers(program.first_pit[0], program.pits_each);
    json["p2"] = numbers(program.first_pit[1], program.pits_each);
    json["store"] = numbers(program.store[0], 2);
    if (program.hot.claims) json["claimed"] = shot.claimed;
    if (program.hot.turn_limit) json["turn"] = shot.turns;
    if (shot.pending == Pending::nothing) json["over"] = std::string(word_of(shot.end));
}

Result<Snapshot> from_json(const Program& program, const nlohmann::ordered_json& json) {
    if (program.rules.relays()) return relay_from_json(program, json);
    Snapshot shot;
    if (!json.is_object()) return refused(msg("A position is a JSON object."));
    for (const auto& [key, value] : json.items()) {
        const bool known = key == "to_move" || key == "p1" || key == "p2" || key == "store" ||
                           key == "over" || (key == "turn" && program.hot.turn_limit) ||
                           (key == "claimed" && program.hot.claims);
        if (!known) return refused(msg("`{key}` is not a key of a position of this game.").with("key", key));
    }
    std::optional<Error> error = read_json_turn(json, shot);
    if (!error) error = read_array(json, "p1", program.first_pit[0], program.pits_each, program, shot);
    if (!error) error = read_array(json, "p2", program.first_pit[1], program.pits_each, program, shot);
    if (!error) error = read_array(json, "store", program.store[0], 2, program, shot);
    if (error) return *error;
    if (const auto claimed = json.find("claimed"); claimed != json.end()) {
        for (std::size_t seat = 0; seat < 2; ++seat) {
            const bool pair = claimed->is_array() && claimed->size() == 2;
            const auto column = pair ? number((*claimed)[seat], program.columns) : std::optional<int>{};
            if (!column)
                return refused(msg("`claimed` needs the number of the pit that p1 has claimed in the other "
                                   "row, and of p2's; 0 is none."));
            shot.claimed[seat] = *column;
        }
    }
    if (const auto turn = json.find("turn"); turn != json.end()) {
        const std::optional<int> turns = number(*turn, program.rules.end.turn_limit);
        if (!turns)
            return refused(msg("`turn` must be a number from 0 to {most}.")
                               .with("most", std::int64_t{program.rules.end.turn_limit}));
        shot.turns = *turns;
    }
    if (error = check(program, shot); error) return *error;
    return shot;
}

// Seen from p1: his row below, each store at its owner's right.
std::string drawing(const Program& program, const Snapshot& shot) {
    if (program.rules.relays()) return relay_drawing(program, shot);
    const auto pad = [](const std::string& text, std::size_t width) {
        return text.size() < width ? std::string(width - text.size(), ' ') + text : text;
    };
    std::string labels[2], rows[2];
    for (int i = 0; i < program.pits_each; ++i) {
        const int top = program.pits_each - 1 - i;
        labels[0] += pad(std::to_string(i + 1), 5) + " ";
        labels[1] += pad(std::to_string(top + 1), 5) + " ";
        rows[0] += std::string("  (") + pad(std::to_string(shot.at(program.first_pit[0] + i)), 2) + ")";
        rows[1] += std::string("  (") + pad(std::to_string(shot.at(program.first_pit[1] + top)), 2) + ")";
    }
    const auto mark = [&](int seat) {
        return shot.pending == Pending::start && index(shot.seat) == seat ? "> p" : "  p";
    };
    const std::string left = std::string("[") + pad(std::to_string(shot.at(program.store[1])), 3) + "]";
    const std::string right = std::string("  [") + pad(std::to_string(shot.at(program.store[0])), 3) + "]";
    const std::string margin(5, ' ');
    return margin + labels[1] + "\n" + mark(1) + "2 " + rows[1] + "\n" + left +
           std::string(rows[0].size(), ' ') + right + "\n" + mark(0) + "1 " + rows[0] + "\n" + margin +
           labels[0] + "\n";
}

}  // namespace sivba::sowing
