// What the tests of race games share: Finkel's game with options, and a position that
// plays turns written as people write them.
#pragma once

#include "framework/play/library.h"
#include "games/race/family.h"
#include "games/race/game.h"

#include <gtest/gtest.h>

namespace sivba::race {

inline std::string english(const Message& message);

inline const Library& library() {
    static const Library all({&race_family()}, {SIVBA_SOURCE_DIR "/rulesets"});
    return all;
}

inline std::string problems_of(const Loaded& loaded) {
    std::string text;
    for (const Diagnostic& each : loaded.problems)
        text += std::to_string(each.mark.line) + ": " + english(each.message) + "\n";
    return text;
}

// `options`: "safe=none,finish=quick".
inline GamePtr finkel(const std::string& options = "") {
    const auto request = GameRequest::parse("ur/finkel" + (options.empty() ? "" : ":" + options));
    if (!request) return nullptr;
    const Loaded loaded = library().load(*request);
    EXPECT_TRUE(loaded.game) << problems_of(loaded);
    return loaded.game;
}

inline Loaded load_text(const std::string& yaml) { return library().load_text(yaml, "test.yaml", {}); }

inline const RaceGame& race_game(const GamePtr& game) { return static_cast<const RaceGame&>(*game); }

inline PositionPtr position(const Game& game, std::string_view text) {
    const auto read = game.parse_text(text);
    EXPECT_TRUE(read) << text << ": " << (read ? "" : english(read.error().message));
    return read ? *read : game.initial();
}

// Plays "2: 6>8*" or several decisions; the events of the last one are kept.
inline PositionPtr play(const Game& game, PositionPtr from, std::string_view turn,
                        EventLog* events = nullptr) {
    while (!turn.empty()) {
        const std::string_view token = turn.substr(0, turn.find(' '));
        turn.remove_prefix(std::min(turn.size(), token.size() + 1));
        const auto move = game.parse_token(*from, token);
        EXPECT_TRUE(move) << token << ": " << (move ? "" : english(move.error().message));
        if (!move) return from;
        if (events) events->clear();
        from = game.apply(*from, *move, events).position;
    }
    return from;
}
inline std::string after(const Game& game, std::string_view from, std::string_view turn) {
    return game.text(*play(game, position(game, from), turn));
}

// Tokens of all legal decisions, sorted and joined: "5>8x* enter>3".
inline std::string legal(const Game& game, const Position& at) {
    MoveList moves;
    game.legal(at, moves);
    std::vector<std::string> tokens;
    for (const Move move : moves) tokens.push_back(game.token(at, move));
    std::sort(tokens.begin(), tokens.end());
    std::string text;
    for (const std::string& token : tokens) text += (text.empty() ? "" : " ") + token;
    return text;
}
inline std::string legal(const Game& game, std::string_view from) {
    return legal(game, *position(game, from));
}

// The English sentence without a catalogue.
inline std::string english(const Message& message) {
    const bool singular = message.plural.empty() || message.count == 1;
    std::string text = singular ? message.id : message.plural;
    for (const MessageArgument& each : message.arguments) {
        std::string value;
        if (const auto* word = std::get_if<std::string>(&each.value)) value = *word;
        if (const auto* number = std::get_if<std::int64_t>(&each.value)) value = std::to_string(*number);
        if (const auto* parts = std::get_if<std::vector<Message>>(&each.value))
            for (const Message& part : *parts) value += english(part);
        const std::string name = "{" + each.name + "}";
        for (std::size_t i = text.find(name); i != std::string::npos; i = text.find(name, i + value.size()))
            text.replace(i, name.size(), value);
    }
    return text;
}

}  // namespace sivba::race
