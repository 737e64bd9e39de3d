// Who begins: the word `starter` with the values a family chooses from, and the draw by
// chance, which every family plays alike: both seats with the same weight, one complete turn.
#pragma once

#include "framework/rules/outcome.h"
#include "framework/ruleset/schema.h"

namespace sivba {

enum class Starter : std::uint8_t { first, second, random, throw_off, first_one };

// The words of these values, in this order, with the sentences that players read.
std::vector<WordChoice<Starter>> starter_words(std::initializer_list<Starter> values);

// The row `starter` of a family's table, offered as an option by all its rulesets. `Rules` has
// a member `starter`; the first of `values` should be its default.
template <class Rules>
void add_starter(WordTable<Rules>& table, std::initializer_list<Starter> values) {
    WordInfo& row = table.choice(
        "starter", [](auto& rules) -> auto& { return rules.starter; }, starter_words(values),
        SIVBA_N("Who begins."));
    row.offered = true;
}

// The seat that begins where neither chance nor a throw decides it.
constexpr Seat fixed_starter(Starter starter) { return starter == Starter::second ? Seat::p2 : Seat::p1; }

// The draw is a decision of chance with `make(seat)` as its Move: weight 1 of draw_denominator.
inline constexpr std::uint32_t draw_denominator = 2;
inline constexpr Progress draw_progress{.ply_ended = true, .turn_ended = true};

template <class Make>
void legal_draws(MoveList& moves, Make make) {
    for (const Seat seat : {Seat::p1, Seat::p2}) moves.push(make(seat));
}

}  // namespace sivba
