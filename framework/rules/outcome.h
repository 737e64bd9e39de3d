// How a game stands: still open, or ended with winners, scores and the reason.
#pragma once

#include "framework/rules/types.h"

#include <array>

namespace sivba {

enum class OutcomeKind : std::uint8_t { open, won, drawn, nullified };

// What ended the game; worded by framework/rules/end_texts.h for every family.
enum class EndReason : std::uint8_t {
    none,
    majority,       // more seeds than half
    seeds_counted,  // nobody can go on, seeds were counted
    no_move,        // the seat to move had no legal move
    all_borne_off,  // every piece has left the board
    repetition,     // the position came again
    endless_move,   // a move that would never end
    row_empty,      // the own inner row is empty
    no_seeds,       // no seeds left
    special_win,    // a win that only this ruleset knows
    resigned,
    limit  // the ruleset's move limit
};

struct Outcome {
    OutcomeKind kind = OutcomeKind::open;
    EndReason reason = EndReason::none;
    std::uint8_t winners = 0;  // bit per seat; more than one only if the ruleset shares wins
    std::array<std::int16_t, max_seats> score{};  // seeds or pieces that count, 0 where nothing is counted

    bool over() const { return kind != OutcomeKind::open; }
    bool won_by(Seat seat) const { return kind == OutcomeKind::won && (winners >> index(seat) & 1) != 0; }
    static Outcome win(Seat seat, EndReason reason) {
        Outcome outcome;
        outcome.kind = OutcomeKind::won;
        outcome.reason = reason;
        outcome.winners = static_cast<std::uint8_t>(1 << index(seat));
        return outcome;
    }
    friend bool operator==(const Outcome&, const Outcome&) = default;
};

// What a decision has done to the turn (for counting, notation and repetition).
struct Progress {
    bool ply_ended = false;   // the mover's single move is complete (Kalah's bonus move follows as a new ply)
    bool turn_ended = false;  // the turn is complete; implies ply_ended
    bool irreversible = false;  // no earlier position can come again
};

// Positions are compared at the ends of turns since the last irreversible decision.
// `times` = 0: no rule; 2: the game ends when a position comes a second time.
struct RepetitionRule {
    int times = 0;
};

}  // namespace sivba
