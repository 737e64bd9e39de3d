// What the conformance tests share: the shipped rulesets, one parameter of a test suite
// for each, and random sessions. A new file in rulesets/ is tested without a word here.
#pragma once

#include "framework/base/random.h"
#include "framework/play/check.h"
#include "framework/play/session.h"
#include "framework/text/catalogue.h"
#include "games/families.h"

#include <gtest/gtest.h>

#include <string>

namespace sivba {

inline const Library& shipped() {
    static const Library library(all_families(), {SIVBA_SOURCE_DIR "/rulesets"});
    return library;
}

inline std::string english(const Message& message) { return Catalogue("en", {}).format(message); }

// All problems in one text, for the failure message.
inline std::string text_of(const std::vector<Diagnostic>& problems) {
    std::string text;
    for (const Diagnostic& each : problems)
        text += each.file + ":" + std::to_string(each.mark.line) + ": " + english(each.message) + "\n";
    return text;
}

class RulesetTest : public testing::TestWithParam<std::string> {
protected:
    static GameRequest request() { return {GetParam(), {}, {}}; }
    static GamePtr game() { return shipped().load(request()).game; }
    // Plays at most `decisions` random decisions.
    static void play_on(Session& session, std::size_t decisions) {
        RandomStream random(session.setup().seed);
        MoveList moves;
        for (std::size_t i = 0; i < decisions && !session.actor().is_nobody(); ++i) {
            if (session.actor().is_chance()) {
                session.throw_dice();
                continue;
            }
            session.game().legal(*session.position(), moves);
            ASSERT_TRUE(session.play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]));
        }
    }
};

// "mancala/oware" -> "mancala_oware"
inline std::string test_name(const testing::TestParamInfo<std::string>& info) {
    std::string name = info.param;
    for (char& c : name)
        if (c == '/' || c == '-') c = '_';
    return name;
}

}  // namespace sivba
