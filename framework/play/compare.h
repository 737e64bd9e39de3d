// What differs between two rulesets of one family: the rules in words, line against line by
// the word of the ruleset they tell, and one position on both boards with the decisions that
// differ. Names, texts, notes and pictures are no rules and do not count.
#pragma once

#include "framework/rules/game.h"

#include <stop_token>

namespace sivba {

struct FactPair {
    std::string key;
    Message title, a, b;
    bool same = true;
};

// Lines about the same word stand opposite to each other; one of them may be missing.
struct LinePair {
    std::string word;
    std::optional<Message> a, b;
};
struct SectionDifference {
    Message title;
    std::vector<LinePair> lines;
};

// A word of the rulesets with its values, defaults included; "" where a game has no such word.
struct WordPair {
    std::string word, a, b;
};

struct RulesComparison {
    std::vector<FactPair> facts;  // all that either game states
    std::vector<SectionDifference> sections;
    std::vector<WordPair> words;  // those that differ, said in sentences or not
    bool same() const { return sections.empty() && words.empty(); }
};

// Empty when the two can be compared, else why not: they belong to different families.
Message why_not_comparable(const Game& a, const Game& b);

RulesComparison compare_rules(const Game& a, const Game& b);

// A decision that at least one of the two games allows.
struct ChoicePair {
    struct Side {
        Choice choice;
        PositionPtr after;
        EventLog events;
        Message result;            // "4 seeds are captured; the last seed falls into I3."
        std::uint32_t weight = 0;  // of a throw
    };
    std::string token;
    std::optional<Side> a, b;
    bool same = false;  // allowed in both, with the same result
};

// `one_board`: a position of one game that cannot stand on the other board (yet: its turn asks for
// more); that board stays as it was, and `choices` are those of the one game.
enum class PositionOf : std::uint8_t { given, start_of_a, start_of_b, each_start, one_board };

struct PositionComparison {
    // Some decision is allowed by one game only, or has another result.
    bool differ() const;

    PositionOf of = PositionOf::each_start;
    Message why_apart;  // why the start of `a`, and that of `b`, or the position, cannot stand on the other
    PositionPtr a, b;
    std::uint32_t denominator_a = 1, denominator_b = 1;  // of the weights of throws
    std::vector<ChoicePair> choices;                     // in the order of `a`, then those of `b` alone
};

// The start of `a` on both boards, else that of `b`, else each game's own.
PositionComparison compare_starts(const Game& a, const Game& b);
// A position of `a` on both boards, or why it cannot stand on the other.
Result<PositionComparison> compare_at(const Game& a, const Game& b, const PositionPtr& position_of_a);
// The same position as each game has it.
PositionComparison compare_positions(const Game& a, const Game& b, PositionPtr at_a, PositionPtr at_b);

// A position of one of the games, where it cannot stand on the other board.
PositionComparison compare_on_one(const Game& a, const Game& b, PositionPtr at_a, PositionPtr at_b, bool of_a,
                                  Message why);

// The position after a decision in `from`: on both boards, as soon as it can stand there. Decisions
// with nothing to choose are made; where something is asked before, the answers are offered, on
// both boards if the decision has the same result in both games.
Result<PositionComparison> compare_after(const Game& a, const Game& b, const PositionComparison& from,
                                         const ChoicePair& choice);

// A later position in which decisions differ, reached by decisions with the same result.
struct LaterDifference {
    std::vector<ChoicePair> way;  // from the first position
    PositionComparison there;
};
// Looked for along many short ways; the shortest that was found, also until a stop.
std::optional<LaterDifference> find_difference(const Game& a, const Game& b, const PositionComparison& from,
                                               const std::stop_token& stop = {});

}  // namespace sivba
