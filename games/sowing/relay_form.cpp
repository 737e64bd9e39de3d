// Positions of four-row games in one line and in JSON. Both are read into the same fields
// and pass the same check, which knows what no game of the ruleset can show.
#include "framework/rules/seat_text.h"
#include "games/sowing/relay_notation.h"
#include "games/sowing/text_parts.h"

#include <nlohmann/json.hpp>

namespace sivba::sowing {
namespace {

using Json = nlohmann::ordered_json;

std::size_t at(int i) { return static_cast<std::size_t>(i); }

struct PendingWord {
    Pending pending;
    std::string_view word;
};
constexpr PendingWord pending_words[] = {{Pending::start, "move"},         {Pending::arrange, "arrange"},
                                         {Pending::together, "open"},      {Pending::then_start, "sow"},
                                         {Pending::take, "take"},          {Pending::side, "choose-end"},
                                         {Pending::lap_way, "turn-lap"},   {Pending::resow_way, "turn-resow"},
                                         {Pending::sow_way, "choose-way"}, {Pending::house, "stop-or-go"},
                                         {Pending::extra, "take-further"}};

struct EndWord {
    EndReason reason;
    std::string_view word;
};
constexpr EndWord end_words[] = {{EndReason::no_move, "no-move"},       {EndReason::row_empty, "row-empty"},
                                 {EndReason::no_seeds, "no-seeds"},     {EndReason::special_win, "special"},
                                 {EndReason::repetition, "repetition"}, {EndReason::endless_move, "endless"}};
struct VerdictWord {
    Verdict verdict;
    std::string_view word;
};
constexpr VerdictWord verdict_words[] = {{Verdict::p1_wins, "p1"},
                                         {Verdict::p2_wins, "p2"},
                                         {Verdict::drawn, "draw"},
                                         {Verdict::nullified, "void"}};

bool in_turn(Pending pending) {
    return pending != Pending::start && pending != Pending::then_start && pending != Pending::arrange &&
           pending != Pending::together && pending != Pending::starter && pending != Pending::nothing;
}

std::optional<int> pit_of_name(const Program& program, std::string_view name) {
    for (int pit = 0; pit < program.pits_each; ++pit)
        if (pit_label(program, pit) == name) return pit;
    return std::nullopt;
}

// The fields of a sowing under way: name, and the number in the Walk. Pits are written by name.
struct WalkField {
    std::string_view key;
    bool pit;
    std::uint64_t most;
    std::uint64_t (*get)(const Walk&);
    void (*set)(Walk&, std::uint64_t);
};
template <auto member>
constexpr WalkField field(std::string_view key, bool pit, std::uint64_t most) {
    return {key, pit, most, [](const Walk& walk) { return static_cast<std::uint64_t>(walk.*member); },
            [](Walk& walk, std::uint64_t value) {
                walk.*member = static_cast<std::remove_cvref_t<decltype(walk.*member)>>(value);
            }};
}
const WalkField walk_fields[] = {field<&Walk::hand>("hand", false, 9'999),
                                 field<&Walk::at>("at", true, 254),
                                 field<&Walk::origin>("origin", true, 254),
                                 field<&Walk::taken_at>("taken", true, 254),
                                 field<&Walk::clockwise>("clockwise", false, 2),
                                 field<&Walk::captures>("captures", false, 1),
                                 field<&Walk::captured>("captured", false, 1),
                                 field<&Walk::ends>("ends", false, 7),
                                 field<&Walk::dropped>("dropped", false, 0xFFFF'FFFF),
                                 field<&Walk::laps>("laps", false, 0xFFFF'FFFF),
                                 field<&Walk::checkpoint>("checkpoint", false, ~std::uint64_t{0})};

constexpr std::string_view kind_words[] = {"lift", "plant-capture", "plant-sow", "plant-tax", "direct"};

Error cannot_stand(Message why) {
    return Error{msg("This position cannot stand: {why}").with("why", std::move(why))};
}

std::optional<Error> check_walk(const Program& program, const Snapshot& shot) {
    const Walk& walk = shot.walk;
    for (const int pit : {int{walk.at}, int{walk.origin}, int{walk.taken_at}})
        if (pit >= program.pits_each) return cannot_stand(msg("its sowing stands outside the board."));
    if (shot.pending == Pending::house && program.ring.house < 0)
        return cannot_stand(msg("this game has no house."));
    if (shot.pending == Pending::extra && program.rules.capture.extra.pits == 0)
        return cannot_stand(msg("in this game no further pits are captured."));
    const bool sows = shot.pending == Pending::side || shot.pending == Pending::sow_way ||
                      shot.pending == Pending::resow_way || shot.pending == Pending::lap_way;
    if (sows && walk.hand == 0) return cannot_stand(msg("there are no seeds in hand to sow."));
    if (walk.clockwise == no_way && (shot.pending == Pending::lap_way || shot.pending == Pending::house))
        return cannot_stand(msg("its sowing has no way."));
    const int first = program.first_pit[at(index(shot.seat))];
    const bool on_seeds = shot.pending == Pending::house || shot.pending == Pending::take;
    if (on_seeds && shot.at(first + walk.at) == 0)
        return cannot_stand(msg("its sowing has ended in no seeds."));
    return std::nullopt;
}

// What no game of the ruleset shows. Fewer seeds than the opening has are allowed.
std::optional<Error> check(const Program& program, const Snapshot& shot) {
    int sum = shot.walk.hand;
    for (int place = 0; place < program.places; ++place) sum += shot.at(place);
    if (sum > program.total)
        return cannot_stand(msg_n("it holds {n} seed, and the game has {most}.",
                                  "it holds {n} seeds, and the game has {most}.", sum)
                                .with("most", std::int64_t{program.total}));
    const bool opening = shot.pending == Pending::arrange || shot.pending == Pending::together;
    if (shot.pending == Pending::starter && program.rules.starter != Starter::random)
        return cannot_stand(msg("in this game chance does not decide who begins."));
    if (shot.pending == Pending::arrange && program.rules.opening.arrange == Arrange::none)
        return cannot_stand(msg("in this game nothing is arranged before play."));
    if (shot.pending == Pending::together && program.rules.opening.first_turn != FirstTurn::together)
        return cannot_stand(msg("in this game the seats do not begin at once."));
    if (opening && shot.own_turns[0] + shot.own_turns[1] > 0)
        return cannot_stand(msg("who begins is decided before the first turn."));
    if (in_turn(shot.pending)) return check_walk(program, shot);
    return std::nullopt;
}

// History that the rules read no further than this is the same to them.
void keep_what_counts(const Program& program, Snapshot& shot) {
    for (std::size_t seat = 0; seat < 2; ++seat) {
        shot.own_turns[seat] = std::min(shot.own_turns[seat], program.ring.counted_turns);
        shot.capturing[seat] = std::min(shot.capturing[seat], program.ring.counted_captures);
    }
    if (program.ring.house < 0) shot.house = {};
    const bool unplayed = shot.own_turns[0] + shot.own_turns[1] == 0;
    if (program.rules.opening.first_turn == FirstTurn::together && unplayed && shot.pending == Pending::start)
        shot.pending = Pending::together;
}

std::string row_text(const Program& program, const Snapshot& shot, int seat) {
    const int first = program.first_pit[at(seat)];
    std::string text = "I";
    for (int i = 0; i < program.columns; ++i) text += " " + std::to_string(shot.at(first + i));
    text += " O";
    for (int i = 0; i < program.columns; ++i)
        text += " " + std::to_string(shot.at(first + program.pits_each - 1 - i));
    return text;
}

std::string pair_text(const Snapshot& shot, const PerSeat<int>& places) {
    return std::to_string(shot.at(places[0])) + " " + std::to_string(shot.at(places[1]));
}
std::string pair_text(const PerSeat<int>& values) {
    return std::to_string(values[0]) + " " + std::to_string(values[1]);
}

std::string walk_text(const Program& program, const Snapshot& shot) {
    std::string text = "sowing " + std::string(kind_words[static_cast<std::size_t>(shot.kind)]);
    for (const WalkField& each : walk_fields) {
        const std::uint64_t value = each.get(shot.walk);
        text += " " + std::string(each.key) + " " +
                (each.pit ? pit_label(program, static_cast<int>(value)) : std::to_string(value));
    }
    return text;
}

std::optional<Error> read_walk_field(const Program& program, std::string_view key, std::string_view value,
                                     Snapshot& shot) {
    for (const WalkField& each : walk_fields) {
        if (each.key != key) continue;
        const std::optional<int> pit = each.pit ? pit_of_name(program, value) : std::optional<int>{};
        const std::optional<std::uint64_t> number =
            each.pit ? (pit ? std::optional<std::uint64_t>(*pit) : std::nullopt)
                     : whole_number(value, each.most);
        if (!number) break;
        each.set(shot.walk, *number);
        return std::nullopt;
    }
    return Error{msg("`{key} {value}` says nothing of a sowing.")
                     .with("key", std::string(key))
                     .with("value", std::string(value))};
}

std::optional<Error> read_kind(std::string_view word, Snapshot& shot) {
    for (std::size_t i = 0; i < std::size(kind_words); ++i) {
        if (kind_words[i] != word) continue;
        shot.kind = static_cast<StartKind>(i);
        return std::nullopt;
    }
    return Error{msg("`{word}` is no way to start a turn.").with("word", std::string(word))};
}

std::string last_part(const Snapshot& shot) {
    if (shot.pending == Pending::starter) return "starter to draw";
    if (shot.pending != Pending::nothing) {
        for (const PendingWord& each : pending_words)
            if (each.pending == shot.pending)
                return std::string(seat_word(shot.seat)) + " to " + std::string(each.word);
    }
    std::string text = "over";
    for (const EndWord& each : end_words)
        if (each.reason == shot.end) text += " " + std::string(each.word);
    for (const VerdictWord& each : verdict_words)
        if (each.verdict == shot.verdict) text += " " + std::string(each.word);
    return text;
}

bool read_over(std::string_view end, std::string_view verdict, Snapshot& shot) {
    shot.pending = Pending::nothing;
    for (const EndWord& each : end_words)
        if (each.word == end) shot.end = each.reason;
    for (const VerdictWord& each : verdict_words)
        if (each.word == verdict) shot.verdict = each.verdict;
    if (shot.verdict == Verdict::p1_wins) shot.seat = Seat::p1;
    if (shot.verdict == Verdict::p2_wins) shot.seat = Seat::p2;
    return shot.end != EndReason::none && shot.verdict != Verdict::by_stores;
}

bool read_pending(std::string_view word, Snapshot& shot) {
    for (const PendingWord& each : pending_words) {
        if (each.word != word) continue;
        shot.pending = each.pending;
        return true;
    }
    return false;
}

bool read_last(std::string_view part, Snapshot& shot) {
    if (part == "starter to draw") {
        shot.pending = Pending::starter;
        return true;
    }
    const std::vector<std::string_view> words = split(part, ' ');
    if (words.size() != 3) return false;
    if (words[0] == "over") return read_over(words[1], words[2], shot);
    const std::optional<Seat> seat = seat_of_word(words[0], 2);
    if (!seat || words[1] != "to") return false;
    shot.seat = *seat;
    return read_pending(words[2], shot);
}

// One part of the line between the rows and the last one.
std::optional<Error> read_part(const Program& program, std::string_view part, Snapshot& shot) {
    const std::vector<std::string_view> words = split(part, ' ');
    const auto pair = [&](auto set) -> std::optional<Error> {
        for (std::size_t i = 1; i < 3; ++i) {
            const auto value = words.size() == 3 ? whole_number(words[i], 9'999) : std::nullopt;
            if (!value) return Error{msg("`{key}` needs two numbers.").with("key", std::string(words[0]))};
            set(i - 1, static_cast<int>(*value));
        }
        return std::nullopt;
    };
    const auto one_pit = [&](int& pit) -> std::optional<Error> {
        const auto found = words.size() == 2 ? pit_of_name(program, words[1]) : std::nullopt;
        if (!found) return Error{msg("`{key}` needs a pit.").with("key", std::string(words[0]))};
        pit = *found;
        return std::nullopt;
    };
    const std::string_view key = words.empty() ? std::string_view() : words[0];
    if (key == "store")
        return pair([&](std::size_t i, int value) { shot.count[at(program.store[i])] = value; });
    if (key == "reserve" && program.reserve[0] > 0)
        return pair([&](std::size_t i, int value) { shot.count[at(program.reserve[i])] = value; });
    if (key == "house" && program.ring.house >= 0)
        return pair([&](std::size_t i, int value) { shot.house[i] = value != 0; });
    if (key == "turns" && program.ring.counted_turns > 0)
        return pair([&](std::size_t i, int value) { shot.own_turns[i] = value; });
    if (key == "captures" && program.ring.counted_captures > 0)
        return pair([&](std::size_t i, int value) { shot.capturing[i] = value; });
    if (key == "blocked" && program.rules.blocking.active) return one_pit(shot.blocked);
    if (key == "target" && program.rules.blocking.active) return one_pit(shot.target);
    if (key == "opened" && program.rules.opening.first_turn == FirstTurn::together)
        return one_pit(shot.joint);
    if (key == "arranged" && program.rules.opening.arrange != Arrange::none && words.size() == 1) {
        shot.joint = 0;
        return std::nullopt;
    }
    if (key == "hand" && words.size() == 2) return read_walk_field(program, words[0], words[1], shot);
    if (key != "sowing" || words.size() < 2)
        return Error{
            msg("`{part}` says nothing of a position of this game.").with("part", std::string(part))};
    std::optional<Error> error = read_kind(words[1], shot);
    for (std::size_t i = 2; !error && i + 1 < words.size(); i += 2)
        error = read_walk_field(program, words[i], words[i + 1], shot);
    return error;
}

std::optional<Error> read_rows(const Program& program, std::string_view part, int seat, Snapshot& shot) {
    const std::vector<std::string_view> words = split(part, ' ');
    const std::size_t columns = at(program.columns);
    const bool shaped = words.size() == 2 * columns + 3 && words[0] == seat_word(seat_at(seat)) &&
                        words[1] == "I" && words[columns + 2] == "O";
    if (!shaped)
        return Error{
            msg_n("Here `{seat} I ... O ...` with {n} number for each row is expected, not `{given}`.",
                  "Here `{seat} I ... O ...` with {n} numbers for each row is expected, not `{given}`.",
                  program.columns)
                .with("seat", std::string(seat_word(seat_at(seat))))
                .with("given", std::string(part))};
    const int first = program.first_pit[at(seat)];
    for (std::size_t i = 0; i < columns; ++i) {
        const auto inner = whole_number(words[i + 2], 9'999),
                   outer = whole_number(words[i + 3 + columns], 9'999);
        if (!inner || !outer)
            return Error{msg("`{given}` is not a row of seeds.").with("given", std::string(part))};
        shot.count[at(first) + i] = static_cast<int>(*inner);
        shot.count[at(first + program.pits_each - 1) - i] = static_cast<int>(*outer);
    }
    return std::nullopt;
}

Result<Snapshot> checked(const Program& program, Snapshot shot) {
    keep_what_counts(program, shot);
    if (std::optional<Error> error = check(program, shot)) return *error;
    return shot;
}

}  // namespace

std::string relay_text(const Program& program, const Snapshot& shot) {
    std::string text = "p1 " + row_text(program, shot, 0) + " / p2 " + row_text(program, shot, 1);
    text += " / store " + pair_text(shot, program.store);
    if (program.reserve[0] > 0) text += " / reserve " + pair_text(shot, program.reserve);
    if (program.ring.house >= 0) text += " / house " + pair_text(shot.house);
    if (program.ring.counted_turns > 0) text += " / turns " + pair_text(shot.own_turns);
    if (program.ring.counted_captures > 0) text += " / captures " + pair_text(shot.capturing);
    if (shot.blocked != no_pit) text += " / blocked " + pit_label(program, shot.blocked);
    if (shot.target != no_pit) text += " / target " + pit_label(program, shot.target);
    if (shot.joint != no_pit && shot.pending == Pending::together)
        text += " / opened " + pit_label(program, shot.joint);
    if (shot.joint != no_pit && shot.pending == Pending::arrange) text += " / arranged";
    if (in_turn(shot.pending)) text += " / " + walk_text(program, shot);
    if (shot.pending == Pending::nothing && shot.walk.hand > 0)
        text += " / hand " + std::to_string(shot.walk.hand);
    return text + " / " + last_part(shot);
}

Result<Snapshot> relay_from_text(const Program& program, std::string_view text) {
    Snapshot shot;
    shot.house.fill(program.ring.house >= 0);
    const std::vector<std::string_view> parts = split(text, '/');
    if (parts.size() < 3)
        return Error{
            msg("A position is written like this: {example}").with("example", relay_text(program, shot))};
    std::optional<Error> error = read_rows(program, parts[0], 0, shot);
    if (!error) error = read_rows(program, parts[1], 1, shot);
    for (std::size_t i = 2; !error && i + 1 < parts.size(); ++i) error = read_part(program, parts[i], shot);
    if (error) return *error;
    if (!read_last(parts.back(), shot))
        return Error{
            msg("The last part is `p1 to move`, `p2 to move`, `starter to draw`, another decision, or `over` "
                "with the reason and the winner; not `{given}`.")
                .with("given", std::string(parts.back()))};
    return checked(program, shot);
}

namespace {

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
    Json json{{"start", kind_words[static_cast<std::size_t>(shot.kind)]}};
    for (const WalkField& each : walk_fields) {
        const std::uint64_t value = each.get(shot.walk);
        if (each.pit)
            json[std::string(each.key)] = pit_label(program, static_cast<int>(value));
        else
            json[std::string(each.key)] = std::to_string(value);
    }
    return json;
}

void end_json(const Snapshot& shot, Json& json) {
    for (const EndWord& each : end_words)
        if (each.reason == shot.end) json["over"] = each.word;
    for (const VerdictWord& each : verdict_words)
        if (each.verdict == shot.verdict) json["winner"] = each.word;
    if (shot.walk.hand > 0) json["in_hand"] = shot.walk.hand;
}

}  // namespace

void relay_json(const Program& program, const Snapshot& shot, nlohmann::ordered_json& json) {
    json = Json::object();
    if (shot.pending == Pending::nothing)
        json["to_move"] = nullptr;
    else
        json["to_move"] = shot.pending == Pending::starter ? "chance" : std::string(seat_word(shot.seat));
    for (const PendingWord& each : pending_words)
        if (each.pending == shot.pending && shot.pending != Pending::start) json["decides"] = each.word;
    json["p1"] = row_json(program, shot, 0);
    json["p2"] = row_json(program, shot, 1);
    json["store"] = place_pair(shot, program.store);
    if (program.reserve[0] > 0) json["reserve"] = place_pair(shot, program.reserve);
    if (program.ring.house >= 0) json["house_intact"] = Json::array({shot.house[0] != 0, shot.house[1] != 0});
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
    Snapshot shot;
    shot.house.fill(program.ring.house >= 0);
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
