#include "framework/rules/end_texts.h"

#include <bit>

namespace sivba {

namespace {

bool counts_score(const Outcome& outcome) {
    for (const std::int16_t each : outcome.score)
        if (each != 0) return true;
    return false;
}

// The only winner, or none when a win is shared.
std::optional<Seat> single_winner(const Outcome& outcome) {
    if (std::popcount(outcome.winners) != 1) return std::nullopt;
    return seat_at(std::countr_zero(outcome.winners));
}

Message result_text(const Game& game, const Outcome& outcome) {
    const bool scored = counts_score(outcome) && game.seats() == 2;
    if (outcome.kind == OutcomeKind::nullified) return msg("The game is void: {reason}.");
    const std::optional<Seat> winner = single_winner(outcome);
    if (outcome.kind == OutcomeKind::drawn || !winner) {
        if (!scored) return msg("A draw: {reason}.");
        const bool level = outcome.score[0] == outcome.score[1];
        return (level ? msg("A draw, {ours} to {theirs}: {reason}.")
                      : msg("A draw, although the score is {ours} to {theirs}: {reason}."))
            .with("ours", std::int64_t{outcome.score[0]})
            .with("theirs", std::int64_t{outcome.score[1]});
    }
    const auto own = static_cast<std::size_t>(index(*winner));
    if (!scored) return msg("{winner} wins: {reason}.").with("winner", game.seat_name(*winner));
    return msg("{winner} wins, {ours} to {theirs}: {reason}.")
        .with("winner", game.seat_name(*winner))
        .with("ours", std::int64_t{outcome.score[own]})
        .with("theirs", std::int64_t{outcome.score[1 - own]});
}

}  // namespace

Message end_reason_text(EndReason reason) {
    switch (reason) {
    case EndReason::none: return {};
    case EndReason::majority: return msg("more than half of all seeds");
    case EndReason::seeds_counted: return msg("the seeds were counted");
    case EndReason::no_move: return msg("the other side has no move");
    case EndReason::all_borne_off: return msg("all pieces that had to leave the board have left it");
    case EndReason::repetition: return msg("the position came again");
    case EndReason::endless_move: return msg("the move would never end");
    case EndReason::row_empty: return msg("the other side's inner row is empty");
    case EndReason::no_seeds: return msg("the other side has no seeds left");
    case EndReason::special_win: return msg("a special win of this game");
    case EndReason::resigned: return msg("the other side resigned");
    case EndReason::limit: return msg("the limit of turns was reached");
    }
    return {};
}

Message outcome_text(const Game& game, const Outcome& outcome) {
    if (!outcome.over()) return {};
    return result_text(game, outcome).with("reason", end_reason_text(outcome.reason));
}

}  // namespace sivba
