// The checks of a ruleset notice what they are for: each invariant is broken once.
#include "framework/play/check.h"

#include "framework/play/invariants.h"
#include "framework/text/catalogue.h"
#include "tests/unit/play/toy_library.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace sivba {
namespace {

using toy::ToyGame;

Ruleset toy_ruleset() {
    Ruleset ruleset;
    ruleset.id = "toys/broken";
    ruleset.symmetry = Symmetry::rotate;
    return ruleset;
}

template <class Broken>
std::string first_problem() {
    const auto game = std::make_shared<Broken>(toy::Program{}, toy_ruleset());
    const Invariants invariants(*game);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Session session(game, {.seed = seed});
        while (!session.actor().is_nobody()) {
            toy::play_on(session, 1);
            const Step& step = session.steps().back();
            std::optional<Message> problem = invariants.of_step(step);
            if (!problem) problem = invariants.of_position(*step.after);
            if (problem) return Catalogue("en", {}).format(*problem);
        }
        if (const auto problem = invariants.of_game(session)) return Catalogue("en", {}).format(*problem);
    }
    return "";
}

struct TwoAlike : ToyGame {
    using ToyGame::ToyGame;
    std::string token(const Position& position, Move move) const override {
        return move == toy::right ? "L" : ToyGame::token(position, move);
    }
};
struct ReadsWrongToken : ToyGame {
    using ToyGame::ToyGame;
    Result<Move> parse_token(const Position& position, std::string_view text) const override {
        return text == "stay" ? Result<Move>(toy::go) : ToyGame::parse_token(position, text);
    }
};
struct ForgetsThrow : ToyGame {
    using ToyGame::ToyGame;
    std::string text(const Position& position) const override {
        std::string text = ToyGame::text(position);
        if (text.find("choose") != std::string::npos) text[text.size() - 3] = '1';
        return text;
    }
};
struct RefusesJson : ToyGame {
    using ToyGame::ToyGame;
    Result<PositionPtr> from_json(const nlohmann::ordered_json&) const override {
        return Error{verbatim("no")};
    }
};
struct LosesPieces : ToyGame {
    using ToyGame::ToyGame;
    Contents contents(const Position& position) const override {
        Contents contents = ToyGame::contents(position);
        contents.pieces[3].clear();
        return contents;
    }
};
struct SilentStep : ToyGame {
    using ToyGame::ToyGame;
    Applied apply(const Position& position, Move move, EventLog* log) const override {
        const Applied applied = ToyGame::apply(position, move, log);
        if (log && move == toy::on) log->clear();
        return applied;
    }
};
struct FavoursFirst : ToyGame {
    using ToyGame::ToyGame;
    PositionPtr mirrored(const Position& position) const override {
        State state = state_of(*ToyGame::mirrored(position));
        if (state.at[0] == 5) state.at[0] = 4;
        return wrap(state);
    }
};
struct LoadedDice : ToyGame {
    using ToyGame::ToyGame;
    std::uint32_t denominator(const Position&) const override { return 5; }
};
struct NeverOver : ToyGame {
    using ToyGame::ToyGame;
    Outcome outcome(const Position&) const override { return {}; }
};

TEST(Invariants, hold_for_the_toy) { EXPECT_EQ(first_problem<ToyGame>(), ""); }
TEST(Invariants, two_decisions_with_one_notation) {
    EXPECT_EQ(first_problem<TwoAlike>(), "two decisions are written `L`");
}
TEST(Invariants, notation_that_is_read_otherwise) {
    EXPECT_EQ(first_problem<ReadsWrongToken>(), "`stay` is not read as it is written");
}
TEST(Invariants, text_that_forgets) {
    EXPECT_EQ(first_problem<ForgetsThrow>(), "the text is read as another position");
}
TEST(Invariants, json_that_is_not_read) {
    EXPECT_EQ(first_problem<RefusesJson>(), "the JSON is not read: no");
}
TEST(Invariants, lost_pieces) { EXPECT_NE(first_problem<LosesPieces>(), ""); }
TEST(Invariants, events_that_do_not_tell_everything) {
    EXPECT_EQ(first_problem<SilentStep>(), "the events lead to other contents than the decision");
}
TEST(Invariants, a_false_symmetry) { EXPECT_NE(first_problem<FavoursFirst>(), ""); }
TEST(Invariants, weights_that_do_not_add_up) {
    EXPECT_EQ(first_problem<LoadedDice>(), "the weights of the throws do not add up");
}
TEST(Invariants, an_outcome_that_contradicts) {
    EXPECT_EQ(first_problem<NeverOver>(), "the outcome and the seat to move contradict each other");
}

// A game in whose third decision somebody presses Ctrl-C.
struct Stopped {
    std::stop_source stop;
    int decisions = 0;
};
class StoppedGame : public ToyGame {
public:
    StoppedGame(Ruleset ruleset, Stopped& told) : ToyGame({}, std::move(ruleset)), told_(told) {}
    Applied apply(const Position& position, Move move, EventLog* log) const override {
        if (++told_.decisions == 3) told_.stop.request_stop();
        return ToyGame::apply(position, move, log);
    }

private:
    Stopped& told_;
};
class StoppedFamily : public Family {
public:
    std::string_view name() const override { return toy::toy_family().name(); }
    Message title() const override { return toy::toy_family().title(); }
    const std::vector<WordInfo>& words() const override { return toy::toy_family().words(); }
    GamePtr compile(const Node&, Ruleset frame, Diagnostics&) const override {
        return std::make_shared<StoppedGame>(std::move(frame), told);
    }
    mutable Stopped told;
};

TEST(CheckStop, is_seen_in_the_middle_of_a_game) {
    const toy::Folder folder;
    toy::put(folder / "rulesets/toys/line.yaml", toy::line_yaml);
    const StoppedFamily family;
    const Library library({&family}, {folder / "rulesets"});
    CheckOptions options;
    options.stop = family.told.stop.get_token();
    const CheckReport report = check_ruleset(library, {"toys/line", {}, {}}, options);
    EXPECT_TRUE(report.stopped);
    EXPECT_EQ(report.games, 0u) << "half a game does not count";
    EXPECT_LE(report.decisions, 3u);
    EXPECT_EQ(report.option_values, 0u);
    EXPECT_FALSE(report.failed()) << "what was not examined is not wrong";
}

TEST(CheckStop, is_seen_while_a_long_game_is_read_again) {
    Stopped told;
    const auto game = std::make_shared<StoppedGame>(toy_ruleset(), told);
    Session session(game, {.seed = 1});
    toy::play_on(session, 8);
    const int played = std::exchange(told.decisions, 0);
    ASSERT_GE(played, 8);
    told.stop.request_stop();
    EXPECT_FALSE(Invariants(*game, told.stop.get_token()).of_game(session));
    EXPECT_EQ(told.decisions, 0);
}

class Check : public testing::Test {
protected:
    CheckReport check(std::string_view more) {
        toy::put(folder / "rulesets/toys/line.yaml", std::string(toy::line_yaml) + std::string(more));
        return check_ruleset(library, {"toys/line", {}, {}}, {.games = 30});
    }
    // The errors, warnings left out.
    std::vector<std::string> errors(const CheckReport& report) {
        std::vector<std::string> texts;
        for (const Diagnostic& each : report.problems)
            if (each.severity == Severity::error)
                texts.push_back(std::to_string(each.mark.line) + ": " +
                                Catalogue("en", {}).format(each.message));
        return texts;
    }
    // The one error of an example that begins in line 10 of the file.
    std::string error_of(std::string_view example) {
        const auto found = errors(check("examples:\n  - " + std::string(example) + "\n"));
        return found.size() == 1 ? found[0] : std::to_string(found.size()) + " errors";
    }

    toy::Folder folder;
    Library library = toy::library_in(folder);
};

TEST_F(Check, passes_and_counts_what_it_did) {
    const CheckReport report =
        check("examples:\n  - {turn: '1: go', expect: {position: 1 0 p2 throw 0 -}}\n");
    EXPECT_EQ(errors(report), std::vector<std::string>{});
    EXPECT_FALSE(report.failed());
    EXPECT_EQ(report.examples, 1u);
    EXPECT_EQ(report.option_values, 1u);
    EXPECT_EQ(report.games, 35u);
    EXPECT_GE(report.turns, report.games);
}

TEST_F(Check, a_ruleset_that_asks_for_much_gets_a_measured_part_of_it) {
    CheckOptions options;
    options.games = 1'000'000;
    options.work = {500, 1'000'000};
    options.option_work = {100, 1'000'000};
    const CheckReport report = check_ruleset(library, *GameRequest::parse("toys/line"), options);
    EXPECT_FALSE(report.failed());
    EXPECT_GT(report.games, 5u);
    // Of two values of the one option each may use half.
    EXPECT_EQ(report.option_values, 1u);
    EXPECT_EQ(report.decisions, 550u);
}

TEST_F(Check, a_file_with_many_warnings_is_played_all_the_same) {
    // Name and summary in one language, no origin, minutes, difficulty and sources.
    const CheckReport report = check("summary: {en: one}\n");
    EXPECT_EQ(errors(report), std::vector<std::string>{});
    EXPECT_GE(report.problems.size(), 10u);
    EXPECT_EQ(report.games, 35u);
}

TEST_F(Check, an_unknown_ruleset_is_wrong_usage) {
    const CheckReport report = check_ruleset(library, {"toys/none", {}, {}});
    EXPECT_TRUE(report.unknown);
    EXPECT_TRUE(report.failed());
}

TEST_F(Check, an_example_with_another_position_fails_at_its_line) {
    EXPECT_EQ(error_of("{turn: '1: go', expect: {position: 2 0 p2 throw 0 -}}"),
              "11: The example expects `position: 2 0 p2 throw 0 -`, the game gives 1 0 p2 throw 0 -.");
}

TEST_F(Check, every_word_of_an_example_is_looked_at) {
    const std::string_view start =
        "{position: 4 3 p1 throw 0 -, turns: ['1: go', '2: go'], options: {goal: five}, ";
    const auto with = [&](std::string_view expect) {
        return std::string(start) + "expect: {" + std::string(expect) + "}}";
    };
    // Goal five: the first turn wins, so the second is refused.
    EXPECT_EQ(error_of(with("next: p2")), "11: `2:`: The game is over.");
    EXPECT_EQ(error_of(with("refused: on, winner: p1, next: nobody, events: [win 0]")), "0 errors");
    EXPECT_EQ(error_of(with("refused: on, winner: p2")),
              "11: The example expects `winner: p2`, the game gives p1.");
    EXPECT_EQ(error_of("{turn: '2: go', expect: {events: [move 2]}}"),
              "11: The example expects `events: move 2`, the game gives 1.");
    EXPECT_EQ(error_of("{turn: '2: go', expect: {events: [roll 2, move]}}"), "0 errors");
    EXPECT_EQ(error_of("{turn: '2: go', expect: {events: jump}}"),
              "11: `jump` is no event; events are written like `capture 5`.");
    EXPECT_EQ(error_of("{turn: '2: go', expect: {decisions: ['0:', '2:']}}"),
              "11: The example expects `decisions: [0:, 2:]`, the game gives [0:, 1:, 2:].");
    EXPECT_EQ(error_of("{turn: '2: go', expect: {next: p2}}"),
              "11: The example expects `next: p2`, the game gives chance.");
    EXPECT_EQ(error_of("{turn: '2: go', expect: {score: [1, 0]}}"),
              "11: The example expects `score: 1, 0`, the game gives 0, 0.");
    EXPECT_EQ(error_of("{turn: '2: go', expect: {refused: on}}"),
              "11: The example expects `refused: on`, the game gives off.");
    EXPECT_EQ(error_of("{position: here, expect: {next: p1}}"), "11: no toy position");
    EXPECT_EQ(error_of("{turn: '2: go', expect: {winer: p1}}"),
              "11: The key `winer` is not known here; did you mean `winner`?");
}

}  // namespace
}  // namespace sivba
