// The vocabulary of the program's JSON: seats, positions, outcomes, events and texts,
// named once so that the keys are the same in every command (docs/cli.md).
#pragma once

#include "cli/output.h"
#include "framework/rules/game.h"

namespace sivba::cli {

// "p1", "chance", or null when the game is over.
Json actor_json(Actor actor);
Json outcome_json(const Outcome& outcome, int seats);
Json event_json(const Game& game, const Event& event);
// Null for what cannot be told, as a standard error of too few games.
Json or_null(std::optional<double> value);
Json local_json(const LocalText& text);

// Adds `position`, `position_text` and `to_move`.
void add_position(const Game& game, const Position& position, Json& json);
// "South to move" or how the game ended.
Message status(const Game& game, const Position& position);

// The explanation of a decision, one text per sentence.
std::vector<std::string> explanation(const Output& out, const Game& game, const Position& before,
                                     const EventLog& events);

}  // namespace sivba::cli
