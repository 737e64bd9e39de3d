// What the tests of sowing games share: a shipped game with options, positions and turns
// as people write them, and what came of them.
#pragma once

#include "framework/play/library.h"
#include "framework/text/catalogue.h"
#include "games/sowing/family.h"
#include "games/sowing/reasons.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace sivba::sowing {

inline std::string english(const Message& message) { return Catalogue("en", {}).format(message); }

inline const Library& library() {
    static const Library shipped({&sowing_family()}, {SIVBA_SOURCE_DIR "/rulesets"});
    return shipped;
}

inline std::string problems_of(const Loaded& loaded) {
    std::string text;
    for (const Diagnostic& each : loaded.problems)
        text += std::to_string(each.mark.line) + ": " + english(each.message) + "\n";
    return text;
}

// "mancala/oware:grand_slam=forbidden".
inline GamePtr game_of(const std::string& request) {
    const auto parsed = GameRequest::parse(request);
    EXPECT_TRUE(parsed) << request;
    const Loaded loaded = library().load(*parsed);
    EXPECT_TRUE(loaded.game) << request << "\n" << problems_of(loaded);
    return loaded.game;
}

// A game with a position on the table: plays tokens and tells what came of the last one.
class Table {
public:
    explicit Table(const std::string& request) : game_(game_of(request)), at_(game_->initial()) {}
    Table(const std::string& request, std::string_view position) : game_(game_of(request)) {
        const auto read = game_->parse_text(position);
        EXPECT_TRUE(read) << position << ": " << (read ? "" : english(read.error().message));
        at_ = read ? *read : game_->initial();
    }

    Table& play(std::string_view token) {
        const auto move = game_->parse_token(*at_, token);
        EXPECT_TRUE(move) << token << ": " << (move ? "" : english(move.error().message));
        if (!move) return *this;
        events_.clear();
        before_ = at_;
        const Applied applied = game_->apply(*at_, *move, &events_);
        progress_ = applied.progress;
        at_ = applied.position;
        return *this;
    }
    Table& settle_repetition() {
        before_ = at_;
        events_.clear();
        at_ = game_->settle_repetition(*at_, &events_);
        return *this;
    }

    std::string text() const { return game_->text(*at_); }
    Outcome outcome() const { return game_->outcome(*at_); }
    Actor actor() const { return game_->actor(*at_); }
    const Progress& progress() const { return progress_; }
    const EventLog& events() const { return events_; }
    const Game& game() const { return *game_; }
    const Position& position() const { return *at_; }

    // "1 4 6": the legal tokens.
    std::string legal() const {
        MoveList moves;
        game_->legal(*at_, moves);
        std::string text;
        for (const Move move : moves) text.append(text.empty() ? "" : " ").append(game_->token(*at_, move));
        return text;
    }
    std::string refusal(std::string_view token) const {
        const auto move = game_->parse_token(*at_, token);
        return move ? "" : english(move.error().message);
    }
    int captured() const { return sum(EventKind::capture); }
    int collected() const { return sum(EventKind::collect); }
    bool happened(EventKind kind, Why why) const {
        return std::ranges::any_of(
            events_, [&](const Event& each) { return each.kind == kind && each.reason == reason(why); });
    }
    // The sentences of the last decision.
    std::vector<std::string> said() const {
        std::vector<std::string> sentences;
        for (const Message& each : game_->explain(*before_, events_)) sentences.push_back(english(each));
        return sentences;
    }

private:
    int sum(EventKind kind) const {
        int seeds = 0;
        for (const Event& each : events_)
            if (each.kind == kind) seeds += each.count;
        return seeds;
    }
    GamePtr game_;
    PositionPtr at_, before_;
    EventLog events_;
    Progress progress_;
};

}  // namespace sivba::sowing
