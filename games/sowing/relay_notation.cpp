// Tokens of decisions, one per kind of decision.
#include "games/sowing/relay_notation.h"

#include "framework/rules/seat_text.h"
#include "games/sowing/explain.h"
#include "games/sowing/question.h"
#include "games/sowing/relay_fields.h"
#include "games/sowing/relay_opening.h"

#include <algorithm>

namespace sivba::sowing {
namespace {

constexpr std::string_view way_mark(int way) { return way == 1 ? ">" : way == 0 ? "<" : ""; }

std::string start_token(const Program& program, const Snapshot& shot, Move move) {
    std::string pit = pit_label(program, pit_of(move));
    const std::string way(way_mark(way_of(move)));
    switch (shot.kind) {
    case StartKind::lift: return pit + way;
    case StartKind::direct: return "=" + pit;
    case StartKind::plant_capture:
    case StartKind::plant_sow:
    case StartKind::plant_tax: return "+" + pit + way;
    }
    return pit;
}

std::string arrange_token(const Program& program, const Snapshot& shot, Move move) {
    if (move == arranged) return "done";
    const std::string pit = pit_label(program, pit_of(move));
    const std::string seeds = std::to_string(seeds_of(move));
    if (program.rules.opening.arrange == Arrange::free) return pit + "=" + seeds;
    const int first = program.first_pit[static_cast<std::size_t>(index(shot.seat))];
    return seeds_of(move) == shot.at(first + pit_of(move)) ? pit + "^" : pit + "^" + seeds;
}

// Pits in the order of the ring, as the Move has them.
std::string extra_token(const Program& program, Move move) {
    std::vector<int> pits;
    for (std::uint64_t rest = move.bits; rest != 0; rest >>= 8)
        pits.push_back(static_cast<int>(rest & 0xFF) - 1);
    std::ranges::sort(pits);
    std::string text = "x:";
    for (const int pit : pits) text += (text.size() == 2 ? "" : ",") + pit_label(program, pit);
    return pits.empty() ? "x:none" : text;
}

// "x:O8,I2" with its pits in order; other texts as they are.
std::string in_order(const Program& program, std::string_view text) {
    if (text.substr(0, 2) != "x:") return std::string(text);
    std::vector<int> pits;
    std::string_view rest = text.substr(2);
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find(','), rest.size());
        const std::string_view name = rest.substr(0, end);
        int found = -1;
        for (int pit = 0; pit < program.pits_each; ++pit)
            if (pit_label(program, pit) == name) found = pit;
        if (found < 0) return std::string(text);
        pits.push_back(found);
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    std::uint64_t bits = 0;
    for (const int pit : pits) bits = bits << 8 | (static_cast<std::uint64_t>(pit) + 1);
    return pits.size() > 3 ? std::string(text) : extra_token(program, {bits});
}

// The pit that a start names, wherever it stands in the token; -1 if there is none.
int named_pit(const Program& program, std::string_view text) {
    while (!text.empty() && (text.front() == '+' || text.front() == '=')) text.remove_prefix(1);
    while (!text.empty() && (text.back() == '<' || text.back() == '>')) text.remove_suffix(1);
    for (int pit = 0; pit < program.pits_each; ++pit)
        if (pit_label(program, pit) == text) return pit;
    return -1;
}

std::string examples(const Program& program, const Snapshot& shot, const MoveList& legal) {
    constexpr std::size_t most = 8;
    std::string text;
    for (std::size_t i = 0; i < std::min(legal.size(), most); ++i)
        text += (i == 0 ? "`" : ", `") + relay_token(program, shot, legal[i]) + "`";
    return legal.size() > most ? text + ", ..." : text;
}

// What the board does not show of a sowing under way: "p1 hand 3 at I5, to choose-end: L R".
std::string under_way(const Program& program, const Snapshot& shot) {
    const std::string hand = "hand " + std::to_string(shot.walk.hand);
    if (shot.pending == Pending::nothing) return shot.walk.hand > 0 ? "   " + hand + "\n" : "";
    if (!in_turn(shot.pending)) return "";
    std::string text = "   " + std::string(seat_word(shot.seat)) + " " + hand + " at " +
                       pit_label(program, shot.walk.at) + ", to " + std::string(word_of(shot.pending));
    if (shot.pending == Pending::extra) return text + "\n";
    return text + ": " + relay_token(program, shot, {0}) + " " + relay_token(program, shot, {1}) + "\n";
}

}  // namespace

std::string relay_token(const Program& program, const Snapshot& shot, Move move) {
    const bool second = move.bits != 0;
    switch (shot.pending) {
    case Pending::starter: return std::string(seat_word(seat_at(static_cast<int>(move.bits)))) + ":";
    case Pending::arrange: return arrange_token(program, shot, move);
    case Pending::together: return (shot.seat == Seat::p1 ? "P1:" : "P2:") + pit_label(program, pit_of(move));
    case Pending::start:
    case Pending::then_start: return start_token(program, shot, move);
    case Pending::take: return second ? "take" : "leave";
    case Pending::side: return second ? "R" : "L";
    case Pending::lap_way:
    case Pending::resow_way: return second ? "cw" : "ccw";
    case Pending::sow_way: return second ? ">" : "<";
    case Pending::house:
        if (!second) return "stop";
        return program.ring.house_outer >= 0 ? "go" : "safari";
    case Pending::extra: return extra_token(program, move);
    case Pending::nothing: break;
    }
    return {};
}

Result<Move> read_relay_token(const Program& program, const Snapshot& shot, std::string_view text,
                              const MoveList& legal) {
    if (shot.pending == Pending::nothing) return Error{msg("The game is over.")};
    const std::string wanted = in_order(program, text);
    for (const Move move : legal)
        if (relay_token(program, shot, move) == wanted) return move;
    const int pit = named_pit(program, text);
    if ((shot.pending == Pending::start || shot.pending == Pending::then_start) && pit >= 0) {
        const int place = program.first_pit[static_cast<std::size_t>(index(shot.seat))] + pit;
        if (Message why = refusal(program, shot, place); !why.empty()) return Error{std::move(why)};
    }
    if (in_turn(shot.pending))
        return Error{msg("`{token}` is no answer now. {question} Answers: {examples}.")
                         .with("token", std::string(text))
                         .with("question", question(program, shot))
                         .with("examples", examples(program, shot, legal))};
    return Error{msg("`{token}` cannot be played now. What can: {examples}.")
                     .with("token", std::string(text))
                     .with("examples", examples(program, shot, legal))};
}

// Seen from p1: p2's outer row on top, each store at its owner's right.
std::string relay_drawing(const Program& program, const Snapshot& shot) {
    const auto pad = [](const std::string& text, std::size_t width) {
        return text.size() < width ? std::string(width - text.size(), ' ') + text : text;
    };
    const auto cell = [&](int seat, int pit) {
        const int place = program.first_pit[static_cast<std::size_t>(seat)] + pit;
        const bool house = shot.house[static_cast<std::size_t>(seat)] != 0 &&
                           (pit == program.ring.house || pit == program.ring.house_outer);
        const std::string seeds = pad(std::to_string(shot.at(place)), 2);
        return house ? " [" + seeds + "]" : " (" + seeds + ")";
    };
    const auto row = [&](int seat, bool outer) {
        std::string text;
        for (int i = 0; i < program.columns; ++i) {
            const int column = seat == 0 ? i : program.columns - 1 - i;
            text += cell(seat, outer ? program.pits_each - 1 - column : column);
        }
        const bool moves = shot.pending != Pending::nothing && index(shot.seat) == seat;
        return std::string(moves ? "> " : "  ") + (seat == 0 ? "p1 " : "p2 ") + (outer ? "O" : "I") + text +
               "\n";
    };
    const auto labels = [&](bool rising) {
        std::string text(6, ' ');
        for (int i = 0; i < program.columns; ++i)
            text += pad(std::to_string(rising ? i + 1 : program.columns - i), 4) + " ";
        return text + "\n";
    };
    std::string text =
        labels(false) + row(1, true) + row(1, false) + row(0, false) + row(0, true) + labels(true);
    const auto pair = [&](const char* name, const PerSeat<int>& places) {
        text += std::string("   p1 ") + name + " " + std::to_string(shot.at(places[0])) + ", p2 " + name +
                " " + std::to_string(shot.at(places[1])) + "\n";
    };
    if (program.has_stores()) pair("store", program.store);
    if (program.reserve[0] > 0) pair("reserve", program.reserve);
    return text + under_way(program, shot);
}

}  // namespace sivba::sowing
