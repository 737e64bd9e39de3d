// The pages of two games, line against line. What both say in the same sentence drops out;
// what is left is paired by the word it tells of.
#include "framework/play/compare.h"

#include <algorithm>

namespace sivba {

namespace {

struct Line {
    Message section, text;
    std::string word;
    bool settled = false;
};

std::vector<Line> lines_of(const Game& game) {
    std::vector<Line> lines;
    for (const RuleSection& section : game.rules())
        for (const RuleLine& line : section.lines)
            if (!line.word.empty()) lines.push_back({section.title, line.text, line.word});
    return lines;
}

template <class Fits>
Line* unsettled(std::vector<Line>& lines, Fits fits) {
    const auto found =
        std::ranges::find_if(lines, [&](const Line& line) { return !line.settled && fits(line); });
    return found == lines.end() ? nullptr : &*found;
}

void settle_equal(std::vector<Line>& a, std::vector<Line>& b) {
    for (Line& line : a)
        if (Line* twin = unsettled(b, [&](const Line& other) { return other.text == line.text; }))
            line.settled = twin->settled = true;
}

// The headings of both pages; one that only `b` has follows the one it follows there.
std::vector<SectionDifference> headings(const Game& a, const Game& b) {
    std::vector<SectionDifference> all;
    for (const RuleSection& section : a.rules()) all.push_back({section.title, {}});
    std::size_t after = 0;
    for (const RuleSection& section : b.rules()) {
        const auto known = std::ranges::find(all, section.title, &SectionDifference::title);
        if (known != all.end())
            after = static_cast<std::size_t>(known - all.begin()) + 1;
        else
            all.insert(all.begin() + static_cast<std::ptrdiff_t>(after++), {section.title, {}});
    }
    return all;
}

std::vector<SectionDifference> compare_pages(const Game& a, const Game& b) {
    std::vector<Line> of_a = lines_of(a), of_b = lines_of(b);
    settle_equal(of_a, of_b);
    std::vector<SectionDifference> sections = headings(a, b);
    const auto add = [&](const Line& line, LinePair pair) {
        std::ranges::find(sections, line.section, &SectionDifference::title)
            ->lines.push_back(std::move(pair));
    };
    for (const Line& line : of_a) {
        if (line.settled) continue;
        LinePair pair{line.word, line.text, std::nullopt};
        if (Line* other = unsettled(of_b, [&](const Line& each) { return each.word == line.word; })) {
            pair.b = other->text;
            other->settled = true;
        }
        add(line, std::move(pair));
    }
    for (const Line& line : of_b)
        if (!line.settled) add(line, {line.word, std::nullopt, line.text});
    std::erase_if(sections, [](const SectionDifference& section) { return section.lines.empty(); });
    return sections;
}

std::vector<FactPair> compare_facts(const Game& a, const Game& b) {
    std::vector<FactPair> pairs;
    for (KeyFact& fact : a.key_facts()) pairs.push_back({fact.key, fact.title, fact.value, {}, false});
    auto after = pairs.begin();  // what only `b` states follows the fact it follows there
    for (KeyFact& fact : b.key_facts()) {
        const auto known = std::ranges::find(pairs, fact.key, &FactPair::key);
        if (known == pairs.end()) {
            after = std::next(pairs.insert(after, {fact.key, fact.title, {}, fact.value, false}));
            continue;
        }
        after = std::next(known);
        known->same = known->a == fact.value;
        known->b = std::move(fact.value);
    }
    return pairs;
}

// "path: value" per line of the canonical text.
std::vector<WordPair> words_of(const Game& game) {
    std::vector<WordPair> words;
    std::string_view rest = game.ruleset().canonical;
    while (!rest.empty()) {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(rest.size(), line.size() + 1));
        if (const std::size_t colon = line.find(": "); colon != std::string_view::npos)
            words.push_back({std::string(line.substr(0, colon)), std::string(line.substr(colon + 2)), {}});
    }
    return words;
}

std::vector<WordPair> compare_words(const Game& a, const Game& b) {
    std::vector<WordPair> pairs = words_of(a);
    for (WordPair& word : words_of(b)) {
        const auto known = std::ranges::find(pairs, word.word, &WordPair::word);
        if (known == pairs.end())
            pairs.push_back({word.word, {}, word.a});
        else
            known->b = word.a;
    }
    std::erase_if(pairs, [](const WordPair& pair) { return pair.a == pair.b; });
    return pairs;
}

}  // namespace

Message why_not_comparable(const Game& a, const Game& b) {
    if (a.ruleset().family == b.ruleset().family) return {};
    return msg("{a} and {b} are games of different families: no rule of one can stand opposite to one of the "
               "other.")
        .with("a", a.ruleset().name)
        .with("b", b.ruleset().name);
}

RulesComparison compare_rules(const Game& a, const Game& b) {
    return {compare_facts(a, b), compare_pages(a, b), compare_words(a, b)};
}

}  // namespace sivba
