// What a format of vectors is: how its files are taken apart into entries, and how an
// entry is compared with the game. The formats themselves know how their files write
// seats, turns and ends; they stand in games/vectors, beside the families.
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

// Compares an entry with the game. May throw nlohmann::json::exception on an entry of a
// wrong shape; run_vectors() catches it. A verdict that was reached after a stop was
// requested means nothing.
using RunEntry = Verdict (*)(const Game& game, const Json& entry, const std::stop_token& stop);

struct VectorEntry {
    std::string id, ruleset;
    const Json* json = nullptr;
    RunEntry run = nullptr;  // none: it is read only, and skipped
    bool first_seat_starts = false;
};

struct VectorFormat {
    std::string_view name;  // value of `format` in the file
    // May throw as RunEntry does.
    std::vector<VectorEntry> (*entries)(const Json& file);
};
using VectorFormats = std::vector<VectorFormat>;

// The entries of `vectors` that have an id.
std::vector<VectorEntry> listed_entries(const Json& file, RunEntry run);
// Of an entry, as `:dice=three,pieces=2`; empty without options.
std::string options_text(const Json& options);
std::string option_word(const Json& value);

// Whether `got` (a position of ours) says all that `expected` does. Lists of pieces are
// compared without order on the same square; what is null or plain may be left out.
bool says(const Json& got, const Json& expected);
// Whether the position is as expected.
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
