// What the tests of notations share: games by their id, random games of them, and what was
// played in a session, without the draw or the throws for the start.
#pragma once

#include "framework/base/random.h"
#include "framework/text/catalogue.h"
#include "games/families.h"
#include "games/notations/notations.h"

#include <gtest/gtest.h>

namespace sivba::test {

inline const Library& library() {
    static const Library all(all_families(), {SIVBA_SOURCE_DIR "/rulesets"});
    return all;
}

inline std::string english(const Message& message) {
    static const Catalogue catalogue("en", {});
    return catalogue.format(message);
}

inline GamePtr game(const std::string& id) {
    const auto request = GameRequest::parse(id);
    const GamePtr loaded = request ? library().load(*request).game : nullptr;
    EXPECT_TRUE(loaded) << id;
    return loaded;
}

inline const ForeignNotation& notation(std::string_view id) { return *foreign_notation(id); }

// A random game, to its end or for so many decisions; what leaves no choice follows.
inline Session random_game(const GamePtr& game, std::uint64_t seed, std::size_t decisions = most_decisions) {
    Session session(game, {.seed = seed});
    MoveList moves;
    while (!session.actor().is_nobody() && session.steps().size() < decisions) {
        if (session.actor().is_chance()) {
            session.throw_dice();
            continue;
        }
        game->legal(*session.position(), moves);
        const auto count = static_cast<std::uint32_t>(moves.size());
        const Move move = moves[bounded(random_at(seed + 1, session.steps().size()), count)];
        EXPECT_TRUE(session.play(move));
    }
    session.play_forced();
    return session;
}

// "3: enter>3 0: pass".
inline std::string played(const Session& session) {
    std::string text;
    for (std::size_t i = 0; i < session.cursor(); ++i) {
        const Step& step = session.steps()[i];
        if (step.actor.is_chance() && !session.game().actor(*step.after).is_seat()) continue;
        text += (text.empty() ? "" : " ") + step.token;
    }
    return text;
}

inline std::string why(const Result<Session>& read) { return read ? "" : english(read.error().message); }
inline std::string why(const Result<std::string>& written) {
    return written ? "" : english(written.error().message);
}

// Reads a text, of `game` unless that is empty.
inline Result<Session> read(std::string_view id, std::string_view text, const std::string& game = "") {
    std::optional<GameRequest> request;
    if (!game.empty()) request = *GameRequest::parse(game);
    return notation(id).read(text, library(), request);
}

// Every shipped ruleset of Ur as it is, and with each value of each option.
inline std::vector<std::string> every_choice() {
    std::vector<std::string> all;
    for (const std::string& id : library().ids()) {
        if (!id.starts_with("ur/")) continue;
        all.push_back(id);
        const GamePtr plain = game(id);
        for (const OptionInfo& option : plain->ruleset().options)
            for (const OptionValue& value : option.values)
                if (value.word != option.standard) all.push_back(id + ":" + option.key + "=" + value.word);
    }
    return all;
}

// What comes back from the notation is what was played, wherever it was broken off.
inline void expect_same(std::string_view id, const Session& session) {
    const Result<std::string> written = notation(id).write(session);
    ASSERT_TRUE(written) << session.game().ruleset().full_id() << ": " << why(written);
    const Result<Session> again = read(id, *written);
    ASSERT_TRUE(again) << why(again) << "\n" << *written;
    EXPECT_EQ(played(*again), played(session));
    EXPECT_EQ(again->outcome().kind, session.outcome().kind);
    EXPECT_EQ(again->outcome().winners, session.outcome().winners);
    const Result<std::string> twice = notation(id).write(*again);
    ASSERT_TRUE(twice) << why(twice);
    EXPECT_EQ(*twice, *written);
}

}  // namespace sivba::test
