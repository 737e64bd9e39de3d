// Random games of every pair of option values of a ruleset. Two values may exclude each
// other: the ruleset then refuses them together with one sentence that names a word which
// the first changes and a word which the second does (or the two options themselves). A
// pair that is refused in any other way is as wrong as one whose game goes wrong.
#pragma once

#include "tests/conformance/suite.h"
#include "tests/conformance/walk.h"

#include <set>
#include <sstream>

namespace sivba {

class OptionPairs {
public:
    using Choice = std::pair<std::string, std::string>;  // option, value

    explicit OptionPairs(const std::string& id)
        : compile_(shipped().compiler({id, {}, {}})),
          standard_(compile_({}).game) {
        for (const OptionInfo& option : standard_->ruleset().options)
            for (const OptionValue& value : option.values) {
                const Choice choice{option.key, value.word};
                const GamePtr alone = compile_({choice}).game;
                if (!alone) fail("refused alone", {choice});
                choices_.push_back({choice, alone ? changed_words(*alone) : Words()});
            }
    }

    // Plays this many turns of every pair; stops at the first that goes wrong.
    void play(std::uint64_t turns) {
        for (std::size_t i = 0; i < choices_.size(); ++i)
            for (std::size_t j = i + 1; j < choices_.size(); ++j)
                if (problem_.empty() && choices_[i].choice.first != choices_[j].choice.first)
                    play(choices_[i], choices_[j], turns);
    }
    std::size_t played() const { return played_; }
    std::size_t excluded() const { return excluded_; }
    const std::string& problem() const { return problem_; }

private:
    using Words = std::set<std::string>;
    struct Alone {
        Choice choice;
        Words words;  // its option, and what it changes in the rules
    };

    void play(const Alone& a, const Alone& b, std::uint64_t turns) {
        const Loaded loaded = compile_({a.choice, b.choice});
        if (!loaded.game && names_both(loaded.problems, a, b)) {
            ++excluded_;
            return;
        }
        if (!loaded.game) return fail("refused: " + text_of(loaded.problems), {a.choice, b.choice});
        Walk walk(*loaded.game, played_);
        walk.play_turns(turns);
        if (!walk.problem().empty()) return fail(walk.problem(), {a.choice, b.choice});
        ++played_;
    }

    // The option, and the words whose values differ from those of the main game.
    Words changed_words(const Game& alone) const {
        std::istringstream ours(alone.ruleset().canonical), usual(standard_->ruleset().canonical);
        Words words;
        for (std::string a, b; std::getline(ours, a) && std::getline(usual, b);)
            if (a != b) words.insert(a.substr(0, a.find(':')));
        return words;
    }
    static bool names_both(const std::vector<Diagnostic>& problems, const Alone& a, const Alone& b) {
        if (problems.size() != 1) return false;
        const std::string sentence = english(problems.front().message);
        const auto named = [&](const Alone& one) {
            const auto stands = [&](const std::string& word) {
                return sentence.find("`" + word + "`") != std::string::npos;
            };
            return stands(one.choice.first) || std::ranges::any_of(one.words, stands);
        };
        return named(a) && named(b);
    }
    void fail(const std::string& what, const std::vector<Choice>& choices) {
        problem_ = GameRequest{standard_->ruleset().id, choices, {}}.text() + ": " + what;
    }

    const Library::Compile compile_;
    const GamePtr standard_;
    std::vector<Alone> choices_;
    std::size_t played_ = 0, excluded_ = 0;
    std::string problem_;
};

}  // namespace sivba
