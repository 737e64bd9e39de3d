// One function per format in which vectors are published, named after the format: they
// know how those files write seats, turns and ends, but no rules; what is legal and what
// comes of it, the game alone says. Each compares an entry with the game. They may throw
// nlohmann::json::exception on entries of a wrong shape; vectors.cpp catches it. Private
// to framework/play.
#pragma once

#include "framework/rules/game.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace sivba {

using Json = nlohmann::ordered_json;

struct Mismatch {
    std::string expected, got;
};
// None: the entry passes.
using Verdict = std::optional<Mismatch>;

// A verdict that was reached after a stop was requested means nothing.
using RunEntry = Verdict (*)(const Game& game, const Json& entry, const std::stop_token& stop);
Verdict run_two_row(const Game& game, const Json& entry, const std::stop_token& stop);
Verdict run_race(const Game& game, const Json& entry, const std::stop_token& stop);
Verdict run_race_perft(const Game& game, const Json& row, const std::stop_token& stop);
Verdict run_sowing(const Game& game, const Json& entry, const std::stop_token& stop);

// Reads a position of the file; L and D are the seats p1 and p2 there.
Result<PositionPtr> position_from(const Game& game, const Json& json);
// Whether `got` (a position of ours) says all that `expected` does. Lists of pieces are
// compared without order on the same square; what is null or plain may be left out.
bool says(const Json& got, const Json& expected);
// Whether the position and, where `next` tells it, the seat to act are as expected.
Verdict compare_position(const Game& game, const Position& position, const Json& expected,
                         std::string_view where);
Verdict differs(std::string_view where, const std::string& expected, const std::string& got);
std::string text_of(const Message& message);  // English
// Legal decisions by their notation.
std::vector<std::pair<std::string, Move>> legal_tokens(const Game& game, const Position& position);
// Whether the lists hold the same words, whatever their order.
Verdict compare_words(std::string_view where, std::vector<std::string> wanted, std::vector<std::string> got);
// "p1", "chance" or "null".
std::string word_of(Actor actor);

}  // namespace sivba
