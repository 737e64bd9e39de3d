#include "games/sowing/relay_fields.h"

#include "games/sowing/relay_check.h"
#include "games/sowing/text_parts.h"

#include <algorithm>

namespace sivba::sowing {
namespace {

std::size_t at(int i) { return static_cast<std::size_t>(i); }

constexpr PendingWord all_pending[] = {{Pending::start, "move"},         {Pending::arrange, "arrange"},
                                       {Pending::together, "open"},      {Pending::then_start, "sow"},
                                       {Pending::take, "take"},          {Pending::side, "choose-end"},
                                       {Pending::lap_way, "turn-lap"},   {Pending::resow_way, "turn-resow"},
                                       {Pending::sow_way, "choose-way"}, {Pending::house, "stop-or-go"},
                                       {Pending::extra, "take-further"}};

struct EndWord {
    EndReason reason;
    std::string_view word;
};
constexpr EndWord end_words[] = {{EndReason::no_move, "no-move"},
                                 {EndReason::row_empty, "row-empty"},
                                 {EndReason::no_seeds, "no-seeds"},
                                 {EndReason::special_win, "special"},
                                 {EndReason::repetition, "repetition"},
                                 {EndReason::endless_move, "endless"},
                                 {EndReason::limit, "limit"}};
struct VerdictWord {
    Verdict verdict;
    std::string_view word;
};
constexpr VerdictWord verdict_words[] = {{Verdict::p1_wins, "p1"},
                                         {Verdict::p2_wins, "p2"},
                                         {Verdict::drawn, "draw"},
                                         {Verdict::nullified, "void"}};

template <auto member>
constexpr WalkField field(std::string_view key, bool pit, std::uint64_t most) {
    return {key, pit, most, [](const Walk& walk) { return static_cast<std::uint64_t>(walk.*member); },
            [](Walk& walk, std::uint64_t value) {
                walk.*member = static_cast<std::remove_cvref_t<decltype(walk.*member)>>(value);
            }};
}
const WalkField all_walk_fields[] = {field<&Walk::hand>("hand", false, 9'999),
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

constexpr int unknown_turns = 9'999;

bool is_opening(const Program& program, const Snapshot& shot) {
    for (int place = 0; place < program.places; ++place)
        if (shot.at(place) != program.opening[at(place)]) return false;
    return true;
}

// History that the rules read no further than this is the same to them.
void keep_what_counts(const Program& program, Snapshot& shot) {
    for (int& turns : shot.own_turns)
        if (turns == unknown_turns && is_opening(program, shot)) turns = 0;
    for (std::size_t seat = 0; seat < 2; ++seat) {
        shot.own_turns[seat] = std::min(shot.own_turns[seat], program.ring.counted_turns);
        shot.capturing[seat] = std::min(shot.capturing[seat], program.ring.counted_captures);
    }
    if (program.ring.house < 0) shot.house = {};
    // The opener is emptied by opening the column only.
    for (std::size_t seat = 0; seat < 2 && program.ring.opener >= 0; ++seat)
        if (shot.at(program.first_pit[seat] + program.ring.opener) == 0) shot.closed[seat] = 0;
    const bool unplayed = shot.own_turns[0] + shot.own_turns[1] == 0;
    if (program.rules.opening.first_turn == FirstTurn::together && unplayed && shot.pending == Pending::start)
        shot.pending = Pending::together;
}

}  // namespace

std::span<const PendingWord> pending_words() { return all_pending; }
std::span<const WalkField> walk_fields() { return all_walk_fields; }
std::string_view kind_word(StartKind kind) { return kind_words[static_cast<std::size_t>(kind)]; }

std::string_view word_of(Pending pending) {
    for (const PendingWord& each : all_pending)
        if (each.pending == pending) return each.word;
    return "";
}
std::string_view word_of(EndReason reason) {
    for (const EndWord& each : end_words)
        if (each.reason == reason) return each.word;
    return "";
}
std::string_view word_of(Verdict verdict) {
    for (const VerdictWord& each : verdict_words)
        if (each.verdict == verdict) return each.word;
    return "";
}

bool in_turn(Pending pending) {
    return pending != Pending::start && pending != Pending::then_start && pending != Pending::arrange &&
           pending != Pending::together && pending != Pending::starter && pending != Pending::nothing;
}

std::optional<int> pit_of_name(const Program& program, std::string_view name) {
    for (int pit = 0; pit < program.pits_each; ++pit)
        if (pit_label(program, pit) == name) return pit;
    return std::nullopt;
}

// Where no turns are told, the opening is before the first one and every other position after
// all that the rules count.
Snapshot empty_board(const Program& program) {
    Snapshot shot;
    shot.house.fill(program.ring.house >= 0);
    shot.closed.fill(program.ring.opener >= 0);
    shot.own_turns.fill(unknown_turns);
    return shot;
}
std::optional<Error> read_walk_field(const Program& program, std::string_view key, std::string_view value,
                                     Snapshot& shot) {
    for (const WalkField& each : all_walk_fields) {
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
    for (const PendingWord& each : all_pending) {
        if (each.word != word) continue;
        shot.pending = each.pending;
        return true;
    }
    return false;
}

Result<Snapshot> checked(const Program& program, Snapshot shot) {
    keep_what_counts(program, shot);
    if (std::optional<Error> error = check_relay_position(program, shot)) return *error;
    return shot;
}

}  // namespace sivba::sowing
