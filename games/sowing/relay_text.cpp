// Positions of four-row games in one line (relay_notation.h).
#include "framework/rules/seat_text.h"
#include "games/sowing/relay_fields.h"
#include "games/sowing/relay_notation.h"
#include "games/sowing/text_parts.h"

namespace sivba::sowing {
namespace {

std::size_t at(int i) { return static_cast<std::size_t>(i); }

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
    std::string text = "sowing " + std::string(kind_word(shot.kind));
    for (const WalkField& each : walk_fields()) {
        const std::uint64_t value = each.get(shot.walk);
        text += " " + std::string(each.key) + " " +
                (each.pit ? pit_label(program, static_cast<int>(value)) : std::to_string(value));
    }
    return text;
}

std::string last_part(const Snapshot& shot) {
    if (shot.pending == Pending::starter) return "starter to draw";
    if (shot.pending != Pending::nothing)
        return std::string(seat_word(shot.seat)) + " to " + std::string(word_of(shot.pending));
    return "over " + std::string(word_of(shot.end)) + " " + std::string(word_of(shot.verdict));
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
    if (key == "store") {
        int stored = 0;
        std::optional<Error> error = pair([&](std::size_t i, int value) {
            if (program.has_stores())
                shot.count[at(program.store[i])] = value;
            else
                stored += value;
        });
        if (!error && stored > 0) error = Error{msg("In this game no seeds are stored.")};
        return error;
    }
    if (key == "reserve" && program.reserve[0] > 0)
        return pair([&](std::size_t i, int value) { shot.count[at(program.reserve[i])] = value; });
    if (key == "house" && program.ring.house >= 0)
        return pair([&](std::size_t i, int value) { shot.house[i] = value != 0; });
    if (key == "closed" && program.ring.opener >= 0)
        return pair([&](std::size_t i, int value) { shot.closed[i] = value != 0; });
    if (key == "turn" && program.rules.end.turn_limit > 0) {
        const auto value = words.size() == 2 ? whole_number(words[1], 9'999) : std::nullopt;
        if (!value)
            return Error{msg("Here `turn` and the number of turns made is expected, not `{given}`.")
                             .with("given", std::string(part))};
        shot.turns = static_cast<int>(*value);
        return std::nullopt;
    }
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

}  // namespace

std::string relay_text(const Program& program, const Snapshot& shot) {
    std::string text = "p1 " + row_text(program, shot, 0) + " / p2 " + row_text(program, shot, 1);
    if (program.has_stores()) text += " / store " + pair_text(shot, program.store);
    if (program.reserve[0] > 0) text += " / reserve " + pair_text(shot, program.reserve);
    if (program.ring.house >= 0) text += " / house " + pair_text(shot.house);
    if (program.ring.opener >= 0) text += " / closed " + pair_text(shot.closed);
    if (program.rules.end.turn_limit > 0) text += " / turn " + std::to_string(shot.turns);
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
    Snapshot shot = empty_board(program);
    const std::vector<std::string_view> parts = split(text, '/');
    if (parts.size() < 3)
        return Error{
            msg("A position is written like this: {example}").with("example", relay_text(program, {}))};
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

}  // namespace sivba::sowing
