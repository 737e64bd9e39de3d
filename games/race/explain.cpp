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
    const Event* const raised = find(events, EventKind::raise);
    const Event* const inverted = find(events, EventKind::invert);
    if (find(events, EventKind::move) != nullptr)
        sentences.push_back(move_sentence(state, events));
    else if (raised != nullptr || inverted != nullptr)
        sentences.push_back(rearrange_sentence(state, raised != nullptr ? *raised : *inverted));
    else if (const Event* const pass = find(events, EventKind::pass))
        sentences.push_back(pass_sentence(state, *pass));
    else if (roll != nullptr && why(roll->reason) == Why::for_the_start)
        sentences.push_back(msg("{seat} throws {n} for the start.")
                                .with("seat", seat_name(roll->seat))
                                .with("n", std::int64_t{roll->count}));
    else if (roll != nullptr)
        sentences.push_back(msg("{seat} throws {n}.")
                                .with("seat", seat_name(roll->seat))
                                .with("n", std::int64_t{roll->count}));
    for (const Event& event : events)
        if (event.kind == EventKind::collect) sentences.push_back(token_sentence(event));
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
    const auto moves = std::ranges::count(events, EventKind::move, &Event::kind);
    const bool flips = std::ranges::any_of(events, [&](const Event& event) {
        return event.kind == EventKind::flip && event.seat == move.seat && why(event.reason) == Why::plain;
    });
    const std::string from = board().at(move.from).label;
    const std::string to = board().at(move.to).label;
    const auto say = [&](std::string_view text) {
        return msg(text)
            .with("seat", seat_name(move.seat))
            .with("n", std::int64_t{before.turn.thrown})
            .with("from", from)
            .with("to", to);
    };
    if (moves == 2)
        return say(
            SIVBA_N("{seat} throws {n}, strikes back from {from} to {to}, sends the piece there home and "
                    "returns to {from}."));
    if (enters && leaves)
        return say(SIVBA_N("{seat} throws {n} and takes a piece from the hand over the whole board."));
    if (leaves) return say(SIVBA_N("{seat} throws {n} and bears off the piece from {from}."));
    if (enters && captures)
        return say(SIVBA_N("{seat} throws {n}, enters a piece on {to} and sends the piece there home."));
    if (enters) return say(SIVBA_N("{seat} throws {n} and enters a piece on {to}."));
    if (captures && flips)
        return say(
            SIVBA_N("{seat} throws {n}, goes from {from} to {to}, turns its piece over and sends the piece "
                    "there home."));
    if (captures)
        return say(SIVBA_N("{seat} throws {n}, goes from {from} to {to} and sends the piece there home."));
    if (flips) return say(SIVBA_N("{seat} throws {n}, goes from {from} to {to} and turns its piece over."));
    return say(SIVBA_N("{seat} throws {n} and goes from {from} to {to}."));
}

Message RaceGame::rearrange_sentence(const State& before, const Event& event) const {
    const std::string_view text =
        event.kind == EventKind::raise
            ? SIVBA_N("{seat} throws {n} and lifts its piece on {square} to the top of the pile.")
            : SIVBA_N("{seat} throws {n} and turns the pile on {square} upside down.");
    return msg(text)
        .with("seat", seat_name(event.seat))
        .with("n", std::int64_t{before.turn.thrown})
        .with("square", board().at(event.to).label);
}

Message RaceGame::token_sentence(const Event& event) const {
    const auto seat = [&](Message message) { return std::move(message).with("seat", seat_name(event.seat)); };
    switch (why(event.reason)) {
    case Why::pays:
        return seat(msg_n("{seat} has passed a marked square and pays {n} token.",
                          "{seat} has passed marked squares and pays {n} tokens.", event.count));
    case Why::takes:
        return seat(msg_n("{seat} takes {n} token from the pot.", "{seat} takes {n} tokens from the pot.",
                          event.count));
    default:
        return seat(
            msg_n("{seat} takes the pot: {n} token.", "{seat} takes the pot: {n} tokens.", event.count));
    }
}

namespace {

Message hindrance_words(Why why) {
    switch (why) {
    case Why::own_piece: return msg("an own piece is in the way");
    case Why::protected_piece: return msg("a protected piece of the opponent is in the way");
    case Why::other_side: return msg("a piece that shows its other side is in the way");
    case Why::wrong_side: return msg("a square does not admit the side that the piece shows");
    case Why::full: return msg("a square is full");
    case Why::throw_too_large: return msg("the throw is more than the way out");
    case Why::not_entering: return msg("this throw enters no piece");
    case Why::buried: return msg("another piece lies on top");
    default: return {};
    }
}

}  // namespace

Message RaceGame::pass_sentence(const State& before, const Event& pass) const {
    const auto say = [&](std::string_view text) {
        return msg(text)
            .with("seat", seat_name(before.turn.seat))
            .with("n", std::int64_t{before.turn.thrown});
    };
    if (why(pass.reason) == Why::throw_of_zero)
        return say(SIVBA_N("{seat} throws {n}, which moves nothing."));
    const Hindrances hindrances(pass.extra);
    Message reasons;
    for (const Why why : {Why::own_piece, Why::protected_piece, Why::other_side, Why::wrong_side, Why::full,
                          Why::throw_too_large, Why::not_entering, Why::buried}) {
        if (!hindrances.has(why)) continue;
        Message next = hindrance_words(why);
        reasons =
            reasons.empty()
                ? std::move(next)
                : msg("{these}; {last}").with("these", std::move(reasons)).with("last", std::move(next));
    }
    return say(SIVBA_N("{seat} throws {n}, but no piece can move: {reasons}."))
        .with("reasons", std::move(reasons));
}

Message RaceGame::again_sentence(const Event& event) const {
    switch (why(event.reason)) {
    case Why::rosette:
        return msg("The square gives {seat} another throw.").with("seat", seat_name(event.seat));
    case Why::left_rosette:
        return msg("Leaving from that square gives {seat} another throw.")
            .with("seat", seat_name(event.seat));
    case Why::captured:
        return msg("The capture gives {seat} another throw.").with("seat", seat_name(event.seat));
    case Why::rethrown:
        return msg("This throw gives {seat} another throw.").with("seat", seat_name(event.seat));
    case Why::throws_first_by_lot:
        return msg("{seat} throws first by lot; who first throws a 1 starts.")
            .with("seat", seat_name(event.seat));
    case Why::throws_next:
        return msg("That is no 1: {seat} throws next.").with("seat", seat_name(event.seat));
    case Why::equal_throws: return msg("The throws are equal: both throw again.");
    case Why::starts_by_throw:
        return msg("{seat} threw higher and starts.").with("seat", seat_name(event.seat));
    default: return msg("{seat} starts by lot.").with("seat", seat_name(event.seat));
    }
}

}  // namespace sivba::race
