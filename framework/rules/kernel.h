// The concept every family's kernel fulfils: a handful of static functions over an
// immutable Program and a State that is a value. Search, perft and playouts are
// templates over it, so nothing below the Game facade costs a virtual call.
#pragma once

#include "framework/rules/event.h"
#include "framework/rules/outcome.h"
#include "framework/rules/types.h"

#include <concepts>

namespace sivba {

template <class K>
concept Kernel = requires(const typename K::Program& program, typename K::State& state,
                          const typename K::State& seen, Move move, MoveList& moves, NullSink sink) {
    // Seats of every game of the family; compile() refuses another `players` (compile_checks.h).
    { K::seats } -> std::convertible_to<int>;
    // Position before the first decision; the starter phase is part of it.
    { K::initial(program) } -> std::same_as<typename K::State>;
    // Who decides next; nobody when the game is over.
    { K::actor(program, seen) } -> std::same_as<Actor>;
    // Decisions open to the actor, in a fixed order; for chance the throws that can
    // occur. Empty exactly when actor() is nobody.
    { K::legal(program, seen, moves) } -> std::same_as<void>;
    // Weight of a decision of chance over denominator(); 1 for seats.
    { K::weight(program, seen, move) } -> std::same_as<std::uint32_t>;
    { K::denominator(program, seen) } -> std::same_as<std::uint32_t>;
    // Plays a legal decision up to the next decision, chance event or end of the turn. What only
    // decides who begins (a draw, a pair of throws for the start) is a complete turn of its own.
    { K::apply(program, state, move, sink) } -> std::same_as<Progress>;
    { K::outcome(program, seen) } -> std::same_as<Outcome>;
    // Equal positions (as the rules see them) have equal hashes.
    { K::hash(program, seen) } -> std::same_as<std::uint64_t>;
    { K::repetition(program) } -> std::same_as<RepetitionRule>;
    // Ends the game by the ruleset's repetition rule.
    { K::settle_repetition(program, state, sink) } -> std::same_as<void>;
    // Value for `seat` in [-1, 1] of a position that is not over.
    { K::evaluate(program, seen, Seat::p1) } -> std::same_as<float>;
};

}  // namespace sivba
