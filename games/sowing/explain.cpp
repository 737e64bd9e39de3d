// The sentences are chosen by the reasons of the events (reasons.h), never by looking at
// the rules again.
#include "games/sowing/explain.h"

#include "games/sowing/reasons.h"
#include "games/sowing/relay_explain.h"

#include <optional>

namespace sivba::sowing {
namespace {

std::size_t at(int i) { return static_cast<std::size_t>(i); }

// What the events of one decision amount to.
struct Turn {
    Seat mover = Seat::p1;
    int from = -1, last = -1;
    int sown = 0;
    int made = 0;           // seeds in the pit of the last seed before anything was captured
    int captured = 0;       // seeds, from all pits
    int from_opposite = 0;  // of them
    int from_behind = 0;
    bool was_empty = false;  // what made the capture: the last seed fell in an empty pit, else its count
    bool grand_slam_void = false, again = false;
    bool claims = false;      // the last seed claims its pit
    PerSeat<int> gathered{};  // seeds of claimed pits that went to the store of each seat
    std::optional<Event> end;
    PerSeat<int> collected{};
    int left = 0;  // seeds in the pits after all that
};

void add_capture(Turn& turn, const Event& event) {
    turn.captured += event.count;
    switch (why_of(event.reason)) {
    case Why::opposite_of_empty: turn.was_empty = true; [[fallthrough]];
    case Why::opposite_of_count: turn.from_opposite += event.count; break;
    case Why::last_in_empty: turn.was_empty = true; break;
    case Why::chain: turn.from_behind += event.count; break;
    default: break;
    }
}

Turn summary(const Program& program, const Snapshot& before, std::span<const Event> events) {
    Turn turn;
    Snapshot now = before;
    for (const Event& event : events) {
        switch (event.kind) {
        case EventKind::lift:
            turn.mover = event.seat;
            turn.from = event.from.value;
            turn.sown = event.count;
            now.count[event.from.value] = 0;
            break;
        case EventKind::drop:
            turn.last = event.to.value;
            turn.made = ++now.count[event.to.value];
            break;
        case EventKind::capture:
            add_capture(turn, event);
            now.count[event.from.value] -= event.count;
            break;
        case EventKind::stop: turn.grand_slam_void = why_of(event.reason) == Why::grand_slam_void; break;
        case EventKind::again: turn.again = true; break;
        case EventKind::mark: turn.claims = why_of(event.reason) == Why::claimed; break;
        case EventKind::collect:
            now.count[event.from.value] -= event.count;
            if (why_of(event.reason) == Why::claimed) {
                turn.gathered[at(index(event.seat))] += event.count;
                break;
            }
            turn.collected[at(index(event.seat))] += event.count;
            break;
        case EventKind::win:
        case EventKind::draw: turn.end = event; break;
        default: break;
        }
    }
    for (const Seat seat : {Seat::p1, Seat::p2}) turn.left += now.seeds_in_row(program, seat);
    return turn;
}

// "South sows 4 seeds from pit 3, the last into the opponent's pit 1".
Message sowing(const Program& program, const Turn& turn) {
    Message message;
    if (!program.is_pit(turn.last))
        message = msg_n("{seat} sows {n} seed from pit {pit} into its own store",
                        "{seat} sows {n} seeds from pit {pit}, the last into its own store", turn.sown);
    else if (program.owner[at(turn.last)] == index(turn.mover))
        message = msg_n("{seat} sows {n} seed from pit {pit} into its own pit {last}",
                        "{seat} sows {n} seeds from pit {pit}, the last into its own pit {last}", turn.sown);
    else
        message =
            msg_n("{seat} sows {n} seed from pit {pit} into the opponent's pit {last}",
                  "{seat} sows {n} seeds from pit {pit}, the last into the opponent's pit {last}", turn.sown);
    message = std::move(message)
                  .with("seat", seat_name(turn.mover))
                  .with("pit", std::int64_t{program.column(turn.from)} + 1);
    if (program.is_pit(turn.last))
        message = std::move(message).with("last", std::int64_t{program.column(turn.last)} + 1);
    return message;
}

// What was captured, and why: for every union of capture.when, capture.take and capture.chain.
Message capture_part(const Turn& turn) {
    const bool opposite_only = turn.from_opposite == turn.captured;
    if (turn.was_empty && opposite_only)
        return msg_n("it was empty, and {n} seed of the opposite pit is captured",
                     "it was empty, and {n} seeds of the opposite pit are captured", turn.captured);
    if (turn.was_empty)
        return msg_n("it was empty, and {n} seed is captured", "it was empty, and {n} seeds are captured",
                     turn.captured);
    if (turn.captured == turn.made && turn.from_opposite + turn.from_behind == 0)
        return msg_n("it makes {n} there, and it is captured", "it makes {n} there, and they are captured",
                     turn.captured);
    Message message;
    if (opposite_only)
        message =
            msg_n("it makes {made} there, and {n} seed of the opposite pit is captured",
                  "it makes {made} there, and {n} seeds of the opposite pit are captured", turn.captured);
    else if (turn.from_opposite > 0)
        message =
            msg_n("it makes {made} there, and with the opposite pit {n} seed is captured",
                  "it makes {made} there, and with the opposite pit {n} seeds are captured", turn.captured);
    else
        message =
            msg_n("it makes {made} there, and with the pits behind {n} seed is captured",
                  "it makes {made} there, and with the pits behind {n} seeds are captured", turn.captured);
    return std::move(message).with("made", std::int64_t{turn.made});
}

// What the last seed did; empty if nothing.
Message consequence(const Turn& turn) {
    if (turn.grand_slam_void)
        return msg("a capture would take all the opponent's seeds, so nothing is captured");
    if (turn.claims)
        return msg_n("it makes {n} there, and {seat} claims the pit",
                     "it makes {n} there, and {seat} claims the pit", turn.made)
            .with("seat", seat_name(turn.mover));
    if (turn.again) return msg("{seat} plays again").with("seat", seat_name(turn.mover));
    return turn.captured == 0 ? Message{} : capture_part(turn);
}

// What ended the game, with the seat it befell: the reader does not know whose turn would be next.
Message reason_of_end(const Turn& turn) {
    const Event& end = *turn.end;
    const Seat whom = befell_someone(end) ? whom_it_befell(end) : end.seat;
    switch (why_of(end.reason)) {
    case Why::majority:
        return msg("{seat} has more than half of all seeds: the game ends.").with("seat", seat_name(whom));
    case Why::row_empty:
        if (turn.collected[0] + turn.collected[1] == 0) return msg("Both rows are empty: the game ends.");
        return msg("The row of {seat} is empty: the game ends.").with("seat", seat_name(whom));
    case Why::no_move: return msg("{seat} has no move: the game ends.").with("seat", seat_name(whom));
    case Why::cannot_feed:
        return msg("The row of {hungry} is empty, and {seat} cannot feed it: the game ends.")
            .with("hungry", seat_name(other(whom)))
            .with("seat", seat_name(whom));
    case Why::repetition: return msg("The position has come again: the game ends.");
    case Why::turn_limit: return msg("The limit of turns is reached: the game ends.");
    default: return {};
    }
}

// The reason, who takes what, and what nobody gets.
void add_end(const Turn& turn, std::vector<Message>& sentences) {
    sentences.push_back(reason_of_end(turn));
    for (const Seat seat : {Seat::p1, Seat::p2}) {
        const int seeds = turn.collected[at(index(seat))];
        if (seeds > 0)
            sentences.push_back(msg_n("{seat} takes {n} seed from the board.",
                                      "{seat} takes {n} seeds from the board.", seeds)
                                    .with("seat", seat_name(seat)));
    }
    if (turn.left > 0)
        sentences.push_back(msg_n("{n} seed stays on the board and counts for nobody.",
                                  "{n} seeds stay on the board and count for nobody.", turn.left));
}

Message pit_number(Message message, const Program& program, int place) {
    return std::move(message).with("pit", std::int64_t{program.column(place)} + 1);
}

}  // namespace

Message seat_name(Seat seat) { return seat == Seat::p1 ? msg("South") : msg("North"); }

std::vector<Message> explain(const Program& program, const Snapshot& before, std::span<const Event> events) {
    if (program.rules.relays()) return relay_explain(program, before, events);
    std::vector<Message> sentences;
    const Turn turn = summary(program, before, events);
    if (!events.empty() && events.front().kind == EventKind::roll)
        sentences.push_back(
            msg("Chance decides: {seat} begins.").with("seat", seat_name(events.front().seat)));
    if (turn.from >= 0) {
        Message then = consequence(turn);
        if (then.empty())
            sentences.push_back(msg("{sowing}.").with("sowing", sowing(program, turn)));
        else
            sentences.push_back(
                msg("{sowing}; {then}.").with("sowing", sowing(program, turn)).with("then", std::move(then)));
    }
    for (const Seat seat : {Seat::p1, Seat::p2})
        if (const int seeds = turn.gathered[at(index(seat))]; seeds > 0)
            sentences.push_back(msg_n("{n} seed of the pit claimed by {seat} goes to the store.",
                                      "{n} seeds of the pit claimed by {seat} go to the store.", seeds)
                                    .with("seat", seat_name(seat)));
    if (turn.end) add_end(turn, sentences);
    return sentences;
}

Message refusal(const Program& program, const Snapshot& shot, int place) {
    if (program.rules.relays()) return relay_refusal(program, shot, place);
    if (shot.pending == Pending::nothing) return msg("The game is over.");
    if (shot.pending == Pending::starter) return msg("First chance decides who begins.");
    if (!program.is_pit(place)) return msg("Seeds in a store stay there to the end of the game.");
    if (program.owner[at(place)] != index(shot.seat))
        return msg("This pit is in your opponent's row: you sow from your own.");
    if (shot.is_open(program.column(place))) return {};
    if (shot.claimed[at(1 - index(shot.seat))] == program.column(place) + 1)
        return pit_number(msg("Pit {pit} is claimed by your opponent: nobody can start there."), program,
                          place);
    if (shot.at(place) == 0) return pit_number(msg("Pit {pit} is empty."), program, place);
    if (shot.at(place) < program.hot.at_least)
        return pit_number(msg_n("Pit {pit} cannot be sown: it needs {n} seed.",
                                "Pit {pit} cannot be sown: it needs {n} seeds.", program.hot.at_least),
                          program, place);
    const bool feeds = shot.at(place) >= program.reach[at(place)];
    if (program.hot.must_feed && !feeds && shot.seeds_in_row(program, other(shot.seat)) == 0)
        return pit_number(
            msg("You must feed your opponent: the seeds of pit {pit} do not reach the other row."), program,
            place);
    return pit_number(msg("Pit {pit} would take all your opponent's seeds, which is forbidden."), program,
                      place);
}

Message offer(const Program& program, const Snapshot& shot, Move move) {
    if (program.rules.relays()) return relay_offer(program, shot, move);
    const int i = static_cast<int>(move.bits);
    if (shot.pending == Pending::starter) return msg("{seat} begins").with("seat", seat_name(seat_at(i)));
    const int place = program.first_pit[at(index(shot.seat))] + i;
    return pit_number(msg_n("Sow pit {pit}: {n} seed", "Sow pit {pit}: {n} seeds", shot.at(place)), program,
                      place);
}

Message describe(const Program& program, const Snapshot& shot, int place) {
    if (program.rules.relays()) return relay_describe(program, shot, place);
    const Seat owner = seat_at(program.owner[at(place)]);
    const int seeds = shot.at(place);
    if (!program.is_pit(place))
        return msg_n("Store of {seat}: {n} seed", "Store of {seat}: {n} seeds", seeds)
            .with("seat", seat_name(owner));
    if (shot.claimed[at(1 - index(owner))] == program.column(place) + 1)
        return pit_number(msg("{seat}, pit {pit}: claimed by {other}")
                              .with("seat", seat_name(owner))
                              .with("other", seat_name(other(owner))),
                          program, place);
    Message message = msg_n("{seat}, pit {pit}: {n} seed", "{seat}, pit {pit}: {n} seeds", seeds);
    if (shot.pending == Pending::start && owner == shot.seat && shot.is_open(program.column(place)))
        message = msg_n("{seat}, pit {pit}: {n} seed, can be sown",
                        "{seat}, pit {pit}: {n} seeds, can be sown", seeds);
    return pit_number(std::move(message), program, place).with("seat", seat_name(owner));
}

Message sum(const Program& program, const Snapshot& before, std::span<const Event> events) {
    return program.rules.relays() ? relay_sum(program, before, events) : Message{};
}

}  // namespace sivba::sowing
