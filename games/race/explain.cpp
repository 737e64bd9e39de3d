// A throw and its move in one sentence, from the events; a skipped turn says why.
#include "games/race/game.h"

#include <algorithm>

namespace sivba::race {

namespace {

const Event* find(const EventLog& events, EventKind kind) {
    const auto found =
        std::find_if(events.begin(), events.end(), [&](const Event& event) { return event.kind == kind; });
    return found == events.end() ? nullptr : &*found;
}

}  // namespace

std::vector<Message> RaceGame::explain(const Position& before, const EventLog& events) const {
    State state = state_of(before);
    std::vector<Message> sentences;
    const Event* const roll = find(events, EventKind::roll);
    if (roll != nullptr && state.turn.stage == Stage::throwing) {
        state.turn.thrown = static_cast<std::uint8_t>(roll->count);
        state.turn.stage = Stage::moving;
    }
    if (find(events, EventKind::move) != nullptr)
        sentences.push_back(move_sentence(state, events));
    else if (const Event* const pass = find(events, EventKind::pass))
        sentences.push_back(pass_sentence(state, why(pass->reason)));
    else if (roll != nullptr && why(roll->reason) == Why::for_the_start)
        sentences.push_back(msg("{seat} throws {n} for the start.")
                                .with("seat", seat_name(roll->seat))
                                .with("n", std::int64_t{roll->count}));
    else if (roll != nullptr)
        sentences.push_back(msg("{seat} throws {n}.")
                                .with("seat", seat_name(roll->seat))
                                .with("n", std::int64_t{roll->count}));
    if (const Event* const again = find(events, EventKind::again))
        sentences.push_back(again_sentence(*again));
    if (const Event* const win = find(events, EventKind::win))
        sentences.push_back(msg_n("{seat} wins: {n} piece has left the board.",
                                  "{seat} wins: {n} pieces have left the board.", program().goal)
                                .with("seat", seat_name(win->seat)));
    return sentences;
}

Message RaceGame::move_sentence(const State& before, const EventLog& events) const {
    const Event& move = *find(events, EventKind::move);
    const bool captures = find(events, EventKind::send_home) != nullptr;
    const bool enters = move.from == program().hand_place(move.seat);
    const bool leaves = move.to == program().goal_place(move.seat);
    const std::string from = board().at(move.from).label;
    const std::string to = board().at(move.to).label;
    const auto say = [&](std::string_view text) {
        return msg(text)
            .with("seat", seat_name(move.seat))
            .with("n", std::int64_t{before.turn.thrown})
            .with("from", from)
            .with("to", to);
    };
    if (enters && leaves)
        return say(SIVBA_N("{seat} throws {n} and takes a piece from the hand over the whole board."));
    if (leaves) return say(SIVBA_N("{seat} throws {n} and bears off the piece from {from}."));
    if (enters && captures)
        return say(SIVBA_N("{seat} throws {n}, enters a piece on {to} and sends the piece there home."));
    if (enters) return say(SIVBA_N("{seat} throws {n} and enters a piece on {to}."));
    if (captures)
        return say(SIVBA_N("{seat} throws {n}, goes from {from} to {to} and sends the piece there home."));
    return say(SIVBA_N("{seat} throws {n} and goes from {from} to {to}."));
}

Message RaceGame::pass_sentence(const State& before, Why why) const {
    const auto say = [&](std::string_view text) {
        return msg(text)
            .with("seat", seat_name(before.turn.seat))
            .with("n", std::int64_t{before.turn.thrown});
    };
    switch (why) {
    case Why::throw_of_zero: return say(SIVBA_N("{seat} throws {n}, which moves nothing: the turn passes."));
    case Why::own_piece:
        return say(SIVBA_N("{seat} throws {n}, but every move ends on a piece of its own: the turn passes."));
    case Why::protected_piece:
        return say(SIVBA_N("{seat} throws {n}, but every move ends on a protected piece of the opponent: the "
                           "turn passes."));
    case Why::throw_too_large:
        return say(
            SIVBA_N("{seat} throws {n}, more than any piece needs to leave the board: the turn passes."));
    case Why::own_or_protected:
        return say(SIVBA_N("{seat} throws {n}, but every move ends on a piece of its own or on a protected "
                           "piece of the opponent: the turn passes."));
    case Why::own_or_too_large:
        return say(
            SIVBA_N("{seat} throws {n}, but every move ends on a piece of its own or goes farther than "
                    "the exact way out: the turn passes."));
    case Why::protected_or_too_large:
        return say(SIVBA_N("{seat} throws {n}, but every move ends on a protected piece of the opponent or "
                           "goes farther than the exact way out: the turn passes."));
    default:
        return say(
            SIVBA_N("{seat} throws {n}, but every move ends on a piece of its own, on a protected piece "
                    "of the opponent or goes farther than the exact way out: the turn passes."));
    }
}

Message RaceGame::again_sentence(const Event& event) const {
    switch (why(event.reason)) {
    case Why::rosette:
        return msg("The square gives {seat} another throw.").with("seat", seat_name(event.seat));
    case Why::left_rosette:
        return msg("Leaving from that square gives {seat} another throw.")
            .with("seat", seat_name(event.seat));
    case Why::equal_throws: return msg("The throws are equal: both throw again.");
    case Why::starts_by_throw:
        return msg("{seat} threw higher and starts.").with("seat", seat_name(event.seat));
    default: return msg("{seat} starts by lot.").with("seat", seat_name(event.seat));
    }
}

}  // namespace sivba::race
