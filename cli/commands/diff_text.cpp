// The two games are A and B, in this order, wherever something is told of one of them.
#include "cli/commands/diff_text.h"

#include "cli/describe.h"

#include <fmt/format.h>

#include <algorithm>

namespace sivba::cli {

namespace {

constexpr std::size_t cell_width = 36;

// Lines of at most `width` characters, broken between words.
std::vector<std::string> wrapped(const std::string& text, std::size_t width) {
    std::vector<std::string> lines{""};
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        const std::string word = text.substr(at, end - at);
        at = end + 1;
        if (!lines.back().empty() && width_of(lines.back()) + 1 + width_of(word) > width)
            lines.emplace_back();
        else if (!lines.back().empty())
            lines.back() += ' ';
        lines.back() += word;
    }
    return lines;
}

std::string trimmed(std::string line) {
    line.erase(line.find_last_not_of(' ') + 1);
    return line;
}

// One row of the table; `mark` stands before it.
std::string row(std::string_view mark, const std::vector<std::string>& cells, std::size_t first_width) {
    std::vector<std::vector<std::string>> columns;
    std::size_t height = 0;
    for (const std::string& cell : cells) {
        columns.push_back(wrapped(cell, columns.empty() ? first_width : cell_width));
        height = std::max(height, columns.back().size());
    }
    std::string text;
    for (std::size_t i = 0; i < height; ++i) {
        std::string line(i == 0 ? mark : " ");
        for (std::size_t c = 0; c < columns.size(); ++c)
            line +=
                " " + padded(i < columns[c].size() ? columns[c][i] : "", c == 0 ? first_width : cell_width);
        text += trimmed(std::move(line)) + "\n";
    }
    return text;
}

std::string say_or_none(const Output& out, const Message& message) {
    return message.empty() ? "–" : out.say(message);
}

void print_facts(const Output& out, const std::vector<FactPair>& facts) {
    if (facts.empty()) return;
    std::size_t width = 0;
    for (const FactPair& fact : facts) width = std::max(width, width_of(out.say(fact.title)));
    out.text("\n" + row(" ", {"", "A", "B"}, width));
    for (const FactPair& fact : facts)
        out.text(
            row(fact.same ? " " : "*",
                {out.say(fact.title), say_or_none(out, fact.a), fact.same ? "=" : say_or_none(out, fact.b)},
                width));
}

void print_sections(const Output& out, const std::vector<SectionDifference>& sections) {
    for (const SectionDifference& section : sections) {
        out.text(fmt::format("\n{}\n", out.say(section.title)));
        // Lines that stand opposite to each other stand apart from the others.
        const LinePair* before = nullptr;
        for (const LinePair& pair : section.lines) {
            const bool both = pair.a && pair.b;
            if (before && (both || (before->a && before->b))) out.text("\n");
            if (pair.a) out.text(fmt::format("  A  {}\n", out.say(*pair.a)));
            if (pair.b) out.text(fmt::format("  B  {}\n", out.say(*pair.b)));
            before = &pair;
        }
    }
}

Message heading(const Game& a, const Game& b, const PositionComparison& position) {
    switch (position.of) {
    case PositionOf::given: return msg("The position on both boards");
    case PositionOf::start_of_a:
        return msg("The start of {name} on both boards").with("name", a.ruleset().name);
    case PositionOf::start_of_b:
        return msg("The start of {name} on both boards").with("name", b.ruleset().name);
    case PositionOf::each_start:
    case PositionOf::one_board: break;  // comes only from going on, which this command does not
    }
    return msg("Each game at its own start, for no position stands on both boards");
}

void print_board(const Output& out, const Game& game, const Position& position) {
    std::string drawing = game.drawing(position);
    if (!drawing.ends_with('\n')) drawing += '\n';
    out.text(drawing);
}

// One drawing is enough for one position.
void print_boards(const Output& out, const Game& a, const Game& b, const PositionComparison& position) {
    print_board(out, a, *position.a);
    const std::string of_a = a.text(*position.a), of_b = b.text(*position.b);
    const bool drawn_apart = position.of == PositionOf::each_start;
    if (of_a == of_b) {
        out.text(of_a + "\n");
        return;
    }
    out.text("A  " + of_a + "\n");
    if (drawn_apart) print_board(out, b, *position.b);
    out.text("B  " + of_b + "\n");
}

std::string side_text(const Output& out, const ChoicePair::Side& side, std::uint32_t denominator) {
    if (side.weight > 0) return fmt::format("{}/{}", side.weight, denominator);
    return out.say(side.result);
}

// Tokens one after the other, each with what comes of it where only one game has it.
void print_only(const Output& out, const PositionComparison& position, bool in_a) {
    std::size_t width = 0;
    const auto side = [&](const ChoicePair& pair) -> const ChoicePair::Side* {
        const auto &here = in_a ? pair.a : pair.b, &there = in_a ? pair.b : pair.a;
        return here && !there ? &*here : nullptr;
    };
    for (const ChoicePair& pair : position.choices)
        if (side(pair)) width = std::max(width, width_of(pair.token));
    if (width == 0) return;
    out.text("\n");
    const bool apart = position.of == PositionOf::each_start;
    out.line(in_a ? (apart ? msg("A allows:") : msg("Only A allows:"))
                  : (apart ? msg("B allows:") : msg("Only B allows:")));
    for (const ChoicePair& pair : position.choices)
        if (const ChoicePair::Side* told = side(pair))
            out.text(
                fmt::format("  {}  {}\n", padded(pair.token, width),
                            side_text(out, *told, in_a ? position.denominator_a : position.denominator_b)));
}

void print_changed(const Output& out, const PositionComparison& position) {
    bool headed = false;
    for (const ChoicePair& pair : position.choices) {
        if (!pair.a || !pair.b || pair.same) continue;
        if (!headed) {
            out.text("\n");
            out.line(msg("Both allow, with different results:"));
        }
        headed = true;
        out.text(fmt::format("  {}  A  {}\n", pair.token, side_text(out, *pair.a, position.denominator_a)));
        out.text(fmt::format("  {}  B  {}\n", std::string(width_of(pair.token), ' '),
                             side_text(out, *pair.b, position.denominator_b)));
    }
}

void print_same(const Output& out, const PositionComparison& position) {
    std::string tokens;
    for (const ChoicePair& pair : position.choices)
        if (pair.same) tokens += (tokens.empty() ? "" : "  ") + pair.token;
    if (tokens.empty()) return;
    out.text("\n");
    out.line(msg("Both allow, with the same result:"));
    for (const std::string& line : wrapped(tokens, 90)) out.text("  " + line + "\n");
}

void print_both(const Output& out, const Game& a, const Game& b, const PositionComparison& position) {
    print_boards(out, a, b, position);
    print_only(out, position, true);
    print_only(out, position, false);
    print_changed(out, position);
    print_same(out, position);
}

Json named(const Output& out, const Game& game) {
    return {{"id", game.ruleset().full_id()}, {"name", game.ruleset().name.in(out.language())}};
}

Json text_or_null(const Output& out, const std::optional<Message>& message) {
    return message && !message->empty() ? Json(out.say(*message)) : Json(nullptr);
}

Json side_json(const Output& out, const Game& game, const std::optional<ChoicePair::Side>& side) {
    if (!side) return nullptr;
    if (side->weight > 0) return {{"weight", side->weight}};
    return {{"says", out.say(side->choice.says)},
            {"result", out.say(side->result)},
            {"after_text", game.text(*side->after)}};
}

}  // namespace

void print_rules(const Output& out, const Game& a, const Game& b, const RulesComparison& rules) {
    const auto title = [&](const char* which, const Game& game) {
        out.text(fmt::format("{}  {} ({})\n", which, game.ruleset().name.in(out.language()),
                             game.ruleset().full_id()));
    };
    title("A", a);
    title("B", b);
    if (rules.same()) {
        out.text("\n");
        out.line(msg("Their rules do not differ; names and texts are no rules."));
        return;
    }
    print_facts(out, rules.facts);
    print_sections(out, rules.sections);
    if (!rules.sections.empty()) return;
    out.text("\n");
    out.line(msg("No sentence of the rules differs; these words of the rulesets do:"));
    for (const WordPair& word : rules.words)
        out.text(fmt::format("  {}: {} | {}\n", word.word, word.a, word.b));
}

void print_positions(const Output& out, const Game& a, const Game& b, const PositionComparison& position) {
    out.text("\n");
    if (!position.why_apart.empty()) out.line(position.why_apart);
    out.line(heading(a, b, position));
    print_both(out, a, b, position);
}

void print_later(const Output& out, const Game& a, const Game& b, const LaterDifference& later) {
    std::string turns;
    for (const ChoicePair& choice : later.way) turns += (turns.empty() ? "" : "; ") + choice.token;
    out.text("\n");
    out.line(msg("Nothing differs there. After the turns {turns} something does:").with("turns", turns));
    print_both(out, a, b, later.there);
}

Json rules_json(const Output& out, const Game& a, const Game& b, const RulesComparison& rules) {
    Json json = {{"a", named(out, a)},    {"b", named(out, b)},     {"language", out.language()},
                 {"same", rules.same()},  {"facts", Json::array()}, {"sections", Json::array()},
                 {"words", Json::array()}};
    for (const FactPair& fact : rules.facts)
        json["facts"].push_back({{"key", fact.key},
                                 {"title", out.say(fact.title)},
                                 {"a", text_or_null(out, fact.a)},
                                 {"b", text_or_null(out, fact.b)},
                                 {"same", fact.same}});
    for (const SectionDifference& section : rules.sections) {
        Json lines = Json::array();
        for (const LinePair& pair : section.lines)
            lines.push_back(
                {{"word", pair.word}, {"a", text_or_null(out, pair.a)}, {"b", text_or_null(out, pair.b)}});
        json["sections"].push_back({{"title", out.say(section.title)}, {"lines", lines}});
    }
    for (const WordPair& word : rules.words)
        json["words"].push_back({{"word", word.word}, {"a", word.a}, {"b", word.b}});
    return json;
}

Json positions_json(const Output& out, const Game& a, const Game& b, const PositionComparison& position) {
    constexpr std::string_view origins[] = {"given", "start-of-a", "start-of-b", "each-start"};
    Json json = {{"of", origins[static_cast<std::size_t>(position.of)]},
                 {"why_apart", text_or_null(out, position.why_apart)},
                 {"a", Json::object()},
                 {"b", Json::object()},
                 {"choices", Json::array()}};
    add_position(a, *position.a, json["a"]);
    add_position(b, *position.b, json["b"]);
    if (position.denominator_a > 1) json["a"]["denominator"] = position.denominator_a;
    if (position.denominator_b > 1) json["b"]["denominator"] = position.denominator_b;
    for (const ChoicePair& pair : position.choices)
        json["choices"].push_back({{"token", pair.token},
                                   {"same", pair.same},
                                   {"a", side_json(out, a, pair.a)},
                                   {"b", side_json(out, b, pair.b)}});
    return json;
}

Json later_json(const Output& out, const Game& a, const Game& b, const LaterDifference& later) {
    Json turns = Json::array();
    for (const ChoicePair& choice : later.way) turns.push_back(choice.token);
    return {{"turns", turns}, {"position", positions_json(out, a, b, later.there)}};
}

}  // namespace sivba::cli
