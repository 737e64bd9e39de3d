// The seeds go from place to place; the strict reader of positions has the last word.
#include "games/sowing/carry.h"

#include "games/sowing/notation.h"
#include "games/sowing/relay_fields.h"

namespace sivba::sowing {
namespace {

std::size_t at(int i) { return static_cast<std::size_t>(i); }

int sum_of(const Snapshot& shot, const PerSeat<int>& places) {
    return places[0] > 0 ? shot.at(places[0]) + shot.at(places[1]) : 0;
}

// Why the board of `to` cannot hold it.
std::optional<Error> lost(const Program& from, const Snapshot& shot, const Program& to) {
    const BoardRules &here = from.rules.board, &there = to.rules.board;
    if (here.rows != there.rows) return Error{msg("One board has two rows, the other four.")};
    if (here.columns != there.columns)
        return Error{msg("The rows have {less} pits on one board, {more} on the other.")
                         .with("less", std::int64_t{std::min(here.columns, there.columns)})
                         .with("more", std::int64_t{std::max(here.columns, there.columns)})};
    if (const int stored = sum_of(shot, from.store); stored > 0 && !to.has_stores())
        return Error{msg_n("{n} seed lies in the stores, and the other game has none.",
                           "{n} seeds lie in the stores, and the other game has none.", stored)};
    if (const int kept = sum_of(shot, from.reserve); kept > 0 && to.reserve[0] == 0)
        return Error{msg_n(
            "{n} seed is still in the players' hands, and in the other game nothing is planted.",
            "{n} seeds are still in the players' hands, and in the other game nothing is planted.", kept)};
    if (shot.pending == Pending::nothing) return Error{msg("The game is over in this position.")};
    if (in_turn(shot.pending))
        return Error{msg("This position stands in the middle of a turn and belongs to its own game.")};
    return std::nullopt;
}

bool is_opening(const Program& program, const Snapshot& shot) {
    for (int place = 0; place < program.places; ++place)
        if (shot.at(place) != program.opening[at(place)]) return false;
    return true;
}

// What was before: nothing at the opening; elsewhere what `from` counts, or enough.
void carry_history(const Program& from, const Snapshot& shot, const Program& to, Snapshot& there) {
    const bool opening = is_opening(from, shot);
    const bool counted = from.ring.counted_turns >= to.ring.counted_turns;
    for (std::size_t seat = 0; seat < 2; ++seat) {
        there.own_turns[seat] = opening   ? 0
                                : counted ? std::min(shot.own_turns[seat], to.ring.counted_turns)
                                          : to.ring.counted_turns;
        there.capturing[seat] = std::min(shot.capturing[seat], to.ring.counted_captures);
        there.house[seat] = from.ring.house >= 0 ? shot.house[seat] : to.ring.house >= 0;
    }
}

}  // namespace

Result<Snapshot> carried(const Program& from, const Snapshot& shot, const Program& to) {
    if (std::optional<Error> error = lost(from, shot, to)) return *error;
    Snapshot there = to.rules.relays() ? empty_board(to) : Snapshot{};
    for (int pit = 0; pit < from.pits; ++pit) there.count[at(pit)] = shot.at(pit);
    for (std::size_t seat = 0; seat < 2; ++seat) {
        if (from.has_stores() && to.has_stores()) there.count[at(to.store[seat])] = shot.at(from.store[seat]);
        if (from.reserve[0] > 0 && to.reserve[0] > 0)
            there.count[at(to.reserve[seat])] = shot.at(from.reserve[seat]);
    }
    there.seat = shot.seat;
    there.pending = shot.pending == Pending::starter ? Pending::starter : Pending::start;
    there.turns = to.hot.turn_limit ? shot.turns : 0;
    if (to.rules.relays()) carry_history(from, shot, to, there);
    return from_text(to, to_text(to, there));
}

}  // namespace sivba::sowing
