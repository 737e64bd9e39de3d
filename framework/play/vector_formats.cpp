// What the formats of vectors share: entries, and comparing positions.
#include "framework/play/vector_formats.h"

#include "framework/play/save_format.h"
#include "framework/text/catalogue.h"

#include <algorithm>

namespace sivba {

namespace {

bool may_be_left_out(const Json& value) {
    return value.is_null() || value == "plain" || (value.is_array() && value.empty());
}

// Pieces have an order only on a stack; the vectors list equal squares by owner, place
// and loop, which is bottom to top where the order matters.
bool same_pieces(const Json& got, const Json& expected) {
    std::vector<const Json*> open;
    for (const Json& piece : got) open.push_back(&piece);
    for (const Json& piece : expected) {
        const auto found = std::ranges::find_if(open, [&](const Json* each) { return says(*each, piece); });
        if (found == open.end()) return false;
        open.erase(found);
    }
    return open.empty();
}

std::string in_braces(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text.append(text.empty() ? "" : "; ").append(word);
    return text.insert(0, 1, '{').append("}");
}

bool are_pieces(const Json& list) {
    return !list.empty() && list.front().is_object() && list.front().contains("owner");
}

}  // namespace

bool says(const Json& got, const Json& expected) {
    if (expected.is_array()) {
        if (!got.is_array() || got.size() != expected.size()) return false;
        if (are_pieces(expected)) return same_pieces(got, expected);
        return std::equal(got.begin(), got.end(), expected.begin(), says);
    }
    if (!expected.is_object()) return got == expected;
    if (!got.is_object()) return false;
    for (const auto& [key, value] : expected.items()) {
        if (got.contains(key) ? !says(got[key], value) : !may_be_left_out(value)) return false;
    }
    return true;
}

std::vector<VectorEntry> listed_entries(const Json& file, RunEntry run) {
    std::vector<VectorEntry> entries;
    for (const Json& json : file.at("vectors"))
        if (json.contains("id")) entries.push_back({json.at("id"), json.at("ruleset"), &json, run});
    return entries;
}

std::string option_word(const Json& value) {
    if (value.is_boolean()) return value.get<bool>() ? "on" : "off";
    return value.is_string() ? value.get<std::string>() : value.dump();
}

std::string options_text(const Json& options) {
    std::string text;
    for (const auto& [key, value] : options.items())
        text.append(text.empty() ? ":" : ",").append(key).append("=").append(option_word(value));
    return text;
}

Verdict compare_position(const Game& game, const Position& position, const Json& expected,
                         std::string_view where) {
    Json got;
    game.to_json(position, got);
    if (says(got, expected)) return {};
    return differs(where, expected.dump(), got.dump());
}

Verdict differs(std::string_view where, const std::string& expected, const std::string& got) {
    const std::string head = where.empty() ? "" : std::string(where) + ": ";
    return Mismatch{head + expected, head + got};
}

std::string text_of(const Message& message) { return Catalogue("en", {}).format(message); }

std::vector<std::pair<std::string, Move>> legal_tokens(const Game& game, const Position& position) {
    MoveList moves;
    game.legal(position, moves);
    std::vector<std::pair<std::string, Move>> tokens;
    for (Move move : moves) tokens.emplace_back(game.token(position, move), move);
    std::ranges::sort(tokens, {}, [](const auto& each) -> const std::string& { return each.first; });
    return tokens;
}

Verdict compare_words(std::string_view where, std::vector<std::string> wanted, std::vector<std::string> got) {
    std::ranges::sort(wanted);
    std::ranges::sort(got);
    if (wanted == got) return {};
    return differs(where, in_braces(wanted), in_braces(got));
}

std::string word_of(Actor actor) {
    if (actor.is_seat()) return word_of(actor.seat());
    return actor.is_chance() ? "chance" : "null";
}

}  // namespace sivba
