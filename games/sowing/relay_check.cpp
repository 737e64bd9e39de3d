// Positions between turns: seeds, what was arranged or opened, blocked pits, ends.
#include "games/sowing/relay_check.h"

#include "games/sowing/relay_fields.h"
#include "games/sowing/relay_starts.h"

namespace sivba::sowing {
namespace {

using Ring = PlainRing<RelayLarge>;

std::size_t at(int i) { return static_cast<std::size_t>(i); }

std::optional<Error> check_seeds(const Program& program, const Snapshot& shot) {
    int sum = shot.walk.hand;
    for (int place = 0; place < program.places; ++place) sum += shot.at(place);
    if (sum > program.total)
        return cannot_stand(msg_n("it holds {n} seed, and the game has {most}.",
                                  "it holds {n} seeds, and the game has {most}.", sum)
                                .with("most", std::int64_t{program.total}));
    for (int seat = 0; seat < 2; ++seat)
        for (int pit = 0; pit < program.pits_each && shot.closed[at(seat)] != 0; ++pit)
            if (program.ring.pit[at(pit)].in_closed_column && pit != program.ring.opener &&
                shot.at(program.first_pit[at(seat)] + pit) > 0)
                return cannot_stand(msg("a closed column holds seeds only in the pit that opens it."));
    return std::nullopt;
}

// The start that the other seat has chosen unseen.
bool may_have_opened(const Program& program, const Snapshot& shot) {
    Ring::State state;
    restore(program, shot, state);
    state.seat = other(shot.seat);
    state.joint = no_pit;
    RelayStarts<Ring>::lifting(program, state);
    return state.open[0].has(shot.joint) || state.open[1].has(shot.joint);
}

std::optional<Error> check_opening(const Program& program, const Snapshot& shot) {
    const OpeningRules& rules = program.rules.opening;
    const bool opening = shot.pending == Pending::arrange || shot.pending == Pending::together;
    if (shot.pending == Pending::starter && program.rules.starter != Starter::random)
        return cannot_stand(msg("in this game chance does not decide who begins."));
    if (shot.pending == Pending::arrange && rules.arrange == Arrange::none)
        return cannot_stand(msg("in this game nothing is arranged before play."));
    if (shot.pending == Pending::together && rules.first_turn != FirstTurn::together)
        return cannot_stand(msg("in this game the seats do not begin at once."));
    if (opening && shot.own_turns[0] + shot.own_turns[1] > 0)
        return cannot_stand(msg("who begins is decided before the first turn."));
    if (shot.joint == no_pit) return std::nullopt;
    if (!opening) return cannot_stand(msg("what was opened or arranged belongs to the time before play."));
    if (shot.pending == Pending::together && !may_have_opened(program, shot))
        return cannot_stand(
            msg("no turn can have begun in {pit}.").with("pit", pit_label(program, shot.joint)));
    return std::nullopt;
}

// A pit is blocked for one turn and is to be captured in the next one.
std::optional<Error> check_blocking(const Program& program, const Snapshot& shot) {
    if (shot.blocked == no_pit && shot.target == no_pit) return std::nullopt;
    const Rules& rules = program.rules;
    if (!rules.blocking.active) return cannot_stand(msg("in this game no pits are blocked."));
    const bool in_play =
        shot.pending == Pending::start || shot.pending == Pending::then_start || in_turn(shot.pending);
    const bool planting =
        program.reserve[0] > 0 && shot.at(program.reserve[0]) + shot.at(program.reserve[1]) > 0;
    if (!in_play || planting || (shot.blocked != no_pit && shot.target != no_pit))
        return cannot_stand(msg("one pit at a time is blocked, and only when the planting is over."));
    const bool own = shot.blocked != no_pit;
    const int pit = own ? shot.blocked : shot.target;
    const int seat = own ? index(shot.seat) : 1 - index(shot.seat);
    // Laps stop in a blocked pit; only a relay from the pit after an empty end lifts it.
    const bool kept = rules.move.lap.over_relay == OverRelay::off || (own && shot.pending == Pending::start);
    const bool holds = (rules.capture.needs == CaptureNeeds::opposite ||
                        rules.capture.needs == CaptureNeeds::both_opposite) &&
                       rules.capture.fallback == CaptureFallback::none;
    if (pit >= program.columns || (kept && holds && shot.at(program.first_pit[at(seat)] + pit) == 0))
        return cannot_stand(msg("a blocked pit is an inner one with seeds."));
    return std::nullopt;
}

bool can_end_so(const Program& program, EndReason reason) {
    const EndRules& end = program.rules.end;
    switch (reason) {
    case EndReason::row_empty: return end.inner_empty != InnerEmpty::goes_on;
    case EndReason::no_seeds: return end.no_seeds_loses;
    case EndReason::special_win: return end.both_ends_win || end.second_capture_wins;
    case EndReason::repetition: return program.rules.repetition.times > 0;
    case EndReason::limit: return end.turn_limit > 0;
    default: return true;
    }
}

// Seeds stay in hand where a game ends in the middle of a sowing.
std::optional<Error> check_end(const Program& program, const Snapshot& shot) {
    if (!can_end_so(program, shot.end))
        return cannot_stand(msg("by the rules of this game nothing ends so."));
    const EndRules& end = program.rules.end;
    const bool amid = (shot.end == EndReason::row_empty && end.inner_empty == InnerEmpty::loses_at_once) ||
                      (shot.end == EndReason::special_win && end.both_ends_win);
    if (shot.walk.hand > 0 && !amid) return cannot_stand(msg("this end leaves no seeds in hand."));
    return std::nullopt;
}

bool nothing_sown(Walk walk, Pending pending) {
    if (pending == Pending::nothing) walk.hand = 0;
    return walk == Walk{};
}

}  // namespace

Error cannot_stand(Message why) {
    return Error{msg("This position cannot stand: {why}").with("why", std::move(why))};
}

std::optional<Error> check_relay_position(const Program& program, const Snapshot& shot) {
    const int limit = program.rules.end.turn_limit;
    if (limit > 0 && shot.end == EndReason::none && shot.turns >= limit)
        return cannot_stand(msg("the limit of turns is reached."));
    std::optional<Error> error = check_seeds(program, shot);
    if (!error) error = check_opening(program, shot);
    if (!error) error = check_blocking(program, shot);
    if (error) return error;
    if (in_turn(shot.pending)) return check_walk(program, shot);
    if (!nothing_sown(shot.walk, shot.pending))
        return cannot_stand(msg("seeds are in hand, and a sowing under way, only in the middle of a turn."));
    if (shot.pending == Pending::then_start && program.rules.move.direct != DirectCapture::before_move)
        return cannot_stand(msg("by the rules of this game nobody decides that."));
    return shot.pending == Pending::nothing ? check_end(program, shot) : std::nullopt;
}

}  // namespace sivba::sowing
